"""Agreements before the seats are known: the parties, or a draft, and the readings of unclear rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from random import Random
from typing import Literal

import msgspec

from theomachy.games.scathe.actions import Rows
from theomachy.games.scathe.heroes import BOXED, HEROES
from theomachy.kernel import Reason, Refused, SetupBase

PARTY_COST = 12
ROW = 3


class Rulings(SetupBase, frozen=True):
    """Readings of unclear rules, SC-A-01 to SC-A-25. The defaults are the rulebook's recommended readings."""

    death: Literal["at zero", "below zero"] = "at zero"
    """The health at which a hero is dead. SC-A-01."""
    collect: Literal["inspire", "armor", "taunt", "physical", "magic"] = "inspire"
    """The tokens that the Defender collects. SC-A-02."""
    buffs_last: Literal["until death", "until round end"] = "until death"
    """The time until which physical and magic tokens stay. SC-A-03."""
    taunt_pulls_magic: bool = False
    """True if magic may strike a taunting hero in the back row. SC-A-04."""
    row_taunt: Literal["by centre", "by hero"] = "by centre"
    """The hero whose taunt counts in a row attack: the centre's, or each one's own. SC-A-05."""
    cripple_removed: Literal["before fatigue", "after fatigue"] = "before fatigue"
    """The moment at which a fatigued hero loses old cripple tokens. SC-A-06."""
    fatigue_by: Literal["ability", "level", "roll"] = "ability"
    """The number that decides the cost of fatigue. SC-A-07."""
    armor_wears: Literal["always", "when hurt"] = "always"
    """The attacks that wear armor: all, or only those that hurt. SC-A-08."""
    attacks_wear: Literal["one by one", "after the ability"] = "one by one"
    """The moment at which two attacks of one ability wear armor and taunt. SC-A-09."""
    finite_supply: bool = False
    """True if tokens can run out. SC-A-10."""
    ally_is_self: bool = True
    """True if the acting hero counts as an ally. SC-A-11."""
    cripple_reach: Literal["any", "front row"] = "any"
    """The enemies that cripple reaches. SC-A-12."""
    harmless_wears_taunt: bool = True
    """True if an attack without damage takes a taunt token. SC-A-13."""
    overspend: bool = False
    """True if more inspire may be spent than an ability needs. SC-A-14."""
    one_per_dead_hero: bool = False
    """True if a dead hero holds one die a round only. SC-A-15."""
    fallen_take_dice: bool = True
    """True if a hero that died with a die on it may take more in that round. SC-A-16."""
    may_decline: bool = False
    """True if a die may be put on a hero without using an ability. SC-A-17."""
    secret_rows: bool = True
    """True if rows are chosen in secret, False if Red shows them first. SC-A-18."""
    draft_first: Literal["roll", "red", "blue"] = "roll"
    """The player who picks first in a draft. SC-A-19."""
    free_pass: bool = False
    """True if a player may pass in the draft at any time. SC-A-20."""
    pass_redraws: Literal["for both", "for oneself"] = "for both"
    """The players for whom a new display is turned up after a pass. SC-A-21."""
    dragon_in_draft: bool = False
    """True if the Flame Dragon is drafted like any other hero. SC-A-22."""
    round_limit: int = 60
    """SC-A-23; 0 is no limit."""
    cripple_stays: bool = False
    """True if cripple tokens stay after a die that wakes nothing. SC-A-25."""


class Setup(SetupBase, frozen=True):
    """Two parties, or none for a draft.

    A party is text: `defender,fighter/priest,ranger,spellsword` is front/back, `warrior,knight,sage,apprentice` leaves
    the rows to be committed at the table, `starter-1` and `starter-2` are the book's.
    """

    parties: tuple[str, str] | None = ("starter-1", "starter-2")
    rulings: Rulings = Rulings()


STARTERS = {
    "starter-1": "defender,fighter/priest,ranger,spellsword",
    "starter-2": "warrior,knight/sage,apprentice",
}
"""Ready-made parties, by message id. SC-PTY-01."""


class Party(msgspec.Struct, frozen=True):
    heroes: tuple[str, ...]
    rows: Rows | None = None


@lru_cache(1000)
def read_party(text: str, seat: int) -> Party:
    """Read a party's text and check it by itself. SC-SET-02, SC-CMP-03."""
    rows = read_rows(text)
    heroes = tuple(id for row in rows for id in row)
    if why := next(chain(party_faults(heroes), row_faults(rows)), None):
        raise Refused(Reason(why.id, why.clause, {"number": seat + 1, **why.args}))
    return Party(heroes, Rows(rows[0], rows[1]) if len(rows) == 2 else None)


def read_rows(text: str) -> list[tuple[str, ...]]:
    """Return the rows that a text names: two, or one if rows are still to be chosen."""
    rows = STARTERS.get(text, text).split("/")
    return [tuple(id.strip() for id in row.split(",") if id.strip()) for row in rows]


def party_faults(heroes: Sequence[str]) -> Iterator[Reason]:
    """Yield the reasons why heroes are no party. SC-SET-02, SC-PTY-02, SC-CMP-03."""
    yield from hero_faults(heroes)
    if all(id in HEROES for id in heroes) and (cost := cost_of(heroes)) != PARTY_COST:
        yield Reason("sc-party-cost", "SC-SET-02", {"cost": cost, "needed": PARTY_COST})


def hero_faults(heroes: Sequence[str]) -> Iterator[Reason]:
    """Yield the reasons why heroes cannot be together, apart from their cost. SC-CMP-01, SC-CMP-03."""
    for id, times in Counter(heroes).items():
        if id not in HEROES:
            yield Reason("sc-no-such-hero", "SC-CMP-01", {"hero": id})
        elif times > 1:
            yield Reason("sc-hero-twice", "SC-CMP-03", {"hero": id})


def row_faults(rows: Sequence[Sequence[str]]) -> Iterator[Reason]:
    """Yield the reasons why heroes cannot stand in these rows; one row alone is still to be divided. SC-SET-02."""
    if len(rows) > 2:
        yield Reason("sc-too-many-rows", "SC-SET-02", {"rows": len(rows)})
    elif len(rows) == 2:
        for row in rows:
            if len(row) > ROW:
                yield Reason("sc-row-full", "SC-SET-02", {"heroes": len(row), "most": ROW})


def why_not_afford(cost: int, hero: str, clause: str) -> Reason | None:
    """Return why a party of this cost cannot take a hero: never above 12 and never to 11. SC-DRF-06, SC-PTY-02."""
    rest = PARTY_COST - cost - HEROES[hero].cost
    if rest < 0:
        return Reason("sc-above-twelve", clause, {"hero": hero, "cost": PARTY_COST - rest})
    return Reason("sc-stuck-at-eleven", clause, {"hero": hero}) if rest == 1 else None


def cost_of(heroes: Sequence[str]) -> int:
    """Return the cost of a hero; an unknown one costs nothing. SC-CMP-02."""
    return sum(HEROES[id].cost for id in heroes if id in HEROES)


def read_parties(setup: Setup) -> tuple[Party, Party] | None:
    """Return both parties of a setup, None for a draft, or refuse parties that are not legal."""
    if setup.rulings.round_limit < 0:
        raise Refused(Reason("sc-bad-round-limit", "SC-A-23", {"limit": setup.rulings.round_limit}))
    if setup.parties is None:
        return None
    red, blue = (read_party(text, seat) for seat, text in enumerate(setup.parties))
    for id in blue.heroes:
        if id in red.heroes:
            raise Refused(Reason("sc-hero-in-both", "SC-CMP-03", {"hero": id}))
    return red, blue


def random_party(random: Random, without: Sequence[str] = ()) -> tuple[str, ...]:
    """Draw a uniformly shuffled choice of heroes of the box worth twelve. SC-PTY-03."""
    while True:
        left = [id for id in BOXED if id not in without]
        random.shuffle(left)
        party: list[str] = []
        for id in left:
            if why_not_afford(cost_of(party), id, "SC-PTY-02") is None:
                party.append(id)
        if cost_of(party) == PARTY_COST:
            return tuple(party)


def random_parties(random: Random) -> Setup:
    red = random_party(random)
    return Setup((",".join(red), ",".join(random_party(random, red))))


PRESETS = {
    "starters": lambda random: Setup(),
    "draft": lambda random: Setup(parties=None),
    "random": random_parties,
}
