"""GS-MEL, GS-CTR-06 to 11: melee attacks, from naming targets to taking casualties away."""

from typing import Final

import msgspec

from theomachy.games.godslayer import language, notes, tasks, verbs
from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon
from theomachy.games.godslayer.language import every
from theomachy.games.godslayer.rules.combat.attack_rolls import Attack, attack_roll
from theomachy.games.godslayer.rules.combat.damage import after_hit, damage_roll, left, suffer, unpaid
from theomachy.games.godslayer.rules.combat.melee_targets import NONE, Targets, may_reach, why_nobody
from theomachy.games.godslayer.rules.space.engagement import reaches
from theomachy.games.godslayer.rules.space.line_of_sight import cloud
from theomachy.games.godslayer.rules.values.action import Action, able, why_not_pay
from theomachy.games.godslayer.rules.values.statistics import For, has, leads, most, stat, weapons
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
    """Return the melee attacks of all members of a card, by weapon id. GS-PRO-04."""
    return list(dict.fromkeys([weapon.id for model in able(t, card) for weapon in weapons(t, model, "MEL")]))


def why_not_attack(t: Battle, card: Card, arg: str) -> Reason | None:
    """Return why a card may not make a melee attack with a weapon now, or None. GS-MEL-02, GS-FUM-02."""
    if arg not in attacks_of(t, card):
        return Reason("gs-no-such-weapon", "GS-MEL-02", {"card": card.id})
    weapon = WEAPONS[arg]
    if why := why_not_pay(card, weapon.act):
        return why
    ready = strikers(t, card, weapon)
    if not ready:
        return Reason("gs-has-fumbled", "GS-FUM-02", {"card": card.id})
    return why_nobody(t, ready, t.enemies(card.seat), weapon, "GS-MEL-02")


def strikers(t: Battle, card: Card, weapon: Weapon) -> list[Model]:
    """Return the members that can use a weapon now. GS-KNO-01, GS-STA-01, GS-FUM-02."""
    return [model for model in able(t, card) if not model.fumbled and weapon in weapons(t, model, "MEL")]


def attack(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Begin a melee attack: pay once for all members, and ask for the style and each target.

    The members attack together, however they came here, and all finish one attack before the next. The first attack of
    a turn fixes the fighting style, unless the card charged. GS-ENG-06, GS-MEL-01 to 03, GS-MEL-05 to 07, GS-CHG-17,
    GS-A-03, GS-A-94.
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
    """Ask a member for its target, which a member of a unit may decline.

    After the last member the attacked cards may declare counter attacks. GS-MEL-02, GS-MEL-03, GS-A-93.
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
    """Schedule the counter attacks and the blows, once all blows are named. GS-MEL-09, GS-CTR-01, GS-A-19, GS-A-93."""
    replies = [tasks.Counter(number) for number in begin(t, fight).attacked]
    verbs.schedule(t, *replies, tasks.Clash(), tasks.EndFight())


def begin(t: Battle, fight: Fight) -> Fight:
    """Begin a fight and return it with the blows that sweeping weapons add."""
    verbs.begin_fight(t, replace(fight, blows=(), attacked=()))
    for blow in fight.blows:
        verbs.aim(t, blow)
    for blow in fight.blows:
        sweep(t, blow)
    assert t.fight is not None
    return t.fight


def sweep(t: Battle, blow: Blow, only: int | None = None) -> None:
    """Add a blow against every enemy in reach of a sweeping weapon, with one roll each. GS-CON-07."""
    striker, weapon = t.models[blow.striker], WEAPONS[blow.weapon]
    if EVERYBODY not in weapon.does:
        return
    for enemy in t.enemies(t.seat_of(striker)):
        if enemy.number != blow.target and only in (None, enemy.card) and reaches(t, striker, enemy, weapon):
            verbs.aim(t, replace(blow, target=enemy.number))


# Striking


def clash(t: Battle) -> Procedure[None]:
    """Schedule the blows by strike rank, the highest first.

    Where both sides strike at one rank, nobody falls before all of them have struck. Otherwise each blow is suffered
    before the next. GS-CTR-07 to 10, GS-A-18.
    """
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
    """Return the strike rank of a blow.

    It is 1, changed by effects. A counterstriker has one more when it answers a movement with a charge, but not when it
    charges in its own activation. GS-CTR-06, GS-A-107.
    """
    assert t.fight is not None
    striker = t.models[blow.striker]
    charge = t.fight.charge and not blow.counter
    rank = 1 + stat(t, striker, "SR", For("melee", charge, blow.target))
    answers = charge and not active(t, striker.card) and has(t, striker, "counterstriker")
    return rank + 1 if answers else rank


def strike(t: Battle, task: tasks.Strike) -> Procedure[None]:
    """Let one model strike: check its reach, then roll to hit and for damage. The damage is suffered later.

    GS-MEL-09.
    """
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
    """Return how many attack rolls a weapon makes at one target."""
    return max([attack.times for attack in every(language.Attack, weapon.does) if attack.how == "at once"], default=1)


def aim_anew(
    t: Battle, striker: Model, weapon: Weapon, gone: Model, fight: Fight, counter: bool
) -> Procedure[Model | None]:
    """Ask for another target if the first is gone, and return it or None.

    It must be of the card that was the target, but a charger may take any enemy it reaches. GS-A-91, GS-A-93,
    GS-CHG-15.
    """
    only = None if fight.charge and not counter else gone.card
    if EVERYBODY in weapon.does or not may_reach(t, striker, weapon, only):
        return None
    choice = Targets(t, striker, weapon, True, only)
    key = yield from Ask(t.seat_of(striker), "gs-ask-new-target", choice, striker.id, "GS-A-93")
    return None if key == NONE else t.named(key)


def spent(t: Battle, blow: Blow) -> bool:
    """Return True if the target is as good as destroyed or the striker has fumbled. GS-FUM-02, GS-A-98."""
    return t.models[blow.striker].fumbled or left(t, t.models[blow.target]) <= 0


def go_on(t: Battle, blow: Blow, weapon: Weapon) -> Procedure[None]:
    """Make the further attack rolls that a weapon grants after a hit, each with the power of its own. GS-CON-07."""
    for more in every(language.Attack, weapon.does):
        for _ in range(more.times if more.how == "after a hit" else 0):
            if spent(t, blow):
                return
            yield from resolve(t, blow, replace(weapon, pow=more.power))


def resolve(t: Battle, blow: Blow, weapon: Weapon) -> Procedure[bool]:
    """Roll to hit, and for damage on a hit, and return True if it hit. GS-MEL-04, GS-TRM-12, GS-DMG-01, GS-A-22."""
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
    """Return the bonus to MEL and to POW by fighting style or after a charge, to the end of the turn.

    Passive activations have no bonus, nor has a member that held back from a charge. GS-MEL-07, GS-MEL-08, GS-CHG-09,
    GS-CHG-16, GS-A-02, GS-A-03, GS-A-04.
    """
    card = t.card_of(striker)
    if card.style == CHARGE:
        if held_back(card, striker):
            return 0, 0
        return 1, (most(t, striker, "charge power") or 1) + flushes_out(t, card, target)
    return int(card.style == OFFENSIVE), int(card.style == POWERFUL)


def held_back(card: Card, model: Model) -> bool:
    """Return True if a member held back from its unit's charge in this round. It has no charge bonus. GS-CHG-09."""
    return notes.held_back(model.id) in card.done


def flushes_out(t: Battle, card: Card, target: Model) -> int:
    """Return the extra POW of Reavers that charge a target in forest, haze or other cover. GS-SUB-01."""
    if t.fight is None or not t.fight.charge or not leads(t, card, "reavers"):
        return 0
    hidden = t.ground.in_forest(target.disc) or has(t, target, "in cover")
    return int(hidden or any(not haze.rough and overlap(target.disc, cloud(haze)) for haze in t.hazes))


def reap(t: Battle) -> Procedure[None]:
    """Apply the damage of all blows that struck, remove casualties, then apply further effects.

    GS-CTR-07, GS-DMG-05, GS-A-49.
    """
    harms = verbs.take_harms(t)
    for harm in harms:
        yield from suffer(t, t.models[harm.model], harm.damage, "GS-DMG-03", harm.source)
    for harm in harms:
        striker, target = t.models[harm.source], t.models[harm.model]
        hit = Attack(True, harm.critical)
        after_hit(t, striker, target, WEAPONS[harm.weapon], hit, harm.damage, harm.charge)


def end_fight(t: Battle) -> Procedure[None]:
    """End the attack action. A charger that slew its target may go on with slay movement.

    GS-CHG-19, GS-CTR-11, GS-MEL-10.
    """
    yield from ()
    fight = t.fight
    assert fight is not None
    verbs.end_fight(t)
    if slays(t, fight):
        verbs.schedule(t, tasks.Slay(fight.card, t.cards[fight.card].models[0], fight.weapon), tasks.Contact())
    else:
        verbs.schedule(t, tasks.Contact())


def slays(t: Battle, fight: Fight) -> bool:
    """Return True if a fight gives the attacker slay movement.

    The attacker must be an individual that lives and has destroyed the model it charged. This happens once in a charge,
    and never in a passive activation. GS-CHG-19, GS-FAQ-02, GS-A-17, GS-A-91.
    """
    card = t.cards[fight.card]
    if not fight.charge or fight.slay or card.of.unit or not fight.blows or not t.members(card):
        return False
    return active(t, card.number) and t.models[fight.blows[0].target].where == DESTROYED


def active(t: Battle, card: int) -> bool:
    """Return True if it is a card's own activation. GS-PAS-01."""
    return t.activation is not None and t.activation.card == card
