"""Army builder: a warband put together card by card. GS-WAR-01 to 11, GS-ITM-01 to 10.

A profile begins the next card. `trooper` (one more model), `leader`, items and spells belong to the card begun last. An
attachment belongs to the nearest card that may have it. The text is that of warbands.py. The battle level is not asked
for: it is the lowest usual one that has the points.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from theomachy.features.armies import Armies, ArmyChoice, ArmyGroup, ArmyMeasure
from theomachy.games.godslayer.army.card_faces import CARDS, LEADER, TROOPER, is_fan_made
from theomachy.games.godslayer.army.legality import more_at, problems
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import (
    LEVELS,
    NUMBER,
    SIGNS,
    cost_of,
    lowest_level,
    read_warband,
    said,
    total,
    write_warband,
)
from theomachy.games.godslayer.counting import entries, redrawn, used
from theomachy.kernel import Reason, Refused
from theomachy.kernel.scene import Track
from theomachy.play.measured import read_measurement

OF, AT, SIZE = "of-", "at-", "size-"
"""Beginnings of ids that are not in the catalogue.

They stand for a faction other than that of the first card, the number of a parent, and a number of models that troopers
cannot express.
"""
USUAL = LEVELS[0]
MEASURED = read_measurement(Path(__file__).parent / "content" / "measured.toml")
MEASURED_LEVELS = (160, 300)

CATALOGUE = {
    **{id: card.dpl + more_at(LEVELS[-1]) for id, card in PROFILES.items()},
    TROOPER: max(card.largest - card.core for card in PROFILES.values()),
    **dict.fromkeys(ITEMS, 1),
    **{
        id: sum(card.dpl for card in PROFILES.values() if card.spells and card.spells.category == spell.category)
        for id, spell in SPELLS.items()
    },
    LEADER: 1,
}


CHOICES = {
    **{
        id: ArmyChoice(f"gs-kind-{card.kind}", said(card.faction), card.cost, card.extra)
        for id, card in PROFILES.items()
    },
    **{id: ArmyChoice("gs-kind-item", said(item.faction), item.cost) for id, item in ITEMS.items()},
    **{id: ArmyChoice("gs-kind-spell", cost=spell.cost) for id, spell in SPELLS.items()},
    **{id: ArmyChoice("gs-kind-unit") for id in (TROOPER, LEADER)},
}


# Ids and texts


def is_part(id: str) -> bool:
    """Return True if an id belongs to a card and does not begin one."""
    return id in ITEMS or id in SPELLS or id in (TROOPER, LEADER) or id.startswith((AT, SIZE))


def read(text: str) -> tuple[str, ...]:
    heading, colon, rest = text.lower().rstrip(" ,;").partition(":")
    places = _places_told(text)
    ids = [id for piece in (rest if colon else heading).split(";") for id in _ids(piece, places=places)]
    if colon and heading.strip() != _faction(ids):
        ids.insert(0, OF + heading.strip())
    return tuple(ids)


def _ids(piece: str, *, places: bool) -> Iterator[str]:
    profile, *parts = (word.strip() for word in SIGNS.split(piece))
    if profile:
        yield profile
    for sign, word in zip(parts[::2], parts[1::2], strict=True):
        troopers = int(word) - PROFILES[profile].core if profile in PROFILES and NUMBER.fullmatch(word) else 0
        if sign == "!":
            yield LEADER
        elif sign == "*" and 0 < troopers <= _most_troopers(profile):
            yield from [TROOPER] * troopers
        elif sign == "*":
            yield SIZE + word
        elif sign == "@" and places:
            yield AT + word
        elif sign == "+" and word:
            yield word


def _most_troopers(profile: str) -> int:
    """Return one trooper more than a unit may have, so that a warband can say that it has too many."""
    return PROFILES[profile].largest - PROFILES[profile].core + 1


def _places_told(text: str) -> bool:
    """Return True if a text attaches something to another card than the nearest that may have it."""
    try:
        return read_warband(text) != read_warband(re.sub("@[ 0-9]*", "", text))
    except Refused:
        return True


def _faction(ids: Sequence[str]) -> str:
    return next((PROFILES[id].faction for id in ids if id in PROFILES), "")


def write(ids: Sequence[str]) -> str:
    faction, pieces = _faction(ids), list[str]()
    for part in parts_of(ids):
        if part.id.startswith(OF):
            faction = part.id.removeprefix(OF)
        else:
            pieces.append(_written(part.id, [ids[index] for index in part.more]))
    return f"{faction}: {'; '.join(pieces)}" if faction else "; ".join(pieces)


def _written(id: str, more: list[str]) -> str:
    """Return an entry as text.

    Troopers that do not directly follow their unit, or are far too many, are written as `+trooper`.
    """
    troopers = next((n for n, word in enumerate(more) if word != TROOPER), len(more))
    troopers = min(troopers, _most_troopers(id)) if id in PROFILES else 0
    words = [id, f"*{PROFILES[id].core + troopers}" if troopers else ""]
    for word in more[troopers:]:
        if word == LEADER:
            words.append("!")
        elif word.startswith(AT):
            words.append("@" + word.removeprefix(AT))
        elif word.startswith(SIZE):
            words.append("*" + word.removeprefix(SIZE))
        else:
            words.append("+" + word)
    return "".join(words)


class Part(NamedTuple):
    """A card with the ids that belong to it."""

    id: str
    """Id of the card; empty if there is none to which the parts could belong."""
    own: tuple[int, ...]
    """Index of the card among the ids; empty without a card."""
    more: tuple[int, ...] = ()
    """Indexes of the ids that belong to the card."""


def parts_of(ids: Sequence[str]) -> list[Part]:
    parts: list[Part] = []
    for index, id in enumerate(ids):
        if not is_part(id):
            parts.append(Part(id, (index,)))
            continue
        if not parts or parts[-1].id.startswith(OF):
            parts.append(Part("", ()))
        parts[-1] = parts[-1]._replace(more=(*parts[-1].more, index))
    return parts


# What is legal


def faults(text: str) -> list[Reason]:
    """Return what is wrong with a warband at the lowest usual battle level with enough points. GS-WAR-01, GS-WAR-02."""
    return list(_faults(text))


@lru_cache(maxsize=256)
def _faults(text: str) -> tuple[Reason, ...]:
    """Return what is wrong with a warband.

    It is cached, since each thing that may be added is compared with the same warband.
    """
    try:
        warband = read_warband(text)
    except Refused as no:
        return (no.reason,)
    return tuple(problems(warband, lowest_level(warband)))


def why_not_add(ids: Sequence[str], id: str) -> Reason | None:
    """Return a fault that an id would add to a warband, or None."""
    if id not in CATALOGUE:
        return Reason("gs-unknown-choice", "GS-WAR-03", {"word": id[:40]})
    if is_part(id) and not any(other in PROFILES for other in ids):
        return Reason("gs-card-first", "GS-ITM-02")
    if why := of_another_faction(ids, id):
        return why
    before = faults(write(ids)) if ids else [Reason("gs-needs-warlord", "GS-WAR-05")]
    fault = next((why for why in faults(write([*ids, id])) if why not in before), None)
    return fault or no_room_for_a_warlord([*ids, id])


def no_room_for_a_warlord(ids: Sequence[str]) -> Reason | None:
    """Return a reason if a warband without a warlord has no points left for a warlord, or None. GS-WAR-05."""
    faction = _faction(ids)
    if not faction or any(other in PROFILES and PROFILES[other].kind == "warlord" for other in ids):
        return None
    try:
        points = total(read_warband(write(ids)))
    except Refused:
        return None
    cheapest = min(card.cost for card in PROFILES.values() if card.kind == "warlord" and card.faction == faction)
    return Reason("gs-needs-warlord", "GS-WAR-05") if points + cheapest > LEVELS[-1] else None


def of_another_faction(ids: Sequence[str], id: str) -> Reason | None:
    """Return why an id is of another faction than the card begun last, or None. GS-WAR-03, GS-ITM-02.

    This refuses most of the catalogue without a look at the whole warband.
    """
    profile = next((PROFILES[other] for other in reversed(ids) if other in PROFILES), None)
    thing = PROFILES.get(id) or ITEMS.get(id)
    if profile is None or thing is None or thing.faction == profile.faction or id in ids:
        return None
    clause = "GS-WAR-03" if id in PROFILES else "GS-ITM-02"
    return Reason("gs-other-faction", clause, {"what": said(id), "faction": said(profile.faction)})


def gauges(ids: Sequence[str]) -> list[Track]:
    try:
        warband = read_warband(write(ids))
    except Refused:
        return [Track("gs-points", 0, USUAL), Track("gs-cards", 0), Track("gs-models", 0)]
    models = sum(entry.size + (entry.of.crew.size if entry.of.crew else 0) for entry in warband.entries)
    return [
        Track("gs-points", total(warband), lowest_level(warband)),
        Track("gs-cards", len(warband.entries)),
        Track("gs-models", models),
    ]


def groups(ids: Sequence[str]) -> list[ArmyGroup]:
    """Return every card with the ids that belong to it, its points and the number of its parent. GS-MOD-08."""
    parts = [part for part in parts_of(ids) if not part.id.startswith(OF)]
    figures: list[dict[str, int]] = [{} for _ in parts]
    try:
        for figure, entry in zip(figures, read_warband(write(ids)).entries, strict=True):
            figure["gs-points"] = cost_of(entry)
            if entry.parent >= 0:
                figure["gs-attached-to"] = entry.parent + 1
    except Refused:
        pass  # a warband that cannot be read has no figures
    return [
        ArmyGroup(
            said(part.id) if part.id in PROFILES else part.id or "gs-cards",
            part.id,
            tuple(index for index in (*part.own, *part.more) if not ids[index].startswith(AT)),
            figure,
        )
        for part, figure in zip(parts, figures, strict=True)
    ]


def measured(ids: Sequence[str]) -> list[ArmyMeasure]:
    """Return the measured strength of the starter warband of this faction that is nearest in points."""
    points = next(track.value for track in gauges(ids) if track.label == "gs-points")
    level = min(MEASURED_LEVELS, key=lambda level: abs(level - points))
    return MEASURED.of([f"{_faction(ids)}-{level}"], prefix="gs-")


def draw(random: Random, without: Sequence[str] = ()) -> str:
    """Return a random warband as strong as the strongest of the others, or of the usual level. GS-WAR-02, GS-A-80.

    Both sides may bring the same items.
    """
    points: Counter[str] = Counter()
    for part in parts_of(without):
        if part.id in PROFILES:
            card, more = PROFILES[part.id], [without[index] for index in part.more]
            prices = [ITEMS[id].cost if id in ITEMS else SPELLS[id].cost for id in more if id in ITEMS or id in SPELLS]
            points[card.faction] += card.cost + card.extra * more.count(TROOPER) + sum(prices)
    return write_warband(random_warband(random, max([USUAL, *points.values()])))


MUSTER = Armies(
    field="warbands",
    catalogue=CATALOGUE,
    read=read,
    write=write,
    faults=faults,
    why_not_add=why_not_add,
    gauges=gauges,
    starters={said(name): text for name, text in STARTERS.items()},
    random=draw,
    cards={id: card for id, card in CARDS.items() if is_fan_made(id)},
    groups=groups,
    choices=CHOICES,
    cost="gs-cost",
    measured=measured,
    strengths=MEASURED.strengths,
    measured_alone=False,
    entries=entries,
    used=used,
    redrawn=redrawn,
)
