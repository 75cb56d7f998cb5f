"""GS-MUL: teams, and everybody for themselves."""

from typing import Any

import pytest

from tests.games.godslayer.kit import GAME, asked, battle, card, go, keys, model, refused, the_card
from tests.games.godslayer.random_games import settled_states
from theomachy.games.godslayer.army.profiles import SPELLS
from theomachy.games.godslayer.army.starters import STARTERS
from theomachy.games.godslayer.rules.combat.damage import remove, suffer
from theomachy.games.godslayer.rules.effects.orders import target_of
from theomachy.games.godslayer.rules.magic.spells import why_not_at
from theomachy.games.godslayer.rules.round.rounds import count_cards
from theomachy.games.godslayer.rules.values.statistics import For, stat
from theomachy.games.godslayer.rules.victory.outcome import early_end, finish, kill_points
from theomachy.games.godslayer.setup import Setup, for_players, level_of, mates, read_warbands
from theomachy.games.godslayer.state import Battle
from theomachy.kernel import Reason, Refused

STARTS = tuple(text for name, text in STARTERS.items() if name.endswith("160"))


def four(**setup: Any) -> Battle:
    """Two individuals for each of four seats."""
    places = {"a": 5, "b": 15, "c": 25, "d": 35}
    cards = [card(f"{who} princeptor", f"{x},{y}") for who, x in places.items() for y in (10, 38)]
    return battle(*cards, **setup)


PAIRS = (0, 1, 0, 1)


def refusal(**fields: Any) -> str:
    with pytest.raises(Refused) as no:
        read_warbands(Setup(**fields))
    return no.value.reason.id


# Levels


def test_teams_have_the_same_level_in_total():
    """GS-T-81, GS-MUL-02: three with 200 points each against two with 300 each, or with 200 and 400."""
    uneven = Setup(STARTS[:2] * 2 + STARTS[:1], level=200, teams=(0, 0, 0, 1, 1))
    assert [level_of(uneven, seat) for seat in range(5)] == [200, 200, 200, 300, 300]
    agreed = Setup(STARTS[:2] * 2 + STARTS[:1], level=200, teams=(0, 0, 0, 1, 1), levels=(200, 200, 200, 200, 400))
    assert [level_of(agreed, seat) for seat in range(5)] == [200, 200, 200, 200, 400]
    short = Setup(agreed.warbands, teams=agreed.teams, levels=(200, 200, 200, 300, 200))
    assert refusal(warbands=short.warbands, teams=short.teams, levels=short.levels) == "gs-uneven-levels"


@pytest.mark.parametrize("levels", [(), (200, 200, 200, 200, 400)])
def test_three_play_against_two(levels: tuple[int, ...]):
    """GS-MUL-01, GS-MUL-02: the battle of the book, three warbands of 200 points against two of 300, or of 200 and 400,
    is played, written and read."""
    setup = Setup(STARTS[:5], level=200, teams=(0, 0, 0, 1, 1), levels=levels, large=True)
    *_, last = settled_states(setup, 7, 160)
    assert last.round >= 1
    assert {one.seat for one in last.cards} == {0, 1, 2, 3, 4}
    assert GAME.notation.read(GAME.notation.write(last)).digest() == last.digest()
    assert GAME.scene(last, 4).fixed.seats[4] == "gs-seat-5"


def test_levels_that_do_not_add_up_are_refused():
    """GS-MUL-02: the first team may be cut to match, or the second raised."""
    three = {"warbands": STARTS[:3], "teams": (0, 0, 1)}
    assert refusal(**three, levels=(160, 160, 300)) == "gs-uneven-levels"
    assert len(read_warbands(Setup(**three, levels=(160, 160, 320)))) == 3
    assert refusal(**three, levels=(160, 160)) == "gs-number-of-levels"
    assert refusal(**three, levels=(160, 160, 0)) == "gs-number-of-levels"


def test_each_warband_keeps_to_the_level_of_its_seat():
    """GS-MUL-02, GS-WAR-02: alone against two it may cost twice as much."""
    big = STARTERS["mortans-300"]
    assert len(read_warbands(Setup((*STARTS[:2], big), level=160, teams=(0, 0, 1)))) == 3
    assert refusal(warbands=(big, *STARTS[:2]), level=160, teams=(0, 0, 1)) == "gs-over-level"


def test_there_are_two_teams():
    """GS-MUL-01: of all who play."""
    for teams in ((0, 0, 0), (0, 1, 2), (0, 1)):
        assert refusal(warbands=STARTS[:3], teams=teams) == "gs-teams"
    assert mates(Setup(STARTS[:4], teams=PAIRS), 2) == [0, 2]


def test_attack_and_defence_need_two_sides():
    """GS-SCN-01, GS-MUL-01: teams can do it; for another number of seats there is an open battle instead."""
    for scenario in ("break-through", "last-stand"):
        assert refusal(warbands=STARTS[:3], scenario=scenario) == "gs-two-sides"
        three = for_players(Setup(scenario=scenario), 3)
        assert (three.scenario, len(read_warbands(three))) == ("open-battle", 3)
    setup = Setup(STARTS[:4], level=240, teams=PAIRS, scenario="last-stand")
    assert [level_of(setup, seat) for seat in range(4)] == [240, 180, 240, 180]


def test_team_mates_may_bring_the_same_items():
    """GS-A-106, GS-A-80: friends in everything but how warbands are composed."""
    assert len(read_warbands(Setup((STARTS[1], STARTS[0], STARTS[1]), teams=(0, 1, 0), levels=(160, 320, 160)))) == 3


# Turns


def test_any_member_of_a_team_may_act_one_at_a_time():
    """GS-MUL-01: the limit is for the turn of the team: two individuals, whoever's they are."""
    t = four(teams=PAIRS)
    match = go(t)
    ask = asked(match)
    assert (ask.question, ask.seat, keys(match)) == ("gs-ask-who", 0, ["seat-1", "seat-3"])
    match = go(t, "seat-3")
    assert (asked(match).question, asked(match).seat, keys(match)) == ("gs-ask-activate", 2, ["c1", "c2"])
    assert refused(match, "a1").id == "gs-not-yours"
    match = go(t, "seat-3 | c1 | end | seat-1 | a1 | end")
    assert match.state.turn is not None
    assert match.state.turn.seat == 1
    assert (asked(match).question, keys(match)) == ("gs-ask-who", ["seat-2", "seat-4"])


def test_a_team_shares_one_unit_a_turn():
    """GS-MUL-01, GS-AVN-03"""
    t = battle(
        card("a legionnaires", "5,5 6.5,5"),
        card("a princeptor", "10,5"),
        card("b princeptor", "5,40"),
        card("b princeptor", "8,40"),
        card("c legionnaires", "20,5 21.5,5"),
        card("c princeptor", "30,5"),
        teams=(0, 1, 0),
    )
    match = go(t, "seat-1 | a1 | end | seat-3")
    assert keys(match) == ["c2", "end"]
    assert refused(match, "c1").id == "gs-one-unit-a-turn"


def test_team_mates_are_no_enemies():
    """GS-MUL-01, GS-MOD-02, GS-A-106"""
    t = four(teams=PAIRS)
    assert [t.allied(0, seat) for seat in range(4)] == [True, False, True, False]
    assert sorted({t.seat_of(enemy) for enemy in t.enemies(0)}) == [1, 3]
    assert sorted({four().seat_of(enemy) for enemy in four().enemies(0)}) == [1, 2, 3]


def test_only_team_mates_of_the_same_faction_are_friends():
    """GS-MOD-02, GS-A-106, GS-WLD-01, GS-MAG-02: tokens, helpful spells and auras are for friends; orders reach allies
    as well."""
    for third, friends in (("princeptor", True), ("syntarch", False)):
        t = battle(
            card("a centurion", "10,10"),
            card("a necromagus", "10,12", spells=("mend-flesh",)),
            card("b princeptor", "40,40"),
            card(f"c {third}", "12,10", wounds=1),
            teams=(0, 1, 0),
            active="a1",
        )
        assert t.friendly(the_card(t, "a1"), the_card(t, "c1")) == friends
        assert not t.friendly(the_card(t, "a1"), the_card(t, "b1"))
        match = go(t)
        assert ("assign:c1" in keys(match)) == friends
        assert "tactic:ancestral-pride:c1" in keys(match)
        spell = Reason("gs-needs-own-faction", "GS-MAG-02", {"card": "c1"})
        target = target_of(t, "model", "c1")
        assert target is not None
        assert why_not_at(t, the_card(t, "a2"), SPELLS["mend-flesh"], target) == (None if friends else spell)


def test_an_aura_for_friends_does_not_help_allies():
    """GS-MOD-02, GS-AUR-01"""
    places = {"a sanctum-priestess": "20,20", "a syntarch": "22,20", "b princeptor": "40,40", "c princeptor": "20,22"}
    t = battle(*[card(who, at) for who, at in places.items()], teams=(0, 1, 0))
    helped = [stat(t, one, "LEAD", For("receiving")) - stat(t, one, "LEAD") for one in t.models]
    assert helped == [0, 1, 0, 0]


def test_everybody_takes_turns_in_the_order_that_was_rolled():
    """GS-MUL-03: round the table; whoever has nothing left is passed over."""
    t = four(order=(2, 1, 0, 3), next=1, turn="c")
    match = go(t, "c1 | end | c2 | end")
    assert match.state.turn is not None
    assert match.state.turn.seat == 1
    match = go(t, "c1 | end | c2 | end | b1 | end | b2 | end | a1 | end | a2 | end")
    assert match.state.turn is not None
    assert (match.state.turn.seat, match.state.turn.alone) == (3, True)


def test_the_last_side_left_goes_one_by_one():
    """GS-MUL-01, GS-AVN-09: a team is one side."""
    t = four(teams=PAIRS)
    for one in t.cards:
        one.activated = one.seat in (1, 3)
    t.turn = None
    match = go(t, "seat-1 | a1 | end")
    assert match.state.turn is not None
    assert match.state.turn.alone
    assert match.state.turn.activated == ()


def test_a_team_counts_its_cards_together():
    """GS-MUL-01, GS-SET-05: for who may pass, and for priority."""
    t = four(teams=PAIRS)
    remove(t, model(t, "d1"), "GS-DMG-05")
    list(count_cards(t))
    assert t.fewer == 1
    t = four()
    remove(t, model(t, "d1"), "GS-DMG-05")
    list(count_cards(t))
    assert t.fewer == 3


# Kill points and the end


def kill(t: Battle, who: str, by: str = "") -> None:
    source = model(t, by).number if by else -1
    list(suffer(t, model(t, who), 99, "GS-DMG-03", source))


def test_who_destroys_a_model_earns_it():
    """GS-VIC-01, GS-MUL-03: of several opponents only he; what was lost otherwise is earned by all of them."""
    t = four()
    kill(t, "a1", "b1")
    assert kill_points(t) == (0, 27, 0, 0)
    kill(t, "a2")
    assert kill_points(t) == (0, 54, 27, 27)
    kill(t, "c1", "c2")
    assert kill_points(t) == (27, 81, 27, 54)


def test_who_breaks_a_unit_earns_its_core_and_who_ends_it_all_of_it():
    """GS-VIC-01, GS-VIC-02, GS-A-103: among several opponents."""
    t = battle(
        card("a legionnaires", "10,10 11.5,10 13,10 14.5,10 16,10"),
        card("b princeptor", "10,20"),
        card("c princeptor", "20,20"),
    )
    kill(t, "a1.1", "b1")
    kill(t, "a1.2", "b1")
    assert kill_points(t) == (0, 0, 0)
    kill(t, "a1.3", "c1")
    assert kill_points(t) == (0, 0, 40)
    kill(t, "a1.4", "c1")
    assert kill_points(t) == (0, 0, 40)
    kill(t, "a1.5", "b1")
    assert kill_points(t) == (0, 50, 0)


def test_a_team_wins_together():
    """GS-MUL-01, GS-VIC-05, GS-VIC-06: kill points of all its members count, against a quarter of all their levels; it
    shares the win."""
    for level, result, told in (
        (108, (0.5, 0.0, 0.5, 0.0), "gs-team-won seat=0 [GS-VIC-05]"),
        (54, (0.5, 0.0, 0.5, 0.0), "gs-team-massacre seat=0 [GS-VIC-06]"),
        (109, (0.25, 0.25, 0.25, 0.25), "gs-drawn [GS-A-140]"),
    ):
        t = four(teams=PAIRS, level=level)
        t.log = []
        kill(t, "b1", "a1")
        kill(t, "d1", "c1")
        assert kill_points(t) == (27, 0, 27, 0)
        finish(t)
        assert t.result == result
        assert str(t.log[-1]) == told


def test_of_several_the_best_wins_if_he_is_far_enough_ahead():
    """GS-VIC-06, GS-A-140: whoever is too close behind shares; the others get nothing."""
    t = four(level=100)
    kill(t, "b1", "a1")
    finish(t)
    assert t.result == (1.0, 0.0, 0.0, 0.0)
    t = four(level=100)
    kill(t, "b1", "a1")
    kill(t, "a2", "c1")
    finish(t)
    assert t.result == (0.5, 0.0, 0.5, 0.0)


def test_it_goes_on_until_one_side_is_left():
    """GS-A-104, GS-MUL-01"""
    t = four(teams=PAIRS)
    for id in ("b1", "b2", "d1"):
        kill(t, id)
    assert not early_end(t)
    kill(t, "d2")
    assert early_end(t)
    t = four()
    for id in ("b1", "b2", "c1", "c2", "d1"):
        kill(t, id)
    assert not early_end(t)


def test_a_battle_of_four_can_be_set_up():
    """GS-MUL-01, GS-MUL-04: everybody has cards, and a seat to answer from."""
    for teams in ((), PAIRS):
        t = GAME.new(Setup(STARTS[:4], teams=teams))
        assert t.players == 4
        assert {one.seat for one in t.cards} == {0, 1, 2, 3}
        assert the_card(t, "d1").seat == 3
