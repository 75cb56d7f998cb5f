"""GS-TAC: tactics, performed, ordered, or used against an enemy."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.army.profiles import Aimed, Tactic
from theomachy.games.godslayer.language import Change, every
from theomachy.games.godslayer.rules.effects.orders import (
    ENEMY,
    Lines,
    Target,
    carries,
    chains,
    hears,
    target_keys,
    target_of,
    why_not_chain,
    why_not_target,
)
from theomachy.games.godslayer.rules.effects.tactic_effects import INSTANT, UNFIT
from theomachy.games.godslayer.rules.space.formation import keeps_formation, leader_in_formation
from theomachy.games.godslayer.rules.values.action import MODEL, Action, able, why_not_pay
from theomachy.games.godslayer.rules.values.lead_tests import lead, lead_test, one_die
from theomachy.games.godslayer.rules.values.statistics import has, leads, most
from theomachy.games.godslayer.state import Battle, Card, Effect, Model
from theomachy.games.godslayer.terms import Source
from theomachy.kernel import Procedure, Reason
from theomachy.kernel.keys import Subject, split_through, split_verb

SELF: Final = "self"
COUNTS = tuple(str(n) for n in range(100))
CLAUSES: dict[Aimed, str] = {SELF: "GS-TAC-04", MODEL: "GS-TAC-05", "unit": "GS-TAC-06", ENEMY: "GS-TAC-07"}


class Order(NamedTuple):
    """The parts of an option: `testudo`, `measured-fury:2`, `shatter:b1`, `lock-shields:a2@a4,a3`."""

    tactic: Tactic
    tokens: int
    target: str = ""
    chain: tuple[str, ...] = ()


def read_order(t: Battle, card: Card, arg: str) -> Order | None:
    """Return the order that an option names, or None if the card has none like it."""
    id, rest = split_verb(arg)
    tactic = next((tactic for tactic in card.of.tactics if tactic.id == id), None)
    if tactic is None or (arg != id) != (tactic.variable or tactic.type != SELF):
        return None
    if tactic.variable:
        return Order(tactic, int(rest)) if rest in COUNTS else None
    return Order(tactic, price(t, card, tactic), *split_through(rest))


def price(t: Battle, card: Card, tactic: Tactic) -> int:
    """Return what a tactic costs a card. A thrifty card pays less, but at least one token unless the tactic is free.

    GS-CON-07.
    """
    members = t.members(card)
    saved = most(t, members[0], "thrift") if members else 0
    return max(1, tactic.act - saved) if tactic.act else 0


def most_tokens(tactic: Tactic) -> int:
    """Return how many of the tokens spent on a tactic of variable cost count. GS-TAC-14."""
    return max([change.tokens for change in every(Change, tactic.does)], default=0)


def args(t: Battle, card: Card) -> Iterator[str]:
    """Yield the options of tactics: targets in sight, and chains of musicians to the others, without measuring."""
    if why_not_again(t, card):
        return
    lines = Lines(t, card)
    for tactic in card.of.tactics:
        if tactic.variable:
            yield from [f"{tactic.id}:{n}" for n in range(min(card.tokens, most_tokens(tactic)) + 1)]
        elif tactic.type == SELF:
            yield tactic.id
        elif price(t, card, tactic) <= card.tokens:
            yield from targeted(t, card, tactic, lines)


def targeted(t: Battle, card: Card, tactic: Tactic, lines: Lines) -> Iterator[str]:
    for key in target_keys(t, card, tactic.type):
        target = target_of(t, tactic.type, key)
        assert target is not None
        if tactic.type == ENEMY:
            yield f"{tactic.id}:{key}"
        elif not (why_not_from_parent(card, target) or why_not_receive(t, target)):
            for chain in chains(lines, target):
                if t.setup.measuring != "free" or carries(t, card, chain, target):
                    yield f"{tactic.id}:{key}@{','.join(chain)}" if chain else f"{tactic.id}:{key}"


# Refusals


def why_not(t: Battle, card: Card, arg: str) -> Reason | None:
    order = read_order(t, card, arg)
    if order is None:
        return Reason("gs-no-such-tactic", "GS-TAC-01", {"card": card.id, "key": arg})
    tactic = order.tactic
    if tactic.variable and order.tokens > most_tokens(tactic):
        return Reason("gs-too-many-tokens", "GS-TAC-14", {"given": order.tokens, "most": most_tokens(tactic)})
    if tactic.variable and order.tokens <= spent_already(t, card, tactic):  # otherwise a card could repeat it for ever
        return Reason("gs-no-more-than-before", "GS-TAC-14", {"card": card.id, "tactic": f"gs-{tactic.id}"})
    if no := why_not_again(t, card) or why_not_pay(card, order.tokens):
        return no
    return None if tactic.type == SELF else why_not_for(t, card, order)


def spent_already(t: Battle, card: Card, tactic: Tactic) -> int:
    """Return the tokens in a tactic that still works on its performer, or -1 if it does not."""
    return max(
        [effect.amount for model in t.members(card) for effect in model.effects if effect.id == tactic.id], default=-1
    )


def why_not_again(t: Battle, card: Card) -> Reason | None:
    """Return why a card may use no tactic now, or None. It may use one a round; warlords may use more.

    GS-TAC-03, GS-WLD-04, GS-A-01.
    """
    if card.of.kind == "warlord" or not card.did("tactic"):
        return None
    return Reason("gs-one-tactic-a-round", "GS-TAC-03", {"card": card.id})


def why_not_for(t: Battle, card: Card, order: Order) -> Reason | None:
    """Return why a tactic cannot be used on a target, or None. GS-TAC-05 to 08, GS-TAC-10, GS-FRM-05."""
    tactic = order.tactic
    if not keeps_formation(t, card):
        return Reason("gs-unit-scattered", "GS-FRM-05", {"card": card.id})
    if no := why_scattered(t, card, tactic, order.target) or why_not_target(
        t, card, tactic.type, order.target, CLAUSES[tactic.type]
    ):
        return no
    target = target_of(t, tactic.type, order.target)
    assert target is not None
    if tactic.type == ENEMY:
        if order.chain:
            return Reason("gs-not-channelled", "GS-CHN-01", {"tactic": f"gs-{tactic.id}"})
    elif no := why_not_from_parent(card, target) or why_not_receive(t, target):
        return no
    unfit = UNFIT.get(tactic.id)
    return why_not_chain(t, card, order.chain, target) or (unfit(t, target.models) if unfit else None)


def why_scattered(t: Battle, card: Card, tactic: Tactic, key: str) -> Reason | None:
    """Return the reason that a unit out of formation receives no orders, if a key names it, or None. GS-FRM-05."""
    unit = t.card_meant(key) if tactic.type != ENEMY else None
    if unit is None or not t.allied(unit.seat, card.seat) or not t.members(unit) or keeps_formation(t, unit):
        return None
    return Reason("gs-unit-scattered", "GS-FRM-05", {"card": unit.id})


def why_not_from_parent(card: Card, target: Target) -> Reason | None:
    """Return the reason that an attachment gains nothing from its parent's tactics, or None. GS-AVN-08."""
    if target.card.parent != card.number:
        return None
    return Reason("gs-own-attachment", "GS-AVN-08", {"card": target.card.id, "parent": card.id})


def why_not_receive(t: Battle, target: Target) -> Reason | None:
    """Return why a target receives no orders, or None.

    Creatures, machines, the deaf and units out of formation receive none. Fleeing cards may receive them. GS-TAC-16,
    GS-CRE-02, GS-FRM-05, GS-WMC-05, GS-A-134.
    """
    card = target.card
    if card.of.kind == "creature":
        return Reason("gs-creature", "GS-CRE-02", {"card": card.id})
    if not keeps_formation(t, card):
        return Reason("gs-unit-scattered", "GS-FRM-05", {"card": card.id})
    if all(model.role == "machine" for model in target.models):
        return Reason("gs-machine", "GS-WMC-05", {"card": card.id})
    if not receivers(t, target):
        return Reason("gs-deaf", "GS-CON-07", {"card": card.id})
    return None


def receivers(t: Battle, target: Target) -> list[Model]:
    """Return the models of a target that an order can reach. GS-WMC-05."""
    return [model for model in target.models if model.role != "machine" and not has(t, model, "deaf")]


# Performing


def perform(t: Battle, card: Card, arg: str) -> Procedure[None]:
    """Use a tactic: pay for it, measure the distance, and apply it.

    It is one action among others, and a failed try counts as the card's tactic, too. GS-TAC-02, GS-TAC-03.
    """
    order = read_order(t, card, arg)
    assert order is not None
    tactic = order.tactic
    verbs.pay(t, card, order.tokens)
    verbs.note(t, card, "tactic")
    verbs.use_tactic(t, card, tactic.id, order.target or card.id, order.chain, CLAUSES[tactic.type])
    if tactic.type == SELF:
        yield from perform_self(t, card, order)
        return
    target = target_of(t, tactic.type, order.target)
    assert target is not None
    if not carries(t, card, order.chain, target):
        verbs.fall_short(t, card, order.target, "GS-TAC-10" if tactic.type == ENEMY else "GS-TAC-08")
    elif tactic.type == ENEMY:
        yield from use_on_enemy(t, card, tactic, target)
    else:
        yield from give_order(t, card, tactic, target)


def perform_self(t: Battle, card: Card, order: Order) -> Procedure[None]:
    """Perform a tactic on oneself, which all members do that are on their feet and not stationary.

    A unit without its leader tests first. What it spent is lost if it fails. GS-TAC-04, GS-TAC-14, GS-AVN-06,
    GS-ULD-02, GS-STA-01.
    """
    if not by_itself(t, card):
        succeeds = yield from lead_test(t, card, SELF, "GS-TAC-04")
        if not succeeds:
            return
    yield from take_hold(t, card, order.tactic, able(t, card), SELF, order.tokens)


def by_itself(t: Battle, card: Card) -> bool:
    """Return True if a card performs a tactic on itself without a test. GS-TAC-04, GS-A-88, GS-A-121."""
    if card.of.kind not in ("unit", "war-machine") or leader_in_formation(t, card):
        return True
    led = any(t.models[number].role == "leader" for number in card.models)
    return not led and not t.setup.rulings.leaderless_units_test and keeps_formation(t, card)


def give_order(t: Battle, card: Card, tactic: Tactic, target: Target) -> Procedure[None]:
    """Give an order to a target. It tests to receive it, unless it has a musician or gave the order itself.

    GS-TAC-08, GS-TAC-09, GS-A-113.
    """
    if target.card is not card and not hears(t, target.card):
        heard = yield from lead_test(t, target.card, "receiving", "GS-TAC-08")
        if not heard:
            return
    yield from take_hold(t, card, tactic, receivers(t, target), "ordered")


def use_on_enemy(t: Battle, card: Card, tactic: Tactic, target: Target) -> Procedure[None]:
    """Use a tactic against an enemy: each side rolls a die and adds LEAD, and the user wins ties.

    Against the Skannfyrd the user has one less. GS-TAC-10, GS-A-114, GS-SUB-01.
    """
    mine = yield from one_die(t, "gs-roll-contest", card.seat, "GS-TAC-10")
    yours = yield from one_die(t, "gs-roll-contest", target.card.seat, "GS-TAC-10")
    total = mine + lead(t, card) - leads(t, target.card, "skannfyrd")
    against = yours + lead(t, target.card)
    verbs.contest(t, card, target.card, total, against)
    if total >= against:
        yield from take_hold(t, card, tactic, list(target.models), ENEMY)


def take_hold(
    t: Battle, card: Card, tactic: Tactic, models: list[Model], kind: Source, tokens: int = 0
) -> Procedure[None]:
    """Apply a tactic, at once or for as long as its card says, even if its user is destroyed.

    GS-TAC-11, GS-TAC-12, GS-TAC-13.
    """
    if tactic.until == "instant":
        yield from INSTANT[tactic.id](t, card, models)
        return
    for model in models:
        verbs.affect(
            t, model, Effect(tactic.id, kind, tactic.until, card.number, tokens, t.round), CLAUSES[tactic.type]
        )


def cost(t: Battle, card: Card, arg: str) -> int:
    order = read_order(t, card, arg)
    return order.tokens if order is not None else 0


def subject(card: Card, arg: str) -> Subject:
    """Return the target of an option, or the tactic itself.

    A tactic that musicians pass on, or one of variable cost, has no subject, because there are several ways to use it.
    """
    id, rest = split_verb(arg)
    target, chain = split_through(rest)
    if not rest:
        return Subject(line=id)
    return Subject() if chain or rest in COUNTS else Subject(piece=target)


TACTIC = Action(args, why_not, perform, cost, subject=subject)
