"""What is measured is drawn: reach, measuring lines, the ruler, and ground that comes and goes. Shown by a made-up game
on a plane, because no server knows a rule of any."""

from collections.abc import Iterator

import pytest

from tests.server import plane
from tests.server.kit import Line, Player
from tests.server.processes import Server

INCH = 2540


@pytest.fixture
def ponds(arcade: Server) -> Iterator[Line]:
    with Player(arcade).play("plane", ("me", "me")) as line:
        yield line


def probe(line: Line, key: str) -> dict:
    return line.say("probe", request=line.request["id"], key=key)


def test_a_region_says_what_is_placed_and_how_a_place_becomes_a_key(ponds: Line):
    region = ponds.request["region"]
    assert (region["prefix"], region["piece"], region["base"]) == ("move:", "left", plane.BASE)
    assert region["turns"] == [0, 90, 180, 270]
    options = ponds.request["options"]
    places = [option for option in options if option.get("at")]
    assert all(option["key"] == f"move:{option['at'][0]},{option['at'][1]}" for option in places)
    assert {option["key"] for option in options} - {option["key"] for option in places} == {"ruin:wall", "wait"}
    assert next(option for option in options if option["key"] == "ruin:wall")["zone"] == "wall"
    assert places[-1]["label"] == "to 12.0, 2.0, where it stands"


def test_a_place_is_told_by_who_stands_near(ponds: Line):
    """In units and tenths, with what is near; whoever moves is not near itself."""
    for key in ("wait", f"move:{12 * INCH},{17 * INCH}", "wait"):
        ponds.must("answer", request=ponds.request["id"], key=key)
    labels = [option["label"] for option in ponds.request["options"] if option.get("at")]
    assert "to 12.0, 12.0, beside Flag" in labels
    assert "to 12.0, 17.0, where it stands" in labels


def test_the_reach_comes_with_the_request(ponds: Line):
    """One closed line; through the reeds it is shorter. Only whoever is asked gets it."""
    reach = ponds.request["region"]["outline"]
    assert [(stroke["kind"], stroke["closed"]) for stroke in reach] == [("reach", True)]
    xs = [x for x, _ in reach[0]["points"]]
    assert min(xs) > 12 * INCH - 6 * INCH, "reeds on the left"
    spectator = Player(ponds.player.server).look(ponds.match)
    assert [request.get("region") for request in spectator.table["requests"]] == [{}]


def test_a_verdict_is_drawn_with_its_label(ponds: Line):
    """The measuring line, and in words what it is made of."""
    verdict = probe(ponds, f"move:{8 * INCH + 100},{2 * INCH}")
    assert "reason" not in verdict
    (line,) = verdict["drawn"]
    assert (line["kind"], line["points"][0]) == ("measure", [12 * INCH, 2 * INCH])
    assert line["label"] == "3 + 1 in reeds = 4U"
    assert line["base"] == plane.BASE


def test_a_refusal_is_drawn_too(ponds: Line):
    """What stops it, and the line as it would be measured."""
    verdict = probe(ponds, f"move:{12 * INCH},{7 * INCH}")
    assert verdict["reason"]["clause"] == "PL-4"
    assert [stroke["kind"] for stroke in verdict["drawn"]] == ["measure", "blocked"]
    assert verdict["drawn"][1]["closed"]


def test_a_way_round_is_drawn_as_one(ponds: Line):
    verdict = probe(ponds, f"move:{17 * INCH},{2 * INCH}")
    (line,) = verdict["drawn"]
    assert line["kind"] == "detour"
    assert len(line["points"]) == 3
    assert line["label"] == "5U"


@pytest.mark.parametrize(
    "key", ["", "x", "move:", "move:x", "move:-1,5", "move:1,2,3,4", "\u0000", "ruin:nobody", "9" * 900]
)
def test_nonsense_is_refused_and_draws_nothing(ponds: Line, key: str):
    verdict = probe(ponds, key)
    assert verdict["reason"]["text"]
    assert "drawn" not in verdict


def test_pointing_at_a_place_probes_it(ponds: Line):
    """A bare place becomes the key that the region makes of it; a piece stands for where it is."""
    verdict = ponds.say("point", request=ponds.request["id"], at="0,0")
    assert (verdict["key"], verdict["reason"]["clause"]) == ("move:0,0", "PL-2")
    verdict = ponds.say("point", request=ponds.request["id"], at=f"{12 * INCH},{3 * INCH}")
    assert "reason" not in verdict
    assert verdict["drawn"]
    verdict = ponds.say("point", request=ponds.request["id"], at="right")
    assert (verdict["key"], verdict["reason"]["clause"]) == ("ruin:right", "PL-8")
    ponds.must("answer", request=ponds.request["id"], key="ruin:wall")
    verdict = ponds.say("point", request=ponds.request["id"], at="left")
    assert (verdict["key"], verdict["reason"]["clause"]) == (f"move:{12 * INCH},{2 * INCH}", "PL-3")
    assert verdict["drawn"], "what shows why"


def test_ground_comes_and_goes(ponds: Line):
    """The wall is part of the scene while it stands; once it is torn down a step takes it away."""
    ground = ponds.table["scene"]["ground"]
    assert ground["reeds"]["tint"] == "scrub"
    assert ground["wall"].items() >= {"label": "wall", "line": True, "hard": True, "tint": "wall"}.items()
    ponds.must("answer", request=ponds.request["id"], key="ruin:wall")
    assert ponds.table["scene"]["ground"].keys() == {"reeds"}
    assert ponds.whole()["scene"] == ponds.table["scene"]


def test_anybody_measures_at_any_time(ponds: Line):
    """From and to pieces and places, also whoever only looks on; it is nobody else's business, and changes nothing."""
    spectator = Player(ponds.player.server).look(ponds.match)
    n = ponds.n
    for line in (ponds, spectator):
        measured = line.say("measure", **{"from": "left", "to": "flag"})
        assert (measured["type"], measured["units"]) == ("measured", 10)
        assert measured["text"] == {"text": "10U", "clause": "PL-9"}
        assert [stroke["label"] for stroke in measured["strokes"]] == ["10U"]
    measured = ponds.say("measure", **{"from": f"{2 * INCH},{2 * INCH}", "to": f"{7 * INCH},{2 * INCH},0"})
    assert (measured["units"], measured["text"]["text"]) == (10, "5 + 5 in reeds = 10U")
    spectator.catch_up()
    assert [message["type"] for message in spectator.heard].count("measured") == 1
    assert ponds.catch_up().n == n


@pytest.mark.parametrize("end", ["", "nobody", "1,x", "-1,5", "1,2,3,4", "\u0000", "table"])
def test_nonsense_is_not_measured(ponds: Line, end: str):
    for ends in ({"from": end, "to": "left"}, {"from": "left", "to": end}):
        reply = ponds.say("measure", **ends)
        assert reply["type"] == "refused"
        assert reply["reason"]["text"]


def test_a_game_without_a_ruler_says_so(arcade: Server):
    line = Player(arcade).play("mini", ("me", "me"))
    assert not line.table["fixed"].get("ruler")
    reply = line.say("measure", **{"from": "1,1", "to": "2,2"})
    assert reply["reason"]["text"] == "Nothing may be measured in this game."


def test_a_player_who_measures_too_fast_has_to_wait(ponds: Line):
    """A quick line is read more slowly: every question gets its answer."""
    for _ in range(90):
        ponds.send("measure", **{"from": "left", "to": "flag"})
    assert ponds.reply(ponds.said)["type"] == "measured"


def test_pieces_are_called_by_their_names(ponds: Line):
    """Where an id has no words of its own, the scene knows its name."""
    for _ in range(2):
        ponds.must("answer", request=ponds.request["id"], key="wait")
    assert ponds.told[-2:] == ["Frog hops.", "Frog hops."]
    assert [line["pieces"] for line in ponds.table["chronicle"][-2:]] == [["frog-1"], ["frog-2"]]


def test_tokens_have_their_corners(ponds: Line):
    """Where a token is on its piece is a look, and so is what it shows."""
    left = ponds.table["scene"]["pieces"]["left"]
    assert [(badge["spot"], badge.get("brief")) for badge in left["badges"]] == [("tag", "D8"), ("coin", None)]
    assert left["marks"][0]["state"] == "leader"
    assert ponds.table["scene"]["pieces"]["frog-1"]["style"] == "wild"
