"""Scathe: a dice-driven duel of hero parties. GAME is all that the rest of the house needs of it."""

from pathlib import Path
from random import Random

from theomachy.features.ai import Ai
from theomachy.games.scathe.ai.grounds import GROUNDS, grounds
from theomachy.games.scathe.ai.judge import SUMS, judge_with
from theomachy.games.scathe.armies import ARMIES
from theomachy.games.scathe.heroes import BOXED, HEROES, content
from theomachy.games.scathe.notation import FORMS, read, write
from theomachy.games.scathe.rules import next_step
from theomachy.games.scathe.rules.dice import ACTION_DIE
from theomachy.games.scathe.rules.opening import set_up
from theomachy.games.scathe.scene import SEATS, scene
from theomachy.games.scathe.setup import PRESETS, Setup
from theomachy.games.scathe.state import Scathe
from theomachy.kernel import Content, Game, Notation, SetupRules
from theomachy.play.judges import read_judges, read_styles

FOLDER = Path(__file__).parent


def imagine(t: Scathe, seat: int, random: Random) -> Scathe:
    """Return the state itself: nothing in it is hidden. The draft deck is a bag, drawn from when revealed. SC-A-24."""
    return t


GAME = Game(
    id="scathe",
    rules="1",
    telling="3",
    content=Content(FOLDER, content(HEROES), includes=(content(BOXED),)),
    setup=SetupRules(Setup, PRESETS, SEATS),
    new=set_up,
    next_step=next_step,
    result=lambda t: t.result,
    scene=scene,
    imagine=imagine,
    notation=Notation(write, read, forms=FORMS),
    dice=(ACTION_DIE,),
    features=(
        Ai(
            judges=read_judges(FOLDER, SUMS, judge_with),
            styles=read_styles(FOLDER, SUMS, GROUNDS, judge_with),
            grounds=grounds,
        ),
        ARMIES,
    ),
)
