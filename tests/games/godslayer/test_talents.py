"""GS-TAC-15: songs, brews and prayers."""

import pytest

from tests.games.godslayer.kit import battle, card, events, go, keys, model, refused, state, the_card, told
from theomachy.games.godslayer.rules.values.statistics import For, stat

SQUAD = "10,14 11.5,14 13,14 14.5,14"
FAR = card("b gorelord", "45,45")


def names(match, id):
    return [effect.id for effect in model(match, id).effects]


def brewer(*more, tokens=5):
    return battle(card("a brewer-of-odrorir", "10,10", tokens=tokens), *more, FAR, active="a1")


def test_a_brew_needs_no_test():
    """GS-TAC-15: paid and measured, nothing else; it works on the whole unit to the end of the round."""
    match = go(brewer(card("a fjell-warriors", SQUAD)), "talent:brews:stout:a2")
    assert [names(match, f"a2.{n}") for n in (1, 4)] == [["stout"]] * 2
    assert (model(match, "a2.1").effects[0].kind, model(match, "a2.1").effects[0].until) == ("talent", "round")
    assert stat(state(match), model(match, "a2.1"), "ARM") == 7
    assert (the_card(match, "a1").tokens, told(match)[0]) == (3, "gs-talent")


def test_firewater_is_for_blows():
    """GS-TAC-15: one POW more in melee only."""
    match = go(brewer(), "talent:brews:firewater:a1")
    t, one = state(match), model(match, "a1")
    assert (stat(t, one, "POW", For("melee")), stat(t, one, "POW", For("missile"))) == (1, 0)


def test_one_of_the_list_a_round():
    """GS-TAC-15: after one brew there is no other in this round; next round there is."""
    match = go(brewer(), "talent:brews:stout:a1")
    why = refused(match, "talent:brews:firewater:a1")
    assert (why.id, why.clause) == ("gs-talent-used", "GS-TAC-15")
    assert not any(key.startswith("talent") for key in keys(match))
    match = go(match.state.copy(), "end | end | seat-1", "5 5 | 1 1")
    assert "talent:brews:firewater:a1" in keys(match)


def test_a_talent_is_no_tactic():
    """GS-TAC-15, GS-TAC-03: the valkyrie prays and rides in one activation, and both effects stay."""
    t = battle(card("a valkyrie", "10,10", wounds=5), FAR, active="a1")
    match = go(t, "talent:prayer:prayer-heal:a1 | tactic:ride-them-down", "3")
    assert (model(match, "a1").wounds, the_card(match, "a1").tokens) == (3, 2)


def test_a_brew_carries_three_inches():
    """GS-TAC-15, GS-TRM-03: measured when it is paid; who is further away gets none."""
    near = card("a fjell-warriors", "10,14.18 11.5,14.5 13,14.5 14.5,14.5")
    far = card("a fjell-warriors", "10,14.19 11.5,14.5 13,14.5 14.5,14.5")
    assert names(go(brewer(near), "talent:brews:stout:a2"), "a2.1") == ["stout"]
    match = go(brewer(far), "talent:brews:stout:a2")
    assert (names(match, "a2.1"), events(match, "gs-falls-short")[0].clause) == ([], "GS-TAC-15")
    assert the_card(match, "a1").tokens == 3


def test_creatures_may_drink_and_be_prayed_for():
    """GS-A-65: only ordered tactics are barred."""
    assert names(go(brewer(card("a frost-bear", "10,13")), "talent:brews:stout:a2"), "a2") == ["stout"]


def test_clearmead_makes_a_failed_test_again():
    """GS-TAC-15, GS-TRM-09: one failed LEAD test of the round, if its player wishes."""
    t = battle(
        card("a brewer-of-odrorir", "10,10"),
        card("a einherjer", "10,13 11.5,13 13,13"),
        card("a warsmith", "10,17"),
        FAR,
        active="a1",
    )
    t.models[1].where = "destroyed"
    start = "talent:brews:clearmead:a2 | end | a2 | tactic:rune-ward"
    match = go(t, f"{start} | again", "6 6 | 3 4")
    assert names(match, "a2.2") == ["rune-ward"]
    match = go(t.copy(), f"{start} | keep", "6 6")
    assert names(match, "a2.2") == ["clearmead"]
    match = go(t.copy(), f"{start} | again", "6 6 | 6 5")
    assert names(match, "a2.2") == []


def test_a_prayer_heals_one_model():
    """GS-TAC-15, GS-CON-02, GS-A-133: D3 life points, never more than there were."""
    t = battle(card("a valkyrie", "10,10"), card("a fjell-warriors", SQUAD, wounds=(1, 4)), FAR, active="a1")
    match = go(t, "talent:prayer:prayer-heal:a2.2", "5")
    assert [model(match, f"a2.{n}").wounds for n in (1, 2)] == [1, 1]
    match = go(t.copy(), "talent:prayer:prayer-heal:a2.1", "6")
    assert model(match, "a2.1").wounds == 0


def bard(*more):
    return battle(card("a bard-of-aynnsing", "10,10"), *more, active="a1")


def test_songs():
    """GS-TAC-15: the reel gives MOV, the hymn LEAD, to the end of the round, within LEAD range."""
    t = bard(card("a scabhta-hunters", "10,14 11.5,14 13,14"), FAR)
    match = go(t, "talent:minstrel:reel:a2")
    assert stat(state(match), model(match, "a2.3"), "MOV") == 5
    match = go(t.copy(), "talent:minstrel:hymn:a2")
    assert stat(state(match), model(match, "a2.3"), "LEAD") == 9


def test_the_lament_afflicts_every_member():
    """GS-TAC-15, GS-CEF-05: no contest; every model of the unit rolls for itself."""
    match = go(bard(card("b gut-hackers", "10,14 12,14 14,14")), "talent:minstrel:lament:b1", "4 | 5 | 1")
    assert [names(match, f"b1.{n}") for n in (1, 2, 3)] == [["dread-vision"], [], ["dread-vision"]]


def test_songs_have_their_side():
    """GS-TAC-15, GS-PRO-06: laments for enemies, reels for friends, oneself included."""
    t = bard(card("b gut-hackers", "10,14 12,14 14,14"))
    assert [key for key in keys(go(t)) if key.startswith("talent")] == [
        "talent:minstrel:lament:b1",
        "talent:minstrel:reel:a1",
        "talent:minstrel:hymn:a1",
    ]
    assert refused(go(t), "talent:minstrel:reel:b1").id == "gs-needs-friend"


@pytest.mark.parametrize(
    ("arg", "reason"),
    [
        ("", "gs-no-such-action"),
        ("brews:stout", "gs-name-somebody"),
        ("brews:stout:", "gs-name-somebody"),
        ("brews:stout:z", "gs-no-such-model"),
        *[(arg, "gs-no-such-talent") for arg in ("brews", "brews::a1", "x:y:z", ":::")],
    ],
)
def test_nonsense_is_refused(arg, reason):
    """GS-TAC-15: any string gets a reason."""
    assert refused(go(brewer()), f"talent:{arg}").id == reason


def test_a_talent_is_paid_for():
    """GS-TAC-15, GS-ACT-04: with one token there is no brew."""
    assert refused(go(brewer(tokens=1)), "talent:brews:stout:a1").id == "gs-too-few-tokens"
