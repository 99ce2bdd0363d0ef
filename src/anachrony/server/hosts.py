"""By which names this server answers.

A page of a stranger can give its own name the address of somebody's machine (DNS rebinding), and is then of
one origin with whatever listens there. So a name from the public part of the Internet counts only where
whoever runs the server has said so. Addresses, and names that no stranger can own, always count: a table in
the living room needs no setting.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection
from functools import cache
from typing import Final
from urllib.parse import SplitResult, urlsplit

ANY: Final = "*"
_PORTS: Final = {"http": 80, "https": 443}
# What no registry gives to a stranger: RFC 6761, 6762 and 8375, and what home routers and companies use.
PRIVATE: Final = ("localhost", "local", "internal", "home.arpa", "lan", "home", "localdomain", "test")


def split(address: str) -> SplitResult | None:
    """The parts of an address; None where it is none."""
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018  # it is read to be checked
    except ValueError:
        return None
    return parts if parts.hostname else None


def origin(address: str) -> str | None:
    """The origin of an address, as a browser writes it: without the port that goes without saying."""
    parts = split(address)
    if parts is None or parts.scheme not in _PORTS or parts.hostname is None:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = "" if parts.port in (None, _PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def host_allowed(host: str | None, named: Collection[str], origins: Collection[str] = ()) -> bool:
    """Whether a Host header names this server. A request without one is no browser's."""
    if host is None or ANY in named:
        return True
    parts = split(f"//{host}")
    if parts is None or parts.hostname is None:
        return False
    name = parts.hostname.rstrip(".")
    if is_address(name):
        return True
    if not re.fullmatch(r"[a-z0-9_.-]+", name):
        return False
    if "." not in name or name == _own_name():
        return True
    if any(name.endswith(f".{end}") for end in PRIVATE) or name in {one.lower() for one in named}:
        return True
    return any(name == origin.hostname for origin in map(split, origins) if origin is not None)


@cache
def _own_name() -> str:
    return socket.gethostname().lower()


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
