"""A POST to an address that somebody gave us.

They may have given one of our own house, to make this server knock where they cannot. So the name is looked
up once, every address it has must be a public one, and the connection goes to that very address. Redirects
are not followed, and of the answer nothing but its status counts.

They may also answer as slowly as they like, to keep others waiting. So the lookup, the connection, TLS and
the answer have one deadline together: each step gets what is left of it.
"""

from __future__ import annotations

import http.client
import io
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from anachrony.server.outbox.deadline import Deadline
from anachrony.server.outbox.name_lookup import addresses_of

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

MAX_ANSWER: Final = 64 * 1024  # bytes of an answer that are looked at


class Unsafe(Exception):
    """An address that we do not send to."""


class _Answer(io.RawIOBase):
    """What comes in on a socket, until the deadline and as far as we look at it."""

    def __init__(self, plain: socket.socket, deadline: Deadline) -> None:
        self._socket = plain
        self._deadline = deadline
        self._room = MAX_ANSWER

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: WriteableBuffer) -> int:
        if self._room <= 0:
            raise http.client.HTTPException("the answer is too long")
        self._socket.settimeout(self._deadline.left())
        count = self._socket.recv_into(buffer)
        self._room -= count
        return count


class _Line:
    """The socket of a connection as ``http.client`` uses it, each of whose steps ends by the deadline."""

    def __init__(self, plain: socket.socket, deadline: Deadline) -> None:
        self._socket = plain
        self._deadline = deadline

    def sendall(self, data: bytes) -> None:
        left = memoryview(data)
        while left:
            self._socket.settimeout(self._deadline.left())
            left = left[self._socket.send(left) :]

    def makefile(self, _: str) -> io.BufferedReader:
        return io.BufferedReader(_Answer(self._socket, self._deadline))

    def close(self) -> None:
        self._socket.close()


class _ToAddress(http.client.HTTPConnection):
    """Speaks to a host at an address that was looked up before."""

    def __init__(self, host: str, port: int, address: str, secure: bool, deadline: Deadline) -> None:
        super().__init__(host, port)
        self._address = address
        self._secure = secure
        self._deadline = deadline

    def connect(self) -> None:
        opened = socket.create_connection((self._address, self.port), self._deadline.left())
        try:
            if self._secure:
                opened = _trusted().wrap_socket(
                    opened, server_hostname=self.host, do_handshake_on_connect=False
                )
                opened.settimeout(self._deadline.left())
                opened.do_handshake()
        except BaseException:
            opened.close()
            raise
        self.sock = _Line(opened, self._deadline)


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
    deadline = Deadline(seconds)
    connection = _ToAddress(host, port, _address(host, port, private, deadline), secure, deadline)
    try:
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Retry-After", "")
    finally:
        connection.close()


def _address(host: str, port: int, private: bool, deadline: Deadline) -> str:
    found = addresses_of(host, port, deadline)
    if not private and not all(map(is_public, found)):
        raise Unsafe("the address belongs to no public machine")
    return min(found)


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
