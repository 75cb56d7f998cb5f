"""GS-WLD: what warlords do for their warband."""

from tests.games.godslayer.kit import battle, card, events, go, keys, piece, refused, state, the_card, told

SQUAD = "10,14 11.5,14 13,14 14.5,14"
FAR = card("b ursapine", "45,45")


def court(*more, **fields):
    return battle(
        card("a centurion", "10,10", leader=True), card("a legionnaires", SQUAD), *more, FAR, active="a1", **fields
    )


def test_a_warlord_gives_a_token():
    """GS-WLD-01: one token goes from his pool to a model or unit in LEAD range and sight."""
    match = go(court(), "assign:a2")
    assert (the_card(match, "a1").tokens, the_card(match, "a2").tokens) == (5, 5)
    assert (told(match), events(match, "gs-gains-tokens")[0].clause) == (["gs-gains-tokens"], "GS-WLD-01")


def test_one_to_each():
    """GS-WLD-01: to as many as he has tokens for."""
    match = go(court(card("a princeptor", "12,10")), "assign:a2 | assign:a3")
    assert [the_card(match, id).tokens for id in ("a1", "a2", "a3")] == [4, 5, 6]


def test_never_more_than_one():
    """GS-WLD-02, GS-A-62: one a round from all warlords together."""
    match = go(court(card("a warsmith", "15,10")), "assign:a2 | end | a3")
    why = refused(match, "assign:a2")
    assert (why.id, why.clause) == ("gs-token-assigned", "GS-WLD-02")
    match = go(state(match).copy(), "end | end | end | seat-1 | a3", "5 5 | 1 1")
    assert "assign:a2" in keys(match)


def test_too_far_is_lost():
    """GS-WLD-01, GS-TRM-03: declared and paid before it is measured."""
    t = battle(card("a centurion", "10,10"), card("a princeptor", "10,21"), FAR, active="a1")
    match = go(t, "assign:a2")
    assert (the_card(match, "a1").tokens, the_card(match, "a2").tokens) == (5, 5)
    assert events(match, "gs-falls-short")[0].clause == "GS-WLD-01"
    assert "assign:a2" in keys(match)


def test_whom_he_does_not_see_he_gives_nothing():
    """GS-WLD-01: line of sight is needed."""
    wall = piece("wall", "5,11.5 20,11.5 20,12.5 5,12.5", height=4, going="impassable")
    match = go(court(terrain=[wall]))
    assert (refused(match, "assign:a2").id, refused(match, "assign:a2").clause) == ("gs-unseen", "GS-WLD-01")


def test_not_to_himself():
    """GS-A-62, GS-WLD-01: a warlord gives no token to itself, nor to enemies, nor to nobody."""
    match = go(court())
    reasons = {
        "a1": "gs-not-to-itself", "b1": "gs-needs-friend", "a9": "gs-no-such-model", "a2.1": "gs-needs-the-unit",
        "": "gs-no-such-action",
    }  # fmt: skip
    for key, id in reasons.items():
        assert refused(match, f"assign:{key}").id == id
    assert refused(match, "assign:a1").clause == "GS-A-62"


def test_to_anybody_else():
    """GS-A-62, GS-A-65, GS-A-134: who was activated, creatures, machines, who flees: all may receive one."""
    t = court(
        card("a bonehound", "12,10"), card("a scorpio", "15,10 17,10 15,12"), card("a princeptor", "8,10", fleeing=True)
    )
    t.cards[1].activated = True
    assert [key for key in keys(go(t)) if key.startswith("assign")] == [f"assign:a{n}" for n in (2, 3, 4, 5)]


def test_only_warlords_give_tokens():
    """GS-WLD-01: a character does not."""
    t = battle(card("a princeptor", "10,10"), card("a legionnaires", SQUAD), FAR, active="a1")
    match = go(t)
    assert (refused(match, "assign:a2").id, refused(match, "assign:a2").clause) == ("gs-no-warlord", "GS-WLD-01")
    assert not any(key.startswith("assign") for key in keys(match))


def test_an_empty_pool_gives_nothing():
    """GS-ACT-04, GS-WLD-01: what he does not have he cannot give."""
    poor = card("a centurion", "10,10", tokens=0, items=("alchemical-stimulant",))
    t = battle(poor, card("a legionnaires", SQUAD), FAR, active="a1")
    match = go(t)
    assert (refused(match, "assign:a2").id, refused(match, "assign:a2").clause) == ("gs-too-few-tokens", "GS-ACT-04")
