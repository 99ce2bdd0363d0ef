"""How much of a stack is logged."""

from __future__ import annotations

from typing import Final

MAX_STACK: Final = 16_384  # characters; what went wrong stands at the two ends


def shortened(stack: str) -> str:
    """A stack without its middle, where it is that of a recursion."""
    if len(stack) <= MAX_STACK:
        return stack
    half = MAX_STACK // 2
    return f"{stack[:half]}\n... {len(stack) - MAX_STACK} characters left out ...\n{stack[-half:]}"
