"""What is kept of the networks that people come from: names that only this server can make.

An address could be found from a plain hash by trying them all. So the hash has a key, and a name serves one
purpose: what somebody did for another cannot be told from it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
from typing import Final

from anachrony.server.addresses import is_loopback
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.server_keys import server_key

_KEY: Final = "networks"
_KEY_BYTES: Final = 32


class Networks:
    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._key = b""
        self._loading = threading.Lock()

    def name(self, purpose: str, address: str) -> str:
        return hmac.new(self._secret(), f"{purpose} {address}".encode(), hashlib.sha256).hexdigest()

    def own_name(self, purpose: str, address: str) -> str | None:
        """The name of an address that is one person's; None where several share it, or where a proxy does
        not tell who asks."""
        shared = is_loopback(address) or self._settings.people_at(address) > 1
        return None if shared else self.name(purpose, address)

    def _secret(self) -> bytes:
        with self._loading:
            if not self._key:
                made = server_key(self._database, _KEY, lambda: secrets.token_hex(_KEY_BYTES))
                self._key = bytes.fromhex(made)
            return self._key
