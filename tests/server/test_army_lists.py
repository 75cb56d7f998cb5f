"""Armies that a guest keeps: under names, from texts and codes, for nobody else, and only so many."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.server.kit import Player
from tests.server.processes import Json, Server
from theomachy.hosting.memory import in_memory
from theomachy.hosting.service import MatchService
from theomachy.kernel import Refused
from theomachy.play.army_codes import share
from theomachy.wire import army_lists
from theomachy.wire.army_lists import MAX_LISTS, MAX_NAME_LENGTH
from theomachy.wire.pages import KeptList

PARTY = "defender,fighter,priest,ranger,spellsword"
Story = Callable[[MatchService], Awaitable[None]]


def tell(story: Story) -> None:
    asyncio.run(story(MatchService(in_memory())))


def party(name: str = "First", army: str = PARTY) -> KeptList:
    return KeptList(game="scathe", name=name, army=army)


async def names(service: MatchService, guest: str = "ann", game: str = "scathe") -> list[str]:
    return [kept.name for kept in await army_lists.army_lists(service, guest, game)]


def test_lists_are_kept_renamed_copied_and_dropped_over_http(server: Server):
    player = Player(server)

    def named() -> list[str]:
        return [kept["name"] for kept in player.get("/lists", game="scathe")]

    order: Json = {"game": "scathe", "name": "First", "army": PARTY}
    first = player.post("/lists", order)
    player.post("/lists", {**order, "name": "Copy"})
    assert named() == ["Copy", "First"]
    assert player.ask("PUT", f"/lists/{first['id']}", {**order, "name": "Second  Dawn"}).is_success
    assert named() == ["Second Dawn", "Copy"]
    assert player.get("/lists", game="godtear") == []
    assert player.ask("DELETE", f"/lists/{first['id']}").status_code == 204
    assert named() == ["Copy"]
    assert Player(server).get("/lists", game="scathe") == []


def test_a_code_becomes_a_copy_of_ones_own():
    """What is kept is the text of the army, as a setup takes it."""

    async def story(service: MatchService) -> None:
        found = await army_lists.keep(service, "ann", party(army=share("scathe", PARTY)))
        assert found.army == PARTY
        with pytest.raises(Refused):
            await army_lists.keep(service, "ann", party(army=share("godtear", "titus")))

    tell(story)


def test_nobody_changes_the_lists_of_others():
    async def story(service: MatchService) -> None:
        mine = await army_lists.keep(service, "ann", party())
        with pytest.raises(Refused):
            await army_lists.change(service, "ben", mine.id, party("Stolen"))
        await army_lists.drop(service, "ben", mine.id)
        assert await names(service) == ["First"]
        assert await names(service, "ben") == []

    tell(story)


@pytest.mark.parametrize("name", ["", "   ", "x" * (MAX_NAME_LENGTH + 1), "a\u202eb"])
def test_a_list_needs_a_name_that_can_be_read(name: str):
    async def story(service: MatchService) -> None:
        with pytest.raises(Refused):
            await army_lists.keep(service, "ann", party(name))
        assert await names(service) == []

    tell(story)


def test_there_are_only_so_many():
    async def story(service: MatchService) -> None:
        for n in range(MAX_LISTS):
            await army_lists.keep(service, "ann", party(f"List {n}"))
        with pytest.raises(Refused):
            await army_lists.keep(service, "ann", party("One too many"))
        await army_lists.keep(service, "ben", party())
        assert len(await names(service)) == MAX_LISTS

    tell(story)
