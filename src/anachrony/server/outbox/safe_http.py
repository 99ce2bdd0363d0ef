"""A POST to an address that somebody gave us.

They may have given one of our own house, to make this server knock where they cannot. So the name is looked
up once, every address it has must be a public one, and the connection goes to that very address. Redirects
are not followed, and of the answer nothing but its status counts.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

SECONDS: Final = 10.0


class Unsafe(Exception):
    """An address that we do not send to."""


class _ToAddress(http.client.HTTPConnection):
    """Speaks to a host at an address that was looked up before."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address
        self._secure = secure

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), self.timeout)
        if self._secure:
            try:
                self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)
            except BaseException:
                plain.close()
                raise
        else:
            self.sock = plain


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


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> tuple[int, str]:
    """The status of the answer, and what it says about when to come again.

    Unsafe where the address is not for us to send to; OSError or HTTPException where nobody answers.
    """
    host, port, secure, path = check(url, private)
    connection = _ToAddress(host, port, _address(host, port, private), secure)
    try:
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
        return answer.status, answer.headers.get("Retry-After", "")
    finally:
        connection.close()


def _address(host: str, port: int, private: bool) -> str:
    found = {str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not private and not all(map(_is_public, found)):
        raise Unsafe("the address belongs to no public machine")
    return min(found)


def _is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None,))[0]
        if inner is not None:
            return False
        if address in _NAT64:
            return False
    return address.is_global and not address.is_multicast


_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
