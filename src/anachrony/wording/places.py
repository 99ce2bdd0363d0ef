"""The words for places, from their stable names."""

from __future__ import annotations

from functools import lru_cache

from anachrony.wording.components import name
from anachrony.wording.message import Message, message


@lru_cache(4096)  # every option of every question names one
def place(place: str) -> Message:
    """The words for a place's stable name, such as ``main/construct/2``."""
    room, *parts = place.split("/")
    rest = [*parts, "", "", ""]
    if room == "main":
        return message("space", space=rest[0], detail=rest[1])
    if room == "seat" and rest[1] == "spot":
        return message("spot", type=rest[2], n=rest[3])
    if room == "seat" and rest[1] in ("hex", "warp"):
        return message(rest[1], **{rest[1]: rest[2]})
    if room == "seat":
        return message("own-place", what=rest[1])
    if room == "offer":
        return message("offer", code=rest[0]) if rest[0][:1].isdecimal() else name(rest[0])
    if room == "timeline":
        return message("timeline", era=rest[0], part=rest[1] or "era")
    if room == "pool":
        return message("pool", pool=rest[0], what=rest[1])
    return message("die", die=rest[0])
