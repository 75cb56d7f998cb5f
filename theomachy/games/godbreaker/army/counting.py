"""Circles as tables of many games count them: traits by their ranks, and which of them were used."""

from collections import Counter

from theomachy.games.godbreaker.army.circles import read_circle, said
from theomachy.games.godbreaker.content.traits import CLAUSES
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Event
from theomachy.kernel.parts import ArmyEntry, Used

TOLD = {said("trait", trait): trait for trait in CLAUSES}
"""What events call traits."""


def entries(text: str) -> list[ArmyEntry]:
    """What the five have together, and the shard that all share. GB-CIR-01, GB-CIR-04"""
    circle = read_circle(text)
    counts: Counter[tuple[str, str]] = Counter([(circle.shard, "shard")])
    for who in circle.godbreakers:
        counts.update({(trait, "trait"): rank for trait, rank in who.traits})
        counts.update((metal, "metal") for metal in who.metals)
        counts.update((flaw, "flaw") for flaw in who.flaws)
    return [ArmyEntry(id, kind, number) for (id, kind), number in counts.items()]


def used(t: Saga, event: Event) -> Used | None:
    """A trait that somebody of a circle used; wild models belong to nobody."""
    trait = TOLD.get(event.args["what"]) if event.id == "gb-uses" and event.args["seat"] >= 0 else None
    return None if trait is None else Used(event.args["seat"], trait, trait)
