"""What one client costs, and that it pays for it: others play on as if it were not there."""

from __future__ import annotations

import httpx
import pytest


@pytest.mark.parametrize(
    "text",
    [".".join("a" * 9_000) + " = 1", "a = " + "[" * 9_000, "a = " + "{a = " * 4_000, "a = " + "1" * 5_000],
    ids=["dots", "lists", "tables", "digits"],
)
def test_a_values_file_that_is_dear_to_parse_is_refused(client: httpx.Client, text: str) -> None:
    answer = client.post("/api/tables", json={"seats": [{}, {}], "terms": {"components": text}})
    assert answer.status_code == 422, answer.text
    assert "components: line 1: " in answer.json()["detail"]


def test_a_deep_body_is_refused(client: httpx.Client) -> None:
    answer = client.post("/api/tables", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
