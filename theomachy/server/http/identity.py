"""Who a guest is: a cookie that only their browser knows, signed by the house."""

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest
from hmac import digest as hmac_digest
from secrets import token_urlsafe
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from theomachy.hosting.ports import Guests
from theomachy.kernel import refuse

COOKIE = "theomachy"
COOKIE_AGE_S = 365 * 24 * 3600
TOKEN_BYTES = SIGNATURE_BYTES = 16


class Identity:
    """Knows guests by their cookies: those it has signed, and unsigned ones of before whose guests are known."""

    def __init__(self, secret: str, guests: Guests) -> None:
        self._secret, self._guests = secret, guests

    async def guest_of(self, cookies: Mapping[str, str]) -> str:
        """A guest's id: a hash of what only their browser knows. Empty for one who has not said hello yet."""
        token = cookies.get(COOKIE, "")
        if not 16 <= len(token) <= 64:
            return ""
        return _id(token) if self._is_signed(token) or await self._guests.guest(_id(token)) is not None else ""

    def new_guest(self, *, secure: bool) -> tuple[str, Cookie]:
        """A guest who was never here, and the cookie that they are known by. Nothing is written down yet."""
        number = token_urlsafe(TOKEN_BYTES)
        token = f"{number}.{self._signature(number)}"
        cookie = Cookie(COOKIE, value=token, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure)
        return _id(token), cookie

    def _is_signed(self, token: str) -> bool:
        number, _, signature = token.partition(".")
        return compare_digest(signature.encode(), self._signature(number).encode())

    def _signature(self, number: str) -> str:
        mac = hmac_digest(self._secret.encode(), f"guest {number}".encode(), "sha256")
        return urlsafe_b64encode(mac[:SIGNATURE_BYTES]).decode().rstrip("=")


def _id(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def identity(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    """The one of the application that a request came to."""
    identity: Identity = connection.app.state.identity
    return identity


async def provide_visitor(request: Request[Any, Any, Any]) -> str:
    """The guest who asks; empty for one who has not said hello yet."""
    return await identity(request).guest_of(request.cookies)


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    """The same for a guest who wants to change something: Refused without a cookie."""
    guest = await provide_visitor(request)
    if not guest:
        raise refuse("live-csrf")
    return guest
