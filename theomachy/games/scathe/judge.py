"""Winning chances by seat: a weighted sum of what the two sides have, through a logistic curve.

The weights are data, learned from games that greedy players played against each other (bench/train.py).
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import exp

from theomachy.games.scathe.content.heroes import HEROES, Card, Part
from theomachy.games.scathe.rules.dice import ACTION_DIE
from theomachy.games.scathe.state import BLUE, FRONT, RED, Scathe
from theomachy.kernel.judges import Sums, Weights

FEATURES = (
    "health",
    "health of the front row",
    "living heroes",
    "power",
    "power ready this round",
    "health times power",
    "armor",
    "taunt",
    "physical",
    "magic",
    "cripple",
    "inspire",
    "dice",
    "share of the health",
    "share of the power",
    "row as suggested",
    "in danger",
    "to move",
)
WIN = "weights"
SUMS: Sums = {WIN: FEATURES}

Judge = Callable[[Scathe], tuple[float, float]]

_WORTH = {"melee": 1.0, "magic": 1.15, "ranged": 1.3}
_GIFT = {
    "heal": 0.7,
    "taunt": 0.8,
    "armor": 1.1,
    "physical": 2.0,
    "magic": 2.0,
    "inspire": 1.2,
    "collect": 1.2,
    "cripple": 1.0,
}


def worth(part: Part) -> float:
    """About how many points of melee damage a part is worth."""
    if part.does == "attack":
        return part.amount * _WORTH[part.kind] * (1.8 if part.to == "row" else 1.0)
    return part.amount * _GIFT[part.does] * (2.2 if part.to == "all" else 1.0)


@cache
def power(card: str) -> tuple[float, float, float]:
    """What a hero does with one die on average; and how much of it physical and magic tokens would add."""
    hero: Card = HEROES[card]
    rows = [(sum(map(worth, hero.abilities[face])), hero.abilities[face]) for face in ACTION_DIE]
    mean = sum(value for value, _ in rows) / len(ACTION_DIE)
    attacks = [part for _, parts in rows for part in parts if part.does == "attack"]
    magic = sum(part.kind == "magic" for part in attacks) / len(ACTION_DIE)
    return mean, len(attacks) / len(ACTION_DIE) - magic, magic


def features(t: Scathe) -> list[float]:
    """What red has more than blue, one number for each of FEATURES."""
    red, blue = side(t, RED), side(t, BLUE)
    both = [max(1.0, red[0] + blue[0]), max(1.0, red[3] + blue[3])]
    red[13], blue[13] = red[0] / both[0], blue[0] / both[0]
    red[14], blue[14] = red[3] / both[1], blue[3] / both[1]
    return [a - b for a, b in zip(red, blue, strict=True)]


def side(t: Scathe, seat: int) -> list[float]:
    """What one side has; shares are left to fill in."""
    health = front = living = strength = ready = product = 0.0
    armor = taunt = physical = magic = cripple = suggested = danger = 0.0
    for hero in t.parties[seat]:
        if hero.alive:
            mean, blows, spells = power(hero.card.id)
            health += hero.health
            if hero.row == FRONT:
                front += hero.health
            living += 1
            strength += mean
            if hero.dice == 0:
                ready += mean
            product += hero.health * mean
            armor += hero.armor
            taunt += hero.taunt
            physical += hero.physical * blows
            magic += hero.magic * spells
            cripple += min(hero.cripple, 6) * mean
            suggested += (hero.row == FRONT) == (hero.card.row == "front")
            danger += hero.health < 6
    for id in t.draft.picked[seat] if t.draft else t.waiting[seat]:
        card = HEROES[id]
        mean = power(id)[0]
        health += card.health
        living += 1
        strength += mean
        product += card.health * mean
    return [
        health,
        front,
        living,
        strength,
        ready,
        product,
        armor,
        taunt,
        physical,
        magic,
        cripple,
        t.inspire[seat],
        t.dice[seat],
        0.0,
        0.0,
        suggested,
        danger,
        float(t.active == seat),
    ]


def lessons(states: Sequence[Scathe]) -> list[tuple[str, list[float], float]]:
    """What the judge should have said of the states of one game that is over: red won, or did not."""
    result = states[-1].result
    return [(WIN, features(t), result[RED]) for t in states[:-1]] if result is not None else []


def judge_with(weights: Weights) -> Judge:
    """A judge with given weights."""
    weigh = weights[WIN]

    def judge(t: Scathe) -> tuple[float, float]:
        if t.result is not None:
            return t.result
        lead = sum([w * x for w, x in zip(weigh, features(t), strict=True)])
        red = 1 / (1 + exp(-lead))
        return red, 1 - red

    return judge
