"""GS-MEL-04, GS-MIS-04, GS-MGA-01, GS-CRT, GS-FUM: the roll of two dice that says whether an attack hits."""

from typing import NamedTuple

from theomachy.dice import d
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.army.profiles import Weapon, WeaponType
from theomachy.games.godslayer.language import Change, Ignore, Stat, every
from theomachy.games.godslayer.rules.values.statistics import For, all_of, counts, shield_of, stat
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.games.godslayer.terms import Rolled
from theomachy.kernel import Ask, Procedure, Roll, each

D6 = d(6)
FORETELLING = "waters-of-foretelling"
SHIELDS = Ignore("shields")
AGAIN, KEEP = "again", "keep"
CLAUSES: dict[WeaponType, str] = {"MEL": "GS-MEL-04", "MIS": "GS-MIS-04", "MAG": "GS-MGA-01"}


class Attack(NamedTuple):
    """The result of an attack roll."""

    hit: bool
    critical: bool = False
    fumble: bool = False
    total: int = 0
    """Sum of the two dice and the striker's statistic."""
    needed: int = 0
    """The target's DEF, with everything that counts for this attack."""
    faces: tuple[int, ...] = ()


def attack_roll(
    t: Battle, striker: Model, target: Model, weapon: Weapon, why: For, bonus: int = 0, cover: int = 0
) -> Procedure[Attack]:
    """Roll to hit: two dice and MEL, MIS or MAG must reach the target's DEF.

    A roll of nothing but ones is a fumble. The Waters of Foretelling allow a miss to be rolled again. GS-MEL-04,
    GS-MIS-04, GS-MGA-01, GS-MGA-03, GS-FUM-01, GS-FUM-02, GS-A-98.
    """
    value = skill(t, striker, target, weapon, why) + bonus
    needed = defence(t, striker, target, weapon, why) + cover
    attack = yield from roll(t, striker, target, weapon, value, needed)
    if not attack.hit and foretold(t.card_of(striker)):
        answer = yield from Ask(t.seat_of(striker), "gs-ask-attack-again", (AGAIN, KEEP), striker.id, "GS-ITM-07")
        if answer == AGAIN:
            foresee(t, t.card_of(striker))
            attack = yield from roll(t, striker, target, weapon, value, needed)
    if attack.fumble:
        verbs.fumble(t, striker)
    return attack


def roll(t: Battle, striker: Model, target: Model, weapon: Weapon, value: int, needed: int) -> Procedure[Attack]:
    """Roll the dice of an attack and announce the result.

    Extra dice for critical hits are looked at for doubles and never added to the sum. GS-A-44.
    """
    clause = CLAUSES[weapon.type]
    dice = (D6,) * (2 + all_of(t, striker, "critical dice"))
    faces: tuple[int, ...] = yield from Roll(dice, each, "gs-roll-attack", t.seat_of(striker), clause)
    attack = judge(faces, value, needed)
    result: Rolled = "fumble" if attack.fumble else "critical" if attack.critical else "hit" if attack.hit else "miss"
    verbs.roll_to_hit(t, striker, target, weapon.id, result, attack.total, needed, clause)
    return attack


def judge(faces: tuple[int, ...], value: int, needed: int) -> Attack:
    """Judge the faces of an attack roll.

    A double is a critical hit if the attack hits; a roll of nothing but ones never hits. GS-CRT-01, GS-CRT-03,
    GS-FUM-01, GS-A-44.
    """
    total = faces[0] + faces[1] + value
    fumble = max(faces) == 1
    hit = total >= needed and not fumble
    return Attack(hit, hit and len(set(faces)) < len(faces), fumble, total, needed, faces)


def skill(t: Battle, striker: Model, target: Model, weapon: Weapon, why: For) -> int:
    """Return MEL, MIS or MAG of a model with this weapon. GS-MEL-04, GS-MIS-04, GS-MGA-01."""
    against = why._replace(other=target.number)
    return stat(t, striker, weapon.type, against) + of_weapon(t, striker, weapon, weapon.type, against)


def of_weapon(t: Battle, striker: Model, weapon: Weapon, name: Stat, why: For) -> int:
    """Return how much a weapon adds to a statistic of its bearer.

    Changes to the statistics of the target are not counted here. GS-PRO-04.
    """
    changes = [change for change in every(Change, weapon.does) if change.stat == name]
    return sum([change.by for change in changes if counts(t, striker, change, why)])


def defence(t: Battle, striker: Model, target: Model, weapon: Weapon, why: For) -> int:
    """Return the target's DEF against this weapon. GS-SHD-01, GS-SHD-02, GS-A-69."""
    value = stat(t, target, "DEF", why._replace(other=striker.number))
    return value - shield_of(t, target).DEF if SHIELDS in weapon.does else value


def needed_to_hit(
    t: Battle, striker: Model, target: Model, weapon: Weapon, why: For, bonus: int = 0, cover: int = 0
) -> int:
    """Return the least sum of two dice that hits; two ones never hit, however low it is. GS-MEL-04."""
    return defence(t, striker, target, weapon, why) + cover - skill(t, striker, target, weapon, why) - bonus


def foretold(card: Card) -> bool:
    """Return True if a card can repeat an attack or priority roll with its Waters of Foretelling, once in a game.

    GS-ITM-08.
    """
    return FORETELLING in card.items and FORETELLING not in card.used


def foresee(t: Battle, card: Card) -> None:
    """Spend a card's Waters of Foretelling and announce it. GS-ITM-08."""
    verbs.spend(t, card, FORETELLING)
    verbs.use_item(t, card, FORETELLING, "GS-ITM-08")
