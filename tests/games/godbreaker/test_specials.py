"""GB-SPC, GB-ACT-04: actions, and the special actions that everybody has."""

from random import Random

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, grid, keys, line, model, refused, table, told
from theomachy.games.godbreaker.rules.actions import Actions

ALONE = """
    activation
    active a1
    a1 5u,5u
    a2 9u,9u
    b1 20u,20u
"""
BESIDE = """
    activation
    active a1
    a1 338mm,12u
    a2 5u,5u
    b1 20u,20u
"""
"""The first of them controls the objective."""


# Actions


@pytest.mark.parametrize(
    ("key", "id"),
    [
        ("dance", "gb-no-such-action"),
        ("", "gb-no-such-action"),
        ("END", "gb-no-such-action"),
        ("end:", "gb-no-such-action"),
        ("end:a1", "gb-no-such-action"),
        ("thunderous", "gb-no-such-action"),
        ("verify:a1", "gb-no-such-action"),
        ("sunder:", "gb-no-such-action"),
        ("summoning:b1", "gb-no-such-option"),
        ("summoning:", "gb-no-such-action"),
    ],
)
def test_what_a_model_cannot_do_is_refused(key, id):
    """GB-ACT-04: words that are no action, traits it has not, rules that were not agreed on, scenarios not played."""
    why = refused(go(table(ALONE.replace("a1 5u,5u", "a1 5u,5u summoning"))), key)
    assert (why.id, why.clause) == (id, "GB-ACT-04")
    assert why.args == ({"key": "b1"} if id == "gb-no-such-option" else {"model": "a1", "key": key})


def test_a_godbreaker_has_two_actions_and_others_one():
    """GB-ACT-04: after them, or when it wants no more, the next model is activated."""
    t = table(ALONE.replace("a1 5u,5u", "a1 5u,5u thunderous"))
    match = go(t, "thunderous", "4")
    assert (asked(match).by, model(match, "a1").activated) == ("a1", False)
    assert model(go(t, "thunderous | thunderous", "4 | 4"), "a1").activated
    assert model(go(t, "end"), "a1").activated
    t = table("activation\nactive summoned-1\nsummoned-1 D8 5u,5u tame 1 thunderous\na1 9u,9u\nb1 20u,20u")
    assert model(go(t, "thunderous", "4"), "summoned-1").activated


def test_the_same_special_action_can_be_taken_twice():
    """GB-A-17: two blasts of thunder in one activation."""
    match = go(table(ALONE.replace("a1 5u,5u", "a1 5u,5u thunderous")), "thunderous | thunderous", "4 | 5")
    assert [event.args["what"] for event in events(match, "gb-uses")] == ["gb-trait-thunderous"] * 2


def test_what_a_model_may_do_is_listed():
    """GB-ACT-04: engagements, special actions, moves and an end; what is listed can be done."""
    match = go(table(BESIDE.replace("a1 338mm,12u", "a1 338mm,12u mysterious") + "b2 365mm,12u"))
    found = keys(match)
    moves = [key for key in found if key.startswith("move:")]
    assert [key for key in found if key not in moves] == ["engage:b2", "sunder:objective", "mysterious", "end"]
    assert len(moves) > 5
    assert all(allowed(match, key) for key in found)


def test_a_question_for_an_action_is_drawn():
    """GB-ACT-04, GB-MEA-02: moves are places of the model's own base; what is measured is shown for each answer."""
    match = go(table(ALONE.replace("a1 5u,5u", "a1 5u,5u ranged")))
    actions = asked(match).options
    assert isinstance(actions, Actions)
    assert (actions.prefix(), actions.moves(), actions.base()) == ("move:", "a1", 1250)
    (stroke, *_) = actions.drawn(grid("move:7u,5u"))
    assert (stroke.base, stroke.points[0], stroke.points[-1]) == (1250, (12700, 12700), (17780, 12700))
    assert actions.drawn("engage:b1") != []
    for key in ("engage:a2", "engage:b2", "end", "move:"):
        assert actions.drawn(key) == []
    right = {stroke.kind: max(x for x, _ in stroke.points) - 12700 for stroke in actions.outline()}
    assert right == {"reach": pytest.approx(9 * 2540, abs=2), "range": pytest.approx(1250 + 9 * 2540, abs=2)}


def test_a_model_that_may_not_move_is_shown_no_reach():
    """GB-FLW-04: a Slow model that has moved, with no attack range, has nothing to draw."""
    match = go(table(ALONE.replace("a1 5u,5u", "a1 5u,5u -slow")), "move:6u,5u")
    assert asked(match).outline() == []
    assert [key for key in keys(match) if key.startswith("move:")] == []


def test_chance_picks_what_is_allowed():
    """GB-ACT-04: a move to anywhere about half of the time, otherwise one of the rest."""
    match = go(table(BESIDE.replace("a1 338mm,12u", "a1 338mm,12u summoning mysterious")))
    random = Random(1)
    picked = [asked(match).options.pick(random) for _ in range(60)]
    assert all(allowed(match, key) for key in picked)
    others = {key for key in picked if not key.startswith("move:")}
    assert others == {"sunder:objective", "summoning", "mysterious", "end"}
    assert 20 < sum(key.startswith("move:") for key in picked) < 50
    assert any(key not in keys(match) for key in picked)


def test_chance_picks_something_where_there_is_no_move():
    """GB-ACT-04, GB-FLW-04: a Slow model that has moved."""
    match = go(table(ALONE.replace("a1 5u,5u", "a1 5u,5u summoning -slow")), "move:6u,5u")
    picked = {asked(match).options.pick(Random(seed)) for seed in range(30)}
    assert picked == {"summoning", "end"}


def test_chance_picks_what_a_wild_model_is_driven_to():
    """GB-A-44: a Murderous model goes nearer to its target, wherever a random move would lead."""
    match = go(table("wild\nactive summoned-1\nsummoned-1 D8 5u,5u\na1 12u,5u\nb1 20u,20u"))
    picked = [asked(match).options.pick(Random(seed)) for seed in range(30)]
    assert all(key.startswith("move:") and allowed(match, key) for key in picked)
    assert any(key in keys(match) for key in picked)
    assert any(key not in keys(match) for key in picked)


# Sunder


@pytest.mark.parametrize(("face", "gone"), [("4", True), ("3", False)])
def test_sunder_destroys_a_marker_that_is_controlled(face, gone):
    """GB-SPC-01, GB-TST-01: with a success the marker is taken away, with a failure nothing happens."""
    match = go(table(BESIDE), "sunder:objective", face)
    (used,) = events(match, "gb-uses")
    assert used.clause == "GB-SPC-01"
    assert used.args == {"model": "a1", "seat": 0, "what": "gb-sunder", "marker": "objective"}
    assert [(event.clause, event.args) for event in events(match, "gb-marker-destroyed")] == (
        [("GB-SPC-01", {"marker": "objective", "kind": "gb-objective"})] if gone else []
    )
    assert (match.state.marker("objective") is None) == gone


@pytest.mark.parametrize("marker", ["shard-1", "shard-2", "hoard-1"])
def test_any_marker_can_be_sundered(marker):
    """GB-A-27, GB-SPC-01: a hoard, a shard, even the own one."""
    match = go(table(BESIDE + f"objective none\n{marker} 12u,12u"), f"sunder:{marker}", "5")
    assert match.state.markers == ()


@pytest.mark.parametrize("other", ["b2 270mm,12u", "summoned-1 D8 270mm,12u tame 1", "summoned-1 D8 270mm,12u"])
def test_a_marker_that_is_not_controlled_cannot_be_sundered(other):
    """GB-SPC-01, GB-ELE-02: as many others as own godbreakers stand there, be they tame or wild."""
    match = go(table(BESIDE + other))
    why = refused(match, "sunder:objective")
    assert (why.id, why.clause, why.args) == ("gb-not-controlled", "GB-ELE-02", {"marker": "objective"})
    assert not any(key.startswith("sunder") for key in keys(match))


def test_a_wild_model_controls_nothing():
    """GB-SPC-01, GB-ELE-02: neither a marker that it has to itself nor one that nobody is near."""
    t = table("wild\nactive summoned-1\nsummoned-1 D8 338mm,12u\na1 5u,5u\nb1 20u,20u\nhoard-1 20u,5u")
    match = go(t)
    assert refused(match, "sunder:objective").id == refused(match, "sunder:hoard-1").id == "gb-wild-controls-nothing"


@pytest.mark.parametrize("key", ["sunder", "sunder:shard-1", "sunder:a1"])
def test_only_a_marker_that_is_there_can_be_sundered(key):
    """GB-SPC-01"""
    why = refused(go(table(BESIDE)), key)
    assert (why.id, why.clause, why.args) == ("gb-no-such-marker", "GB-SPC-01", {"key": key.partition(":")[2]})


@pytest.mark.parametrize("touch", [False, True])
def test_whether_one_must_stand_at_the_marker(touch):
    """GB-A-27: anybody of the circle may sunder what it controls; with `must_touch_marker` only who is beside it."""
    match = go(table(BESIDE.replace("active a1", "active a2"), must_touch_marker=touch))
    assert ("sunder:objective" in keys(match)) != touch
    if touch:
        why = refused(match, "sunder:objective")
        assert (why.id, why.clause, why.args) == ("gb-not-beside", "GB-A-27", {"model": "a2", "marker": "objective"})
    assert "sunder:objective" in keys(go(table(BESIDE, must_touch_marker=touch)))


def test_a_tame_model_may_sunder():
    """GB-A-54: what the godbreakers of its player control."""
    t = table(BESIDE.replace("active a1", "active summoned-1") + "summoned-1 D8 5u,9u tame 1")
    assert go(t, "sunder:objective", "5").state.markers == ()


def test_a_shard_that_is_gone_shares_nothing():
    """GB-SPC-03, GB-CIR-04: its circle has the trait no longer, at once; other circles keep theirs."""
    circle = "ranged; One iron 8; Two iron 8; Three iron 6; Four iron 6; Five iron 6"
    t = table(BESIDE + "objective none\nshard-1 12u,12u\nshard-2 20u,5u", circles=(circle, circle))
    assert refused(go(t), "engage:b1").args["units"] == 8
    match = go(t, "sunder:shard-1", "5")
    assert refused(match, "engage:b1").args["units"] == 0
    assert match.state.shards == ("", "ranged")
    assert events(match, "gb-marker-destroyed")[0].args == {"marker": "shard-1", "kind": "gb-shard"}


def test_sundering_another_marker_leaves_the_shard_alone():
    """GB-SPC-03: a hoard shares nothing."""
    match = go(table(BESIDE + "objective none\nhoard-1 12u,12u\nshard-1 20u,5u"), "sunder:hoard-1", "5")
    assert match.state.shards == ("despoiling", "")


# Hand off

CARRIER = """
    activation
    active a1
    a1 5u,5u treasure
    a2 6u,5u
    b1 20u,20u
"""


def test_tokens_change_hands_without_a_roll_within_nought_units():
    """GB-SPC-02: the taker claims what the giver had."""
    match = go(table(CARRIER), "hand:a2")
    assert (model(match, "a1").tokens, model(match, "a2").tokens) == ((), ("treasure",))
    assert told(match) == ["gb-uses", "gb-hands"]
    used, handed = match.events
    assert (used.clause, used.args) == ("GB-SPC-02", {"model": "a1", "seat": 0, "what": "gb-hand-off"})
    assert handed.clause == "GB-SPC-02"
    assert handed.args == {"model": "a1", "seat": 0, "to": "a2", "token": "gb-treasure"}


@pytest.mark.parametrize(("face", "tokens"), [("4", ((), ("treasure",))), ("3", (("treasure",), ()))])
def test_from_afar_it_takes_a_test(face, tokens):
    """GB-SPC-02, GB-A-28: Go Long! succeeds and they change hands, or it fails and nothing is lost."""
    match = go(table(CARRIER.replace("a2 6u", "a2 10u")), "hand:a2", face)
    assert (model(match, "a1").tokens, model(match, "a2").tokens) == tokens
    assert match.state.tokens == ()


@pytest.mark.parametrize(("x", "near"), [("329.7mm", True), ("329.8mm", False)])
def test_the_givers_die_says_how_far(x, near):
    """GB-SPC-02, GB-A-28: a D6 hands a token over up to 6U, whatever the taker's die is."""
    t = table(f"activation\nactive a3\na3 5u,5u treasure\na1 D12 {x},5u\nb1 20u,20u")
    match = go(t)
    assert ("hand:a1" in keys(match)) == near
    if not near:
        why = refused(match, "hand:a1")
        assert (why.id, why.clause) == ("gb-too-far-to-hand", "GB-SPC-02")
        assert why.args == {"model": "a3", "target": "a1", "units": 6, "measured": 7}


def test_the_giver_chooses_which_tokens():
    """GB-SPC-02, GB-A-28: any number of them but none; all of them are offered first."""
    match = go(table(CARRIER.replace("treasure", "treasure treasure trophy")), "hand:a2")
    ask = asked(match)
    assert (ask.seat, ask.question, ask.by, ask.clause) == (0, "gb-ask-hand", "a1", "GB-SPC-02")
    assert ask.keys() == ["treasure:2+trophy:1", "treasure:2", "treasure:1+trophy:1", "treasure:1", "trophy:1"]
    match.answer("treasure:1+trophy:1")
    assert (model(match, "a1").tokens, model(match, "a2").tokens) == (("treasure",), ("treasure", "trophy"))
    assert [event.args["token"] for event in events(match, "gb-hands")] == ["gb-treasure", "gb-trophy"]


def test_tokens_add_up_in_the_takers_hands():
    """GB-SPC-02: with what it carries already, kinds in order."""
    match = go(table(CARRIER.replace("a2 6u,5u", "a2 6u,5u trophy treasure")), "hand:a2")
    assert model(match, "a2").tokens == ("treasure", "treasure", "trophy")


def test_a_tame_model_may_receive_and_give():
    """GB-A-28, GB-A-54"""
    t = table(CARRIER.replace("a2 6u,5u", "summoned-1 D8 6u,5u tame 1"))
    assert model(go(t, "hand:summoned-1"), "summoned-1").tokens == ("treasure",)
    t = table("activation\nactive summoned-1\nsummoned-1 D8 6u,5u tame 1 treasure\na1 5u,5u\nb1 20u,20u")
    assert model(go(t, "hand:a1"), "a1").tokens == ("treasure",)


@pytest.mark.parametrize(
    ("target", "id", "args"),
    [
        ("b1", "gb-not-friendly", {"model": "a1", "target": "b1"}),
        ("a1", "gb-not-itself", {"model": "a1"}),
        ("a3", "gb-no-such-model", {"key": "a3"}),
        ("a9", "gb-no-such-model", {"key": "a9"}),
    ],
)
def test_tokens_go_to_friends_who_are_there(target, id, args):
    """GB-SPC-02: not to an enemy, not to oneself, not to somebody in reserve."""
    match = go(table(CARRIER.replace("b1 20u,20u", "b1 5u,6u")))
    why = refused(match, f"hand:{target}")
    assert (why.id, why.clause, why.args) == (id, "GB-SPC-02", args)
    assert [key for key in keys(match) if key.startswith("hand")] == ["hand:a2"]


@pytest.mark.parametrize("tokens", ["", "ready"])
def test_who_has_nothing_to_give_cannot_hand_off(tokens):
    """GB-SPC-02, GB-A-28: and a ready token cannot be given."""
    match = go(table(CARRIER.replace("treasure", tokens), ready=True))
    why = refused(match, "hand:a2")
    assert (why.id, why.clause, why.args) == ("gb-no-tokens", "GB-SPC-02", {"model": "a1"})
    assert not any(key.startswith("hand") for key in keys(match))


def test_a_ready_token_stays_behind():
    """GB-A-28: treasure goes, the ready token does not."""
    match = go(table(CARRIER.replace("treasure", "treasure ready"), ready=True), "hand:a2")
    assert line(match, "a1") == "12700,12700 ready"
    assert model(match, "a2").tokens == ("treasure",)
