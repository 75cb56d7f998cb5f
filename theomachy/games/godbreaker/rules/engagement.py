"""Engages: the four steps, with the traits that play a part in them. GB-ENG."""

from collections.abc import Sequence

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.keys import read_place
from theomachy.games.godbreaker.rules import wild_policy as policy
from theomachy.games.godbreaker.rules.dice import result_of, rise, roll_each, triumphs
from theomachy.games.godbreaker.rules.measuring import behind, beside, spot_of, vaulted, within
from theomachy.games.godbreaker.rules.placing import Places, shift_of
from theomachy.games.godbreaker.rules.rulers import with_measure
from theomachy.games.godbreaker.rules.values import attack_range, decider, hostile, is_active, rank
from theomachy.games.godbreaker.state import FIELD, WILD, At, Model, Saga
from theomachy.kernel import Ask, Choice, FewKeys, Procedure, Reason

DONE, PASS = "done", "pass"


def in_reach(t: Saga, model: Model, target: Model) -> bool:
    """Return True if a target is in the attack range of a model. GB-ENG-01, GB-ENG-03."""
    return within(t, model, target, attack_range(t, model))


def why_not_engage(t: Saga, model: Model, target: Model) -> Reason | None:
    """Return why a model cannot engage a target, or None. GB-ENG-01."""
    if target.where != FIELD:
        return Reason("gb-not-there", "GB-ENG-01", {"target": target.id})
    if target.number == model.number:
        return Reason("gb-not-itself", "GB-ENG-01", {"model": model.id})
    if not hostile(t, model, target):
        return Reason("gb-not-hostile", "GB-ENG-01", {"model": model.id, "target": target.id})
    reach = attack_range(t, model)
    if not within(t, model, target, reach):
        return Reason("gb-beyond-attack-range", "GB-ENG-01", {"model": model.id, "target": target.id, "units": reach})
    return None


def engage(t: Saga, model: Model, target: Model, reacting: bool = False) -> Procedure[None]:
    """Resolve an engage with its four steps, then the second halves of Triumphs.

    In a reaction, the target is the active model. GB-ENG-01 to 09, GB-TRI-06, GB-A-20 to 22, GB-A-63.
    """
    active = target if reacting else model
    verbs.engage(t, model, target)
    engaged = [model, target]
    if not reacting:
        engaged += yield from nominate_more(t, model, target)
    results = yield from attack_rolls(t, engaged)
    yield from cunning(t, active, engaged, results)
    suffered = inflict(t, engaged, results)
    if t.setup.rulings.vengeful_first:
        yield from avenge(t, suffered)
    yield from juggernaut(t, active, engaged)
    if not t.setup.rulings.vengeful_first:
        yield from avenge(t, suffered)
    rise(t)


# Step 1


def nominate_more(t: Saga, model: Model, target: Model) -> Procedure[list[Model]]:
    """Let a Merciless model nominate more opponents, and return them. GB-TRT-14, GB-A-20, GB-A-52."""
    more: list[Model] = []
    for _ in range(rank(t, model, "merciless")):
        choice = Nominees(t, model, (target.number, *[other.number for other in more]))
        if policy.decides(t, model):
            others = choice.options()[1:]
            key = policy.next_closest(t, model, others) if others else DONE
        else:
            key = yield from Ask(decider(t, model), "gb-ask-merciless", choice, model.id, "GB-TRT-14")
        enemy = t.named(key)
        if enemy is None:
            break
        verbs.engage(t, model, enemy)
        more += [enemy]
    return more


class Nominees(msgspec.Struct, Choice[str], gc=False):
    """The models that may be nominated besides those that are, or a word for none."""

    t: Saga
    model: Model
    taken: tuple[int, ...]
    none: str = DONE

    def options(self) -> list[str]:
        return [self.none, *[model.id for model in self.t.models if not self.why_not_model(model)]]

    def why_not(self, key: str) -> Reason | None:
        if key == self.none:
            return None
        model = self.t.named(key)
        if model is None:
            return Reason("gb-no-such-model", "GB-ENG-01", {"key": key})
        return with_measure(self.t, self.why_not_model(model), self.model, model)

    def why_not_model(self, model: Model) -> Reason | None:
        if model.number in self.taken:
            return Reason("gb-engaged-already", "GB-ENG-01", {"target": model.id})
        return why_not_engage(self.t, self.model, model)


# Step 2


def attack_rolls(t: Saga, engaged: Sequence[Model]) -> Procedure[list[int]]:
    """Roll for every engaged model and return the results. GB-ENG-02, GB-ENG-05, GB-TRT-01, GB-TRT-12."""
    hard = [is_challenging(t, model, engaged) for model in engaged]
    again = [rank(t, model, "deadly" if is_active(t, model) else "defensive") for model in engaged]
    faces = yield from roll_each(t, engaged, again, "gb-roll-attack", "GB-ENG-02")
    results = [result_of(model, face, bad) for model, face, bad in zip(engaged, faces, hard, strict=True)]
    for model, face, result, bad in zip(engaged, faces, results, hard, strict=True):
        id = "gb-attack-roll-challenging" if bad else "gb-attack-roll"
        verbs.roll(t, id, "GB-ENG-05" if bad else "GB-ENG-02", model, face, result)
    triumphs(t, engaged, results)
    return results


def is_challenging(t: Saga, roller: Model, engaged: Sequence[Model]) -> bool:
    """Return True if a model's attack roll is challenging.

    It is if an enemy that is not engaged stands beside the roller; if an engaged enemy is near a barricade and the
    roller is not; or if the roller fights a Damned. GB-ENG-05, GB-A-18 to 20, GB-TRA-03, GB-A-73.
    """
    foes = [model for model in engaged if hostile(t, roller, model)]
    if any(foe.kind == "damned" for foe in foes):
        return True
    numbers, here = {model.number for model in engaged}, spot_of(roller)
    for other in t.models:
        if (
            other.where == FIELD
            and other.number not in numbers
            and hostile(t, roller, other)
            and beside(t, here, other)
        ):
            return True
    if behind(t, roller):
        return False
    return any(covered(t, foe, roller) for foe in foes)


def covered(t: Saga, foe: Model, roller: Model) -> bool:
    """Return True if a barricade protects one model against another. GB-A-19.

    It is any barricade near the model; or, by the table option, only one between the two.
    """
    near = behind(t, foe)
    if near and t.setup.rulings.barricade_must_be_between:
        between = vaulted(t, At(roller.x, roller.y, 0, roller.level), At(foe.x, foe.y, 0, foe.level))
        return any(id in between for id in near)
    return bool(near)


def winner(engaged: Sequence[Model], results: Sequence[int]) -> int | None:
    """Return the index of the single highest result; None if several share it. GB-ENG-02."""
    best = max(results)
    return results.index(best) if results.count(best) == 1 else None


def cunning(t: Saga, model: Model, engaged: Sequence[Model], results: Sequence[int]) -> Procedure[None]:
    """Let the active model be placed anew before damage. GB-TRT-11, GB-A-21, GB-A-52."""
    units = rank(t, model, "cunning")
    if not units:
        return
    others = tuple([other for other in engaged if other.number != model.number])
    limits = (shift_of(units, model),)
    places = Places(t, model.id, model.r, limits, model.number, others, model.level, decline=PASS)
    if policy.decides(t, model):
        key = policy.slip_away(t, model, engaged, results, places)
    else:
        key = yield from Ask(decider(t, model), "gb-ask-cunning", places, model.id, "GB-TRT-11")
    if spot := read_place(key, model.r, model.level):
        verbs.use(t, model, "gb-trait-cunning", "GB-TRT-11")
        verbs.place(t, model, spot, "GB-TRT-11")


# Step 3


def inflict(t: Saga, engaged: Sequence[Model], results: Sequence[int]) -> list[tuple[Model, Model]]:
    """Deal the winner's damage to every engaged enemy in its reach. GB-ENG-03, GB-ENG-06 to 07.

    It returns pairs of a model that suffered and the winner.
    """
    best = winner(engaged, results)
    if best is None:
        verbs.no_winner(t)
        return []
    won = engaged[best]
    verbs.win_engagement(t, won)
    suffered = []
    for model, result in zip(engaged, results, strict=True):
        if model.number == won.number or not hostile(t, won, model):
            continue
        if not in_reach(t, won, model):
            verbs.out_of_reach(t, won, model)
            continue
        verbs.hurt(t, model, attack_damage(t, won, model, results[best] - result), "GB-ENG-03")
        suffered += [(model, won)]
    return suffered


def attack_damage(t: Saga, by: Model, to: Model, difference: int) -> int:
    """Return the attack damage for a difference of results. GB-TRT-06, GB-TRT-10, GB-A-23."""
    return max(1, difference + 2 * rank(t, by, "brutal") - 2 * rank(t, to, "tough"))


# Step 4


def juggernaut(t: Saga, model: Model, engaged: Sequence[Model]) -> Procedure[None]:
    """Let a Juggernaut place one engaged model anew, or each by the table option. GB-TRT-07, GB-A-24, GB-A-52."""
    units = 2 * rank(t, model, "juggernaut")
    if not units or policy.decides(t, model):
        return
    seat, left = decider(t, model), [other.id for other in engaged]
    while left:
        choice = FewKeys((PASS, *left), "gb-not-thrown", "GB-TRT-07")
        key = yield from Ask(seat, "gb-ask-juggernaut", choice, model.id, "GB-TRT-07")
        pushed = t.named(key)
        if pushed is None:
            return
        left = [id for id in left if id != key] if t.setup.rulings.juggernaut_all else []
        limits = (shift_of(units, pushed),)
        places = Places(t, pushed.id, pushed.r, limits, pushed.number, t.markers, pushed.level, decline=PASS)
        where = yield from Ask(seat, "gb-ask-push", places, model.id, "GB-TRT-07")
        if spot := read_place(where, pushed.r, pushed.level):
            verbs.use(t, model, "gb-trait-juggernaut", "GB-TRT-07")
            verbs.place(t, pushed, spot, "GB-TRT-07")


def avenge(t: Saga, suffered: Sequence[tuple[Model, Model]]) -> Procedure[None]:
    """Let Vengeful models that suffered attack damage strike back. GB-TRT-05, GB-A-22, GB-A-25.

    The active model is first, then others in order of priority, wild ones last.
    """
    order = {seat: place for place, seat in enumerate(t.priority)}

    def turn(pair: tuple[Model, Model]) -> tuple[bool, int, int]:
        return not is_active(t, pair[0]), order.get(pair[0].seat, len(order)), pair[0].number

    for model, by in sorted(suffered, key=turn):
        damage = rank(t, model, "vengeful")
        choice = Nominees(t, model, (), PASS)
        targets = choice.options()[1:] if damage else []
        if not targets:
            continue
        if policy.decides(t, model):
            key = policy.revenge(t, model, by, targets)
        else:
            key = yield from Ask(decider(t, model), "gb-ask-vengeful", choice, model.id, "GB-TRT-05")
        if target := t.named(key):
            verbs.use(t, model, "gb-trait-vengeful", "GB-TRT-05")
            verbs.hurt(t, target, damage, "GB-TRT-05")


# Ready


def reactions(t: Saga, acted: Model, placed: Sequence[int]) -> list[Model]:
    """Return the ready models in whose attack range an enemy was placed. GB-ADV-RDY-02, GB-A-63."""
    order = {seat: place for place, seat in enumerate(t.priority)}
    waiting = [model for model in t.models if model.where == FIELD and "ready" in model.tokens]
    seen = [t.models[number] for number in dict.fromkeys(placed) if t.models[number].where == FIELD]
    ready = [
        model
        for model in waiting
        if model.number != acted.number
        and any(hostile(t, model, other) and in_reach(t, model, other) for other in seen)
    ]
    return sorted(ready, key=lambda model: (model.seat == WILD, order.get(model.seat, 0), model.number))


def react(t: Saga, number: int) -> Procedure[None]:
    """Let a ready model spend its token and engage the active one, if it can. GB-ADV-RDY-02, GB-A-63."""
    model = t.models[number]
    if model.where != FIELD or "ready" not in model.tokens:
        return
    verbs.spend_ready(t, model, "GB-ADV-RDY-02")
    assert t.activation is not None
    active = t.models[t.activation.model]
    if why_not_engage(t, model, active) is None:
        yield from engage(t, model, active, reacting=True)
