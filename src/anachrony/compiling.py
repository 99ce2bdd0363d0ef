"""What the compiled build must be told. Never compiled itself: plain Python reads this as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Callable[[type], type]:
        """Leaves a class as it is. To mypyc this is the one of mypy_extensions, which nobody needs to run."""
        return lambda kind: kind


T = TypeVar("T")
COMPILING: Literal[False] = False  # mypyc is told that it is true, in pyproject.toml

# What a caller of the public face should give. A compiled function answers anything else with a TypeError of
# its own before its first line runs, so to mypyc it is any object at all; the function checks it, and says
# the same in both builds. To readers and to other type checkers it is what stands in the brackets.
if not COMPILING:
    Given: TypeAlias = Annotated[T, "checked where it is taken"]
else:
    Given: TypeAlias = T | object
