"""Godslayer: battles of warbands on a 48-inch table. Other packages need only GAME."""

from pathlib import Path

from theomachy.content.digest import digest_of
from theomachy.features.ai import Ai, deployed_first
from theomachy.features.auto_answers import AutoAnswers
from theomachy.games.godslayer.ai.deployment import deployment
from theomachy.games.godslayer.ai.grounds import GROUNDS, grounds
from theomachy.games.godslayer.ai.judge import SUMS, judge_with
from theomachy.games.godslayer.ai.policy import horizon, is_quiescent, policy
from theomachy.games.godslayer.army.profiles import CONTINUOUS, ITEMS, PROFILES, SPELLS, SUBFACTIONS, official_spells
from theomachy.games.godslayer.auto_answers import AUTO_ANSWERS
from theomachy.games.godslayer.ground.fields import FIELDS
from theomachy.games.godslayer.ground.pieces import CATALOGUE, SORTS
from theomachy.games.godslayer.muster import MUSTER
from theomachy.games.godslayer.notation.reading import FORMS
from theomachy.games.godslayer.notation.writing import read, view, write
from theomachy.games.godslayer.rules import next_step
from theomachy.games.godslayer.rules.combat.attack_rolls import D6
from theomachy.games.godslayer.rules.setup.opening import set_up
from theomachy.games.godslayer.rules.setup.secret_deployment import imagine
from theomachy.games.godslayer.scene import scene
from theomachy.games.godslayer.setup import FEWEST, PRESETS, Setup, for_players
from theomachy.games.godslayer.state import LETTERS, Battle
from theomachy.kernel import Content, Game, Notation, SetupRules
from theomachy.play.judges import read_judges, read_styles

FOLDER = Path(__file__).parent
SEATS = tuple(f"gs-seat-{number + 1}" for number in range(len(LETTERS)))

CARDS = {"profiles": PROFILES, "items": ITEMS, "subfactions": SUBFACTIONS, "continuous": CONTINUOUS}
GROUND = {"sorts": SORTS, "pieces": CATALOGUE, "fields": FIELDS}
CONTENT = digest_of(spells=SPELLS, **CARDS, **GROUND)
PUBLISHED = digest_of(spells=official_spells(), **CARDS, **GROUND)
"""The digest of the content without fan-made spells: matches without them go on. GS-ITM-11."""

GAME = Game(
    id="godslayer",
    rules="3",
    telling="2",
    content=Content(FOLDER, CONTENT, includes=(PUBLISHED,)),
    setup=SetupRules(
        Setup, PRESETS, SEATS, players=lambda setup: len(setup.warbands), fewest=FEWEST, for_players=for_players
    ),
    new=set_up,
    next_step=next_step,
    result=lambda t: t.result,
    scene=scene,
    imagine=imagine,
    notation=Notation(write, read, view, FORMS),
    dice=(D6,),
    is_quiescent=is_quiescent,
    features=(
        Ai(
            judges=read_judges(FOLDER, SUMS, judge_with),
            styles=read_styles(FOLDER, SUMS, GROUNDS, judge_with),
            policies={"1": policy, "2": deployed_first(deployment, policy)},
            deployment=deployment,
            grounds=grounds,
            is_between=horizon,
            horizon=horizon,
            fingerprint=Battle.fingerprint,
        ),
        MUSTER,
        AutoAnswers(AUTO_ANSWERS),
    ),
)
