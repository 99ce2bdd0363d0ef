"""File descriptors: how many files and connections the system allows this process."""

from __future__ import annotations

import sys
from typing import Final

from anachrony.server.telemetry import log

_MANY: Final = 100_000
_LEFT_FREE: Final = 200  # for the database, logs, computer players and the page
_FEW: Final = 16  # connections that fit any limit of the system


def room_for_connections() -> int:
    """How many connections this process may hold, so that it can still open what else it needs."""
    return max(_FEW, _descriptors() - _LEFT_FREE)


if sys.platform == "win32":

    def _descriptors() -> int:
        return _MANY

    def raise_descriptors() -> None:
        """Nothing there limits them."""

else:
    import resource

    def _descriptors() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return _MANY if soft == resource.RLIM_INFINITY else soft

    def raise_descriptors(most: int = 65_536) -> None:
        """Asks for as many as there may be: the usual 1,024 are soon used up, and then nobody is answered."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):
                log.info("descriptors stay as they are", extra={"limit": soft})
