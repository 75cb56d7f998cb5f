"""Taking back: freely until a barrier; beyond it the others are asked, and the Owl never minds."""

from collections.abc import Callable

import pytest

from tests.server.kit import Line, Player, at_random, begin
from tests.server.processes import Server

pytestmark = pytest.mark.long

Two = Callable[..., tuple[Line, Line]]
DIE = "what do you do with your"


def asked(line: Line, words: str) -> Line:
    """Play until a question is asked, always taking the first option."""
    while words not in line.request["question"]:
        line.turn(lambda request: request["options"][0]["key"])
    return line


def halfway(line: Line) -> Line:
    """A hero has been chosen, but not yet whom to attack: nothing has fallen since."""
    asked(line, DIE)
    choose = at_random(1)
    while DIE in line.request["question"]:
        line.turn(choose)
    return line


def test_a_decision_is_taken_back_at_once(player: Player, server: Server):
    """Nothing is deleted: the undo is an entry of the log, and the question is asked anew under a new id."""
    line = halfway(player.play())
    before = [message for message in line.heard if message["type"] == "step"][-2]
    assert line.table["undo"] == {"may": True}
    n = line.n
    assert line.deed("undo")["n"] == n + 1
    assert line.table["scene"] is not None
    assert DIE in line.request["question"]
    assert line.request["options"] == before["requests"][0]["options"]
    assert line.request["id"] != before["requests"][0]["id"], "never the same id for another question"
    assert server.length(line.match) == n + 1
    assert server.rows("select kind from entries where match = ? and number = ?", line.match, n + 1) == [("undo",)]


def test_dice_are_a_barrier_and_the_owl_lets_you_pass(player: Player):
    """Beyond a die, a plea; the Owl grants every one. The dice fall anew: nobody knows a coming face."""
    line = asked(player.play(), DIE)
    line.turn(at_random(2))
    asked(line, DIE)
    undo = line.table["undo"]
    assert (undo["may"], undo["ask"]) == (False, True)
    no = line.deed("undo")
    assert no["type"] == "refused"
    assert no["reason"] == undo["reason"]
    n = line.n
    assert line.deed("plea")["n"] == n + 1
    last = [message for message in line.heard if message["type"] == "step"][-1]
    assert last["deed"] == "undo"
    assert len(line.table["chronicle"]) == last["chronicle"]["cut"] + len(last["chronicle"]["add"])
    assert line.whole()["chronicle"] == line.table["chronicle"]


def test_whoever_plays_both_sides_agrees_with_themselves(player: Player):
    line = asked(player.play(seats=("me", "me")), DIE)
    line.turn(at_random(2))
    asked(line, DIE)
    while line.table["undo"].get("ask") or line.table["undo"]["may"]:
        assert line.deed("undo" if line.table["undo"]["may"] else "plea")["type"] == "accepted"
    no = line.deed("plea")
    assert no["reason"]["text"].endswith("has nothing to take back.")


def pleading(two: Two) -> tuple[Line, Line]:
    """Somebody has decided, dice have fallen, and now they are sorry."""
    red, blue = two(options={"round_limit": "2"})
    choose = at_random(3)
    while True:
        for line in (red, blue):
            line.catch_up()
            if line.table["undo"].get("ask"):
                assert line.deed("plea")["type"] == "accepted"
                return line, blue if line is red else red
            if line.mine:
                line.turn(choose)


def test_a_plea_is_granted(two: Two):
    sorry, other = pleading(two)
    seat = sorry.table["plea"]["seat"]
    assert sorry.table["plea"] == {"seat": seat, "mine": False}
    assert sorry.deed("grant", yes=True)["reason"]["text"] == "Nobody has asked to take anything back."
    other.until(lambda: other.table.get("plea") == {"seat": seat, "mine": True})
    assert other.deed("grant", yes=True)["type"] == "accepted"
    sorry.catch_up()
    assert "plea" not in sorry.table
    assert [request["seat"] for request in sorry.mine] == [seat], "it may decide again"


def test_a_plea_is_denied(two: Two, server: Server):
    sorry, other = pleading(two)
    other.until(lambda: bool(other.table.get("plea")))
    scene = other.table["scene"]
    assert other.deed("grant", yes=False)["type"] == "accepted"
    sorry.catch_up()
    assert "plea" not in sorry.table
    assert sorry.table["scene"] == scene
    assert other.deed("grant", yes=True)["type"] == "refused", "too late"
    deeds = [row[0] for row in server.rows("select kind from entries where match = ? order by number", sorry.match)]
    assert deeds[-2:] == ["plea", "deny"]


def test_a_plea_lapses_when_play_goes_on(two: Two):
    sorry, other = pleading(two)
    mover = sorry if sorry.mine else other
    mover.turn(at_random(4))
    other.catch_up()
    assert "plea" not in other.table
    assert other.deed("grant", yes=True)["type"] == "refused"


def test_after_a_restart_all_is_as_it_was(own_server: Server):
    """A long match goes on from a save: the same table, the same ids of requests, and everything can be taken back."""
    player = Player(own_server)
    line = player.play(seats=("me", "me"), preset="random", options={"round_limit": "4"})
    choose = at_random(5)
    while line.n < 50:
        line.turn(choose)
        if line.n % 7 == 0:
            assert line.deed("undo" if line.table["undo"]["may"] else "plea")["type"] == "accepted"
    known, request = line.table, line.request
    assert own_server.rows("select count(*) from saves where match = ?", line.match)[0][0] >= 2
    own_server.restart()
    line = player.look(line.match)
    assert line.table == known
    assert line.answer(choose(request), request)["type"] == "accepted", "the same request is still asked"
    for _ in range(30):  # the save knew of some twenty
        assert line.deed("undo" if line.table["undo"]["may"] else "plea")["type"] == "accepted"
    line.play_on(choose)
    assert line.over
    assert player.get(f"/matches/{line.match}/verify")["held"]


def test_a_plea_survives_a_restart(own_server: Server):
    """Even if what is to be taken back lies before the save from which the match goes on."""
    host, guest = Player(own_server), Player(own_server)
    made = host.post("/matches", {"game": "godtear", "seats": ["me", "friend"], "preset": "first"})
    guest.post(made["invites"][1])
    red, blue = host.look(made["match"]), guest.look(made["match"])
    begin([red, blue])
    first = lambda request: request["options"][0]["key"]  # noqa: E731
    while not red.table["undo"].get("ask"):
        (red if red.catch_up().mine else blue.catch_up()).turn(first)
    blue.catch_up()
    since = blue.n
    while blue.n < since + 45:  # the last decision of the other seat lies before the save
        assert blue.mine
        blue.turn(first)
        assert blue.deed("undo")["type"] == "accepted"
    red.catch_up()
    assert red.deed("plea")["type"] == "accepted"
    own_server.restart()
    red, blue = host.look(made["match"]), guest.look(made["match"])
    assert blue.table["plea"] == {"seat": 0, "mine": True}
    assert blue.deed("grant", yes=True)["type"] == "accepted"
    red.catch_up()
    assert [request["seat"] for request in red.mine] == [0]
