"""Direct play: several answers that are one gesture, because the last of them names the destination.

Each answer to a question such as "what does it do?" is tried in a world that the seat cannot tell from the real one. If
a place or a target is asked for next, and no dice fall before, both answers together are a way there. If only one place
or target was left, so that nobody was asked, the answer alone is the way. Models that move one after another can be
sent to a place together: the game plans which of them goes where. A piece that may move because of another piece's
action is dragged there itself.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from theomachy.features.ai import ai_of
from theomachy.kernel import Ask, Match, Region, key_of
from theomachy.kernel.keys import Subject, subject_of
from theomachy.kernel.match import CHANCE, FORCED
from theomachy.kernel.scene import Scene

MAX_GROUP_ANSWERS = 60
"""Answers that a group takes at most to go somewhere."""
SEED = 7
"""The seed of imagined worlds; no way rolls any dice."""


class Asked(NamedTuple):
    """A question in an imagined world, with the answers that led to it."""

    world: Match[Any]
    ask: Ask[Any]
    scene: Scene
    """The scene as the seat saw it before the first answer."""
    zones: frozenset[str]
    """The ids of all places in the scene."""
    keys: tuple[str, ...] = ()
    who: str = ""
    """The piece that was chosen first, if one was asked for, or that moves because of another piece's action."""

    def about(self, option: Any) -> Subject:
        """Return the subject of an option; if its key is a bare id, by what the scene knows of that id."""
        subject = self.ask.choice.subject(option)
        if not subject.zone or subject.zone != subject.line:
            return subject
        id, role = subject.zone, subject.role
        if id in self.scene.pieces:
            return Subject(piece=id, role=role)
        return Subject(zone=id, role=role) if id in self.zones else Subject(line=id, role=role)


class Way(NamedTuple):
    """Answers that lead to a place or a target."""

    keys: tuple[str, ...]
    """The answers in order; the last one names the destination, unless a group is sent there."""
    end: Subject
    """The place or target that the way leads to."""
    at: Asked
    """The question whose answer names the way."""
    what: str
    """The answer that names the way; empty if a group that moves already is sent."""
    plain: bool = True
    """True if the action is on no card: the way that is meant if several ways lead to a place."""
    group: bool = False


def ways(match: Match[Any], seat: int) -> list[Way]:
    """Return all ways that begin with the question that a seat is asked now."""
    ask = match.ask_of(seat)
    if ask is None or ask.secret or match.together is not None:
        return []
    world = match.imagined(seat, SEED)
    asked = world.ask_of(seat)
    assert asked is not None
    scene = world.game.scene(world.state, seat)
    here = Asked(world, asked, scene, frozenset(zone.id for zone in scene.fixed.zones))
    return [*sent(here, here, "", plain=True), *led(here)]


def led(here: Asked) -> Iterator[Way]:
    """Yield the ways from a question on: an action and its destination, or a piece and its destination.

    An option that is itself a place leads no further. Nor does one with a role: what ends something, or comes once a
    game, is chosen by its name.
    """
    ask, keys = here.ask, here.keys
    if isinstance(ask.options, Region):
        return
    for option in ask.look():
        subject, key = ask.choice.subject(option), key_of(option)
        if subject.role or subject.zone or ask.choice.blind(option):
            continue
        asked, world = here._replace(who=here.who or subject.piece), answered(here, key)
        next = then(here, key, world)
        if next is None:
            if (end := only_end(here, world)) is not None:
                yield Way((*keys, key), end, asked, key, not subject.line)
            continue
        begun = list(carried_on(asked, next, key, plain=not subject.line, by=subject.piece))
        if begun:
            yield from begun
        elif subject.piece and not keys:
            yield from led(next._replace(who=subject.piece))
        elif not keys:
            yield from granted(here, next, key)


def carried_on(named: Asked, next: Asked, what: str, *, plain: bool, by: str = "") -> Iterator[Way]:
    """Yield the ways that finish an action that was begun: to a group's goals, or to a place or a target."""
    if group := sent(named, next, what, plain=plain):
        yield from group
    elif not by or by == next.ask.by:
        yield from [Way((*next.keys, key), end, named, what, plain) for key, end in ends_of(next)]


def granted(here: Asked, next: Asked, what: str) -> Iterator[Way]:
    """Yield the ways of another piece that an action allows a single thing: it is dragged there itself."""
    keys = [key_of(option) for option in next.ask.look() if not next.about(option).role]
    begun = then(next, keys[0], answered(next, keys[0])) if len(keys) == 1 else None
    if begun is not None:
        yield from carried_on(here._replace(who=next.ask.by), begun, what, plain=False)


def answered(here: Asked, key: str) -> Match[Any]:
    """Return a world in which a question is answered."""
    world = here.world.clone(SEED)
    world.answer(key, here.ask.seat)
    return world


def then(here: Asked, key: str, world: Match[Any]) -> Asked | None:
    """Return the seat's next question in the course of the action that an answer begins.

    It is None if dice fall, if another seat is asked, or if the action is over already.
    """
    ask, before = world.ask_of(here.ask.seat), len(here.world.tape)
    if ask is None or ask.secret or CHANCE in world.who[before:] or world.game.is_quiescent(world.state):
        return None
    if isinstance(ask.options, Region):
        return None
    return here._replace(world=world, ask=ask, keys=(*here.keys, key))


def only_end(here: Asked, world: Match[Any]) -> Subject | None:
    """Return the only place or target of an answer's action: the last option that was chosen for lack of others."""
    start = len(here.world.tape) + 1
    forced = [*takewhile(lambda entry: entry[0] == FORCED, zip(world.who[start:], world.tape[start:], strict=True))]
    if not forced:
        return None
    key, by = key_of(forced[-1][1]), here.ask.by
    subject, acting = subject_of(key), here.scene.pieces.get(by)
    if subject.piece in here.scene.pieces:
        return Subject(piece=subject.piece) if subject.piece != by else None
    own = acting.zone if acting is not None else ""
    return Subject(zone=subject.zone) if subject.zone in here.zones and subject.zone != own else None


def ends_of(asked: Asked) -> list[tuple[str, Subject]]:
    """Return the answers that are places or targets, and no lines of a card; to stay in place leads nowhere."""
    ask = asked.ask
    subjects = [(key_of(option), asked.about(option)) for option in ask.look()]
    piece = asked.scene.pieces.get(ask.by)
    own = piece.zone if piece is not None else ""
    ends = [(key, end) for key, end in subjects if not (end.role or end.line) and (end.zone or end.piece)]
    return [(key, end) for key, end in ends if not own or end.zone != own]


def sent(named: Asked, begun: Asked, what: str, *, plain: bool) -> list[Way]:
    """Return the ways to the places to which a group that begins to move can be sent together."""
    groups = ai_of(begun.world.game).groups
    goals: Sequence[str] = groups.goals(begun.world.state, begun.ask) if groups is not None else ()
    return [Way(begun.keys, Subject(zone=goal), named, what, plain, group=True) for goal in goals]


def answers_of(match: Match[Any], seat: int, keys: Sequence[str], goal: str = "") -> list[str]:
    """Return the answers of a way, one by one, or raise Refused.

    If a group is sent, these are the answers of all its models. The way ends where dice fall.
    """
    world, answers = match.imagined(seat, SEED), list[str]()
    start = len(world.who)
    for key in keys:
        world.answer(key, seat)
        answers.append(key)
        if CHANCE in world.who[start:]:
            return answers
    return [*answers, *(group_answers(world, seat, goal) if goal else ())]


def group_answers(world: Match[Any], seat: int, goal: str) -> Iterator[str]:
    """Yield the answers that send each model of a group to a goal."""
    groups, is_quiescent = ai_of(world.game).groups, world.game.is_quiescent
    start = len(world.who)
    for n in range(MAX_GROUP_ANSWERS):
        ask = world.ask_of(seat)
        if groups is None or ask is None or CHANCE in world.who[start:] or (n and is_quiescent(world.state)):
            return
        key = groups.answer(world.state, ask, goal)
        if key is None:
            return
        world.answer(key, seat)
        yield key
