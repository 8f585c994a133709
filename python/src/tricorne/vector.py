"""Many tables stepped at once."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike

from tricorne import _tricorne
from tricorne.encoding import encoding


class VectorTables:
    """Many tables of one game, stepped at once on all cores while other threads of Python go on.

    The arrays are written again at every step: copy what you keep. A game that ends is followed at once by the next one at
    the same table: `done` and `rewards` are those of the game that ended, everything else is of the new one. Every game has
    a seed of its own (`seeds`), made of `seed`, the table's number and the number of its games so far.

    An answer that is refused changes nothing at any table. While one thread is in a step, another gets a `BusyError`.
    """

    observations: np.ndarray
    """What the seat that is asked may know, by table: float32, (tables, numbers)."""
    action_mask: np.ndarray
    """Which choices are offered, by table: bool, (tables, choices of the game)."""
    seats: np.ndarray
    """The index of the seat that is asked, by table."""
    counts: np.ndarray
    """How many choices are offered, by table."""
    rewards: np.ndarray
    """1 for a winner, -1 for a loser, 0 otherwise: float32, (tables, seats)."""
    done: np.ndarray
    """Whether a game ended in the last step, by table."""
    seeds: np.ndarray
    """The seed of the present game, by table."""

    def __init__(
        self,
        game: str,
        tables: int,
        *,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        self.game = game
        self.encoding = encoding(game)
        # First of all the largest array: more tables than there is room for end here.
        self.observations = np.zeros((tables, self.encoding.observation_size), dtype=np.float32)
        self._vector = _tricorne.Vector(
            game,
            tables,
            scenario=scenario,
            options=dict(options or {}),
            seats=dict(seats or {}),
            seed=seed,
            threads=threads,
        )
        self.seat_names = self._vector.seat_names
        self.action_mask = np.zeros((tables, self.encoding.actions), dtype=bool)
        self.seats = np.zeros(tables, dtype=np.int8)
        self.counts = np.zeros(tables, dtype=np.int64)
        self.rewards = np.zeros((tables, len(self.seat_names)), dtype=np.float32)
        self.done = np.zeros(tables, dtype=bool)
        self.seeds = np.zeros(tables, dtype=np.uint64)
        self._step(None, by_action=False)

    def __len__(self) -> int:
        return len(self._vector)

    def step(self, actions: ArrayLike) -> None:
        """Answers every question by the number of a choice in the game's `Encoding`."""
        self._step(_whole(actions), by_action=True)

    def answer(self, places: ArrayLike) -> None:
        """Answers every question by the place of the choice, below `counts`."""
        self._step(_whole(places), by_action=False)

    def _step(self, answers: np.ndarray | None, *, by_action: bool) -> None:
        self._vector.step(
            answers,
            by_action,
            self.observations,
            self.action_mask,
            self.seats,
            self.counts,
            self.rewards,
            self.done,
            self.seeds,
        )

    def record(self, table: int) -> str:
        """The game record of one table so far."""
        return self._vector.record(table)


def _whole(answers: ArrayLike) -> np.ndarray:
    """Answers as the whole numbers that they must be."""
    numbers = np.asarray(answers)
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"answers are whole numbers, not {numbers.dtype}")
    return np.ascontiguousarray(numbers, dtype=np.int64)
