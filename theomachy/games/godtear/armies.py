"""Warbands: one to four champions, each with its followers and its banner. GT-SET-01, GT-FMT-01."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from theomachy.features.armies import Armies, ArmyChoice, ArmyEntry, Used
from theomachy.games.godtear.cards import CHAMPIONS, SHEETS, official
from theomachy.games.godtear.scene import sheet_card
from theomachy.games.godtear.setup import MOST_CHAMPIONS, PLAYED, STARTERS, read_champions, warband_faults
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Event, Reason
from theomachy.kernel.scene import Track
from theomachy.play.measured import read_measurement

MEASURED = read_measurement(Path(__file__).parent / "content" / "measured.toml")


def write(champions: Sequence[str]) -> str:
    return ",".join(champions)


def faults(text: str) -> list[Reason]:
    """Return the faults of one warband.

    The setup checks how many champions the other side has, and whether the warband is a roster.
    """
    return list(warband_faults(read_champions(text)))


def why_not_add(champions: Sequence[str], id: str) -> Reason | None:
    """Return why a champion cannot be added, or None: the first fault that the warband does not have yet."""
    before = faults(write(champions))
    return next((why for why in warband_faults((*champions, id)) if why not in before), None)


def gauges(champions: Sequence[str]) -> list[Track]:
    return [Track("gt-champions", len(champions), MOST_CHAMPIONS)]


def draw(random: Random, without: Sequence[str] = ()) -> str:
    """Draw as many champions as the other side has, else three, as in the standard game.

    Both players may bring the same champions. GT-SET-01, GT-SET-02, GT-FMT-02.
    """
    return write(random.sample(list(official()), min(len(without), MOST_CHAMPIONS) or PLAYED))


def entries(text: str) -> list[ArmyEntry]:
    return [ArmyEntry(id, "champion") for id in read_champions(text)]


TOLD = {"gt-uses": "skill", "gt-uses-trait": "trait"}
"""Events that tell of an ability, and what they call it."""


def used(t: Godtear, event: Event) -> Used | None:
    """Return the ability of a champion or its followers that an event tells of, or None. GT-SKL-01, GT-SET-09."""
    if event.id not in TOLD:
        return None
    return Used(event.args["seat"], SHEETS[event.args["unit"]].card, event.args[TOLD[event.id]])


ARMIES = Armies(
    field="warbands",
    catalogue=dict.fromkeys(CHAMPIONS, 1),
    read=read_champions,
    write=write,
    faults=faults,
    why_not_add=why_not_add,
    gauges=gauges,
    starters={f"gt-{name}": text for name, text in STARTERS.items()},
    random=draw,
    cards={sheet.id: sheet_card(sheet) for sheet in SHEETS.values() if sheet.fan_made},
    choices={id: ArmyChoice(kind=f"gt-class-{champion.class_}") for id, (champion, _) in CHAMPIONS.items()},
    measured=MEASURED.of,
    strengths=MEASURED.strengths,
    entries=entries,
    used=used,
    along={id: (followers.id,) for id, (_, followers) in CHAMPIONS.items()},
)
