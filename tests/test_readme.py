"""What the README shows is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_its_python_runs() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried >= 7


def test_its_links_lead_somewhere() -> None:
    for page in (README, *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_it_says_that_it_is_unofficial() -> None:
    assert "unofficial" in README.read_text("utf-8")
