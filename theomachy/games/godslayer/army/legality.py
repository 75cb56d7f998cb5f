"""GS-WAR, GS-ITM: whether a warband is legal, and all that is wrong with it."""

from collections import Counter
from collections.abc import Iterator

from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS, Profile
from theomachy.games.godslayer.army.spell_cards import Spell
from theomachy.games.godslayer.army.warbands import NOTHING, Entry, Warband, may_carry, read_warband, said, total
from theomachy.kernel import Reason, Refused

STEP = 500
"""points of the battle level for which there is one more warlord, and one more of everything. GS-WAR-06, GS-WAR-07"""


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


def more_at(level: int) -> int:
    """By how much every deployment limit and the number of warlords rise. GS-WAR-06, GS-WAR-07, GS-A-79"""
    return max(level, 0) // STEP


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
    for (id, index), times in Counter((entry.profile, entry.parent) for entry in attached).items():
        if times > 1 and 0 <= index < len(warband.entries):
            parent = warband.entries[index]
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
    """As many as the card says, of its category, of one set where it says so, besides a named one if it has one; others
    may know the same.
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
            if not castable(SPELLS[spell], entry.of):
                yield Reason("gs-spell-not-allowed", "GS-ITM-10", {"what": what, "spell": said(spell)})
            if times > 1:
                yield Reason("gs-spell-twice", "GS-ITM-10", {"what": what, "spell": said(spell)})
        if slots.one_set and len({SPELLS[spell].set for spell in entry.spells} - {slots.named}) > 1:
            besides = {"besides": f"gs-set-{slots.named}"} if slots.named else {}
            id = "gs-one-other-spell-set" if slots.named else "gs-one-spell-set"
            yield Reason(id, "GS-ITM-10", {"what": what, **besides})


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


def castable(spell: Spell, card: Profile) -> bool:
    return card.spells is not None and (spell.faction, spell.category) == (card.faction, card.spells.category)
