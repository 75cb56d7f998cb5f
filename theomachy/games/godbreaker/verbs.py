"""The only place that changes a state. Each verb tells what happened, so the log is complete by construction."""

from typing import Any

import msgspec

from theomachy.games.godbreaker.army.circles import Circle
from theomachy.games.godbreaker.ground.terrain import Terrain, ground_of
from theomachy.games.godbreaker.state import (
    ASCENDED,
    CASUALTY,
    FIELD,
    GONE,
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
"""GB-MOD-02, GB-TRI-03"""


def tell(t: Saga, id: str, clause: str, **args: Any) -> None:
    if t.log is not None:
        t.log.append(Event(id, clause, args))


# The course of the game


def begin_phase(t: Saga, phase: Phase) -> None:
    t.phase = phase


def draw_seniority(t: Saga, order: tuple[int, ...]) -> None:
    """GB-SCN-02, GB-A-67"""
    t.seniority = order
    tell(t, "gb-seniority", "GB-SCN-02", seats=[f"gb-seat-{seat + 1}" for seat in order])


def begin_round(t: Saga) -> None:
    """GB-RND-01, GB-RND-02"""
    t.round += 1
    t.phase = "initiative"
    for model in t.models:
        model.activated = model.recovered = False
    tell(t, "gb-round", "GB-RND-02", round=t.round)


def win_initiative(t: Saga, seat: int, result: int) -> None:
    """GB-INI-02"""
    t.initiative, t.winning_result = seat, result
    tell(t, "gb-initiative", "GB-INI-02", seat=seat, result=result)


def set_priority(t: Saga, order: tuple[int, ...]) -> None:
    """GB-INI-03"""
    t.priority, t.turn = order, 0
    tell(t, "gb-priority", "GB-INI-03", seats=[f"gb-seat-{seat + 1}" for seat in order])


def pass_turn(t: Saga, turn: int) -> None:
    """GB-ACT-01"""
    t.turn = turn


def activate(t: Saga, model: Model) -> None:
    """GB-ACT-01 to 03"""
    t.activation = Activation(model.number)
    tell(t, "gb-activates", "GB-ACT-01", model=model.id, seat=model.seat)


def take_action(t: Saga, name: ActionName) -> None:
    """GB-ACT-04"""
    assert t.activation is not None
    t.activation = Activation(t.activation.model, (*t.activation.taken, name))


def end_activation(t: Saga) -> None:
    """GB-ACT-02"""
    assert t.activation is not None
    t.models[t.activation.model].activated = True
    t.activation = None


def skip_activation(t: Saga, model: Model) -> None:
    """A wild model that nothing compels to anything. GB-WLD-03"""
    model.activated = True
    tell(t, "gb-idle", "GB-WLD-03", model=model.id)


def compel(t: Saga, model: Model, compulsions: tuple[Compulsion, ...]) -> None:
    """What a wild model is driven by now, the newest last. GB-WLD-04"""
    before = t.compelled.get(model.number, ())
    if compulsions == before:
        return
    t.compelled = {**t.compelled, model.number: compulsions}
    for name in compulsions:
        if name not in before:
            tell(t, "gb-compelled", "GB-WLD-04", model=model.id, compulsion=f"gb-compulsion-{name}")


# Terrain and markers


def lay(t: Saga, piece: Terrain, clause: str) -> None:
    """GB-BAT-02"""
    t.terrain += (piece,)
    t.ground = ground_of(t.terrain)
    tell(t, "gb-laid", clause, terrain=piece.id, kind=f"gb-terrain-{piece.kind}", rule=f"gb-rule-{piece.rule}")


def clear(t: Saga, piece: Terrain, clause: str) -> None:
    """With all that belongs to it. GB-A-32"""
    t.terrain = tuple([other for other in t.terrain if piece.id not in (other.id, other.of)])
    t.ground = ground_of(t.terrain)
    tell(t, "gb-cleared", clause, terrain=piece.id, kind=f"gb-terrain-{piece.kind}")


def put_marker(t: Saga, marker: Marker, clause: str) -> None:
    """GB-ELE-01"""
    t.markers += (marker,)
    tell(t, "gb-marker", clause, marker=marker.id, kind=f"gb-{marker.kind}")


def destroy_marker(t: Saga, marker: Marker, clause: str) -> None:
    """With a shard its shared trait ends. GB-SPC-01, GB-SPC-03"""
    t.markers = tuple([other for other in t.markers if other.id != marker.id])
    if marker.kind == "shard":
        t.shards = tuple(["" if seat == marker.seat else trait for seat, trait in enumerate(t.shards)])
    tell(t, "gb-marker-destroyed", clause, marker=marker.id, kind=f"gb-{marker.kind}")


# Models


def enlist(t: Saga, model: Model) -> None:
    """One more model of the match, still off the battlefield."""
    t.models += [model]


def place(t: Saga, model: Model, spot: At, clause: str) -> None:
    """A model comes to a place, or goes from one to another. GB-PLC-04"""
    start = (model.x, model.y) if model.where == FIELD else None
    _stand(t, model, spot)
    if start is None:
        tell(t, "gb-enters", clause, model=model.id, seat=model.seat)
    else:
        tell(t, "gb-placed", clause, model=model.id, seat=model.seat, start=start, end=(spot.x, spot.y))


def move(t: Saga, model: Model, spot: At, units: int) -> None:
    """GB-MOV-01"""
    start, end = (model.x, model.y), (spot.x, spot.y)
    _stand(t, model, spot)
    tell(t, "gb-moves", "GB-MOV-01", model=model.id, seat=model.seat, units=units, start=start, end=end)


def _stand(t: Saga, model: Model, spot: At) -> None:
    """On the battlefield, here; models that are ready for it may react. GB-PLC-04, GB-ADV-RDY-02"""
    model.where = FIELD
    model.x, model.y, model.level = spot.x, spot.y, spot.level
    if t.activation is not None:
        t.activation = msgspec.structs.replace(t.activation, placed=(*t.activation.placed, model.number))


def roll(t: Saga, id: str, clause: str, model: Model, face: int, result: int, **args: Any) -> None:
    """What a roll of a model came to; the last part of its story is a triumph, if it is one."""
    tell(t, id, clause, model=model.id, seat=model.seat, die=model.die, face=face, result=result, **args)


def triumph(t: Saga, model: Model) -> None:
    """The first part, at once; the second is still to come. GB-TRI-01, GB-TRI-02"""
    model.damage = 0
    model.triumphs += 1
    tell(t, "gb-triumph", "GB-TRI-02", model=model.id, seat=model.seat)


def rise(t: Saga, model: Model) -> None:
    """The second part of a triumph: a greater die, or ascension. GB-TRI-03 to 05, GB-A-38, GB-A-41"""
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
    """GB-TRT-16"""
    model.die = die
    tell(t, "gb-wanes", "GB-TRT-16", model=model.id, seat=model.seat, die=die)


def hurt(t: Saga, model: Model, damage: int, clause: str) -> None:
    """One instance of damage; a brittle model takes one more. Nothing is no damage.

    GB-ELE-05, GB-FLW-01, GB-TRT-21, GB-A-23
    """
    if damage <= 0:
        return
    if "brittle" in model.flaws:
        damage += 1
    model.damage += damage
    tell(t, "gb-hurt", clause, model=model.id, seat=model.seat, n=damage, damage=model.damage)


def heal(t: Saga, model: Model, damage: int, clause: str) -> None:
    """GB-REC-03, GB-TRT-09"""
    healed = min(damage, model.damage)
    if healed > 0:
        model.damage -= healed
        tell(t, "gb-heals", clause, model=model.id, seat=model.seat, n=healed, damage=model.damage)


def recovered(t: Saga, model: Model) -> None:
    """GB-REC-02"""
    model.recovered = True


def tame(t: Saga, model: Model, seat: int, clause: str) -> None:
    """GB-MOD-05"""
    model.seat = seat
    tell(t, "gb-tamed", clause, model=model.id, seat=seat)


def turn_wild(t: Saga, model: Model, clause: str) -> None:
    """GB-A-61"""
    model.seat = WILD
    tell(t, "gb-wild-again", clause, model=model.id)


def remove(t: Saga, model: Model, clause: str) -> None:
    """A model leaves the battlefield, not as a casualty. GB-TRA-04, GB-GAT-03"""
    unclaim(t, model)
    model.where = GONE
    tell(t, "gb-removed", clause, model=model.id, seat=model.seat)


def fall(t: Saga, model: Model) -> None:
    """Removed as a casualty; what it carried lies where it stood. GB-REC-03, GB-ELE-04"""
    tell(t, "gb-falls", "GB-REC-03", model=model.id, seat=model.seat)
    unclaim(t, model)
    model.where = CASUALTY
    model.damage = 0


# Tokens


def claim(t: Saga, model: Model, tokens: tuple[Token, ...], clause: str) -> None:
    """Off the ground. GB-MOV-06"""
    left = list(t.tokens)
    for token in tokens:
        left.remove(token)
    t.tokens = tuple(left)
    model.tokens = tuple(sorted([*model.tokens, *[token.kind for token in tokens]]))
    for token in tokens:
        tell(t, "gb-claims", clause, model=model.id, seat=model.seat, token=f"gb-{token.kind}")


def gain_token(t: Saga, model: Model, kind: TokenKind, clause: str) -> None:
    """A new one. GB-SCO1-07, GB-ADV-RDY-01"""
    model.tokens = tuple(sorted([*model.tokens, kind]))
    tell(t, "gb-claims", clause, model=model.id, seat=model.seat, token=f"gb-{kind}")


def lay_token(t: Saga, kind: TokenKind, place: At, clause: str) -> None:
    """GB-NES-08"""
    t.tokens += (Token(kind, place.x, place.y, place.level),)
    tell(t, "gb-token-lies", clause, token=f"gb-{kind}")


def hand_over(t: Saga, giver: Model, taker: Model, kinds: tuple[TokenKind, ...]) -> None:
    """GB-SPC-02"""
    left = list(giver.tokens)
    for kind in kinds:
        left.remove(kind)
    giver.tokens = tuple(left)
    taker.tokens = tuple(sorted([*taker.tokens, *kinds]))
    for kind in kinds:
        tell(t, "gb-hands", "GB-SPC-02", model=giver.id, seat=giver.seat, to=taker.id, token=f"gb-{kind}")


def unclaim(t: Saga, model: Model) -> None:
    """All its tokens lie where it stands; a ready token vanishes. GB-ELE-04, GB-ADV-RDY-03"""
    for kind in model.tokens:
        if kind != "ready":
            lay_token(t, kind, At(model.x, model.y, 0, model.level), "GB-ELE-04")
    model.tokens = ()


def spend_ready(t: Saga, model: Model, clause: str) -> None:
    """GB-ADV-RDY-02, GB-ADV-RDY-03"""
    model.tokens = tuple([token for token in model.tokens if token != "ready"])
    tell(t, "gb-ready-spent", clause, model=model.id, seat=model.seat)


# Actions that only tell


def engage(t: Saga, model: Model, target: Model) -> None:
    """GB-ENG-01"""
    tell(t, "gb-engages", "GB-ENG-01", model=model.id, seat=model.seat, target=target.id)


def no_winner(t: Saga) -> None:
    """GB-ENG-02"""
    tell(t, "gb-no-winner", "GB-ENG-02")


def win_engagement(t: Saga, model: Model) -> None:
    """With whether that is the active model: before the dice fall, its player hopes for that. GB-ENG-02"""
    active = int(t.activation is not None and t.activation.model == model.number)
    tell(t, "gb-wins-engagement", "GB-ENG-02", model=model.id, seat=model.seat, active=active)


def out_of_reach(t: Saga, model: Model, target: Model) -> None:
    """GB-ENG-06"""
    tell(t, "gb-out-of-reach", "GB-ENG-06", model=model.id, seat=model.seat, target=target.id)


def use(t: Saga, model: Model, trait: str, clause: str, **args: Any) -> None:
    """A trait or a special action is used."""
    tell(t, "gb-uses", clause, model=model.id, seat=model.seat, what=trait, **args)


def unstable(t: Saga, model: Model, clause: str) -> None:
    """GB-PLC-03"""
    tell(t, "gb-unstable", clause, model=model.id, seat=model.seat)


# Points and the end


def score(t: Saga, seat: int, points: int, id: str, clause: str, **args: Any) -> None:
    """GB-RES-02, GB-SCN-07"""
    t.points = tuple([had + points if owner == seat else had for owner, had in enumerate(t.points)])
    tell(t, id, clause, seat=seat, points=points, total=t.points[seat], **args)


def rout(t: Saga, seat: int) -> None:
    """GB-RES-03, GB-A-61"""
    t.routed += (seat,)
    tell(t, "gb-routed", "GB-RES-03", seat=seat)


def finish(t: Saga, result: tuple[float, ...], id: str, clause: str, **args: Any) -> None:
    """Who has won is known; nothing but what lives on is left to do. GB-RND-01, GB-SOL-02"""
    t.shares = result
    t.phase = "aftermath"
    tell(t, id, clause, **args)


def over(t: Saga) -> None:
    t.result = t.shares
    t.phase = "over"


def live_on(t: Saga, seat: int, circle: Circle) -> None:
    """A circle as it goes into the next game. GB-CIR-11 to 15"""
    t.circles = tuple([circle if owner == seat else other for owner, other in enumerate(t.circles)])


def join(t: Saga, seat: int, name: str) -> None:
    """GB-CIR-05"""
    tell(t, "gb-joins", "GB-CIR-05", seat=seat, name=name)
