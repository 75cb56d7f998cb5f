"""GS-MGA: magic attacks, made with weapons that need no hand."""

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import WEAPONS
from theomachy.games.godslayer.rules.combat import templates
from theomachy.games.godslayer.rules.combat.attack_rolls import attack_roll
from theomachy.games.godslayer.rules.combat.missile_targets import NONE, InSight
from theomachy.games.godslayer.rules.combat.missiles import armed, bearers, begin, resolve, why_not_in_sight
from theomachy.games.godslayer.rules.space.distances import in_range
from theomachy.games.godslayer.rules.values.action import Action, why_not_pay
from theomachy.games.godslayer.rules.values.statistics import For
from theomachy.games.godslayer.state import Battle, Card
from theomachy.geometry.plane import INCH
from theomachy.kernel import Ask, Procedure, Reason

WHY = For("magic")


def args(t: Battle, card: Card) -> list[str]:
    return armed(t, card, "MAG")


def why_not_blast(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not make a magic attack with a weapon now, or None. Engaged models may make one, too.

    GS-MGA-01, GS-MGA-02.
    """
    if arg not in armed(t, card, "MAG"):
        return Reason("gs-no-such-weapon", "GS-MGA-01", {"card": card.id})
    if why := why_not_pay(card, WEAPONS[arg].act):
        return why
    ready = bearers(t, card, arg)
    if not ready:
        return Reason("gs-nobody-can-attack", "GS-FUM-02", {"card": card.id})
    return why_not_in_sight(t, card, ready)


def start(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Begin a magic attack action. A unit pays once, and its members attack one at a time. GS-MGA-01."""
    attacks = [tasks.Blast(model.number, arg) for model in bearers(t, card, arg)]
    verbs.declare(t, "gs-blasts", card, arg, "GS-MGA-01")
    begin(t, card, WEAPONS[arg], "magic", attacks)
    yield from ()


BLAST = Action(args, why_not_blast, start, lambda t, card, arg: WEAPONS[arg].act if arg in WEAPONS else 0)


def blast(t: Battle, task: tasks.Blast) -> Procedure[None]:
    """Resolve one magic attack: MAG against DEF, on a target in sight and in range.

    There is no cover, no long range and no fighting style. Critical hits and fumbles are as in other attacks.
    GS-MGA-01, GS-MGA-02, GS-MGA-03, GS-MIS-14.
    """
    attacker, weapon = t.models[task.attacker], WEAPONS[task.weapon]
    if attacker not in bearers(t, t.card_of(attacker), weapon.id):
        return
    far = weapon.rng * INCH
    targets = InSight(t, attacker, "GS-MGA-01", (far,))
    key = yield from Ask(t.seat_of(attacker), "gs-ask-blast", targets, attacker.id, "GS-MGA-01")
    target = t.named(key) if key != NONE else None
    if target is None:
        return
    if not in_range(attacker, target, far):
        verbs.lose_shot(t, attacker, target, "GS-MGA-01")
        return
    attack = yield from attack_roll(t, attacker, target, weapon, WHY)
    if weapon.aoe:
        yield from templates.strike(t, attacker, target, weapon, attack)
    elif attack.hit:
        yield from resolve(t, attacker, target, weapon, attack, WHY)
