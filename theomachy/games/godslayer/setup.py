"""Setup: everything that is agreed before a battle: warbands, level, scenario, table and readings of unclear rules."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Annotated, Literal

from theomachy.games.godslayer.army.legality import legal_warband
from theomachy.games.godslayer.army.random_warbands import random_warband
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.army.warbands import LEVELS, Warband, lowest_level, read_warband, write_warband
from theomachy.games.godslayer.ground.fields import FIELDS
from theomachy.kernel import About, Reason, Refused, SetupBase

FEWEST, MOST = 2, 8
"""The fewest and the most players. GS-MUL-01."""
ON_48_INCHES = 4
"""The most players for whom the smaller table is recommended. GS-SET-01."""

Scenario = Literal["open-battle", "standing-stones", "break-through", "relic", "last-stand"]
SCENARIOS: tuple[Scenario, ...] = ("open-battle", "standing-stones", "break-through", "relic", "last-stand")
ROUNDS: dict[Scenario, int] = {
    "open-battle": 6, "standing-stones": 6, "break-through": 7, "relic": 6, "last-stand": 5,
}  # fmt: skip
"""Rounds of each scenario. GS-RND-01."""
TWO_SIDES: tuple[Scenario, ...] = ("break-through", "last-stand")
"""Scenarios with an attacker and a defender. GS-SCN-01."""
DEFENDER = 1
"""The seat that defends in these scenarios, together with its team."""


class Rulings(SetupBase, frozen=True):
    """Readings of unclear rules, agreed before a dispute can arise. GS-CON-09.

    The defaults are the recommended readings, and literal if the rulebook has words for the case.
    """

    charge_after_reaction: bool = False
    """True if a card may charge after a counter attack or a free strike in the same round. GS-A-146."""
    blocked_charge_may_reach: bool = False
    """True if a charger that was stopped succeeds if it engages its target where it stopped. GS-A-145."""
    failed_charge_breaks_formation: bool = False
    """True if the members of a unit whose charge fails run straight at their targets, in formation or not. GS-A-153."""
    charge_halved_by_inch: bool = False
    """True if difficult ground costs a charge double for each inch, and does not halve it all. GS-A-11."""
    leaderless_units_test: bool = True
    """True if units whose card has no leader need LEAD tests for Self tactics. GS-A-121."""
    tied_leader_only_starts: bool = True
    """True if a player who wins a tie by LEAD starts, and does not choose who starts. GS-A-71."""
    second_priority_roll: bool = False
    """True if there is another priority roll before round 1. GS-A-72."""
    no_reactions_in_own_activation: bool = False
    """True if a card has no passive activations in its own standard activation. GS-A-119."""
    over_the_forest: bool = False
    """True if a line between two models that are higher than a forest passes over it. GS-A-32."""
    down_do_not_engage: bool = False
    """True if models that are knocked down or stationary engage nobody. GS-A-25."""
    criticals_pierce_protection: bool = False
    """True if protection rolls do not cover the direct damage of critical hits. GS-A-46."""
    free_attacks_add_cost: bool = False
    """True if a critical hit adds the printed cost of an attack that used no token. GS-A-22."""
    fumbles_never_stray: bool = True
    """True if a fumble at a target in melee hits nobody else. GS-A-149."""
    fear_by_member: bool = False
    """True if only members who are engaged with the causer of fear suffer from it. GS-A-59."""
    no_counter_in_horror: bool = False
    """True if a card that has failed a horror test declares no counter attack before it flees. GS-A-147."""
    horror_only_where_it_ends: bool = False
    """True if only the melee ranges at the end of a move call for horror tests. GS-A-148."""
    best_member_tests: bool = False
    """True if a unit tests with the highest LEAD of its members. GS-A-150."""
    machine_scores_alone: bool = False
    """True if a destroyed war-machine scores even while its crew lives. GS-A-66."""
    hidden_in_round_one: bool = False
    """True if nothing is discovered in round 1. GS-A-81."""
    points_decide_draws: bool = False
    """True if more kill points win even below a quarter of the battle level. GS-A-140."""


LENGTHS = (48, 144)
"""The least and the greatest length of a table in inches."""
MOST_POINTS = 10_000
"""The highest battle level that may be agreed on; the rulebook names none above 500."""


class Setup(SetupBase, frozen=True):
    """The agreements on a battle; there are as many players as warbands, each written as in `army/warbands.py`."""

    warbands: tuple[str, ...] = (STARTERS["wyldfolk-160"], STARTERS["banebrood-160"])
    scenario: Annotated[Scenario, About("GS-SCN-01")] = "open-battle"
    level: Annotated[int, About("GS-WAR-01")] = 0
    """The battle level; 0 for the lowest usual level with enough points for all warbands."""
    ground: Annotated[str, About("GS-SET-02", ("ready", "generated", "laid", *FIELDS))] = "ready"
    """The table: `laid` by a player, `generated` from the seed, `ready` for the usual one, or a name."""
    ground_seed: Annotated[int, About("GS-SET-02")] = 0
    large: Annotated[bool, About("GS-SET-01")] = False
    """True for a table of 48 by 72 inches, False for 48 by 48."""
    length: Annotated[int, About("GS-SET-01")] = 0
    """Length of the longer side in inches, for a table of another size; 0 for the size that `large` says."""
    divided: Annotated[bool, About("GS-MUL-04")] = False
    """True if more than two sides share two edges of the table, divided into sections, and do not use all four."""
    teams: Annotated[tuple[int, ...], About("GS-MUL-01")] = ()
    """The team of each seat; empty if all play for themselves."""
    levels: Annotated[tuple[int, ...], About("GS-MUL-02")] = ()
    """The battle level of each seat, if they differ; empty if `level` is shared out evenly."""
    measuring: Annotated[Literal["declared", "free"], About("GS-TRM-03")] = "declared"
    """The time for measuring: only once an action is `declared` and paid for, or always. GS-A-118."""
    rulings: Rulings = Rulings()


def read_warbands(setup: Setup) -> tuple[Warband, ...]:
    """Return the warbands of all seats, or raise Refused with the reason if one is not legal.

    GS-WAR-01 to 11, GS-MUL-02.
    """
    number = len(setup.warbands)
    if not FEWEST <= number <= MOST:
        raise Refused(Reason("gs-number-of-warbands", "GS-MUL-01", {"given": number, "fewest": FEWEST, "most": MOST}))
    if why := why_not_sides(setup) or why_not_table(setup):
        raise Refused(why)
    return tuple(_warband(setup, seat, text) for seat, text in enumerate(setup.warbands))


def why_not_sides(setup: Setup) -> Reason | None:
    """Return why the seats do not form sides of equal battle levels, or None. GS-MUL-01, GS-MUL-02.

    There are two teams, or all play for themselves.
    """
    number = len(setup.warbands)
    if setup.teams and (len(setup.teams) != number or len(set(setup.teams)) != 2):
        return Reason("gs-teams", "GS-MUL-01", {"given": len(setup.teams), "seats": number})
    if setup.scenario in TWO_SIDES and number > 2 and not setup.teams:
        return Reason("gs-two-sides", "GS-SCN-01", {"scenario": f"gs-scenario-{setup.scenario}"})
    if not all(0 <= level <= MOST_POINTS for level in (setup.level, *setup.levels)):
        return Reason("gs-level-beyond", "GS-WAR-01", {"most": MOST_POINTS})
    if setup.levels and (len(setup.levels) != number or min(setup.levels) < 1):
        return Reason("gs-number-of-levels", "GS-MUL-02", {"given": len(setup.levels), "seats": number})
    if setup.levels:
        totals = [sum([setup.levels[mate] for mate in mates(setup, seat)]) for seat in range(number)]
        if len(set(totals)) > 1:
            return Reason("gs-uneven-levels", "GS-MUL-02", {"least": min(totals), "most": max(totals)})
    return None


def why_not_table(setup: Setup) -> Reason | None:
    """Return why there is no table of the length that was agreed on, or None. GS-SET-01."""
    least, most = LENGTHS
    if setup.length and not least <= setup.length <= most:
        return Reason("gs-table-length", "GS-SET-01", {"given": setup.length, "least": least, "most": most})
    return None


def mates(setup: Setup, seat: int) -> list[int]:
    """Return the seats of a side. GS-MUL-01."""
    if not setup.teams:
        return [seat]
    return [mate for mate, team in enumerate(setup.teams) if team == setup.teams[seat]]


@lru_cache
def battle_level(setup: Setup) -> int:
    """Return the battle level that was agreed on, or that the warbands need. GS-WAR-01."""
    if setup.level:
        return setup.level
    needed = [_needed(text) for text in setup.warbands]
    for level in LEVELS:
        if all(share_of(setup, seat, level) >= least for seat, least in enumerate(needed)):
            return level
    return LEVELS[-1]


def _needed(text: str) -> int:
    try:
        return lowest_level(read_warband(text))
    except Refused:
        return 0


def level_of(setup: Setup, seat: int) -> int:
    """Return the battle level of a seat. GS-MUL-02."""
    return share_of(setup, seat, battle_level(setup))


def share_of(setup: Setup, seat: int, level: int) -> int:
    """Return a seat's share of a battle level. GS-MUL-02, GS-SCN-01.

    Members of a smaller team have more each. The defenders in a last stand have three quarters.
    """
    if setup.levels:
        level = setup.levels[seat]
    else:
        largest = max([len(mates(setup, other)) for other in range(len(setup.warbands))])
        level = level * largest // len(mates(setup, seat))
    return level * 3 // 4 if setup.scenario == "last-stand" and DEFENDER in mates(setup, seat) else level


def _warband(setup: Setup, seat: int, text: str) -> Warband:
    try:
        return legal_warband(text, level_of(setup, seat))
    except Refused as no:
        why = no.reason
        raise Refused(Reason(why.id, why.clause, {"number": seat + 1, **why.args})) from None


def for_players(setup: Setup, players: int) -> Setup:
    """Return a setup for another number of seats: warbands are left out, or starters join."""
    if not FEWEST <= players <= MOST:
        raise Refused(Reason("gs-number-of-warbands", "GS-MUL-01", {"given": players, "fewest": FEWEST, "most": MOST}))
    spare = [text for text in STARTERS.values() if text not in setup.warbands]
    fields = {name: getattr(setup, name) for name in setup.__struct_fields__}
    if players > ON_48_INCHES and not setup.large:
        fields["large"] = True
        fields["ground"] = "ready" if setup.ground in FIELDS else setup.ground
    if players > 2 and setup.scenario in TWO_SIDES:
        fields["scenario"] = "open-battle"
    return Setup(**{**fields, "warbands": (*setup.warbands, *spare)[:players], "teams": (), "levels": ()})


def random_setup(random: Random, level: int = 160, scenario: Scenario | None = None) -> Setup:
    """Return a setup with two warbands, a scenario and a table by chance."""
    chosen = random.choice(SCENARIOS) if scenario is None else scenario
    setup = Setup(level=level, scenario=chosen)
    texts = tuple(write_warband(random_warband(random, level_of(setup, seat))) for seat in range(2))
    return Setup(texts, chosen, level, "generated", random.getrandbits(20))


def mirrored(random: Random) -> Setup:
    """Return an open battle with one warband on both sides, so that only play decides."""
    warband = write_warband(random_warband(random, 160))
    return Setup((warband, warband), ground="generated", ground_seed=random.getrandbits(20))


PRESETS: dict[str, Callable[[Random], Setup]] = {
    "standard": lambda random: Setup(measuring="free"),
    "random": random_setup,
    "mirror": mirrored,
    "laid": lambda random: Setup(ground="laid"),
    "large": lambda random: Setup((STARTERS["halodynes-300"], STARTERS["mortans-300"]), level=300, large=True),
}
