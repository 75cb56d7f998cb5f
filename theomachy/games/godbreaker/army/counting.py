"""Entries of circles in statistics of many games: traits by rank, and the traits that were used."""

from collections import Counter

from theomachy.features.armies import ArmyEntry, Used
from theomachy.games.godbreaker.army.circles import read_circle, said
from theomachy.games.godbreaker.content.traits import CLAUSES
from theomachy.kernel import Event

TOLD = {said("trait", trait): trait for trait in CLAUSES}
"""Traits by the ids with which events name them."""


def entries(text: str) -> list[ArmyEntry]:
    """Return the entries of a circle: the ranks, metals and flaws of all five, and the shard. GB-CIR-01, GB-CIR-04."""
    circle = read_circle(text)
    counts: Counter[tuple[str, str]] = Counter([(circle.shard, "shard")])
    for who in circle.godbreakers:
        counts.update({(trait, "trait"): rank for trait, rank in who.traits})
        counts.update((metal, "metal") for metal in who.metals)
        counts.update((flaw, "flaw") for flaw in who.flaws)
    return [ArmyEntry(id, kind, number) for (id, kind), number in counts.items()]


def used(_: object, event: Event) -> Used | None:
    """Return the trait that a player's model used in an event; None for other events and for wild models."""
    trait = TOLD.get(event.args["what"]) if event.id == "gb-uses" and event.args["seat"] >= 0 else None
    return None if trait is None else Used(event.args["seat"], trait, trait)
