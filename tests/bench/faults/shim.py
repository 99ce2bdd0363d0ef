"""A disk and a clock that fail when they are told to, under one server process."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")


class Skipped(Exception):
    """Why a fault cannot be made here."""


class Shim:
    """Give ``environment`` to a server; then what is set here happens to its database and its clock."""

    def __init__(self, folder: Path, part: str = "tables.sqlite3") -> None:
        compiler = shutil.which("gcc") or shutil.which("cc")
        if compiler is None or not Path("/proc/self/fd").is_dir():
            raise Skipped("faults are injected with gcc, on Linux")
        library = folder / "shim.so"
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
        self._numbers = folder / "faults"
        self.clear()
        self.environment = {
            **os.environ,
            "LD_PRELOAD": str(library),
            "FAULTS": str(self._numbers),
            "FAULTS_FILE": part,
        }

    def set(
        self, write_errno: int = 0, sync_errno: int = 0, sync_ms: int = 0, clock_seconds: int = 0
    ) -> None:
        numbers = struct.pack("=qqqq", write_errno, sync_errno, sync_ms, clock_seconds)
        with self._numbers.open("r+b" if self._numbers.exists() else "wb") as file:
            file.write(numbers)

    def clear(self) -> None:
        self.set()
