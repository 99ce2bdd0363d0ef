"""`python -m anachrony.server`: the commands of the server by themselves."""

from __future__ import annotations

import argparse
import sys

from anachrony.server.commands import add_commands


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m anachrony.server", description=__doc__)
    add_commands(parser.add_subparsers(required=True))
    arguments = parser.parse_args(words)
    return int(arguments.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
