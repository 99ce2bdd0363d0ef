"""A POST to an address that somebody gave us.

They may have given one of our own house, to make this server knock where they cannot. So the name is looked
up once, every address it has must be a public one, and the connection goes to that very address. Redirects
are not followed, and of the answer nothing but its head is read.

They may also answer as slowly as they like, to keep others waiting. So the lookup, the connection, TLS and
the answer have one deadline together.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from anachrony.server.outbox.deadline import ended_after
from anachrony.server.outbox.name_lookup import addresses_of


class Unsafe(Exception):
    """An address that we do not send to."""


class _ToAddress(http.client.HTTPConnection):
    """Speaks to a host at an address that was looked up before."""

    def __init__(self, host: str, port: int, address: str, secure: bool, seconds: float) -> None:
        super().__init__(host, port, timeout=seconds)
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._secure:  # first it is known to whoever ends it, then there is something that may take long
            self.sock = _trusted().wrap_socket(
                self.sock, server_hostname=self.host, do_handshake_on_connect=False
            )
            self.sock.do_handshake()


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def check(url: str, private: bool) -> tuple[str, int, bool, str]:
    """Host, port, whether by TLS, and the path. ``private`` allows what a house or a test needs."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Unsafe("not a readable address") from error
    if parts.scheme not in (("http", "https") if private else ("https",)):
        raise Unsafe("the address begins with https://")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Unsafe("the address names a host, and no password")
    secure = parts.scheme == "https"
    if not private and port not in (None, 443):
        raise Unsafe("the address names no port of its own")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.hostname, port or (443 if secure else 80), secure, path


def post(
    url: str, body: bytes, headers: Mapping[str, str], seconds: float, private: bool = False
) -> tuple[int, str]:
    """The status of the answer, and what it says about when to come again.

    Unsafe where the address is not for us to send to; OSError or HTTPException where nobody answers, or not
    within so many seconds in all.
    """
    host, port, secure, path = check(url, private)
    end = time.monotonic() + seconds
    found = addresses_of(host, port, seconds)
    if not private and not all(map(is_public, found)):
        raise Unsafe("the address belongs to no public machine")
    left = max(0.01, end - time.monotonic())
    with ended_after(left) as lines, closing(_ToAddress(host, port, min(found), secure, left)) as connection:
        lines.append(connection)
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Retry-After", "")


def is_public(text: str) -> bool:
    """Checks if an address is one that anybody on the internet reaches, and no service of a data center."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if any(address in network for network in _SPECIAL if network.version == address.version):
        return False
    if isinstance(address, ipaddress.IPv6Address) and address not in _GLOBAL_IPV6:
        return False
    return address.is_global and not address.is_multicast


# All that is given out of IPv6. Outside of it are this machine, the house, sites, and ways to write an IPv4
# address (::127.0.0.1, ::ffff:127.0.0.1, 64:ff9b::127.0.0.1, 64:ff9b:1::127.0.0.1).
_GLOBAL_IPV6: Final = ipaddress.ip_network("2000::/3")
_SPECIAL: Final = tuple(
    map(
        ipaddress.ip_network,
        (
            "168.63.129.16/32",  # Azure: the agent and the resolver of its machines
            "192.0.0.0/24",  # set aside for protocols; Oracle's cloud has services at 192.0.0.192
            "192.88.99.0/24",  # 6to4 relays
            "2001::/32",  # Teredo, which holds an IPv4 address
            "2001:10::/28",  # ORCHID
            "2001:20::/28",
            "2001:db8::/32",  # for examples
            "2002::/16",  # 6to4, which holds an IPv4 address
            "3fff::/20",  # for examples
        ),
    )
)
