"""Games in numbers."""

from __future__ import annotations

from functools import cache

from tricorne._tricorne import Encoding

__all__ = ["Encoding", "encoding", "describe"]


@cache
def encoding(game: str) -> Encoding:
    """The encoding of a game, made once."""
    return Encoding(game)


def describe(game: str) -> str:
    """What each number of a game's encoding means, as Markdown."""
    return encoding(game).describe()
