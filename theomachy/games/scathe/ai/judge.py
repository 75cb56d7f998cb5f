"""Winning chances by seat: a weighted sum of what the two sides have, through a logistic curve.

The weights are data, learned from games that greedy players played against each other (bench/train.py).
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from theomachy.exact import dot, exp, total
from theomachy.games.scathe.ai.hopes import HOPES, hopes
from theomachy.games.scathe.heroes import HEROES, LEVELS, AbilityPart, Card, Does, Kind
from theomachy.games.scathe.rules.dice import ACTION_DIE
from theomachy.games.scathe.state import BLUE, FRONT, RED, Scathe
from theomachy.play.judges import HOPE, Sums, Weights, hopeful


class Features(NamedTuple):
    """The advantages of red over blue."""

    health: float
    health_of_the_front_row: float
    living_heroes: float
    power: float
    power_ready_this_round: float
    health_times_power: float
    armor: float
    taunt: float
    physical: float
    magic: float
    cripple: float
    inspire: float
    dice: float
    share_of_the_health: float
    share_of_the_power: float
    row_as_suggested: float
    in_danger: float
    to_move: float


FEATURES = tuple(field.replace("_", " ") for field in Features._fields)
"""Their names in files of weights."""
WIN = "weights"
SUMS: Sums = {WIN: FEATURES, HOPE: HOPES}

Judge = Callable[[Scathe], tuple[float, float]]

DANGER = 6
"""A hero with less health may not live through the next attack."""

_WORTH: dict[Kind, float] = {"melee": 1.0, "magic": 1.15, "ranged": 1.3}
_GIFT: dict[Does, float] = {
    "heal": 0.7,
    "taunt": 0.8,
    "armor": 1.1,
    "physical": 2.0,
    "magic": 2.0,
    "inspire": 1.2,
    "collect": 1.2,
    "cripple": 1.0,
}


def worth(part: AbilityPart) -> float:
    """About how many points of melee damage a part is worth."""
    if part.does == "attack":
        return part.amount * _WORTH[part.kind] * (1.8 if part.to == "row" else 1.0)
    return part.amount * _GIFT[part.does] * (2.2 if part.to == "all" else 1.0)


@cache
def power(card: str) -> tuple[float, float, float]:
    """Return the mean effect of a hero with one die, and how much physical and magic tokens would add to it."""
    hero: Card = HEROES[card]
    rows = [(total(map(worth, hero.abilities[face])), hero.abilities[face]) for face in ACTION_DIE]
    mean = total(value for value, _ in rows) / len(ACTION_DIE)
    attacks = [part for _, parts in rows for part in parts if part.does == "attack"]
    magic = sum(part.kind == "magic" for part in attacks) / len(ACTION_DIE)
    return mean, len(attacks) / len(ACTION_DIE) - magic, magic


def features(t: Scathe) -> Features:
    """Return what a judge weighs; each value is a share of what both sides have together."""
    red, blue = strength(t, RED), strength(t, BLUE)
    mine, theirs = tokens(t, RED), tokens(t, BLUE)
    health, power = max(1.0, red.health + blue.health), max(1.0, red.power + blue.power)
    return Features(
        health=red.health - blue.health,
        health_of_the_front_row=red.front - blue.front,
        living_heroes=red.living - blue.living,
        power=red.power - blue.power,
        power_ready_this_round=red.ready - blue.ready,
        health_times_power=red.product - blue.product,
        armor=mine.armor - theirs.armor,
        taunt=mine.taunt - theirs.taunt,
        physical=mine.physical - theirs.physical,
        magic=mine.magic - theirs.magic,
        cripple=mine.cripple - theirs.cripple,
        inspire=t.inspire[RED] - t.inspire[BLUE],
        dice=t.dice[RED] - t.dice[BLUE],
        share_of_the_health=red.health / health - blue.health / health,
        share_of_the_power=red.power / power - blue.power / power,
        row_as_suggested=red.suggested - blue.suggested,
        in_danger=red.danger - blue.danger,
        to_move=1.0 if t.active == RED else -1.0,
    )


class Strength(msgspec.Struct, gc=False):
    """The living heroes of a side."""

    health: float
    front: float
    living: float
    power: float
    ready: float
    product: float
    suggested: float
    danger: float


def strength(t: Scathe, seat: int) -> Strength:
    """Return the strength of a seat: of its heroes at the table, and of those who are still to take their rows."""
    health = front = living = might = ready = product = suggested = danger = 0.0
    for hero in t.parties[seat]:
        if hero.alive:
            mean, left, ahead = power(hero.card.id)[0], hero.health, hero.row == FRONT
            health += left
            if ahead:
                front += left
            living += 1
            might += mean
            if hero.dice == 0:
                ready += mean
            product += left * mean
            suggested += ahead == (hero.card.row == "front")
            danger += left < DANGER
    for id in t.draft.picked[seat] if t.draft else t.waiting[seat]:
        card, mean = HEROES[id], power(id)[0]
        health += card.health
        living += 1
        might += mean
        product += card.health * mean
    return Strength(health, front, living, might, ready, product, suggested, danger)


class Tokens(msgspec.Struct, gc=False):
    """The tokens of a side; those that help to attack by how often its heroes do."""

    armor: float
    taunt: float
    physical: float
    magic: float
    cripple: float


def tokens(t: Scathe, seat: int) -> Tokens:
    armor = taunt = physical = magic = cripple = 0.0
    for hero in t.parties[seat]:
        if hero.alive:
            armor += hero.armor
            taunt += hero.taunt
            if hero.physical or hero.magic or hero.cripple:
                mean, blows, spells = power(hero.card.id)
                physical += hero.physical * blows
                magic += hero.magic * spells
                cripple += min(hero.cripple, LEVELS) * mean
    return Tokens(armor, taunt, physical, magic, cripple)


def lessons(states: Sequence[Scathe]) -> list[tuple[str, Features, float]]:
    """Return the states of one finished game, each with its features and 1 if red won, else 0."""
    result = states[-1].result
    return [(WIN, features(t), result[RED]) for t in states[:-1]] if result is not None else []


def judge_with(weights: Weights) -> Judge:
    """Return a judge with given weights."""
    weigh, wish = weights[WIN], weights[HOPE]
    hoping = any(wish)

    def judge(t: Scathe) -> tuple[float, float]:
        if t.result is not None:
            return t.result
        lead = dot(weigh, features(t))
        red = 1 / (1 + exp(-lead))
        if not hoping:
            return red, 1 - red
        of_red, of_blue = hopes(t)
        return hopeful(red, dot(wish, of_red)), hopeful(1 - red, dot(wish, of_blue))

    return judge
