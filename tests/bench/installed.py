"""The package as an operator has it: a wheel in an environment of its own, by the documented commands."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operating.md"
BASELINE = "tests/baseline.txt"
VERSION = "src/anachrony/version.py"
FIRST_KEPT = "0.2.0"  # whose databases, saves and records all later ones read
LOCK = ROOT / "requirements" / "server.txt"
DOCUMENTED = re.compile(r"^ */srv/anachrony/venv/bin/(pip install .*\.whl.*)$", re.MULTILINE)
WHEEL = re.compile(r"file:///root/anachrony-[^/ ]+\.whl")


class Installed:
    """A clean environment: its processes find its own programs, and nothing of this checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "venv"
        venv.create(self.home, with_pip=True)
        self.bin = self.home / "bin"
        self.environment = {"PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8"}
        self._pip("install", "--require-hashes", "-r", str(LOCK))

    def install(self, wheel: Path) -> None:
        self._pip(*documented(wheel, upgrade=False))

    def upgrade(self, wheel: Path) -> None:
        self._pip(*documented(wheel, upgrade=True))

    def _pip(self, *arguments: str) -> None:
        """With the settings of this machine's pip, which say where packages come from."""
        quiet = ("--disable-pip-version-check", "--quiet")
        machine = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(self.bin / "python"), "-m", "pip", *arguments, *quiet]
        subprocess.run(command, cwd=self.folder, env=machine, check=True)

    @property
    def command(self) -> list[str]:
        return [str(self.bin / "anachrony")]

    def run(self, *arguments: str) -> str:
        """Runs a command of the package to its end, and returns what it printed."""
        return self._run([*self.command, *arguments])

    def python(self, *arguments: str) -> str:
        return self._run([str(self.bin / "python"), *arguments])

    def _run(self, command: list[str]) -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{shlex.join(command)}: {done.stdout}{done.stderr}")
        return done.stdout

    def version(self) -> str:
        return self.run("--version").split()[1]


def documented(wheel: Path, *, upgrade: bool) -> list[str]:
    """What docs/operating.md tells pip, with this wheel instead of the one that it names."""
    lines = DOCUMENTED.findall(PAGE.read_text("utf-8"))
    (line,) = [line for line in lines if ("--upgrade" in line) == upgrade]
    command, wheels = WHEEL.subn(lambda _: wheel.resolve().as_uri(), line)
    assert wheels == 1, f"{line} names no wheel"
    return shlex.split(command)[1:]


def version_of(wheel: Path) -> str:
    """The version in the name of a wheel."""
    return wheel.name.split("-")[1]


def build_plain(sources: Path, folder: Path) -> Path:
    """A wheel of these sources without the compiled rules, and with the page where it is built."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=sources, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def baseline(root: Path = ROOT) -> str:
    """The commit that tests/baseline.txt names. Where the history was written anew since then, its hash is
    another one: it is that which released 0.2.0."""
    lines = (root / BASELINE).read_text("utf-8").splitlines()
    (commit,) = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    if is_earlier(commit, root):
        return commit
    return release_of(FIRST_KEPT, root) or commit


def is_earlier(commit: str, root: Path = ROOT) -> bool:
    """Checks if the history of these sources has this commit."""
    return _git(root, "merge-base", "--is-ancestor", commit, "HEAD") is not None


def release_of(number: str, root: Path = ROOT) -> str:
    """The commit that set this number; nothing where there is none."""
    line = f'^NUMBER: Final = "{re.escape(number)}"$'
    return (_git(root, "log", "--reverse", "--format=%H", f"-G{line}", "--", VERSION) or "").partition("\n")[
        0
    ]


def _git(root: Path, *arguments: str) -> str | None:
    """What git says; None where there is no git, or it refuses."""
    if not shutil.which("git"):
        return None
    done = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def sources_at(commit: str, folder: Path) -> Path:
    """The tree of a commit, unpacked into a folder."""
    if not shutil.which("git"):
        raise SystemExit("git is needed to get the earlier version")
    known = subprocess.run(
        ["git", "cat-file", "-e", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, check=False
    )
    if known.returncode:
        raise SystemExit(f"commit {commit} is not here: a shallow clone gets it with `git fetch --unshallow`")
    folder.mkdir()
    archive = folder.with_suffix(".tar")
    subprocess.run(["git", "archive", "--output", archive, commit], cwd=ROOT, check=True)
    shutil.unpack_archive(archive, folder, filter="data")
    archive.unlink()
    return folder
