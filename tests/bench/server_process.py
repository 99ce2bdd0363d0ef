"""The server as its users run it: a process of its own, by its own command."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import httpx

from anachrony.server.__main__ import main


class Served:
    """A running `serve`, on a port that the system chose."""

    def __init__(
        self,
        database_url: str,
        workers: int = 1,
        log: Path | None = None,
        environment: dict[str, str] | None = None,
        limits: bool = False,
        well: bool = True,
        options: Sequence[str] = (),
        command: Sequence[str] = (sys.executable, "-m", "anachrony.server"),
        folder: Path | None = None,
    ) -> None:
        command = [*command, "serve", "--port", "0", *options]
        command += [] if limits else ["--no-limits"]
        command += ["--database-url", database_url, "--workers", str(workers)]
        self._log = (log or Path(os.devnull)).open("ab")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._log,
            start_new_session=True,
            env=environment,
            cwd=folder,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if " is at " not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.url = line.split(" is at ")[1].split()[0]
        try:
            self.wait(well=well)
        except BaseException:
            self.kill()  # nobody else knows of it
            raise

    def wait(self, seconds: float = 180, well: bool = True) -> None:
        """Until it is well, or at least answers."""
        deadline = time.monotonic() + seconds
        said = ""
        while time.monotonic() < deadline:
            try:
                answer = httpx.get(self.url + "/health", timeout=60)
                if answer.status_code == 200 or not well:
                    return
                said = answer.text
            except httpx.HTTPError as error:
                said = str(error)
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer as it should: {said}")

    @property
    def pid(self) -> int:
        return self.process.pid

    def children(self) -> list[int]:
        """The workers, oldest first; not the process that tracks their resources."""
        return self.workers_of(self.pid)

    @staticmethod
    def workers_of(pid: int) -> list[int]:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [
            int(pid) for pid in found if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]

    def kill(self) -> None:
        """SIGKILL to the server and all that it started: no time to clean up."""
        os.killpg(self.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor_seconds(pid: int) -> float:
    """What a process has used of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def verify(database_url: str) -> tuple[int, str]:
    """Here, not in a process of its own: what it looks at is the database."""
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        status = main(["verify", "--database-url", database_url])
    return status, said.getvalue()
