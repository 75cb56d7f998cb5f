"""Armies that guests keep, over HTTP: routes, and nothing else."""

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from theomachy.server.http.requests import PROVIDED, Game, Guest, Service, Visitor
from theomachy.wire import army_lists, pages


class ArmyLists(Controller):
    path = "/api/lists"
    dependencies = PROVIDED

    @get()
    async def lists(self, visitor: Visitor, service: Service, game: Game = "") -> list[pages.ArmyList]:
        return await army_lists.army_lists(service, visitor, game)

    @post()
    async def keep(self, data: JSONBody[pages.KeptList], guest: Guest, service: Service) -> pages.ArmyList:
        return await army_lists.keep(service, guest, data)

    @put("/{id:str}")
    async def change(
        self, id: FromPath[str], data: JSONBody[pages.KeptList], guest: Guest, service: Service
    ) -> pages.ArmyList:
        return await army_lists.change(service, guest, id, data)

    @delete("/{id:str}")
    async def drop(self, id: FromPath[str], guest: Guest, service: Service) -> None:
        await army_lists.drop(service, guest, id)
