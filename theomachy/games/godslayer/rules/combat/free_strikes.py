"""GS-FRE: free strikes at models that leave an enemy's melee range voluntarily."""

from itertools import pairwise
from math import isqrt, sqrt
from typing import Final, NamedTuple

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat import attack_rolls, damage
from theomachy.games.godslayer.rules.space.engagement import engages
from theomachy.games.godslayer.rules.space.paths import Path, along
from theomachy.games.godslayer.rules.values.statistics import For, melee_range, most, weapons
from theomachy.games.godslayer.state import FIELD, Battle, Model
from theomachy.geometry.plane import INCH, Point, Round, length, within
from theomachy.geometry.shapes import nearer
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject

NONE = "none"
BONUS = 2
"""Bonus of a free strike to hit and to damage. GS-FRE-02."""
REACTION: Final = "reaction"
"""The deed that is noted of a card that has reacted, so that it cannot charge any more. GS-CHG-01."""

replace = msgspec.structs.replace


# Who may strike, and where


class Exit(NamedTuple):
    """The first point of a path at which it leaves an enemy's reach."""

    before: Path
    """Part of the path up to the first point out of reach."""
    after: Path
    """Part of the path from that point on."""
    strikers: tuple[int, ...]


def first_exit(t: Battle, model: Model, path: Path) -> Exit | None:
    """Return where a path first leaves the melee range of an enemy who may strike, or None.

    This includes an enemy whose range the path only passes through. Moving about within a range does not leave it, and
    having stood up before changes nothing. GS-FRE-01, GS-A-22, GS-A-23, GS-A-129.
    """
    enemies = [enemy for enemy in t.enemies(t.seat_of(model)) if may_strike(t, enemy)]
    for n, (a, b) in enumerate(pairwise(path)):
        exits = [(distance, enemy) for enemy in enemies if (distance := leaves(t, model, enemy, a, b)) is not None]
        if exits:
            first = min(distance for distance, _ in exits)
            strikers = [enemy.number for distance, enemy in exits if distance == first]
            point = along(a, b, first)
            strikers += [hound.number for number in strikers for hound in supporters(t, t.models[number])]
            return Exit((*path[: n + 1], point), (point, *path[n + 1 :]), tuple(dict.fromkeys(strikers)))
    return None


def may_strike(t: Battle, enemy: Model) -> bool:
    """Return True if an enemy may make free strikes.

    It may not while it lies, is stationary, flees or has fumbled, nor while any member of its unit lies. A table option
    forbids it during its card's own activation. GS-KNO-01, GS-KNO-05, GS-A-22, GS-A-25, GS-A-98, GS-A-119.
    """
    card = t.cards[enemy.card]
    if enemy.still or enemy.fumbled or card.fleeing or any(mate.down for mate in t.members(card)):
        return False
    own = t.activation is not None and t.activation.card == card.number
    return not (own and t.setup.rulings.no_reactions_in_own_activation)


def leaves(t: Battle, model: Model, enemy: Model, a: Point, b: Point) -> int | None:
    """Return how far along a leg a base is first out of an enemy's reach, or None.

    It must have been in reach and in sight before. GS-FRE-01.
    """
    far = melee_range(t, enemy)
    reach = model.r + enemy.r + far
    if far < 0 or out(b, enemy, reach) is False:
        return None
    if out(a, enemy, reach) and (a == b or not nearer(enemy.x, enemy.y, reach * reach, (*a, *b))):
        return None
    whole = length(a, b)
    distance = min(whole, exit_of(a, b, enemy, reach))
    while not out(along(a, b, distance), enemy, reach):
        distance += 1
    last = distance - 1
    while last > 0 and out(along(a, b, last), enemy, reach):
        last -= 1
    x, y = along(a, b, max(0, last))
    return distance if engages(t, enemy, replace(model, x=x, y=y)) else None


def out(point: Point, enemy: Round, reach: int) -> bool:
    return (point[0] - enemy.x) ** 2 + (point[1] - enemy.y) ** 2 > reach * reach


def exit_of(a: Point, b: Point, enemy: Model, reach: int) -> int:
    """Return about how far along a leg the circle of an enemy's reach is left, but never too far."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], enemy.x - a[0], enemy.y - a[1]
    d2 = dx * dx + dy * dy
    ahead = int((dx * ex + dy * ey) / sqrt(d2))
    aside2 = (dx * ey - dy * ex) ** 2 // d2
    return max(0, ahead + isqrt(max(0, reach * reach - aside2)) - 3)


def supporters(t: Battle, striker: Model) -> list[Model]:
    """Return the attachments that are close enough to strike along with their parent, like the wolfhound."""
    return [
        hound
        for card in t.cards
        if card.parent == striker.card
        for hound in t.members(card)
        if (far := most(t, hound, "support")) and within(hound, striker, far * INCH) and may_strike(t, hound)
    ]


# Striking


def strike(t: Battle, task: tasks.FreeStrike) -> Procedure[None]:
    """Ask an enemy for one free strike with any of its melee attacks, and resolve it.

    It costs nothing, and nothing strikes back. GS-FRE-01 to 03, GS-A-04, GS-A-22, GS-A-120.
    """
    striker, target = t.models[task.striker], t.models[task.target]
    if target.where != FIELD or striker.where != FIELD:
        return
    seat = t.seat_of(striker)
    key = yield from Ask(seat, "gs-ask-free-strike", Strikes(t, striker, target), striker.id, "GS-FRE-01")
    if key == NONE:
        return
    weapon = next(weapon for weapon in weapons(t, striker, "MEL") if weapon.id == key)
    verbs.strike_freely(t, striker, target, weapon.id)
    verbs.note(t, t.card_of(striker), REACTION)
    why = For("free strike", False, target.number)
    attack = yield from attack_rolls.attack_roll(t, striker, target, weapon, why, BONUS)
    if attack.hit:
        free = damage.unpaid(t, weapon)
        harm = yield from damage.damage_roll(t, striker, target, free, attack, why, BONUS)
        yield from damage.suffer(t, target, harm, "GS-FRE-02", striker.number)
        damage.after_hit(t, striker, target, weapon, attack, harm)


class Strikes(msgspec.Struct, Choice[str], gc=False):
    """The choice of a free strike: `gladius` names the attack, `none` declines. GS-FRE-02."""

    t: Battle
    striker: Model
    target: Model

    def options(self) -> list[str]:
        return [*[weapon.id for weapon in weapons(self.t, self.striker, "MEL")], NONE]

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        return Reason("gs-no-such-weapon", "GS-FRE-02", {"card": self.striker.id})

    def subject(self, option: str) -> Subject:
        return Subject(role="decline") if option == NONE else Subject(line=option)
