"""What `make mutants` changes: every table has rows to change and stories to run."""

from __future__ import annotations

from collections import Counter
from fnmatch import filter as matching
from pathlib import Path

import pytest

from mutants.equivalent import EQUIVALENT
from mutants.run import mutants
from mutants.tables import TABLES

STORIES = [file.name for file in (Path(__file__).parent / "stories").glob("test_*.py")]


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_has_changes_and_stories(kind: str) -> None:
    made = Counter(mutant.row.name for mutant in mutants([kind]))
    assert set(made) == {row.name for row in TABLES[kind].rows}
    for pattern in TABLES[kind].stories:
        assert matching(STORIES, f"test_{pattern}.py"), pattern


def test_each_change_has_a_name_of_its_own() -> None:
    names = Counter(mutant.name for mutant in mutants(list(TABLES)))
    assert [name for name, count in names.items() if count > 1] == []


def test_what_is_listed_as_making_no_difference_exists() -> None:
    assert EQUIVALENT.keys() <= {mutant.name for mutant in mutants(list(TABLES))}
