"""What is agreed before the seats are known: circles, scenario, battlefield, and how unclear rules are read."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Annotated, Literal

from theomachy.games.godbreaker.army.circles import STARTERS, Circle, legal_circle, write_circle
from theomachy.games.godbreaker.army.creation import random_circle
from theomachy.games.godbreaker.ground.fields import FIELDS
from theomachy.kernel import About, Reason, Refused, SetupBase

MIN_PLAYERS, MAX_PLAYERS = 1, 6
"""players"""
ROUNDS = (3, 7)
"""GB-RND-01"""

Scenario = Literal["score", "nest", "tragedy", "trap", "gathering", "clash"]
SCENARIOS: tuple[Scenario, ...] = ("score", "nest", "tragedy", "trap", "gathering", "clash")


class Rulings(SetupBase, frozen=True):
    """Readings of unclear rules. The defaults are the rulebook's recommended readings."""

    terrain_per_patch: bool = False
    """GB-A-04"""
    strict_zero: bool = False
    """GB-A-10"""
    vault_once: bool = False
    """GB-A-15"""
    barricade_must_be_between: bool = False
    """GB-A-19"""
    vengeful_first: bool = False
    """GB-A-22"""
    juggernaut_all: bool = False
    """GB-A-24"""
    must_touch_marker: bool = False
    """GB-A-27"""
    shape_impassable: bool = False
    """GB-A-33"""
    wild_random: bool = False
    """GB-A-47"""
    group_truce: bool = False
    """GB-A-55"""
    coverage: Literal["both", "scenario quarter"] = "both"
    """GB-A-70"""
    equal_points: Literal["draw", "godbreakers left"] = "draw"
    """GB-A-76"""
    threat_traits: Literal["rolled", "agreed"] = "rolled"
    """GB-A-87"""
    threats_placed_by: Literal["acting player", "last in priority"] = "acting player"
    """GB-A-93"""


class Setup(SetupBase, frozen=True):
    """One circle per seat, as `circles.py` writes them; how many there are says how many play."""

    circles: tuple[str, ...] = (STARTERS["starter-1"], STARTERS["starter-2"])
    scenario: Annotated[Scenario, About("GB-SCN-01")] = "score"
    ground: Annotated[str, About("GB-BAT-02", ("ready", "generated", "laid", *FIELDS))] = "ready"
    """how the battlefield is found: `laid` by the players in turns, `generated`, `ready`, or one by its name"""
    ground_seed: Annotated[int, About("GB-BAT-02")] = 0
    rounds: Annotated[int, About("GB-RND-01")] = 5
    wild: Annotated[Literal["player", "policy"], About("GB-A-43")] = "player"
    """who decides for wild models"""
    ready: Annotated[bool, About("GB-ADV-RDY-01")] = False
    levels: Annotated[bool, About("GB-ADV-LVL-01")] = False
    campaign: Annotated[bool, About("GB-CIR-11")] = False
    """whether the match ends with what lives on: the prize, returns, new godbreakers"""
    seniority: Annotated[Literal["seats", "random"], About("GB-A-67")] = "seats"
    rulings: Rulings = Rulings()


def read_circles(setup: Setup) -> tuple[Circle, ...]:
    """The circles of all seats; Refused with the reason if one is not legal. GB-MOD-03"""
    number = len(setup.circles)
    if not MIN_PLAYERS <= number <= MAX_PLAYERS:
        raise Refused(
            Reason("gb-number-of-circles", "GB-MOD-03", {"given": number, "fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
        )
    if not ROUNDS[0] <= setup.rounds <= ROUNDS[1]:
        raise Refused(Reason("gb-number-of-rounds", "GB-RND-01", {"rounds": setup.rounds}))
    return tuple(_circle(setup, seat, text) for seat, text in enumerate(setup.circles))


def _circle(setup: Setup, seat: int, text: str) -> Circle:
    try:
        return legal_circle(text, setup.levels)
    except Refused as no:
        why = no.reason
        raise Refused(Reason(why.id, why.clause, {"number": seat + 1, **why.args})) from None


def for_players(setup: Setup, players: int) -> Setup:
    """The same agreement for another number of seats: circles are left out or starters join."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise Refused(
            Reason("gb-number-of-circles", "GB-MOD-03", {"given": players, "fewest": MIN_PLAYERS, "most": MAX_PLAYERS})
        )
    spare = [text for text in STARTERS.values() if text not in setup.circles]
    circles = (*setup.circles, *spare)[:players]
    fields = {name: getattr(setup, name) for name in setup.__struct_fields__}
    if players == 1:
        fields["wild"] = "policy"
    return Setup(**{**fields, "circles": circles})


def random_setup(random: Random, players: int = 2, scenario: Scenario | None = None) -> Setup:
    """Circles, scenario and battlefield by chance."""
    circles = tuple(write_circle(random_circle(random)) for _ in range(players))
    chosen = random.choice(SCENARIOS) if scenario is None else scenario
    policy: Literal["player", "policy"] = "policy" if players == 1 else "player"
    return Setup(circles, chosen, "generated", random.getrandbits(20), wild=policy)


def mirrored(random: Random) -> Setup:
    """The Score with the same circle on both sides, so that only play decides."""
    circle = write_circle(random_circle(random))
    return Setup((circle, circle), "score", "generated", random.getrandbits(20))


def _of_scenario(scenario: Scenario, random: Random) -> Setup:
    return Setup(scenario=scenario)


PRESETS: dict[str, Callable[[Random], Setup]] = {
    "standard": lambda random: Setup(),
    "solo": lambda random: for_players(Setup(), 1),
    "random": random_setup,
    "mirror": mirrored,
    "laid": lambda random: Setup(ground="laid"),
    "advanced": lambda random: Setup(ready=True, levels=True),
    **{name: partial(_of_scenario, name) for name in SCENARIOS[1:]},
}
