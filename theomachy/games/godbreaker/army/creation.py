"""Creation and growth of godbreakers: metals, traits gained, the crucible, alloys. GB-CIR-02 to 10.

The same procedures serve a match, with players' answers and dice, and circles drawn at random.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from theomachy.dice import d
from theomachy.games.godbreaker.army.circles import (
    MAX_NAME_CHARACTERS,
    MAX_TRAITS,
    NEW_DICE,
    TOP_RANK,
    Circle,
    Godbreaker,
    gains_of,
    in_order,
    said,
    why_not_named,
)
from theomachy.games.godbreaker.content.names import CAUSES, CIRCLE_NAMES, NAMES
from theomachy.games.godbreaker.content.traits import (
    CLAUSES,
    FLAWS,
    METAL_OF,
    METALS,
    TRAITS,
    UNBOUND,
    Flaw,
    Metal,
    Trait,
)
from theomachy.kernel import Ask, Both, Choice, Procedure, Reason, Refused, Region, Roll, one
from theomachy.kernel.keys import Subject, split_verb

D6 = d(6)
ALLOY = 6
"""The face of the crucible's die that is an alloy and no trait. GB-CIR-08."""


# Ways to gain a trait


def why_not_gain(who: Godbreaker, key: str, levels: bool = False) -> Reason | None:
    """Return why a godbreaker cannot gain a trait in the way that a key names, or None. GB-CIR-07, GB-CIR-08.

    Keys are `new:fleet`, `raise:tough`, `crucible:gold`.
    """
    way, what = split_verb(key)
    if way == "new" and what in CLAUSES:
        return _why_not_new(who, what, levels)
    if way == "raise" and what in CLAUSES:
        return why_not_raise(who, what)
    if way == "crucible" and what in METALS:
        return None
    return Reason("gb-no-such-gain", "GB-CIR-07", {"key": key})


def _why_not_new(who: Godbreaker, trait: Trait, levels: bool) -> Reason | None:
    """Return why a godbreaker cannot take a new trait, or None: it must be of one of its metals. GB-CIR-07, GB-A-86.

    Unbound belongs to no metal and can be taken by all, where terrain has levels.
    """
    if trait == UNBOUND and not levels:
        return Reason("gb-unbound-needs-levels", "GB-A-86", {"name": who.name})
    if trait != UNBOUND and METAL_OF[trait] not in who.metals:
        return Reason(
            "gb-other-metal",
            "GB-CIR-07",
            {"name": who.name, "trait": said("trait", trait), "metal": said("metal", METAL_OF[trait])},
        )
    return why_not_learn(who, trait)


def why_not_learn(who: Godbreaker, trait: Trait) -> Reason | None:
    """Return why a trait cannot be new to a godbreaker, metals left aside, or None. GB-CIR-10."""
    if who.rank(trait):
        return Reason("gb-trait-known", "GB-CIR-07", {"name": who.name, "trait": said("trait", trait)})
    if len(who.traits) >= MAX_TRAITS:
        return Reason("gb-four-traits", "GB-CIR-10", {"name": who.name, "most": MAX_TRAITS})
    return None


def why_not_raise(who: Godbreaker, trait: Trait) -> Reason | None:
    """Return why a godbreaker cannot raise a trait by a rank, or None. GB-CIR-07, GB-CIR-10."""
    if not who.rank(trait):
        return Reason("gb-trait-unknown", "GB-CIR-07", {"name": who.name, "trait": said("trait", trait)})
    if who.rank(trait) >= TOP_RANK:
        return Reason("gb-top-rank", "GB-CIR-10", {"name": who.name, "trait": said("trait", trait), "most": TOP_RANK})
    return None


def can_gain(who: Godbreaker) -> bool:
    """Return True unless the godbreaker has four traits at rank 3 and can gain nothing. GB-CIR-10, GB-D-30."""
    return len(who.traits) < MAX_TRAITS or bool(raises(who))


def raises(who: Godbreaker) -> list[str]:
    return [f"raise:{trait}" for trait, _ in who.traits if not why_not_raise(who, trait)]


class Gains(msgspec.Struct, Choice[str], gc=False):
    """The ways in which a godbreaker can gain a trait, as the options of a question. GB-CIR-07, GB-CIR-08."""

    who: Godbreaker
    levels: bool

    def options(self) -> list[str]:
        ways = [*(f"new:{trait}" for trait in CLAUSES), *raises(self.who), *(f"crucible:{metal}" for metal in METALS)]
        return [key for key in ways if self.why_not(key) is None]

    def why_not(self, key: str) -> Reason | None:
        return why_not_gain(self.who, key, self.levels)

    def subject(self, option: str) -> Subject:
        """Return the line of the godbreaker's own card that names the trait, if it has the trait already."""
        return Subject(line=split_verb(option)[1])


def gains(who: Godbreaker, levels: bool = False) -> list[str]:
    """Return the keys of the ways in which a godbreaker can gain a trait."""
    return Gains(who, levels).options() if can_gain(who) else []


# Gains


def with_trait(who: Godbreaker, trait: Trait) -> Godbreaker:
    """Return the godbreaker with a new trait at rank 1, or with a trait that it has one rank higher. GB-CIR-07."""
    return msgspec.structs.replace(who, traits=in_order({**dict(who.traits), trait: who.rank(trait) + 1}))


def with_alloy(who: Godbreaker, metal: Metal, trait: Trait, flaw: Flaw) -> Godbreaker:
    """Return the godbreaker with a metal, a trait of it and a flaw. GB-CIR-09, GB-A-83.

    It may have the metal already.
    """
    metals = who.metals if metal in who.metals else (*who.metals, metal)
    return msgspec.structs.replace(with_trait(who, trait), metals=metals, flaws=(*who.flaws, flaw))


def gain_trait(seat: int, who: Godbreaker, levels: bool = False, by: str = "") -> Procedure[Godbreaker]:
    """Let a godbreaker gain a trait or a rank, and return it. GB-CIR-07, GB-CIR-08.

    If nothing can come of the crucible's result, the player chooses a way once more. GB-A-81.
    """
    if not can_gain(who):
        return who
    key = yield from Ask[str](seat, "gb-ask-gain", Gains(who, levels), by, "GB-CIR-07")
    way, what = split_verb(key)
    if way == "crucible" and what in METALS:
        return (yield from crucible(seat, who, what, levels, by))
    return with_trait(who, trait_of(key))


def trait_of(key: str) -> Trait:
    """Return the trait in a key such as `new:fleet` or `raise:tough`."""
    _, trait = split_verb(key)
    assert trait in CLAUSES
    return trait


def crucible(seat: int, who: Godbreaker, metal: Metal, levels: bool, by: str) -> Procedure[Godbreaker]:
    """Roll on a metal's list; the player may take a rank of a known trait instead of the result. GB-CIR-08."""
    face = yield from Roll[int]((D6,), one, "gb-roll-crucible", seat, "GB-CIR-08")
    if face == ALLOY:
        possible = len(who.traits) < MAX_TRAITS and len(who.flaws) < len(FLAWS)  # GB-A-82
        kept = f"alloy:{metal}"
    else:
        trait = METALS[metal][face - 1]
        possible = not why_not_learn(who, trait) or not why_not_raise(who, trait)  # GB-A-81
        kept = f"raise:{trait}" if who.rank(trait) else f"new:{trait}"
    options = [kept, *(key for key in raises(who) if key != kept)] if possible else raises(who)
    if not options:
        return (yield from gain_trait(seat, who, levels, by))
    key = yield from Ask[str](seat, "gb-ask-crucible", options, by, "GB-CIR-08")
    if face == ALLOY and key == kept:
        return (yield from alloy(seat, who, metal, by))
    return with_trait(who, trait_of(key))


def alloy(seat: int, who: Godbreaker, metal: Metal, by: str) -> Procedure[Godbreaker]:
    """Ask for a trait of the metal and a flaw, and return the godbreaker with both. GB-CIR-09, GB-A-82."""
    traits = {f"new:{trait}": trait for trait in METALS[metal] if not why_not_learn(who, trait)}
    trait = yield from Ask[str](seat, "gb-ask-alloy-trait", list(traits), by, "GB-CIR-09")
    flaws = {f"flaw:{flaw}": flaw for flaw in FLAWS if flaw not in who.flaws}
    flaw = yield from Ask[str](seat, "gb-ask-flaw", list(flaws), by, "GB-A-82")
    return with_alloy(who, metal, traits[trait], flaws[flaw])


def make_godbreaker(
    seat: int, blank: Godbreaker, traits: int, levels: bool = False, by: str = ""
) -> Procedure[Godbreaker]:
    """Make a new godbreaker: first its metal, then its traits. GB-CIR-03."""
    metals = {f"metal:{metal}": metal for metal in METALS}
    key = yield from Ask[str](seat, "gb-ask-metal", list(metals), by, "GB-CIR-03")
    who = msgspec.structs.replace(blank, metals=(metals[key],))
    for _ in range(traits):
        who = yield from gain_trait(seat, who, levels, by)
    return who


# At random


def by_chance(random: Random, procedure: Callable[..., Procedure[Any]], *args: Any) -> Any:
    """Return the result of a procedure in which every answer and every die is random."""
    live, answer = procedure(*args), None
    while True:
        try:
            request = live.send(answer)
        except StopIteration as done:
            return done.value
        assert not isinstance(request, Both)
        answer = random.choice(request.look()) if isinstance(request, Ask) else tuple(map(random.choice, request.dice))


def random_circle(random: Random, levels: bool = False) -> Circle:
    """Return a random new circle; every legal one is possible. GB-CIR-02 to 04."""
    names, dice = random.sample(NAMES, len(NEW_DICE)), random.sample(NEW_DICE, len(NEW_DICE))
    godbreakers = []
    for place, (name, die) in enumerate(zip(names, dice, strict=True)):
        blank = Godbreaker(name, die, (), ())
        godbreakers.append(by_chance(random, make_godbreaker, 0, blank, gains_of(place), levels))
    shard = random.choice((*TRAITS, UNBOUND) if levels else TRAITS)
    return Circle(shard, tuple(godbreakers), random.choice(CIRCLE_NAMES), random.choice(CAUSES))


# Names


NAMES_PROPOSED = 6
SIGNS_IN_NAMES = " -'’"
"""Characters that a name given in a match may have besides letters and figures, so that it fits into a key."""


def spare_names(circles: Sequence[Circle], former: Sequence[str] = ()) -> list[str]:
    """Propose names for a new godbreaker that no other godbreaker has, and none of the former ones had."""
    taken = [*former, *[who.name for circle in circles for who in circle.godbreakers]]
    return [name for name in reversed(NAMES) if name not in taken][:NAMES_PROPOSED]


class Called(msgspec.Struct, Region[str], gc=False):
    """The possible names of a new godbreaker: `name:Rook`, or any other that is free in its circle.

    A few names are proposed. GB-CIR-01, GB-CIR-03.
    """

    circle: Circle
    spare: list[str]
    former: tuple[str, ...] = ()
    """Names of those who belonged to the circle in this game; a chronicle would take one for the other."""

    def options(self) -> list[str]:
        return [f"name:{name}" for name in self.spare]

    def why_not(self, key: str) -> Reason | None:
        verb, name = split_verb(key)
        if verb != "name":
            return Reason("gb-no-name", "GB-CIR-01")
        if name in [who.name for who in self.circle.godbreakers]:
            return Reason("gb-name-twice", "GB-CIR-01", {"name": name})
        if name in self.former:
            return Reason("gb-name-of-former", "GB-A-85", {"name": name})
        strange = [sign for sign in name if not (sign.isalnum() or sign in SIGNS_IN_NAMES)]
        if strange and strange[0].isprintable():
            return Reason("gb-name-sign", "GB-CIR-01", {"name": name[:MAX_NAME_CHARACTERS], "sign": strange[0]})
        return why_not_named(name)

    def read(self, key: str) -> str:
        if why := self.why_not(key):
            raise Refused(why)
        return key

    def pick(self, random: Random) -> str:
        return random.choice(self.options())

    def subject(self, option: str) -> Subject:
        """Return an empty subject, because the godbreaker is not there yet."""
        return Subject()


def name_godbreaker(
    seat: int, who: Godbreaker, circle: Circle, spare: list[str], former: tuple[str, ...] = ()
) -> Procedure[Godbreaker]:
    """Ask the player to name a new godbreaker, as the last step of making it. GB-CIR-03."""
    key = yield from Ask[str](seat, "gb-ask-name", Called(circle, spare, former), who.name, "GB-CIR-03")
    return msgspec.structs.replace(who, name=split_verb(key)[1])
