"""What is said at a table, as its readers are told."""

from __future__ import annotations

from anachrony.table.rows import MessageRow
from anachrony.table.seen import Json
from anachrony.wording.message import Message, message, plain


def message_data(row: MessageRow, hidden: bool = False) -> Json:
    """``hidden`` is for those who have blocked the speaker: they may still want to read it."""
    return {
        "id": row.id,
        "seat": row.seat,
        "name": row.name,
        "label": plain(_label(row)),
        "text": row.text,
        "at": row.at,
        "hidden": hidden,
    }


def _label(row: MessageRow) -> Message:
    """Who spoke: by name, by seat, or someone who watches."""
    if row.name:
        return message("given-name", name=row.name)
    return message("seat-number", n=row.seat + 1) if row.seat is not None else message("spectator-name")
