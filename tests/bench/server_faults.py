"""Everything but a kill that can happen to a server. In each case people and the log are told clearly,
/health tells the truth, nothing that was acknowledged is missing afterwards, and the server goes on.

    python tests/bench/server_faults.py [NAME ...]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.faults import around, disk
from bench.faults.shim import Skipped

FAULTS: Final[dict[str, Callable[[Path], str]]] = {
    "disk-full": disk.disk_full,
    "disk-really-full": disk.disk_really_full,
    "io-error": disk.input_output_error,
    "slow-sync": disk.slow_sync,
    "read-only": disk.read_only,
    "damaged-page": disk.damaged_page,
    "two-servers": disk.two_servers,
    "postgres-stopped": around.postgres_stopped,
    "postgres-hangs": around.postgres_hangs,
    "supervisor-killed": around.supervisor_killed,
    "clock-jumps": around.clock_jumps,
    "silent-client": around.silent_client,
    "idle-connections": around.idle_connections,
    "stopped-while-thinking": around.stopped_while_thinking,
}


def run(name: str) -> bool | None:
    """Whether the server stood it; None where the fault cannot be made here."""
    started = time.monotonic()
    stood: bool | None = True
    with tempfile.TemporaryDirectory() as folder:
        try:
            said = FAULTS[name](Path(folder))
        except Skipped as why:
            stood, said = None, str(why)
        except Exception as error:
            traceback.print_exc()
            stood, said = False, f"{type(error).__name__}: {error}"
            log = Path(folder) / "log"
            if log.exists():
                print("\n".join(log.read_text().splitlines()[-20:]))
    word = {True: "stood", False: "FAILED", None: "skipped"}[stood]
    print(f"{name:23} {word:8} {time.monotonic() - started:4.0f} s  {said}", flush=True)
    return stood


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *FAULTS], metavar="NAME", help=", ".join(FAULTS))
    results = [run(name) for name in parser.parse_args().names or FAULTS]
    stood, failed, skipped = (results.count(one) for one in (True, False, None))
    print(f"{stood} faults stood, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
