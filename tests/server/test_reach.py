"""Links for others: by which address they come here, and who is told."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from anachrony.server.addresses import is_loopback
from anachrony.server.web.reach import own_address
from server.serving import running, settings_for, sqlite_url


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_machine_is_told_its_own_address_where_others_can_use_it(tmp_path: Path, host: str) -> None:
    with running(settings_for(sqlite_url(tmp_path), hosts=(host,))) as server:
        told = httpx.get(f"{server.url}/api/reach", timeout=120).json()
    expected = [own_address()] if host == "0.0.0.0" and own_address() else []
    assert told == {"addresses": expected}


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("192.168.1.7", False), ("testclient", False)],
)
def test_only_loopback_is_this_machine(address: str, here: bool) -> None:
    assert is_loopback(address) is here
