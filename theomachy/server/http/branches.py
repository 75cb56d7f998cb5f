"""Variations of a match over HTTP."""

from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody

from theomachy.hosting import branches
from theomachy.hosting.branches import NewBranch
from theomachy.presentation.text import FIRST
from theomachy.server.http.costly import costly
from theomachy.server.http.requests import PROVIDED, Guest, HttpRequest, Lang, Service, Visitor
from theomachy.wire import desk, pages


class Branches(Controller):
    path = "/api/matches/{match:str}"
    dependencies = PROVIDED

    @get("/replay/{step:int}")
    async def choice(
        self, request: HttpRequest, match: FromPath[str], step: FromPath[int], service: Service, lang: Lang = FIRST
    ) -> pages.ReplayChoice:
        return await costly(request, desk.choice(service, match, step, lang))

    @post("/branches")
    async def play_on(
        self, request: HttpRequest, match: FromPath[str], data: JSONBody[NewBranch], guest: Guest, service: Service
    ) -> pages.NewMatchAnswer:
        return await costly(request, desk.play_on(service, guest, match, data))

    @get("/branches")
    async def mine(
        self, match: FromPath[str], visitor: Visitor, service: Service, lang: Lang = FIRST
    ) -> list[pages.BranchInfo]:
        return await desk.branches_of(service, visitor, match, lang)

    @put("/branches/{branch:str}", status_code=204)
    async def rename(
        self,
        match: FromPath[str],
        branch: FromPath[str],
        data: JSONBody[pages.BranchName],
        guest: Guest,
        service: Service,
    ) -> None:
        await branches.rename(service, guest, match, branch, data.name)

    @delete("/branches/{branch:str}")
    async def remove(self, match: FromPath[str], branch: FromPath[str], guest: Guest, service: Service) -> None:
        await branches.delete(service, guest, match, branch)
