"""A database that something has happened to while no server ran."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import httpx

from server.serving import make_table, running, settings_for, sqlite_url


def damaged(tmp_path: Path, *statements: str, **terms: object) -> str:
    url = sqlite_url(tmp_path)
    with (
        running(settings_for(url, snapshot_every=5)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        table = make_table(client, 2, seed=9, **terms)
        choice = random.Random(3)
        for _ in range(40):
            any(seat.play_at_random(choice) for seat in table.seats)
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return url
