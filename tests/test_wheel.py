"""A release: the wheel alone, in an empty environment where there is no Node, serves the page."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/anachrony/page/index.html"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert PAGE.is_file(), "the page has not been built: run `make web`"
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(place)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(place.glob("*.whl"))


@pytest.fixture(scope="module")
def address(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server from a wheel, installed where nothing else is."""
    place = tmp_path_factory.mktemp("release")
    home = place / "home"
    venv.create(home)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin/python"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-compile", "--no-deps", wheel], cwd=place, check=True)
    (packages,) = home.glob("lib/python*/site-packages")
    (installed,) = distributions(name="anachrony", path=[str(packages)])
    _link_what_it_requires(installed, {"server"}, packages, set())

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = f"sqlite:///{place / 'tables.sqlite3'}"
    serve = [str(home / "bin/anachrony"), "serve", "--port", str(port), "--database-url", database]
    # The environment has its own bin and nothing else: no node, and nothing of this checkout.
    environment = {"PATH": str(home / "bin"), "HOME": str(place), "LANG": os.environ.get("LANG", "C.UTF-8")}
    process = subprocess.Popen(
        serve, cwd=place, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        found = f"http://127.0.0.1:{port}"
        _wait_for(f"{found}/health", process)
        yield found
    finally:
        process.terminate()
        process.wait(timeout=20)


def _link_what_it_requires(
    who: Distribution, extras: set[str], packages: Path, done: set[tuple[str, frozenset[str]]]
) -> None:
    """What the wheel asks for, and nothing else, in the versions of this environment: fetching and
    compiling them again would take a minute."""
    for line in who.requires or ():
        asked = Requirement(line)
        key = (asked.name, frozenset(asked.extras))
        wanted = not asked.marker or any(asked.marker.evaluate({"extra": extra}) for extra in extras | {""})
        if not wanted or key in done:
            continue
        done.add(key)
        found = distribution(asked.name)
        assert found.version in asked.specifier, f"{asked} is asked for, and {found.version} is here"
        for name in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            if not (packages / name).exists():
                (packages / name).symlink_to(Path(str(found.locate_file(name))))
        _link_what_it_requires(found, asked.extras, packages, done)


def _wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, "the installed server ended at once"
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the installed server did not answer")


def _fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:
        body: bytes = answer.read()
    return body


def _get(url: str) -> str:
    return _fetch(url).decode()


def test_the_wheel_brings_the_page(address: str) -> None:
    html = _get(f"{address}/")
    assert html == PAGE.read_text("utf-8")
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', html)
    assert any(name.endswith(".js") for name in files)
    assert any(name.endswith(".css") for name in files)
    assert any(name.endswith(".woff2") for name in files)
    for name in files:
        assert _fetch(f"{address}{name}") == (PAGE.parent / name[1:]).read_bytes()


def test_the_address_of_a_table_opens_the_page_too(address: str) -> None:
    assert _get(f"{address}/table/0123456789abcdef0123") == _get(f"{address}/")


def test_the_wheel_brings_the_license_of_the_font(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [one for one in archive.namelist() if one.endswith("OFL.txt")]
        assert b"SIL OPEN FONT LICENSE" in archive.read(name)


def test_the_wheel_brings_the_network(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        kept = archive.read("anachrony/players/neural/master.npz")
    assert kept == (ROOT / "src/anachrony/players/neural/master.npz").read_bytes()


def test_the_wheel_brings_words_and_rules(address: str) -> None:
    assert "page-play-now" in _get(f"{address}/locales/en.ftl")
    assert '"essential"' in _get(f"{address}/api/choices")
