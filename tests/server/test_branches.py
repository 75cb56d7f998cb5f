"""Variations and what else there was, over HTTP."""

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Server


@pytest.fixture(scope="module")
def finished(server: Server) -> Line:
    line = Player(server).play(seats=("me", "me"), preset="random", options={"round_limit": "1"})
    return line.play_on(at_random(1))


def test_a_variation_from_its_beginning_to_its_end(finished: Line):
    """Begun, played, watched, verified, named, deleted."""
    player, path = finished.player, f"/matches/{finished.match}/branches"
    assert player.get(path) == []
    made = player.post(path, {"step": 6, "seats": ["me", "me"], "name": "What if"})
    line = player.look(made["match"])
    line.sit()
    assert line.table["options"]["origin"] == f"/watch/{finished.match}?at=7"
    origin = player.get(f"/matches/{finished.match}/replay")
    assert line.told == [told["text"] for step in origin["steps"][:7] for told in step["chronicle"]]
    line.play_on(at_random(2))
    replay = player.get(f"/matches/{made['match']}/replay")
    assert replay["origin"] == {"match": finished.match, "step": 6, "name": "What if"}
    assert replay["steps"][:7] == origin["steps"][:7]
    held = player.get(f"/matches/{made['match']}/verify")["held"]
    assert any("goes on from another match" in sentence["text"] for sentence in held)
    assert player.ask("PUT", f"{path}/{made['match']}", {"name": "Better"}).status_code == 204
    (branch,) = player.get(path)
    assert (branch["name"], branch["step"], branch["over"]) == ("Better", 6, True)
    assert branch["path"] == f"/watch/{made['match']}"
    stranger = Player(player.server)
    assert stranger.get(path) == []
    assert stranger.refused("DELETE", f"{path}/{made['match']}")[0] == 404
    assert player.ask("DELETE", f"{path}/{made['match']}").status_code == 204
    assert player.get(path) == []
    assert player.refused("GET", f"/matches/{made['match']}/replay")[0] == 404


def test_what_else_there_was(finished: Line, server: Server):
    """For anybody who can watch it."""
    watcher = Player(server)
    choice = watcher.get(f"/matches/{finished.match}/replay/3")
    assert choice["taken"] in [option["key"] for option in choice["request"]["options"]]
    assert choice["request"]["question"]
    assert watcher.get(f"/matches/{finished.match}/replay/0") == {}
    assert watcher.refused("GET", f"/matches/{finished.match}/replay/9999")[0] == 404


def test_the_owl_goes_on_playing(finished: Line):
    path = f"/matches/{finished.match}/branches"
    assert finished.player.refused("POST", path, {"step": 4, "seats": ["novice", "novice"]})[0] == 409
    made = finished.player.post(path, {"step": 4, "seats": ["novice", "me"]})
    with finished.player.look(made["match"]) as line:
        line.sit()
        line.until(lambda: bool(line.mine) or line.over)
