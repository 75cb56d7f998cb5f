"""Setups: the circles, scenario, battlefield and table options agreed on before the game."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Annotated, Literal

from theomachy.games.godbreaker.army.circles import STARTERS, Circle, legal_circle, write_circle
from theomachy.games.godbreaker.army.creation import random_circle
from theomachy.games.godbreaker.ground.fields import FIELDS
from theomachy.kernel import About, Reason, Refused, SetupBase

MIN_PLAYERS, MAX_PLAYERS = 1, 6
SEATS = tuple(f"gb-seat-{number}" for number in range(1, MAX_PLAYERS + 1))
"""Ids of the names of all sides, by seat."""
"""Smallest and largest number of players."""
ROUNDS = (3, 7)
"""Smallest and largest number of rounds. GB-RND-01."""

Scenario = Literal["score", "nest", "tragedy", "trap", "gathering", "clash"]
SCENARIOS: tuple[Scenario, ...] = ("score", "nest", "tragedy", "trap", "gathering", "clash")


class Rulings(SetupBase, frozen=True):
    """Table options: readings of unclear rules. The defaults are the readings that the rulebook recommends."""

    terrain_per_patch: bool = False
    """True if the fraction of a unit is dropped for each stretch of area terrain by itself. GB-A-04."""
    strict_zero: bool = False
    """True if a base placed within 0U has to touch the other. GB-A-10."""
    vault_once: bool = False
    """True if all barricades crossed by a move are one obstacle together. GB-A-15."""
    barricade_must_be_between: bool = False
    """True if a barricade protects only where the measuring line between the two models crosses it. GB-A-19."""
    vengeful_first: bool = False
    """True if Vengeful comes before Juggernaut. GB-A-22."""
    juggernaut_all: bool = False
    """True if a Juggernaut may place each of the engaged models. GB-A-24."""
    must_touch_marker: bool = False
    """True if a model has to be within 0U of a marker to sunder or plunder it. GB-A-27."""
    ruin_spares_floors: bool = False
    """True if Ruinous cannot take away terrain that carries bases above the ground. GB-A-32."""
    shape_impassable: bool = False
    """True if Shaping may raise walls as impassable barricades. GB-A-33."""
    wild_random: bool = False
    """True if chance decides between equally close targets of a wild model under the policy. GB-A-47."""
    group_truce: bool = False
    """True if threats of one kind are friendly to each other. GB-A-55."""
    coverage: Literal["both", "scenario quarter"] = "both"
    """The amount of terrain that a battlefield must have. GB-A-70."""
    equal_points: Literal["draw", "godbreakers left"] = "draw"
    """The way to decide a game with equal victory points. GB-A-76."""
    threat_traits: Literal["rolled", "agreed"] = "rolled"
    """The way to choose the traits of threats: by dice, or by agreement of two players. GB-A-87."""
    threats_placed_by: Literal["acting player", "last in priority"] = "acting player"
    """The player who sets down a threat that an action calls for. GB-A-93."""
    unstable_on_any_level: bool = False
    """True if an unstable placement goes to the nearest spot on any level, not first to its own level. GB-A-99."""


class Setup(SetupBase, frozen=True):
    """The agreement for a match. Its circles, one for each seat, are texts as `circles.py` writes them."""

    circles: tuple[str, ...] = (STARTERS["starter-1"], STARTERS["starter-2"])
    scenario: Annotated[Scenario, About("GB-SCN-01")] = "score"
    ground: Annotated[str, About("GB-BAT-02", ("ready", "generated", "laid", *FIELDS))] = "ready"
    """Origin of the battlefield: `laid` by the players in turns, `generated`, `ready`, or a ready-made one by name."""
    ground_seed: Annotated[int, About("GB-BAT-02")] = 0
    rounds: Annotated[int, About("GB-RND-01")] = 5
    wild: Annotated[Literal["player", "policy"], About("GB-A-43")] = "player"
    """The decider for wild models: a player, or the policy."""
    ready: Annotated[bool, About("GB-ADV-RDY-01")] = False
    levels: Annotated[bool, About("GB-ADV-LVL-01")] = False
    campaign: Annotated[bool, About("GB-CIR-11")] = False
    """True if the match ends with an aftermath: the prize, returns and new godbreakers."""
    seniority: Annotated[Literal["seats", "random"], About("GB-A-67")] = "seats"
    rulings: Rulings = Rulings()


def read_circles(setup: Setup) -> tuple[Circle, ...]:
    """Return the circles of all seats; raise Refused with the reason if one is not legal. GB-MOD-03."""
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
    """Return the agreement for another number of seats: circles are left out, or starters join."""
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
    """Return a setup with random circles, battlefield and, if none is given, scenario."""
    circles = tuple(write_circle(random_circle(random)) for _ in range(players))
    chosen = random.choice(SCENARIOS) if scenario is None else scenario
    policy: Literal["player", "policy"] = "policy" if players == 1 else "player"
    return Setup(circles, chosen, "generated", random.getrandbits(20), wild=policy)


def mirrored(random: Random) -> Setup:
    """Return The Score with one random circle on both sides, so that only play decides."""
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
