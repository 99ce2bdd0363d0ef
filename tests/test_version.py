"""A build has a version of its own, newer than that of every earlier build, wherever it is built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.version import Version

import anachrony
from anachrony.table.beginning import ENGINE
from anachrony.table.rows import MAX_ENGINE
from anachrony.version import NUMBER, ROOT, is_checkout, of_sources
from bench.installed import BASELINE, FIRST_KEPT, VERSION, baseline, is_earlier, release_of

FORM = re.compile(r"\d+\.\d+\.\d+(\.dev\d+)?\+[gs][0-9a-f]{7}(\.d[0-9a-f]{6})?")


def git(root: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ["git", *who, "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=clean).stdout


def commit(root: Path, text: str) -> None:
    (root / "src" / "rule.py").write_text(text, "utf-8")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "--message", text)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository with two commits."""
    if not shutil.which("git"):
        pytest.skip("there is no git on this machine; a build needs none")
    root = tmp_path / "tree"
    (root / "src").mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "hatch_build.py"):
        (root / name).write_text(name, "utf-8")
    git(tmp_path, "init", "--quiet", str(root))
    commit(root, "one")
    commit(root, "two")
    return root


def test_every_commit_is_newer_than_the_one_before(tree: Path) -> None:
    second = of_sources(tree, "0.2.0.dev")
    commit(tree, "three")
    third = of_sources(tree, "0.2.0.dev")
    assert second.startswith("0.2.0.dev2+g")
    assert third.startswith("0.2.0.dev3+g")
    assert Version(second) < Version(third) < Version("0.2.0")


def test_a_release_has_its_number_and_its_commit(tree: Path) -> None:
    before, release = of_sources(tree, "0.2.0.dev"), of_sources(tree, "0.2.0")
    after = of_sources(tree, "0.3.0.dev")
    assert re.fullmatch(r"0\.2\.0\+g[0-9a-f]{7}", release)
    assert Version(before) < Version(release) < Version(after)


def test_the_same_commit_gives_the_same_version_elsewhere(tree: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", str(tree), str(tmp_path / "clone"))
    assert of_sources(tmp_path / "clone") == of_sources(tree)


def test_a_changed_tree_says_so_and_differs_with_every_change(tree: Path) -> None:
    clean = of_sources(tree)
    (tree / "notes.txt").write_text("this is not built", "utf-8")
    assert of_sources(tree) == clean
    (tree / "src" / "rule.py").write_text("three", "utf-8")
    changed = of_sources(tree)
    (tree / "src" / "new.py").write_text("four", "utf-8")
    again = of_sources(tree)
    assert changed != again
    for version in (changed, again):
        assert version.startswith(clean + ".d")
        assert FORM.fullmatch(version)
        assert Version(clean) < Version(version)


def test_a_shallow_clone_has_a_version_with_its_commit(tree: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "--quiet", "--depth", "1", tree.as_uri(), str(tmp_path / "shallow"))
    shallow = of_sources(tmp_path / "shallow", "0.2.0.dev")
    assert shallow == of_sources(tree, "0.2.0.dev").replace("dev2", "dev0")


def test_a_tree_without_git_has_a_version_by_its_sources(tree: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(tree, copy, ignore=shutil.ignore_patterns(".git"))
    first = of_sources(copy, "0.2.0.dev")
    assert first.startswith("0.2.0.dev0+s")
    assert FORM.fullmatch(first)
    (copy / "src" / "rule.py").write_text("three", "utf-8")
    assert of_sources(copy, "0.2.0.dev") != first


def test_a_copy_within_another_repository_does_not_take_its_commits(tree: Path) -> None:
    shutil.copytree(tree / "src", tree / "build" / "src")
    assert of_sources(tree / "build", "0.2.0.dev").startswith("0.2.0.dev0+s")


def test_without_a_git_program_there_is_a_version_too(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert of_sources(tree, "0.2.0.dev").startswith("0.2.0.dev0+s")


def has_history() -> bool:
    if not shutil.which("git"):
        return False
    command = ["git", "-C", str(ROOT), "rev-parse", "--is-shallow-repository"]
    return subprocess.run(command, capture_output=True, check=False).stdout == b"false\n"


with_history = pytest.mark.skipif(not has_history(), reason="the history is not here")


@with_history
def test_the_base_line_is_an_earlier_commit_of_these_sources() -> None:
    """`make upgrade-test` starts there; the hash is whole, so that it stays the only one."""
    commit = baseline()
    assert re.fullmatch("[0-9a-f]{40}", commit)
    assert is_earlier(commit), (
        f"{BASELINE} names {commit}, and no commit before this one is that or {FIRST_KEPT}"
    )
    if Version(f"{NUMBER}0" if NUMBER.endswith(".dev") else NUMBER) > Version(FIRST_KEPT):
        released = release_of(FIRST_KEPT)
        assert commit == released, f"{BASELINE} names {commit}, and {FIRST_KEPT} is {released or 'nowhere'}"


@with_history
def test_a_release_is_one_commit() -> None:
    """Two builds of one number would be in no order: the commit after it leads to the next one."""
    head = git(ROOT, "rev-parse", "HEAD").strip()
    assert NUMBER.endswith(".dev") or release_of(NUMBER) in ("", head), (
        f"{NUMBER} is released: begin the next"
    )


def test_the_base_line_is_found_where_it_got_another_hash(tree: Path) -> None:
    for folder in ("src/anachrony", "tests"):
        (tree / folder).mkdir()
    hashes = []
    for number in ("0.2.0.dev", "0.2.0", "0.3.0.dev", "0.2.0"):
        (tree / VERSION).write_text(f'NUMBER: Final = "{number}"\n', "utf-8")
        commit(tree, number)
        hashes.append(git(tree, "rev-parse", "HEAD").strip())
    for named, found in ((hashes[0], hashes[0]), ("0" * 40, hashes[1])):
        (tree / BASELINE).write_text(f"# the base line\n{named}\n", "utf-8")
        assert baseline(tree) == found
    assert release_of("0x2.0", tree) == ""


def test_the_package_says_its_version() -> None:
    assert FORM.fullmatch(anachrony.__version__)
    assert anachrony.__version__.startswith(NUMBER)
    with pytest.raises(AttributeError, match="no attribute 'version_info'"):
        anachrony.version_info  # type: ignore[attr-defined]  # noqa: B018


def test_a_table_keeps_the_version_that_it_is_played_under() -> None:
    assert anachrony.__version__ == ENGINE
    longest = f"{NUMBER}{99_999}+g{'0' * 7}.d{'0' * 6}"
    assert len(longest) <= MAX_ENGINE, "the column has no room for it"


@pytest.mark.skipif(not is_checkout(ROOT), reason="the sources of the build are not here")
def test_the_source_archive_carries_the_version_to_the_wheel(tmp_path: Path) -> None:
    """Where there is no git any more: unpacked, and built as pip does."""
    hatchling = [sys.executable, "-m", "hatchling", "build"]
    subprocess.run(
        [*hatchling, "--target", "sdist", "--directory", tmp_path], cwd=ROOT, check=True, capture_output=True
    )
    (archive,) = tmp_path.glob("*.tar.gz")
    expected = of_sources()
    assert archive.name == f"anachrony-{expected}.tar.gz"
    shutil.unpack_archive(archive, tmp_path, filter="data")
    unpacked = tmp_path / f"anachrony-{expected}"
    (unpacked / "src/anachrony/rules/more.py").write_text("# a packager's change\n", "utf-8")
    subprocess.run([*hatchling, "--target", "wheel"], cwd=unpacked, check=True, capture_output=True)
    (wheel,) = (unpacked / "dist").glob("*.whl")
    assert wheel.name == f"anachrony-{expected}-py3-none-any.whl"
