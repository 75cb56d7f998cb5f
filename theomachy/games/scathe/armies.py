"""Parties: heroes worth twelve. Their rows may be named, too; else they are committed at the table.

SC-SET-02, SC-PTY-01, SC-PTY-02.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from theomachy.features.armies import Armies, ArmyChoice, ArmyEntry, Used
from theomachy.games.scathe.heroes import HEROES
from theomachy.games.scathe.setup import (
    PARTY_COST,
    STARTERS,
    cost_of,
    hero_faults,
    party_faults,
    random_party,
    read_rows,
    row_faults,
    why_not_afford,
)
from theomachy.games.scathe.state import Scathe
from theomachy.kernel import Event, Reason
from theomachy.kernel.scene import Track
from theomachy.play.measured import read_measurement

MEASURED = read_measurement(Path(__file__).parent / "content" / "measured.toml")


def read(text: str) -> tuple[str, ...]:
    return tuple(id for row in read_rows(text.strip()) for id in row)


def write(heroes: Sequence[str]) -> str:
    return ",".join(heroes)


def faults(text: str) -> list[Reason]:
    return [*party_faults(read(text)), *row_faults(read_rows(text.strip()))]


def why_not_add(heroes: Sequence[str], id: str) -> Reason | None:
    before = list(hero_faults(heroes))
    for why in hero_faults((*heroes, id)):
        if why not in before:
            return why
    return why_not_afford(cost_of(heroes), id, "SC-SET-02") if id in HEROES else None


def gauges(heroes: Sequence[str]) -> list[Track]:
    return [Track("sc-cost", cost_of(heroes), PARTY_COST)]


def draw(random: Random, without: Sequence[str] = ()) -> str:
    """Draw a party without the other party's heroes, since each hero exists once. SC-CMP-03."""
    return write(random_party(random, without))


def entries(text: str) -> list[ArmyEntry]:
    return [ArmyEntry(id, "hero", points=HEROES[id].cost) for id in read(text)]


def used(t: Scathe, event: Event) -> Used | None:
    """Return the ability that an event tells of, by its number, or None. SC-USE-01."""
    if event.id not in ("sc-uses", "sc-fatigues"):
        return None
    hero = event.args["hero"]
    return Used(t.slots[hero][0], hero, str(event.args["ability"]))


ARMIES = Armies(
    field="parties",
    catalogue=dict.fromkeys(HEROES, 1),
    read=read,
    write=write,
    faults=faults,
    why_not_add=why_not_add,
    gauges=gauges,
    starters={f"sc-{name}": text for name, text in STARTERS.items()},
    random=draw,
    choices={id: ArmyChoice(kind=f"sc-{hero.row}", cost=hero.cost) for id, hero in HEROES.items()},
    cost="sc-cost",
    measured=MEASURED.of,
    strengths=MEASURED.strengths,
    entries=entries,
    used=used,
)
