"""Rounds: the four phases, and the end of the game. GB-RND, GB-INI, GB-ACT, GB-REC, GB-RES."""

import msgspec

from theomachy.games.godbreaker import verbs
from theomachy.games.godbreaker.rules import casualties, wild
from theomachy.games.godbreaker.rules.dice import result_of, rise, roll_each, triumphs
from theomachy.games.godbreaker.rules.measuring import controller, within
from theomachy.games.godbreaker.rules.scenarios import ENDS, STARTS
from theomachy.games.godbreaker.rules.values import friendly, godbreakers, leader, move_range, rank
from theomachy.games.godbreaker.state import FIELD, WILD, Marker, Model, Saga
from theomachy.games.godbreaker.vocabulary import ModelKind
from theomachy.kernel import Ask, Choice, FewKeys, Procedure, Reason

SHARD, OBJECTIVE, OTHER_SHARD = 1, 2, 3
"""Victory points for the own shard, an objective and the shard of another circle. GB-RES-02."""
CHALLENGED: tuple[ModelKind, ...] = ("lost", "damned")
"""Kinds of models whose recovery rolls are challenging. GB-TRA-02, GB-TRA-03."""


def playing(t: Saga) -> list[int]:
    """Return the seats that are still in the game."""
    return [seat for seat in range(t.players) if seat not in t.routed]


# Initiative


def initiative(t: Saga) -> Procedure[None]:
    """Let the leaders roll for initiative, and the winner set the order of priority.

    A single player's leader rolls, too. GB-INI-01 to 03, GB-SOL-03, GB-A-38, GB-A-39, GB-A-57, GB-A-58.
    """
    rollers = []
    for seat in playing(t):
        rollers += [(yield from who_rolls(t, seat))]
    tied = [model for model in rollers if model is not None]
    results: tuple[int, ...] = ()
    while len(tied) > 1 or not results:
        results = yield from roll_each(t, tied, [0] * len(tied), "gb-roll-initiative", "GB-INI-01")
        for model, result in zip(tied, results, strict=True):
            verbs.roll(t, "gb-initiative-roll", "GB-INI-01", model, result, result)
        triumphs(t, tied, results)
        best = max(results)
        tied = [model for model, result in zip(tied, results, strict=True) if result == best]
    verbs.win_initiative(t, tied[0].seat, max(results))
    rise(t)
    order = yield from choose_order(t)
    verbs.set_priority(t, order)
    verbs.begin_phase(t, "start")


def who_rolls(t: Saga, seat: int) -> Procedure[Model]:
    """Return the model that rolls for initiative: the leader, or another if it is gone. GB-INI-01, GB-A-57."""
    first = leader(t, seat)
    if first.where == FIELD:
        return first
    ids = tuple([model.id for model in godbreakers(t, seat)])
    id = yield from Ask(seat, "gb-ask-leader", FewKeys(ids, "gb-cannot-lead", "GB-INI-01"), "", "GB-INI-01")
    roller = t.named(id)
    assert roller is not None
    return roller


def choose_order(t: Saga) -> Procedure[tuple[int, ...]]:
    """Ask the winner of the initiative for the order of priority, seat by seat. GB-INI-03."""
    left, order = playing(t), []
    while left:
        keys = [f"seat-{seat + 1}" for seat in left]
        key = yield from Ask(t.initiative, "gb-ask-priority", keys, "", "GB-INI-03")
        seat = left[keys.index(key)]
        order += [seat]
        left = [other for other in left if other != seat]
    return tuple(order)


def start_of_round(t: Saga) -> Procedure[None]:
    """Schedule the events at the start of a round. GB-INI-04, GB-A-62.

    Models that come to the battlefield now are activated like others in this round.
    """
    verbs.begin_phase(t, "activation")
    if t.setup.scenario in STARTS:
        verbs.schedule(t, *STARTS[t.setup.scenario](t))
    yield from ()


# Activation


def choose_model(t: Saga) -> Procedure[None]:
    """Let the next player in order who has a model left activate one, newcomers included.

    GB-ACT-01, GB-ACT-05, GB-A-56.
    """
    for step in range(len(t.priority)):
        turn = (t.turn + step) % len(t.priority)
        seat = t.priority[turn]
        if any(not model.activated for model in t.of(seat)):
            verbs.pass_turn(t, (turn + 1) % len(t.priority))
            id = yield from Ask(seat, "gb-ask-activate", Waiting(t, seat), "", "GB-ACT-01")
            model = t.named(id)
            assert model is not None
            verbs.activate(t, model)
            return
    verbs.begin_phase(t, "wild")


class Waiting(msgspec.Struct, Choice[str], gc=False):
    """The models of a player that have not been activated in this round. GB-ACT-02."""

    t: Saga
    seat: int

    def options(self) -> list[str]:
        return [model.id for model in self.t.of(self.seat) if not model.activated]

    def why_not(self, key: str) -> Reason | None:
        model = self.t.named(key)
        if model is None or model.where != FIELD:
            return Reason("gb-no-such-model", "GB-ACT-01", {"key": key})
        if model.seat != self.seat:
            return Reason("gb-not-yours", "GB-ACT-01", {"model": model.id})
        return Reason("gb-has-activated", "GB-ACT-02", {"model": model.id}) if model.activated else None


def choose_wild(t: Saga) -> Procedure[None]:
    """Activate a wild model; the policy takes them in the order of the list. GB-ACT-06, GB-A-53."""
    waiting = [model for model in t.of(WILD) if not model.activated]
    if not waiting:
        verbs.begin_phase(t, "relentless")
        return
    id = REST
    if t.setup.wild != "policy":
        id = yield from Ask(t.last, "gb-ask-wild", Unactivated(t), "", "GB-ACT-06")
    for model in waiting:
        if id in (model.id, REST) and t.activation is None:
            activate_wild(t, model)


def activate_wild(t: Saga, model: Model) -> None:
    """Activate a wild model, or let it rest at once if nothing drives it. GB-WLD-03, GB-WLD-04."""
    verbs.compel(t, model, wild.compulsions(t, model))
    if wild.is_driven(t, model):
        verbs.activate(t, model)
    else:
        wild.claims_treasure(t, model)
        verbs.skip_activation(t, model)


REST = "rest"


class Unactivated(msgspec.Struct, Choice[str], gc=False):
    """The wild models that have not been activated in this round, driven ones first.

    Where no order can make a difference, all of them rest together.
    """

    t: Saga

    def options(self) -> list[str]:
        t = self.t
        waiting = [model for model in t.of(WILD) if not model.activated]
        driven = [model.id for model in waiting if wild.is_driven(t, model)]
        if not driven and not any(wild.treasures(t, model) for model in waiting):
            return [REST]
        return [*driven, *[model.id for model in waiting if model.id not in driven]]

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        model = self.t.named(key)
        if key == REST:
            waiting = [model for model in self.t.of(WILD) if not model.activated]
            driven = any(wild.is_driven(self.t, model) for model in waiting)
            return Reason("gb-wild-are-driven" if driven else "gb-wild-may-claim", "GB-ACT-06", {})
        if model is None or model.where != FIELD or model.seat != WILD:
            return Reason("gb-not-wild", "GB-ACT-06", {"key": key})
        if model.activated:
            return Reason("gb-has-activated", "GB-ACT-02", {"model": model.id})
        return Reason("gb-wild-is-idle", "GB-WLD-03", {"model": model.id})


# Recovery


def relent(t: Saga) -> Procedure[None]:
    """Take damage off all Relentless models. GB-REC-01, GB-TRT-09, GB-A-60."""
    for model in t.models:
        if model.where == FIELD and model.damage and (power := rank(t, model, "relentless")):
            verbs.heal(t, model, power, "GB-TRT-09")
    verbs.begin_phase(t, "recovery")
    yield from ()


def recover(t: Saga) -> Procedure[None]:
    """Let the next damaged model make its recovery roll, or end the phase. GB-REC-02, GB-REC-05, GB-A-60."""
    for seat in (*t.priority, WILD):
        hurt = [model for model in t.of(seat) if model.damage and not model.recovered]
        if hurt:
            model = yield from choose_recovery(t, seat, hurt)
            yield from recovery_roll(t, model)
            return
    verbs.begin_phase(t, "resolution")


def choose_recovery(t: Saga, seat: int, hurt: list[Model]) -> Procedure[Model]:
    """Return the player's next model to recover, asking only where a Healer may fall first."""
    if seat == WILD or not any(rank(t, model, "healer") for model in hurt):
        return hurt[0]
    ids = tuple([model.id for model in hurt])
    id = yield from Ask(seat, "gb-ask-recovery", FewKeys(ids, "gb-no-recovery", "GB-REC-02"), "", "GB-REC-02")
    return next(model for model in hurt if model.id == id)


def recovery_roll(t: Saga, model: Model) -> Procedure[None]:
    """Make a model's recovery roll; it falls if damage is left. GB-REC-03, GB-TRT-02."""
    (face,) = yield from roll_each(t, [model], [healing(t, model)], "gb-roll-recovery", "GB-REC-02")
    result = result_of(model, face, model.kind in CHALLENGED)
    verbs.roll(t, "gb-recovery-roll", "GB-REC-02", model, face, result, damage=model.damage)
    verbs.recovered(t, model)
    triumphs(t, [model], [result])
    verbs.heal(t, model, result, "GB-REC-03")
    rise(t)
    if model.damage and model.where == FIELD:
        yield from casualties.fall(t, model)


def healing(t: Saga, model: Model) -> int:
    """Return the rank of the best Healer with the model inside its movement range. GB-TRT-02, GB-A-29."""
    return max(
        [
            power
            for other in t.models
            if other.where == FIELD
            and (power := rank(t, other, "healer"))
            and friendly(t, other, model)
            and within(t, other, model, move_range(t, other))
        ],
        default=0,
    )


# Resolution


def resolve(t: Saga) -> Procedure[None]:
    """Resolve the round: ready tokens, markers, the last round's scores, then Routs. GB-RES-01 to 03."""
    for model in t.models:
        if "ready" in model.tokens:
            verbs.spend_ready(t, model, "GB-ADV-RDY-03")
    last = t.round >= t.setup.rounds
    score_markers(t)
    if last and t.setup.scenario in ENDS:
        ENDS[t.setup.scenario](t)
    routs(t)
    left = playing(t)
    if last or not left or (len(left) == 1 and t.players > 1):
        finish(t, left)
    else:
        verbs.begin_round(t)
    yield from ()


def score_markers(t: Saga) -> None:
    """Score all markers for the seats that control them. GB-RES-02."""
    for marker in t.markers:
        seat = controller(t, marker)
        if seat is not None and (points := worth(marker, seat)):
            verbs.score(t, seat, points, "gb-scores-marker", "GB-RES-02", marker=marker.id)


def worth(marker: Marker, seat: int) -> int:
    """Return the points that a marker scores for the seat that controls it. GB-RES-02."""
    if marker.kind == "hoard":
        return 0
    return OBJECTIVE if marker.kind == "objective" else SHARD if marker.seat == seat else OTHER_SHARD


def routs(t: Saga) -> None:
    """Rout all circles without godbreakers on the battlefield. GB-RES-03, GB-A-61.

    Their tame models become wild.
    """
    for seat in playing(t):
        if not godbreakers(t, seat):
            verbs.rout(t, seat)
            for model in t.of(seat):
                verbs.turn_wild(t, model, "GB-A-61")


# The end


RESPECTABLE, MAJOR, LOST = 20, 30, 10
"""Points of a solo game: least for a respectable and a major victory, most for a lost day. GB-SOL-02."""


def finish(t: Saga, left: list[int]) -> None:
    """End the game with the shares of the win. GB-RND-01, GB-RES-03, GB-A-76."""
    if t.players == 1:
        finish_solo(t, left)
        return
    best = winners(t, left)
    shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(t.players))
    if len(best) == 1:
        verbs.finish(t, shares, "gb-won", "GB-RES-03" if len(left) == 1 else "GB-RND-01", seat=best[0])
    else:
        verbs.finish(t, shares, "gb-drawn", "GB-A-76")


def winners(t: Saga, left: list[int]) -> list[int]:
    """Return the seats that share the win: one, or all that are equal.

    If all circles were routed nobody has won, and all seats share. GB-A-61, GB-A-76.
    """
    if not left:
        return list(range(t.players))
    most = max(t.points[seat] for seat in left)
    best = [seat for seat in left if t.points[seat] == most]
    if len(best) > 1 and t.setup.rulings.equal_points == "godbreakers left":
        strength = {
            seat: (len(godbreakers(t, seat)), sum(model.die for model in godbreakers(t, seat))) for seat in best
        }
        top = max(strength.values())
        best = [seat for seat in best if strength[seat] == top]
    return best


def finish_solo(t: Saga, left: list[int]) -> None:
    """End a solo game with its rating. GB-SOL-02, GB-A-61, GB-A-75."""
    points = t.points[0]
    won = bool(left) and points >= RESPECTABLE
    id = "gb-solo-lost"
    if left and points > LOST:
        id = "gb-solo-major" if points >= MAJOR else "gb-solo-respectable" if won else "gb-solo-inconclusive"
    verbs.finish(t, (float(won),), id, "GB-SOL-02", seat=0, points=points)
