"""GT-END: banners score, the turn is won, the scenario has its say, and the next turn is made ready."""

import pytest

from tests.games.godtear.table import change_card, go, line, model, table
from tests.kit import told
from theomachy.games.godtear import GAME
from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.rules.values import TURN_POINTS
from theomachy.games.godtear.setup import Setup
from theomachy.games.godtear.state import Godtear
from theomachy.kernel import Match

TWO_EACH = """
    {phase} {head}
    1-titus 2,4
    1-glory-seekers 2,3
    1-nia 2,6
    1-quartzlings 2,7 2,8 2,9
    2-titus 9,4
    2-glory-seekers 9,3
    2-nia 9,6
    2-quartzlings 9,7 9,8 9,9
    {banners}
"""


def ending(banners: str = "", head: str = "token 10", scenario: str = "life", phase: str = "scoring") -> Godtear:
    """The end phase begins, with these banners: `1-titus 5,6, 2-nia 6,6`."""
    lines = "\n    ".join(f"{id}-banner {hex}" for id, hex in map(str.split, filter(None, banners.split(", "))))
    return table(TWO_EACH.format(phase=phase, head=head, banners=lines), scenario=scenario)


def token(match: Match[Godtear]) -> int:
    """Where the turn token was when the banners had scored; if they did not move it, where it was before."""
    spaces = [event.args["space"] for step in match.story for event in step if event.id == "gt-steps"]
    return spaces[-1] if spaces else match.state.turn_token


# The steps of the end phase


def test_the_end_phase_has_four_steps():
    """GT-END-01: banners score and go, the turn is won, the scenario has its say, the next turn is made ready."""
    t = ending("1-titus 5,6, 2-titus 6,6, 2-nia 2,2")
    match = go(t, "", "0")
    assert told(match) == [
        "gt-banners-score",
        *["gt-banner-removed"] * 3,
        "gt-turn-won",
        "gt-scenario-rolled",
    ]
    assert (match.request.question, match.request.seat) == ("gt-ask-new-objective", 1)
    match = go(t, "5,5|5,4", "0")
    assert (match.request.question, match.request.seat, match.state.phase) == ("gt-ask-first", 1, "next turn")
    match.answer("me")
    assert (match.request.question, match.request.seat, match.state.turn) == ("gt-ask-activate", 1, 2)


@pytest.mark.parametrize(
    ("banners", "space"),
    [
        ("1-titus 4,4", 6),
        ("1-titus 4,4, 1-nia 5,3", 3),
        ("2-titus 4,4", 14),
        ("1-titus 4,4, 1-nia 5,3, 2-titus 6,3", 6),
        ("1-titus 4,4, 2-nia 6,3", 10),
        ("1-titus 4,4, 1-nia 5,3, 2-nia 6,3, 2-titus 7,2", 10),
    ],
)
def test_banners_on_objective_hexes_score_four_each(banners: str, space: int):
    """GT-END-02, GT-END-03, GT-LAD-09, GT-C39: only the difference moves the token; of equal totals nothing is left.

    In Knowledge the warband tokens lie on step 2, so the token goes no further than 3.
    """
    assert token(go(ending(banners, "token 10 warband 2/2", "knowledge"))) == space


def test_a_guardians_banner_scores_five():
    """GT-END-02, GT-LAD-13, GT-T-03: 5 and 4 against 4 are 5 steps toward the player with the guardian."""
    t = ending("1-titus 5,6, 1-nia 5,7, 2-titus 6,6")
    change_card(t, "1-titus", class_="guardian")
    match = go(t, "", "0")
    scored = match.story[0][0]
    assert (scored.id, scored.args) == ("gt-banners-score", {"one": 9, "two": 4})
    assert token(match) == 5


def test_equal_totals_leave_the_turn_token_where_it_is():
    """GT-C39, GT-T-03: on whichever side that was."""
    for space in (4, 17):
        t = ending("1-titus 5,6, 2-titus 6,6", head=f"token {space}")
        match = go(t, "", "0")
        assert (match.state.turn_token, "gt-steps" in told(match)) == (space, False)


def test_a_banner_beside_the_objective_hexes_scores_nothing():
    """GT-F2, GT-END-02: to be on the battlefield is not enough."""
    match = go(ending("1-titus 5,6, 2-titus 2,2"), "", "0")
    assert token(match) == 6


def test_all_banners_leave_and_the_objective_hexes_stay():
    """GT-END-04, GT-F14: those that did not score as well."""
    t = ending("1-titus 5,6, 1-nia 2,2, 2-titus 6,6, 2-nia 9,10")
    match = go(t, "", "0")
    assert [banner.id for banner in match.state.models if banner.kind == "banner" and banner.place != OFF] == []
    assert {NAMES[place] for place in match.state.objectives} == {"5,6", "5,7", "6,6", "6,7"}


@pytest.mark.parametrize(("north", "space", "winner"), [(1, 10, 0), (1, 11, 1), (2, 10, 1), (2, 11, 0)])
def test_the_turn_is_won_by_the_side_where_the_token_lies(north: int, space: int, winner: int):
    """GT-END-05, GT-END-06: the winner gets the points of the turn, and nobody else any."""
    match = go(ending("", f"turn 2 north {north} token {space} points 1/0", "knowledge"))
    points = (3, 0) if winner == 0 else (1, 2)
    assert (match.state.turn_winner, match.state.points) == (winner, points)


@pytest.mark.parametrize(("turn", "points"), [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1)])
def test_the_points_of_the_turns(turn: int, points: int):
    """GT-LAD-14, GT-END-06: 1, 2, 3, 2, 1; nine in all."""
    t = ending("", f"turn {turn} token 10", "knowledge")
    one, two = t.points
    assert go(t).state.points == (one + points, two)
    assert sum(TURN_POINTS) == 9


# The end of the game


def test_five_points_win_at_once():
    """GT-END-07, GT-A14: there is neither the scenario's rule nor a choice of the next first player."""
    match = go(ending(head="turn 3 token 10 points 2/1"))
    assert (match.state.points, match.state.result, match.state.phase) == ((5, 1), (1.0, 0.0), "over")
    assert match.request is None
    assert told(match)[-2:] == ["gt-turn-won", "gt-game-won"]


def test_four_points_are_not_enough():
    """GT-END-07: and the game of the second player is won like the first one's."""
    match = go(ending("", "turn 3 token 11 points 2/1", "knowledge"))
    assert (match.state.points, match.state.result) == ((2, 4), None)
    match = go(ending("", "turn 3 token 11 points 1/2", "knowledge"))
    assert (match.state.points, match.state.result) == ((1, 5), (0.0, 1.0))


def idle(winners: str) -> Match[Godtear]:
    """A game in which nobody ever acts, so that the first player of each turn wins it."""
    setup = Setup(("titus", "nia"), "knowledge")
    match = go(GAME.new(setup), "north", "1 0 0 0 0|0 0 0 0 0" if winners[0] == "A" else "0 0 0 0 0|1 0 0 0 0")
    coming = iter(winners[1:])
    while match.request is not None:
        ask = match.request
        if ask.question == "gt-ask-first":
            first = next(coming, None)
            if first is None:
                return match
            match.answer("me" if ask.seat == "AB".index(first) else "opponent")
        else:
            match.answer("end" if ask.question == "gt-ask-action" else ask.keys()[0])
    return match


@pytest.mark.parametrize(
    ("winners", "points", "result"),
    [
        ("AA", (3, 0), None),
        ("AAA", (6, 0), (1.0, 0.0)),
        ("AABB", (3, 5), (0.0, 1.0)),
        ("BAB", (2, 4), None),
        ("BABAB", (4, 5), (0.0, 1.0)),
        ("ABABA", (5, 4), (1.0, 0.0)),
    ],
)
def test_games_last_three_to_five_turns(winners: str, points: tuple[int, int], result: tuple[float, float] | None):
    """GT-TRN-02, GT-T-05, GT-LAD-14: after two turns nobody has five points, after five somebody always has."""
    match = idle(winners)
    assert (match.state.turn, match.state.points, match.state.result) == (len(winners), points, result)
    assert (match.request is None) == (result is not None)


# The next turn


@pytest.mark.parametrize(("space", "loser"), [(10, 1), (11, 0)])
def test_the_loser_is_asked_what_the_scenario_leaves_open(space: int, loser: int):
    """GT-END-08, GT-END-09: first about the scenario, then who goes first."""
    match = go(ending("", f"token {space}", "chaos"))
    assert (match.request.question, match.request.seat) == ("gt-ask-new-objective", loser)
    match.answer("done")
    assert (match.request.question, match.request.seat) == ("gt-ask-first", loser)
    assert match.request.keys() == ["me", "opponent"]


@pytest.mark.parametrize(
    ("north", "loser", "choice", "first", "space"),
    [
        (1, 1, "me", 1, 11),
        (1, 1, "opponent", 0, 10),
        (1, 0, "me", 0, 10),
        (2, 1, "me", 1, 10),
        (2, 0, "me", 0, 11),
        (2, 0, "opponent", 1, 10),
    ],
)
def test_the_loser_decides_who_is_first_player(north: int, loser: int, choice: str, first: int, space: int):
    """GT-END-09, GT-END-10: and the next turn token lies beside the midline on that player's side."""
    t = ending(phase="next-turn", head=f"turn 2 north {north} winner {2 - loser} token 3")
    assert go(t).request.seat == loser
    match = go(t, choice)
    state = match.state
    assert (state.turn, state.phase, state.first, state.active, state.turn_token) == (3, "plot", first, first, space)
    assert match.request.seat == first


def test_nothing_else_is_reset():
    """GT-END-11: places, wounds, knockouts, tokens, objective hexes and ultimates stay; only the cards turn back."""
    t = table("""
        next-turn turn 2 winner 1 points 1/2 warband 2/3
        objectives 5,6 5,8*2
        1-titus 4,4 wounds 3 dodge+ activated ultimate
        1-glory-seekers x 3,3 3,3 speed- activated
        2-nia 9,9 activated knocked-out
        2-quartzlings x 9,8 x activated
        hex 6,5 speed+
    """)
    match = go(t, "opponent")
    kept = [text for text in GAME.notation.write(match.state).splitlines() if not text.startswith("army ")]
    assert kept == [
        "plot turn 3 first 1 active 1 north 1 token 10 warband 2/3 points 1/2",
        "objectives 5,6 5,8*2",
        "1-titus 4,4 wounds 3 dodge+ ultimate",
        "1-glory-seekers x 3,3 3,3 speed-",
        "2-nia 9,9 wounds 6 knocked-out",
        "2-quartzlings x 9,8",
        "hex 6,5 speed+",
    ]


# Banners of the fallen


@pytest.mark.parametrize(("reading", "place"), [(False, "5,6"), (True, "")])
def test_a_banner_and_the_knockout_of_its_champion(reading: bool, place: str):
    """GT-F14: it stays and may score; by the other reading it goes with its champion's knockout."""
    t = table(
        """
        clash active 2
        1-titus 4,4 wounds 4
        1-titus-banner 5,6
        1-glory-seekers 2,2
        2-nia 4,6
        2-quartzlings 9,7 activated
        """,
        banner_falls=reading,
    )
    match = go(t, "skill:blinding-light|4,4", "1 1 1 0|2 2 0 0 0")
    assert line(match, "1-titus") == "4,4 wounds 5 knocked-out"
    banner = model(match, "1-titus-banner").place
    assert (NAMES[banner] if banner != OFF else "") == place
