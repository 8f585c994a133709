"""What each choice of a question is worth, by games played from there to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tricorne.questions import Choice
from tricorne.results import wilson
from tricorne.table import Table


@dataclass(frozen=True)
class Option:
    """A choice, and how the games after it ended for the seat that is asked."""

    choice: Choice
    won: int
    games: int

    @property
    def win_rate(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate."""
        return wilson(self.won, self.games)


def analyse(
    table: Table,
    *,
    games: int = 100,
    agents: str | Sequence[str] = "random",
    seed: int = 0,
    choices: Sequence[int] | None = None,
    threads: int | None = None,
) -> list[Option]:
    """Plays games after each choice of the seat that is asked, with the same worlds and dice for all choices.

    Each game begins from what that seat may know: what is hidden from it is drawn again.
    """
    question = table.question
    if question is None:
        return []
    asked = range(len(question.choices)) if choices is None else choices
    options = []
    for index in asked:
        won = playouts(table, index, games=games, agents=agents, seed=seed, threads=threads)
        options.append(Option(question.choices[index], int(np.sum(won)), games))
    return options


def playouts(
    table: Table,
    index: int,
    *,
    games: int,
    agents: str | Sequence[str] = "random",
    seed: int = 0,
    first: int = 0,
    threads: int | None = None,
) -> np.ndarray:
    """Whether the seat that is asked won each of the games `first` to `first + games` after one of its choices."""
    seat = table.seat
    if seat not in table.seats:
        raise ValueError("choices are weighed for a seat that is asked")
    names = [agents] if isinstance(agents, str) else list(agents)
    won = table.playouts(index, agents=names, games=games, first=first, seed=seed, viewer=seat, threads=threads)
    return np.asarray(won)[:, table.seats.index(seat)]
