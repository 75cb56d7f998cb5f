"""Games that nobody has told the server about: they are played at its tables like any other."""

import re
from pathlib import Path

import pytest

from tests.conformance import mini
from tests.conformance.games import decide
from tests.server import plane
from tests.server.kit import Player, at_random
from tests.server.processes import Server
from theomachy.kernel import Match, Seeded, key_of

SCRIPT = Path(__file__).with_name("made_up.py")
ROOT = SCRIPT.parents[2]


@pytest.fixture
def stranger(arcade: Server) -> Player:
    return Player(arcade)


@pytest.mark.parametrize("game", ["mini", "plane"])
@pytest.mark.parametrize("seats", [("me", "me"), ("me", "squire")])
def test_a_made_up_game_is_played_to_its_end(stranger: Player, game: str, seats: tuple[str, ...]):
    line = stranger.play(game, seats)
    line.play_on(at_random(1))
    assert line.over
    assert line.whole()["scene"] == line.table["scene"]
    assert stranger.get(f"/matches/{line.match}/verify")["held"]
    assert stranger.get(f"/matches/{line.match}/replay")["steps"]


def test_it_is_on_the_menu(stranger: Player):
    games = {game["id"]: game for game in stranger.get("/games")}
    assert games["plane"]["title"] == "Ponds"
    assert games["mini"]["title"] == "Mini", "a game without words is called by its name"
    assert [preset["id"] for preset in games["mini"]["presets"]] == ["usual", "long"]
    assert stranger.get("/rulebook/mini")["chapters"] == []
    clauses = [clause["id"] for chapter in stranger.get("/rulebook/plane")["chapters"] for clause in chapter["clauses"]]
    assert clauses == [f"PL-{n}" for n in (1, 2, 3, 4, 5, 11, 7, 8, 9, 10, 6)]
    assert stranger.refused("GET", "/muster/mini")[0] == 404


def test_secrets_of_a_made_up_game_are_kept(arcade: Server):
    """Cards face down and bids in secret: each seat sees its own, a spectator none."""
    host, guest = Player(arcade), Player(arcade)
    made = host.post("/matches", {"game": "mini", "seats": ["me", "friend"]})
    guest.post(made["invites"][1])
    left, right = host.look(made["match"]).sit(), guest.look(made["match"]).sit()
    spectator = Player(arcade).look(made["match"])
    left.catch_up()
    tracks = {line: len(line.table["scene"]["tracks"]) for line in (left, right, spectator)}
    assert tracks == {left: 5, right: 5, spectator: 4}
    for line in (left, right, spectator):
        dealt = next((message for message in line.heard if message["type"] == "step"), None)
        assert dealt is None or dealt["rolls"] == [{"faces": [], "question": "mini-deal", "secret": True}]
    record = host.text(f"/matches/{made['match']}/record")
    assert re.search(r"0 \| start \|  \| ~[0-9a-f]{32}", record), "dice that fell face down are committed to"


def test_places_on_a_plane(stranger: Player):
    """A region: proposals to choose from, any other point may be answered, and every refusal has its clause."""
    line = stranger.play("plane", ("me", "me"))
    fixed, scene, request = line.table["fixed"], line.table["scene"], line.request
    assert (fixed["board"], fixed["size"]) == ("plane", [24 * 2540, 24 * 2540])
    assert next(zone for zone in fixed["zones"] if zone["id"] == "pond")["outline"]
    assert scene["pieces"]["left"]["at"] == [12 * 2540, 2 * 2540]
    assert scene["pieces"]["left"]["base"] == plane.BASE
    assert request["region"].keys() == {"prefix", "piece", "base", "turns", "outline"}
    assert request["question"] == "Left, where does Left move?"
    refused = [("1,2,3", "PL-1"), ("move:1,2,3", "PL-1"), ("move:0,0", "PL-2"), ("move:5000,50000", "PL-3")]
    for key, clause in (*refused, ("move:30480,20000", "PL-4")):
        verdict = line.say("probe", request=request["id"], key=key)
        assert verdict["reason"]["clause"] == clause, key
        assert line.answer(key)["reason"]["clause"] == clause
    place = "move:25000,8000"
    verdict = line.say("probe", request=request["id"], key=place)
    assert verdict["cost"][0]["value"] == 2
    assert line.answer(place)["type"] == "accepted"
    assert line.table["scene"]["pieces"]["left"]["at"] == [25000, 8000]


@pytest.mark.parametrize("seed", range(5))
def test_ponds_ends(seed: int):
    """The made-up game itself: random play always comes to an end."""
    from random import Random

    match = Match(plane.GAME, plane.GAME.new(plane.Setup()), Seeded.of(seed))
    random = Random(seed)
    while match.request is not None:
        match.answer(key_of(decide(match.request, random)))
    assert match.result is not None


# No game's name where none belongs


def names() -> list[str]:
    folders = [path.name for path in (ROOT / "theomachy" / "games").iterdir() if (path / "__init__.py").exists()]
    return sorted([*folders, *(game.GAME.id for game in (mini, plane))][: len(folders)])


def sources() -> list[Path]:
    server = [path for room in ("server", "wire", "hosting") for path in (ROOT / "theomachy" / room).rglob("*.py")]
    client = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".ftl")]
    return sorted([*server, *client])


def test_neither_server_nor_client_knows_a_game():
    """No game's name, none of its ids, no clause of its rulebook."""
    assert {"scathe", "godtear"} <= set(names())
    known = re.compile(rf"\b({'|'.join(names())})\b|[\"'`](sc|gt|gb|gs)-[a-z]|\b(SC|GT|GB|GS)-[A-Z0-9]", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if known.search(line)
    ]
    assert found == []
