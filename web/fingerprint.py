"""Print a fingerprint of all that the page is built from: a page of the same is not built again.

Times of files cannot tell: a fresh checkout sets them as it likes.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

WEB = Path(__file__).parent
FOLDERS = ("src", "public", "fonts")
FILES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


def sources() -> list[Path]:
    inside = [path for folder in FOLDERS for path in (WEB / folder).rglob("*") if path.is_file()]
    built = [path for path in inside if path.suffix != ".py" and not path.name.endswith(".test.ts")]
    return sorted([*built, *(WEB / name for name in FILES)])


def fingerprint() -> str:
    total = hashlib.sha256()
    for path in sources():
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{content}  {path.relative_to(WEB).as_posix()}\n".encode())
    return total.hexdigest()


if __name__ == "__main__":
    print(fingerprint())  # noqa: T201 - the Makefile reads it
