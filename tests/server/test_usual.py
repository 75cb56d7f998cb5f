"""The usual places and direct play over the wire: what is usually answered, the rest of a set-up, a table that begins
set up, and several answers in one go."""

import pytest

from tests.server.kit import Player


def asked(line):
    """What is asked of whoever is at this line."""
    return next((request for request in line.table["requests"] if request["mine"]), None)


def test_a_question_of_set_up_says_what_is_usual(player: Player):
    line = player.play("godtear", ("me", "me"), preset="first")
    request = asked(line)
    assert request["usual"] == "south"
    while "usual" in (request := asked(line)):
        options = [option["key"] for option in request["options"]]
        assert request["usual"] in options
        assert line.answer(request["usual"])["type"] == "accepted"
    assert request["clause"] == "GT-TRN-03"
    assert line.say("usual", request=request["id"])["reason"]["text"] == "There is nothing to set up now."


def test_all_that_is_left_is_one_word_and_comes_back_in_one_go(player: Player):
    line = player.play("godtear", ("me", "me"), preset="first")
    first = asked(line)["seat"]
    n = line.table["n"]
    assert line.say("usual", request=asked(line)["id"])["type"] == "accepted"
    line.until(lambda: asked(line)["seat"] != first)
    assert line.table["n"] > n + 3
    assert line.deed("undo")["type"] == "accepted"
    assert asked(line)["seat"] == first
    assert asked(line)["clause"] == "GT-SET-15", "all of it, from the choice of sides on"


@pytest.mark.parametrize("game", ["godtear", "godbreaker", "godslayer"])
def test_a_table_that_is_set_up_as_usual_begins_with_the_first_turn(player: Player, game: str):
    """One order and nothing more: whoever sits down is asked nothing of set-up."""
    line = player.play(game, ("me", "me"), usual=True)
    line.until(lambda: asked(line) is not None and not asked(line).get("usual") and not asked(line).get("standing"))
    assert asked(line)["clause"] in ("GT-TRN-03", "GB-INI-03", "GS-AVN-03")
    assert line.table["n"] > 10


def test_a_stranger_sets_nobody_up(player: Player, server):
    line = player.play("godtear", ("me", "me"), preset="first")
    stranger = Player(server).look(line.match)
    no = stranger.say("usual", request=asked(line)["id"])
    assert no["reason"]["text"] == "That is for somebody else to decide."
    assert "usual" not in stranger.table["requests"][0]


def test_several_answers_are_given_in_one_go_and_come_back_in_one_go(player: Player):
    line = player.play("godtear", ("me", "me"), usual=True)
    line.until(lambda: (asked(line) or {}).get("clause") == "GT-TRN-03")
    request, n = asked(line), line.table["n"]
    ways = line.say("ways", request=request["id"])["ways"]
    way = next(way for way in ways if way.get("to"))
    assert way["label"] == "Advance, all together"
    reply = line.say("go", request=request["id"], keys=way["keys"], to=way["to"])
    assert reply["type"] == "accepted"
    assert line.table["n"] > n + 6, "each model goes by an answer of its own"
    assert line.deed("undo")["type"] == "accepted"
    assert asked(line)["clause"] == "GT-TRN-03"


def test_what_cannot_be_done_in_one_go_changes_nothing(player: Player):
    line = player.play("godtear", ("me", "me"), usual=True)
    line.until(lambda: (asked(line) or {}).get("clause") == "GT-TRN-03")
    request, n = asked(line), line.table["n"]
    who = request["options"][0]["key"]
    assert line.say("go", request=request["id"], keys=[who, "advance", "0,99"])["type"] == "refused"
    assert line.whole()["n"] == n
