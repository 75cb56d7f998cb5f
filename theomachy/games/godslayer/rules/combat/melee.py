"""GS-MEL, GS-CTR-06 to 11: melee attacks, from naming targets to taking casualties away."""

from typing import Final

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon
from theomachy.games.godslayer.effects import language
from theomachy.games.godslayer.effects.language import every
from theomachy.games.godslayer.rules.combat.attack_rolls import Attack, attack_roll
from theomachy.games.godslayer.rules.combat.damage import after_hit, damage_roll, left, suffer, unpaid
from theomachy.games.godslayer.rules.combat.engagement import reaches
from theomachy.games.godslayer.rules.combat.melee_targets import NONE, Targets, may_reach
from theomachy.games.godslayer.rules.effects.statistics import For, has, leads, most, stat, weapons
from theomachy.games.godslayer.rules.movement.unit_moves import held_back
from theomachy.games.godslayer.rules.round.action import Action, able, why_not_pay
from theomachy.games.godslayer.rules.sight.line_of_sight import cloud
from theomachy.games.godslayer.state import DESTROYED, FIELD, Battle, Blow, Card, Fight, Harm, Model
from theomachy.games.godslayer.terms import Style
from theomachy.geometry.plane import INCH, overlap, within
from theomachy.kernel import Ask, Procedure, Reason

replace = msgspec.structs.replace
EVERYBODY = language.Attack("everybody")
OFFENSIVE: Final = "offensive"
POWERFUL: Final = "powerful"
CHARGE: Final = "charge"
STYLES: tuple[Style, ...] = (OFFENSIVE, POWERFUL)


# Declaring


def attacks_of(t: Battle, card: Card) -> list[str]:
    """The melee attacks of all its members. GS-PRO-04"""
    return list(dict.fromkeys([weapon.id for model in able(t, card) for weapon in weapons(t, model, "MEL")]))


def why_not_attack(t: Battle, card: Card, arg: str) -> Reason | None:
    """GS-MEL-02, GS-FUM-02"""
    if arg not in attacks_of(t, card):
        return Reason("gs-no-such-weapon", "GS-MEL-02", {"card": card.id, "key": arg})
    weapon = WEAPONS[arg]
    if why := why_not_pay(card, weapon.act):
        return why
    ready = strikers(t, card, weapon)
    if not ready:
        return Reason("gs-has-fumbled", "GS-FUM-02", {"card": card.id})
    enemies = t.enemies(card.seat)
    if not any(reaches(t, model, enemy, weapon) for model in ready for enemy in enemies):
        return Reason("gs-nobody-in-reach", "GS-MEL-02", {"card": card.id, "weapon": f"gs-{arg}"})
    return None


def strikers(t: Battle, card: Card, weapon: Weapon) -> list[Model]:
    """Members that can use a weapon now. GS-KNO-01, GS-STA-01, GS-FUM-02"""
    return [model for model in able(t, card) if not model.fumbled and weapon in weapons(t, model, "MEL")]


def attack(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """The attacker pays once for all members, however they came here; all finish one attack before the next. The first
    of a turn fixes the style, unless they charged.

    GS-ENG-06, GS-MEL-01 to 03, GS-MEL-05 to 07, GS-CHG-17, GS-A-03, GS-A-94
    """
    weapon = WEAPONS[arg]
    verbs.pay(t, card, weapon.act)
    verbs.note(t, card, "attack")
    verbs.declare(t, "gs-attacks", card, arg, "GS-MEL-02")
    if not card.style:
        style = yield from Ask(card.seat, "gs-ask-style", STYLES, card.id, "GS-MEL-07")
        verbs.choose_style(t, card, style)
    verbs.begin_fight(t, Fight(card.number, arg, "melee"))
    ready = [model for model in strikers(t, card, weapon) if may_reach(t, model, weapon)]
    verbs.schedule(t, *[tasks.Aim(card.number, model.number) for model in ready])


MELEE = Action(attacks_of, why_not_attack, attack, lambda t, card, arg: WEAPONS[arg].act if arg in WEAPONS else 0)


def aim(t: Battle, task: tasks.Aim) -> Procedure[None]:
    """A member names its target, or holds back; after the last one the enemy may answer.

    GS-MEL-02, GS-MEL-03, GS-A-93
    """
    assert t.fight is not None
    striker, weapon = t.models[task.striker], WEAPONS[t.fight.weapon]
    choice = Targets(t, striker, weapon, decline=len(t.cards[task.card].models) > 1)
    key = yield from Ask(t.seat_of(striker), "gs-ask-target", choice, striker.id, "GS-MEL-02")
    target = t.named(key)
    if target is not None:
        verbs.aim(t, Blow(striker.number, target.number, weapon.id))
    if not any(isinstance(other, tasks.Aim) for other in t.agenda):
        plan_fight(t, t.fight)


def plan_fight(t: Battle, fight: Fight) -> None:
    """All blows are named: who is attacked may answer, then everybody strikes.

    GS-MEL-09, GS-CTR-01, GS-A-19, GS-A-93
    """
    replies = [tasks.Counter(number) for number in begin(t, fight).attacked]
    verbs.schedule(t, *replies, tasks.Clash(), tasks.EndFight())


def begin(t: Battle, fight: Fight) -> Fight:
    """The fight, with all whom sweeping weapons strike as well."""
    verbs.begin_fight(t, replace(fight, blows=(), attacked=()))
    for blow in fight.blows:
        verbs.aim(t, blow)
    for blow in fight.blows:
        sweep(t, blow)
    assert t.fight is not None
    return t.fight


def sweep(t: Battle, blow: Blow, only: int | None = None) -> None:
    """A sweeping weapon strikes at everybody in reach, one roll each. GS-CON-07"""
    striker, weapon = t.models[blow.striker], WEAPONS[blow.weapon]
    if EVERYBODY not in weapon.does:
        return
    for enemy in t.enemies(t.seat_of(striker)):
        if enemy.number != blow.target and only in (None, enemy.card) and reaches(t, striker, enemy, weapon):
            verbs.aim(t, replace(blow, target=enemy.number))


# Striking


def clash(t: Battle) -> Procedure[None]:
    """By strike rank, the highest first. Where both sides strike, nobody falls before all have struck; else each blow
    is suffered before the next. GS-CTR-07 to 10, GS-A-18"""
    yield from ()
    assert t.fight is not None
    ranked = [(strike_rank(t, blow), blow) for blow in t.fight.blows]
    blow_by_blow: list[tasks.Strike | tasks.Reap] = []
    for rank in sorted(dict.fromkeys([rank for rank, _ in ranked]), reverse=True):
        blows = [blow for other, blow in ranked if other == rank]
        together = any(blow.counter for blow in blows) and not all(blow.counter for blow in blows)
        for blow in blows:
            strike = tasks.Strike(blow.striker, blow.target, blow.weapon, int(blow.counter))
            blow_by_blow += [strike] if together else [strike, tasks.Reap()]
        blow_by_blow += [tasks.Reap()] if together else []
    verbs.schedule(t, *blow_by_blow)


def strike_rank(t: Battle, blow: Blow) -> int:
    """1 for everybody; one more for who answers a movement with a charge, not for charging in his own activation.
    GS-CTR-06, GS-A-107"""
    assert t.fight is not None
    striker = t.models[blow.striker]
    charge = t.fight.charge and not blow.counter
    rank = 1 + stat(t, striker, "SR", For("melee", charge, blow.target))
    answers = charge and not active(t, striker.card) and has(t, striker, "counterstriker")
    return rank + 1 if answers else rank


def strike(t: Battle, task: tasks.Strike) -> Procedure[None]:
    """One model strikes: it checks its reach, rolls to hit and for damage. What it did is suffered later. GS-MEL-09"""
    fight, striker, weapon = t.fight, t.models[task.striker], WEAPONS[task.weapon]
    assert fight is not None
    if striker.where != FIELD or striker.down or striker.still or striker.fumbled:
        return
    target = t.models[task.target]
    if target.where != FIELD or not within(striker, target, weapon.rng * INCH):
        other = yield from aim_anew(t, striker, weapon, target, fight, bool(task.counter))
        if other is None:
            return
        target = other
    blow = Blow(striker.number, target.number, weapon.id, bool(task.counter))
    for number in range(attacks(weapon)):
        if number and spent(t, blow):
            return
        hit = yield from resolve(t, blow, weapon)
        if hit:
            yield from go_on(t, blow, weapon)


def attacks(weapon: Weapon) -> int:
    """Attack rolls at the same target."""
    return max([attack.times for attack in every(language.Attack, weapon.does) if attack.how == "at once"], default=1)


def aim_anew(
    t: Battle, striker: Model, weapon: Weapon, gone: Model, fight: Fight, counter: bool
) -> Procedure[Model | None]:
    """Its target is gone: another of the same card, or for a charger any enemy it reaches.

    GS-A-91, GS-A-93, GS-CHG-15
    """
    only = None if fight.charge and not counter else gone.card
    if EVERYBODY in weapon.does or not may_reach(t, striker, weapon, only):
        return None
    choice = Targets(t, striker, weapon, True, only)
    key = yield from Ask(t.seat_of(striker), "gs-ask-new-target", choice, striker.id, "GS-A-93")
    return None if key == NONE else t.named(key)


def spent(t: Battle, blow: Blow) -> bool:
    """Whether nothing is left to strike at, or the striker has fumbled. GS-FUM-02, GS-A-98"""
    return t.models[blow.striker].fumbled or left(t, t.models[blow.target]) <= 0


def go_on(t: Battle, blow: Blow, weapon: Weapon) -> Procedure[None]:
    """What a weapon does after a hit: more rolls at the same target, with a power of their own. GS-CON-07"""
    for more in every(language.Attack, weapon.does):
        for _ in range(more.times if more.how == "after a hit" else 0):
            if spent(t, blow):
                return
            yield from resolve(t, blow, replace(weapon, pow=more.power))


def resolve(t: Battle, blow: Blow, weapon: Weapon) -> Procedure[bool]:
    """An attack roll, and a damage roll if it hits. GS-MEL-04, GS-TRM-12, GS-DMG-01, GS-A-22"""
    assert t.fight is not None
    striker, target = t.models[blow.striker], t.models[blow.target]
    charge = t.fight.charge and not blow.counter
    why = For("melee", charge)
    to_hit, to_damage = (0, 0) if blow.counter else bonus(t, striker, target)
    attack = yield from attack_roll(t, striker, target, weapon, why, to_hit)
    if attack.hit:
        paid = unpaid(t, weapon) if t.fight.slay and not blow.counter else weapon
        damage = yield from damage_roll(t, striker, target, paid, attack, why, to_damage)
        verbs.hurt_later(t, Harm(target.number, damage, striker.number, weapon.id, attack.critical, charge))
    return attack.hit


def bonus(t: Battle, striker: Model, target: Model) -> tuple[int, int]:
    """MEL and POW by fighting style or after a charge, to the end of the turn; nothing for passive activations.

    Who held back from a charge has no bonus. GS-MEL-07, GS-MEL-08, GS-CHG-09, GS-CHG-16, GS-A-02, GS-A-03, GS-A-04
    """
    card = t.card_of(striker)
    if card.style == CHARGE:
        if held_back(card, striker):
            return 0, 0
        return 1, (most(t, striker, "charge power") or 1) + flushes_out(t, card, target)
    return int(card.style == OFFENSIVE), int(card.style == POWERFUL)


def flushes_out(t: Battle, card: Card, target: Model) -> int:
    """Reavers that charge strike harder at who hides in forest, haze or other cover. GS-SUB-01"""
    if t.fight is None or not t.fight.charge or not leads(t, card, "reavers"):
        return 0
    hidden = t.ground.in_forest(target.disc) or has(t, target, "in cover")
    return int(hidden or any(not haze.rough and overlap(target.disc, cloud(haze)) for haze in t.hazes))


def reap(t: Battle) -> Procedure[None]:
    """Damage is suffered, casualties are removed, then effects take hold. GS-CTR-07, GS-DMG-05, GS-A-49"""
    harms = verbs.take_harms(t)
    for harm in harms:
        yield from suffer(t, t.models[harm.model], harm.damage, "GS-DMG-03", harm.source)
    for harm in harms:
        striker, target = t.models[harm.source], t.models[harm.model]
        hit = Attack(True, harm.critical)
        after_hit(t, striker, target, WEAPONS[harm.weapon], hit, harm.damage, harm.charge)


def end_fight(t: Battle) -> Procedure[None]:
    """The attack action is over; a charger that slew its target may go on. GS-CHG-19, GS-CTR-11, GS-MEL-10"""
    yield from ()
    fight = t.fight
    assert fight is not None
    verbs.end_fight(t)
    if slays(t, fight):
        verbs.schedule(t, tasks.Slay(fight.card, t.cards[fight.card].models[0], fight.weapon), tasks.Contact())
    else:
        verbs.schedule(t, tasks.Contact())


def slays(t: Battle, fight: Fight) -> bool:
    """An individual that destroyed whom it charged, and lives; once a charge, never as a passive activation.

    GS-CHG-19, GS-FAQ-02, GS-A-17, GS-A-91
    """
    card = t.cards[fight.card]
    if not fight.charge or fight.slay or card.of.unit or not fight.blows or not t.members(card):
        return False
    return active(t, card.number) and t.models[fight.blows[0].target].where == DESTROYED


def active(t: Battle, card: int) -> bool:
    """Whether it is a card's own activation. GS-PAS-01"""
    return t.activation is not None and t.activation.card == card
