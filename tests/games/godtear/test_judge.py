"""What the judge says of a position, and what a sensible player would do at once."""

from random import Random

import pytest

from tests.games.godtear.table import go, table
from theomachy.agents import agent
from theomachy.agents.seats import SeatView, play
from theomachy.features.ai import ai_of
from theomachy.games.godtear import GAME
from theomachy.games.godtear.ai.judge import FEATURES, SUMS, features, judge_with, lessons, winning
from theomachy.games.godtear.ai.policy import chance, is_quiescent, policy
from theomachy.kernel import Fast, Match
from theomachy.play.judges import read_weights

JUDGE = ai_of(GAME).judges["1"]

FIELD = """
    clash turn 2 first 1 active 1 north 1 points 1/0
    objectives 5,6 6,7
    1-titus 4,6 wounds 1
    1-titus-banner 5,6
    1-glory-seekers 4,4 4,4
    2-nia 8,8
    2-quartzlings 7,8 dodge+
"""
TURNED = """
    clash turn 2 first 2 active 2 north 2 points 0/1
    objectives 5,6 6,7
    2-titus 4,6 wounds 1
    2-titus-banner 5,6
    2-glory-seekers 4,4 4,4
    1-nia 8,8
    1-quartzlings 7,8 dodge+
"""


def ahead(t) -> dict[str, float]:
    return dict(zip(FEATURES, features(t), strict=True))


def test_the_judge_is_fair_to_both_sides():
    """Exchanging the players exchanges the chances, and they add up to 1."""
    one, two = JUDGE(table(FIELD)), JUDGE(table(TURNED))
    assert one[0] == pytest.approx(two[1])
    assert sum(one) == pytest.approx(1)


def test_a_finished_game_is_judged_by_its_result():
    assert JUDGE(table("over won 2 turn 3 points 1/5\n1-titus 5,5\n2-nia 8,8")) == (0.0, 1.0)


def test_what_the_judge_sees():
    """The lead on the ladder in spaces, points for banners, who is still to activate, what both have."""
    seen = ahead(table(FIELD))
    assert (seen["lead"], seen["banners"], seen["to act"], seen["first"]) == (0.5, 4, 1, 1)
    assert (seen["champions"], seen["health"]) == (0, pytest.approx(-0.2))
    assert seen["followers"] == pytest.approx(2 / 5 - 1 / 3)
    assert (seen["tokens"], seen["waiting champions"]) == (-1, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("token 8", "token 10"),
        ("points 1/0", "points 0/1"),
        ("2-nia 8,8 wounds 5\n", "2-nia 8,8\n"),
        ("2-nia 8,8 knocked-out", "2-nia 8,8"),
        ("1-glory-seekers 4,4 4,4 4,5", "1-glory-seekers 4,4"),
    ],
)
def test_the_judge_likes_having_more(better, worse):
    text = FIELD.replace("    1-titus 4,6 wounds 1\n", "    1-titus 4,6\n").replace("points 1/0", "token 10 points 0/1")
    text = text.replace("1-glory-seekers 4,4 4,4", "1-glory-seekers 4,4")
    assert worse in text
    assert JUDGE(table(text.replace(worse, better)))[0] > JUDGE(table(text))[0]


@pytest.mark.parametrize(("token", "points"), [(14, "3/0"), (15, "1/2")])
def test_who_wins_the_turn_is_settled_once_only_banners_score(token, points):
    """GT-END-02 to 06: the banner of Titus is worth four steps. The first judge forgot it as soon as all had acted,
    and so the last champion to act idled rather than fight for a turn that was being lost."""
    scoring = FIELD.replace("clash", f"scoring token {token}")
    scored = FIELD.replace("clash", "next-turn").replace("points 1/0", f"points {points}")
    newest = ai_of(GAME).judge_of("")
    assert newest(table(scoring))[0] == pytest.approx(newest(table(scored))[0], abs=1e-6)


def test_the_turns_to_come_are_arithmetic():
    """GT-LAD-14, GT-END-07: with even chances 0:0 is even; 3:3 before turn 4 is even; 4:3 before turn 5 is even too, as
    turn 4 took two points; whoever has five has won."""
    assert winning(0, 0, 1, 0.5, 0.5) == 0.5
    assert winning(3, 3, 4, 0.5, 0.5) == 0.5
    assert winning(4, 4, 5, 0.25, 0.25) == 0.25
    assert winning(3, 3, 4, 1.0, 0.0) == 1.0
    assert winning(1, 2, 3, 1.0, 1.0) == 1.0
    assert winning(3, 0, 3, 0.5, 0.5) == 0.5 + 0.5 * 0.5


def test_lessons_tell_who_won_the_turn_and_the_next_one():
    states = [
        table("plot turn 1 points 0/0\n1-titus 5,5\n2-nia 8,8"),
        table("clash turn 2 points 1/0\n1-titus 5,5\n2-nia 8,8"),
        table("next-turn turn 2 points 1/2\n1-titus 5,5\n2-nia 8,8"),
    ]
    assert [(name, won) for name, _, won in lessons(states)] == [("turn", 1.0), ("later", 0.0), ("turn", 0.0)]
    assert lessons(states)[0][1] == features(states[0])


def test_weights_of_nothing_say_nothing():
    """Features that a file does not name weigh nothing, and then the points alone count."""
    blank = judge_with(read_weights(b"{}", SUMS))
    assert blank(table(FIELD))[0] == pytest.approx(0.5 * winning(3, 0, 3, 0.5, 0.5) + 0.5 * winning(1, 2, 3, 0.5, 0.5))


# Plans


def test_a_state_is_quiescent_between_actions():
    """Not while something is on the agenda, nor before the first action of an activation."""
    t = table(FIELD)
    assert is_quiescent(t)
    assert not is_quiescent(go(t, "1-titus").state)
    assert not is_quiescent(go(t, "1-glory-seekers|advance").state)
    assert is_quiescent(go(t, "1-titus|advance|3,6").state)


@pytest.mark.parametrize(
    ("answers", "planned"),
    [
        ("1-titus", "advance"),
        ("1-titus|advance", "5,7"),
        ("1-glory-seekers|advance|4,4", "5,5"),
    ],
)
def test_what_a_sensible_player_does(answers, planned):
    """Towards the enemy, as nobody is near enough to strike."""
    match = go(table(FIELD), answers)
    assert policy(match.state, match.request) == planned


def test_a_sensible_player_strikes_the_wounded_champion():
    """HIT-02: 5 dice reach Nia's dodge of 4 in 66 % of all rolls, a Quartzling's 2 in 97 %; but she is worth more."""
    t = table("clash\n1-titus 5,5\n2-nia 5,6 wounds 5\n2-quartzlings 4,5")
    match = go(t, "1-titus|skill:piercing-strike")
    assert policy(match.state, match.request) == "2-nia"
    assert chance(5, 4) == pytest.approx(0.662, abs=0.001)
    assert (chance(0, 0), chance(0, 1)) == (1.0, 0.0)


def test_a_sensible_player_claims():
    match = go(table("plot\n1-nia 4,6\n2-titus 11,11"), "1-nia")
    assert policy(match.state, match.request) == "claim"


def test_plans_are_always_options():
    """In whole games that both players play by the policy alone; such games end."""
    for seed in range(4):
        match = Match(GAME, GAME.new(GAME.setup.presets["random"](Random(seed))), Fast(seed))
        while match.request is not None:
            match.answer(policy(match.state, match.asks[0]), match.asks[0].seat)
        assert match.result is not None


# Agents


def test_greedy_takes_the_champion_that_falls():
    """A blow that knocks Nia out for four steps is better than one at a follower or a walk."""
    t = table(
        "clash turn 4 points 3/3\n1-titus 5,5\n1-glory-seekers 0,0 activated\n2-nia 5,6 wounds 5\n2-quartzlings 9,9"
    )
    match = go(t)
    assert agent(GAME, "greedy-1", 1).decide(SeatView(match, 0)).startswith(("skill:piercing", "skill:sweeping"))


def test_greedy_beats_random():
    """Seats swapped; the whole evidence is in docs/agents.md."""
    won = 0.0
    for seed in range(10):
        match = Match(GAME, GAME.new(GAME.setup.presets["duel"](Random(seed // 2))), Fast(seed // 2))
        players = [agent(GAME, "greedy-1", seed), agent(GAME, "random", seed)]
        play(match, players[:: -1 if seed % 2 else 1])
        won += match.result[seed % 2]
    assert won >= 8
