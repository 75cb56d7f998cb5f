"""Winning chances by seat: what was destroyed, what still stands, and how well it stands for the rounds to come.

Every seat has a weighted sum of its features; the chance to win is its side's share of the exponentials of all sums.
Where a judge weighs hopes, too, a seat sees its own chance the better for them. The weights are data.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from theomachy.exact import dot, exp, total
from theomachy.games.godslayer.ai.aggression import AGGRESSION, Aggression, aggression
from theomachy.games.godslayer.ai.army_strength import Troop, melee_affinity, troops
from theomachy.games.godslayer.rules.round.rounds import waiting
from theomachy.games.godslayer.rules.victory.outcome import kill_points, outcome, rounds
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godslayer.state import FIELD, Battle, Marker, Model
from theomachy.games.godslayer.terms import Side, Source
from theomachy.geometry.plane import INCH
from theomachy.play.judges import HOPE, Sums, Weights, hopeful


class Features(NamedTuple):
    """What is seen of a seat. In the files of weights a blank stands for each underscore."""

    kills: float
    """kill points, as a part of the battle level"""
    life: float
    """what is left of its cards, by their cost"""
    life_later: float
    """the same as long as there are rounds to come; and so on"""
    points: float
    advance: float
    """how far its models have come from its own side of the table"""
    advance_later: float
    goals: float
    """how near they are to what the scenario counts"""
    goals_later: float
    tokens: float
    helped: float
    hampered: float
    """models with effects, good and bad"""
    fleeing: float
    down: float
    waiting: float
    """cards that are still to be activated"""
    alone: float
    """units that have lost half of their members"""
    near: float
    prey: float
    """how near the nearest enemy is, and how dear the enemies near by are"""
    odds_later: float
    tokens_waiting: float
    ahead_late: float
    fleeing_last: float


FEATURES = tuple([name.replace("_", " ") for name in Features._fields])
EVERYTHING = Features(*[1.0] * len(FEATURES))
TOGETHER = 10 * INCH
"""How far apart two cards may be to count for half of each other's fight."""
ENOUGH = 3
"""Friends at hand count up to this many times the enemies there."""
BEYOND = 32 * INCH
"""How far from one's own edge the enemy's ground begins."""
WIN = "win"
SUMS: Sums = {WIN: FEATURES, HOPE: AGGRESSION}
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

    level: int
    """the battle level"""
    to_come: float
    """how much of the battle"""
    kills: tuple[int, ...]
    troops: list[Troop]
    near: list[Troop]
    """those to whom others may be near"""
    ahead: tuple[float, ...]
    hosts: list[Host]


def see(t: Battle, weights: Features = EVERYTHING) -> Sight:
    all_troops = troops(t)
    return Sight(
        level=battle_level(t.setup),
        to_come=max(0, rounds(t) - t.round) / rounds(t),
        kills=kill_points(t),
        troops=all_troops,
        near=[troop for troop in all_troops if troop.there] if weights.near or weights.prey else [],
        ahead=outcome(t) if weights.ahead_late else (0.0,) * t.players,
        hosts=hosts(all_troops) if weights.odds_later else [],
    )


def features(t: Battle, sight: Sight) -> list[Features]:
    """Those of each seat; 0 for what costs much and was not looked up."""
    return [side(t, seat, sight) for seat in range(t.players)]


def side(t: Battle, seat: int, sight: Sight) -> Features:
    level, left, played = sight.level, sight.to_come, t.round / rounds(t)
    own = [troop for troop in sight.troops if troop.card.seat == seat]
    foes = [troop for troop in sight.near if not t.allied(troop.card.seat, seat)]
    cards = of_cards(own)
    models = of_models(own, goals_of(t), way_from_home(t, seat))
    near, prey = nearness(own, foes, level)
    return Features(
        kills=sight.kills[seat] / level,
        life=cards.life,
        life_later=cards.life * left,
        points=t.points[seat] / 5,
        advance=models.advance,
        advance_later=models.advance * left,
        goals=models.goals,
        goals_later=models.goals * left,
        tokens=cards.tokens,
        helped=models.helped,
        hampered=models.hampered,
        fleeing=cards.fleeing,
        down=models.down,
        waiting=cards.waiting,
        alone=cards.alone,
        near=near,
        prey=prey,
        odds_later=odds(t, seat, sight.hosts) * left,
        tokens_waiting=cards.tokens_waiting,
        ahead_late=sight.ahead[seat] * played * played,
        fleeing_last=cards.fleeing * (t.round >= rounds(t)),
    )


class OfCards(NamedTuple):
    """What its cards as a whole add to a seat's features."""

    life: float
    tokens: float
    tokens_waiting: float
    fleeing: float
    waiting: float
    alone: float


def of_cards(own: list[Troop]) -> OfCards:
    life = tokens = tokens_waiting = fleeing = waiting = alone = 0.0
    for card, worth, _, standing, _, share in own:
        life += worth * share
        if standing:
            tokens += worth * card.tokens
            tokens_waiting += worth * card.tokens * (not card.activated)
            fleeing += worth * share * card.fleeing
            waiting += worth * share * (not card.activated)
            alone += worth * (len(card.models) > 1 and len(standing) * 2 <= len(card.models))
    return OfCards(life, tokens, tokens_waiting, fleeing, waiting, alone)


class OfModels(NamedTuple):
    """What its models on the table add."""

    advance: float
    goals: float
    down: float
    helped: float
    hampered: float


def of_models(own: list[Troop], marks: list[Marker], came: Callable[[Model], int]) -> OfModels:
    advance = goals = down = helped = hampered = 0.0
    for card, worth, whole, standing, there, _ in own:
        if not there:
            continue
        each, keen = worth / len(standing), melee_affinity(card)
        for model in there:
            advance += each * min(1.2, came(model) / BEYOND) * keen
            if not (marks or model.down or model.still or model.effects):
                continue  # nothing to be said of it, as of most
            part = worth * model.left / whole
            if marks:
                goals += part * close(model, marks)
            down += part * (model.down + bool(model.still))
            for effect in model.effects:
                if effect.kind in HAMPERING:
                    hampered += part
                else:
                    helped += part
    return OfModels(advance, goals, down, helped, hampered)


HAMPERING: tuple[Source, ...] = ("enemy", "continuous", "weapon")


def nearness(own: list[Troop], foes: list[Troop], level: int) -> tuple[float, float]:
    """How near enemies are, and how near dear ones."""
    near = prey = 0.0
    if foes:
        for _, worth, _, standing, _, share in own:
            if standing and standing[0].where == FIELD:
                at_hand = [(close(standing[0], foe.there), foe.card.cost) for foe in foes]
                near += worth * share * max([how for how, _ in at_hand])
                prey += worth * share * max([how * cost for how, cost in at_hand]) / level
    return near, prey


def way_from_home(t: Battle, seat: int) -> Callable[[Model], int]:
    """How far a model has come from its own side of the table. How near enemies are would say the same of both
    sides."""
    width, height = t.width, t.height
    distances: dict[Side, Callable[[Model], int]] = {
        "north": lambda model: model.y,
        "south": lambda model: height - model.y,
        "west": lambda model: model.x,
        "east": lambda model: width - model.x,
    }
    return distances.get(t.sides[seat] if t.sides else "", lambda model: 0)


def hosts(all_troops: list[Troop]) -> list[Host]:
    return [
        Host(
            card.seat,
            worth * (sum([model.left for model in there]) / whole),
            sum([model.x for model in there]) / len(there),
            sum([model.y for model in there]) / len(there),
        )
        for card, worth, whole, _, there, _ in all_troops
        if there
    ]


def odds(t: Battle, seat: int, all_hosts: list[Host]) -> float:
    """Where enemies are near: how much of one's own side stands by each card, less how much of theirs. Who comes one by
    one is beaten one by one; but who is many enough need not wait for more."""
    balance = 0.0
    mates = [host for host in all_hosts if t.allied(host.seat, seat)]
    others = [host for host in all_hosts if not t.allied(host.seat, seat)]
    for host in mates:
        if host.seat == seat:
            friends = total([mate.weight * beside(host, mate) for mate in mates])
            foes = total([other.weight * beside(host, other) for other in others])
            balance += host.weight * (min(friends, ENOUGH * foes) - foes)
    return balance


def beside(host: Host, other: Host) -> float:
    """1 for who stands in the same place, a half at ten inches, next to nothing at twenty."""
    dx, dy = host.x - other.x, host.y - other.y
    away = (dx * dx + dy * dy) / (TOGETHER * TOGETHER)
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
    weigh, wish = Features(*weights[WIN]), Aggression(*weights[HOPE])
    hoping = any(wish)

    def judge(t: Battle) -> tuple[float, ...]:
        if t.result is not None and not hoping:
            return t.result
        sight = see(t, weigh)
        sums = [dot(weigh, seen) for seen in features(t, sight)]
        chances = shares(t, sums)
        if not hoping:
            return chances
        hoped = aggression(t, sight.troops, sight.kills)
        wished = [dot(wish, wishes) for wishes in hoped]
        return with_result(t, hoped_for(t, chances, wished))

    return judge


def hoped_for(t: Battle, chances: Sequence[float], wished: Sequence[float]) -> tuple[float, ...]:
    """The chances as each side sees its own: they need not add up to 1."""
    hoped = []
    for seat, chance in enumerate(chances):
        mates = [mate for mate in range(t.players) if t.allied(seat, mate)]
        hoped.append(hopeful(chance * len(mates), total([wished[mate] for mate in mates])) / len(mates))
    return tuple(hoped)


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
    totals = [total([sums[mate] for mate in mates[seat]]) for seat in seats]
    top = max(totals)
    parts = [exp(max(-50.0, totals[seat] - top)) / len(mates[seat]) for seat in seats]
    whole = total(parts)
    return tuple(part / whole for part in parts)


def lessons(states: Sequence[Battle]) -> list[tuple[str, list[float], float]]:
    """What the sums should have said of the states of one game: seat against seat, who got more of the win."""
    result = states[-1].result
    assert result is not None
    samples = []
    for t in states[:-1]:
        if t.phase == "setting up":
            continue
        seen = features(t, see(t))
        for seat in range(t.players):
            for other in range(seat):
                if not t.allied(seat, other):
                    outcome = 0.5 + (result[seat] - result[other]) / 2
                    samples.append((WIN, [a - b for a, b in zip(seen[seat], seen[other], strict=True)], outcome))
    return samples
