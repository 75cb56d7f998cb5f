"""Warbands by chance, from everything that the game's makers published and no fan-made spell. GS-ITM-11."""

from collections.abc import Iterator
from random import Random

import msgspec

from theomachy.games.godslayer.army.legality import armed, castable, problems
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, Item, Profile, official_spells
from theomachy.games.godslayer.army.warbands import Entry, Warband, cost_of, nearest_parent, total, with_changes
from theomachy.kernel import refuse

KINDS = {"card": 5, "trooper": 3, "spell": 3, "item": 2}
"""Weights of the ways for a warband to grow."""


def random_warband(random: Random, level: int, faction: str | None = None) -> Warband:
    """Return a random legal warband that nothing can be added to, or raise Refused if the level is too low for one.

    An armed warlord leads it.
    """
    starts = [
        Warband(card.faction, (msgspec.structs.replace(entry, leader=True),))
        for card in PROFILES.values()
        if card.kind == "warlord" and faction in (None, card.faction)
        for entry in _ready(card)
        if cost_of(entry) <= level
    ]
    if not starts:
        raise refuse("gs-level-too-low", "GS-WAR-05", level=level)
    of = random.choice(sorted({start.faction for start in starts}))
    warband = random.choice([start for start in starts if start.faction == of])
    while (more := _grown(random, warband, level)) is not None:
        warband = more
    return warband


def _ready(card: Profile) -> Iterator[Entry]:
    """Yield the smallest useful entries of a card: with a weapon if it has none, and a spell if it can cast."""
    bare = Entry(card.id, card.core)
    arms = [item.id for item in ITEMS.values() if item.weapons and _fits(item, card)]
    known = [spell.id for spell in official_spells().values() if castable(spell, card)]
    for item in [""] if armed(bare) else arms:
        for spell in known or [""]:
            yield Entry(card.id, card.core, (item,) if item else (), (spell,) if spell else ())


def _fits(item: Item, card: Profile) -> bool:
    return item.faction == card.faction and item.slot in card.slots


def _grown(random: Random, warband: Warband, level: int) -> Warband | None:
    """Return a warband with one random addition that leaves it legal, or None if there is none."""
    left = level - total(warband)
    growths = {kind: [entries for cost, entries in grow(warband) if cost <= left] for kind, grow in GROWTH.items()}
    while any(growths.values()):
        kinds = [kind for kind, choices in growths.items() if choices]
        kind = random.choices(kinds, [KINDS[kind] for kind in kinds])[0]
        entries = growths[kind].pop(random.randrange(len(growths[kind])))
        more = Warband(warband.faction, entries)
        if not problems(more, level):
            return more
    return None


Growth = Iterator[tuple[int, tuple[Entry, ...]]]
"""Possible additions: the cost of each, and the entries with it."""


def _cards(warband: Warband) -> Growth:
    for card in PROFILES.values():
        if card.faction == warband.faction:
            for entry in _ready(card):
                entries = (*warband.entries, entry)
                last = len(entries) - 1
                yield cost_of(entry), with_changes(entries, last, parent=nearest_parent(entries, last))


def _troopers(warband: Warband) -> Growth:
    for place, entry in enumerate(warband.entries):
        if entry.size < entry.of.largest:
            yield entry.of.extra, with_changes(warband.entries, place, size=entry.size + 1)


def _items(warband: Warband) -> Growth:
    for place, entry in enumerate(warband.entries):
        for item in ITEMS.values():
            if _fits(item, entry.of):
                yield item.cost, with_changes(warband.entries, place, items=(*entry.items, item.id))


def _spells(warband: Warband) -> Growth:
    for place, entry in enumerate(warband.entries):
        for spell in official_spells().values():
            if castable(spell, entry.of):
                yield spell.cost, with_changes(warband.entries, place, spells=(*entry.spells, spell.id))


GROWTH = {"card": _cards, "trooper": _troopers, "spell": _spells, "item": _items}
