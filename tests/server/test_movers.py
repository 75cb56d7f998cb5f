"""Several pieces of which any may be placed: a region names them, each with a prefix of its own."""

from collections.abc import Iterator

import pytest

from tests.server import flock
from tests.server.kit import Line, Player
from tests.server.processes import Server

INCH = 2540


@pytest.fixture
def geese(arcade: Server) -> Iterator[Line]:
    with Player(arcade).play("flock", ("me", "me")) as line:
        yield line


def answer(line: Line, key: str) -> None:
    line.must("answer", request=line.request["id"], key=key)


def test_movers_come_with_the_region(geese: Line):
    """The first takes all along; once all have moved a place alone means nobody."""
    region = geese.request["region"]
    assert (region["piece"], region["prefix"]) == ("goose-1", "all:")
    assert region["movers"] == {"goose-1": "all:"} | {f"goose-{n}": f"goose-{n}:" for n in (2, 3, 4)}
    answer(geese, f"goose-3:{10 * INCH},{6 * INCH}")
    assert list(geese.request["region"]["movers"]) == ["goose-1", "goose-2", "goose-4", "goose-3"]
    answer(geese, f"all:{6 * INCH},{7 * INCH}")
    region = geese.request["region"]
    assert not {"piece", "prefix", "outline"} & region.keys()
    assert region["movers"] == {f"goose-{n}": f"goose-{n}:" for n in (1, 2, 3, 4)}


def test_one_mover_alone_is_not_listed(arcade: Server):
    line = Player(arcade).play("plane", ("me", "me"))
    assert "movers" not in line.request["region"]


def test_a_verdict_shows_all_that_go_along(geese: Line):
    """The way of the first, how the others follow, and what holds them together; of one alone only its own way."""
    said = geese.say("probe", request=geese.request["id"], key=f"all:{6 * INCH},{8 * INCH}")
    assert [stroke["kind"] for stroke in said["drawn"]] == ["measure", *["follow"] * 3, *["link"] * 3]
    assert {stroke["base"] for stroke in said["drawn"][:4]} == {flock.BASE}
    said = geese.say("probe", request=geese.request["id"], key=f"goose-4:{16 * INCH},{5 * INCH}")
    assert [stroke["kind"] for stroke in said["drawn"]] == ["measure", "link", "link"]


def test_proposals_are_places_of_whoever_they_are_for(geese: Line):
    options = geese.request["options"]
    places = [option for option in options if option.get("at")]
    assert [option["key"].split(":")[0] for option in places] == ["all"] * 3
    assert places[0]["label"].startswith("All to 6.0, 8.0")
    assert [option["key"] for option in options if not option.get("at")] == ["done"]


def test_pointing_at_a_member_asks_for_its_place(geese: Line):
    """A bare place is meant for the first; once nobody is, it names no place."""
    point = {"request": geese.request["id"], "at": f"{6 * INCH},{11 * INCH}"}
    assert geese.say("point", **point)["reason"]["clause"] == "FL-3"
    answer(geese, f"all:{6 * INCH},{7 * INCH}")
    point["request"] = geese.request["id"]
    assert geese.say("point", **point)["reason"]["clause"] == "FL-1"


@pytest.mark.parametrize("key", ["all:", "goose-9:1,2", "goose-3:", "goose-3:x,y", "all:1,2,3,4", ":1,2"])
def test_nonsense_is_refused(geese: Line, key: str):
    said = geese.say("probe", request=geese.request["id"], key=key)
    assert said["reason"]["text"]
    assert "drawn" not in said


def test_a_proof_of_sight_comes_with_the_verdict(geese: Line):
    """A free line with the lane along it, or what is in the way."""
    answer(geese, "done")
    said = {id: geese.say("probe", request=geese.request["id"], key=id) for id in ("goose-1", "goose-4")}
    assert [stroke["kind"] for stroke in said["goose-1"]["drawn"]] == ["lane", "sight"]
    assert said["goose-4"]["reason"]["clause"] == "FL-6"
    assert [stroke["kind"] for stroke in said["goose-4"]["drawn"]] == ["blocked", "blocked"]
