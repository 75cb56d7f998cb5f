"""GS-VIC, GS-SCN: kill points, the length of a battle, and its winner."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.values.machines import is_machine
from theomachy.games.godslayer.rules.victory.scenarios import scenario_of
from theomachy.games.godslayer.setup import ROUNDS, level_of
from theomachy.games.godslayer.state import DESTROYED, Battle, Card
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY

WON = {False: ("gs-won", "gs-massacre"), True: ("gs-team-won", "gs-team-massacre")}
"""Messages of a victory and of a massacre, by whether a team has won. GS-VIC-06, GS-MUL-01."""


# The beginning


def set_up_scenario(t: Battle) -> list[Task]:
    """Put down the markers of a scenario, and return the further tasks of its set-up. GS-SCN-01, GS-SCN-02."""
    return scenario_of(t).set_up(t)


def deployment_order(t: Battle, seats: list[int]) -> list[int]:
    """Return the seats in the order in which they deploy.

    The starting player is first, unless a scenario says otherwise. GS-SET-11, GS-SCN-01.
    """
    return scenario_of(t).deployment_order(t, seats)


# Duration


def rounds(t: Battle) -> int:
    """Return how many rounds a battle lasts. GS-RND-01, GS-SCN-01."""
    return ROUNDS[t.setup.scenario]


def early_end(t: Battle) -> bool:
    """Return True if at most one side has cards left in play. GS-A-104."""
    left = [card.seat for card in t.cards if t.in_play(card)]
    return all(t.allied(left[0], seat) for seat in left)


def score_round(t: Battle) -> None:
    """Score a scenario at the end of a round. GS-SCN-01."""
    scenario_of(t).score_round(t)


# Kill points


def kill_points(t: Battle, at_end: bool = False) -> tuple[int, ...]:
    """Return the kill points of each seat so far. Fleeing cards count only at the end.

    GS-VIC-01 to 04, GS-A-103.
    """
    points = [0] * t.players
    for card in t.cards:
        earned, by = loss(t, card, at_end)
        if earned:
            for seat in [by] if by != NOBODY else opponents(t, card):
                points[seat] += earned
    return tuple(points)


def loss(t: Battle, card: Card, at_end: bool = False) -> tuple[int, int]:
    """Return the kill points that a card gives away, and the seat that has earned them.

    The seat is NOBODY where all opponents score. GS-VIC-01 to 03.
    """
    if destroyed(t, card):
        return card.cost, card.toll[-1] if card.toll else NOBODY
    if card.fleeing and (at_end or t.phase in ("end of round", "over")):
        return card.cost, NOBODY
    half = (len(card.models) + 1) // 2
    if card.of.kind == "unit" and sum([t.models[number].where == DESTROYED for number in card.models]) >= half:
        return card.of.cost, card.toll[half - 1] if len(card.toll) >= half else NOBODY
    return 0, NOBODY


def destroyed(t: Battle, card: Card) -> bool:
    """Return True if no model of a card is left; of a machine, if none of its crew is.

    Models that left the table are lost, unless a scenario let them get away. GS-DMG-05, GS-VIC-04, GS-WMC-07, GS-A-66.
    """
    models = [t.models[number] for number in card.models]
    if t.setup.rulings.machine_scores_alone and any(is_machine(model) and model.where == DESTROYED for model in models):
        return True
    return all(model.where == DESTROYED for model in models if not is_machine(model))


def opponents(t: Battle, card: Card) -> list[int]:
    """Return one seat of each side that scores for the loss of a card, by any cause. GS-A-103."""
    return [seat for seat in t.first_seats() if not t.allied(seat, card.seat)]


# The winner


def finish(t: Battle) -> None:
    """End the battle and tell who has won.

    The best side wins. Where kill points decide, it must be ahead by a quarter of the battle level. GS-VIC-05,
    GS-VIC-06, GS-MUL-01, GS-A-104, GS-A-140.
    """
    kills = kill_points(t)
    for seat, points in enumerate(kills):
        verbs.count_kills(t, seat, points)
    scenario = scenario_of(t)
    standing = standings(t, kills)
    leaders = in_the_lead(t, standing)
    shares = tuple(share(t, seat, leaders) for seat in range(t.players))
    if len(leaders) > 1:
        verbs.finish(t, shares, "gs-drawn", "GS-A-140")
        return
    others = [marks[0] for seat, marks in standing.items() if seat not in leaders]
    margin = standing[leaders[0]][0] - max(others)
    plain, massacre = WON[bool(t.setup.teams)]
    if scenario.degrees and 2 * margin >= side_level(t):
        verbs.finish(t, shares, massacre, "GS-VIC-06", seat=leaders[0])
    else:
        verbs.finish(t, shares, plain, "GS-VIC-05", seat=leaders[0])


def outcome(t: Battle) -> tuple[float, ...]:
    """Return the share of the win that each seat would get if the battle ended here. GS-VIC-05."""
    leaders = in_the_lead(t, standings(t, kill_points(t, at_end=True)))
    return tuple(share(t, seat, leaders) for seat in range(t.players))


def standings(t: Battle, kills: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Return the numbers that a scenario compares, by seat. The first number counts before the next.

    GS-VIC-05, GS-SCN-01.
    """
    scenario = scenario_of(t)
    return {seat: scenario.standing(t, of_side(t, kills, seat), seat) for seat in t.first_seats()}


def in_the_lead(t: Battle, standing: dict[int, tuple[int, ...]]) -> list[int]:
    """Return the seats that have not lost to the best one. GS-VIC-05, GS-VIC-06."""
    best = max(standing.values())
    return [seat for seat, marks in standing.items() if not behind(t, marks, best)]


def behind(t: Battle, mine: tuple[int, ...], best: tuple[int, ...]) -> bool:
    """Return True if a side has lost to the best one.

    Where degrees of victory count, it has lost if it is behind by a quarter of the level at least, compared exactly.
    GS-VIC-06, GS-A-103, GS-A-140.
    """
    if scenario_of(t).degrees and not t.setup.rulings.points_decide_draws:
        return 4 * (best[0] - mine[0]) >= side_level(t)
    return mine < best


def side_level(t: Battle) -> int:
    """Return the battle level of a side, which is the sum over its members. GS-VIC-06, GS-MUL-02."""
    return sum([level_of(t.setup, seat) for seat in range(t.players) if t.allied(seat, 0)])


def of_side(t: Battle, points: tuple[int, ...], seat: int) -> int:
    """Return the sum of points over all members of a seat's side. GS-MUL-01."""
    return sum([scored for mate, scored in enumerate(points) if t.allied(mate, seat)])


def share(t: Battle, seat: int, leaders: list[int]) -> float:
    """Return the share of the win that a seat gets: its side's share, divided among its members. GS-MUL-01."""
    if not any(t.allied(seat, leader) for leader in leaders):
        return 0.0
    return 1 / len(leaders) / sum([t.allied(seat, mate) for mate in range(t.players)])
