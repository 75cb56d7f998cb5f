"""Direct play: answers that are one gesture, and units that go somewhere together."""

import pytest

from tests.conformance.mini import GAME as MINI
from tests.games.godtear.table import table
from tests.games.godtear.test_attacks import DUEL
from tests.games.godtear.test_usual_places import set_up
from theomachy.games.godtear import GAME as GODTEAR
from theomachy.games.godtear.ai.groups import GROUPS
from theomachy.games.godtear.battlefield import DISTANCE, place_of
from theomachy.games.godtear.setup import Setup
from theomachy.kernel import Fast, Match, Refused
from theomachy.kernel.match import CHANCE
from theomachy.play.ways import answers_of, ways


@pytest.fixture
def match():
    """The first question of the first turn: who acts."""
    return set_up(Setup())


def unit(match, name):
    return next(unit for unit in match.state.units if unit.sheet.id == name)


def first(match, champion=True):
    """A champion of the side that is asked, or its followers."""
    seat = match.asks[0].seat
    return next(unit for unit in match.state.units if unit.seat == seat and unit.sheet.champion == champion)


def test_a_champion_is_sent_somewhere_before_anybody_has_chosen_it(match):
    """Who, what and where: three answers, each of them legal."""
    seat, champion = match.asks[0].seat, first(match)
    there = [way for way in ways(match, seat) if way.at.who == champion.id and way.what == "advance"]
    assert there
    for way in there:
        assert way.keys == (champion.id, "advance", way.end.zone)
        world = match.clone(1)
        for key in way.keys:
            world.answer(key, seat)
        assert world.state.models[champion.members[0]].place == place_of(way.end.zone)


def test_to_stay_is_no_way(match):
    here = match.state.models[first(match).members[0]].place
    assert all(
        place_of(way.end.zone) != here for way in ways(match, match.asks[0].seat) if way.at.who == first(match).id
    )


def test_what_is_done_is_chosen_by_where_it_leads(match):
    """Of whoever acts already the ways have no more than what and where; what leads nowhere is none."""
    seat, champion = match.asks[0].seat, first(match)
    match.answer(champion.id, seat)
    there = ways(match, seat)
    assert {way.what for way in there} <= {str(option) for option in match.asks[0].look()}
    assert all(way.at.who == "" and len(way.keys) == 2 for way in there if not way.group)
    assert "end" not in {way.what for way in there}


def test_all_followers_go_together(match):
    """As near as each of them gets, and nobody is left behind who could follow."""
    seat, followers = match.asks[0].seat, first(match, champion=False)
    group = [way for way in ways(match, seat) if way.group and way.at.who == followers.id]
    assert group
    for way in group:
        goal, world = place_of(way.end.zone), match.clone(1)
        before = [DISTANCE[model.place][goal] for model in world.state.standing(followers)]
        for key in answers_of(match, seat, way.keys, way.end.zone):
            world.answer(key, seat)
        after = [DISTANCE[model.place][goal] for model in world.state.standing(world.state.units[followers.number])]
        assert min(after) == 0, "one of them gets there"
        assert sum(after) < sum(before)
        assert world.asks[0].question == "gt-ask-action"


def test_a_group_that_moves_already_is_sent_as_well(match):
    seat, followers = match.asks[0].seat, first(match, champion=False)
    match.answer(followers.id, seat)
    match.answer("advance", seat)
    assert match.asks[0].question == "gt-ask-next"
    group = [way for way in ways(match, seat) if way.group]
    assert group
    assert all(way.keys == () for way in group)
    for key in answers_of(match, seat, (), group[0].end.zone):
        match.answer(key, seat)
    assert match.asks[0].question == "gt-ask-action"


def test_one_that_is_alone_is_sent_without_being_named():
    """Who acts, to advance, who goes, and where: one gesture for four answers."""
    match = Match(GODTEAR, table("plot\nobjectives\n1-titus 10,8\n1-glory-seekers 8,4\n2-nia 2,2"), Fast(1))
    group = [way for way in ways(match, 0) if way.keys == ("1-glory-seekers", "advance")]
    assert group
    for way in group:
        world = match.clone(1)
        assert answers_of(match, 0, way.keys, way.end.zone)[2:] == ["8,4", way.end.zone]
        for key in answers_of(match, 0, way.keys, way.end.zone):
            world.answer(key, 0)


def test_who_may_move_by_what_another_one_does_is_dragged_there():
    """GT-TRN-11: Royal Summons lets Young Dragons advance. They are sent, though Keera acts, and nobody else is."""
    match = Match(GODTEAR, table("plot\nobjectives\n1-keera 5,8\n1-young-dragons 5,9 6,9\n2-nia 1,2"), Fast(1))
    match.answer("1-keera", 0)
    summoned = [way for way in ways(match, 0) if way.at.who]
    assert {(way.at.who, way.what, way.keys) for way in summoned} == {
        ("1-young-dragons", "skill:royal-summons", ("skill:royal-summons", "advance"))
    }
    for way in summoned:
        world = match.clone(1)
        for key in answers_of(match, 0, way.keys, way.end.zone):
            world.answer(key, 0)
        assert place_of(way.end.zone) in {model.place for model in world.state.standing(unit(world, "young-dragons"))}


def test_a_friend_that_is_named_by_its_id_is_a_target():
    """Hotfoot asks which friend it helps: both glow."""
    match = Match(GODTEAR, table("plot\nobjectives\n1-blackjaw 5,8\n1-unburnt-reavers 5,9\n2-nia 1,2"), Fast(1))
    match.answer("1-blackjaw", 0)
    helped = {way.end.piece for way in ways(match, 0) if way.what == "skill:hotfoot"}
    assert helped == {"1-blackjaw", "1-unburnt-reavers"}


def test_what_comes_once_a_game_is_chosen_by_its_name():
    """GT-ULT-03: a click on a hex never spends the ultimate, not even where nothing else leads there."""
    match = Match(GODTEAR, table("clash\nobjectives\n1-titus 8,4\n2-nia 8,5"), Fast(1))
    match.answer("1-titus", 0)
    ask = match.asks[0]
    ultimate = next(option for option in ask.look() if option.name == "path-of-destruction")
    assert ask.choice.subject(ultimate).role == "once"
    there = {way.what for way in ways(match, 0)}
    assert "advance" in there
    assert ultimate not in there


def test_what_is_on_no_card_is_plainly_meant(match):
    there = ways(match, match.asks[0].seat)
    assert all(way.plain for way in there if way.what == "advance")
    assert not any(way.plain for way in there if way.what.startswith(("skill:", "bonus:")))


def test_the_only_target_is_one_as_well():
    """Nobody is asked whom to strike where there is but one: that one glows all the same."""
    match = Match(GODTEAR, table(DUEL), Fast(1))
    seat = match.asks[0].seat
    struck = [way for way in ways(match, seat) if way.end.piece == "2-nia"]
    assert struck
    for way in struck:
        world = match.clone(1)
        assert [*way.keys] == answers_of(match, seat, way.keys)
        for key in way.keys:
            world.answer(key, seat)
        assert CHANCE in world.who, "the dice fall at once"


def test_what_may_not_be_answered_is_refused_before_anything_happens(match):
    with pytest.raises(Refused):
        answers_of(match, match.asks[0].seat, (first(match).id, "advance", "0,0"))
    assert GROUPS.answer(match.state, match.asks[0], "nowhere") is None


def test_a_game_whose_answers_say_it_all_has_no_ways():
    match = Match(MINI, MINI.new(MINI.setup.type()), Fast(1))
    assert ways(match, match.asks[0].seat) == []
