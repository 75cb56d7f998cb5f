"""GS-VIC, GS-SCN: kill points, how long a battle lasts, and who has won it."""

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.combat.war_machines import is_machine
from theomachy.games.godslayer.rules.setup.priority import players
from theomachy.games.godslayer.rules.victory.scenarios import scenario_of
from theomachy.games.godslayer.setup import ROUNDS, level_of
from theomachy.games.godslayer.state import DESTROYED, Battle, Card
from theomachy.games.godslayer.tasks import Task
from theomachy.games.godslayer.terms import NOBODY

WON = {False: ("gs-won", "gs-massacre"), True: ("gs-team-won", "gs-team-massacre")}
"""What is told of a victory, and of a massacre: of one player, and of a team. GS-VIC-06, GS-MUL-01"""


# How it begins


def set_up_scenario(t: Battle) -> list[Task]:
    """Markers are put down; what else a scenario wants done is planned. GS-SCN-01, GS-SCN-02"""
    return scenario_of(t).set_up(t)


def deployment_order(t: Battle, seats: list[int]) -> list[int]:
    """Who deploys before whom: the starting player first, unless a scenario says otherwise. GS-SET-11, GS-SCN-01"""
    return scenario_of(t).deployment_order(t, seats)


# How long it lasts


def rounds(t: Battle) -> int:
    """GS-RND-01, GS-SCN-01"""
    return ROUNDS[t.setup.scenario]


def early_end(t: Battle) -> bool:
    """When no more than one side has anything left in play. GS-A-104"""
    left = [card.seat for card in t.cards if t.in_play(card)]
    return all(t.allied(left[0], seat) for seat in left)


def score_round(t: Battle) -> None:
    """GS-SCN-01"""
    scenario_of(t).score_round(t)


# Kill points


def kill_points(t: Battle, at_end: bool = False) -> tuple[int, ...]:
    """What each seat has earned so far, and at the end for those who flee. A team's are those of all its members.

    GS-VIC-01 to 04, GS-A-103
    """
    points = [0] * t.players
    for card in t.cards:
        earned, by = loss(t, card, at_end)
        if earned:
            for seat in [by] if by != NOBODY else opponents(t, card):
                points[seat] += earned
    return tuple(points)


def loss(t: Battle, card: Card, at_end: bool = False) -> tuple[int, int]:
    """Points that a card gives away, and to whom: to a seat, or to nobody in particular. GS-VIC-01 to 03"""
    if destroyed(t, card):
        return card.cost, card.toll[-1] if card.toll else NOBODY
    if card.fleeing and (at_end or t.phase in ("end of round", "over")):
        return card.cost, NOBODY
    half = (len(card.models) + 1) // 2
    if card.of.kind == "unit" and sum([t.models[number].where == DESTROYED for number in card.models]) >= half:
        return card.of.cost, card.toll[half - 1] if len(card.toll) >= half else NOBODY
    return 0, NOBODY


def destroyed(t: Battle, card: Card) -> bool:
    """Nobody is left; of a machine, none of the crew. Models that left the table are lost, but for those who got away.

    GS-DMG-05, GS-VIC-04, GS-WMC-07, GS-A-66
    """
    models = [t.models[number] for number in card.models]
    if t.setup.rulings.machine_scores_alone and any(is_machine(model) and model.where == DESTROYED for model in models):
        return True
    return all(model.where == DESTROYED for model in models if not is_machine(model))


def opponents(t: Battle, card: Card) -> list[int]:
    """One seat of each side that a loss is good for, by any cause. GS-A-103"""
    return [seat for seat in players(t) if not t.allied(seat, card.seat)]


# Who has won


def finish(t: Battle) -> None:
    """The best side wins; where kill points decide, only by a quarter of the battle level. GS-VIC-05, GS-VIC-06,
    GS-MUL-01, GS-A-104, GS-A-140"""
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
    """How much of the win each seat would get if the battle ended here. GS-VIC-05"""
    leaders = in_the_lead(t, standings(t, kill_points(t, at_end=True)))
    return tuple(share(t, seat, leaders) for seat in range(t.players))


def standings(t: Battle, kills: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """What a scenario counts, by seat: the first number before the next. GS-VIC-05, GS-SCN-01"""
    scenario = scenario_of(t)
    return {seat: scenario.standing(t, of_side(t, kills, seat), seat) for seat in players(t)}


def in_the_lead(t: Battle, standing: dict[int, tuple[int, ...]]) -> list[int]:
    """Seats that have not lost to the best. GS-VIC-05, GS-VIC-06"""
    best = max(standing.values())
    return [seat for seat, marks in standing.items() if not behind(t, marks, best)]


def behind(t: Battle, mine: tuple[int, ...], best: tuple[int, ...]) -> bool:
    """Whether a side has lost to the best one: where degrees count, by a quarter of the level at least, compared
    exactly. GS-VIC-06, GS-A-103, GS-A-140"""
    if scenario_of(t).degrees and not t.setup.rulings.points_decide_draws:
        return 4 * (best[0] - mine[0]) >= side_level(t)
    return mine < best


def side_level(t: Battle) -> int:
    """The battle level of a side: of a team, all its members' together. GS-VIC-06, GS-MUL-02"""
    return sum([level_of(t.setup, seat) for seat in range(t.players) if t.allied(seat, 0)])


def of_side(t: Battle, points: tuple[int, ...], seat: int) -> int:
    """GS-MUL-01"""
    return sum([scored for mate, scored in enumerate(points) if t.allied(mate, seat)])


def share(t: Battle, seat: int, leaders: list[int]) -> float:
    """How much of the win a seat gets: its side's share, divided among the side. GS-MUL-01"""
    if not any(t.allied(seat, leader) for leader in leaders):
        return 0.0
    return 1 / len(leaders) / sum([t.allied(seat, mate) for mate in range(t.players)])
