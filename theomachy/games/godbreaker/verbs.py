"""Verbs, the only code that changes a state. Each verb tells what happened, so that the log is complete."""

from typing import Any

import msgspec

from theomachy.games.godbreaker.army.circles import Circle
from theomachy.games.godbreaker.ground.terrain import Terrain, ground_of
from theomachy.games.godbreaker.setup import SEATS
from theomachy.games.godbreaker.state import (
    ASCENDED,
    CASUALTY,
    FIELD,
    GONE,
    RESERVE,
    WILD,
    Activation,
    At,
    Marker,
    Model,
    Saga,
    Token,
)
from theomachy.games.godbreaker.vocabulary import ActionName, Compulsion, Phase, TokenKind
from theomachy.kernel import Event
from theomachy.kernel.agenda import drop as drop
from theomachy.kernel.agenda import next_task as next_task
from theomachy.kernel.agenda import schedule as schedule
from theomachy.kernel.agenda import schedule_last as schedule_last

DIE_STEP = 2
HIGHEST_DIE = 12
"""The highest die value. GB-MOD-02, GB-TRI-03."""


def tell(t: Saga, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))


# The course of the game


def begin_phase(t: Saga, phase: Phase) -> None:
    t.phase = phase


def draw_seniority(t: Saga, order: tuple[int, ...]) -> None:
    """Set the order of seniority. GB-SCN-02, GB-A-67."""
    t.seniority = order
    tell(t, "gb-seniority", "GB-SCN-02", seats=[SEATS[seat] for seat in order])


def begin_round(t: Saga) -> None:
    """Begin the next round with its Initiative Phase. GB-RND-01, GB-RND-02."""
    t.round += 1
    t.phase = "initiative"
    for model in t.models:
        model.activated = model.recovered = False
    tell(t, "gb-round", "GB-RND-02", round=t.round)


def win_initiative(t: Saga, seat: int, result: int) -> None:
    """Record the winner of the initiative and the winning result. GB-INI-02."""
    t.initiative, t.winning_result = seat, result
    tell(t, "gb-initiative", "GB-INI-02", seat=seat, result=result)


def set_priority(t: Saga, order: tuple[int, ...]) -> None:
    """Set the order of priority for this round. GB-INI-03."""
    t.priority, t.turn = order, 0
    tell(t, "gb-priority", "GB-INI-03", seats=[SEATS[seat] for seat in order])


def pass_turn(t: Saga, turn: int) -> None:
    """Pass the turn to activate to a seat, given by its index in the order of priority. GB-ACT-01."""
    t.turn = turn


def activate(t: Saga, model: Model) -> None:
    """Begin a model's activation. GB-ACT-01 to 03."""
    t.activation = Activation(model.number)
    tell(t, "gb-activates", "GB-ACT-01", model=model.id, seat=model.seat)


def take_action(t: Saga, name: ActionName) -> None:
    """Note an action that the active model takes. GB-ACT-04."""
    assert t.activation is not None
    t.activation = Activation(t.activation.model, (*t.activation.taken, name))


def end_activation(t: Saga) -> None:
    """End the activation, so that the model has none left in this round. GB-ACT-02."""
    assert t.activation is not None
    t.models[t.activation.model].activated = True
    t.activation = None


def skip_activation(t: Saga, model: Model) -> None:
    """Let a wild model that no compulsion drives stay idle. GB-WLD-03."""
    model.activated = True
    tell(t, "gb-idle", "GB-WLD-03", model=model.id)


def compel(t: Saga, model: Model, compulsions: tuple[Compulsion, ...]) -> None:
    """Set the compulsions of a wild model, the newest last. GB-WLD-04."""
    before = t.compelled.get(model.number, ())
    if compulsions == before:
        return
    t.compelled = {**t.compelled, model.number: compulsions}
    for name in compulsions:
        if name not in before:
            tell(t, "gb-compelled", "GB-WLD-04", model=model.id, compulsion=f"gb-compulsion-{name}")


# Terrain and markers


def lay(t: Saga, piece: Terrain, clause: str) -> None:
    """Lay a piece of terrain. GB-BAT-02."""
    t.terrain += (piece,)
    t.ground = ground_of(t.terrain)
    tell(t, "gb-laid", clause, terrain=piece.id, kind=f"gb-terrain-{piece.kind}", rule=f"gb-rule-{piece.rule}")


def clear(t: Saga, piece: Terrain, clause: str) -> None:
    """Take a piece of terrain away, with the barricades that belong to it. GB-A-32."""
    t.terrain = tuple([other for other in t.terrain if piece.id not in (other.id, other.of)])
    t.ground = ground_of(t.terrain)
    tell(t, "gb-cleared", clause, terrain=piece.id, kind=f"gb-terrain-{piece.kind}")


def move_terrain(t: Saga, piece: Terrain, there: Terrain, clause: str) -> None:
    """Move a piece of terrain that nothing carries to the place where it comes down. GB-PLC-03."""
    t.terrain = tuple([there if other.id == piece.id else other for other in t.terrain])
    t.ground = ground_of(t.terrain)
    tell(t, "gb-terrain-falls", clause, terrain=piece.id, kind=f"gb-terrain-{piece.kind}", level=there.level)


def put_marker(t: Saga, marker: Marker, clause: str) -> None:
    """Put a marker on the battlefield. GB-ELE-01."""
    t.markers += (marker,)
    tell(t, "gb-marker", clause, marker=marker.id, kind=f"gb-{marker.kind}")


def move_marker(t: Saga, marker: Marker, spot: At, clause: str) -> None:
    """Move a marker that nothing carries to the place where it comes down. GB-PLC-03."""
    there = msgspec.structs.replace(marker, x=spot.x, y=spot.y, level=spot.level)
    t.markers = tuple([there if other.id == marker.id else other for other in t.markers])
    tell(t, "gb-marker-falls", clause, marker=marker.id, kind=f"gb-{marker.kind}", level=spot.level)


def destroy_marker(t: Saga, marker: Marker, clause: str) -> None:
    """Take a marker away; with a shard marker its shared trait ends. GB-SPC-01, GB-SPC-03."""
    t.markers = tuple([other for other in t.markers if other.id != marker.id])
    if marker.kind == "shard":
        t.shards = tuple(["" if seat == marker.seat else trait for seat, trait in enumerate(t.shards)])
    tell(t, "gb-marker-destroyed", clause, marker=marker.id, kind=f"gb-{marker.kind}")


# Models


def enlist(t: Saga, model: Model) -> None:
    """Add a model to the match, still off the battlefield."""
    t.models += [model]


def place(t: Saga, model: Model, spot: At, clause: str) -> None:
    """Place a model that comes to the battlefield or goes from one spot to another. GB-PLC-04."""
    start = (model.x, model.y) if model.where == FIELD else None
    _stand(t, model, spot)
    if start is None:
        tell(t, "gb-enters", clause, model=model.id, seat=model.seat)
    else:
        tell(t, "gb-placed", clause, model=model.id, seat=model.seat, start=start, end=(spot.x, spot.y))


def move(t: Saga, model: Model, spot: At, units: int) -> None:
    """Move a model to a spot. GB-MOV-01."""
    start, end = (model.x, model.y), (spot.x, spot.y)
    _stand(t, model, spot)
    tell(t, "gb-moves", "GB-MOV-01", model=model.id, seat=model.seat, units=units, start=start, end=end)


def _stand(t: Saga, model: Model, spot: At) -> None:
    """Put a model on the battlefield at a spot, and note it for ready models. GB-PLC-04, GB-ADV-RDY-02."""
    model.where = FIELD
    model.x, model.y, model.level = spot.x, spot.y, spot.level
    if t.activation is not None:
        t.activation = msgspec.structs.replace(t.activation, placed=(*t.activation.placed, model.number))


def roll(t: Saga, id: str, clause: str, model: Model, face: int, result: int, **args: Any) -> None:
    """Tell the face and the result of a model's roll; a Triumph, if there is one, is told after it."""
    tell(t, id, clause, model=model.id, seat=model.seat, die=model.die, face=face, result=result, **args)


def triumph(t: Saga, model: Model) -> None:
    """Carry out the first half of a Triumph; the second half is still to come. GB-TRI-01, GB-TRI-02."""
    model.damage = 0
    model.triumphs += 1
    tell(t, "gb-triumph", "GB-TRI-02", model=model.id, seat=model.seat)


def rise(t: Saga, model: Model) -> None:
    """Carry out the second halves of Triumphs: a larger die or Ascension. GB-TRI-03 to 05, GB-A-38, GB-A-41."""
    for _ in range(model.triumphs):
        if model.where == ASCENDED:
            break
        if model.die == HIGHEST_DIE:
            model.where = ASCENDED
            model.tokens = tuple([token for token in model.tokens if token != "ready"])
            tell(t, "gb-ascends", "GB-TRI-04", model=model.id, seat=model.seat)
        else:
            model.die += DIE_STEP
            tell(t, "gb-grows", "GB-TRI-03", model=model.id, seat=model.seat, die=model.die)
    model.triumphs = 0


def wane(t: Saga, model: Model, die: int) -> None:
    """Make a godbreaker's die smaller. GB-TRT-16."""
    model.die = die
    tell(t, "gb-wanes", "GB-TRT-16", model=model.id, seat=model.seat, die=die)


def hurt(t: Saga, model: Model, damage: int, clause: str) -> None:
    """Deal damage once; a Brittle model suffers 1 more, and 0 damage is none.

    GB-ELE-05, GB-FLW-01, GB-TRT-21, GB-A-23.
    """
    if damage <= 0:
        return
    if "brittle" in model.flaws:
        damage += 1
    model.damage += damage
    tell(t, "gb-hurt", clause, model=model.id, seat=model.seat, n=damage, damage=model.damage)


def heal(t: Saga, model: Model, damage: int, clause: str) -> None:
    """Take damage off a model. GB-REC-03, GB-TRT-09."""
    healed = min(damage, model.damage)
    if healed > 0:
        model.damage -= healed
        tell(t, "gb-heals", clause, model=model.id, seat=model.seat, n=healed, damage=model.damage)


def recovered(t: Saga, model: Model) -> None:
    """Note that a model has made its recovery roll. GB-REC-02."""
    model.recovered = True


def tame(t: Saga, model: Model, seat: int, clause: str) -> None:
    """Make a model tame, under a player's command. GB-MOD-05."""
    model.seat = seat
    tell(t, "gb-tamed", clause, model=model.id, seat=seat)


def turn_wild(t: Saga, model: Model, clause: str) -> None:
    """Make a tame model wild. GB-A-61."""
    model.seat = WILD
    tell(t, "gb-wild-again", clause, model=model.id)


def remove(t: Saga, model: Model, clause: str) -> None:
    """Remove a model from the battlefield, but not as a casualty. GB-TRA-04, GB-GAT-03."""
    unclaim(t, model)
    model.where = GONE
    tell(t, "gb-removed", clause, model=model.id, seat=model.seat)


def fall(t: Saga, model: Model) -> None:
    """Remove a model as a casualty; it drops its tokens where it stood. GB-REC-03, GB-ELE-04."""
    tell(t, "gb-falls", "GB-REC-03", model=model.id, seat=model.seat)
    unclaim(t, model)
    model.where = CASUALTY
    model.damage = 0


# Tokens


def claim(t: Saga, model: Model, tokens: tuple[Token, ...], clause: str) -> None:
    """Let a model claim tokens from the ground. GB-MOV-06."""
    left = list(t.tokens)
    for token in tokens:
        left.remove(token)
    t.tokens = tuple(left)
    model.tokens = tuple(sorted([*model.tokens, *[token.kind for token in tokens]]))
    for token in tokens:
        tell(t, "gb-claims", clause, model=model.id, seat=model.seat, token=f"gb-{token.kind}")


def gain_token(t: Saga, model: Model, kind: TokenKind, clause: str) -> None:
    """Give a model a new token. GB-SCO1-07, GB-ADV-RDY-01."""
    model.tokens = tuple(sorted([*model.tokens, kind]))
    tell(t, "gb-claims", clause, model=model.id, seat=model.seat, token=f"gb-{kind}")


def lay_token(t: Saga, kind: TokenKind, place: At, clause: str) -> None:
    """Lay an unclaimed token on the battlefield. GB-NES-08."""
    t.tokens += (Token(kind, place.x, place.y, place.level),)
    tell(t, "gb-token-lies", clause, token=f"gb-{kind}")


def drop_token(t: Saga, token: Token, level: int, clause: str) -> None:
    """Let a token fall to another level. GB-A-32."""
    left = list(t.tokens)
    left.remove(token)
    t.tokens = (*left, msgspec.structs.replace(token, level=level))
    tell(t, "gb-token-lies", clause, token=f"gb-{token.kind}")


def hand_over(t: Saga, giver: Model, taker: Model, kinds: tuple[TokenKind, ...]) -> None:
    """Hand tokens over from one model to another. GB-SPC-02."""
    left = list(giver.tokens)
    for kind in kinds:
        left.remove(kind)
    giver.tokens = tuple(left)
    taker.tokens = tuple(sorted([*taker.tokens, *kinds]))
    for kind in kinds:
        tell(t, "gb-hands", "GB-SPC-02", model=giver.id, seat=giver.seat, to=taker.id, token=f"gb-{kind}")


def unclaim(t: Saga, model: Model) -> None:
    """Drop all tokens of a model where it stands; a ready token is gone. GB-ELE-04, GB-ADV-RDY-03."""
    for kind in model.tokens:
        if kind != "ready":
            lay_token(t, kind, At(model.x, model.y, 0, model.level), "GB-ELE-04")
    model.tokens = ()


def spend_ready(t: Saga, model: Model, clause: str) -> None:
    """Take away a model's ready token, because it is spent or the round is over. GB-ADV-RDY-02, GB-ADV-RDY-03."""
    model.tokens = tuple([token for token in model.tokens if token != "ready"])
    tell(t, "gb-ready-spent", clause, model=model.id, seat=model.seat)


# Actions that only tell


def engage(t: Saga, model: Model, target: Model) -> None:
    """Tell that a model engages another. GB-ENG-01."""
    tell(t, "gb-engages", "GB-ENG-01", model=model.id, seat=model.seat, target=target.id)


def no_winner(t: Saga) -> None:
    """Tell that nobody has the highest result alone. GB-ENG-02."""
    tell(t, "gb-no-winner", "GB-ENG-02")


def win_engagement(t: Saga, model: Model) -> None:
    """Tell who won an engagement, and whether it was the active model. GB-ENG-02.

    Before the roll, the active model's player hopes for the latter.
    """
    active = int(t.activation is not None and t.activation.model == model.number)
    tell(t, "gb-wins-engagement", "GB-ENG-02", model=model.id, seat=model.seat, active=active)


def out_of_reach(t: Saga, model: Model, target: Model) -> None:
    """Tell that the winner cannot reach an engaged enemy. GB-ENG-06."""
    tell(t, "gb-out-of-reach", "GB-ENG-06", model=model.id, seat=model.seat, target=target.id)


def use(t: Saga, model: Model, trait: str, clause: str, **args: Any) -> None:
    """Tell that a model uses a trait or a special action."""
    tell(t, "gb-uses", clause, model=model.id, seat=model.seat, what=trait, **args)


def unstable(t: Saga, model: Model, clause: str) -> None:
    """Tell that a placement is unstable. GB-PLC-03."""
    tell(t, "gb-unstable", clause, model=model.id, seat=model.seat)


def find_no_room(t: Saga, model: Model, clause: str) -> None:
    """Tell that there is no room for a model; a newcomer stays away for good. GB-A-100.

    A godbreaker that cannot come back remains a casualty.
    """
    if model.where == RESERVE:
        model.where = GONE
    tell(t, "gb-no-room", clause, model=model.id, seat=model.seat)


# Points and the end


def score(t: Saga, seat: int, points: int, id: str, clause: str, **args: Any) -> None:
    """Add victory points to a seat, or take them away. GB-RES-02, GB-SCN-07."""
    t.points = tuple([had + points if owner == seat else had for owner, had in enumerate(t.points)])
    tell(t, id, clause, seat=seat, points=points, total=t.points[seat], **args)


def rout(t: Saga, seat: int) -> None:
    """Rout a circle. GB-RES-03, GB-A-61."""
    t.routed += (seat,)
    tell(t, "gb-routed", "GB-RES-03", seat=seat)


def finish(t: Saga, result: tuple[float, ...], id: str, clause: str, **args: Any) -> None:
    """Record each seat's share of the win and begin the aftermath. GB-RND-01, GB-SOL-02."""
    t.shares = result
    t.phase = "aftermath"
    tell(t, id, clause, **args)


def over(t: Saga) -> None:
    t.result = t.shares
    t.phase = "over"


def live_on(t: Saga, seat: int, circle: Circle) -> None:
    """Replace a circle by its state for the next game. GB-CIR-11 to 15."""
    t.circles = tuple([circle if owner == seat else other for owner, other in enumerate(t.circles)])


def join(t: Saga, seat: int, name: str) -> None:
    """Tell that a new godbreaker joins a circle. GB-CIR-05."""
    tell(t, "gb-joins", "GB-CIR-05", seat=seat, name=name)
