"""Who asks, as far as the network tells."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, cast

from litestar.types import ASGIApp, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from theomachy.kernel import refuse

IPV6_PREFIX_BITS = 64
"""One subscriber has a whole network of IPv6 addresses, this long: all of them count as one."""
FORWARDED = (b"forwarded", b"x-forwarded-for")
"""Headers by which a proxy says for whom it speaks."""

Network = IPv4Network | IPv6Network


def address_of(scope: Scope) -> str:
    """The address that a request or a handshake comes from, as it is counted."""
    client = scope.get("client")
    return counted(client[0]) if client else ""


@lru_cache(4096)
def counted(host: str) -> str:
    """An address as it is counted: IPv6 by its network."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, IPV6_PREFIX_BITS), strict=False))
    return str(address) if address else host[:64]


def is_loopback(scope: Scope) -> bool:
    """Whether a request comes from the machine itself, and not through a proxy on it that speaks for others."""
    client = scope.get("client")
    address = _address(client[0]) if client else None
    return address is not None and address.is_loopback and not any(name in FORWARDED for name, _ in scope["headers"])


def _address(host: str) -> IPv4Address | IPv6Address | None:
    """An address by its text; an IPv4 address that is written as an IPv6 one is what it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class Proxies:
    """Those who are believed when they say for whom they speak."""

    def __init__(self, texts: tuple[str, ...] = ()) -> None:
        self.networks = [_network(text) for text in texts]

    def __contains__(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self.networks)

    def before(self, app: ASGIApp) -> ASGIApp:
        """An application that is told by these for whom they speak, and whether over TLS."""
        if not self.networks:
            return app
        proxied: Any = ProxyHeadersMiddleware(cast(Any, app), [str(network) for network in self.networks])
        return cast(ASGIApp, proxied)


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise refuse("serve-no-address", text=text, error=str(error)) from None
