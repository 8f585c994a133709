"""Many games between bots, as columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np

from tricorne import _tricorne


@dataclass(frozen=True)
class Results:
    """A row for each game: its number, its seed, its answers, whether it ended, and each seat's result.

    Columns are NumPy arrays by name: `game`, `seed`, `answers`, `finished`, and for each seat `won_SEAT` and `score_SEAT`
    (NaN where the game keeps no scores). `pandas.DataFrame(results.columns)` and `polars.DataFrame(results.columns)` read
    them.
    """

    columns: dict[str, np.ndarray]
    asked: int
    """How many games were asked for; an interrupted run has fewer."""

    @property
    def complete(self) -> bool:
        """Whether all games were played."""
        return len(self) == self.asked

    @property
    def seats(self) -> list[str]:
        """The seats."""
        return [name.removeprefix("won_") for name in self.columns if name.startswith("won_")]

    def __len__(self) -> int:
        return len(self.columns["game"])

    def win_rate(self, seat: str) -> float:
        """The share of games that a seat won."""
        return float(np.mean(self.columns[f"won_{seat}"]))

    def interval(self, seat: str) -> tuple[float, float]:
        """The 95% interval of the win rate."""
        return wilson(int(np.sum(self.columns[f"won_{seat}"])), len(self))

    def to_arrow(self) -> Any:
        """The same as a table of Arrow."""
        import pyarrow

        return pyarrow.table(self.columns)

    @staticmethod
    def joined(parts: Sequence[Results]) -> Results:
        """Several runs as one, in the order of the games' numbers."""
        names = parts[0].columns
        columns = {name: np.concatenate([part.columns[name] for part in parts]) for name in names}
        order = np.argsort(columns["game"], kind="stable")
        return Results({name: column[order] for name, column in columns.items()}, sum(it.asked for it in parts))


class Plan(TypedDict, total=False):
    """What the games of a run have in common, as `simulate` takes it."""

    seats: str | Sequence[str]
    scenario: str | None
    options: Mapping[str, str] | None
    seed: int
    max_answers: int


def simulate(
    game: str,
    *,
    games: int = 1000,
    seats: str | Sequence[str] = "random",
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    first: int = 0,
    max_answers: int = 1_000_000,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Results:
    """Plays games `first` to `first + games` between bots: one for all seats, or one for each.

    The same seed gives the same games, whatever the number of threads and however the games are split. An interruption
    (Ctrl-C) gives what was played so far.
    """
    columns = _tricorne.simulate(
        game,
        scenario=scenario,
        options=dict(options or {}),
        agents=[seats] if isinstance(seats, str) else list(seats),
        games=games,
        first=first,
        seed=seed,
        max_answers=max_answers,
        threads=threads,
        progress=progress,
    )
    return Results(columns, games)


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
