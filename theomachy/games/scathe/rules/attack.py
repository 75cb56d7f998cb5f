"""SC-ATK: whom an attack may target, what it does to each hero it hits, and what it wears away."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from theomachy.games.scathe import verbs
from theomachy.games.scathe.heroes import AbilityPart, Kind
from theomachy.games.scathe.rules.victory import check_death
from theomachy.games.scathe.state import FRONT, Hero, Scathe
from theomachy.kernel import Choice, Reason

Hit: TypeAlias = tuple[Hero, bool, int]
"""A hero that an attack has hit: physically or by magic, and how hard."""


def targets(t: Scathe, side: int, kind: Kind) -> list[str]:
    """Return the heroes of a side that this kind of attack may target. SC-ATK-01 to 05.

    `why_not_target` holds the same rules.
    """
    front, back, taunting = [], [], []
    for hero in t.parties[side]:
        if hero.alive:
            if hero.row == FRONT:
                front.append(hero.card.id)
            else:
                back.append(hero.card.id)
                if hero.taunt:
                    taunting.append(hero.card.id)
    if kind == "ranged":
        return front + back
    if not front:
        return back
    if kind == "melee" or t.setup.rulings.taunt_pulls_magic:
        return front + taunting
    return front


def why_not_target(t: Scathe, side: int, kind: Kind, key: str) -> Reason | None:
    """Return why an attack of this kind may not target a hero, or None. SC-ATK-01 to 05, SC-A-04, SC-END-02."""
    seat, _ = t.slots.get(key, (None, 0))
    if seat != side:
        return Reason("sc-not-an-enemy", "SC-EFF-01", {"hero": key})
    hero = t.hero(key)
    if not hero.alive:
        return Reason("sc-hero-dead", "SC-END-02", {"hero": key})
    if kind == "ranged" or hero.row == FRONT or not any(h.alive and h.row == FRONT for h in t.parties[side]):
        return None
    pulls = kind == "melee" or t.setup.rulings.taunt_pulls_magic
    if hero.taunt and pulls:
        return None
    clause = "SC-ATK-01" if kind == "melee" else "SC-A-04" if hero.taunt else "SC-ATK-03"
    return Reason(f"sc-behind-front-row-{kind}", clause, {"hero": key})


class Target(msgspec.Struct, Choice[str], gc=False):
    """The target of an attack; of a row attack, its centre. SC-ATK-01 to 06."""

    t: Scathe
    user: Hero
    part: AbilityPart

    def options(self) -> list[str]:
        return targets(self.t, 1 - self.user.seat, self.part.kind)

    def why_not(self, key: str) -> Reason | None:
        return why_not_target(self.t, 1 - self.user.seat, self.part.kind, key)


def attack(t: Scathe, attacker: Hero, part: AbilityPart, centre: str) -> list[Hit]:
    """Strike the target, or everyone in its row. SC-ATK-06 to 09, SC-ATK-13, SC-EFF-01."""
    target = t.hero(centre)
    physical = part.kind != "magic"
    power = part.amount + (attacker.physical if physical else attacker.magic)
    penalty = taunt_penalty(t, target)
    hits = []
    for hero in [target] if part.to == "enemy" else living_row(t, target):
        taunt, armor = 0 if hero.taunt else penalty, hero.armor if physical else 0
        damage = power - taunt - armor
        if damage < 0:
            damage = 0
        verbs.hit(t, attacker, part, hero, damage, taunt, armor)
        if hero.health <= 0:
            check_death(t, hero)
        hits.append((hero, physical, damage))
    return hits


def living_row(t: Scathe, centre: Hero) -> list[Hero]:
    """Return every living hero in the row of the centre. SC-ATK-06."""
    return [hero for hero in t.parties[centre.seat] if hero.alive and hero.row == centre.row]


def taunt_penalty(t: Scathe, target: Hero) -> int:
    """Return the largest taunt of the side, or 0 if the target has taunt. SC-ATK-08, SC-ATK-09, SC-A-05."""
    if target.taunt and t.setup.rulings.row_taunt == "by centre":
        return 0
    most = 0
    for hero in t.parties[target.seat]:
        if hero.taunt > most:
            most = hero.taunt
    return most


def wear(t: Scathe, hits: Sequence[Hit]) -> None:
    """Take one armor (not after magic) and one taunt from each hero hit. SC-ATK-10 to 12, SC-A-08, SC-A-13."""
    rulings = t.setup.rulings
    for hero, physical, damage in hits:
        if physical and hero.armor and (damage or rulings.armor_wears == "always"):
            verbs.remove(t, hero, "armor", 1, "SC-ATK-10")
        if hero.taunt and (damage or rulings.harmless_wears_taunt):
            verbs.remove(t, hero, "taunt", 1, "SC-ATK-11")
