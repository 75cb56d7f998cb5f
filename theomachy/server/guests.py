"""Who somebody is: a cookie that only their browser knows."""

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from theomachy.kernel import refuse

COOKIE = "theomachy"
COOKIE_AGE_S = 365 * 24 * 3600


def guest_of(cookies: dict[str, str]) -> str:
    """A guest's id: a hash of what only their browser knows. Empty for whoever has not said hello yet."""
    token = cookies.get(COOKIE, "")
    return sha256(token.encode()).hexdigest() if 16 <= len(token) <= 64 else ""


def new_guest(*, secure: bool) -> tuple[str, Cookie]:
    """Somebody who was never here, and the cookie that they are known by."""
    token = token_urlsafe(24)
    cookie = Cookie(COOKIE, value=token, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure)
    return guest_of({COOKIE: token}), cookie


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    guest = guest_of(request.cookies)
    if not guest:
        raise refuse("live-csrf")
    return guest
