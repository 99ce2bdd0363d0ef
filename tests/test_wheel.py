"""A release: the wheel alone, in an empty environment where there is no Node, serves the page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from anachrony.version import TRAVELS
from bench.installed import build_plain, documented, version_of
from bench.server_process import Served

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/anachrony/page/index.html"
GONE = "gone_today.py"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert PAGE.is_file(), "the page has not been built: run `make web`"
    return build_plain(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of other sources: without the page, and with a file that is gone today."""
    place = tmp_path_factory.mktemp("earlier")
    for name in TRAVELS:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, place / name)
    for name in ("LICENSE", "web/fonts/OFL.txt"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, place / name)
    shutil.rmtree(place / "src/anachrony/page")
    (place / "src/anachrony/rules" / GONE).write_text("", "utf-8")
    return build_plain(place, place / "dist")


@pytest.fixture(scope="module")
def home(earlier: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing else in it, where an earlier wheel was installed and then this one, by the
    documented commands."""
    home = tmp_path_factory.mktemp("release") / "home"
    venv.create(home)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin/python"), "--disable-pip-version-check"]
    (packages,) = home.glob("lib/python*/site-packages")
    first = [*documented(earlier, upgrade=False), "--quiet", "--no-compile", "--no-deps"]
    subprocess.run([*pip, *first], cwd=home, check=True)
    (installed,) = distributions(name="anachrony", path=[str(packages)])
    assert installed.version == version_of(earlier)
    _link_what_it_requires(installed, {"server"}, packages, set())
    subprocess.run([*pip, *documented(wheel, upgrade=True), "--quiet", "--no-compile"], cwd=home, check=True)
    return home


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    place = home.parent
    database = f"sqlite:///{place / 'tables.sqlite3'}"
    # The environment has its own bin and nothing else: no node, and nothing of this checkout.
    environment = {"PATH": str(home / "bin"), "HOME": str(place), "LANG": os.environ.get("LANG", "C.UTF-8")}
    command = [str(home / "bin/anachrony")]
    served = Served(database, command=command, environment=environment, folder=place, limits=True)
    try:
        yield served.url
    finally:
        served.stop()


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


def _fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=120) as answer:
        body: bytes = answer.read()
    return body


def _get(url: str) -> str:
    return _fetch(url).decode()


def test_the_documented_upgrade_replaces_the_earlier_version(home: Path, earlier: Path, wheel: Path) -> None:
    (packages,) = home.glob("lib/python*/site-packages")
    (installed,) = distributions(name="anachrony", path=[str(packages)])
    assert version_of(earlier) != version_of(wheel) == installed.version
    assert not (packages / "anachrony/rules" / GONE).exists()
    assert (packages / "anachrony/page/index.html").is_file()


def test_the_server_says_the_version_of_the_wheel(address: str, wheel: Path) -> None:
    assert json.loads(_get(f"{address}/health"))["version"] == version_of(wheel)


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
