"""Counting of warbands over many games: their entries, what was used of them, and new ones drawn by chance."""

from collections import Counter
from random import Random

import msgspec

from theomachy.features.armies import ArmyEntry, Used
from theomachy.games.godslayer.army.profiles import ITEMS, PROFILES, SPELLS
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.warbands import read_warband, said, write_warband
from theomachy.games.godslayer.setup import Setup, level_of
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Event

TOLD = {
    **dict.fromkeys(("gs-attacks", "gs-shoots", "gs-counters", "gs-blasts", "gs-charges"), "weapon"),
    **dict.fromkeys(("gs-tactic", "gs-tactic-self", "gs-tactic-through"), "tactic"),
    **dict.fromkeys(("gs-spell", "gs-spell-at", "gs-spell-through"), "spell"),
    "gs-talent": "talent",
    "gs-uses": "item",
}
"""Events that report the use of something on a card, with the argument that names it."""


def entries(text: str) -> list[ArmyEntry]:
    """Return the faction of a warband, its profiles, items and spells, with the points of each.

    A unit counts once, with the cost of its models. GS-PRO-09.
    """
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
    """Return the weapon, tactic, talent, spell or item that an event used, or None.

    With it come the seat and the profile of its card.
    """
    card = t.card_named(event.args["card"]) if event.id in TOLD else None
    if card is None:
        return None
    return Used(card.seat, card.profile, event.args[TOLD[event.id]].removeprefix(said("")))


def redrawn(setup: Setup, random: Random) -> Setup:
    """Return the setup with new random warbands for the battle level and the scenario. GS-WAR-01, GS-SCN-01."""
    seats = range(len(setup.warbands))
    warbands = tuple(write_warband(random_warband(random, level_of(setup, seat))) for seat in seats)
    return msgspec.structs.replace(setup, warbands=warbands)
