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
    document = encoding(game).document()
    lines = [
        f"# {game} in numbers",
        "",
        f"Encoding version {document['version']}, rules version {document['rules_version']}. "
        "Written by `python -m tricorne encoding`.",
        "",
        "## Observation",
        "",
        f"{len(document['observation'])} numbers (float32): whose eyes they are (`seat`), what that seat is asked "
        "(`prompt`, and its arguments: numbers as they are, things by their numbers below), then what that seat may know. "
        "Counts are as they are. What is one of several has a 1 for the one. "
        "Where a number has a side, 1 is the first seat, -1 the second, 0 nobody.",
        "",
        *_numbered(document["observation"], 0),
        "",
        "## Actions",
        "",
        f"{len(document['actions'])} choices. An action is a choice's number. Its features: kind of target, form of the "
        "notation, what, where, how many.",
        "",
        "Kinds: 0 button, 1 space, 2 piece, 3 unit, 4 stack, 5 route, 6 box, 7 card, 8 number.",
        "",
        "### Forms",
        "",
        *_numbered(document["forms"], 0),
        "",
        "### Things",
        "",
        *_numbered(document["things"], 1),
        "",
        "### Choices",
        "",
        *_numbered([action["notation"] for action in document["actions"]], 0),
        "",
    ]
    return "\n".join(lines)


def _numbered(names: list[str], first: int) -> list[str]:
    """Names with their numbers, ten to a line."""
    rows = [names[at : at + 10] for at in range(0, len(names), 10)]
    return [f"- {first + 10 * at}: " + ", ".join(f"`{name}`" for name in row) for at, row in enumerate(rows)]
