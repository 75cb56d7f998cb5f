"""Warbands: what a player brings along, as a line of text, what it costs, and whether it is legal.

    wyldfolk: pendragon+spear-of-the-oak; bard-of-aynnsing; wolfhound@2; druid+thornburst; bladeslingers*5

The faction, then one entry after another: a profile, `*` and the number of models of a unit that is larger than its
core, `+` and each item or spell, `@` and the number of the entry that an attachment belongs to. `!` marks the warband
leader if that is not the first warlord. The faction may be left out: it is that of the first entry; `@` as well: it is
the nearest that an attachment may belong to.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

from theomachy.games.godslayer.army.profiles import FACTIONS, ITEMS, PROFILES, SPELLS, Item, Profile, Spell
from theomachy.kernel import Reason, Refused, refuse

NOTHING = -1
LEVELS = (160, 200, 300, 400, 500)
"""GS-WAR-01"""
STEP = 500
"""points of the battle level for which there is one more warlord, and one more of everything. GS-WAR-06, GS-WAR-07"""


class Entry(msgspec.Struct, frozen=True):
    """One profile card with what was bought for it."""

    profile: str
    size: int = 1
    """models of a unit; 1 for anything else, a war-machine's crew not counted"""
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    parent: int = NOTHING
    """where in the warband the entry stands that an attachment belongs to. GS-MOD-08"""
    leader: bool = False
    """whether it is the warband leader. GS-WAR-05"""

    @property
    def of(self) -> Profile:
        return PROFILES[self.profile]


class Warband(msgspec.Struct, frozen=True):
    faction: str
    entries: tuple[Entry, ...]


STARTERS = {
    "halodynes-160": "halodynes: demarchon+kopis+hoplon+minor-healing-potion; sanctum-priestess+aegis-hymn; "
    "amazon-hunters; cerberos",
    "mortans-160": "mortans: centurion+eagle-gladius+tower-scutum+alchemical-stimulant; necromagus+iron-grave; "
    "legionnaires; bonehound",
    "nordgaard-160": "nordgaard: scarjarl+jarls-great-axe; brewer-of-odrorir; fjell-warriors; frost-bear",
    "wyldfolk-160": "wyldfolk: pendragon+stepperunner-sword+potion-of-speed; bard-of-aynnsing; bladeslingers; "
    "sabre-tooth",
    "banebrood-160": "banebrood: gorelord+infector-blades; horn-brayer; maldire-mongrels; ursapine",
    "troglodytes-160": "troglodytes: hammerfist+lords-morning-star; lighteater+lightrend; reaver-runts; feral-troll",
    "halodynes-300": "halodynes: demarchon+kopis+hoplon; sanctum-priestess+aegis-hymn+searing-light; "
    "sacred-familiar@2; hoplites; amazon-hunters*5; hill-ogres",
    "mortans-300": "mortans: centurion+eagle-gladius+tower-scutum+alchemical-stimulant; princeptor; "
    "necromagus+iron-grave+knit-the-fallen; legionnaires*6; xisteri-bombers; scorpio; legio-mortum",
    "nordgaard-300": "nordgaard: warsmith+rune-hammer+runes-of-the-forefathers+bear-mead; valkyrie; "
    "brewer-of-odrorir; fjell-warriors*5; fimbul-toughborns*4; einherjer",
    "wyldfolk-300": "wyldfolk: pendragon+spear-of-the-oak+torc-of-thorns; bard-of-aynnsing; wolfhound@2; "
    "druid+fury-of-mabhdus; cromlech-guard*5; bladeslingers*6; sabre-tooth",
    "banebrood-300": "banebrood: gorelord+hornplate-armor+infector-blades; gut-hackers*5; ursapine; ursapine; "
    "maldire-mongrels",
    "troglodytes-300": "troglodytes: hammerfist+lords-morning-star+black-iron-plate; "
    "lighteater+veil-of-dusk+lightrend; obsidian-nightmare; grayhorns; reaver-runts*12",
}
"""Warbands to begin with: two of each faction. GS-WAR-01"""


# Points


def cost_of(entry: Entry) -> int:
    """The model or the core, troopers beyond it, items and spells. GS-WAR-02, GS-WAR-10, GS-PRO-09"""
    return (
        entry.of.cost
        + entry.of.extra * (entry.size - entry.of.core)
        + sum(ITEMS[item].cost for item in entry.items)
        + sum(SPELLS[spell].cost for spell in entry.spells)
    )


def total(warband: Warband) -> int:
    return sum(map(cost_of, warband.entries))


# From a text and back


SIGNS = re.compile("([+*@!])")
NUMBER = re.compile("[1-9][0-9]{0,2}")
SHOWN = 40
"""Characters of a word that are repeated to whoever typed it."""


class Draft(msgspec.Struct):
    """An entry as it was written."""

    profile: str
    size: int | None = None
    items: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    parent: int | None = None
    leader: bool = False


def read_warband(text: str) -> Warband:
    """The warband that a text names, legal or not; Refused if it names what there is not. Capitals do not matter."""
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
        parent = _parent(entries, place) if draft.parent is None else draft.parent - 1
        entries = _with(entries, place, parent=parent)
    return Warband(faction or PROFILES[drafts[0].profile].faction, _with_leader(entries))


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


def _parent(entries: tuple[Entry, ...], place: int) -> int:
    """The nearest that an attachment may belong to and that has none like it, rather before it than after it."""
    entry = entries[place]
    if not entry.of.attaches:
        return NOTHING
    taken = [other.parent for other in entries if other.profile == entry.profile]
    legal = [at for at, other in enumerate(entries) if may_carry(other.of, entry.of)]
    return min(legal, key=lambda at: (at in taken, at > place, abs(at - place)), default=NOTHING)


def _with(entries: tuple[Entry, ...], place: int, **changes: object) -> tuple[Entry, ...]:
    return (*entries[:place], msgspec.structs.replace(entries[place], **changes), *entries[place + 1 :])


def _first_warlord(entries: tuple[Entry, ...]) -> int:
    return next((place for place, entry in enumerate(entries) if entry.of.kind == "warlord"), NOTHING)


def _with_leader(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The first warlord leads where nobody is marked. GS-WAR-05, GS-A-78"""
    first = _first_warlord(entries)
    marked = first == NOTHING or any(entry.leader for entry in entries)
    return entries if marked else _with(entries, first, leader=True)


def write_warband(warband: Warband) -> str:
    """`read_warband` gives it back."""
    first = _first_warlord(warband.entries)
    written = [_written(entry, mark=entry.leader and at != first) for at, entry in enumerate(warband.entries)]
    return f"{warband.faction}: {'; '.join(written)}"


def _written(entry: Entry, *, mark: bool) -> str:
    words = [entry.profile, "!" if mark else ""]
    words += [f"*{entry.size}"] if entry.size != entry.of.core else []
    words += [f"+{word}" for word in (*entry.items, *entry.spells)]
    words += [f"@{entry.parent + 1}"] if entry.parent != NOTHING else []
    return "".join(words)


# What is legal


def legal_warband(text: str, level: int) -> Warband:
    """The warband of a text; Refused with the first reason if it is not legal at this battle level."""
    warband = read_warband(text)
    if faults := problems(warband, level):
        raise Refused(faults[0])
    return warband


def problems(warband: Warband, level: int) -> list[Reason]:
    """Everything that is wrong with a warband at a battle level. GS-WAR-01 to 11, GS-ITM-02, GS-ITM-03, GS-ITM-10"""
    return [
        *_wrong_points(warband, level),
        *_wrong_faction(warband),
        *_wrong_warlords(warband, level),
        *_wrong_numbers(warband, level),
        *_wrong_sizes(warband),
        *_wrong_attachments(warband),
        *_wrong_items(warband),
        *_wrong_spells(warband),
    ]


def lowest_level(warband: Warband) -> int:
    """The lowest usual battle level that has the points for a warband, else the highest. GS-WAR-01, GS-WAR-02"""
    points = total(warband)
    return next((level for level in LEVELS if level >= points), LEVELS[-1])


def more_at(level: int) -> int:
    """By how much every deployment limit and the number of warlords rise. GS-WAR-06, GS-WAR-07, GS-A-79"""
    return max(level, 0) // STEP


def said(id: str) -> str:
    """The message that names a profile, an item, a spell, a faction."""
    return f"gs-{id}"


def _wrong_points(warband: Warband, level: int) -> Iterator[Reason]:
    """The agreed level counts, not what was spent. GS-WAR-01, GS-WAR-02"""
    if (points := total(warband)) > level:
        yield Reason("gs-over-level", "GS-WAR-02", {"points": points, "level": level})


def _wrong_faction(warband: Warband) -> Iterator[Reason]:
    """One faction, any of its sub-factions. GS-WAR-03"""
    for id in dict.fromkeys(entry.profile for entry in warband.entries):
        if PROFILES[id].faction != warband.faction:
            yield Reason("gs-other-faction", "GS-WAR-03", {"what": said(id), "faction": said(warband.faction)})


def _wrong_warlords(warband: Warband, level: int) -> Iterator[Reason]:
    """At least one warlord, one of whom leads. GS-MOD-03, GS-WAR-05, GS-WAR-06, GS-WAR-08, GS-WAR-09"""
    warlords = [entry for entry in warband.entries if entry.of.kind == "warlord"]
    if not warlords:
        yield Reason("gs-needs-warlord", "GS-WAR-05")
    counted = 0
    for id, times in Counter(entry.profile for entry in warlords).items():
        counted += max(times - PROFILES[id].dpl + 1, 1)  # what its own card allows together counts once. GS-WAR-08
    if counted > (most := 1 + more_at(level)):
        yield Reason("gs-too-many-warlords", "GS-WAR-06", {"given": len(warlords), "most": most, "level": level})
    leaders = [entry for entry in warband.entries if entry.leader]
    if warlords and len(leaders) != 1:
        yield Reason("gs-one-leader", "GS-WAR-05", {"given": len(leaders)})
    for entry in leaders:
        if entry.of.kind != "warlord":
            yield Reason("gs-leader-is-no-warlord", "GS-WAR-05", {"what": said(entry.profile)})


def _wrong_numbers(warband: Warband, level: int) -> Iterator[Reason]:
    """GS-WAR-04, GS-WAR-07, GS-A-77"""
    for id, times in Counter(entry.profile for entry in warband.entries).items():
        if times > (most := PROFILES[id].dpl + more_at(level)):
            yield Reason("gs-over-limit", "GS-WAR-04", {"what": said(id), "given": times, "most": most})


def _wrong_sizes(warband: Warband) -> Iterator[Reason]:
    """From the core to the largest size on the card; nothing but units has a size. GS-WAR-10, GS-MOD-01, GS-MOD-05"""
    for entry in warband.entries:
        card = entry.of
        if not card.core <= entry.size <= card.largest:
            args = {"what": said(entry.profile), "given": entry.size, "least": card.core, "most": card.largest}
            yield Reason("gs-unit-size" if card.kind == "unit" else "gs-not-a-unit", "GS-WAR-10", args)


def may_carry(parent: Profile, attachment: Profile) -> bool:
    """Whether an attachment may belong to somebody: an attachment for individual models to no unit, and nothing to
    another attachment. GS-MOD-08, GS-MOD-11, GS-MOD-12"""
    if attachment.attaches == "spellcaster":
        return parent.spellcaster and parent.kind != "attachment"
    if attachment.attaches == "individual":
        return parent.kind in ("warlord", "character", "creature")
    return attachment.attaches == "unit" and parent.kind == "unit"


def _wrong_attachments(warband: Warband) -> Iterator[Reason]:
    """GS-MOD-08 to 11, GS-A-77, GS-A-136"""
    attached = [entry for entry in warband.entries if entry.of.kind == "attachment"]
    for id, times in Counter(entry.profile for entry in attached).items():
        parents = sum(may_carry(entry.of, PROFILES[id]) for entry in warband.entries)
        if times > parents:
            yield Reason("gs-too-few-parents", "GS-MOD-09", {"what": said(id), "given": times, "parents": parents})
    for entry in warband.entries:
        if entry.parent != NOTHING and entry.of.kind != "attachment":
            yield Reason("gs-no-attachment", "GS-MOD-08", {"what": said(entry.profile)})
    for entry in attached:
        parent = warband.entries[entry.parent] if 0 <= entry.parent < len(warband.entries) else None
        if parent is None:
            yield Reason("gs-no-parent", "GS-MOD-09", {"what": said(entry.profile)})
        elif not may_carry(parent.of, entry.of):
            clause = "GS-MOD-11" if entry.of.attaches == "individual" else "GS-MOD-08"
            yield Reason("gs-wrong-parent", clause, {"what": said(entry.profile), "parent": said(parent.profile)})
    for (id, at), times in Counter((entry.profile, entry.parent) for entry in attached).items():
        if times > 1 and 0 <= at < len(warband.entries):
            parent = warband.entries[at]
            yield Reason("gs-attached-twice", "GS-MOD-10", {"what": said(id), "parent": said(parent.profile)})


def _wrong_items(warband: Warband) -> Iterator[Reason]:
    """Of the bearer's faction, of a sub-class on its card, as many as it says, and each once in a warband.
    GS-WAR-11, GS-ITM-01 to 03, GS-A-80"""
    for entry in warband.entries:
        for item in entry.items:
            if ITEMS[item].faction != entry.of.faction:
                yield Reason("gs-other-faction", "GS-ITM-02", {"what": said(item), "faction": said(entry.of.faction)})
            elif ITEMS[item].slot not in entry.of.slots:
                yield Reason("gs-item-not-allowed", "GS-ITM-02", {"what": said(entry.profile), "item": said(item)})
        for slot, most in entry.of.slots.items():
            if (given := [ITEMS[item].slot for item in entry.items].count(slot)) > most:
                args = {"what": said(entry.profile), "slot": f"gs-slot-{slot}", "given": given, "most": most}
                yield Reason("gs-too-many-items", "GS-ITM-02", args)
    for item, times in Counter(item for entry in warband.entries for item in entry.items).items():
        if times > 1:
            yield Reason("gs-item-twice", "GS-ITM-03", {"what": said(item), "given": times})


def _wrong_spells(warband: Warband) -> Iterator[Reason]:
    """As many as the card says, of its category, of one set where it says so; others may know the same.
    GS-ITM-03, GS-ITM-09, GS-ITM-10"""
    for entry in warband.entries:
        slots, what = entry.of.spells, said(entry.profile)
        if entry.spells and slots is None:
            yield Reason("gs-knows-no-spells", "GS-ITM-10", {"what": what})
        if slots is None:
            continue
        if len(entry.spells) > slots.count:
            args = {"what": what, "given": len(entry.spells), "most": slots.count}
            yield Reason("gs-too-many-spells", "GS-ITM-10", args)
        for spell, times in Counter(entry.spells).items():
            if not _castable(SPELLS[spell], entry.of):
                yield Reason("gs-spell-not-allowed", "GS-ITM-10", {"what": what, "spell": said(spell)})
            if times > 1:
                yield Reason("gs-spell-twice", "GS-ITM-10", {"what": what, "spell": said(spell)})
        if slots.one_set and len({SPELLS[spell].set for spell in entry.spells}) > 1:
            yield Reason("gs-one-spell-set", "GS-ITM-10", {"what": what})


def warnings(warband: Warband) -> list[Reason]:
    """What is legal but hardly meant: a model without any weapon. GS-ITM-04"""
    return [
        Reason("gs-unarmed", "GS-ITM-04", {"what": said(entry.profile)})
        for entry in warband.entries
        if not armed(entry)
    ]


def armed(entry: Entry) -> bool:
    """GS-ITM-04"""
    return bool(entry.of.weapons) or any(ITEMS[item].weapons for item in entry.items)


# By chance


KINDS = {"card": 5, "trooper": 3, "spell": 3, "item": 2}
"""How likely a warband grows by what, if it can by all of them."""


def random_warband(random: Random, level: int, faction: str | None = None) -> Warband:
    """A legal warband that nothing more can be added to, led by a warlord who is armed; Refused if the level is too
    low for one."""
    starts = [
        Warband(card.faction, (msgspec.structs.replace(entry, leader=True),))
        for card in PROFILES.values()
        if card.kind == "warlord" and faction in (None, card.faction)
        for entry in _ready(card)
        if cost_of(entry) <= level
    ]
    if not starts:
        raise refuse("gs-level-too-low", "GS-WAR-05", level=level)
    of = random.choice(sorted({one.faction for one in starts}))
    warband = random.choice([one for one in starts if one.faction == of])
    while (more := _grown(random, warband, level)) is not None:
        warband = more
    return warband


def _ready(card: Profile) -> Iterator[Entry]:
    """A card with the least that it is of use with: a weapon if it has none, a spell if it can cast."""
    bare = Entry(card.id, card.core)
    arms = [item.id for item in ITEMS.values() if item.weapons and _fits(item, card)]
    known = [spell.id for spell in SPELLS.values() if _castable(spell, card)]
    for item in [""] if armed(bare) else arms:
        for spell in known or [""]:
            yield Entry(card.id, card.core, (item,) if item else (), (spell,) if spell else ())


def _fits(item: Item, card: Profile) -> bool:
    return item.faction == card.faction and item.slot in card.slots


def _castable(spell: Spell, card: Profile) -> bool:
    return card.spells is not None and (spell.faction, spell.category) == (card.faction, card.spells.category)


def _grown(random: Random, warband: Warband, level: int) -> Warband | None:
    """One thing more, which leaves the warband legal; None if there is none."""
    left = level - total(warband)
    ways = {kind: [entries for cost, entries in grow(warband) if cost <= left] for kind, grow in GROWTH.items()}
    while any(ways.values()):
        kinds = [kind for kind, found in ways.items() if found]
        kind = random.choices(kinds, [KINDS[kind] for kind in kinds])[0]
        entries = ways[kind].pop(random.randrange(len(ways[kind])))
        more = Warband(warband.faction, entries)
        if not problems(more, level):
            return more
    return None


Growth = Iterator[tuple[int, tuple[Entry, ...]]]
"""What it costs, and the entries then."""


def _cards(warband: Warband) -> Growth:
    for card in PROFILES.values():
        if card.faction == warband.faction:
            for entry in _ready(card):
                entries = (*warband.entries, entry)
                last = len(entries) - 1
                yield cost_of(entry), _with(entries, last, parent=_parent(entries, last))


def _troopers(warband: Warband) -> Growth:
    for place, entry in enumerate(warband.entries):
        if entry.size < entry.of.largest:
            yield entry.of.extra, _with(warband.entries, place, size=entry.size + 1)


def _items(warband: Warband) -> Growth:
    for place, entry in enumerate(warband.entries):
        for item in ITEMS.values():
            if _fits(item, entry.of):
                yield item.cost, _with(warband.entries, place, items=(*entry.items, item.id))


def _spells(warband: Warband) -> Growth:
    for place, entry in enumerate(warband.entries):
        for spell in SPELLS.values():
            if _castable(spell, entry.of):
                yield spell.cost, _with(warband.entries, place, spells=(*entry.spells, spell.id))


GROWTH = {"card": _cards, "trooper": _troopers, "spell": _spells, "item": _items}
