"""Keys of this game's answers: actions, places, pieces of terrain. They are read and written only here.

end   engage:b2   sunder:shard-2   shaping:wall-4 as barricade   move:12700,8890
12700,8890,1        a place on another level than usual
12700,8890,45       a piece of terrain that is turned
forest-6 as area    a piece and the rule that it counts as
"""

from typing import NamedTuple

from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS
from theomachy.games.godbreaker.ground.terrain import Rule
from theomachy.games.godbreaker.state import At
from theomachy.games.godbreaker.vocabulary import ACTIONS, ActionName
from theomachy.kernel.keys import Subject, split_infix, split_verb, spot

AS = "as"
FARTHEST = 9_999_999
"""A number of steps of the grid that no table reaches; a key with a larger number names no place."""


# Actions


class Action(NamedTuple):
    """An action and its target: an id, a place, a piece with its rule, or an empty string for none."""

    name: ActionName
    target: str = ""


def read_action(key: str) -> Action | None:
    """Return the action that a key names; None if no action has this name."""
    name, target = split_verb(key)
    return Action(name, target) if name in ACTIONS else None


def write_action(action: Action) -> str:
    return f"{action.name}:{action.target}" if action.target else action.name


# Places


def read_place(key: str, r: int, level: int) -> At | None:
    """Return the place that a key names, for a base of this radius; None if it names none. Each place has one key."""
    named = spot(key, level)
    if named is None or max(named) > FARTHEST:
        return None
    x, y, other = named
    place = At(x, y, r, other)
    return place if key == write_place(place, level) else None


def write_place(place: At, level: int) -> str:
    return f"{place.x},{place.y}" if place.level == level else f"{place.x},{place.y},{place.level}"


def place_subject(key: str, usual: int = 0, decline: str = "") -> Subject:
    """Return the subject of a place's key: the place itself, the refusal to place, or nothing in particular."""
    named = spot(key, usual)
    if named is not None:
        return Subject(place=named[:2], turn=named[2])
    return Subject(role="decline" if key == decline else "")


# Terrain


class Turned(NamedTuple):
    """The middle of a piece of terrain, and its turn in degrees."""

    x: int
    y: int
    turn: int


def read_turned(key: str) -> Turned | None:
    """Return the middle and the turn that a key names; None if it names none."""
    named = spot(key)
    if named is None or max(named) > FARTHEST or named[2] not in TURNS:
        return None
    return Turned(*named) if key == write_turned(*named) else None


def write_turned(x: int, y: int, turn: int) -> str:
    return f"{x},{y},{turn}" if turn else f"{x},{y}"


class Counted(NamedTuple):
    """A piece of the catalogue, and the rule that it counts as. GB-BAT-02."""

    piece: str
    rule: Rule


def read_counted(key: str) -> Counted | None:
    """Return the piece and rule that a key names; None if there is no such piece, or if it may not have this rule."""
    id, rule = split_infix(key, AS)
    piece = CATALOGUE.get(id)
    return Counted(id, rule) if piece is not None and rule in piece.rules else None


def write_counted(counted: Counted) -> str:
    return f"{counted.piece} {AS} {counted.rule}"
