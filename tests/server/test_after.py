"""The end of a match and what is left of it: the result, the record, its dice held against the seed, the replay."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Server
from tests.terminal.command import Ran
from theomachy.games import game
from theomachy.play.patches import apply
from theomachy.play.records import chain_of, read_record
from theomachy.play.replays import verify
from theomachy.wire.replays import as_shares

Two = Callable[..., tuple[Line, Line]]


@pytest.fixture(scope="module")
def finished(server: Server) -> Line:
    line = Player(server).play(seats=("me", "me"), preset="random", options={"round_limit": "1"})
    return line.play_on(at_random(1))


def test_whoever_resigns_has_lost(two: Two, server: Server):
    red, blue = two()
    assert blue.deed("resign")["type"] == "accepted"
    red.until(lambda: red.over)
    assert red.table["result"] == {"shares": [1.0, 0.0], "winner": 0, "resigned": 1, "text": "Blue has resigned."}
    assert red.table["requests"] == []
    n = server.length(red.match)
    assert blue.deed("resign")["type"] == "refused"
    assert blue.deed("undo")["reason"]["text"] == red.deed("plea")["reason"]["text"]
    assert server.length(red.match) == n
    assert read_record(red.player.text(f"/matches/{red.match}/record")).result == "resigned 2"
    assert red.player.get(f"/matches/{red.match}/replay")["result"]["resigned"] == 1
    assert red.player.get(f"/matches/{red.match}/verify")["held"]


def test_a_running_match_has_a_record_of_each_seat(two: Two, server: Server):
    """While it runs nobody gets more than their seat knows: secrets of others are commitments, and the seed is kept."""
    red, blue = two(preset="random", options={"round_limit": "1"})
    path = f"/matches/{red.match}/record"
    key = red.mine[0]["options"][0]["key"]
    red.answer(key)
    blue.catch_up()
    mine, theirs = (read_record(line.player.text(path)) for line in (red, blue))
    assert (mine.fields["viewer"], theirs.fields["viewer"]) == ("1", "2")
    assert mine.entries[1].key == key
    assert re.fullmatch("~[0-9a-f]{32}", theirs.entries[1].key), "a salted commitment"
    assert mine.fields["dice"] == "seeded"
    assert mine.fields["commitment"] == red.table["commitment"]
    assert len(mine.fields["nonces"].split()) == 2
    status, error = Player(server).refused("GET", path)
    assert (status, error["text"]) == (409, "The match is still being played.")
    for what in ("verify", "replay"):
        assert red.player.refused("GET", f"/matches/{red.match}/{what}")[1]["text"] == error["text"]


def test_what_a_seat_kept_holds_against_the_record(two: Two, tmp_path: Path):
    """`theomachy replay verify` holds every die; the record that a seat kept on the way says the same up to there."""
    red, blue = two(preset="random", options={"round_limit": "1"})
    path = f"/matches/{red.match}/record"
    choose = at_random(2)
    kept = ""
    while not red.over:
        for line in (red, blue):
            line.catch_up()
            if line.mine:
                line.turn(choose)
        if not red.over and (not kept or red.n <= 12):
            kept = blue.player.text(path)
    whole = tmp_path / "whole.tmr"
    whole.write_text(red.player.text(path))
    ran = Ran("replay", "verify", str(whole))
    assert ran.status == 0, ran.err
    key = red.player.get("/key")["key"]
    assert Ran("replay", "verify", str(whole), "--key", key, "--head", red.table["head"]).status == 0
    record = read_record(whole.read_text())
    heads = [message["head"] for message in red.heard if message["type"] == "step"]
    assert heads == [message["head"] for message in blue.heard if message["type"] == "step"]
    assert set(heads) <= set(chain_of(record)), "what was shown on the way is what the record comes to"
    assert "verified-mine" in [message.id for message in verify(record, game("scathe"), read_record(kept))]
    seed = bytes.fromhex(record.fields["dice"].split()[1])
    assert sha256(seed).hexdigest() == red.table["commitment"], "the seed was chosen before anybody sat down"


def test_the_dice_are_verified_on_the_page(finished: Line, server: Server):
    held = [sentence["text"] for sentence in Player(server).get(f"/matches/{finished.match}/verify")["held"]]
    assert len(held) == 7
    assert all(text.endswith(".") for text in held)


def sorted_badges(scene: dict) -> dict:
    """Tokens in a fixed order: a record keeps how many, not which lies on top."""
    order = {id: sorted(piece.get("badges", []), key=str) for id, piece in scene["pieces"].items()}
    return {
        **scene,
        "pieces": {id: {**piece, "badges": order[id], "says": ""} for id, piece in scene["pieces"].items()},
    }


def test_a_finished_match_is_watched_step_by_step(finished: Line, server: Server):
    """By anybody, from its own story; the last picture is the last that was seen at the table."""
    replay = Player(server).get(f"/matches/{finished.match}/replay")
    scene: dict = {}
    for step in replay["steps"]:
        scene = apply(scene, step["scene"])
    assert sorted_badges(scene) == sorted_badges(finished.table["scene"])
    assert replay["result"] == finished.table["result"]
    assert replay["fixed"] == finished.table["fixed"]
    lines = [line["text"] for step in replay["steps"] for line in step["chronicle"]]
    assert lines == finished.told
    assert all(len(step["chances"]) == 2 for step in replay["steps"])
    assert all(sum(step["chances"]) == pytest.approx(1, abs=0.002) for step in replay["steps"])
    assert any(step.get("rolls") for step in replay["steps"])


@pytest.mark.parametrize(
    ("seen", "shares"),
    [((0.6, 0.6), [0.5, 0.5]), ((0.3, 0.1), [0.75, 0.25]), ((0.2,), [0.2]), ((0.0, 0.0), [0.0, 0.0])],
)
def test_chances_that_each_sees_with_its_own_eyes_are_shares(seen: tuple[float, ...], shares: list[float]):
    """Of whoever plays against somebody; who plays alone has a chance and no share."""
    assert as_shares(seen) == shares


def test_the_record_is_a_file(finished: Line, server: Server):
    found = Player(server).ask("GET", f"/matches/{finished.match}/record")
    assert found.headers["content-type"].startswith("text/plain")
    assert found.headers["content-disposition"] == f'attachment; filename="{finished.match}.tmr"'


@pytest.mark.parametrize("what", ["record", "verify", "replay"])
def test_there_is_nothing_of_a_match_that_never_was(player: Player, what: str):
    assert player.refused("GET", f"/matches/nonsense/{what}") == (404, {"text": "There is no such match."})


def test_a_match_that_has_not_begun_has_no_record(player: Player):
    match = player.new()
    assert player.refused("GET", f"/matches/{match}/record")[1]["text"] == "The match has not begun."
