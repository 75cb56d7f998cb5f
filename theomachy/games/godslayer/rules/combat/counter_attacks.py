"""GS-CTR-01 to 05: counter attacks against attacks in melee."""

from typing import Final

import msgspec

from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.army.profiles import WEAPONS, Weapon
from theomachy.games.godslayer.rules.combat.melee import sweep
from theomachy.games.godslayer.rules.combat.melee_targets import NONE, Targets, may_reach, why_nobody
from theomachy.games.godslayer.rules.values.action import able, why_not_pay
from theomachy.games.godslayer.rules.values.dread import will_flee
from theomachy.games.godslayer.rules.values.statistics import most, weapons
from theomachy.games.godslayer.state import Battle, Blow, Card, Model
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject

THRIFTY: Final = "thrifty counter attack"


def declare(t: Battle, task: tasks.Counter) -> Procedure[None]:
    """Ask a card for its counter attack against a melee attack, before anybody rolls.

    There is one counter attack for each attack that is declared, and never one against a counter attack. GS-CTR-01,
    GS-CTR-02, GS-CTR-05, GS-A-20, GS-A-120.
    """
    assert t.fight is not None
    card = t.cards[task.card]
    key = yield from Ask(card.seat, "gs-ask-counter", CounterAttacks(t, card, t.fight.card), card.id, "GS-CTR-01")
    if key == NONE:
        return
    weapon = WEAPONS[key]
    price = cost(t, card, weapon)
    verbs.pay(t, card, price)
    verbs.note(t, card, "reaction")
    if price < weapon.act:
        verbs.note(t, card, THRIFTY)
    verbs.declare(t, "gs-counters", card, key, "GS-CTR-02")
    ready = [model for model in strikers(t, card, weapon) if may_reach(t, model, weapon, t.fight.card)]
    verbs.schedule(t, *[tasks.CounterAim(card.number, model.number, key) for model in ready])


def aim(t: Battle, task: tasks.CounterAim) -> Procedure[None]:
    """Ask one member for the target of its counter attack.

    Every member may strike members of the attacking card that it reaches, whether it was attacked itself or not.
    GS-CTR-03, GS-CTR-04.
    """
    assert t.fight is not None
    striker, weapon = t.models[task.striker], WEAPONS[task.weapon]
    choice = Targets(t, striker, weapon, len(t.cards[task.card].models) > 1, t.fight.card)
    key = yield from Ask(t.seat_of(striker), "gs-ask-target", choice, striker.id, "GS-CTR-03")
    target = t.named(key)
    if target is not None:
        blow = Blow(striker.number, target.number, weapon.id, counter=True)
        verbs.aim(t, blow)
        sweep(t, blow, t.fight.card)


def cost(t: Battle, card: Card, weapon: Weapon) -> int:
    """Return what a counter attack costs in tokens.

    A pit fighter saves on one counter attack in a round, but pays at least one token. GS-CTR-02.
    """
    members = t.members(card)
    saved = most(t, members[0], "thrift") if members and not card.did(THRIFTY) else 0
    return max(min(1, weapon.act), weapon.act - saved)


def strikers(t: Battle, card: Card, weapon: Weapon) -> list[Model]:
    """Return the members that can strike back.

    While a member of the card lies on the ground, only those that stand and are attacked themselves can. GS-CTR-04,
    GS-KNO-01, GS-KNO-05, GS-STA-01, GS-FUM-02.
    """
    assert t.fight is not None
    ready = [model for model in able(t, card) if not model.fumbled and weapon in weapons(t, model, "MEL")]
    if any(model.down for model in t.members(card)):
        attacked = [blow.target for blow in t.fight.blows if not blow.counter]
        ready = [model for model in ready if model.number in attacked]
    return ready


class CounterAttacks(msgspec.Struct, Choice[str], gc=False):
    """The choice of a counter attack: `gladius` names the attack, `none` declines. GS-CTR-01 to 03."""

    t: Battle
    card: Card
    attacker: int

    def options(self) -> list[str]:
        t = self.t
        ids = dict.fromkeys([weapon.id for model in t.members(self.card) for weapon in weapons(t, model, "MEL")])
        return [*[key for key in ids if not self.why_not(key)], NONE]

    def why_not(self, key: str) -> Reason | None:
        if key == NONE:
            return None
        t, card = self.t, self.card
        if why := barred(t, card):
            return why
        weapon = next(
            (weapon for model in t.members(card) for weapon in weapons(t, model, "MEL") if weapon.id == key), None
        )
        if weapon is None:
            return Reason("gs-no-such-weapon", "GS-CTR-03", {"card": card.id})
        if why := why_not_pay(card, cost(t, card, weapon), "GS-CTR-02"):
            return why
        ready = strikers(t, card, weapon)
        if not ready:
            return Reason("gs-nobody-can-attack", "GS-CTR-04", {"card": card.id})
        return why_nobody(t, ready, t.members(t.cards[self.attacker]), weapon, "GS-A-21")

    def subject(self, option: str) -> Subject:
        return Subject(role="decline") if option == NONE else Subject(line=option)

    def cost(self, option: str) -> dict[str, int]:
        return {} if option == NONE else {"gs-tokens": cost(self.t, self.card, WEAPONS[option])}


def barred(t: Battle, card: Card) -> Reason | None:
    """Return why a card may not make any counter attack now, or None.

    A card that flees does nothing else. A card that must flee once this action is over may still strike back, unless a
    table option forbids it. Another option forbids all passive activations during a card's own activation. GS-FLE-05,
    GS-A-119, GS-A-147.
    """
    if card.fleeing:
        return Reason("gs-is-fleeing", "GS-FLE-05", {"card": card.id})
    if t.setup.rulings.no_counter_in_horror and will_flee(t, card):
        return Reason("gs-will-flee", "GS-A-147", {"card": card.id})
    own = t.activation is not None and t.activation.card == card.number
    if own and t.setup.rulings.no_reactions_in_own_activation:
        return Reason("gs-own-activation", "GS-A-119", {"card": card.id})
    return None
