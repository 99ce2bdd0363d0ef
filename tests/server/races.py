"""Two people post different moves for the same version at the same time."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx

from server.serving import Guest, make_table


def race(url: str, rounds: int, choice: random.Random, other_url: str | None = None) -> int:
    """How many rounds had exactly one winner. The two may use different workers."""
    won = 0
    with (
        httpx.Client(base_url=url, timeout=120) as here,
        httpx.Client(base_url=other_url or url, timeout=120) as there,
        ThreadPoolExecutor(2) as pair,
    ):
        table = make_table(here, 2)
        done = 0
        while done < rounds:
            asked = [seat for seat in table.seats if seat.look()["decisions"]]
            if not asked:
                table = make_table(here, 2)
                continue
            position = asked[0].look()
            texts = [option["text"] for option in position["decisions"][0]["options"]]
            if len(texts) < 2:
                asked[0].move(texts[0], position["version"])
                continue
            barrier = Barrier(2)

            def post(
                client: httpx.Client,
                text: str,
                seat: Guest = asked[0],
                version: int = position["version"],
                barrier: Barrier = barrier,
            ) -> int:
                guest = Guest(client, seat.table, seat.token)
                barrier.wait(120)
                return guest.move(text, version).status_code

            pair_of = choice.sample(texts, 2)
            futures = [pair.submit(post, who, text) for who, text in zip((here, there), pair_of, strict=True)]
            statuses = sorted(future.result() for future in futures)
            assert statuses == [200, 409], statuses
            after = asked[0].look()
            assert after["version"] == position["version"] + 1 or after["view"]["over"]
            won += 1
            done += 1
    return won
