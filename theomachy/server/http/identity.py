"""Who a guest is: a cookie that only their browser knows, signed by the house, and a token that only its pages know.

A cookie is sent to every port of a host, so each house names its own after its public key: a browser may be a guest of
several houses at once.
"""

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
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

NAME_DIGITS = 8
"""How much of the hash of a house's key its cookie is named by."""
TOKEN_HEADER = "x-csrftoken"
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
"""Requests that change nothing and need no token."""
COOKIE_AGE_S = 365 * 24 * 3600
TOKEN_BYTES = SIGNATURE_BYTES = 16


def cookie_of(key: str) -> str:
    """Return the name of the cookie of a house with this public key."""
    return f"theomachy-{sha256(key.encode()).hexdigest()[:NAME_DIGITS]}"


class Identity:
    """The knowledge of who a visitor is, by the cookie that the house has signed."""

    def __init__(self, secret: str, cookie: str) -> None:
        self._secret, self._cookie = secret, cookie

    def guest_of(self, cookies: Mapping[str, str]) -> str:
        """Return a guest's id: a hash of what only their browser knows. Empty for one who has not said hello yet."""
        token = cookies.get(self._cookie, "")
        return _id(token) if 16 <= len(token) <= 64 and self._is_signed(token) else ""

    def new_guest(self, *, secure: bool) -> tuple[str, Cookie]:
        """A guest who was never here, and the cookie that they are known by. Nothing is written down yet."""
        number = token_urlsafe(TOKEN_BYTES)
        token = f"{number}.{self._signature('guest', number)}"
        cookie = Cookie(self._cookie, value=token, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure)
        return _id(token), cookie

    def token(self, cookies: Mapping[str, str]) -> str:
        """Return what a request that changes something must carry beside these cookies. Pages of other sites can make a
        browser send its cookies, but they cannot read this."""
        return self._signature("token", cookies.get(self._cookie, ""))

    def is_meant(self, cookies: Mapping[str, str], token: str) -> bool:
        """Tell whether whoever sends a token was given it together with these cookies."""
        return bool(cookies.get(self._cookie)) and compare_digest(token.encode(), self.token(cookies).encode())

    def _is_signed(self, token: str) -> bool:
        number, _, signature = token.partition(".")
        return compare_digest(signature.encode(), self._signature("guest", number).encode())

    def _signature(self, kind: str, text: str) -> str:
        mac = hmac_digest(self._secret.encode(), f"{kind} {text}".encode(), "sha256")
        return urlsafe_b64encode(mac[:SIGNATURE_BYTES]).decode().rstrip("=")


def _id(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def identity(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    """The one of the application that a request came to."""
    identity: Identity = connection.app.state.identity
    return identity


def require_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse to change anything for a request that does not carry its guest's token."""
    if connection.scope.get("method", "GET") in SAFE_METHODS:
        return
    if not identity(connection).is_meant(connection.cookies, connection.headers.get(TOKEN_HEADER, "")):
        raise PermissionDeniedException


async def provide_visitor(request: Request[Any, Any, Any]) -> str:
    """The guest who asks; empty for one who has not said hello yet."""
    return identity(request).guest_of(request.cookies)


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    """The guest who asks, for what only a guest can do."""
    guest = await provide_visitor(request)
    if not guest:
        raise PermissionDeniedException
    return guest
