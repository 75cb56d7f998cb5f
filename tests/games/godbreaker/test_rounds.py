"""GB-RND, GB-INI, GB-ACT: rounds, who has the initiative, who is activated, and how many actions that is worth."""

from random import Random

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, keys, marker, model, place, refused, table, told
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.setup import Setup
from theomachy.kernel import Match, Typed

APART = """
    a1 5u,5u
    b1 20u,20u
"""
THREE = """
    a1 5u,5u
    b1 20u,20u
    c1 5u,20u
"""


# Rounds


def test_a_round_has_four_phases():
    """GB-RND-02: initiative, activation, recovery and resolution, then the next round begins."""
    match = go(table(f"initiative {APART} objective none\na2 5u,8u damage 1"), "seat-1|a2|end|end|end", "6 3|2|5 4")
    assert told(match) == [
        *["gb-initiative-roll"] * 2,
        "gb-initiative",
        "gb-priority",
        *["gb-activates"] * 3,
        "gb-recovery-roll",
        "gb-heals",
        "gb-round",
        *["gb-initiative-roll"] * 2,
        "gb-initiative",
    ]
    assert [*map(str, events(match, "gb-round"))] == ["gb-round round=2 [GB-RND-02]"]
    assert (match.state.round, match.state.phase) == (2, "initiative")


def test_a_new_round_forgets_who_was_activated():
    """GB-ACT-02: once a round; in the next one everybody may be activated and recover again."""
    t = table("resolution\na1 5u,5u activated recovered\nb1 20u,20u activated recovered")
    match = go(t, "", "5 4")
    assert [(one.activated, one.recovered) for one in match.state.standing()] == [(False, False)] * 2


@pytest.mark.parametrize("rounds", [3, 4, 5, 7])
def test_the_last_round_is_as_agreed(rounds: int):
    """GB-RND-01: five rounds, or from three to seven."""
    before = go(table(f"resolution round {rounds - 1} points 1/0 {APART}", rounds=rounds), "", "5 4")
    assert (before.result, before.state.round) == (None, rounds)
    last = go(table(f"resolution round {rounds} points 1/0 {APART}", rounds=rounds))
    assert (last.result, last.state.phase) == ((1.0, 0.0), "over")


def test_five_rounds_are_usual():
    """GB-RND-01"""
    assert Setup().rounds == 5


def test_a_game_begins_with_the_first_round():
    """GB-RND-02: as soon as nothing is left to be set up."""
    match = go(table(f"opening {APART}\nshard-1 5u,2u\nshard-2 20u,22u\nagenda []"), "", "5 4")
    assert [*map(str, events(match, "gb-round"))] == ["gb-round round=1 [GB-RND-02]"]


# Initiative


def test_the_leaders_roll_for_the_initiative():
    """GB-INI-01, GB-INI-02: the first of each circle, with its own die; the highest result wins."""
    match = go(table(f"initiative {APART}\na2 D12 5u,8u\nb2 D10 20u,15u"), "", "4 7")
    assert [*map(str, events(match, "gb-initiative-roll"))] == [
        "gb-initiative-roll model=a1 seat=0 die=8 face=4 result=4 [GB-INI-01]",
        "gb-initiative-roll model=b1 seat=1 die=8 face=7 result=7 [GB-INI-01]",
    ]
    assert [*map(str, events(match, "gb-initiative"))] == ["gb-initiative seat=1 result=7 [GB-INI-02]"]
    assert (match.state.initiative, match.state.winning_result) == (1, 7)


def test_initiative_rolls_are_neither_challenging_nor_rerolled():
    """GB-DIE-04, GB-INI-01: a 1 is a 1, also for the inspired and the unlucky."""
    match = go(table("initiative\na1 5u,5u inspired3 -unlucky\nb1 20u,20u"), "", "2 1")
    assert match.state.winning_result == 2


def test_dice_for_the_initiative_are_rolled_together():
    """GB-INI-01: one die for each leader, as large as it is; a die of nobody in particular."""
    roll = Match(GAME, table("initiative\na1 D10 5u,5u\nb1 20u,20u"), Typed()).request
    assert [len(die) for die in roll.dice] == [10, 8]
    assert (roll.question, roll.clause, roll.seat) == ("gb-roll-initiative", "GB-INI-01", None)


def test_who_is_tied_for_the_highest_rolls_again():
    """GB-INI-02, GB-D-16: two leaders roll 5 and 5, then 3 and 6: the second has the initiative."""
    match = go(table(f"initiative {APART}"), "", "5 5 | 3 6")
    assert (match.state.initiative, match.state.winning_result) == (1, 6)


def test_only_the_tied_roll_again():
    """GB-INI-02: as often as it takes; the third player has lost already."""
    match = go(table(f"initiative {THREE}"), "", "5 4 5 | 3 3 | 1 2")
    assert (match.state.initiative, match.state.winning_result) == (2, 2)
    rollers = [event.args["model"] for event in events(match, "gb-initiative-roll")]
    assert rollers == ["a1", "b1", "c1", "a1", "c1", "a1", "c1"]


@pytest.mark.parametrize("where", ["casualty", "ascended", "gone"])
def test_another_rolls_for_a_leader_who_is_gone(where: str):
    """GB-INI-01, GB-A-57: the player has to choose one of those on the battlefield."""
    t = table(f"initiative {APART.replace('a1 5u,5u', f'a1 {where}')}\na2 5u,5u\na3 5u,8u\na4 casualty")
    match = go(t)
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-leader", 0, "GB-INI-01")
    assert keys(match) == ["a2", "a3"]
    assert str(refused(match, "a4")) == "gb-cannot-lead key=a4 [GB-INI-01]"
    match = go(t, "a3", "6 5")
    assert [event.args["model"] for event in events(match, "gb-initiative-roll")] == ["a3", "b1"]
    assert match.state.initiative == 0


def test_the_last_one_rolls_unasked():
    """GB-A-57: where there is nobody to choose from."""
    match = go(table("initiative\na1 casualty\na4 5u,5u\nb1 20u,20u"), "", "6 2")
    assert asked(match).question == "gb-ask-priority"


def test_whoever_rolls_for_the_leader_is_chosen_anew():
    """GB-A-57: in every round."""
    t = table("initiative\na1 casualty\na2 5u,5u\na3 5u,8u\nb1 20u,20u")
    match = go(t, "a3 | seat-1 | a2 | end | end | end", "6 5")
    assert (match.state.round, asked(match).question) == (2, "gb-ask-leader")


def test_a_triumph_may_come_of_the_initiative():
    """GB-INI-02, GB-TRI-01 to 03, GB-A-39, GB-D-17: a D8 leader rolls 8; damage goes at once, and it is a D10 before
    the order of priority is set."""
    match = go(table(f"initiative {APART.replace('a1 5u,5u', 'a1 5u,5u damage 3')}"), "seat-1", "8 5")
    assert (model(match, "a1").die, model(match, "a1").damage) == (10, 0)
    ids = told(match)
    assert ids.index("gb-triumph") < ids.index("gb-initiative") < ids.index("gb-grows") < ids.index("gb-priority")


def test_who_loses_the_initiative_may_triumph_too():
    """GB-TRI-01"""
    match = go(table("initiative\na1 D6 5u,5u\nb1 20u,20u"), "", "6 7")
    assert (model(match, "a1").die, match.state.initiative) == (8, 1)


def test_two_triumphs_in_a_row_add_up():
    """GB-A-38: both roll 8 and one rolls 8 again: D12 for that one, D10 for the other."""
    match = go(table(f"initiative {APART}"), "", "8 8 | 8 3")
    assert (model(match, "a1").die, model(match, "b1").die) == (12, 10)


def test_beyond_the_largest_die_lies_ascension():
    """GB-A-38, GB-TRI-04: a D10 with two Triumphs ascends; its player has the initiative all the same."""
    match = go(table("initiative\na1 D10 5u,5u\na2 5u,8u\nb1 D10 20u,20u"), "seat-2", "10 10 | 10 3")
    assert (model(match, "a1").where, match.state.initiative) == ("ascended", 0)
    assert match.state.priority == (1, 0)


# Priority


def test_the_winner_sets_the_order_of_priority():
    """GB-INI-03: one after the other, in any order, also themselves last."""
    match = go(table(f"initiative {THREE}"), "", "1 2 7")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-priority", 2, "GB-INI-03")
    assert keys(match) == ["seat-1", "seat-2", "seat-3"]
    assert not allowed(match, "seat-4")
    match.answer("seat-2")
    assert keys(match) == ["seat-1", "seat-3"]
    match.answer("seat-1")
    assert match.state.priority == (1, 0, 2)
    told_of = "gb-priority seats=['gb-seat-2', 'gb-seat-1', 'gb-seat-3'] [GB-INI-03]"
    assert [*map(str, events(match, "gb-priority"))] == [told_of]


def test_priority_is_set_before_the_start_of_the_round():
    """GB-A-58, GB-INI-04, GB-INI-05: what crawls out of the nest is set down by whoever is last in the new order."""
    t = table("initiative priority 1,2\na1 14u,12u\nb1 20u,20u", scenario="nest")
    match = go(t, "seat-2", "5 3 | 1 | 2")
    assert (asked(match).question, asked(match).seat, asked(match).by) == ("gb-ask-place", 0, "spawn-1")


def test_who_is_routed_neither_rolls_nor_has_priority():
    """GB-RES-03: the others play on."""
    match = go(table("initiative routed 2\na1 5u,5u\nc1 20u,20u"), "seat-3", "4 5")
    assert [event.args["model"] for event in events(match, "gb-initiative-roll")] == ["a1", "c1"]
    assert match.state.priority == (2, 0)


# Activation


def test_players_take_turns_in_the_order_of_priority():
    """GB-ACT-01: one model each; who has none left is passed over until all are through."""
    t = table("activation priority 2,1\na1 5u,5u\na2 5u,8u\na3 5u,11u\nb1 20u,20u")
    match = go(t)
    assert (asked(match).seat, asked(match).by) == (1, "b1")
    match = go(t, "end | a2 | end | a3 | end")
    assert [*map(str, events(match, "gb-activates"))] == [
        "gb-activates model=b1 seat=1 [GB-ACT-01]",
        "gb-activates model=a2 seat=0 [GB-ACT-01]",
        "gb-activates model=a3 seat=0 [GB-ACT-01]",
        "gb-activates model=a1 seat=0 [GB-ACT-01]",
    ]


def test_turns_go_round():
    """GB-ACT-01: after the last in priority comes the first again."""
    t = table("activation priority 2,3,1\na1 5u,5u\na2 5u,8u\nb1 20u,20u\nb2 20u,15u\nc1 10u,20u\nc2 10u,16u")
    match = go(t, "b1 | end | c1 | end | a1 | end | end | end")
    assert [event.args["model"] for event in events(match, "gb-activates")] == ["b1", "c1", "a1", "b2", "c2", "a2"]


def test_the_first_in_priority_begins_every_round():
    """GB-ACT-01: wherever the turn was in the last one."""
    t = table("activation\na1 5u,5u\nb1 20u,20u\nb2 20u,15u activated\nobjective none")
    match = go(t, "end | end | seat-2 | b2 | end", "3 5")
    assert [event.args["model"] for event in events(match, "gb-activates")] == ["a1", "b1", "b2", "a1"]


def test_which_models_can_be_activated():
    """GB-ACT-01, GB-ACT-02, GB-A-56: own ones on the battlefield, godbreakers and tame ones, once; nobody may pass."""
    t = table("""
        activation
        a1 5u,5u
        a2 5u,8u activated
        a3 casualty
        b1 20u,20u
        summoned-1 D8 8u,8u tame 1
        summoned-2 D8 8u,12u tame 2
        forgotten-1 15u,20u
    """)
    match = go(t)
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-activate", 0, "GB-ACT-01")
    assert keys(match) == ["a1", "summoned-1"]
    assert [str(refused(match, key)) for key in ("a2", "a3", "a4", "b1", "summoned-2", "forgotten-1", "pass")] == [
        "gb-has-activated model=a2 [GB-ACT-02]",
        "gb-no-such-model key=a3 [GB-ACT-01]",
        "gb-no-such-model key=a4 [GB-ACT-01]",
        "gb-not-yours model=b1 [GB-ACT-01]",
        "gb-not-yours model=summoned-2 [GB-ACT-01]",
        "gb-not-yours model=forgotten-1 [GB-ACT-01]",
        "gb-no-such-model key=pass [GB-ACT-01]",
    ]
    assert ask.why_not("a1") is None


def test_a_model_may_be_activated_and_do_nothing():
    """GB-A-56, GB-ACT-02"""
    match = go(table(f"activation {APART}"), "end")
    assert model(match, "a1").activated
    assert asked(match).by == "b1"


def test_a_godbreaker_has_two_actions():
    """GB-ACT-04: in any order, the same twice if it likes; it may also stop after one."""
    t = table(f"activation {APART}")
    match = go(t, "move:5u,8u")
    assert (asked(match).question, asked(match).by, asked(match).clause) == ("gb-ask-action", "a1", "GB-ACT-04")
    assert not model(match, "a1").activated
    assert asked(go(t, "move:5u,8u | end")).by == "b1"
    twice = go(t, "move:5u,8u | move:5u,12u")
    assert asked(twice).by == "b1"
    assert (model(twice, "a1").activated, twice.state.activation.model) == (True, model(twice, "b1").number)


def test_a_tame_model_has_one_action():
    """GB-ACT-04, GB-A-54"""
    t = table("activation\nsummoned-1 D8 5u,5u tame 1\na1 5u,9u activated\nb1 20u,20u")
    match = go(t, "move:5u,2u")
    assert asked(match).by == "b1"


def test_newcomers_may_still_be_activated():
    """GB-ACT-05, GB-A-34: whoever was summoned and tamed in this phase, after it."""
    t = table("activation\nactive a1\na1 5u,5u summoning\na2 5u,20u\nb1 20u,20u activated")
    match = go(t, "summoning | 5u,6.5u | end", "4")
    assert keys(match) == ["a2", "summoned-1"]


def test_the_wild_follow_when_the_players_are_through():
    """GB-ACT-06, GB-A-53, GB-INI-05: in the order that the last in priority likes."""
    t = table("activation priority 2,1\na1 5u,5u\nb1 20u,20u activated\nforgotten-1 15u,5u\nforgotten-2 5u,15u")
    match = go(t, "end")
    ask = asked(match)
    assert (ask.question, ask.seat, ask.clause) == ("gb-ask-wild", 0, "GB-ACT-06")
    assert keys(match) == ["forgotten-1", "forgotten-2"]
    match.answer("forgotten-2")
    assert (asked(match).seat, asked(match).by) == (0, "forgotten-2")
    assert str(events(match, "gb-activates")[-1]) == "gb-activates model=forgotten-2 seat=-1 [GB-ACT-01]"


def test_by_the_policy_the_wild_act_in_the_order_of_the_list():
    """GB-A-53: newcomers last; whoever was activated is not activated again."""
    t = table(
        "wild\na1 5u,5u activated\nb1 20u,20u activated\nforgotten-1 1u,1u activated\nsummoned-1 D8 5u,20u\n"
        "forgotten-2 20u,5u\nobjective none",
        wild="policy",
    )
    match = go(t, "", "5 4")
    assert [event.args["model"] for event in events(match, "gb-activates")] == ["summoned-1", "forgotten-2"]
    assert match.state.round == 2


# What the active model may do


ACTIVE = """
    activation
    active a1
    a1 5u,5u
    a2 6.5u,5u
    b1 5u,6.5u
    b2 5u,15u
    b3 casualty
"""


def test_what_may_be_done_and_what_not():
    """GB-ACT-04, GB-ENG-01, GB-MOV-01: every key that is none has its reason."""
    match = go(table(ACTIVE))
    assert [key for key in keys(match) if not key.startswith("move:")] == ["engage:b1", "end"]
    refusals = {
        "dance": "gb-no-such-action model=a1 key=dance [GB-ACT-04]",
        "summoning": "gb-no-such-action model=a1 key=summoning [GB-ACT-04]",
        "sunder:": "gb-no-such-action model=a1 key=sunder: [GB-ACT-04]",
        "ready": "gb-ready-not-agreed [GB-ADV-RDY-01]",
        "sunder:objective": "gb-not-controlled marker=objective [GB-ELE-02]",
        "move:": "gb-no-place key= [GB-PLC-01]",
        "move:left": "gb-no-place key=left [GB-PLC-01]",
        "move:5u,20u": "gb-beyond-move model=a1 units=8 measured=15 [GB-MOV-01]",
        "engage:": "gb-no-such-model key= [GB-ENG-01]",
        "engage:b9": "gb-no-such-model key=b9 [GB-ENG-01]",
        "engage:a2": "gb-not-hostile model=a1 target=a2 [GB-ENG-01]",
        "engage:b2": "gb-beyond-attack-range model=a1 target=b2 units=0 measured=9 [GB-ENG-01]",
        "engage:b3": "gb-not-there target=b3 [GB-ENG-01]",
        "end:": "gb-no-such-action model=a1 key=end: [GB-ACT-04]",
    }
    assert {key: str(refused(match, key)) for key in refusals} == refusals
    assert asked(match).why_not("end") is None


def test_places_for_a_move_are_proposed_unless_it_may_not_move():
    """GB-ACT-04, GB-FLW-04: of the slow, one move and no more."""
    match = go(table(ACTIVE.replace("a1 5u,5u", "a1 5u,5u -slow")))
    assert any(key.startswith("move:") for key in keys(match))
    match = go(table(ACTIVE.replace("a1 5u,5u", "a1 5u,5u -slow").replace("active a1", "active a1 move")))
    assert keys(match) == ["engage:b1", "end"]
    assert str(refused(match, "move:8u,8u")) == "gb-slow model=a1 [GB-FLW-04]"
    assert not [stroke for stroke in asked(match).outline() if stroke.kind == "reach"]


def test_everything_that_is_proposed_can_be_done():
    """GB-ACT-04: the same rule lists and explains; what is picked at random is legal as well."""
    match = go(table(ACTIVE))
    ask = asked(match)
    assert all(ask.why_not(key) is None for key in keys(match))
    picked = [ask.options.pick(Random(seed)) for seed in range(40)]
    assert all(ask.why_not(key) is None for key in picked)
    assert 10 <= sum(key.startswith("move:") for key in picked) <= 30
    assert any(key.startswith("move:") and key not in keys(match) for key in picked)


def test_who_cannot_move_picks_something_else():
    """GB-FLW-04"""
    t = table(ACTIVE.replace("a1 5u,5u", "a1 5u,5u -slow").replace("active a1", "active a1 move"))
    ask = asked(go(t))
    assert {ask.options.pick(Random(seed)) for seed in range(20)} == {"engage:b1", "end"}


def test_a_move_is_drawn_with_what_it_measures():
    """GB-MEA-02, GB-MOV-01: the line of a move from middle to middle, of an engagement from base to base."""
    match = go(table(ACTIVE.replace("a1 5u,5u", "a1 5u,5u ranged")))
    ask = asked(match)
    assert (ask.options.prefix(), ask.options.moves(), ask.options.base()) == ("move:", "a1", 1250)
    (stroke,) = ask.choice.drawn("move:12700,20320")
    assert (stroke.points, stroke.base) == ([(12700, 12700), (12700, 20320)], 1250)
    assert stroke.label.args["units"] == 3
    (stroke,) = ask.choice.drawn("engage:b1")
    assert (stroke.points, stroke.label.args["units"]) == ([(12700, 13950), (12700, 15260)], 0)
    assert [ask.choice.drawn(key) for key in ("engage:a2", "engage:b3", "engage:b9", "end", "move:far")] == [[]] * 5
    assert {stroke.kind for stroke in ask.outline()} == {"reach", "range"}


def test_without_an_attack_range_none_is_drawn():
    """GB-MOD-09"""
    assert {stroke.kind for stroke in asked(go(table(ACTIVE))).outline()} == {"reach"}


def test_a_triumph_grows_between_two_actions():
    """GB-A-40, GB-TRI-03: a D8 that triumphs in its first action moves 10U in its second."""
    match = go(table(ACTIVE.replace("b1 5u,6.5u", "b1 5u,6.5u defensive")), "engage:b1", "8 5")
    assert model(match, "a1").die == 10
    assert allowed(match, "move:15.8u,5u")
    assert not allowed(go(table(ACTIVE)), "move:15.8u,5u")


def test_ascension_ends_an_activation():
    """GB-TRI-04, GB-A-41, GB-D-18: the second action is lost."""
    t = table(ACTIVE.replace("a1 5u,5u", "a1 D12 5u,5u treasure"))
    match = go(t, "engage:b1", "12 5")
    assert (model(match, "a1").where, model(match, "a1").tokens) == ("ascended", ("treasure",))
    assert asked(match).by == "a2"


def test_a_ready_token_ends_an_activation():
    """GB-ADV-RDY-01: with one action left."""
    match = go(table(ACTIVE, ready=True), "ready")
    assert (model(match, "a1").tokens, model(match, "a1").activated) == (("ready",), True)


def test_without_agreement_nobody_reacts():
    """GB-ADV-RDY-02: the rule is one of those that all have to agree on."""
    text = ACTIVE.replace("b1 5u,6.5u", "b1 5u,6.5u ready")
    assert model(go(table(text, ready=True), "move:6.5u,6.5u", "5 | 4 4"), "b1").tokens == ()
    assert model(go(table(text), "move:6.5u,6.5u", "5"), "b1").tokens == ("ready",)


def test_the_middle_marker_is_where_moves_lead():
    """GB-ACT-04: a move beside the objective is among the proposals."""
    match = go(table("activation\nactive a1\na1 12u,6u\nb1 20u,20u"))
    spots = [tuple(map(int, key.removeprefix("move:").split(","))) for key in keys(match) if key.startswith("move:")]
    middle = marker(match, "objective")
    assert any((x - middle.x) ** 2 + (y - middle.y) ** 2 < (2540 + 3250) ** 2 for x, y in spots)
    assert place(match, "a1") == "30480,15240"


def test_the_end_of_an_activation_tells_how_many_actions_are_left():
    """GB-ACT-04: a godbreaker has two; nothing is told of other actions."""
    choice = asked(go(table(f"activation {APART}"))).choice
    found = {key: str(unspent) for key in choice.options() if (unspent := choice.unspent(key))}
    assert found == {"end": "gb-unspent left=2 [GB-ACT-04]"}
