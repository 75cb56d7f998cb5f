"""People at tables: alone against the Owl, at one screen, over a link, with somebody looking on."""

from collections.abc import Callable

import pytest

from tests.server.kit import Line, Player, at_random
from tests.server.processes import Json, Server
from theomachy.play.records import read_record

SHORT = {"round_limit": "1"}


def test_guests_play_at_once(server: Server):
    """Nobody signs up for anything: the first request makes a guest, the second a match, the socket begins it."""
    player = Player(server)
    called = player.me.pop("called")
    player.me.pop("docs", None)  # where they are built
    player.me.pop("token")
    assert len(called.split()) == 2
    assert player.me == {"name": "", "langs": ["en", "ja"]}
    line = player.look(player.new())
    assert line.table["waiting"]
    assert not line.table["requests"]
    line.sit()
    assert line.request["options"]
    assert [seat["who"] for seat in line.table["seats"]] == ["You", "The Owl, squire"]


def test_a_whole_match_against_the_owl(player: Player):
    line = player.play(seats=("novice", "me"), options=SHORT)
    line.play_on(at_random(1))
    result = line.table["result"]
    assert sum(result["shares"]) == 1
    assert line.table["requests"] == []
    assert line.whole()["scene"] == line.table["scene"], "the steps have told all that the table shows"
    info = player.get("/matches")[0]
    assert (info["match"], info["over"], info["path"]) == (line.match, True, f"/watch/{line.match}")
    assert info["text"] == result["text"]


def turn_of(line: Line) -> int:
    return max(
        (track["value"] for track in line.table["scene"]["tracks"].values() if track.get("place") == "round"), default=0
    )


def test_a_turn_of_a_game_on_hexes(player: Player):
    """Deploy, walk, fight, end: whatever the game asks can be answered by the keys it offers."""
    line = player.play("godtear", ("me", "novice"), preset="first")
    assert line.table["fixed"]["board"] == "hexes"
    choose = at_random(3)
    while turn_of(line) < 2:
        line.turn(choose)
    known = line.whole()
    assert compared(known) == compared(line.table)


def compared(table: Json) -> Json:
    """A table without who is there, and without the pieces of the chronicle: it names those that are on the table when
    it is told, and a follower that was taken off may be back by then."""
    told = [{name: value for name, value in line.items() if name != "pieces"} for line in table["chronicle"]]
    return {**table, "seats": None, "chronicle": told}


def test_two_people_over_a_link(two: Callable[..., tuple[Line, Line]], server: Server):
    """Each decides for their own seat only; a spectator decides nothing and sees no secret."""
    red, blue = two(preset="random", options=SHORT)
    spectator = Player(server).look(red.match)
    for line in (red, blue):
        asked = [(request["seat"], request["mine"], bool(request.get("options"))) for request in line.table["requests"]]
        own = red is not line
        assert asked == [(0, not own, not own), (1, own, own)], "secrets: each sees their own options alone"
    assert not any(request["mine"] or request.get("options") for request in spectator.table["requests"])

    before = server.length(red.match)
    theirs = next(request for request in red.table["requests"] if not request["mine"])
    key = blue.mine[0]["options"][0]["key"]
    for line in (red, spectator):
        reply = line.answer(key, theirs)
        assert (reply["type"], reply["reason"]["text"]) == ("refused", "That is for somebody else to decide.")
    for deed in ("undo", "plea", "resign"):
        assert spectator.deed(deed)["reason"]["text"] == "You have no seat at this table."
    assert server.length(red.match) == before

    red.turn(at_random(1))
    spectator.catch_up()
    assert spectator.table["n"] == red.n
    mine = red.heard[-2]
    assert "/" in key
    for line in (spectator, blue.catch_up()):
        step = next(message for message in reversed(line.heard) if message["type"] == "step")
        assert step["n"] == mine["n"]
        assert not step["scene"].get("pieces"), "where the others stand is nobody else's business yet"
        assert not step["chronicle"]["add"]
        assert [request["seat"] for request in step["requests"]] == [1]

    choose = at_random(2)
    while not red.over:
        for line in (red, blue):
            line.catch_up()
            if line.mine:
                line.turn(choose)
    spectator.until(lambda: spectator.over)
    assert spectator.table["result"] == red.table["result"]
    assert spectator.table["scene"] == red.table["scene"]


def test_whoever_comes_by_the_link_takes_the_seat(player: Player, friend: Player, server: Server):
    made = player.post("/matches", {"game": "scathe", "seats": ["me", "friend"]})
    invite = made["invites"][1]
    host = player.look(made["match"])
    assert host.table["seats"][1]["kind"] == "open"
    assert host.table["seats"][1]["invite"] == invite
    assert "invite" not in friend.look(made["match"]).table["seats"][1], "the link is for the host to give"
    assert player.refused("POST", invite)[1]["text"].startswith("You are already at this table.")
    assert friend.post(invite) == {"match": made["match"], "seat": 1, "path": made["path"]}
    host.until(lambda: host.table["seats"][1]["kind"] == "person")
    assert friend.post(invite)["seat"] == 1, "whoever has the seat comes back to it"
    assert Player(server).refused("POST", invite) == (409, {"text": "Someone else already has that seat."})
    assert player.refused("POST", "/join/nonsense")[0] == 404


def test_a_new_name_is_seen_at_once(two: Callable[..., tuple[Line, Line]]):
    red, blue = two()
    blue.player.ask("PUT", "/me", {"name": "  Kaede  the   Quiet "})
    red.until(lambda: red.table["seats"][1]["who"] == "Kaede the Quiet")
    assert blue.player.refused("PUT", "/me", {"name": "x" * 25}) == (409, {"text": "A name has 24 characters at most."})


def test_who_is_here_is_seen(two: Callable[..., tuple[Line, Line]]):
    red, blue = two()
    blue.close()
    red.until(lambda: not red.table["seats"][1]["here"])


def test_one_screen_for_both(player: Player):
    """Whoever holds both seats decides for both, and looks through the eyes of whoever is asked."""
    line = player.play(seats=("me", "me"), preset="random", options=SHORT)
    assert [request["mine"] for request in line.table["requests"]] == [True, True]
    line.play_on(at_random(4))
    assert line.over


def test_parties_are_drafted_at_the_table(player: Player):
    line = player.play(seats=("me", "me"), preset="draft", options=SHORT)
    asked = []
    choose = at_random(5)
    while "secret" not in line.request:
        asked.append(line.request["question"])
        line.turn(choose)
    assert all("into your party" in question for question in asked)
    assert len(asked) >= 6


@pytest.mark.parametrize("seats", [("me", "me"), ("novice", "me")])
def test_own_dice_are_typed(player: Player, seats: tuple[str, ...]):
    """Whoever plays with real dice types what they show; for the Owl, too, who has no hands."""
    line = player.play(seats=seats, options=SHORT, dice="typed")
    assert line.table["options"]["own_dice"]
    request = line.request
    assert (request["kind"], request["dice"]) == ("roll", [["1", "2", "3", "4", "5", "6"]])
    no = line.answer("7", request)
    assert (no["type"], no["reason"]["clause"]) == ("refused", "SC-SET-05")
    assert line.answer("6 6", request)["type"] == "refused"
    line.answer("6", request)
    rolled = next(message for message in line.heard if message.get("rolls"))
    assert (rolled["deed"], rolled["rolls"][0]["faces"]) == ("roll", ["6"])
    line.play_on(at_random(6))
    record = read_record(player.text(f"/matches/{line.match}/record"))
    assert record.fields["dice"].startswith("typed")
    assert record.entries[0].faces.startswith("6, ")
    held = [sentence["text"] for sentence in player.get(f"/matches/{line.match}/verify")["held"]]
    assert any("typed" in text or "cannot" in text for text in held), held


PARTY = "defender,fighter/priest,ranger,spellsword"


def test_a_party_is_a_text_or_a_code(player: Player):
    muster = player.get("/muster/scathe", army=PARTY)
    assert (muster["army"], muster["faults"]) == (PARTY, [])
    assert muster["gauges"] == [{"label": "cost", "value": 12, "most": 12, "icon": "treasure"}]
    assert player.get("/muster/scathe", army=muster["code"])["army"] == PARTY
    drawn = player.get("/muster/scathe/random")
    assert (drawn["faults"], bool(drawn["code"])) == ([], True)
    line = player.play(seats=("me", "me"), armies=[muster["code"], "warrior,knight/sage,apprentice"])
    front = {id for id, piece in line.table["scene"]["pieces"].items() if piece["zone"] == "red-front"}
    assert front == {"defender", "fighter"}


def test_an_empty_party_is_drawn(player: Player):
    """Whoever leaves it to us gets a party that goes with the other one."""
    line = player.play(seats=("me", "me"), armies=[PARTY, ""])
    assert len({piece.get("owner") for piece in line.table["scene"]["pieces"].values()}) == 2


@pytest.mark.parametrize(
    ("army", "text", "clause"),
    [
        ("priest", "The party costs 2; it must cost exactly 12.", "SC-SET-02"),
        (f"{PARTY},{PARTY}", "", "SC-SET-02"),
        ("nobody", "", "SC-SET-01"),
        ("scathe.priest.00", "", ""),
        ("x" * 601, "", ""),
    ],
)
def test_an_illegal_party_is_refused_with_its_clause(player: Player, army: str, text: str, clause: str):
    order = {"game": "scathe", "seats": ["me", "squire"], "armies": [army, ""]}
    status, error = player.refused("POST", "/matches", order)
    assert status == 409
    assert error["text"].endswith("." if player.lang == "en" else "")
    assert " " in error["text"], "a sentence, not an id"
    assert not text or error["text"] == text
    assert not clause or error["clause"].startswith("SC-")


def test_why_a_hero_cannot_be_added(player: Player):
    muster = player.get("/muster/scathe", army=PARTY)
    why = {entry["id"]: entry.get("why_not") for entry in muster["catalogue"]}
    assert all(reason and reason["clause"] for reason in why.values()), "the party is full"
    assert player.get("/muster/scathe", army="priest")["faults"][0]["clause"]


def test_readings_of_rules_are_agreed_before(player: Player):
    """What is not usual at a table is written on it; nonsense is refused with the reason."""
    options = {"death": "below zero", "round-limit": "3"}
    line = player.play(options=options)
    agreed = {setting["value"] for setting in line.table["options"]["setup"]}
    assert {"3"} <= agreed
    assert len(agreed) >= 2
    order = {"game": "scathe", "seats": ["me", "squire"]}
    for bad in ({"death": "never"}, {"round_limit": "many"}, {"no-such": "1"}, {"rulings": "1"}):
        status, error = player.refused("POST", "/matches", {**order, "options": bad})
        assert status == 409
        assert " " in error["text"]


@pytest.mark.parametrize(
    "order",
    [
        {"game": "chess", "seats": ["me", "me"]},
        {"game": "scathe", "seats": ["me"]},
        {"game": "scathe", "seats": ["me", "grandmaster"]},
        {"game": "scathe", "seats": ["novice", "novice"]},
        {"game": "scathe", "seats": ["me", "me"], "preset": "nonsense"},
        {"game": "scathe", "seats": ["me", "me"], "preset": "draft", "armies": [PARTY, PARTY]},
        {"game": "scathe", "seats": ["me", "me"], "armies": [PARTY]},
        {"game": "scathe", "seats": ["me", "me"], "armies": [PARTY, PARTY]},
        {"game": "scathe", "seats": ["me", "me"], "dice": "loaded"},
        {"game": "scathe", "seats": ["me", "me"], "cheat": True},
        {"game": "scathe", "seats": "me"},
        {"game": ["scathe"], "seats": ["me", "me"]},
        {"seats": ["me", "me"]},
        ["scathe"],
        None,
    ],
)
def test_a_table_that_cannot_be_set_is_refused(player: Player, server: Server, order: object):
    before = server.rows("select count(*) from matches")
    status, error = player.refused("POST", "/matches", order)
    assert status in (400, 404, 409)
    assert " " in error["text"]
    assert server.rows("select count(*) from matches") == before


def test_my_matches_are_listed_newest_first(player: Player, friend: Player):
    first, second = player.new(), player.new("godtear")
    assert [info["match"] for info in player.get("/matches")] == [second, first]
    line = player.look(second).sit()
    line.until(lambda: bool(line.mine))
    info = player.get("/matches")[0]
    assert (info["your_turn"], info["over"], info["title"]) == (True, False, "Godtear")
    assert friend.get("/matches") == []
