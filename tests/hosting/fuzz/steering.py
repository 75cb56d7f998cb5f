"""The choice of keys: at random, or towards what random play never meets. Steering reads scenes and knows no rule."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Any

from theomachy.kernel import Ask, Match, Refused, Region, key_of
from theomachy.kernel.scene import Piece, Scene

CANDIDATES = 5
"""Answers that are compared."""
UNSTEERED = 0.25
"""Share of the answers that are drawn at random in a steered match."""
NEAR = 1_000
"""Distance on a plane, in its units, within which pieces count as close."""

World = Match[Any]
Aim = Callable[[Scene, World], float]
"""A function that rates how far a scene, and the question asked there, is what a match is steered towards."""


def living(scene: Scene) -> list[Piece]:
    """Pieces of somebody's that stand on the board."""
    return [
        piece for piece in scene.pieces.values() if piece.owner is not None and (piece.at is not None or piece.zone)
    ]


def close(scene: Scene, world: World) -> float:
    """Pieces stand close together."""
    pieces = living(scene)
    placed = [piece.at for piece in pieces if piece.at is not None]
    if middle := _middle(placed):
        return -sum(min(abs(x - middle[0]) + abs(y - middle[1]), 20 * NEAR) for x, y in placed) / NEAR
    return sum(one.zone == other.zone for one, other in combinations(pieces, 2))


def high(scene: Scene, world: World) -> float:
    """Pieces stand on upper levels, and there are many of them."""
    score, floor = 0.0, _floor(scene)
    for piece in living(scene):
        score += 30 * (piece.level > 0) + 3
        if piece.at is not None and floor is not None:
            score -= (abs(piece.at[0] - floor[0]) + abs(piece.at[1] - floor[1])) / (10 * NEAR)
    return score


def _floor(scene: Scene) -> tuple[float, float] | None:
    """The middle of the first floor above the ground."""
    zones = (*scene.fixed.zones, *scene.ground.values())
    outline = next((zone.outline for zone in zones if zone.level and zone.outline), [])
    return (sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)) if outline else None


def _middle(places: Sequence[tuple[int, int]]) -> tuple[float, float] | None:
    if not places:
        return None
    return sorted(x for x, _ in places)[len(places) // 2], sorted(y for _, y in places)[len(places) // 2]


def many(scene: Scene, world: World) -> float:
    """There are many pieces and something is about to be placed."""
    ask = world.request
    placing = isinstance(ask, Ask) and isinstance(ask.options, Region)
    return 3 * len(living(scene)) + placing


def few(scene: Scene, world: World) -> float:
    """Armies are nearly empty."""
    return -sum(3 + sum(bar.value for bar in piece.bars[:1]) for piece in living(scene))


def one_sided(scene: Scene, world: World) -> float:
    """The first army is nearly empty, the others are whole."""
    worth = [
        (3 + sum(bar.value for bar in piece.bars[:1])) * (-1 if piece.owner == 0 else 1) for piece in living(scene)
    ]
    return float(sum(worth))


def poor(scene: Scene, world: World) -> float:
    """Tokens are used up."""
    return -float(sum(track.value for track in scene.tracks.values()) + sum(map(_badges, scene.pieces.values())))


def rich(scene: Scene, world: World) -> float:
    """Tokens are heaped up."""
    return -poor(scene, world)


def wide(scene: Scene, world: World) -> float:
    """Rate a position by the number of answers that are possible next."""
    return float(len(world.request.look())) if isinstance(world.request, Ask) else 0.0


def _badges(piece: Piece) -> int:
    return sum(piece.badges.values())


def idle(keys: Sequence[str], ask: Ask[Any]) -> list[str]:
    """Answers that decline or end something: the last round comes soon."""
    return [key for key in keys if ask.takes(key) and ask.choice.subject(ask.option(key)).role not in ("", "once")]


AIMS: dict[str, Aim | None] = {
    "random": None, "idle": None, "close": close, "high": high, "many": many, "few": few, "one-sided": one_sided,
    "poor": poor, "rich": rich, "wide": wide,
}  # fmt: skip
CHANGE_OF_AIM = 0.02
"""Share of the decisions from which on a match is steered towards something else."""
NEAREST = 3
"""Number of places nearest to where an aim leads that are always among the compared answers."""


class Chooser:
    """Chooses keys for all seats of one match."""

    def __init__(self, random: Random, aim: str = "") -> None:
        self.random = random
        self.aim = aim or random.choice(list(AIMS))

    def choose(self, match: Match[Any], ask: Ask[Any]) -> str:
        if self.random.random() < CHANGE_OF_AIM:
            self.aim = self.random.choice(list(AIMS))
        keys = self._candidates(ask)
        aim = AIMS[self.aim]
        if self.random.random() < UNSTEERED or len(keys) == 1:
            return self.random.choice(keys)
        if self.aim == "idle":
            return self.random.choice(idle(keys, ask) or keys)
        if aim is None:
            return self.random.choice(keys)
        drawn = [*self._nearest(match, ask, keys), *self.random.sample(keys, min(CANDIDATES, len(keys)))]
        return max(dict.fromkeys(drawn), key=lambda key: self._worth(match, ask, key, aim))

    def _nearest(self, match: Match[Any], ask: Ask[Any], keys: Sequence[str]) -> list[str]:
        """The places nearest to the middle of all pieces, or of a floor above the ground."""
        if self.aim not in ("close", "high"):
            return []
        scene = match.game.scene(match.state, None)
        goal = _floor(scene) if self.aim == "high" else _middle([piece.at for piece in living(scene) if piece.at])
        placed = [(ask.choice.subject(ask.option(key)), key) for key in keys]
        far = {
            key: abs(subject.place[0] - goal[0]) + abs(subject.place[1] - goal[1]) - NEAR * (subject.turn > 0)
            for subject, key in placed
            if goal is not None and subject.place is not None
        }
        return sorted(far, key=lambda key: far[key])[:NEAREST]

    def _candidates(self, ask: Ask[Any]) -> list[str]:
        keys = sorted(ask.look(), key=key_of)
        found = [key_of(option) for option in keys]
        if isinstance(ask.options, Region) and ask.open and (not found or self.random.random() < 0.3):
            found += [key_of(ask.options.pick(self.random)) for _ in range(2)]
        return found

    def _worth(self, match: Match[Any], ask: Ask[Any], key: str, aim: Aim) -> float:
        world = match.clone(1)
        try:
            world.answer(key, ask.seat)
        except Refused:
            return float("-inf")
        return aim(world.game.scene(world.state, None), world)
