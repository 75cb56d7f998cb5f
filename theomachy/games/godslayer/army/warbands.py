"""Warbands as lines of text, and their cost.

    wyldfolk: pendragon+spear-of-the-oak; bard-of-aynnsing; wolfhound@2; druid+thornburst; bladeslingers*5

The faction is followed by the entries. An entry is a profile, `*` and the number of models if a unit is larger than its
core, `+` and each item or spell, and `@` and the number of the parent's entry for an attachment. `!` marks the warband
leader if that is not the first warlord. The faction may be left out if it is that of the first entry, and `@` if the
parent is the nearest that may have the attachment.
"""

import re

import msgspec

from theomachy.games.godslayer.army.profiles import FACTIONS, ITEMS, PROFILES, SPELLS, Profile
from theomachy.kernel import refuse

NOTHING = -1
LEVELS = (160, 200, 300, 400, 500)
"""Usual battle levels. GS-WAR-01."""


class Entry(msgspec.Struct, frozen=True):
    """A profile card with the items and spells that were bought for it."""

    profile: str
    size: int = 1
    """Models of a unit; 1 for anything else, where a war-machine's crew is not counted."""
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    parent: int = NOTHING
    """Index of the parent's entry for an attachment, or NOTHING. GS-MOD-08."""
    leader: bool = False
    """True if it is the warband leader. GS-WAR-05."""

    @property
    def of(self) -> Profile:
        return PROFILES[self.profile]


class Warband(msgspec.Struct, frozen=True):
    faction: str
    entries: tuple[Entry, ...]


def cost_of(entry: Entry) -> int:
    """Return the cost of an entry with its further troopers, items and spells. GS-WAR-02, GS-WAR-10, GS-PRO-09."""
    return (
        entry.of.cost
        + entry.of.extra * (entry.size - entry.of.core)
        + sum(ITEMS[item].cost for item in entry.items)
        + sum(SPELLS[spell].cost for spell in entry.spells)
    )


def total(warband: Warband) -> int:
    return sum(map(cost_of, warband.entries))


SIGNS = re.compile("([+*@!])")

NUMBER = re.compile("[1-9][0-9]{0,2}")

SHOWN = 40
"""Characters of a word that are repeated in a refusal."""


class Draft(msgspec.Struct):
    """An entry as it was written."""

    profile: str
    size: int | None = None
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    parent: int | None = None
    leader: bool = False


def read_warband(text: str) -> Warband:
    """Return the warband that a text names, legal or not, or raise Refused if it names something unknown.

    Capitals do not matter.
    """
    heading, colon, rest = text.partition(":")
    faction = heading.strip().lower() if colon else ""
    if faction and faction not in FACTIONS:
        raise refuse("gs-unknown-faction", "GS-WAR-03", word=heading.strip()[:SHOWN])
    pieces = [piece.strip() for piece in (rest if colon else text).split(";")]
    drafts = [_draft(piece.lower(), place) for place, piece in enumerate(filter(None, pieces), 1)]
    if not drafts:
        raise refuse("gs-empty-warband", "GS-WAR-05")
    entries = tuple(
        Entry(draft.profile, draft.size or PROFILES[draft.profile].core, draft.items, draft.spells, leader=draft.leader)
        for draft in drafts
    )
    for place, draft in enumerate(drafts):
        parent = nearest_parent(entries, place) if draft.parent is None else draft.parent - 1
        entries = with_changes(entries, place, parent=parent)
    return Warband(faction or PROFILES[drafts[0].profile].faction, with_leader(entries))


def _draft(text: str, place: int) -> Draft:
    profile, *parts = (word.strip() for word in SIGNS.split(text))
    if profile not in PROFILES:
        raise refuse("gs-unknown-profile", "GS-WAR-03", place=place, word=profile[:SHOWN])
    draft = Draft(profile)
    for sign, word in zip(parts[::2], parts[1::2], strict=True):
        _add(draft, sign, word, place)
    return draft


def _add(draft: Draft, sign: str, word: str, place: int) -> None:
    if sign == "+" and word in ITEMS:
        draft.items += (word,)
    elif sign == "+" and word in SPELLS:
        draft.spells += (word,)
    elif sign == "+":
        raise refuse("gs-unknown-item", "GS-ITM-02", place=place, word=word[:SHOWN])
    elif sign == "*" and NUMBER.fullmatch(word) and draft.size is None:
        draft.size = int(word)
    elif sign == "@" and NUMBER.fullmatch(word) and draft.parent is None:
        draft.parent = int(word)
    elif sign == "!" and not word and draft.leader:
        raise refuse("gs-one-leader", "GS-WAR-05", given=2)
    elif sign == "!" and not word:
        draft.leader = True
    else:
        raise refuse("gs-entry-spelled", "GS-WAR-04", place=place, word=f"{sign}{word}"[:SHOWN])


def nearest_parent(entries: tuple[Entry, ...], place: int) -> int:
    """Return the index of the nearest parent that an attachment may have, or NOTHING.

    Parents without such an attachment come first, and then those before it.
    """
    entry = entries[place]
    if not entry.of.attaches:
        return NOTHING
    taken = [other.parent for other in entries if other.profile == entry.profile]
    legal = [index for index, other in enumerate(entries) if may_carry(other.of, entry.of)]
    return min(legal, key=lambda index: (index in taken, index > place, abs(index - place)), default=NOTHING)


def with_changes(entries: tuple[Entry, ...], place: int, **changes: object) -> tuple[Entry, ...]:
    return (*entries[:place], msgspec.structs.replace(entries[place], **changes), *entries[place + 1 :])


def _first_warlord(entries: tuple[Entry, ...]) -> int:
    return next((place for place, entry in enumerate(entries) if entry.of.kind == "warlord"), NOTHING)


def with_leader(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Mark the first warlord as leader if nobody is marked. GS-WAR-05, GS-A-78."""
    first = _first_warlord(entries)
    marked = first == NOTHING or any(entry.leader for entry in entries)
    return entries if marked else with_changes(entries, first, leader=True)


def write_warband(warband: Warband) -> str:
    """Return the text from which `read_warband` reads this warband."""
    first = _first_warlord(warband.entries)
    written = [_written(entry, mark=entry.leader and index != first) for index, entry in enumerate(warband.entries)]
    return f"{warband.faction}: {'; '.join(written)}"


def _written(entry: Entry, *, mark: bool) -> str:
    words = [entry.profile, "!" if mark else ""]
    words += [f"*{entry.size}"] if entry.size != entry.of.core else []
    words += [f"+{word}" for word in (*entry.items, *entry.spells)]
    words += [f"@{entry.parent + 1}"] if entry.parent != NOTHING else []
    return "".join(words)


def lowest_level(warband: Warband) -> int:
    """Return the lowest usual battle level with enough points for a warband, or the highest. GS-WAR-01, GS-WAR-02."""
    points = total(warband)
    return next((level for level in LEVELS if level >= points), LEVELS[-1])


def said(id: str) -> str:
    """Return the id of the message that names a profile, item, spell or faction."""
    return f"gs-{id}"


def may_carry(parent: Profile, attachment: Profile) -> bool:
    """Return True if an attachment may belong to a parent. GS-MOD-08, GS-MOD-11, GS-MOD-12.

    An attachment for individual models belongs to no unit, and nothing belongs to another attachment.
    """
    if attachment.attaches == "spellcaster":
        return parent.spellcaster and parent.kind != "attachment"
    if attachment.attaches == "individual":
        return parent.kind in ("warlord", "character", "creature")
    return attachment.attaches == parent.kind
