"""A machine next year gets what was tested: the locks hold every package, for every kind of machine."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PLATFORMS = {(system, cpu) for system in ("linux", "darwin") for cpu in ("x64", "arm64")}


# --- the page -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def packages() -> dict[str, dict[str, Any]]:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    found: dict[str, dict[str, Any]] = lock["packages"]
    return {path: entry for path, entry in found.items() if path}  # the first is the page itself


def test_every_package_of_the_page_has_a_checksum(packages: dict[str, dict[str, Any]]) -> None:
    assert [path for path, entry in packages.items() if not entry.get("integrity")] == []


def test_the_page_lock_names_no_registry(packages: dict[str, dict[str, Any]]) -> None:
    """Whoever installs takes the packages from the registry that they use."""
    assert [path for path, entry in packages.items() if "resolved" in entry] == []


def test_every_native_part_of_the_page_is_locked_for_linux_and_macos(
    packages: dict[str, dict[str, Any]],
) -> None:
    families: dict[str, set[tuple[str, str]]] = {}
    for path, entry in packages.items():
        for name in entry.get("optionalDependencies", {}):
            part = packages.get(f"node_modules/{name}", {})
            if "cpu" in part and "musl" not in part.get("libc", ()):
                families.setdefault(path, set()).update((s, cpu) for s in part["os"] for cpu in part["cpu"])
    assert "node_modules/rolldown" in families
    lacks = {path: PLATFORMS - has for path, has in families.items() if not has >= PLATFORMS}
    assert lacks == {}


def test_a_missing_native_part_is_told_in_a_sentence_with_the_mend(tmp_path: Path) -> None:
    node = shutil.which("node")
    if not node:
        pytest.skip("there is no Node on this machine; it asks for none to play")
    for name in ("natives.js", "package-lock.json"):
        shutil.copy(WEB / name, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    (tmp_path / "node_modules/rolldown").mkdir(parents=True)  # as npm leaves it: the package without its part
    said = subprocess.run([node, "natives.js"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    part = r"The native part @rolldown/binding-\S+ of rolldown is missing"
    mend = r'run "rm -rf web/node_modules && make web"'
    assert re.fullmatch(rf"{part}: {mend}; .+\.\n", said.stderr)
    (tmp_path / "node_modules" / said.stderr.split()[3]).mkdir(parents=True)
    subprocess.run([node, "natives.js"], cwd=tmp_path, check=True)


# --- Python ---------------------------------------------------------------------------------------------


def locked(name: str) -> list[tuple[Requirement, list[str]]]:
    """Each requirement of a lock file, and its hashes."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    plain = re.sub(r"(?m)^\s*#.*\n", "", text).replace("\\\n", "")
    lines = [line.split(" --hash=") for line in plain.splitlines() if line.strip()]
    return [(Requirement(line[0].strip()), [one.strip() for one in line[1:]]) for line in lines]


LOCKS = ["dev.txt", "lab.txt", "node.txt", "server.txt"]


@pytest.mark.parametrize("name", LOCKS)
def test_every_python_package_has_one_version_and_checksums(name: str) -> None:
    entries = locked(name)
    assert entries
    for requirement, hashes in entries:
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), requirement


@pytest.mark.parametrize("name", LOCKS)
def test_the_python_locks_name_no_registry(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text("utf-8")
    assert not re.search(r"://|^\s*-", re.sub(r"--hash=", "", text), re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        ("dev.txt", ("server", "neural", "dev")),
        ("server.txt", ("server",)),
        ("lab.txt", ("server", "neural", "dev", "cluster", "rl")),
    ],
)
def test_the_python_locks_hold_all_that_the_project_asks_for(name: str, extras: tuple[str, ...]) -> None:
    """Who adds or raises a requirement runs `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(one for extra in extras for one in project["optional-dependencies"][extra]),
    ]
    versions: dict[str, list[str]] = {}
    for requirement, _ in locked(name):
        version = str(requirement.specifier).removeprefix("==")
        versions.setdefault(canonicalize_name(requirement.name), []).append(version)
    unmet = []
    for line in asked:
        wanted = Requirement(line)
        has = versions.get(canonicalize_name(wanted.name), [])
        if wanted.name != "anachrony" and not (has and all(map(wanted.specifier.contains, has))):
            unmet.append(f"{line}: {has}")
    assert unmet == []


def test_dev_and_lab_agree() -> None:
    """`make lab-test` adds to the environment that `make setup` made; it changes nothing in it."""
    dev = {str(requirement) for requirement, _ in locked("dev.txt")}
    lab = {str(requirement) for requirement, _ in locked("lab.txt")}
    assert dev - lab == set()


def test_a_server_gets_what_was_tested() -> None:
    dev = {str(requirement): set(hashes) for requirement, hashes in locked("dev.txt")}
    server = {str(requirement): set(hashes) for requirement, hashes in locked("server.txt")}
    assert {name: dev.get(name) for name in server} == server
