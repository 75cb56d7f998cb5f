"""Chances to win by seat: what was destroyed, what still stands, and how well it stands for the rounds to come.

Every seat has a weighted sum of its features. The chance to win is its side's share of the exponentials of all sums.
Where a judge weighs hopes, too, they raise a seat's own chance as it sees it. The weights are data.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from theomachy.exact import dot, exp, total
from theomachy.games.godslayer.ai.aggression import AGGRESSION, Aggression, aggression
from theomachy.games.godslayer.ai.army_strength import Troop, melee_affinity, troops
from theomachy.games.godslayer.rules.round.rounds import waiting
from theomachy.games.godslayer.rules.space.zones import EDGE_OF
from theomachy.games.godslayer.rules.victory.outcome import kill_points, outcome, rounds
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godslayer.state import FIELD, Battle, Marker, Model
from theomachy.games.godslayer.terms import Edge, Source
from theomachy.geometry.plane import INCH
from theomachy.play.judges import HOPE, Sums, Weights, hopeful


class Features(NamedTuple):
    """A seat's features. In the files of weights a blank stands for each underscore."""

    kills: float
    """Kill points, as a part of the battle level."""
    life: float
    """The life that its cards have left, weighed by their cost."""
    life_later: float
    """The life that its cards have left, times the share of rounds to come. All features `..._later` are so weighed."""
    points: float
    advance: float
    """The way that its models have come from their own side of the table."""
    advance_later: float
    goals: float
    """Nearness of its models to the markers that the scenario counts."""
    goals_later: float
    tokens: float
    helped: float
    hampered: float
    """Models under enemy effects, continuous effects or effects of weapons; `helped` counts all other effects."""
    fleeing: float
    down: float
    waiting: float
    """Cards that are still to be activated this round."""
    alone: float
    """Units that have lost at least half of their members."""
    near: float
    prey: float
    """Highest nearness of an enemy times its cost; `near` is the nearness of the nearest enemy."""
    odds_later: float
    tokens_waiting: float
    ahead_late: float
    fleeing_last: float


FEATURES = tuple([name.replace("_", " ") for name in Features._fields])
EVERYTHING = Features(*[1.0] * len(FEATURES))
TOGETHER = 10 * INCH
"""The distance at which a card counts half for another's odds."""
ENOUGH = 3
"""The most friends that count near a card, as a multiple of the enemies there."""
BEYOND = 32 * INCH
"""The distance from a seat's own edge at which the enemy's ground begins."""
WIN = "win"
SUMS: Sums = {WIN: FEATURES, HOPE: AGGRESSION}
SURE = 0.97
"""The weight of a result; the rest goes to how the battle stands, since one draw is better than another."""

Judge = Callable[[Battle], tuple[float, ...]]


class Host(NamedTuple):
    """A card on the table: its seat, its worth by the life points it has left there, and the middle of its models."""

    seat: int
    weight: float
    x: float
    y: float


class Sight(NamedTuple):
    """The data of a position that are looked up once for all seats.

    Data that are expensive and have no weight are left out.
    """

    level: int
    """The battle level."""
    to_come: float
    """The share of the battle's rounds that is still to come."""
    kills: tuple[int, ...]
    troops: list[Troop]
    near: list[Troop]
    """The cards with models on the table; empty if neither `near` nor `prey` is weighed."""
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
    """Return the features of each seat; features that were not looked up are 0."""
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
    """The part of a seat's features that its cards as wholes make up."""

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
    """The part of a seat's features that its models on the table make up."""

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
                continue  # most models have none of the features below
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
    """Return how near the nearest enemies are to a seat's cards, and the highest nearness times an enemy's cost."""
    near = prey = 0.0
    if foes:
        for _, worth, _, standing, _, share in own:
            if standing and standing[0].where == FIELD:
                at_hand = [(close(standing[0], foe.there), foe.card.cost) for foe in foes]
                near += worth * share * max([how for how, _ in at_hand])
                prey += worth * share * max([how * cost for how, cost in at_hand]) / level
    return near, prey


def way_from_home(t: Battle, seat: int) -> Callable[[Model], int]:
    """Return a function that says how far a model has come from its own side of the table.

    Nearness to the enemy cannot say so: it is equal for both sides.
    """
    width, height = t.width, t.height
    distances: dict[Edge, Callable[[Model], int]] = {
        "north": lambda model: model.y,
        "south": lambda model: height - model.y,
        "west": lambda model: model.x,
        "east": lambda model: width - model.x,
    }
    edge = EDGE_OF.get(t.sides[seat]) if t.sides else None
    return distances[edge] if edge is not None else lambda model: 0


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
    """Return how much of its own side stands near a seat's cards, less how much of the enemies.

    Only places where enemies are near count. Cards that come one by one are beaten one by one. Friends count only up to
    a multiple of the enemies, so that a strong group need not wait for more.
    """
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
    """Return how near two cards are: 1 at one place, a half at ten inches, next to nothing at twenty."""
    dx, dy = host.x - other.x, host.y - other.y
    away = (dx * dx + dy * dy) / (TOGETHER * TOGETHER)
    return 1 / (1 + away * away)


def goals_of(t: Battle) -> list[Marker]:
    return [marker for marker in t.markers if marker.kind != "secret"]


def close(model: Model, others: Sequence[Model] | Sequence[Marker]) -> float:
    """Return how near the nearest of some things is: 1 beside it, less with every inch; 0 if there are none."""
    if not others:
        return 0.0
    x, y = model.x, model.y
    square = min([(x - other.x) ** 2 + (y - other.y) ** 2 for other in others])
    return 1 / (1 + max(0.0, sqrt(square) / INCH - 2) / 8)


def judge_with(weights: Weights) -> Judge:
    """Return a judge with the given weights."""
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
    """Return the chances as each side sees its own, raised by its hopes; they need not add up to 1."""
    hoped = []
    for seat, chance in enumerate(chances):
        mates = [mate for mate in range(t.players) if t.allied(seat, mate)]
        hoped.append(hopeful(chance * len(mates), total([wished[mate] for mate in mates])) / len(mates))
    return tuple(hoped)


def with_result(t: Battle, chances: tuple[float, ...]) -> tuple[float, ...]:
    """Mix the chances with the result once the battle is over or nobody is left to act. GS-VIC-05.

    The result counts nearly everything.
    """
    last = t.round >= rounds(t) and t.activation is None
    over = last and not any(waiting(t, seat) for seat in range(t.players))
    result = outcome(t) if t.result is None and over else t.result
    if result is None:
        return chances
    return tuple(SURE * sure + (1 - SURE) * chance for sure, chance in zip(result, chances, strict=True))


def shares(t: Battle, sums: Sequence[float]) -> tuple[float, ...]:
    """Return each seat's chance to win from all weighted sums; allies share the chance of their side. GS-MUL-01."""
    seats = range(t.players)
    mates = [[other for other in seats if t.allied(seat, other)] for seat in seats]
    totals = [total([sums[mate] for mate in mates[seat]]) for seat in seats]
    top = max(totals)
    parts = [exp(max(-50.0, totals[seat] - top)) / len(mates[seat]) for seat in seats]
    whole = total(parts)
    return tuple(part / whole for part in parts)


def lessons(states: Sequence[Battle]) -> list[tuple[str, list[float], float]]:
    """Return samples for training from the states of one game.

    Each compares two enemy seats: the name of the sum, the differences of their features, and how much more of the win
    the one got.
    """
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
