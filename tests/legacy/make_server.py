"""Makes a server's database with the code of its day, through the server's door, and writes down what it said.

PYTHONPATH=. python tests/legacy/make_server.py tests/legacy/COMMIT
"""

import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from tests.legacy.door import cookie_of, seen, turn
from tests.server.kit import Line, Player, at_random
from tests.server.processes import THEOMACHY, Json, Server, start_script
from theomachy import games
from theomachy.kernel import Match, Seeded, Typed
from theomachy.play.lessons import find_lesson, play_opening

SHORT: dict[str, dict[str, Json]] = {
    "scathe": {"preset": "random"},
    "godtear": {"preset": "first"},
    "godbreaker": {"options": {"rounds": "3"}},
    "godslayer": {"armies": ["wyldfolk: pendragon; bladeslingers", "wyldfolk: pendragon; bladeslingers"]},
}


class House:
    """Two players, and the matches that they leave behind."""

    def __init__(self, server: Server) -> None:
        self.server, self.host, self.friend = server, Player(server), Player(server)
        self.matches: dict[str, Json] = {}

    def begin(self, name: str, game: str, *seats: str, **more: Json) -> list[Line]:
        order = {**SHORT[game], **more}
        made = self.host.post("/matches", {"game": game, "seats": list(seats or ("me", "friend")), **order})
        if made["invites"][-1]:
            self.friend.post(made["invites"][-1])
        return self.sit(name, made["match"], "friend" in (seats or ("friend",)))

    def sit(self, name: str, match: str, both: bool) -> list[Line]:
        self.matches[name] = {"match": match}
        lines = [self.host.look(match), *([self.friend.look(match)] if both else [])]
        for line in lines:
            line.sit()
        for line in lines:
            line.until(lambda line=line: not line.table.get("waiting"))
        return lines

    def play(self, lines: list[Line], answers: int, seed: int, choose: Any = None) -> None:
        pick = choose or at_random(seed)
        while answers and turn(lines, pick):
            answers -= 1
            time.sleep(0.1)  # lines are not to be talked over

    def play_until(self, lines: list[Line], done: Callable[[Any], bool], seed: int) -> None:
        """Until the state, as the log tells it, is as it is wanted."""
        pick = at_random(seed)
        while not done(state(self.server, lines[0].match)) and turn(lines, pick):
            time.sleep(0.1)


def state(server: Server, match: str) -> Any:
    """The last settled state of a match, told from the log; None before it has begun."""
    columns = "game, setup, dice, server_seed, lesson"
    name, setup, dice, seed, lesson = server.rows(f"select {columns} from matches where id = ?", match)[0]
    nonces = server.rows("select nonce from seats where match = ? order by number", match)
    game, found = games.game(name), None
    for deed, seat, key in server.rows("select deed, seat, key from entries where match = ? order by number", match):
        if deed == "start":
            source = (Typed if dice == "typed" else Seeded)(seed, () if lesson else [nonce for (nonce,) in nonces])
            found = Match(game, game.new(msgspec.json.decode(setup, type=game.setup.type)), source)
            play_opening(found, find_lesson(game, lesson).opening if lesson else ())
        elif deed == "undo":
            found.undo(seat, agreed=True)
        elif deed in ("answer", "roll"):
            found.answer(key, seat if deed == "answer" else None)
    return found.settled if found is not None else None


def close(lines: list[Line]) -> None:
    for line in lines:
        line.close()


def fill(house: House) -> None:
    for game in SHORT:
        lines = house.begin(f"{game}-long", game)
        house.play(lines, 45, 1)
        lines[0].deed("plea")
        close(lines)
        if game != "scathe":
            for number, least in enumerate((4, 15), 1):
                lines = house.begin(f"{game}-agenda-{number}", game)
                house.play(lines, least, 10 + number)
                house.play_until(lines, lambda state: bool(state.agenda), number)
                close(lines)
        lines = house.begin(f"{game}-typed", game, "me", "me", dice="typed")
        house.play(lines, 12, 2)
        close(lines)
        waiting = house.host.post("/matches", {"game": game, "seats": ["me", "friend"], **SHORT[game]})
        house.matches[f"{game}-not-begun"] = {"match": waiting["match"], "invite": waiting["invites"][1]}
        print(game, flush=True)
    with house.host.look(house.matches["scathe-not-begun"]["match"]) as line:
        line.sit()
    lines = house.begin("scathe-finished", "scathe", "me", "me")
    house.play(lines, 1000, 3)
    assert lines[0].over
    close(lines)
    lines = house.begin("godtear-resigned", "godtear")
    house.play(lines, 10, 4)
    assert lines[1].catch_up().deed("resign")["type"] == "accepted"
    close(lines)
    lines = house.begin("scathe-owl", "scathe", "me", "novice")
    house.play(lines, 4, 5)
    lines[0].until(lambda: bool(lines[0].mine))
    close(lines)
    lines = house.begin("godslayer-standing", "godslayer")
    house.play(lines, 8, 6)
    for line, how in zip(lines, ("always", "never"), strict=True):
        line.must("stand", window="gs-ask-counter", how=how, least=0)
    lines[0].must("stand", window="gs-ask-free-strike", how="always", least=0)
    house.play(lines, 12, 7)
    close(lines)
    for game in ("scathe", "godslayer"):
        lesson = next(one for one in house.host.get("/lessons") if one["game"] == game)
        made = house.host.post("/lessons", {"game": game, "lesson": lesson["id"]})
        [line] = house.sit(f"{game}-lesson", made["match"], False)
        learn(line, 4)
    saga(house)


def learn(line: Line, steps: int) -> None:
    """So many steps of a lesson, up to the next one."""
    for _ in range(steps):
        line.until(lambda: "key" in line.table["lesson"])
        assert line.answer(line.table["lesson"]["key"])["type"] == "accepted"
    line.until(lambda: "key" in line.table["lesson"])
    line.close()


def saga(house: House) -> None:
    """A campaign: a match that was played, and the next one under way."""
    order = {"name": "The long winter", "game": "godbreaker", "seats": ["me", "me"], "scenarios": ["score", "nest"]}
    made = house.host.post("/campaigns", {**order, **SHORT["godbreaker"]})
    lines = house.sit("campaign-1", made["table"].rpartition("/")[2], False)
    house.play(lines, 2000, 8)
    assert lines[0].over
    close(lines)
    following = house.host.post(f"/campaigns/{made['campaign']}/next")
    lines = house.sit("campaign-2", following["match"], False)
    house.play(lines, 20, 9)
    close(lines)
    house.matches["campaign-2"]["campaign"] = made["campaign"]


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        server = Server(Path(place), partial(start_script, THEOMACHY))
        try:
            house = House(server)
            fill(house)
            server.restart()
            for name, found in house.matches.items():
                match = found["match"]
                found["host"], found["friend"] = seen(house.host, match), seen(house.friend, match)
                found["agenda"] = bool(getattr(state(server, match), "agenda", ())) and "waiting" not in found["host"]
                print(name, found["host"]["n"], found["agenda"], flush=True)
            campaign = house.matches["campaign-2"]["campaign"]
            story = house.host.text(f"/campaigns/{campaign}/file")
        finally:
            server.stop()
        with sqlite3.connect(server.data) as database_:
            database_.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database_.execute("PRAGMA journal_mode=DELETE")
            database_.execute("VACUUM")
        database_.close()
        shutil.copy(server.data, folder / "server.sqlite")
    players = {"host": cookie_of(house.host), "friend": cookie_of(house.friend)}
    told = {"players": players, "campaign": campaign, "story": json.loads(story), "matches": house.matches}
    (folder / "server.json").write_text(json.dumps(told, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
