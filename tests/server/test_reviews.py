"""The review of a match over HTTP, worked out in the processes of the agents."""

from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Server

PATIENCE_S = 240
"""How long a review may take on a busy machine."""


@pytest.fixture(scope="module")
def finished(server: Server) -> Line:
    line = Player(server).play(seats=("me", "me"), preset="random", options={"round_limit": "1"})
    return line.play_on(at_random(1))


def worked_out(player: Player, match: str) -> dict[str, Any]:
    path, begun = f"/matches/{match}/review", monotonic()
    page = player.post(path, {})
    while page["state"] != "done":
        assert page["state"] == "working"
        assert 0 <= page.get("done", 0) <= 1
        assert monotonic() - begun < PATIENCE_S
        sleep(0.1)
        page = player.get(path)
    return page


def test_a_match_is_reviewed_for_its_players_and_for_onlookers(finished: Line, server: Server):
    """The same for both, but for whose seats they are; the numbers add up in either language."""
    path = f"/matches/{finished.match}/review"
    assert Player(server).get(path)["state"] == "none"
    page = worked_out(finished.player, finished.match)
    steps = len(finished.player.get(f"/matches/{finished.match}/replay")["steps"])
    assert all(0 <= moment["step"] < steps for moment in page["moments"])
    for seat, side in enumerate(page["sides"]):
        assert abs(side["start"] + side["choices"] + side["luck"] - side["result"]) < 0.001
        assert abs(sum(row["luck"][seat] for row in page["ledger"]) - side["luck"]) < 0.005
    assert any(seat.get("mine") for seat in page["seats"])
    other = Player(server).get(path, lang="ja")
    assert other["moments"] != page["moments"], "told in another language"
    assert [moment["after"] for moment in other["moments"]] == [moment["after"] for moment in page["moments"]]
    assert not any(seat.get("mine") for seat in other["seats"])
