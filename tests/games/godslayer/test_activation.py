"""GS-AVN, GS-PAS: who is activated when, how many in a turn, attachments, passing."""

import pytest

from tests.games.godslayer.kit import allowed, asked, battle, card, events, go, keys, model, refused, state, the_card
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.state import Effect, Turn

UNIT = "10,10 11.5,10 13,10 14.5,10"
ENEMY = card("b gorelord", "40,40"), card("b ursapine", "40,36"), card("b gut-hackers", "30,40 32,40 34,40")


def force(*more, **fields):
    """Two individuals and two units of seat a against three enemies."""
    return battle(
        card("a centurion", "5,5"),
        card("a princeptor", "5,8"),
        card("a legionnaires", UNIT),
        card("a legio-mortum", "10,14 11.5,14 13,14 14.5,14"),
        *more,
        *ENEMY,
        **fields,
    )


# The limit of a turn


def unspent(match):
    """Return the sentence on what stays unused for each option that is offered, by its key."""
    choice = asked(match).choice
    return {str(option): str(left) for option in choice.options() if (left := choice.unspent(option))}


def test_the_end_of_a_turn_tells_who_could_still_act():
    """GS-AVN-03: the card with the most tokens is named; if nobody could act, nothing is told."""
    cards = (
        card("a centurion", "10,10"),
        card("a princeptor", "20,20", tokens=3),
        card("a legionnaires", UNIT, tokens=4),
    )
    match = go(battle(*cards, *ENEMY), "a1 | end")
    assert unspent(match) == {"end": "gs-not-acted card=a3 tokens=4 others=1 [GS-AVN-03]"}


def test_the_end_of_an_activation_tells_what_the_card_keeps():
    """GS-ACT-01: tokens are kept until the round ends."""
    for tokens, told in ((5, {"end": "gs-unspent tokens=5 [GS-ACT-01]"}), (0, {})):
        assert unspent(go(battle(card("a centurion", "10,10", tokens=tokens), *ENEMY))) == told


def test_everybody_who_waits_may_be_nominated():
    """GS-AVN-01, GS-AVN-03: any one of the cards that were not activated yet."""
    match = go(force())
    assert asked(match).question == "gs-ask-activate"
    assert keys(match) == ["a1", "a2", "a3", "a4"]


def test_two_individuals_make_a_turn():
    """GS-AVN-03: two individual models are the most."""
    match = go(force(), "a1 | end | a2 | end")
    assert asked(match).seat == 1


def test_an_individual_and_a_unit_make_a_turn():
    """GS-T-23, GS-AVN-03: after an individual and a unit the turn is over."""
    match = go(force(), "a1 | end | a3 | end")
    assert (asked(match).seat, asked(match).question) == (1, "gs-ask-activate")


def test_a_unit_may_come_first():
    """GS-AVN-03: in any order."""
    assert asked(go(force(), "a3 | end | a1 | end")).seat == 1


def test_never_two_units_in_a_turn():
    """GS-AVN-03: after a unit only an individual may follow."""
    match = go(force(), "a3 | end")
    assert keys(match) == ["a1", "a2", "end"]
    assert (refused(match, "a4").id, refused(match, "a4").clause) == ("gs-one-unit-a-turn", "GS-AVN-03")


def test_one_is_enough():
    """GS-AVN-03: a player may stop after one; but somebody must be activated."""
    match = go(force())
    assert (refused(match, "end").id, refused(match, "end").clause) == ("gs-must-activate", "GS-AVN-01")
    assert asked(go(force(), "a1 | end | end")).seat == 1


def test_activations_are_not_interleaved():
    """GS-AVN-03: the second begins when the first has ended, and no one comes twice."""
    match = go(force(), "a1 | end")
    assert (refused(match, "a1").id, refused(match, "a1").clause) == ("gs-was-activated", "GS-AVN-01")


def test_in_the_first_turn_only_one():
    """GS-AVN-04: the starting player activates one model or unit in the first turn of a round."""
    match = go(_first(force()), "a1 | end")
    assert asked(match).seat == 1


def _first(t):
    t.turn = Turn(0, first=True)
    return t


def test_only_the_first_turn_of_a_round_is_short():
    """GS-AVN-04: whoever comes second has the whole limit."""
    match = go(_first(force()), "a1 | end | b1 | end")
    assert (asked(match).seat, keys(match)) == (1, ["b2", "b3", "end"])


def test_the_limit_counts_a_machine_as_a_unit():
    """GS-AVN-03, GS-A-75: no other unit after a war-machine."""
    match = go(force(card("a scorpio", "20,5 20,7 22,5")), "a5 | end")
    assert keys(match) == ["a1", "a2", "end"]


def test_a_lone_survivor_is_still_a_unit():
    """GS-A-75: of four legionnaires one is left; after it no other unit."""
    t = force()
    for fallen in t.models[3:6]:
        fallen.where = "destroyed"
    assert "a4" not in keys(go(t, "a3 | end"))


@pytest.mark.parametrize("key", ["b1", "a9", "", "pass", "a1.1", "A1", "none"])
def test_nobody_else_is_nominated(key):
    """GS-AVN-03: enemies, nobody, and nonsense are refused with a reason."""
    assert refused(go(force()), key).id.startswith("gs-")


# Standard activations


def test_an_activation_ends_when_its_player_says_so():
    """GS-AVN-02: it begins on nomination and ends with the word of its player, whatever is left."""
    match = go(force(), "a1")
    assert (asked(match).by, events(match, "gs-activates")[0].args["card"]) == ("a1", "a1")
    assert state(go(force(), "a1 | end")).activation is None


def test_everybody_is_activated_once_a_round():
    """GS-AVN-01: also those who do nothing; then a new round begins."""
    t = battle(card("a centurion", "5,5"), card("a princeptor", "5,8"), card("b gorelord", "40,40"))
    match = go(t, "a1 | end | end | end | end", "3 4 | 2 2")
    assert [event.args["card"] for event in events(match, "gs-activates")] == ["a1", "b1", "a2"]
    assert state(match).round == 3


def test_a_unit_acts_as_one():
    """GS-AVN-05, GS-AVN-06: one question for the whole unit; its tactic is on every member."""
    match = go(force(), "a3 | tactic:testudo")
    members = [model for model in state(match).models if model.id.startswith("a3.")]
    assert [[effect.id for effect in model.effects] for model in members] == [["testudo"]] * 4
    assert the_card(match, "a3").tokens == 2


def test_until_the_next_standard_activation():
    """GS-AVN-11, GS-TAC-13: it ends when the bearer is activated again, not before."""
    match = go(force(), "a3 | tactic:testudo | end | end | b1 | end | end | a1")
    assert state(match).models[2].effects != ()
    again = state(match)
    again.cards[2].activated = False
    again.activation, again.turn = None, Turn(0)
    assert state(go(again, "a3")).models[2].effects == ()


# Attachments


def temple(**fields):
    """A priestess with her familiar, a unit, another priestess without one."""
    return battle(
        card("a hill-ogres", "5,5 7,5 9,5"),
        card("a sanctum-priestess", "5,10"),
        card("a sacred-familiar", "5,12", parent="a2"),
        card("a demarchon", "5,15"),
        *ENEMY,
        **fields,
    )


def test_an_attachment_follows_its_parent():
    """GS-T-24, GS-AVN-07: a unit, then the priestess; then her familiar may act as well."""
    match = go(temple(), "a1 | end | a2 | end")
    assert asked(match).by == "a3"
    assert asked(go(temple(), "a1 | end | a2 | end | end")).seat == 1


def test_an_attachment_may_come_before_its_parent():
    """GS-T-24, GS-AVN-07: then the parent comes next, before anybody else."""
    match = go(temple(), "a1 | end | a3 | end")
    assert asked(match).by == "a2"
    match = go(temple(), "a1 | end | a3 | end | end")
    assert asked(match).seat == 1


def test_an_attachment_does_not_count_against_the_limit():
    """GS-AVN-07: priestess, familiar and one more individual in the same turn."""
    match = go(temple(), "a2 | end | end")
    assert keys(match) == ["a1", "a4", "end"]
    assert asked(go(temple(), "a2 | end | end | a4 | end")).seat == 1


def test_not_even_in_the_first_turn():
    """GS-AVN-07, GS-AVN-04: a parent and its attachment may both act in the first turn of a round."""
    match = go(_first(temple()), "a2 | end")
    assert asked(match).by == "a3"
    assert asked(go(_first(temple()), "a2 | end | end")).seat == 1


def test_where_the_parent_may_not_act_its_attachment_may_not():
    """GS-AVN-07: with two individuals activated, neither the priestess nor her familiar."""
    t = temple()
    t.cards[0].activated = True
    t.turn = Turn(0, activated=(3, 0), last=0)
    t.cards[3].activated = True
    assert asked(go(t)).seat == 1


def test_nobody_comes_between_parent_and_attachment():
    """GS-AVN-07: directly before or directly after."""
    t = battle(
        card("a sanctum-priestess", "5,10"),
        card("a sacred-familiar", "5,12", parent="a1"),
        card("a wolfhound", "6,12", parent="a1"),
        card("a demarchon", "5,15"),
        *ENEMY,
    )
    match = go(t, "a2 | end")
    assert keys(match) == ["a1", "a3"]
    for key in ("a4", "end"):
        assert (refused(match, key).id, refused(match, key).clause) == ("gs-due-next", "GS-AVN-07")
    match = go(t.copy(), "a2 | end | a1 | end")
    assert asked(match).by == "a3"


def test_an_attachment_without_its_parent_is_an_individual():
    """GS-AVN-08, GS-A-76: it counts against the limit and is nominated by itself."""
    t = temple()
    t.models[3].where = "destroyed"
    match = go(t, "a3 | end")
    assert keys(match) == ["a1", "a4", "end"]
    assert asked(go(t.copy(), "a3 | end | a4 | end")).seat == 1


def test_a_parent_that_is_gone_holds_nobody_up():
    """GS-AVN-07, GS-AVN-08: if the parent dies while its attachment acts first, the turn goes on."""
    t = temple(active="a3")
    t.turn = Turn(0, last=2)
    t.models[3].where = "destroyed"
    assert keys(go(t, "end")) == ["a1", "a4"]


def test_an_attachment_has_its_own_tokens_and_gains_nothing_from_its_parent():
    """GS-AVN-08: an order for the parent is not on its attachment, and orders of others reach both."""
    t = battle(
        card("a demarchon", "5,10"),
        card("a syntarch", "5,13"),
        card("a wolfhound", "8,16", parent="a2"),
        *ENEMY,
        active="a1",
    )
    assert allowed(go(t.copy()), "tactic:strike-as-one:a3")
    match = go(t, "tactic:strike-as-one:a2", "2 2")
    assert [len(model.effects) for model in state(match).models[:3]] == [0, 1, 0]
    assert the_card(match, "a3").tokens == 3


def test_no_order_of_a_parent_reaches_its_attachment():
    """GS-AVN-08, GS-A-152: the parent's tactics are of no use to an attachment, but a token may be given to it."""
    t = battle(card("a pendragon", "5,10"), card("a wolfhound", "5,12", parent="a1"), *ENEMY, active="a1")
    match = go(t)
    reason = refused(match, "tactic:rally-the-clans:a2")
    assert (reason.id, reason.clause) == ("gs-own-attachment", "GS-AVN-08")
    assert allowed(match, "tactic:rally-the-clans:a1")
    assert allowed(match, "assign:a2")
    assert not any(key.startswith("tactic") and "a2" in key for key in keys(match))


def test_no_aura_of_a_parent_helps_its_attachment():
    """GS-AVN-08, GS-A-152, GS-AUR-01: an aura that helps passes over the bearer's attachment, and one that harms does
    not."""
    t = battle(
        card("a sanctum-priestess", "10,10"), card("a sacred-familiar", "10,12", parent="a1"),
        card("a syntarch", "12,10"), card("a lord-of-decay", "14,12"),
        card("a wolfhound", "14,13", parent="a4"), *ENEMY,
    )  # fmt: skip
    leads = {one.id: stat(t, one, "LEAD", For("receiving")) - stat(t, one, "LEAD") for one in t.models}
    assert (leads["a2"], leads["a3"]) == (0, 1)
    lord, hound = model(t, "a4"), model(t, "a5")
    before = stat(t, hound, "ARM")
    lord.effects = (Effect("aura-of-decomposing", "self", "next"),)
    assert stat(t, hound, "ARM") == before - 1


# What remains, and passing


def test_the_rest_is_activated_one_by_one():
    """GS-AVN-09, GS-A-74: when the others have nothing left, each activation is a turn of its own."""
    t = force()
    for number in (4, 5, 6):
        t.cards[number].activated = True
    t.turn = None
    match = go(t, "a1 | end")
    assert (asked(match).seat, keys(match)) == (0, ["a2", "a3", "a4"])
    assert [event.args["seat"] for event in events(match, "gs-turn")] == [0, 0]
    assert refused(match, "end").id == "gs-must-activate"


def _fewer(seat):
    t = force()
    t.fewer = seat
    return t


def test_who_has_fewer_cards_may_pass_once():
    """GS-AVN-10, GS-A-73: instead of a turn; the others go on, and it cannot be done again in this round."""
    match = go(_fewer(1), "a1 | end | end | pass")
    assert (asked(match).seat, state(match).passed) == (0, (1,))
    assert events(match, "gs-passes")[0].clause == "GS-AVN-10"
    match = go(_fewer(1), "a1 | end | end | pass | a2 | end | end")
    why = refused(match, "pass")
    assert (asked(match).seat, why.id, why.clause) == (1, "gs-may-not-pass", "GS-AVN-10")


def test_nobody_else_may_pass():
    """GS-AVN-10: who has as many cards or more may not."""
    assert refused(go(_fewer(0), "a1 | end | end"), "pass").id == "gs-may-not-pass"
    assert refused(go(_fewer(-1), "a1 | end | end"), "pass").id == "gs-may-not-pass"


def test_the_first_turn_of_a_round_cannot_be_passed():
    """GS-A-73: passing is announced when the turn would come to a player, so never in the first turn."""
    t = _first(_fewer(0))
    assert "pass" not in keys(go(t))
    assert "pass" in keys(go(_fewer(0)))


def test_who_is_alone_has_nobody_to_pass_to():
    """GS-AVN-10, GS-AVN-09: passing forces somebody else to go on; where nobody is left to, there is no passing."""
    t = _fewer(0)
    assert "pass" in keys(go(t))
    t.turn = Turn(0, alone=True)
    assert "pass" not in keys(go(t))
    assert refused(go(t), "pass").id == "gs-may-not-pass"


def test_an_attachment_that_missed_its_parent_does_nothing():
    """GS-AVN-07: directly before or after its parent, or not at all in this round."""
    t = battle(
        card("a sanctum-priestess", "5,5", activated=True),
        card("a sacred-familiar", "6.5,5", parent="a1"),
        card("a syntarch", "5,10"),
        card("a syntarch", "5,15"),
        *ENEMY,
    )
    why = refused(go(t), "a2")
    assert (why.id, why.clause) == ("gs-with-its-parent", "GS-AVN-07")
    assert keys(go(t)) == ["a3", "a4"]
    assert the_card(go(t, "a3 | end | end"), "a2").activated


def test_a_turn_that_has_begun_cannot_be_passed():
    """GS-AVN-10: the turn is given up whole or not at all."""
    assert "pass" not in keys(go(_fewer(0), "a1 | end"))


def test_only_with_fewer_cards_than_the_others_at_the_start_of_the_round():
    """GS-AVN-10, GS-A-73: counted when the round begins, attachments included; as many is not fewer."""
    one = card("a centurion", "5,5")
    t = battle(one, *ENEMY, turn="b")
    for owned in t.cards:
        owned.activated = owned.seat == 1
    t.turn = Turn(0)
    match = go(t, "end | seat-2", "3 4 | 5 5")
    assert state(match).fewer == 0
    t = battle(one, card("b gorelord", "40,40"))
    t.cards[1].activated = True
    assert state(go(t, "end | seat-2", "3 4 | 5 5")).fewer == -1


# Reactions


def test_nothing_else_is_done_before_a_reaction():
    """GS-PAS-01, GS-PAS-02, GS-PAS-03: the affliction interrupts the singer's activation, model by model."""
    t = battle(card("a bard-of-aynnsing", "10,10"), card("b gut-hackers", "10,14 12,14 14,14"), active="a1")
    match = go(t, "talent:minstrel:lament:b1", "6 | 6 | 6")
    assert [event.args["model"] for event in events(match, "gs-avoids")] == ["b1.1", "b1.2", "b1.3"]
    assert asked(match).by == "a1"


def test_outside_its_activation_a_card_gives_no_orders():
    """GS-PAS-04, GS-TAC-02: only the active card is asked for tactics, spells, shots and moves."""
    match = go(force(active="a1"))
    assert asked(match).by == "a1"
    assert refused(match, "tactic:testudo").id == "gs-no-such-tactic"
