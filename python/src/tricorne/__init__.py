"""Tricorne in Python: tables, bots, games in numbers, and many games at once.

    >>> from tricorne import Table
    >>> table = Table("washingtons-war", seed=7)
    >>> table.question.seat, len(table.question.choices) > 1
    ('american', True)
    >>> table.answer(0)
"""

from tricorne._tricorne import (
    BrokenError,
    BusyError,
    Node,
    RecordError,
    Refused,
    SetupError,
    TricorneError,
    game_info,
    games,
    seed_of,
)
from tricorne.analysis import Option, analyse
from tricorne.arena import Standing, arena
from tricorne.encoding import Encoding, encoding
from tricorne.questions import Choice, JournalEntry, Outcome, Question
from tricorne.results import Results, simulate
from tricorne.table import Table, Turn
from tricorne.vector import VectorTables

__all__ = [
    "BrokenError",
    "BusyError",
    "Choice",
    "Encoding",
    "JournalEntry",
    "Node",
    "Option",
    "Outcome",
    "Question",
    "RecordError",
    "Refused",
    "Results",
    "SetupError",
    "Standing",
    "Table",
    "TricorneError",
    "Turn",
    "VectorTables",
    "analyse",
    "arena",
    "encoding",
    "game_info",
    "games",
    "seed_of",
    "simulate",
]
