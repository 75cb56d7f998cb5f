"""A whole match of each game, hosted on lists in memory: no server, no database, no socket."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from tests.hosting.hosts import Witness
from tests.hosting.seating import sit_down
from theomachy import games
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.participant import Participant
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Ask, Region, key_of
from theomachy.play.patches import apply
from theomachy.play.records import read_record
from theomachy.play.replays import verify
from theomachy.wire import desk
from theomachy.wire.viewer import WireViewer

pytestmark = pytest.mark.long

SHORT = {"godtear": "first"}
"""Presets with which a match is shorter than the usual one."""


async def laid(service: MatchService, game: str, *seats: str) -> LiveMatch:
    """A match of a host, perhaps with a guest; everybody sits."""
    table = agree(NewMatch(game, list(seats), SHORT.get(game, "")), "host", service.clock.now())
    await matches.add(service.store, *table)
    live = await service.match(table.match.id)
    for seat in table.seats:
        if seat.invite:
            await service.join(seat.invite, "guest")
    await sit_down(*[(service, live, guest) for guest in ("host", "guest") if live.seats_of(guest)])
    return live


def key_for(ask: Ask[Any], random: Random) -> str:
    options = ask.options
    return key_of(options.pick(random) if isinstance(options, Region) else random.choice(list(ask.look())))


async def play_out(service: MatchService, live: LiveMatch, answers: int = 10_000) -> None:
    """Everybody answers at random through the one door; agents see to themselves."""
    people = {guest: Participant(service, live, guest) for guest in ("host", "guest")}
    random = Random(7)
    for _ in range(answers):
        asked = [(who, request) for who in people.values() for request in live.log.requests if who.is_asked(request)]
        if live.log.over:
            return
        if not asked:
            await asyncio.sleep(0)  # an agent is asked
            continue
        who, request = asked[0]
        assert isinstance(request, Ask)
        await who.answer(live.log.request_id(request), key_for(request, random))


@pytest.mark.parametrize("game", games.names())
def test_two_people_play_to_the_end(game: str):
    """What one host has told, another tells from the log alone; the record verifies and can be watched."""

    async def story() -> None:
        ports = in_memory()
        service, other = MatchService(ports), MatchService(ports)
        live = await laid(service, game, "me", "friend")
        witness = Witness(live)
        await play_out(service, live)
        assert live.log.over
        assert witness.seen == list(range(2, live.log.n + 1))
        record = await logs.record(ports.store, live.id)
        assert record is not None
        assert verify(read_record(record), games.game(game))
        again = await other.match(live.id)
        assert msgspec.json.encode(again.log.chronicle) == msgspec.json.encode(
            live.log.chronicle
        )  # tuples are lists there
        assert again.log.shares == live.log.shares
        await service.close()
        await other.close()

    asyncio.run(story())


@pytest.mark.parametrize("game", ["godtear", "scathe"])
def test_an_agent_takes_its_seat(game: str):
    async def story() -> None:
        service = MatchService(in_memory())
        live = await laid(service, game, "me", "novice")
        Witness(live, "host")
        service.drive(live)
        await play_out(service, live)
        assert live.log.over
        assert {entry.seat for entry in await logs.entries(service.store, live.id)} >= {0, 1}
        await service.close()

    asyncio.run(story())


class Client:
    """Keeps a scene up to date by patches, as a browser does."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.scene: dict[str, Any] = {}

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        said = json.loads(message)
        self.heard.append(said)
        if said["type"] in ("table", "step"):
            self.scene = said["scene"] if said["type"] == "table" else apply(self.scene, said["scene"])

    def drop(self) -> None:
        raise AssertionError("something could not be shown")


@pytest.mark.parametrize("game", games.names())
def test_the_wire_needs_no_server(game: str):
    """What clients were told step by step is what a newcomer is told at once, up to the end."""

    async def story() -> None:
        service = MatchService(in_memory())
        live = await laid(service, game, "me", "friend")
        clients = {guest: Client() for guest in ("host", "onlooker")}
        viewers = {guest: WireViewer(client, service, live, guest, "en") for guest, client in clients.items()}
        for viewer in viewers.values():
            live.come(viewer)
            viewer.see_all()
        await play_out(service, live, 25)
        await viewers["host"].hear(json.dumps({"type": "resign", "id": 1, "n": live.log.n}))
        assert live.log.over
        for guest, client in clients.items():
            assert [said["type"] for said in client.heard].count("step") == live.log.n - 1
            newcomer = Client()
            WireViewer(newcomer, service, live, guest, "ja").see_all()
            assert newcomer.scene.keys() == client.scene.keys()
            WireViewer(newcomer, service, live, guest, "en").see_all()
            assert newcomer.scene == client.scene
            assert newcomer.heard[-1]["result"] == client.heard[-1].get("result", newcomer.heard[-1]["result"])
        assert json.loads(await desk.replay(service, "host", live.id, "ja"))["steps"]
        await service.close()

    asyncio.run(story())
