"""Spell cards: their fields, and what can be wrong with a spell in a folder of its own. GS-ITM-09, GS-ITM-11."""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import Literal, NamedTuple

import msgspec

from theomachy.content.card_folders import CardFolders
from theomachy.content.digest import BadContent
from theomachy.content.mistakes import explained
from theomachy.content.what_if import read_toml
from theomachy.games.godslayer.language import (
    Afflict,
    Be,
    Change,
    Cross,
    Data,
    Effects,
    Frighten,
    Have,
    Ignore,
    KnockDown,
    Leave,
    Protect,
    Verb,
    Weaken,
    every,
    spelled_out,
)
from theomachy.games.godslayer.terms import Until


class Spell(Data, frozen=True):
    """A spell. GS-ITM-09."""

    id: str
    faction: str
    category: str
    set: str
    cost: int
    act: int
    rng: int
    """Range in inches; 0 for LEAD range. GS-A-132."""
    cpl: int
    thaumaturgy: bool
    """True if the spell targets an enemy. GS-MAG-02, GS-MAG-03."""
    target: Literal["model", "unit", "place"] = "unit"
    until: Until = "round"
    """Duration; `sustained` if it can be sustained."""
    pow: int | None = None
    aoe: int = 0
    does: Effects = ()
    official: tuple[str, ...] = ()
    fan_made: bool = False
    """True if players made the spell: it is brought along, and never drawn by chance. GS-ITM-11."""

    @property
    def strikes(self) -> bool:
        """True if the spell is an attack, which leaves nothing that lasts. GS-MAG-06."""
        afflicts = any(effect.when == "hits" for effect in every(Afflict, self.does))
        return afflicts or self.pow is not None or self.aoe > 0


class Known(NamedTuple):
    """The names that a spell card may refer to, and those that are taken."""

    lores: Collection[tuple[str, str]]
    """The factions with the spell categories of their spellcasters."""
    continuous: Collection[str]
    ids: Collection[str]


STRIKING: tuple[type[Verb], ...] = (Ignore, Weaken, Afflict, KnockDown, Leave)
LASTING: tuple[type[Verb], ...] = (Change, Be, Have, Frighten, Protect, Cross, Afflict)
"""Effects that a lasting spell can have; STRIKING has those of an attack spell."""
_SLUG = re.compile(r"[a-z][a-z-]*")


def read_spell(id: str, folders: CardFolders, known: Known, others: Mapping[str, Spell]) -> Spell:
    """Read the spell of a folder, or raise BadContent with the file and the field."""
    source = folders.source(id)
    try:
        entry = spelled_out(read_toml(f"godslayer.spells.{id}", folders.text(id)))
        assert isinstance(entry, dict)
        if "id" in entry:
            raise BadContent(f"{source}: id: it is the name of the folder")
        spell = msgspec.convert({"id": id, **entry}, Spell)
    except msgspec.ValidationError as error:
        raise BadContent(f"{source}: {explained(error, Spell)}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{source}: {error}") from None
    for problem in (*_wrong_names(spell, known, others), *_wrong_effects(spell, known, code=folders.has_code(id))):
        raise BadContent(f"{source}: {problem}")
    return spell


def _wrong_names(spell: Spell, known: Known, others: Mapping[str, Spell]) -> Iterator[str]:
    if not _SLUG.fullmatch(spell.id):
        yield f"an id is made of small letters and dashes: {spell.id!r}"
    if spell.id in known.ids or spell.id in others:
        yield f"something else has this id: {spell.id!r}"
    factions = sorted({faction for faction, _ in known.lores})
    if spell.faction not in factions:
        yield f"faction: {spell.faction!r} is none of those with spellcasters: {', '.join(factions)}"
    elif (spell.faction, spell.category) not in known.lores:
        lores = ", ".join(sorted(category for faction, category in known.lores if faction == spell.faction))
        yield f"category: nobody of {spell.faction} casts {spell.category!r}, but {lores} (GS-ITM-10)"
    lying = [other.id for other in others.values() if _lies(other) and other.category == spell.category]
    if _lies(spell) and lying:
        yield f"until: {lying[0]} is sustained at a place already, and the table could not tell them apart (GS-MAG-08)"


def _lies(spell: Spell) -> bool:
    """Return True if a spell is sustained at a place."""
    return spell.target == "place" and spell.until == "sustained"


def _wrong_effects(spell: Spell, known: Known, *, code: bool) -> Iterator[str]:
    for number, effect in enumerate(spell.does, 1):
        where, verb = f"does, entry {number}", effect.__struct_config__.tag
        if isinstance(effect, Afflict) and effect.effect not in known.continuous:
            yield f"{where}: afflict: {effect.effect!r} is none of {', '.join(sorted(known.continuous))} (GS-CEF-01)"
        if spell.strikes and not isinstance(effect, STRIKING):
            yield f"{where}: {verb}: a spell that strikes can {_verbs(STRIKING)} (GS-MAG-06)"
        if not spell.strikes and not isinstance(effect, LASTING):
            yield f"{where}: {verb}: a spell that lasts can {_verbs(LASTING)}; one that strikes has pow or aoe"
        if isinstance(effect, Protect) and effect.once:
            yield f"{where}: once: a spell protects as long as it lasts"
    strikes = spell.aoe or (spell.strikes and spell.target != "place")
    lasts = not spell.strikes and spell.does and spell.until != "instant" and spell.target != "place"
    if not (strikes or lasts or code):
        yield "it does nothing: it needs `does` and an `until` that is not instant, or pow, or aoe, or an effects.py"


def _verbs(verbs: tuple[type[Verb], ...]) -> str:
    return ", ".join(str(verb.__struct_config__.tag) for verb in verbs)
