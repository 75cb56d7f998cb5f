"""GS-MEL-02: the targets that a model can strike with a weapon, and the reasons against others."""

import msgspec

from theomachy.games.godslayer.army.profiles import Weapon
from theomachy.games.godslayer.rules.space.engagement import level, reaches
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.space.paths import in_inches
from theomachy.games.godslayer.rules.values.action import MODEL, why_no_target
from theomachy.games.godslayer.state import FIELD, Battle, Model
from theomachy.geometry.plane import INCH, gap, within
from theomachy.kernel import Choice, Reason
from theomachy.kernel.keys import Subject

NONE = "none"


class Targets(msgspec.Struct, Choice[str], gc=False):
    """The choice of a melee target: `b1.2`, or `none` for a member that may decline. GS-MEL-02, GS-MEL-03."""

    t: Battle
    striker: Model
    weapon: Weapon
    decline: bool = False
    only: int | None = None
    """Number of the card that must be struck; None if any may be. GS-CTR-03, GS-A-93."""

    def options(self) -> list[str]:
        t, striker = self.t, self.striker
        targets = [enemy.id for enemy in t.enemies(t.seat_of(striker)) if not self.reason(enemy)]
        return [*targets, NONE] if self.decline else targets

    def why_not(self, key: str) -> Reason | None:
        if key == NONE and self.decline:
            return None
        target = self.t.named(key)
        if target is None or target.where != FIELD:
            return why_no_target(self.t, MODEL, key, "GS-MEL-02")
        return self.reason(target)

    def subject(self, option: str) -> Subject:
        return Subject(role="decline") if option == NONE else Subject(piece=option)

    def reason(self, target: Model) -> Reason | None:
        t, striker = self.t, self.striker
        who = {"model": striker.id, "target": target.id}
        if t.allied(t.seat_of(target), t.seat_of(striker)):
            return Reason("gs-needs-enemy", "GS-MOD-02", {"card": target.id})
        if self.only not in (None, target.card):
            return Reason("gs-not-this-card", "GS-A-93", {**who, "card": t.cards[self.only or 0].id})
        if not within(striker, target, self.weapon.rng * INCH):
            return beyond_reach(striker, target, self.weapon, "GS-MEL-02")
        if not level(t, striker, target, self.weapon.rng):
            return Reason("gs-other-height", "GS-ENG-04", {**who, "weapon": f"gs-{self.weapon.id}"})
        return None if sees(t, striker, target) else Reason("gs-not-in-sight", "GS-MEL-02", who)


def beyond_reach(striker: Model, target: Model, weapon: Weapon, clause: str) -> Reason:
    """Return the reason that a target is farther away than a weapon reaches, with both distances in inches."""
    away = in_inches(gap(striker, target))
    args = {"model": striker.id, "target": target.id, "weapon": f"gs-{weapon.id}", "away": away, "reach": weapon.rng}
    return Reason("gs-beyond-reach", clause, args)


def why_nobody(t: Battle, strikers: list[Model], enemies: list[Model], weapon: Weapon, clause: str) -> Reason | None:
    """Return why none of some models reaches an enemy, or None if one does.

    How far off the nearest enemy is may be said only where measuring is free, since nothing is paid yet. GS-TRM-03,
    GS-A-118.
    """
    if any(reaches(t, striker, enemy, weapon) for striker in strikers for enemy in enemies):
        return None
    if t.setup.measuring == "free":
        pairs = [(striker, enemy) for striker in strikers for enemy in enemies]
        striker, enemy = min(pairs, key=lambda pair: gap(*pair), default=(None, None))
        if striker is not None and enemy is not None and not within(striker, enemy, weapon.rng * INCH):
            return beyond_reach(striker, enemy, weapon, clause)
    return Reason("gs-nobody-in-reach", clause, {"card": t.card_of(strikers[0]).id, "weapon": f"gs-{weapon.id}"})


def may_reach(t: Battle, striker: Model, weapon: Weapon, only: int | None = None) -> bool:
    """Return True if an enemy is near enough for a weapon. This is a cheap check before sight lines are tested."""
    return any(
        within(striker, enemy, weapon.rng * INCH)
        for enemy in t.enemies(t.seat_of(striker))
        if only in (None, enemy.card)
    )
