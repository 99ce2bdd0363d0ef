"""What the searches share: a clock, and how the table is found again in the tree of the decision before."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

FORGET_AFTER: Final = 12  # generations of the old tree that are looked through for the new root


class TreeNode:
    """A decision after a sequence of choices."""

    __slots__ = ("mark", "seat")

    def __init__(self, seat: int, mark: int) -> None:
        self.seat: int = seat
        self.mark: int = mark  # what the table looked like when the decision was first judged

    def below(self) -> Sequence[TreeNode]:
        """The decisions that the search has seen follow."""
        raise NotImplementedError


def found_again(root: TreeNode | None, mark: int, seat: int) -> TreeNode | None:
    """The node in which the table now is, if the search foresaw it."""
    layer: list[TreeNode] = [] if root is None else [root]
    for _ in range(FORGET_AFTER):
        for node in layer:
            if node.mark == mark and node.seat == seat:
                return node
        layer = [child for node in layer for child in node.below()]
    return None


def now(of_this_thread: bool) -> float:
    """Seconds: of this thread's work, or by the clock."""
    return time.thread_time() if of_this_thread else time.perf_counter()
