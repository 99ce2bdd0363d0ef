"""Why a place is dark, as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.kinds import ASSET_WORDS
from anachrony.wording.message import Message, message

if TYPE_CHECKING:
    from anachrony.rules.lack import Lack


def missing(lack: Lack | None) -> Message:
    """Why a place is dark, or that it is not."""
    if lack is None:
        return message("missing-nothing")
    details = tuple(
        message("asset", what=detail) if detail in ASSET_WORDS else message("worker", worker=detail)
        for detail in lack.details
    )
    return message(f"missing-{lack.what}", details=details, count=len(details))
