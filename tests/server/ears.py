"""The other end of a table's socket."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.serving import Guest


class Ear:
    """An open socket of one guest."""

    def __init__(self, url: str, guest: Guest, hello: dict[str, Any] | None = None, **options: Any) -> None:
        address = url.replace("http:", "ws:") + f"/api/tables/{guest.table}/socket"
        self._context = connect(address, open_timeout=20, max_size=None, **options)
        self._socket = self._context.__enter__()
        self._socket.send(json.dumps({"token": guest.token} if hello is None else hello))

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(timeout=seconds))
        return message

    def rest(self) -> list[dict[str, Any]]:
        """What is still said before the server closes."""
        heard: list[dict[str, Any]] = []
        try:
            for _ in range(100):
                heard.append(self.hear())
        except ConnectionClosed:
            return heard
        raise AssertionError("the server did not close")

    def send(self, data: str | bytes) -> None:
        self._socket.send(data)

    def close(self) -> None:
        self._context.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
