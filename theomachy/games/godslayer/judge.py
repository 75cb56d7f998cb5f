"""Winning chances by seat: what was destroyed, what still stands, and how well it stands for the rounds to come.

Every seat has a weighted sum of its features; the chance to win is its side's share of the exponentials of all sums.
Where a judge weighs hopes, too, a seat sees its own chance the better for them. The weights are data.
"""

from collections.abc import Callable, Collection, Sequence
from math import exp, sqrt
from typing import NamedTuple

from theomachy.games.godslayer.hopes import HOPES, hopes
from theomachy.games.godslayer.rules.rounds import waiting
from theomachy.games.godslayer.rules.victory import kill_points, outcome, rounds
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godslayer.state import FIELD, Battle, Marker, Model
from theomachy.games.godslayer.troops import Troop, eager, troops
from theomachy.kernel.judges import Sums, Weights
from theomachy.table.plane import INCH

FEATURES = (
    "kills",
    "life",
    "life later",
    "points",
    "advance",
    "advance later",
    "goals",
    "goals later",
    "tokens",
    "helped",
    "hampered",
    "fleeing",
    "down",
    "waiting",
    "alone",
    "near",
    "prey",
    "odds later",
    "tokens waiting",
    "ahead late",
    "fleeing last",
)
NEARNESS = {"near", "prey"}
TOGETHER = 10 * INCH
"""How far apart two cards may be to count for half of each other's fight."""
ENOUGH = 3
"""Nobody needs more friends at hand than so many times the enemies there."""
BEYOND = 32 * INCH
"""How far from one's own edge the enemy's ground begins."""
WIN, HOPE = "win", "hope"
SUMS: Sums = {WIN: FEATURES, HOPE: HOPES}
SURE = 0.97
"""How much of a result counts; the rest is how the battle stands, since a draw is not like any other."""

Judge = Callable[[Battle], tuple[float, ...]]


class Host(NamedTuple):
    """What stands on the table of a card, by its worth, and where its middle is."""

    seat: int
    weight: float
    x: float
    y: float


class Sight(NamedTuple):
    """What is looked up once for all seats; what costs much and nobody weighs is left out."""

    to_come: float
    """how much of the battle"""
    kills: tuple[int, ...]
    troops: list[Troop]
    near: list[Troop]
    """those to whom others may be near"""
    ahead: tuple[float, ...]
    hosts: list[Host]


def see(t: Battle, weighed: Collection[str] = FEATURES) -> Sight:
    found = troops(t)
    return Sight(
        to_come=max(0, rounds(t) - t.round) / rounds(t),
        kills=kill_points(t),
        troops=found,
        near=[troop for troop in found if troop.there] if NEARNESS & set(weighed) else [],
        ahead=outcome(t) if "ahead late" in weighed else (0.0,) * t.players,
        hosts=hosts(found) if "odds later" in weighed else [],
    )


def features(t: Battle, sight: Sight) -> list[list[float]]:
    """One list for each seat, one number for each of FEATURES; 0 for what costs much and was not looked up."""
    return [side(t, seat, sight) for seat in range(t.players)]


def side(t: Battle, seat: int, sight: Sight) -> list[float]:
    level, marks, came = battle_level(t.setup), goals_of(t), way_from_home(t, seat)
    life = advance = goals = tokens = helped = hampered = fleeing = down = fresh = alone = near = prey = ready = 0.0
    foes = [troop for troop in sight.near if not t.allied(troop.card.seat, seat)]
    for card, worth, whole, standing, there, share in sight.troops:
        if card.seat != seat:
            continue
        life += worth * share
        if not standing:
            continue
        tokens += worth * card.tokens
        ready += worth * card.tokens * (not card.activated)
        fleeing += worth * share * card.fleeing
        fresh += worth * share * (not card.activated)
        alone += worth * (len(card.models) > 1 and len(standing) * 2 <= len(card.models))
        if foes and standing[0].where == FIELD:
            at_hand = [(close(standing[0], foe.there), foe.card.cost) for foe in foes]
            near += worth * share * max([how for how, _ in at_hand])
            prey += worth * share * max([how * cost for how, cost in at_hand]) / level
        each, keen = worth / len(standing), eager(card)
        for model in there:
            part = worth * model.left / whole
            advance += each * min(1.2, came(model) / BEYOND) * keen
            if marks:
                goals += part * close(model, marks)
            down += part * (model.down + bool(model.still))
            for effect in model.effects:
                if effect.kind in ("enemy", "continuous", "weapon"):
                    hampered += part
                else:
                    helped += part
    scored, left = t.points[seat] / 5, sight.to_come
    return [
        sight.kills[seat] / level,
        life,
        life * left,
        scored,
        advance,
        advance * left,
        goals,
        goals * left,
        tokens,
        helped,
        hampered,
        fleeing,
        down,
        fresh,
        alone,
        near,
        prey,
        odds(t, seat, sight.hosts) * left,
        ready,
        sight.ahead[seat] * (t.round / rounds(t)) ** 2,
        fleeing * (t.round >= rounds(t)),
    ]


def way_from_home(t: Battle, seat: int) -> Callable[[Model], int]:
    """How far a model has come from its own side of the table. How near enemies are would say the same of both
    sides."""
    width, height = t.width, t.height
    ways: dict[str, Callable[[Model], int]] = {
        "north": lambda model: model.y,
        "south": lambda model: height - model.y,
        "west": lambda model: model.x,
        "east": lambda model: width - model.x,
    }
    return ways.get(t.sides[seat] if t.sides else "", lambda model: 0)


def hosts(found: list[Troop]) -> list[Host]:
    return [
        Host(
            card.seat,
            worth * (sum([model.left for model in there]) / whole),
            sum([model.x for model in there]) / len(there),
            sum([model.y for model in there]) / len(there),
        )
        for card, worth, whole, _, there, _ in found
        if there
    ]


def odds(t: Battle, seat: int, found: list[Host]) -> float:
    """Where enemies are near: how much of one's own side stands by each card, less how much of theirs. Who comes one by
    one is beaten one by one; but who is many enough need not wait for more."""
    total = 0.0
    mates = [one for one in found if t.allied(one.seat, seat)]
    others = [one for one in found if not t.allied(one.seat, seat)]
    for one in mates:
        if one.seat == seat:
            friends = sum([mate.weight * beside(one, mate) for mate in mates])
            foes = sum([other.weight * beside(one, other) for other in others])
            total += one.weight * (min(friends, ENOUGH * foes) - foes)
    return total


def beside(one: Host, other: Host) -> float:
    """1 for who stands in the same place, a half at ten inches, next to nothing at twenty."""
    away = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) / TOGETHER**2
    return 1 / (1 + away * away)


def goals_of(t: Battle) -> list[Marker]:
    return [marker for marker in t.markers if marker.kind != "secret"]


def close(model: Model, others: Sequence[Model] | Sequence[Marker]) -> float:
    """How near the nearest of some things is: 1 beside it, less with every inch; 0 if there are none."""
    if not others:
        return 0.0
    x, y = model.x, model.y
    square = min([(x - other.x) ** 2 + (y - other.y) ** 2 for other in others])
    return 1 / (1 + max(0.0, sqrt(square) / INCH - 2) / 8)


def judge_with(weights: Weights) -> Judge:
    """A judge with given weights."""
    weigh, wish = weights[WIN], weights[HOPE]
    hoping = any(wish)
    weighed = {feature for feature, weight in zip(FEATURES, weigh, strict=True) if weight}

    def judge(t: Battle) -> tuple[float, ...]:
        if t.result is not None and not hoping:
            return t.result
        sight = see(t, weighed)
        sums = [sum([w * x for w, x in zip(weigh, found, strict=True)]) for found in features(t, sight)]
        chances = shares(t, sums)
        if not hoping:
            return chances
        hoped = hopes(t, sight.troops, sight.kills)
        wished = [sum([w * x for w, x in zip(wish, found, strict=True)]) for found in hoped]
        return with_result(t, hopeful(t, chances, wished))

    return judge


def hopeful(t: Battle, chances: Sequence[float], wished: Sequence[float]) -> tuple[float, ...]:
    """The chances as each side sees its own: they need not add up to 1."""
    found = []
    for seat, chance in enumerate(chances):
        mates = [mate for mate in range(t.players) if t.allied(seat, mate)]
        whole, hope = chance * len(mates), exp(min(50.0, sum([wished[mate] for mate in mates])))
        found.append(whole * hope / (1 - whole + whole * hope) / len(mates))
    return tuple(found)


def with_result(t: Battle, chances: tuple[float, ...]) -> tuple[float, ...]:
    """Nearly all that counts is how it ended, or how it will when nobody is left to act. GS-VIC-05"""
    last = t.round >= rounds(t) and t.activation is None
    over = last and not any(waiting(t, seat) for seat in range(t.players))
    result = outcome(t) if t.result is None and over else t.result
    if result is None:
        return chances
    return tuple(SURE * sure + (1 - SURE) * chance for sure, chance in zip(result, chances, strict=True))


def shares(t: Battle, sums: Sequence[float]) -> tuple[float, ...]:
    """Of each side, shared among its members. GS-MUL-01"""
    seats = range(t.players)
    mates = [[other for other in seats if t.allied(seat, other)] for seat in seats]
    totals = [sum([sums[mate] for mate in mates[seat]]) for seat in seats]
    top = max(totals)
    parts = [exp(max(-50.0, totals[seat] - top)) / len(mates[seat]) for seat in seats]
    return tuple(part / sum(parts) for part in parts)


def lessons(states: Sequence[Battle]) -> list[tuple[str, list[float], float]]:
    """What the sums should have said of the states of one game: seat against seat, who got more of the win."""
    result = states[-1].result
    assert result is not None
    found = []
    for t in states[:-1]:
        if t.phase == "setting up":
            continue
        seen = features(t, see(t))
        for one in range(t.players):
            for two in range(one):
                if not t.allied(one, two):
                    outcome = 0.5 + (result[one] - result[two]) / 2
                    found.append((WIN, [a - b for a, b in zip(seen[one], seen[two], strict=True)], outcome))
    return found
