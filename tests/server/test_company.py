"""People at a table over the wire: what each reads of names, phrases, clocks and another match."""

from collections.abc import Callable

import pytest

from tests.server.kit import Line, Player, begin
from tests.server.processes import Json, Server
from theomachy.hosting.remarks import PHRASES

Two = Callable[..., tuple[Line, Line]]


def test_a_phrase_is_read_in_each_language(two: Two, server: Server):
    red, blue = two()
    assert [phrase["id"] for phrase in red.table["phrases"]] == list(PHRASES)
    with Player(server, "ja").look(red.match) as watcher:
        assert "phrases" not in watcher.table, "who looks on has nothing to say"
        assert watcher.say("say", phrase="hello")["type"] == "refused"
        red.must("say", phrase="hello")
        blue.must("say", phrase="thanks")
        for line, texts in ((watcher, ["こんにちは！", "ありがとう！"]), (red, ["Hello!", "Thank you!"])):
            line.until(lambda line=line: len(remarks_of(line)) == 2)
            remarks = remarks_of(line)
            assert [(remark["n"], remark.get("seat", 0), remark["text"]) for remark in remarks] == [
                (1, 0, texts[0]),
                (2, 1, texts[1]),
            ]
            line.whole()
            assert line.table["remarks"] == remarks, "who comes later reads it, too"


def remarks_of(line: Line) -> list[Json]:
    return [remark for m in line.heard if m["type"] == "remarks" for remark in m["remarks"]]


@pytest.mark.parametrize("phrase", ["", "hello there", "<b>"])
def test_nothing_else_can_be_said(two: Two, phrase: str):
    red, _ = two()
    red.send("say", phrase=phrase)
    assert red.reply(None)["type"] == "refused", "it cannot be read"


def test_too_much_at_once_is_refused(two: Two):
    red, _ = two()
    replies = [red.say("say", phrase="ouch") for _ in range(6)]
    assert [reply["type"] for reply in replies][:3] == ["accepted"] * 3
    assert replies[-1]["reason"]["text"].startswith("That was a lot at once.")


def test_with_an_agent_there_is_nothing_to_say(player: Player):
    assert "phrases" not in player.play().table
    assert "phrases" not in player.play(seats=("me", "me")).table


def test_who_looks_on_is_named(two: Two, server: Server):
    red, _ = two()
    eve = Player(server)
    eve.ask("PUT", "/me", {"name": "Eve"})
    with eve.look(red.match):
        red.until(lambda: any(message.get("watching") == ["Eve"] for message in red.heard))
    red.until(lambda: red.heard[-1]["type"] == "seats" and "watching" not in red.heard[-1])


def test_clocks_are_told_with_the_seats(two: Two):
    red, blue = two(clock={"bank": 600, "increment": 5})
    assert {"label": "Clock", "value": "10 min + 5 s a turn"} in red.table["options"]["setup"]
    slow, other = (red, blue) if red.mine else (blue, red)
    for line in (slow, other):
        line.whole()
        running = [seat.get("runs", False) for seat in line.table["seats"]]
        assert running == [seat["mine"] == bool(line.mine) for seat in line.table["seats"]]
        assert all(590 < seat["left"] <= 600 for seat in line.table["seats"])
        claim = line.table["claim"]
        assert (claim["why"], claim.get("mine", False)) == ("clock", line is other)
        assert 590 < claim["after"] <= 600
    refused = other.deed("claim")
    assert refused["reason"]["text"].startswith("There is nothing to claim")


@pytest.mark.parametrize("clock", [{"bank": 1}, {"days": 99}, {"bank": 600, "days": 1}, {"minutes": 5}, 600])
def test_bad_clocks_are_refused(player: Player, clock: object):
    status, error = player.refused("POST", "/matches", {"game": "scathe", "seats": ["me", "friend"], "clock": clock})
    assert status in (400, 409)
    assert " " in error["text"]


def test_an_invitation_says_what_it_is_to(player: Player, friend: Player):
    """Looking at it takes no seat; whoever has it already is told so."""
    player.ask("PUT", "/me", {"name": "Rikka"})
    made = player.post("/matches", {"game": "scathe", "seats": ["me", "friend"]})
    path = made["invites"][1]
    invitation = {"game": "scathe", "title": "Scathe", "seat": "Blue", "host": "Rikka"}
    assert friend.get(path) == friend.get(path) == invitation
    friend.post(path)
    assert friend.get(path) == {**invitation, "mine": True}
    assert Player(player.server).refused("POST", path)[1]["text"] == "Someone else already has that seat."


def test_a_rematch_over_the_wire(two: Two):
    red, blue = two()
    assert red.player.refused("POST", f"/matches/{red.match}/again", {"swap": True})[0] == 409
    red.deed("resign")
    made = [line.player.post(f"/matches/{red.match}/again", {"swap": True}) for line in (blue, red)]
    assert made[0] == made[1]
    red.until(lambda: red.heard[-1]["type"] == "rematch")
    assert red.heard[-1]["rematch"] == {"path": made[0]["path"], "by": 1}
    lines = [line.player.look(made[0]["match"]) for line in (red, blue)]
    begin(lines)
    assert [seat["mine"] for seat in lines[0].table["seats"]] == [False, True]


def test_a_rematch_is_declined_over_the_wire(two: Two):
    red, blue = two()
    red.deed("resign")
    made = blue.player.post(f"/matches/{red.match}/again", {"swap": True})
    with blue.player.look(made["match"]) as waiting:
        red.player.ask("DELETE", f"/matches/{red.match}/again")
        red.until(lambda: red.heard[-1].get("rematch") == {"path": made["path"], "by": 1, "declined": [0]})
        waiting.until(lambda: waiting.heard[-1]["type"] == "seats" and waiting.heard[-1]["seats"][1].get("declined"))
        assert waiting.heard[-1]["seats"][1]["invite"]
