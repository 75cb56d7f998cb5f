"""What is agreed before the seats are known: warbands, level, scenario, table, and how unclear rules are read."""

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

FEWEST, MOST = 2, 4
"""players. GS-MUL-01"""

Scenario = Literal["open-battle", "standing-stones", "break-through", "relic", "last-stand"]
SCENARIOS: tuple[Scenario, ...] = ("open-battle", "standing-stones", "break-through", "relic", "last-stand")
ROUNDS: dict[Scenario, int] = {
    "open-battle": 6, "standing-stones": 6, "break-through": 7, "relic": 6, "last-stand": 5,
}  # fmt: skip
"""GS-RND-01"""
TWO_SIDES: tuple[Scenario, ...] = ("break-through", "last-stand")
"""Scenarios with an attacker and a defender. GS-SCN-01"""
DEFENDER = 1
"""The seat that defends there, with its team."""


class Rulings(SetupBase, frozen=True):
    """Readings of unclear rules, agreed before a dispute can arise. The defaults are the recommended ones, and literal
    where the book has words for it. GS-CON-09"""

    charge_after_reaction: bool = False
    """GS-A-146"""
    blocked_charge_may_reach: bool = False
    """GS-A-145"""
    charge_halved_by_inch: bool = False
    """GS-A-11: difficult ground costs a charge inch by inch instead of half of all"""
    leaderless_units_test: bool = True
    """GS-A-121"""
    tied_leader_only_starts: bool = True
    """GS-A-71: who wins a tie by LEAD starts instead of choosing"""
    second_priority_roll: bool = False
    """GS-A-72: one more roll before round 1"""
    no_reactions_in_own_activation: bool = False
    """GS-A-119"""
    over_the_forest: bool = False
    """GS-A-32: a line from above a forest to above it passes over it"""
    down_do_not_engage: bool = False
    """GS-A-25"""
    criticals_pierce_protection: bool = False
    """GS-A-46"""
    free_attacks_add_cost: bool = False
    """GS-A-22: a critical hit adds the printed cost of an attack that used no token"""
    fumbles_never_stray: bool = False
    """GS-A-149"""
    fear_by_member: bool = False
    """GS-A-59: only members engaged with the causer suffer"""
    no_counter_in_horror: bool = False
    """GS-A-147: who failed a horror test declares no counter attack before it flees"""
    horror_only_where_it_ends: bool = False
    """GS-A-148: nobody tests for a melee range that is left again in the same move"""
    best_member_tests: bool = False
    """GS-A-150: a unit tests with the highest LEAD of its members"""
    machine_scores_alone: bool = False
    """GS-A-66: a destroyed machine scores even while its crew lives"""
    hidden_in_round_one: bool = False
    """GS-A-81: nothing is discovered in round 1"""
    points_decide_draws: bool = False
    """GS-A-140: more kill points win even below a quarter of the level"""


class Setup(SetupBase, frozen=True):
    """One warband per seat, as `army/warbands.py` writes them; how many there are says how many play."""

    warbands: tuple[str, ...] = (STARTERS["wyldfolk-160"], STARTERS["banebrood-160"])
    scenario: Annotated[Scenario, About("GS-SCN-01")] = "open-battle"
    level: Annotated[int, About("GS-WAR-01")] = 0
    """the battle level; 0: the lowest usual one that has the points for all warbands"""
    ground: Annotated[str, About("GS-SET-02", ("ready", "generated", "laid", *FIELDS))] = "ready"
    """how the table is found: `laid` by one player, `generated`, `ready`, or one by its name"""
    ground_seed: Annotated[int, About("GS-SET-02")] = 0
    large: Annotated[bool, About("GS-SET-01")] = False
    """48 by 72 inches instead of 48 by 48"""
    teams: Annotated[tuple[int, ...], About("GS-MUL-01")] = ()
    """the team of each seat; nothing: everybody for themselves"""
    levels: Annotated[tuple[int, ...], About("GS-MUL-02")] = ()
    """the battle level of each seat, where they differ; nothing: shared out evenly"""
    measuring: Annotated[Literal["declared", "free"], About("GS-TRM-03")] = "declared"
    """whether distances may be measured before an action is paid for. GS-A-118"""
    rulings: Rulings = Rulings()


def read_warbands(setup: Setup) -> tuple[Warband, ...]:
    """The warbands of all seats; Refused with the reason if one is not legal. GS-WAR-01 to 11, GS-MUL-02"""
    number = len(setup.warbands)
    if not FEWEST <= number <= MOST:
        raise Refused(Reason("gs-number-of-warbands", "GS-MUL-01", {"given": number, "fewest": FEWEST, "most": MOST}))
    if why := why_not_sides(setup):
        raise Refused(why)
    return tuple(_warband(setup, seat, text) for seat, text in enumerate(setup.warbands))


def why_not_sides(setup: Setup) -> Reason | None:
    """Two teams, or everybody for themselves; all sides with the same battle level in total. GS-MUL-01, GS-MUL-02"""
    number = len(setup.warbands)
    if setup.teams and (len(setup.teams) != number or len(set(setup.teams)) != 2):
        return Reason("gs-teams", "GS-MUL-01", {"given": len(setup.teams), "seats": number})
    if setup.scenario in TWO_SIDES and number > 2 and not setup.teams:
        return Reason("gs-two-sides", "GS-SCN-01", {"scenario": f"gs-scenario-{setup.scenario}"})
    if setup.levels and (len(setup.levels) != number or min(setup.levels) < 1):
        return Reason("gs-number-of-levels", "GS-MUL-02", {"given": len(setup.levels), "seats": number})
    if setup.levels:
        totals = [sum([setup.levels[mate] for mate in mates(setup, seat)]) for seat in range(number)]
        if len(set(totals)) > 1:
            return Reason("gs-uneven-levels", "GS-MUL-02", {"least": min(totals), "most": max(totals)})
    return None


def mates(setup: Setup, seat: int) -> list[int]:
    """The seats of a side. GS-MUL-01"""
    if not setup.teams:
        return [seat]
    return [mate for mate, team in enumerate(setup.teams) if team == setup.teams[seat]]


@lru_cache
def battle_level(setup: Setup) -> int:
    """As agreed, or as the warbands need it. GS-WAR-01"""
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
    """The battle level of a seat. GS-MUL-02"""
    return share_of(setup, seat, battle_level(setup))


def share_of(setup: Setup, seat: int, level: int) -> int:
    """A team of fewer has more for each. Who makes a last stand has three quarters. GS-MUL-02, GS-SCN-01"""
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
    """The same agreement for another number of seats: warbands are left out or starters join."""
    if not FEWEST <= players <= MOST:
        raise Refused(Reason("gs-number-of-warbands", "GS-MUL-01", {"given": players, "fewest": FEWEST, "most": MOST}))
    spare = [text for text in STARTERS.values() if text not in setup.warbands]
    fields = {name: getattr(setup, name) for name in setup.__struct_fields__}
    if players > 2 and setup.scenario in TWO_SIDES:
        fields["scenario"] = "open-battle"
    return Setup(**{**fields, "warbands": (*setup.warbands, *spare)[:players], "teams": (), "levels": ()})


def random_setup(random: Random, level: int = 160, scenario: Scenario | None = None) -> Setup:
    """Two warbands, scenario and table by chance."""
    chosen = random.choice(SCENARIOS) if scenario is None else scenario
    setup = Setup(level=level, scenario=chosen)
    texts = tuple(write_warband(random_warband(random, level_of(setup, seat))) for seat in range(2))
    return Setup(texts, chosen, level, "generated", random.getrandbits(20))


def mirrored(random: Random) -> Setup:
    """An open battle with the same warband on both sides, so that only play decides."""
    warband = write_warband(random_warband(random, 160))
    return Setup((warband, warband), ground="generated", ground_seed=random.getrandbits(20))


PRESETS: dict[str, Callable[[Random], Setup]] = {
    "standard": lambda random: Setup(),
    "random": random_setup,
    "mirror": mirrored,
    "laid": lambda random: Setup(ground="laid"),
    "large": lambda random: Setup((STARTERS["halodynes-300"], STARTERS["mortans-300"]), level=300, large=True),
}
