"""What a choice leads to, as a viewer in a browser is told before it is made."""

from dataclasses import replace
from fractions import Fraction

import pytest

from theomachy.games.scathe import GAME
from theomachy.games.scathe.rules.dice import FIRST_ROLL
from theomachy.kernel import Ask, Event, Match, Roll, Scripted, each, total
from theomachy.play.probe import Verdict, probe, sure_end
from theomachy.wire import messages as wire
from theomachy.wire.presenters import presenter

BATTLE = """
    battle round 2 first red active red dice 3/2 inspire 1/1
    red front: defender 16 taunt 2 dice 1, fighter 9
    red back: priest dead fell, ranger 7
    blue front: warrior 11, knight 17 armor 1
    blue back: sage 16, apprentice 8
"""
ENGLISH = presenter(GAME, "en")


def asked(*keys: str, face: int = 6) -> Match:
    match = Match(GAME, GAME.notation.read(BATTLE), Scripted([face, 3, 3]), listen=True)
    for key in keys:
        match.answer(key)
    return match


def request(match: Match) -> wire.Request:
    ask = match.request
    assert isinstance(ask, Ask)
    return ENGLISH.ask(ask, "1", GAME.scene(match.state, ask.seat), mine=True)


def looked_up(match: Match, key: str) -> wire.VerdictMessage:
    scene = GAME.scene(match.state, 0)
    return ENGLISH.verdict(match, 0, key, probe(match, 0, key), scene)


def test_the_die_in_hand_belongs_to_the_question():
    """SC-TRN-01"""
    assert (request(asked()).hand, request(asked()).question) == (["6"], "Red, what do you do with your 6?")
    assert request(asked("use:fighter:6")).hand == [], "it lies on the hero now"


def test_every_option_says_what_it_costs():
    """SC-TRN-03: a second die is fatigue. SC-USE-02: inspire."""
    costs = {option.key: option.cost for option in request(asked(face=3)).options}
    assert costs["use:fighter:3"] == []
    assert [(price.label, price.brief) for price in costs["use:fighter:4"]] == [("inspire", "1 inspire")]
    assert [price.brief for price in costs["use:defender:4"]] == ["1 inspire", "fatigue: cripple +4"]


def test_an_option_says_that_its_odds_are_not_told(monkeypatch: pytest.MonkeyPatch):
    """GS-TRM-03: in Godslayer, for one, a range is measured only once it is paid for."""
    match = asked()
    assert isinstance(match.request, Ask)
    monkeypatch.setattr(type(match.request.choice), "blind", lambda self, option: str(option) == "use:fighter:4")
    assert [option.key for option in request(match).options if option.blind] == ["use:fighter:4"]


def test_a_target_shows_its_health_before_and_after():
    """SC-ATK-07: ability 6 of the fighter is melee 7; the knight has armor 1."""
    match = asked("use:fighter:6")
    assert looked_up(match, "warrior").changes == [wire.Change(piece="warrior", before=11, after=4)]
    assert looked_up(match, "knight").changes == [wire.Change(piece="knight", before=17, after=11)]


def test_an_ability_shows_what_it_would_do_to_each_target():
    told = looked_up(asked(), "use:fighter:6").changes
    assert [(change.key, change.piece, change.before, change.after) for change in told] == [
        ("warrior", "warrior", 11, 4),
        ("knight", "knight", 17, 11),
    ]
    assert looked_up(asked(), "discard").changes == []


def test_what_dice_decide_has_no_sure_end():
    """A turn that went on to the next roll would not be sure."""
    restless = replace(GAME, is_quiescent=lambda state: False)
    for game, sure in ((GAME, True), (restless, False)):
        match = Match(game, game.notation.read(BATTLE), Scripted([1, 3]))
        assert (sure_end(match, 0, "discard") is not None) is sure


def test_the_story_that_is_told_is_of_the_likelier_group():
    """A success of 57 percent in several ways is not told as the one failure of 43."""
    win, lose = Event("sc-won", "", {"seat": 0}), Event("sc-drawn", "", {})
    hurt = [Event("sc-wounded", "", {"hero": "knight", "n": n}) for n in (1, 2, 3)]
    odds = [(Fraction(43, 100), (lose,)), *[(Fraction(19, 100), (one, win)) for one in hurt]]
    english = presenter(GAME, "en")

    class Failing(type(english)):
        def _fails(self, story):
            return lose in story

    told = Failing(GAME, "en")._likeliest_first(Verdict(odds=odds), 0.57)
    assert told[0][1] == (hurt[0], win)
    assert Failing(GAME, "en")._likeliest_first(Verdict(odds=odds), 0.43)[0][1] == (lose,)


def test_dice_are_added_up_only_where_the_rules_do_so():
    two = ((1, 2, 3, 4, 5, 6),) * 2
    assert ENGLISH.rolled(Roll(two, total, "sc-roll-first", 0), (3, 1)).total == 4
    assert ENGLISH.rolled(Roll(two, each, "sc-roll-first", 0), (3, 1)).total is None
    assert ENGLISH.rolled(FIRST_ROLL[0], (3,)).total is None
