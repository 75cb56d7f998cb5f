"""Warbands as tables of many games count them: what they have, what was used of it, and how they are drawn."""

from collections import Counter
from random import Random

import msgspec

from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.warbands import read_warband, said, write_warband
from theomachy.games.godslayer.setup import Setup, level_of
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Event
from theomachy.kernel.parts import ArmyEntry, Used

TOLD = {
    **dict.fromkeys(("gs-attacks", "gs-shoots", "gs-counters", "gs-blasts", "gs-charges"), "weapon"),
    **dict.fromkeys(("gs-tactic", "gs-tactic-self", "gs-tactic-through"), "tactic"),
    **dict.fromkeys(("gs-spell", "gs-spell-at", "gs-spell-through"), "spell"),
    "gs-talent": "talent",
    "gs-uses": "item",
}
"""Events that tell of what is on a card, and what they call it."""


def entries(text: str) -> list[ArmyEntry]:
    """The faction, then profiles, items and spells. A unit counts once, with what its models cost. GS-PRO-09"""
    warband = read_warband(text)
    kinds = {id: card.kind for id, card in PROFILES.items()}
    copies: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for entry in warband.entries:
        bought = {entry.profile: entry.of.cost + entry.of.extra * (entry.size - entry.of.core)}
        bought |= {item: ITEMS[item].cost for item in entry.items}
        bought |= {spell: SPELLS[spell].cost for spell in entry.spells}
        copies.update(bought.keys())
        points.update(bought)
    return [
        ArmyEntry(warband.faction, "faction"),
        *[
            ArmyEntry(id, kinds.get(id) or ("item" if id in ITEMS else "spell"), number, points[id] / number)
            for id, number in copies.items()
        ],
    ]


def used(t: Battle, event: Event) -> Used | None:
    """A weapon, a tactic, a talent, a spell or an item of a card."""
    card = t.card_named(event.args["card"]) if event.id in TOLD else None
    if card is None:
        return None
    return Used(card.seat, card.profile, event.args[TOLD[event.id]].removeprefix(said("")))


def redrawn(setup: Setup, random: Random) -> Setup:
    """Warbands for the battle level and the scenario. GS-WAR-01, GS-SCN-01"""
    seats = range(len(setup.warbands))
    warbands = tuple(write_warband(random_warband(random, level_of(setup, seat))) for seat in seats)
    return msgspec.structs.replace(setup, warbands=warbands)
