"""GS-RND, GS-ACT: tokens, the phases of a round, and how rounds follow each other."""

from tests.games.godslayer.kit import asked, battle, card, events, go, keys, refused, state, the_card, told

DUEL = (card("a centurion", "10,10"), card("b gorelord", "40,40"))


def to_next_round(*cards, answers="end | end", dice="3 4 | 2 2", **fields):
    """Both sides do nothing; seat a wins the roll for the next round and starts."""
    return go(battle(*cards, **fields), f"{answers} | seat-1", dice)


def test_players_take_turns_until_everybody_was_activated():
    """GS-RND-03, GS-RND-04: turns alternate; the phase ends when every model and unit was activated once."""
    match = go(battle(*DUEL))
    assert (asked(match).seat, asked(match).by) == (0, "a1")
    match = go(battle(*DUEL), "end")
    assert (asked(match).seat, asked(match).by) == (1, "b1")
    assert [event.args["seat"] for event in events(match, "gs-turn")] == [1]
    assert state(match).round == 2


def test_a_round_begins_with_tokens_then_spells_then_who_starts():
    """GS-RND-02: tokens first; then sustained spells; then the starting player is determined."""
    match = go(battle(*DUEL), "end | end", "3 4 | 2 2")
    t = state(match)
    assert (t.round, asked(match).question) == (3, "gs-ask-start")
    assert the_card(match, "a1").tokens == 6
    assert told(match)[-2:] == ["gs-round", "gs-priority"]


def test_unspent_tokens_are_lost():
    """GS-ACT-02: pools are set to ACT anew each round, whatever was left or given."""
    match = to_next_round(card("a centurion", "10,10", tokens=1), card("b gorelord", "40,40", tokens=9))
    assert (the_card(match, "a1").tokens, the_card(match, "b1").tokens) == (6, 6)


def test_what_is_spent_is_gone_until_the_next_round():
    """GS-T-19, GS-ACT-02, GS-ACT-04: ACT 5, three spent: two are left in this round, five come in the next."""
    cards = card("a princeptor", "10,10", tokens=5), card("b gorelord", "40,40")
    match = go(battle(card("a centurion", "20,20", activated=True), *cards), "tactic:campaign-veteran:a2")
    assert the_card(match, "a2").tokens == 4
    match = to_next_round(card("a princeptor", "10,10", tokens=2), card("b gorelord", "40,40"))
    assert the_card(match, "a1").tokens == 5


def test_a_unit_generates_tokens_once():
    """GS-ACT-01: a unit has the ACT of its card, however many members it has."""
    match = to_next_round(card("a legionnaires", "10,10 11.5,10 13,10 14.5,10", tokens=1), card("b gorelord", "40,40"))
    assert the_card(match, "a1").tokens == 4


def test_the_seriously_wounded_generate_one_token_less():
    """GS-ACT-01, GS-A-14: with the next generation; nothing is taken from the pool before."""
    match = to_next_round(card("a centurion", "10,10", wounds=8), card("b gorelord", "40,40"))
    assert the_card(match, "a1").tokens == 5


def test_nobody_must_spend_anything():
    """GS-ACT-04, GS-AVN-01: ending at once is always possible, and what is left stays for reactions in this round."""
    match = go(battle(*DUEL), "end")
    assert the_card(match, "a1").tokens == 6


def test_what_cannot_be_paid_is_refused():
    """GS-ACT-04: with one token there is no tactic for two."""
    match = go(battle(card("a centurion", "10,10", tokens=1), card("b gorelord", "40,40")))
    why = refused(match, "tactic:ancestral-pride:a1")
    assert (why.id, why.clause, why.args["needed"], why.args["tokens"]) == ("gs-too-few-tokens", "GS-ACT-04", 2, 1)


def test_pools_change_by_effects():
    """GS-ACT-05: a power crystal adds two tokens."""
    match = go(battle(card("a demarchon", "10,10", items=("power-crystal",)), DUEL[1]), "item:power-crystal")
    assert the_card(match, "a1").tokens == 8
    assert events(match, "gs-gains-tokens")[0].clause == "GS-ACT-05"


def test_what_is_no_action_is_refused():
    """GS-ACT-03, GS-A-122: what costs tokens is an action, and there are no others: no retreating either."""
    match = go(battle(*DUEL))
    for key in ("retreat", "dance:a1", "tactic:", "", ":", "move"):
        assert refused(match, key).id.startswith("gs-")
    assert refused(match, "retreat").clause == "GS-ACT-03"


def test_every_listed_action_is_an_option_and_says_what_it_costs():
    """GS-ACT-03, GS-CON-04: what is listed is legal, its price is open."""
    t = battle(
        card("a centurion", "10,10"), card("a legionnaires", "10,14 11.5,14 13,14 14.5,14"), DUEL[1], active="a1"
    )
    ask = asked(go(t))
    assert all(ask.why_not(key) is None for key in keys(go(t)))
    assert ask.choice.cost("tactic:ancestral-pride:a2") == {"gs-tokens": 2}
    assert ask.choice.cost("assign:a2") == {"gs-tokens": 1}
    assert ask.choice.cost("end") == {}


def test_what_lasts_a_round_ends_with_it():
    """GS-RND-01, GS-GEF-01: an order for the round is gone in the next."""
    units = card("a legionnaires", "10,14 11.5,14 13,14 14.5,14"), card("b gorelord", "40,40")
    t = battle(card("a centurion", "10,10"), *units, active="a1")
    match = go(t, "tactic:ancestral-pride:a2 | end | a2 | end | end", "3 4 | 2 2")
    assert [effect.id for model in state(match).models for effect in model.effects] == []


def test_six_rounds_make_a_battle():
    """GS-RND-01: after the sixth round it is over."""
    match = go(battle(*DUEL, round=6), "end | end")
    assert match.request is None
    assert state(match).result is not None
    match = go(battle(*DUEL, round=5), "end | end", "3 4 | 2 2")
    assert state(match).round == 6


def test_the_magistratum_heals_in_the_third_and_fifth_round():
    """GS-SUB-01: at the start of rounds 3 and 5 its non-living members heal one life point each."""
    mortum = card("a legio-mortum", "10,14 11.5,14 13,14 14.5,14", wounds=(2, 1))
    necromagus = card("a necromagus", "10,10", leader=True, wounds=3)
    match = to_next_round(necromagus, mortum, DUEL[1], answers="a1 | end | a2 | end | end")
    assert [model.wounds for model in state(match).models[:3]] == [2, 1, 0]
    match = to_next_round(necromagus, mortum, DUEL[1], answers="a1 | end | a2 | end | end", round=3)
    assert [model.wounds for model in state(match).models[:3]] == [3, 2, 1]
