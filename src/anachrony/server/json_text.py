"""JSON as it goes over the wire."""

from __future__ import annotations

from pydantic_core import to_json


def dumps(data: object) -> str:
    """That of the standard library takes five times as long."""
    return to_json(data).decode()
