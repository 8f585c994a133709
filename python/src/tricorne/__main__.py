"""`python -m tricorne encoding GAME`: the document of a game's numbers."""

from __future__ import annotations

import argparse

from tricorne import games
from tricorne.encoding import describe


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m tricorne", description="Tricorne in Python")
    commands = parser.add_subparsers(required=True)
    document = commands.add_parser("encoding", help="Describe the numbers of a game's observations and actions")
    document.add_argument("game", choices=games(), help="Name of the game")
    print(describe(parser.parse_args().game), end="")


if __name__ == "__main__":
    main()
