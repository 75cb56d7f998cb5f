"""GB-FLW: what is wrong with a godbreaker."""

import pytest

from tests.games.godbreaker.table import allowed, asked, events, go, hurts, keys, model, refused, table

# Brittle


def test_the_brittle_suffer_one_more_each_time():
    """GB-FLW-01, GB-A-23: by an attack, by an obstacle, and twice by thunder that strikes twice."""
    text = "activation\nactive a1\na1 5u,5u thunderous\nb1 6u,5u -brittle"
    match = go(table(text), "engage:b1", "5 2")
    assert events(match, "gb-hurt")[0].args == {"model": "b1", "seat": 1, "n": 4, "damage": 4}
    match = go(table(text), "thunderous", "4")
    assert (hurts(match), model(match, "b1").damage) == (["b1 2", "b1 2"], 4)
    match = go(table("activation\nactive b1\na1 5u,5u\nb1 6u,5u -brittle"), "move:9u,5u", "3")
    assert hurts(match) == ["b1 2"]


def test_the_brittle_suffer_nothing_of_nothing():
    """GB-A-23: a tie does them no harm."""
    assert hurts(go(table("activation\nactive a1\na1 5u,5u\nb1 6u,5u -brittle"), "engage:b1", "4 4")) == []


def test_others_are_not_brittle():
    """GB-FLW-01: the flaw of the one who strikes does not count."""
    assert hurts(go(table("activation\nactive a1\na1 5u,5u -brittle\nb1 6u,5u"), "engage:b1", "5 2")) == ["b1 3"]


# Careful and Slow


def test_the_careful_engage_once_in_an_activation():
    """GB-FLW-02, GB-ENG-08: no second time, whoever it is; anything else they may do."""
    t = table("activation\nactive a1\na1 5u,5u -careful\nb1 6u,5u\nb2 4u,5u")
    assert "engage:b1" in keys(go(t))
    match = go(t, "engage:b1", "5 4")
    for id in ("b1", "b2"):
        why = refused(match, f"engage:{id}")
        assert (why.id, why.clause, why.args) == ("gb-careful", "GB-FLW-02", {"model": "a1"})
    assert not any(key.startswith("engage") for key in keys(match))
    assert allowed(match, "move:5u,7u")
    assert "engage:b1" in keys(go(t, "move:5u,5.1u", "4"))


def test_the_slow_move_once_in_an_activation():
    """GB-FLW-04, GB-MOV-07: no second time; anything else they may do."""
    t = table("activation\nactive a1\na1 5u,5u -slow\nb1 8u,5u")
    match = go(t, "move:7u,5u")
    why = refused(match, "move:7u,6u")
    assert (why.id, why.clause, why.args) == ("gb-slow", "GB-FLW-04", {"model": "a1"})
    assert not any(key.startswith("move") for key in keys(match))
    assert "engage:b1" in keys(match)
    t = table("activation\nactive a1\na1 7u,5u -slow\nb1 8u,5u")
    assert allowed(go(t, "engage:b1", "5 4"), "move:7u,6u")


@pytest.mark.parametrize("flaws", ["", "-brittle -prey -unlucky"])
def test_everybody_else_may_do_either_twice(flaws):
    """GB-ACT-04, GB-FLW-02, GB-FLW-04: the same action twice is allowed."""
    t = table(f"activation\nactive a1\na1 5u,5u {flaws}\nb1 6u,5u -careful -slow")
    assert allowed(go(t, "engage:b1", "5 4"), "engage:b1")
    assert allowed(go(t, "move:5u,6u", "5"), "move:5u,7u")


# Prey


@pytest.mark.parametrize(("x", "driven"), [("380.5mm", True), ("380.6mm", False)])
def test_prey_draws_wild_models(x, driven):
    """GB-FLW-03, GB-WLD-06, GB-A-48: a D8 that has it within its own movement range, 8U, turns Predator; it lets closer
    enemies be."""
    t = table(f"wild\nsummoned-1 D8 5u,5u\na1 {x},5u -prey\na2 5u,8u\nb1 20u,20u")
    match = go(t)
    assert [event.args for event in events(match, "gb-compelled")] == (
        [{"model": "summoned-1", "compulsion": "gb-compulsion-predator"}] if driven else []
    )
    assert asked(match).by == "summoned-1"
    assert allowed(match, "move:8u,5u") == driven
    why = refused(match, "move:5u,6u" if driven else "move:8u,4u")
    assert (why.id, why.clause) == ("gb-driven-nearer", "GB-FLW-03" if driven else "GB-WLD-02")
    assert why.args["compulsion"] == f"gb-compulsion-{'predator' if driven else 'murderous'}"


def test_it_is_the_range_of_the_wild_model_that_counts():
    """GB-FLW-03: Fleet makes it longer, and a small Prey in sight of a large wild one is not saved by its own die."""
    t = table("wild\nsummoned-1 D12 5u,5u fleet\na3 19u,5u -prey\na2 5u,8u\nb1 20u,20u")
    assert len(events(go(t), "gb-compelled")) == 1
    t = table("wild\nsummoned-1 D12 5u,5u\na1 D12 19.5u,5u fleet3 -prey\na2 5u,8u\nb1 20u,20u")
    assert events(go(t), "gb-compelled") == []


def test_of_several_prey_the_closest_is_hunted():
    """GB-FLW-03, GB-MEA-07: 3U before 5U; the player who decides for it may choose among equals only."""
    match = go(table("wild\nsummoned-1 D8 5u,5u\na1 9u,5u -prey\nb1 5u,11u -prey\nb2 20u,20u"))
    assert allowed(match, "move:7u,5u")
    assert refused(match, "move:5u,7u").args["targets"] == ["a1"]


def test_prey_that_is_gone_draws_nobody():
    """GB-FLW-03: a casualty lies where it fell."""
    match = go(table("wild\nsummoned-1 D8 5u,5u\na1 7u,5u casualty -prey\na2 5u,8u\nb1 20u,20u"))
    assert events(match, "gb-compelled") == []
