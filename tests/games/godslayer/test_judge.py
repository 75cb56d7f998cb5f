"""What the judge says of a position, and what a sensible player would do at once."""

from random import Random
from typing import Any

import pytest

from tests.games.godslayer.kit import Given, asked, battle, card, go
from theomachy.agents import agent
from theomachy.agents.search import Search
from theomachy.agents.seats import SeatView, play
from theomachy.features.ai import ai_of
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.ai.aggression import AGGRESSION, aggression
from theomachy.games.godslayer.ai.army_strength import troops
from theomachy.games.godslayer.ai.judge import FEATURES, SUMS, Host, beside, features, judge_with, lessons, odds, see
from theomachy.games.godslayer.ai.policy import horizon, is_quiescent, policy
from theomachy.games.godslayer.rules.victory.outcome import kill_points
from theomachy.games.godslayer.setup import Setup
from theomachy.games.godslayer.state import Battle
from theomachy.geometry.plane import INCH
from theomachy.kernel import Fast, Match
from theomachy.play.judges import read_weights

JUDGE = ai_of(GAME).judges["1"]
LINE = "10,{y} 11.5,{y} 13,{y} 14.5,{y}"


def facing(**more: Any) -> Battle:
    """The same unit on both sides, equally far from their edges; `a_wounds=3` is said of the northern one."""
    sides = {seat: {name[2:]: value for name, value in more.items() if name.startswith(seat + "_")} for seat in "ab"}
    whole = {name: value for name, value in more.items() if name[1] != "_"}
    return battle(
        card("a legionnaires", LINE.format(y=16), **sides["a"]),
        card("b legionnaires", LINE.format(y=32), **sides["b"]),
        **whole,
    )


def three() -> list[Given]:
    """The same unit for each of three players."""
    return [card(f"{seat} legionnaires", LINE.format(y=y)) for seat, y in zip("abc", (10, 20, 30), strict=True)]


def seen(t: Battle, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, features(t, see(t))[seat], strict=True))


# The judge


def test_the_judge_is_fair_to_all_seats():
    """Exchanging the players exchanges the chances, and they add up to 1."""
    one, two = JUDGE(facing(a_wounds=3, b_tokens=0)), JUDGE(facing(b_wounds=3, a_tokens=0))
    assert one == pytest.approx(two[::-1])
    assert sum(one) == pytest.approx(1)
    assert one[0] != pytest.approx(0.5)


@pytest.mark.parametrize("teams", [(), (0, 1, 0)])
def test_the_judge_knows_any_number_of_players(teams: tuple[int, ...]):
    """GS-MUL-01: the members of a team share its chance."""
    chances = JUDGE(battle(*three(), teams=teams))
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0
    assert (chances[0] == pytest.approx(chances[2])) == bool(teams)


def test_a_finished_game_is_judged_by_its_result():
    """GS-VIC-05"""
    assert JUDGE(facing(result=(0.0, 1.0))) == (0.0, 1.0)


@pytest.mark.parametrize(
    "better",
    [
        {"b_wounds": 3},
        {"b_where": "destroyed"},
        {"b_fleeing": 1},
        {"b_down": True},
        {"points": (5, 0)},
    ],
)
def test_the_judge_likes_others_to_have_less(better: dict[str, Any]):
    """Life, models, courage, their feet; and points of the scenario."""
    assert JUDGE(facing(**better))[0] > JUDGE(facing())[0]


def test_the_judge_likes_to_come_nearer_while_there_is_time():
    """GS-RND-01: not in the last round."""
    near = card("a legionnaires", LINE.format(y=24)), card("b legionnaires", LINE.format(y=32))
    assert JUDGE(battle(*near))[0] - JUDGE(facing())[0] > 0.005
    assert abs(JUDGE(battle(*near, round=6))[0] - JUDGE(facing(round=6))[0]) < 0.001


def test_what_the_judge_sees():
    """GS-VIC-01: kill points and life as parts of the battle level; whoever is hurt has come as far as before."""
    whole, hurt = seen(facing()), seen(facing(a_wounds=2))
    models = facing().models
    assert whole["life"] == pytest.approx(facing().cards[0].cost / 300)
    assert hurt["life"] == pytest.approx(whole["life"] * (1 - 2 / sum(model.lp for model in models[:4])))
    assert hurt["advance"] == pytest.approx(whole["advance"])
    assert (whole["kills"], seen(facing(b_where=("destroyed",) * 4))["kills"] > 0) == (0, True)


def test_whoever_is_stronger_wants_to_be_near():
    """The same nearness is worth more to who has more left."""
    strong = [card("a legionnaires", LINE.format(y=16)), card("a legionnaires", LINE.format(y=12))]
    far, near = [battle(*strong, card("b legionnaires", LINE.format(y=y))) for y in (40, 20)]
    assert seen(near)["near"] - seen(far)["near"] > 1.2 * (seen(near, 1)["near"] - seen(far, 1)["near"]) > 0


def test_the_second_judge_looks_for_who_is_worth_most():
    """GS-VIC-01: between two that are as far, the one that gives more kill points draws."""
    foes = card("b legionnaires", LINE.format(y=40)), card("b princeptor", "40,40")
    left, right = [battle(card("a princeptor", at), *foes) for at in ("16,34", "34,34")]
    dear = max(left.cards[1:], key=lambda one: one.cost)
    to_dear, to_cheap = (left, right) if dear.of.id == "legionnaires" else (right, left)
    assert seen(to_dear)["prey"] > seen(to_cheap)["prey"]
    assert ai_of(GAME).judges["2"](to_dear)[0] > ai_of(GAME).judges["2"](to_cheap)[0]


def test_the_third_judge_keeps_a_warband_together():
    """Where enemies are near, friends at hand are worth something, and enemies alone are worth going for. A friend
    counts half at ten inches; where nobody is near, it does not matter who stands where, and so it is in the end."""
    foes = card("b pendragon", "20,30"), card("b druid", "20,32")
    close, wide = [battle(card("a pendragon", "20,24"), card("a druid", at), *foes) for at in ("24,24", "40,24")]
    assert seen(close)["odds later"] > seen(wide)["odds later"]
    assert ai_of(GAME).judges["3"](close)[0] > ai_of(GAME).judges["3"](wide)[0]
    pendragon = card("a pendragon", "20,24")
    alone, guarded = [battle(pendragon, foes[0], card("b druid", at)) for at in ("40,44", "22,30")]
    assert seen(alone)["odds later"] > seen(guarded)["odds later"]
    assert seen(battle(pendragon, *foes, round=6))["odds later"] == 0
    assert beside(Host(0, 1.0, 0, 0), Host(0, 1.0, 10 * INCH, 0)) == 0.5
    away = [
        battle(card("a pendragon", "4,4"), card("a druid", at), card("b pendragon", "44,44")) for at in ("5,5", "4,20")
    ]
    assert [seen(t)["odds later"] for t in away] == pytest.approx([0.0, 0.0], abs=0.01)


def test_who_is_many_enough_need_not_wait_for_more():
    """Three to one is enough: to each of them a fourth is worth nothing."""
    friend, foe = Host(0, 0.1, 0, 0), Host(1, 0.1, 0, 0)
    each = [odds(facing(), 0, [foe, *[friend] * many]) / many for many in (1, 2, 3, 4)]
    assert each == pytest.approx([0.0, 0.01, 0.02, 0.02])


# Aggression


def hoped(t: Battle, seat: int = 0) -> dict[str, float]:
    return dict(zip(AGGRESSION, aggression(t, troops(t), kill_points(t))[seat], strict=True))


def closing(y: float, **whole: Any) -> Battle:
    """A troll, so far from the northern edge, and an enemy in the south."""
    return battle(card("a feral-troll", f"24,{y}"), card("b pendragon", "24,40"), **whole)


def test_the_fourth_judge_sees_each_chance_with_the_eyes_of_its_seat():
    """How near two are is the same for both; but who has come near likes it, and the other one does not mind."""
    far, near = [ai_of(GAME).judges["4"](closing(y)) for y in (12, 24)]
    assert near[0] > far[0]
    assert sum(near) > sum(far)
    assert all(0 < chance < 1 for chance in ai_of(GAME).judges["4"](battle(*three())))


def test_whoever_hunts_comes_nearer_until_it_can_strike():
    """Half hunted down is an enemy ten inches beyond that; who shoots need come no nearer than it shoots."""
    worth = [one.cost / 300 for one in closing(24).cards]
    found = [hoped(closing(y))["hunt"] for y in (28, 38, 39)]
    assert found == pytest.approx([worth[0] * worth[1] * close - 0.5 for close in (0.5, 1.0, 1.0)])
    archers = [battle(card("a scabhta-hunters", f"24,{y}"), card("b pendragon", "24,40")) for y in (30, 33, 36)]
    assert len({round(hoped(t)["hunt"], 6) for t in archers}) == 1


def test_to_kill_the_only_enemy_at_hand_is_no_step_back():
    """Whoever is destroyed is as near as can be, and so is what a unit has lost."""
    alive = battle(card("a feral-troll", "24,30"), card("b pendragon", "24,32"), card("b druid", "40,46"))
    dead = battle(card("a feral-troll", "24,30"), card("b pendragon", where="destroyed"), card("b druid", "40,46"))
    assert hoped(dead)["hunt"] >= hoped(alive)["hunt"]
    assert hoped(dead)["harm"] > hoped(alive)["harm"] == 0
    assert hoped(facing(b_wounds=3))["hunt"] > hoped(facing())["hunt"]


def test_in_the_end_it_is_too_late_to_hunt():
    """GS-RND-01"""
    gained = [hoped(closing(24, round=n))["hunt"] - hoped(closing(12, round=n))["hunt"] for n in (1, 4, 5, 6)]
    assert gained[0] == pytest.approx(gained[1])
    assert gained[1] > gained[2] > gained[3] > 0


def test_who_is_not_on_the_table_yet_is_expected_in_the_middle():
    """GS-SET-11: so nobody deploys in a corner while nobody is there to be hunted."""
    reserve = card("b pendragon", where="reserve")
    corner, middle = [battle(card("a feral-troll", at), reserve) for at in ("2,6", "24,6")]
    assert hoped(middle)["hunt"] > hoped(corner)["hunt"]


def test_the_fourth_judge_knows_how_it_will_end():
    """GS-VIC-05, GS-VIC-06, GS-A-140: in the last round, with nobody left to act, a lead below a quarter is a draw, and
    whoever flees is lost; but a draw in which more was done is still the better one."""
    judge, last = ai_of(GAME).judges["4"], {"round": 6, "a_activated": True, "b_activated": True}
    drawn, won = judge(facing(**last)), judge(facing(b_where=("destroyed",) * 4, **last, level=160))
    assert drawn == pytest.approx((0.5, 0.5), abs=0.02)
    assert won[0] > 0.97 > 0.03 > won[1]
    assert judge(facing(b_fleeing=1, level=160, **last))[0] > 0.97
    assert judge(facing(b_wounds=3, **last))[0] > drawn[0]
    assert judge(facing(b_fleeing=1, level=160, round=5))[0] < 0.9


def test_the_fourth_judge_likes_others_to_spend_their_tokens():
    """GS-ACT-04: before they were activated more than after it."""
    fresh, tired = facing(b_tokens=4), facing(b_tokens=2)
    assert ai_of(GAME).judges["4"](tired)[0] > ai_of(GAME).judges["4"](fresh)[0]
    assert seen(facing(b_tokens=4, b_activated=True), 1)["tokens waiting"] == 0 < seen(fresh, 1)["tokens waiting"]


# Lessons


def test_lessons_tell_who_got_more_of_the_win():
    """Seat against seat, of every state of a game but its beginning and its end."""
    found = lessons([facing(phase="setting up"), facing(a_wounds=2), facing(result=(0.0, 1.0))])
    ((name, difference, outcome),) = found
    assert (name, outcome) == ("win", 1.0)
    t = facing(a_wounds=2)
    theirs, mine = features(t, see(t))
    assert difference == [a - b for a, b in zip(mine, theirs, strict=True)]


def test_weights_of_nothing_say_nothing():
    """Features that a file does not name weigh nothing."""
    assert judge_with(read_weights(b"{}", SUMS))(facing(b_wounds=3)) == (0.5, 0.5)
    assert judge_with(read_weights(b'{"win": {"life": 90}}', SUMS))(facing(b_wounds=3))[0] > 0.8


# Plans


def test_nobody_rests_in_the_middle_of_an_activation():
    """An action is calm once it is done; at rest is whoever has nothing more to do."""
    match = go(facing(active="a1"))
    assert is_quiescent(match.state)
    assert not horizon(match.state)
    assert not is_quiescent(go(facing(active="a1"), "move:1").state)
    others = card("b legionnaires", LINE.format(y=32)), card("b pendragon", "10,36")
    over = battle(card("a legionnaires", LINE.format(y=16)), *others, active="a1")
    assert horizon(go(over, "end").state)


def planned(t: Battle, answers: str = "") -> str:
    match = go(t, answers)
    return policy(match.state, asked(match))


def test_a_sensible_player_charges_what_can_be_reached_and_strikes_what_stands_there():
    """GS-CHG-06, GS-MEL-01: and goes on while nobody is near."""
    far = battle(card("a feral-troll", "10,10"), card("b pendragon", "10,30"), active="a1")
    assert planned(far).startswith("move:")
    near = battle(card("a legionnaires", LINE.format(y=16)), card("b legionnaires", LINE.format(y=21)), active="a1")
    assert planned(near).startswith("charge:")
    beside = battle(card("a legionnaires", LINE.format(y=16)), card("b legionnaires", LINE.format(y=17.3)), active="a1")
    assert planned(beside).startswith("melee:")


def test_a_unit_charges_as_one():
    """GS-CHG-08: without a look at all that each of them could do."""
    near = battle(card("a legionnaires", LINE.format(y=16)), card("b legionnaires", LINE.format(y=21)), active="a1")
    match = go(near, f"{planned(near)} | b1.1 | b1.2 | b1.3 | b1.4")
    assert policy(match.state, asked(match)) == "rush"
    match.answer("rush")
    assert policy(match.state, asked(match)) == "done"


@pytest.mark.parametrize("scenario", ["open-battle", "standing-stones", "break-through", "relic", "last-stand"])
def test_plans_are_always_options(scenario: str):
    """In whole games that all players play by plan alone; such games end."""
    match = Match(GAME, GAME.new(Setup(scenario=scenario)), Fast(3))
    while match.request is not None:
        for seat in match.seats:
            if (ask := match.ask_of(seat)) is not None:
                match.answer(policy(match.state, ask), seat)
    assert match.result is not None


def test_a_search_looks_again_with_other_dice(monkeypatch: pytest.MonkeyPatch):
    """Where looking ahead rests, a simulation is one more course of an option, and no new position is met."""
    near = battle(card("a legionnaires", LINE.format(y=16)), card("b legionnaires", LINE.format(y=21)), active="a1")
    search, met = Search(ai_of(GAME).judges["2"], 1, simulations=12), list[Any]()
    monkeypatch.setattr(search, "_meet", lambda *asked: met.append(Search._meet(search, *asked)) or met[-1])
    view = SeatView(go(near), 0)
    key = search.decide(view)
    (root,) = met
    assert (search.done, root.visits, sum(edge.visits for edge in root.edges.values())) == (12, 12, 12)
    assert all(edge.visits == 0 or edge.mean != edge.first for edge in root.edges.values())
    assert key == max(root.edges, key=lambda one: root.edges[one].mean)
    assert Search(ai_of(GAME).judges["2"], 1, simulations=12).decide(view) == key


def test_a_search_looks_once_where_no_dice_decide():
    """Whoever is far from everybody has nothing to learn from more dice: the rest of the budget is saved."""
    far = battle(card("a feral-troll", "10,10"), card("b pendragon", "10,40"), active="a1")
    search = Search(ai_of(GAME).judges["2"], 1, simulations=500)
    assert search.decide(SeatView(go(far), 0)).startswith("move:")
    assert search.done < 100


@pytest.mark.long
def test_greedy_beats_random():
    """With the same warband on both sides, seats swapped; the whole evidence is in docs/agents.md."""
    won = 0.0
    for seed in range(2):
        match = Match(GAME, GAME.new(GAME.setup.presets["mirror"](Random(seed))), Fast(seed))
        players = [agent(GAME, "greedy-1", seed), agent(GAME, "random", seed)]
        play(match, players[:: -1 if seed % 2 else 1])
        won += match.result[seed % 2]
    assert won >= 1.5
