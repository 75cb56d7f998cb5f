"""GS-CHG: charges, slay movement, and charges as a passive activation.

A charge goes from declaring it to the charge attack: targets are named, courage is tested, the attack is paid for, and
then all run.
"""

from typing import Final, Literal, NamedTuple

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon
from theomachy.games.godslayer.notes import held_back
from theomachy.games.godslayer.rules.charge.charge_moves import DONE, ChargeMoves, arrived, target_of
from theomachy.games.godslayer.rules.combat import melee, war_machines
from theomachy.games.godslayer.rules.combat.attack_rolls import D6
from theomachy.games.godslayer.rules.morale import psychology
from theomachy.games.godslayer.rules.movement import marching, moves
from theomachy.games.godslayer.rules.movement.counterstrikes import (
    NONE,
    Answers,
    counterstrikes,
    why_beyond_command,
    within_command,
)
from theomachy.games.godslayer.rules.movement.unit_moves import HOLD, distance
from theomachy.games.godslayer.rules.space.engagement import in_melee_with, reaches
from theomachy.games.godslayer.rules.space.formation import keeps_formation
from theomachy.games.godslayer.rules.space.line_of_sight import sees
from theomachy.games.godslayer.rules.values.action import MODEL, Action, able, about_nobody, why_no_target, why_not_pay
from theomachy.games.godslayer.rules.values.statistics import all_of, stat, weapons
from theomachy.games.godslayer.rules.victory import relics
from theomachy.games.godslayer.state import FIELD, Battle, Blow, Card, Fight, March, Model
from theomachy.games.godslayer.terms import NOBODY, Deed
from theomachy.geometry.plane import INCH
from theomachy.kernel import Ask, Procedure, Reason, Roll, StringChoice, one
from theomachy.kernel.keys import Subject, split_verb
from theomachy.kernel.scene import Stroke

How = Literal["normal", "long"]
LONG: Final = "long"
TIMES: dict[How, int] = {"normal": 2, LONG: 3}
"""Multiples of MOV that each kind of charge may run. GS-CHG-06."""
FURTHER = 2 * INCH
BEFORE: dict[Deed, str] = {
    "charge": "GS-CHG-18",
    "move": "GS-CHG-01",
    "attack": "GS-CHG-01",
    "thaumaturgy": "GS-CHG-01",
}
"""Deeds that may not come before a charge in one round, each with the clause that forbids it.

GS-CHG-01, GS-CHG-18, GS-A-40.
"""


# Declaring


class Charge(NamedTuple):
    """The weapon and kind of charge that an option names: `gut-axe:normal`, `gut-axe:long`."""

    weapon: Weapon
    how: How

    @property
    def long(self) -> bool:
        return self.how == LONG


def read_charge(arg: str) -> Charge | None:
    """Return the charge that an option names, or None if there is no such weapon or kind of charge."""
    id, word = split_verb(arg)
    weapon, how = WEAPONS.get(id), next((how for how in TIMES if how == word), None)
    return Charge(weapon, how) if weapon is not None and how is not None else None


def attacks_of(t: Battle, card: Card) -> list[str]:
    ids = dict.fromkeys([weapon.id for model in able(t, card) for weapon in weapons(t, model, "MEL")])
    return [f"{id}:{how}" for id in ids for how in TIMES]


def why_not_charge(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not charge with a weapon in this way now, or None.

    GS-CHG-01 to 06, GS-CHG-18, GS-FRM-05, GS-DEP-12, GS-WMC-05.
    """
    charge = read_charge(arg)
    if charge is None or arg not in attacks_of(t, card):
        return Reason("gs-no-such-charge", "GS-CHG-04", {"card": card.id, "key": arg})
    return (
        war_machines.why_not_charge(t, card)
        or why_not_now(t, card)
        or moves.why_rooted(t, card)
        or (why_not_long(t, card) if charge.long else None)
        or why_not_pay(card, charge.weapon.act, "GS-CHG-05")
        or why_nobody(t, card)
    )


def why_not_now(t: Battle, card: Card) -> Reason | None:
    """Return why a card may not charge at all now, or None.

    GS-CHG-01, GS-CHG-02, GS-CHG-18, GS-FRM-05, GS-DEP-12, GS-A-89, GS-A-146.
    """
    who = {"card": card.id}
    if t.activation is not None and t.activation.no_charge:
        return Reason("gs-just-discovered", "GS-DEP-12", who)
    for deed, clause in BEFORE.items():
        if card.did(deed):
            return Reason("gs-too-late-to-charge", clause, {**who, "what": f"gs-did-{deed}"})
    if card.did("reaction") and not t.setup.rulings.charge_after_reaction:
        return Reason("gs-too-late-to-charge", "GS-CHG-01", {**who, "what": "gs-did-reaction"})
    if not keeps_formation(t, card):
        return Reason("gs-no-formation", "GS-FRM-05", who)
    foe = next((foe for model in t.members(card) for foe in in_melee_with(t, model)), None)
    return Reason("gs-engaged", "GS-CHG-02", {**who, "enemy": foe.id}) if foe is not None else None


def why_not_long(t: Battle, card: Card) -> Reason | None:
    """Return why a card may not make a long charge, or None.

    Only light cards may, and only while no member carries a relic. GS-CHG-06, GS-CLS-02.
    """
    if card.of.weight == "light" and not any(relics.carries(t, model) for model in t.members(card)):
        return None
    return Reason("gs-no-long-charge", "GS-CHG-06", {"card": card.id})


def why_nobody(t: Battle, card: Card) -> Reason | None:
    """Return why a card has no enemy to charge in sight, or None if it has. GS-CHG-03, GS-A-127."""
    mine = able(t, card)
    near = sorted(t.enemies(card.seat), key=lambda enemy: distance(enemy, mine[0])) if mine else []
    if any(sees(t, model, enemy) for enemy in near for model in mine):  # the nearest are likeliest to be in sight
        return None
    return Reason("gs-nobody-to-charge", "GS-CHG-03", {"card": card.id})


def declare(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Declare a charge with its attack and kind. All targets are named before any member runs. GS-CHG-04, GS-A-126."""
    charge = read_charge(arg)
    assert charge is not None
    begin(t, card, charge)
    yield from ()


def begin(t: Battle, card: Card, charge: Charge, moved: int = NOBODY) -> None:
    verbs.declare_charge(t, card, charge.weapon.id, charge.long)
    verbs.begin_march(t, March(card.number, "charge", FURTHER, TIMES[charge.how], weapon=charge.weapon.id))
    named = [tasks.ChargeTarget(card.number, model.number, moved) for model in able(t, card)]
    verbs.schedule(t, *named, tasks.ChargeTest(card.number))


def cost(t: Battle, card: Card, arg: str) -> int:
    """Return the cost of a charge, which is that of its attack. Running is free. GS-CHG-05, GS-MOV-07."""
    charge = read_charge(arg)
    return charge.weapon.act if charge is not None else 0


def range_of(t: Battle, card: Card, arg: str) -> list[Stroke]:
    """Return the circle of what the first member could reach, to draw where measuring is free. GS-TRM-03, GS-A-118."""
    charge = read_charge(arg)
    if charge is None or t.setup.measuring != "free" or why_not_charge(t, card, arg):
        return []
    model = able(t, card)[0]
    inches = TIMES[charge.how] * stat(t, model, "MOV") + all_of(t, model, "charge move") + charge.weapon.rng
    return [Stroke("range", [(model.x, model.y)], radius=model.r + FURTHER + inches * INCH)]


CHARGE = Action(attacks_of, why_not_charge, declare, cost, range_of, about_nobody)


def name_target(t: Battle, task: tasks.ChargeTarget) -> Procedure[None]:
    """Ask a member to name one enemy that it sees as the target of its charge, or to hold back.

    GS-CHG-03, GS-CHG-09, GS-A-126, GS-A-127.
    """
    model = t.models[task.charger]
    choice = Charged(t, model, task.moved)
    key = yield from Ask(t.seat_of(model), "gs-ask-charge-target", choice, model.id, "GS-CHG-03")
    target = t.named(key)
    if target is not None:
        verbs.name_charged(t, model, target)


class Charged(msgspec.Struct, StringChoice, gc=False):
    """The choice of a charge target: `b1.2`, or `hold` for a member of a unit.

    The members of a unit may not all hold back. The options reveal no distance. GS-CHG-03, GS-TRM-03.
    """

    t: Battle
    model: Model
    moved: int = NOBODY
    """Number of the card that must be charged; NOBODY if any may be."""

    def options(self) -> list[str]:
        t = self.t
        targets = [enemy.id for enemy in t.enemies(t.seat_of(self.model)) if not self.reason(enemy)]
        return targets if self.why_not_hold() else [*targets, HOLD]

    def why_not(self, key: str) -> Reason | None:
        if key == HOLD:
            return self.why_not_hold()
        enemy = self.t.named(key)
        if enemy is None or enemy.where != FIELD:
            return why_no_target(self.t, MODEL, key, "GS-CHG-03")
        return self.reason(enemy)

    def subject(self, option: str) -> Subject:
        return Subject(role="decline") if option == HOLD else Subject(piece=option)

    def blind(self, option: str) -> bool:
        """Return True if the odds of an option would reveal a distance that may not be measured yet. GS-TRM-03."""
        return self.t.setup.measuring == "declared"

    def reason(self, enemy: Model) -> Reason | None:
        t, model = self.t, self.model
        who = {"model": model.id, "target": enemy.id}
        if t.allied(t.seat_of(enemy), t.seat_of(model)):
            return Reason("gs-needs-enemy", "GS-MOD-02", {"card": enemy.id})
        if self.moved not in (NOBODY, enemy.card):
            return Reason("gs-has-not-moved", "GS-FAQ-03", who)
        if self.moved != NOBODY and not within_command(t, model, enemy):
            return why_beyond_command(t, model, enemy)
        return None if sees(t, model, enemy) else Reason("gs-not-in-sight", "GS-CHG-03", who)

    def why_not_hold(self) -> Reason | None:
        """Return why a member may not hold back, or None. At least one member must charge. GS-CHG-09."""
        t, card = self.t, self.t.card_of(self.model)
        assert t.march is not None
        if len(card.models) > 1:
            later = [t.models[task.charger] for task in t.agenda if isinstance(task, tasks.ChargeTarget)]
            others = bool(t.march.targets) or any(self.sees_any(model) for model in later)
            if others or not self.sees_any(self.model):
                return None
        return Reason("gs-must-charge", "GS-CHG-03", {"model": self.model.id})

    def sees_any(self, model: Model) -> bool:
        return any(sees(self.t, model, enemy) for enemy in self.t.enemies(self.t.seat_of(model)))


def test_courage(t: Battle, task: tasks.ChargeTest) -> Procedure[None]:
    """Test courage before paying, then pay for the charge and let it run.

    In horror no member runs and nothing is paid. GS-CHG-05, GS-CHG-16, GS-CHG-20, GS-A-57.
    """
    assert t.march is not None
    card, weapon = t.cards[task.card], WEAPONS[t.march.weapon]
    goes = yield from psychology.charge_test(t, card, [t.models[target] for _, target in t.march.targets])
    if not goes:
        verbs.end_march(t)
        end_activation(t, card)
        return
    verbs.pay(t, card, weapon.act)
    if active(t, card):
        verbs.note(t, card, "charge", "attack")
    else:
        verbs.note(t, card, "reaction")
    verbs.choose_style(t, card, "charge")
    verbs.schedule(t, tasks.ChargeMove(card.number))


def active(t: Battle, card: Card) -> bool:
    """Return True if a card charges in its own activation."""
    return t.activation is not None and t.activation.card == card.number


def end_activation(t: Battle, card: Card) -> None:
    """End a card's activation after its charge has failed, if it charged in its own activation.

    GS-CHG-13, GS-PSY-10.
    """
    if active(t, card):
        verbs.end_activation(t)
        moves.schedule_shift(t, card)


# Running


def run(t: Battle, task: tasks.ChargeMove) -> Procedure[None]:
    """Ask which member runs next, or all of them, and let them run.

    They run one after another in an order that their player chooses. Free strikes are made at them. GS-CHG-07,
    GS-CHG-08, GS-CHG-09, GS-A-06, GS-A-90, GS-FAQ-01.
    """
    card = t.cards[task.card]
    if not marching.goes_on(t, card):
        verbs.schedule(t, tasks.ChargeEnd(card.number))
        return
    rushes = ChargeMoves(t, card)
    key = yield from Ask(card.seat, "gs-ask-charge-move", rushes, card.id, "GS-CHG-07")
    runs = rushes.comes_of(key)
    assert t.march is not None
    again = [run.model.number for run in runs]
    blocked = [number for number in t.march.blocked if number not in again]
    verbs.change_march(t, blocked=(*blocked, *[run.model.number for run in runs if run.blocked]))
    going_on = len(card.models) > 1 and key != DONE
    more = tasks.ChargeMove(card.number) if going_on else tasks.ChargeEnd(card.number)
    verbs.schedule(t, *marching.set_out([(run.model, run.path) for run in runs]), more)


def arrive(t: Battle, task: tasks.ChargeEnd) -> Procedure[None]:
    """End the charge move: chargers that reached their targets make the charge attack at once.

    If no charger reached its target, the activation is over and the tokens paid are lost. GS-CHG-12 to 14, GS-A-08.
    """
    card, march = t.cards[task.card], t.march
    assert march is not None
    yield from ()
    pairs = arrived(t, card)
    blows = tuple([Blow(model.number, target.number, march.weapon) for model, target in pairs])
    held = [held_back(model.id) for model in t.members(card) if target_of(t, model) is None]
    verbs.note_ids(t, card, *held)
    verbs.end_charge(t, card, bool(pairs))
    if not pairs:
        end_activation(t, card)
    verbs.schedule(t, *counterstrikes(t, card))
    if pairs:
        melee.plan_fight(t, Fight(card.number, march.weapon, "melee", charge=True, blows=blows))
    verbs.schedule(t, tasks.Contact(card.number))
    marching.come_to_rest(t, card)


# Slay movement


def slay(t: Battle, task: tasks.Slay) -> Procedure[None]:
    """Resolve slay movement: a short move, safe from free strikes, then one more attack for nothing.

    It comes when an individual has destroyed the model that it charged. GS-CHG-19, GS-A-17, GS-A-24.
    """
    model, card = t.models[task.slayer], t.cards[task.card]
    if model.where != FIELD or model.down or model.still or card.fleeing:
        return
    if task.has_moved:
        slay_again(t, card, model, task.weapon)
        return
    face: int = yield from Roll((D6,), one, "gs-roll-slay", card.seat, "GS-CHG-19")
    verbs.schedule(t, msgspec.structs.replace(task, has_moved=1))
    moves.begin(t, March(card.number, "slay", (face + 1) // 2 * INCH, safe=True))


def slay_again(t: Battle, card: Card, model: Model, weapon: str) -> None:
    """Begin the free attack of slay movement, of the same kind as the charge attack and counted as one. GS-CHG-19."""
    enemies = t.enemies(card.seat)
    if model.fumbled or not any(reaches(t, model, enemy, WEAPONS[weapon]) for enemy in enemies):
        return
    verbs.begin_fight(t, Fight(card.number, weapon, "melee", charge=True, slay=True))
    verbs.schedule(t, tasks.Aim(card.number, model.number))


# Charging as a passive activation


def counterstrike(t: Battle, task: tasks.Counterstrike) -> Procedure[None]:
    """Ask a counterstriker whether it charges an enemy that has ended a movement. It pays as usual. GS-FAQ-01 to 03."""
    model, moved = t.models[task.model], t.cards[task.mover]
    seat = t.seat_of(model)
    key = yield from Ask(seat, "gs-ask-counterstrike", Answers(t, model, moved), model.id, "GS-FAQ-03")
    if key != NONE:
        begin(t, t.card_of(model), Charge(WEAPONS[key], "normal"), moved.number)
