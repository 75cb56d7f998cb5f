"""GS-WAR, GS-ITM: whether a warband is legal, and all that is wrong with it."""

from collections import Counter
from collections.abc import Iterator

from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS, Profile
from theomachy.games.godslayer.army.spell_cards import Spell
from theomachy.games.godslayer.army.warbands import NOTHING, Entry, Warband, may_carry, read_warband, said, total
from theomachy.kernel import Reason, Refused

STEP = 500
"""The points of the battle level that allow one more warlord, and raise every DPL by one. GS-WAR-06, GS-WAR-07."""


def legal_warband(text: str, level: int) -> Warband:
    """Return the warband that a text names, or raise Refused with the first reason why the level does not allow it."""
    warband = read_warband(text)
    if faults := problems(warband, level):
        raise Refused(faults[0])
    return warband


def problems(warband: Warband, level: int) -> list[Reason]:
    """Return everything that is wrong with a warband at a battle level.

    GS-WAR-01 to 11, GS-ITM-02, GS-ITM-03, GS-ITM-10.
    """
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


def more_at(level: int) -> int:
    """Return by how much a battle level raises every DPL and the number of warlords. GS-WAR-06, GS-WAR-07, GS-A-79."""
    return max(level, 0) // STEP


def _wrong_points(warband: Warband, level: int) -> Iterator[Reason]:
    """Yield a reason if a warband costs more than the agreed battle level. GS-WAR-01, GS-WAR-02."""
    if (points := total(warband)) > level:
        yield Reason("gs-over-level", "GS-WAR-02", {"points": points, "level": level})


def _wrong_faction(warband: Warband) -> Iterator[Reason]:
    """Yield reasons for profiles of another faction; sub-factions may be mixed. GS-WAR-03."""
    for id in dict.fromkeys(entry.profile for entry in warband.entries):
        if PROFILES[id].faction != warband.faction:
            yield Reason("gs-other-faction", "GS-WAR-03", {"what": said(id), "faction": said(warband.faction)})


def _wrong_warlords(warband: Warband, level: int) -> Iterator[Reason]:
    """Yield reasons if there is no warlord, there are too many, or not exactly one of them leads.

    GS-MOD-03, GS-WAR-05, GS-WAR-06, GS-WAR-08, GS-WAR-09.
    """
    warlords = [entry for entry in warband.entries if entry.of.kind == "warlord"]
    if not warlords:
        yield Reason("gs-needs-warlord", "GS-WAR-05")
    counted = 0
    for id, times in Counter(entry.profile for entry in warlords).items():
        counted += max(times - PROFILES[id].dpl + 1, 1)  # warlords within the DPL of their card count once. GS-WAR-08
    if counted > (most := 1 + more_at(level)):
        yield Reason("gs-too-many-warlords", "GS-WAR-06", {"given": len(warlords), "most": most, "level": level})
    leaders = [entry for entry in warband.entries if entry.leader]
    if warlords and len(leaders) != 1:
        yield Reason("gs-one-leader", "GS-WAR-05", {"given": len(leaders)})
    for entry in leaders:
        if entry.of.kind != "warlord":
            yield Reason("gs-leader-is-no-warlord", "GS-WAR-05", {"what": said(entry.profile)})


def _wrong_numbers(warband: Warband, level: int) -> Iterator[Reason]:
    """Yield reasons for cards that are fielded more often than their DPL allows. GS-WAR-04, GS-WAR-07, GS-A-77."""
    for id, times in Counter(entry.profile for entry in warband.entries).items():
        if times > (most := PROFILES[id].dpl + more_at(level)):
            yield Reason("gs-over-limit", "GS-WAR-04", {"what": said(id), "given": times, "most": most})


def _wrong_sizes(warband: Warband) -> Iterator[Reason]:
    """Yield reasons for sizes below the core or above the largest on the card. GS-WAR-10, GS-MOD-01, GS-MOD-05.

    Only units have a size other than 1.
    """
    for entry in warband.entries:
        card = entry.of
        if not card.core <= entry.size <= card.largest:
            args = {"what": said(entry.profile), "given": entry.size, "least": card.core, "most": card.largest}
            yield Reason("gs-unit-size" if card.kind == "unit" else "gs-not-a-unit", "GS-WAR-10", args)


def _wrong_attachments(warband: Warband) -> Iterator[Reason]:
    """Yield reasons for attachments without a parent, or with a parent that may not have them.

    GS-MOD-08 to 11, GS-A-77, GS-A-136.
    """
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
    for (id, index), times in Counter((entry.profile, entry.parent) for entry in attached).items():
        if times > 1 and 0 <= index < len(warband.entries):
            parent = warband.entries[index]
            yield Reason("gs-attached-twice", "GS-MOD-10", {"what": said(id), "parent": said(parent.profile)})


def _wrong_items(warband: Warband) -> Iterator[Reason]:
    """Yield reasons for items that a card may not take, or that a warband has twice.

    An item is of the bearer's faction and of a sub-class on its card, at most as many of each as the card says.
    GS-WAR-11, GS-ITM-01 to 03, GS-A-80.
    """
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
    """Yield reasons for spells that a card may not know.

    It knows at most as many as it says, each once and of its category. Where it says so, they are of one set, and
    perhaps of a named one besides. Several cards may know one spell. GS-ITM-03, GS-ITM-09, GS-ITM-10.
    """
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
            if not castable(SPELLS[spell], entry.of):
                yield Reason("gs-spell-not-allowed", "GS-ITM-10", {"what": what, "spell": said(spell)})
            if times > 1:
                yield Reason("gs-spell-twice", "GS-ITM-10", {"what": what, "spell": said(spell)})
        if slots.one_set and len({SPELLS[spell].set for spell in entry.spells} - {slots.named}) > 1:
            besides = {"besides": f"gs-set-{slots.named}"} if slots.named else {}
            id = "gs-one-other-spell-set" if slots.named else "gs-one-spell-set"
            yield Reason(id, "GS-ITM-10", {"what": what, **besides})


def warnings(warband: Warband) -> list[Reason]:
    """Return warnings of legal mistakes: models without any weapon. GS-ITM-04."""
    return [
        Reason("gs-unarmed", "GS-ITM-04", {"what": said(entry.profile)})
        for entry in warband.entries
        if not armed(entry)
    ]


def armed(entry: Entry) -> bool:
    """Return True if an entry has a weapon on its card or among its items. GS-ITM-04."""
    return bool(entry.of.weapons) or any(ITEMS[item].weapons for item in entry.items)


def castable(spell: Spell, card: Profile) -> bool:
    """Return True if a spell is of a set that a card permits. GS-ITM-10."""
    slots = card.spells
    if slots is None or spell.faction != card.faction:
        return False
    if slots.others and spell.category == slots.category:
        return spell.set == slots.named
    return spell.category == (slots.others or slots.category)
