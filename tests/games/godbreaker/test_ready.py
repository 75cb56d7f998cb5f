"""GB-ADV-RDY: models that hold a ready token, and how they react."""

import pytest

from tests.games.godbreaker.dice import faces
from tests.games.godbreaker.table import asked, events, go, hurts, keys, line, model, place, refused, table, told
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Match


def engagements(match: Match[Saga]) -> list[str]:
    """All so far, as `b1 a1`: who engaged whom."""
    return [f"{event.args['model']} {event.args['target']}" for event in events(match, "gb-engages")]


def spent(match: Match[Saga]) -> list[str]:
    """Whose ready tokens were spent on a reaction."""
    return [event.args["model"] for event in events(match, "gb-ready-spent") if event.clause == "GB-ADV-RDY-02"]


# Getting ready


def test_to_get_ready_ends_the_activation():
    """GB-ADV-RDY-01: as the first of two actions already; the model claims a new token."""
    t = table("activation\nactive a1\na1 5u,5u\na2 9u,5u\nb1 20u,20u", ready=True)
    assert "ready" in keys(go(t))
    match = go(t, "ready")
    assert line(match, "a1") == "12700,12700 ready activated"
    (event,) = [event for event in match.events if event.id == "gb-claims"]
    assert (event.clause, event.args) == ("GB-ADV-RDY-01", {"model": "a1", "seat": 0, "token": "gb-ready"})


def test_ready_is_used_on_nothing():
    """GB-ADV-RDY-01, GB-ACT-04"""
    t = table("activation\nactive a1\na1 5u,5u\nb1 20u,20u", ready=True)
    assert refused(go(t), "ready:b1").id == "gb-no-such-option"


def test_ready_has_to_be_agreed_on():
    """GB-ADV-RDY-01: without it there is no such action, and a token does nothing."""
    t = table("activation\nactive a1\na1 5u,5u\nb1 9u,5u ready")
    assert str(refused(go(t), "ready")) == "gb-ready-not-agreed [GB-ADV-RDY-01]"
    assert engagements(go(t, "move:8u,5u")) == []


def test_tame_models_can_be_ready_too():
    """GB-ADV-RDY-01, GB-A-54"""
    t = table("activation\nactive summoned-1\nsummoned-1 D8 5u,5u tame 1\na1 9u,9u\nb1 20u,20u", ready=True)
    assert model(go(t, "ready"), "summoned-1").tokens == ("ready",)


# Reacting

GUARD = """
    activation
    active a1
    a1 5u,5u {}
    b1 9u,5u ready {}
"""


def test_who_is_ready_engages_an_enemy_that_comes_into_range():
    """GB-ADV-RDY-02: the token is spent, nobody is asked, and the active model goes on with its second action."""
    match = go(table(GUARD.format("", ""), ready=True), "move:8u,5u", "3 6")
    assert told(match) == [
        *["gb-moves", "gb-ready-spent", "gb-engages"],
        *["gb-attack-roll"] * 2,
        *["gb-wins-engagement", "gb-hurt"],
    ]
    (event,) = events(match, "gb-ready-spent")
    assert (event.clause, event.args) == ("GB-ADV-RDY-02", {"model": "b1", "seat": 1})
    assert engagements(match) == ["b1 a1"]
    assert [event.args["model"] for event in events(match, "gb-attack-roll")] == ["b1", "a1"]
    assert model(match, "b1").tokens == ()
    assert hurts(match) == ["b1 3"]
    assert (asked(match).by, match.state.activation.taken) == ("a1", ("move",))


@pytest.mark.parametrize(
    ("start", "end", "reacts"),
    [("5u,5u", "7.1u,5u", True), ("5u,5u", "7u,5u", False), ("8u,5u", "8u,5.2u", True), ("8u,5u", "6u,5u", False)],
)
def test_where_the_placing_ends_decides(start, end, reacts):
    """GB-ADV-RDY-02, GB-A-63: within attack range, also from one spot in range to another; not beyond."""
    t = table(GUARD.format("", "").replace("a1 5u,5u", f"a1 {start}"), ready=True)
    escape = ["5"] if start == "8u,5u" else []
    match = go(t, f"move:{end}", " | ".join([*escape, *(["3 3"] if reacts else [])]))
    assert (spent(match), engagements(match)) == ((["b1"], ["b1 a1"]) if reacts else ([], []))


def test_the_attack_range_is_that_of_the_ready_model():
    """GB-ADV-RDY-02, GB-TRT-15: Ranged makes it react from afar."""
    match = go(table(GUARD.format("", "ranged"), ready=True), "move:3u,5u", "3 6")
    assert engagements(match) == ["b1 a1"]


@pytest.mark.parametrize("answer", ["end", "thunderous"])
def test_without_a_placing_nobody_reacts(answer):
    """GB-ADV-RDY-02: an enemy that stays where it is, beside a ready model, sets nothing off."""
    t = table(GUARD.format("thunderous", "").replace("a1 5u,5u", "a1 8u,5u"), ready=True)
    assert spent(go(t, answer, "" if answer == "end" else "4")) == []


def test_friends_may_come_near():
    """GB-ADV-RDY-02: only enemies set it off."""
    t = table("activation\nactive a1\na1 5u,5u\na2 9u,5u ready\nb1 20u,20u", ready=True)
    assert spent(go(t, "move:8u,5u")) == []


def test_the_action_is_finished_first():
    """GB-ADV-RDY-02: its test, its damage and what it claims come before the reaction."""
    t = table(GUARD.format("", "") + "b2 4u,5u\ntoken treasure 8u,6u", ready=True)
    match = go(t, "move:8u,5u | treasure:1", "3 | 3 6")
    assert told(match)[1:6] == ["gb-test-failure", "gb-hurt", "gb-claims", "gb-ready-spent", "gb-engages"]


def test_a_triumph_of_the_action_is_complete_before_the_reaction():
    """GB-TRI-03, GB-A-22: the die grows, then ready models come; and a triumph of theirs is complete afterwards."""
    t = table(GUARD.format("", "") + "b2 4u,5u", ready=True)
    match = go(t, "move:8u,5u", "8 | 8 10")
    assert (model(match, "a1").die, model(match, "b1").die) == (12, 10)
    assert told(match)[2:5] == ["gb-triumph", "gb-grows", "gb-ready-spent"]
    assert told(match)[-1] == "gb-grows"


def test_who_ascended_meets_nobody():
    """GB-TRI-04, GB-ADV-RDY-02: a D12 that left the battlefield when its action was over sets nothing off."""
    t = table(GUARD.format("", "").replace("a1 5u,5u", "a1 D12 5u,5u") + "a2 20u,20u\nb2 4u,5u", ready=True)
    match = go(t, "move:8u,5u", "12")
    assert (model(match, "a1").where, spent(match), model(match, "b1").tokens) == ("ascended", [], ("ready",))


# What sets it off


def test_a_mysterious_arrival_sets_it_off():
    """GB-A-63, GB-TRT-04"""
    match = go(table(GUARD.format("mysterious", ""), ready=True), "mysterious | 9u,6.3u", "4 | 3 6")
    assert engagements(match) == ["b1 a1"]


def test_a_cunning_step_sets_it_off():
    """GB-A-63, GB-TRT-11: after the engagement in which it was made."""
    t = table(GUARD.format("cunning", "").replace("a1 5u,5u", "a1 6u,5u") + "b2 6u,6u", ready=True)
    match = go(t, "engage:b2 | 7.2u,5.2u", "4 4 | 3 3")
    assert (engagements(match), spent(match)) == (["a1 b2", "b1 a1"], ["b1"])


def test_who_is_thrown_about_sets_it_off():
    """GB-A-63, GB-TRT-07: but the active model stays out of reach, so the token is wasted."""
    t = table(
        """
        activation
        active a1
        objective none
        a1 5u,5u juggernaut
        b1 6u,5u
        c1 10u,5u ready
    """,
        ready=True,
    )
    match = go(t, "engage:b1 | b1 | 8.7u,5u", "4 4")
    assert (spent(match), engagements(match)) == (["c1"], ["a1 b1"])
    assert model(match, "c1").tokens == ()


def test_ones_own_model_thrown_into_ones_own_range_does_not():
    """GB-ADV-RDY-02: b1 is no enemy of b2."""
    t = table("activation\nactive a1\na1 5u,5u juggernaut\nb1 6u,5u\nb2 10u,5u ready", ready=True)
    assert spent(go(t, "engage:b1 | b1 | 8.7u,5u", "4 4")) == []


def test_what_is_summoned_sets_it_off():
    """GB-A-63, GB-TRT-19: wild, it alarms friends of the summoner as well, who waste their tokens on it."""
    text = "activation\nactive a1\na1 5u,5u summoning\na2 7u,5u ready\nb1 20u,20u"
    match = go(table(text, ready=True), "summoning | 6u,5u", "3")
    assert (spent(match), engagements(match)) == (["a2"], [])
    assert spent(go(table(text, ready=True), "summoning | 6u,5u", "4")) == []


def test_a_threat_of_a_scenario_sets_it_off():
    """GB-A-63, GB-SCO1-07: a Forgotten beside the plunderer, who is engaged for it if in reach."""
    text = "activation\nactive a1\na1 5u,5u\nb1 {} ready\nhoard-1 5u,160mm"
    match = go(table(text.format("7u,5u"), ready=True), "plunder:hoard-1 | 6u,5u", "3")
    assert (spent(match), engagements(match)) == (["b1"], [])
    match = go(table(text.format("7u,5u ranged"), ready=True), "plunder:hoard-1 | 6u,5u", "3 | 3 3")
    assert engagements(match) == ["b1 a1"]


def test_a_wild_model_sets_it_off():
    """GB-A-63: in its own activation, too."""
    t = table("wild\nactive summoned-1\nsummoned-1 D8 5u,5u\na1 9u,5u ready\nb1 20u,20u", ready=True)
    assert engagements(go(t, "move:8u,5u", "3 3 | 5 4")) == ["a1 summoned-1"]


# Several


def test_several_react_in_priority():
    """GB-A-63: each with its own engagement, wild ones last; models of one player in the order of their list."""
    t = table(
        """
        activation priority 2,4,3,1
        active a1
        objective none
        a1 5u,5u
        b1 9u,4.2u ready
        b2 9u,5.8u ready
        c1 8u,3.9u ready
        d1 8u,6.1u ready
        summoned-1 D8 7u,4.2u ready
    """,
        ready=True,
    )
    match = go(t, "move:8u,5u", "3 3 | 3 3 | 3 3 | 3 3 | 3 3")
    assert engagements(match) == ["b1 a1", "b2 a1", "d1 a1", "c1 a1", "summoned-1 a1"]


def test_when_the_active_model_is_gone_the_other_tokens_are_wasted():
    """GB-A-63, GB-TRI-04: a D12 ascends in the first reaction, and the second finds nobody."""
    t = table(GUARD.format("", "").replace("a1 5u,5u", "a1 D12 5u,5u") + "a2 20u,20u\nb2 8u,6u ready", ready=True)
    match = go(t, "move:8u,5u", "3 12")
    assert (spent(match), engagements(match)) == (["b1", "b2"], ["b1 a1"])


def test_a_reaction_sets_off_no_other():
    """GB-A-63: the active model slips from b1 to b2, who was not alarmed by its move."""
    t = table(GUARD.format("cunning2", "") + "b2 6u,7.5u ready", ready=True)
    match = go(t, "move:8u,5u | 6.5u,6.5u", "3 6")
    assert (spent(match), place(match, "a1")) == (["b1"], "16510,16510")
    assert model(match, "b2").tokens == ("ready",)
    match.answer("end")
    assert spent(match) == ["b1"]


# Traits


def test_who_reacts_is_inactive_and_the_other_is_active():
    """GB-A-63, GB-TRT-01, GB-TRT-12: Defensive helps the one, Deadly the other, and not the other way round."""
    t = table(GUARD.format("deadly2", "defensive"), ready=True)
    assert faces(t, "move:8u,5u") == [(2, 8), (3, 8)]
    t = table(GUARD.format("defensive", "deadly2"), ready=True)
    assert faces(t, "move:8u,5u") == [(1, 8), (1, 8)]


def test_only_the_active_model_is_nominated():
    """GB-ADV-RDY-02, GB-A-63: neither Merciless, nor Cunning, nor Juggernaut of the one who reacts."""
    t = table(GUARD.format("", "merciless3 cunning3 juggernaut3") + "a2 10u,5u", ready=True)
    match = go(t, "move:8u,5u", "4 6")
    assert engagements(match) == ["b1 a1"]
    assert asked(match).question == "gb-ask-action"


def test_nor_does_the_active_model_nominate_more():
    """GB-ADV-RDY-02, GB-TRT-14: it was engaged and engages nobody."""
    t = table(GUARD.format("merciless3", "") + "b2 8u,6u", ready=True)
    assert engagements(go(t, "move:8u,5u", "4 6")) == ["b1 a1"]


def test_the_active_model_may_be_cunning():
    """GB-A-63, GB-TRT-11: it has all that it has when active, and slips out of reach before damage."""
    t = table(GUARD.format("cunning", ""), ready=True)
    match = go(t, "move:8u,5u", "6 3")
    assert (asked(match).seat, asked(match).question, asked(match).by) == (0, "gb-ask-cunning", "a1")
    match = go(t, "move:8u,5u | 6.5u,5u", "6 3")
    assert (hurts(match), told(match)[-1]) == ([], "gb-out-of-reach")


def test_the_active_model_may_be_a_juggernaut():
    """GB-A-63, GB-TRT-07: it throws the one who reacted."""
    match = go(table(GUARD.format("juggernaut", ""), ready=True), "move:8u,5u | b1 | 11u,5u", "3 6")
    assert (hurts(match), place(match, "b1")) == (["b1 3"], "27940,12700")


def test_a_cunning_wild_model_slips_away_by_the_policy():
    """GB-A-52, GB-A-63: if it lost against who reacted; not if it won."""
    text = "wild\nactive summoned-1\nsummoned-1 D8 5u,5u cunning2\na1 9u,5u ready\na2 20u,5u\nb1 20u,20u"
    t = table(text, ready=True, wild="policy", rounds=3)
    match = go(t, "", "6 3 | 5 4")
    assert (hurts(match), [event.args["model"] for event in events(match, "gb-out-of-reach")]) == ([], ["a1"])
    match = go(t, "", "3 6 | 5 | 5 4")
    assert hurts(match) == ["a1 3"]
    assert events(match, "gb-uses") == []


def test_who_reacts_may_be_vengeful():
    """GB-TRT-05, GB-A-25: it suffered attack damage, so it may strike back."""
    match = go(table(GUARD.format("", "vengeful2"), ready=True), "move:8u,5u | a1", "3 6")
    assert hurts(match) == ["b1 3", "a1 2"]


def test_a_reaction_is_no_engage_of_the_activation():
    """GB-A-64, GB-FLW-02: a careful model that was engaged may still engage, and a careful one reacts."""
    t = table(GUARD.format("-careful", "-careful"), ready=True)
    match = go(t, "move:8u,5u", "3 3")
    assert engagements(match) == ["b1 a1"]
    assert "engage:b1" in keys(match)
    t = table(GUARD.format("cunning", "-careful").replace("a1 5u,5u", "a1 6u,5u") + "b2 6u,6u", ready=True)
    assert engagements(go(t, "engage:b2 | 7.2u,5.2u", "4 4 | 3 3")) == ["a1 b2", "b1 a1"]


# Tokens that are gone


def test_a_reaction_that_is_no_longer_due_does_nothing():
    """GB-ADV-RDY-02: without a token, or off the battlefield."""
    text = (
        'activation\nactive a1 move\na1 8u,5u\na2 9u,9u\nb1 9u,5u {}\nb2 20u,20u\nagenda [{{"does":"react","model":5}}]'
    )
    assert go(table(text.format(""), ready=True)).events == []
    assert go(table(text.format("casualty ready"), ready=True)).events == []


def test_ready_tokens_vanish_when_the_round_is_over():
    """GB-ADV-RDY-03: other tokens do not."""
    t = table("resolution round 2\na1 5u,5u ready treasure\na2 9u,5u\nb1 20u,20u ready", ready=True)
    match = go(t, "", "5 4")
    found = [(event.clause, event.args) for event in events(match, "gb-ready-spent")]
    assert found == [("GB-ADV-RDY-03", {"model": "a1", "seat": 0}), ("GB-ADV-RDY-03", {"model": "b1", "seat": 1})]
    assert (model(match, "a1").tokens, model(match, "b1").tokens) == (("treasure",), ())


def test_a_ready_token_is_never_dropped():
    """GB-ADV-RDY-03, GB-ELE-04: what a casualty carried lies where it stood, but for the ready token."""
    t = table("recovery round 2\na1 5u,5u damage 5 ready treasure\na2 9u,5u\nb1 20u,20u", ready=True)
    match = go(t, "", "4 | 5 4")
    assert [(token.kind, token.x, token.y) for token in match.state.tokens] == [("treasure", 12700, 12700)]
    assert line(match, "a1") == "12700,12700 casualty"
    (event,) = events(match, "gb-token-lies")
    assert (event.clause, event.args) == ("GB-ELE-04", {"token": "gb-treasure"})
