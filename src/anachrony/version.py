"""The version of this build, which differs from that of every other build.

``NUMBER`` says which release these sources lead to. A build adds how many commits lie behind it and which
commit it is: ``0.2.0.dev934+g3b194cb``. So a later build is newer, and pip replaces an earlier one by it.
The commit of a release has a number without ``.dev``, and adds its commit only: ``0.2.0+g3b194cb``.

The build runs this file by itself (``[tool.hatch.version]`` in pyproject.toml) and writes the answer into the
wheel and the source archive. So it imports nothing of the package.
"""

from __future__ import annotations

import hashlib
import subprocess
from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Final

NUMBER: Final = "0.3.0.dev"
ROOT: Final = Path(__file__).resolve().parents[2]
# What a wheel is made of. The page, which is not in git, is made of web/ and lies in src/.
TRAVELS: Final = ("src", "README.md", "pyproject.toml", "hatch_build.py")
BUILT_FROM: Final = (*TRAVELS, "web")
HASH_LENGTH: Final = 7
CHANGED_LENGTH: Final = 6


@cache
def version() -> str:
    """The version of what runs here; in a checkout that of its sources now, not when it was set up."""
    if is_checkout(ROOT):
        return of_sources()
    try:
        return installed_version("anachrony")
    except PackageNotFoundError:  # a copy of the package alone
        return _counted(NUMBER, 0)


def is_checkout(root: Path) -> bool:
    """Checks if these are sources to build from, and no unpacked source archive, which knows its version."""
    return (root / "pyproject.toml").is_file() and not (root / "PKG-INFO").is_file()


def of_sources(root: Path = ROOT, number: str = NUMBER) -> str:
    """The version that a build of these sources has: the same sources always have the same one.

    A fingerprint after the commit says that files were changed, so two builds of a changed tree differ too.
    Where there is no git it is all there is. A shallow clone cannot count its commits: it says 0, as a tree
    without git does.
    """
    known = _git(root, "rev-parse", "--show-toplevel", "--is-shallow-repository", "HEAD")
    top, shallow, commit = known.splitlines() if known else ("", "", "")
    if (
        not top or Path(top).resolve() != root.resolve()
    ):  # no git, or the commits of a repository around this one
        return f"{_counted(number, 0)}+s{fingerprint(root)[:HASH_LENGTH]}"
    commits = 0 if shallow == "true" else int(_git(root, "rev-list", "--count", "HEAD") or 0)
    changed = _git(root, "status", "--porcelain", "--", *BUILT_FROM) != ""
    mark = f".d{fingerprint(root)[:CHANGED_LENGTH]}" if changed else ""
    return f"{_counted(number, commits)}+g{commit[:HASH_LENGTH]}{mark}"


def _counted(number: str, commits: int) -> str:
    return f"{number}{commits}" if number.endswith(".dev") else number


def _git(root: Path, *arguments: str) -> str | None:
    """What git says; None where there is no git, or it refuses."""
    try:
        said = subprocess.run(
            ["git", "--no-optional-locks", "-C", str(root), *arguments],
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return said.stdout.strip() if said.returncode == 0 else None


def fingerprint(root: Path) -> str:
    """A hash of all that travels with a build."""
    total = hashlib.sha256()
    for name in TRAVELS:
        top = root / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(str(path.relative_to(root)).encode() + b"\0")
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()
