"""The Godbreaker Saga: godbreakers and wild models on an open table. Other packages need only GAME."""

from itertools import combinations
from pathlib import Path
from random import Random

from theomachy.content.digest import digest_of
from theomachy.features.ai import Ai, deployed_first
from theomachy.features.campaigns import CampaignRules
from theomachy.features.ruler import Ruler
from theomachy.games.godbreaker.ai.deployment import deployment
from theomachy.games.godbreaker.ai.grounds import GROUNDS, grounds
from theomachy.games.godbreaker.ai.judge import SUMS, judge_with
from theomachy.games.godbreaker.ai.policy import is_between, is_quiescent, policy
from theomachy.games.godbreaker.army.circles import DICE, TOP_RANK
from theomachy.games.godbreaker.army.muster import MUSTER
from theomachy.games.godbreaker.campaign import aftermath, roster, why_not_begin
from theomachy.games.godbreaker.content.names import NAMES
from theomachy.games.godbreaker.content.traits import FLAWS, METALS, MIGHTY, SINISTER
from theomachy.games.godbreaker.ground.fields import FIELDS
from theomachy.games.godbreaker.ground.pieces import CATALOGUE
from theomachy.games.godbreaker.notation.reading import FORMS
from theomachy.games.godbreaker.notation.writing import read, write
from theomachy.games.godbreaker.retelling import retold
from theomachy.games.godbreaker.rules import next_step
from theomachy.games.godbreaker.rules.dice import die_above
from theomachy.games.godbreaker.rules.opening import set_up
from theomachy.games.godbreaker.rules.rulers import ruler
from theomachy.games.godbreaker.rules.threats import THREATS
from theomachy.games.godbreaker.scene import scene
from theomachy.games.godbreaker.setup import MAX_PLAYERS, MIN_PLAYERS, PRESETS, SEATS, Setup, for_players
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Content, Die, Game, Notation, SetupRules
from theomachy.play.judges import read_judges, read_styles

FOLDER = Path(__file__).parent

ROLLED: tuple[Die, ...] = (
    *(die_above(sides, again) for sides in DICE for again in range(TOP_RANK + 1)),
    *(seats for players in range(2, MAX_PLAYERS + 1) for seats in combinations(range(MAX_PLAYERS), players)),
)
"""Dice of models and tables, without faces that are rerolled; and the draws of seniority. GB-DIE-02, GB-A-67."""

TABLES = {"metals": METALS, "flaws": FLAWS, "mighty": MIGHTY, "sinister": SINISTER, "names": NAMES}
CONTENT = digest_of(threats=THREATS, pieces=CATALOGUE, fields=FIELDS, **TABLES)


def imagine(t: Saga, seat: int, random: Random) -> Saga:
    """Return the state unchanged, because no part of it is hidden."""
    return t


GAME = Game(
    id="godbreaker",
    rules="3",
    telling="3",
    content=Content(FOLDER, CONTENT),
    setup=SetupRules(
        Setup, PRESETS, SEATS, players=lambda setup: len(setup.circles), fewest=MIN_PLAYERS, for_players=for_players
    ),
    new=set_up,
    next_step=next_step,
    result=lambda t: t.result,
    scene=scene,
    imagine=imagine,
    notation=Notation(write, read, forms=FORMS),
    dice=ROLLED,
    is_quiescent=is_quiescent,
    features=(
        Ai(
            judges=read_judges(FOLDER, SUMS, judge_with),
            styles=read_styles(FOLDER, SUMS, GROUNDS, judge_with),
            policies={"1": policy, "2": deployed_first(deployment, policy)},
            deployment=deployment,
            grounds=grounds,
            is_between=is_between,
        ),
        MUSTER,
        CampaignRules(aftermath, roster, why_not_begin, retold),
        Ruler(ruler),
    ),
)
