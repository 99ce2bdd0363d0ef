"""Addresses of clients: what counts as one, which are this machine, and how many people share one."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final, TypeAlias

from starlette.types import Scope

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
_IPV6_SITE: Final = 48
_IPV6_PREFIX: Final = 64  # one person has as many addresses of such a network as they like


def parsed(host: str) -> Address | None:
    """An address; None where it is none. A socket for both kinds shows IPv4 clients as ``::ffff:a.b.c.d``,
    which is what they are not."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped


@lru_cache(4096)
def plain(host: str) -> str:
    """An address as it is usually written; what is no address stays as it is."""
    address = parsed(host)
    return host if address is None else str(address)


@lru_cache(4096)
def network_of(host: str) -> str:
    """What the limits count as one client: an address; of IPv6 its network."""
    address = parsed(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, _IPV6_PREFIX), strict=False))
    return host if address is None else str(address)


def address_of(scope: Scope) -> str:
    """The address that a request came from, as the limits count it."""
    client = scope.get("client")
    return network_of(str(client[0]) if client else "")


@lru_cache(4096)
def site_of(client: str) -> str:
    """Of what counts as one client, all that one subscriber may have: of IPv6 thousands of networks."""
    try:
        own = ipaddress.ip_network(client)
    except ValueError:
        return client
    wide = own.version == 6 and own.prefixlen > _IPV6_SITE
    return str(own.supernet(new_prefix=_IPV6_SITE)) if wide else client


_THIS_MACHINE: Final = network_of("::1")


def is_loopback(host: str) -> bool:
    """Whether an address, or what counts as one, is this very machine: one person's, or a proxy that does
    not tell who asks."""
    address = parsed(host)
    return host == _THIS_MACHINE or (address is not None and address.is_loopback)


def network(text: str) -> Network:
    """A network such as 203.0.113.0/24, or a single address; ValueError where it is neither."""
    address = parsed(text)
    return ipaddress.ip_network(text if address is None else address)


@lru_cache(4096)
def is_within(client: str, networks: tuple[str, ...]) -> bool:
    """Whether what counts as one client is in one of the networks, or has one of them in it."""
    try:
        own = ipaddress.ip_network(client)
    except ValueError:
        return False
    return any(own.overlaps(other) for other in map(network, networks) if other.version == own.version)
