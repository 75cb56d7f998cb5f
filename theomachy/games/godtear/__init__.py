"""Godtear: champions, followers and banners on a hex board. GAME is all that the rest of the house needs of it."""

from pathlib import Path
from random import Random

from theomachy.content.digest import digest_of
from theomachy.features.ai import Ai, deployed_first
from theomachy.games.godtear.ai.deployment import deployment
from theomachy.games.godtear.ai.grounds import COACH, GROUNDS, grounds
from theomachy.games.godtear.ai.groups import GROUPS
from theomachy.games.godtear.ai.judge import SUMS, judge_with
from theomachy.games.godtear.ai.policy import is_between, is_quiescent, policy
from theomachy.games.godtear.armies import ARMIES
from theomachy.games.godtear.cards import CHAMPIONS, official
from theomachy.games.godtear.notation import FORMS, read, write
from theomachy.games.godtear.rules import next_step
from theomachy.games.godtear.rules.dice import DIE
from theomachy.games.godtear.rules.opening import set_up
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.scene import scene
from theomachy.games.godtear.setup import PRESETS, SEATS, Setup
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Content, Game, Notation, SetupRules
from theomachy.play.judges import read_judges, read_styles

FOLDER = Path(__file__).parent
CONTENT = digest_of(champions=CHAMPIONS, scenarios=SCENARIOS)
PUBLISHED = digest_of(champions=official(), scenarios=SCENARIOS)
"""The digest of the content without fan-made champions: matches without them go on. GT-FMT-15."""


def imagine(t: Godtear, seat: int, random: Random) -> Godtear:
    """Return the state itself, because everything lies open. GT-SET-10."""
    return t


GAME = Game(
    id="godtear",
    rules="4",
    content=Content(FOLDER, CONTENT, includes=(PUBLISHED,)),
    setup=SetupRules(Setup, PRESETS, SEATS),
    new=set_up,
    next_step=next_step,
    result=lambda t: t.result,
    scene=scene,
    imagine=imagine,
    notation=Notation(write, read, forms=FORMS),
    telling="2",
    dice=(DIE,),
    is_quiescent=is_quiescent,
    features=(
        Ai(
            judges=read_judges(FOLDER, SUMS, judge_with),
            styles=read_styles(FOLDER, SUMS, GROUNDS, judge_with),
            policies={"1": policy, "2": deployed_first(deployment, policy)},
            deployment=deployment,
            groups=GROUPS,
            grounds=grounds,
            coach=COACH,
            is_between=is_between,
        ),
        ARMIES,
    ),
)
