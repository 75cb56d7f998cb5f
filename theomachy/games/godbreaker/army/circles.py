"""Circles: five godbreakers and a shard, as a text that a person can type. GB-CIR-01 to 10.

    The Ashen, for the drowned city: ranged; Raven mercury 8 fleet2 deadly; Nova copper+gold 6 healer shaping -prey; …

Name and cause stand before the colon and may be left out. After it come the shard's trait and the godbreakers, the
leader first, with semicolons between. A godbreaker is its name, its metals, its die and its traits; ranks stand behind
the traits, flaws have a minus. A rank left out is 1 and a die left out is 6; a godbreaker without a name is given one.
A name may have spaces: it is all that stands before the last word made of metals.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

from theomachy.games.godbreaker.content.names import NAMES
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
from theomachy.kernel import Reason, Refused, refuse

Ranks: TypeAlias = tuple[tuple[Trait, int], ...]
"""Traits with their ranks, in the order of the rulebook."""

DICE = (6, 8, 10, 12)
"""Die values of godbreakers. GB-MOD-02."""
CIRCLE_SIZE = 5
"""Number of godbreakers in a circle. GB-MOD-03."""
TOP_RANK = 3
MAX_TRAITS = 4
"""Largest number of a godbreaker's traits; other models may have more. GB-MOD-10, GB-CIR-10, GB-A-94."""
NEW_DICE = (8, 8, 6, 6, 6)
"""Die values of the godbreakers in a new circle, in any order. GB-CIR-02."""
MAX_NAME_CHARACTERS = 24
MAX_CAUSE_CHARACTERS = 60
MAX_TEXT_CHARACTERS = 1000

STARTERS = {
    "starter-1": "The Ashen, for the drowned city: fleet; Vesper copper 8 defensive healer inspired; "
    "Anvil iron 8 pinning tough; Kestrel mercury 6 deadly ranged; Tarn copper 6 vengeful2; "
    "Dirge gold 6 fleet thunderous",
    "starter-2": "The Salt Road, for a road without tolls: ranged; Rook mercury 8 cunning merciless ranged; "
    "Sable mercury 8 deadly2; Veer mercury 6 fleet ranged; Quill mercury 6 inspired ranged; "
    "Girder iron 6 pinning relentless",
    "starter-3": "The Unbowed, for those who cannot flee: tough; Brannoch iron 8 brutal2 juggernaut; "
    "Hale iron 8 relentless tough; Ingot iron 6 brutal pinning; Marrow copper 6 healer2; "
    "Kiln iron 6 relentless tough",
    "starter-4": "The Broken Hymn, for the names of the dead: thunderous; Cantor gold 8 summoning2 thunderous; "
    "Solace gold 8 despoiling2; Mirage gold 6 ruinous shaping; Zenith gold 6 summoning thunderous; "
    "Lumen copper 6 inspired mysterious",
    "starter-5": "The Quiet Storm, for a sky without masters: cunning; Swift mercury 8 fleet2 merciless; "
    "Gale mercury 8 cunning deadly; Halcyon copper 6 mysterious2; Lark mercury 6 deadly fleet; "
    "Wren copper+mercury 6 defensive fleet -brittle",
    "starter-6": "The Lantern Oath, for the last library: inspired; Ondine copper 8 healer2 inspired; "
    "Magnus iron 8 juggernaut tough; Iris copper 6 defensive2; Aurel gold 6 shaping thunderous; "
    "Slate iron+gold 6 pinning ruinous -careful",
}
"""Circles to begin with: a mixed one, archers, brawlers, callers, runners and keepers."""


class Godbreaker(msgspec.Struct, frozen=True):
    """A godbreaker of a circle, as written on its roster. GB-CIR-01."""

    name: str
    die: int
    metals: tuple[Metal, ...]
    """The metal of which it was made, then those of its alloys. GB-CIR-03, GB-CIR-09."""
    traits: Ranks
    flaws: tuple[Flaw, ...] = ()

    def rank(self, trait: str) -> int:
        """Return its own rank of a trait; 0 if it does not have the trait."""
        return next((rank for own, rank in self.traits if own == trait), 0)


class Circle(msgspec.Struct, frozen=True):
    """A circle of five godbreakers with its shard, legal or not. GB-MOD-03, GB-CIR-01."""

    shard: str
    """The trait that all share while the shard marker stands; any word until legality is checked. GB-CIR-04."""
    godbreakers: tuple[Godbreaker, ...]
    """The godbreakers of the circle, the leader first. GB-CIR-02."""
    name: str = ""
    cause: str = ""
    """The cause for which it fights; may be empty."""


def gains_of(place: int) -> int:
    """Return how many traits a new godbreaker gains: the leader three, the others two. GB-CIR-03, GB-A-85."""
    return 2 if place else 3


def in_order(ranks: Mapping[Trait, int]) -> Ranks:
    """Return traits with their ranks, in the order of the rulebook."""
    return tuple(sorted(ranks.items(), key=lambda trait: (list(CLAUSES).index(trait[0]), trait[0])))


# Reading


class Word(msgspec.Struct, frozen=True):
    """A word of the text, and the number of its first character, counted from 1."""

    text: str
    at: int


class Parts(msgspec.Struct, frozen=True):
    """The parts of a text, whose words may be anything."""

    heading: str
    shard: list[Word]
    godbreakers: list[list[Word]]


_HEADING = re.compile(r"([^:;]*):(?=\s|$)")
_WORD = re.compile(r"\S+")
_TRAIT = re.compile("([a-z]+)([0-9]?)")


def take_apart(text: str) -> Parts:
    text = text.rstrip(" ,;\t\r\n")
    heading = _HEADING.match(text)
    start = heading.end() if heading else 0
    parts = []
    for part in text[start:].split(";"):
        parts.append(words_of(text, start, start + len(part)))
        start += len(part) + 1
    return Parts(heading[1].strip() if heading else "", parts[0], parts[1:])


def words_of(text: str, start: int, end: int) -> list[Word]:
    return [Word(match[0], match.start() + 1) for match in _WORD.finditer(text, start, end)]


def read_circle(text: str) -> Circle:
    """Return the circle that a text describes, legal or not. GB-CIR-01.

    It raises Refused, with the place in the text, if the text describes no circle.
    """
    if len(text) > MAX_TEXT_CHARACTERS:
        raise refuse("gb-circle-too-long", "GB-CIR-01", most=MAX_TEXT_CHARACTERS)
    parts = take_apart(text)
    name, _, cause = parts.heading.partition(",")
    shard = _shard(parts.shard)
    godbreakers: list[Godbreaker] = []
    for words in parts.godbreakers:
        godbreakers.append(_godbreaker(words, godbreakers))
    return Circle(shard, tuple(godbreakers), capital(_plain(name)), _plain(cause))


def _plain(text: str) -> str:
    return " ".join(text.split())


def capital(name: str) -> str:
    """Return a name with a capital first letter, where its script has them; ids never begin so."""
    return name[:1].upper() + name[1:]


def _shard(words: list[Word]) -> str:
    if not words:
        raise refuse("gb-no-shard", "GB-CIR-04")
    if len(words) > 1:
        raise refuse("gb-one-shard", "GB-CIR-04", word=words[1].text[:40], at=words[1].at)
    return words[0].text.lower()


def _godbreaker(words: list[Word], before: list[Godbreaker]) -> Godbreaker:
    place = len(before) + 1
    name, metals, rest = split_name(words)
    if not metals:
        raise refuse("gb-no-metal", "GB-CIR-03", place=place, at=words[0].at if words else 0)
    die, ranks, flaws = 0, dict[Trait, int](), list[Flaw]()
    for word in rest:
        text = word.text.lower()
        match = _TRAIT.fullmatch(text)
        trait, rank = match.groups() if match else ("", "")
        if text.isascii() and text.isdigit() and len(text) < 4 and not die:
            die = int(text)
        elif text[0] == "-" and (flaw := text[1:]) in FLAWS:
            flaws.append(flaw)
        elif text[0] == "+" and (metal := text[1:]) in METALS:
            metals = (*metals, metal)
        elif trait in CLAUSES:
            ranks[trait] = ranks.get(trait, 0) + int(rank or 1)
        else:
            raise refuse("gb-no-such-word", "GB-CIR-01", word=word.text[:40], place=place, at=word.at)
    name = capital(name) or given_name(metals[0], place, [other.name for other in before])
    return Godbreaker(name, die or 6, metals, in_order(ranks), tuple(flaws))


def split_name(words: list[Word]) -> tuple[str, tuple[Metal, ...], list[Word]]:
    """Split a godbreaker's words into its name, its metals and the words after them.

    The metals are those of the last word that is made of metals only.
    """
    for index in reversed(range(len(words))):
        named = words[index].text.lower().split("+")
        metals = tuple([metal for metal in named if metal in METALS])
        if len(metals) == len(named):
            return " ".join(word.text for word in words[:index]), metals, words[index + 1 :]
    return "", (), words


def given_name(metal: Metal, place: int, taken: list[str]) -> str:
    """Return a name for a godbreaker whose text has none."""
    first = list(METALS).index(metal) * CIRCLE_SIZE + place
    return next(name for name in (*NAMES[first:], *NAMES) if name not in taken)


# Writing


def write_circle(circle: Circle) -> str:
    """Return the text of a circle: `read_circle(write_circle(circle)) == circle` if its names can be written."""
    heading = ", ".join((circle.name, circle.cause)) if circle.cause else circle.name
    parts = "; ".join((circle.shard, *map(_write_godbreaker, circle.godbreakers)))
    return f"{heading}: {parts}" if heading else parts


def _write_godbreaker(godbreaker: Godbreaker) -> str:
    traits = (f"{trait}{rank}" if rank != 1 else trait for trait, rank in godbreaker.traits)
    return " ".join(
        (
            godbreaker.name,
            "+".join(godbreaker.metals),
            str(godbreaker.die),
            *traits,
            *(f"-{flaw}" for flaw in godbreaker.flaws),
        )
    )


# Legality


Learnt = Literal["trait", "metal", "flaw"]
KNOWN: dict[Learnt, tuple[str, ...]] = {"trait": tuple(CLAUSES), "metal": tuple(METALS), "flaw": FLAWS}


def said(kind: Learnt, id: str) -> str:
    """Return the id of the message that names a trait, a metal or a flaw; an unknown word is returned unchanged."""
    return f"gb-{kind}-{id}" if id in KNOWN[kind] else id


def circle_faults(circle: Circle, levels: bool = False) -> list[Reason]:
    """Return the reasons why a circle may not play; an empty list if it may. GB-MOD-03, GB-CIR-01.

    `levels` says whether terrain has levels.
    """
    return [
        *_roster_faults(circle, levels),
        *(why for godbreaker in circle.godbreakers for why in _faults(godbreaker, levels)),
    ]


def creation_faults(circle: Circle, levels: bool = False) -> list[Reason]:
    """Return the reasons why a circle cannot be a new one; an empty list if it can. GB-CIR-02, GB-CIR-03."""
    faults = circle_faults(circle, levels)
    dice = tuple(sorted((godbreaker.die for godbreaker in circle.godbreakers), reverse=True))
    if len(dice) == CIRCLE_SIZE and dice != NEW_DICE:
        faults.append(Reason("gb-new-dice", "GB-CIR-02", {"dice": " ".join(map(str, dice))}))
    for place, godbreaker in enumerate(circle.godbreakers):
        gained, needed = sum(rank for _, rank in godbreaker.traits), gains_of(place)
        if gained != needed:
            faults.append(
                Reason("gb-new-gains", "GB-CIR-03", {"name": godbreaker.name, "gained": gained, "needed": needed})
            )
    return faults


def _roster_faults(circle: Circle, levels: bool) -> Iterator[Reason]:
    names = [godbreaker.name for godbreaker in circle.godbreakers]
    if len(names) != CIRCLE_SIZE:
        yield Reason("gb-circle-size", "GB-MOD-03", {"godbreakers": len(names), "needed": CIRCLE_SIZE})
    if not _known(circle.shard, levels):
        yield Reason("gb-no-such-shard", "GB-CIR-04", {"trait": said("trait", circle.shard)})
    for name in (circle.name, circle.cause):
        if why := why_not_called(name, MAX_CAUSE_CHARACTERS):
            yield why
    if "," in circle.name:
        yield Reason("gb-name-sign", "GB-CIR-01", {"name": circle.name, "sign": ","})
    if circle.name != capital(circle.name):
        yield Reason("gb-name-small", "GB-CIR-01", {"name": circle.name})
    for place, name in enumerate(names):
        if why := why_not_named(name):
            yield why
        if name in names[:place]:
            yield Reason("gb-name-twice", "GB-CIR-01", {"name": name})


def why_not_named(name: str) -> Reason | None:
    """Return why no godbreaker can have this name, or None: names must survive writing and reading. GB-CIR-01."""
    if not name:
        return Reason("gb-no-name", "GB-CIR-01")
    if name != capital(name):
        return Reason("gb-name-small", "GB-CIR-01", {"name": name})
    return why_not_called(name, MAX_NAME_CHARACTERS)


def why_not_called(name: str, most: int) -> Reason | None:
    if len(name) > most:
        return Reason("gb-name-too-long", "GB-CIR-01", {"name": name[:most], "most": most})
    for sign in name:
        if sign in ";:." or not sign.isprintable():  # a full stop would make the text look like a code
            return Reason(
                "gb-name-sign", "GB-CIR-01", {"name": name, "sign": sign if sign.isprintable() else repr(sign)}
            )
    if _plain(name) != name:
        return Reason("gb-name-spaces", "GB-CIR-01", {"name": name})
    return None


def _known(trait: str, levels: bool) -> bool:
    """Return True if a trait exists; Unbound exists only where terrain has levels. GB-A-86."""
    return trait in TRAITS or (levels and trait == UNBOUND)


def _faults(godbreaker: Godbreaker, levels: bool) -> Iterator[Reason]:
    """Yield the faults of one godbreaker. GB-MOD-02, GB-MOD-10, GB-CIR-10."""
    if godbreaker.die not in DICE:
        yield Reason("gb-no-such-die", "GB-MOD-02", {"name": godbreaker.name, "die": godbreaker.die})
    for trait, rank in godbreaker.traits:
        if not _known(trait, levels):
            yield Reason(
                "gb-no-such-trait",
                CLAUSES.get(trait, "GB-CIR-07"),
                {"name": godbreaker.name, "trait": said("trait", trait)},
            )
        if not 1 <= rank <= TOP_RANK:
            args = {"name": godbreaker.name, "trait": said("trait", trait), "rank": rank, "most": TOP_RANK}
            yield Reason("gb-rank", "GB-MOD-10", args)
    if len(godbreaker.traits) > MAX_TRAITS:
        yield Reason(
            "gb-too-many-traits",
            "GB-CIR-10",
            {"name": godbreaker.name, "traits": len(godbreaker.traits), "most": MAX_TRAITS},
        )
    if godbreaker.traits != in_order(dict(godbreaker.traits)):
        yield Reason("gb-traits-unsorted", "GB-CIR-01", {"name": godbreaker.name})
    yield from _metal_faults(godbreaker)


def _metal_faults(godbreaker: Godbreaker) -> Iterator[Reason]:
    """Yield the faults of a godbreaker's metals and flaws. GB-CIR-08, GB-CIR-09, GB-A-82, GB-A-83.

    Each alloy has brought a trait of its metal, and a flaw. A further metal comes only from an alloy. Any other trait
    may have come from the crucible, whose traits are of all metals.
    """
    held: tuple[tuple[Learnt, str, tuple[str, ...]], ...] = (
        ("metal", "GB-CIR-06", godbreaker.metals),
        ("flaw", "GB-MOD-10", godbreaker.flaws),
    )
    for kind, clause, things in held:
        for place, thing in enumerate(things):
            if thing not in KNOWN[kind]:
                yield Reason(f"gb-no-such-{kind}", clause, {"name": godbreaker.name, kind: said(kind, thing)})
            elif thing in things[:place]:
                yield Reason(f"gb-{kind}-twice", clause, {"name": godbreaker.name, kind: said(kind, thing)})
    if not godbreaker.metals:
        yield Reason("gb-without-metal", "GB-CIR-03", {"name": godbreaker.name})
    alloys = godbreaker.metals[1:]
    metals = [METAL_OF.get(trait) for trait, _ in godbreaker.traits]
    for metal in alloys:
        if metal not in metals:
            yield Reason(
                "gb-alloy-without-trait", "GB-CIR-09", {"name": godbreaker.name, "metal": said("metal", metal)}
            )
    if len(alloys) > len(godbreaker.flaws):
        yield Reason("gb-alloy-without-flaw", "GB-CIR-09", {"name": godbreaker.name, "metals": len(godbreaker.metals)})
    elif len(godbreaker.flaws) > sum(metal in godbreaker.metals for metal in metals):
        yield Reason("gb-flaw-without-alloy", "GB-CIR-09", {"name": godbreaker.name, "flaws": len(godbreaker.flaws)})


def legal_circle(text: str, levels: bool = False) -> Circle:
    """Return the circle of a text; raise Refused with the first reason if it may not play."""
    circle = read_circle(text)
    if faults := circle_faults(circle, levels):
        raise Refused(faults[0])
    return circle
