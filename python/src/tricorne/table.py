"""A table, with bots by name or Python functions at its seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tricorne import _tricorne
from tricorne.encoding import encoding
from tricorne.questions import Question

Agent = Callable[["Turn"], "int | str"]
"""A Python function that plays: it gets a `Turn`, and answers by place or notation."""


@dataclass(frozen=True)
class Turn:
    """What a Python function that plays a seat may know."""

    table: Table
    seat: str

    @property
    def question(self) -> Question:
        """What the seat is asked."""
        return next(it for it in self.table.questions(self.seat) if it.seat == self.seat)

    def view(self) -> dict[str, Any]:
        """What the seat may know of the position."""
        return self.table.view(self.seat)

    def observation(self) -> np.ndarray:
        """The same in numbers, with the question."""
        return self.table.observation(self.seat)

    def actions(self) -> np.ndarray:
        """The numbers of the offered choices, in their order."""
        return self.table.actions()


class Table(_tricorne.Table):
    """One game being played.

    `seats` says who plays: the name of a bot, a function of a `Turn`, or "ask" (the default), for each seat.
    `chance` is "seeded", or "asked": then dice and draws are questions to "chance", with their odds.
    Without a `journal` answers are quicker, and cannot be taken back.
    """

    def __new__(
        cls,
        game: str,
        *,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str | Agent] | None = None,
        seed: int = 0,
        chance: str = "seeded",
        deck: list[int] | None = None,
        position: Mapping[str, Any] | None = None,
        journal: bool = True,
        language: str = "en",
    ) -> Table:
        players = dict(seats or {})
        functions = {seat: player for seat, player in players.items() if not isinstance(player, str)}
        table = super().__new__(
            cls,
            game,
            scenario=scenario,
            options=dict(options or {}),
            seats={seat: player for seat, player in players.items() if isinstance(player, str)},
            seed=seed,
            chance=chance,
            deck=deck,
            position=None if position is None else json.dumps(position),
            journal=journal,
            language=language,
        )
        table._begin(language)
        for seat, function in functions.items():
            table._seat_function(seat, function)
        table._play_functions()
        return table

    def _begin(self, language: str) -> None:
        self._language = language
        self._functions: dict[str, Agent] = {}
        self._choosing = False

    @classmethod
    def load(
        cls,
        record: str,
        *,
        seed: int | None = None,
        chance: str | None = None,
        language: str = "en",
    ) -> Table:
        """The table that a game record leads to, with the bots that it names."""
        table = _tricorne.Table.__new__(cls, record=record, seed=seed, chance=chance, language=language)
        table._begin(language)
        return table

    def answer(self, choice: int | str, seat: str | None = None) -> None:
        """Answers the question, or that of a seat, by the choice's place or notation, and plays on."""
        if self._choosing:
            raise _tricorne.BusyError("a function is choosing at this table: return the answer instead")
        super().answer(choice, seat)
        if self._functions:
            self._play_functions()

    def answer_action(self, action: int) -> None:
        """Answers by the number that the choice has in the game's `Encoding`."""
        places = np.flatnonzero(self.actions() == action)
        # What is not offered is no notation either: it is refused with seat, rule and choices.
        self.answer(int(places[0]) if len(places) else f"action {action}")

    def seat_agent(self, seat: str, agent: str | Agent | None) -> None:
        """Seats a bot, a function, or nobody, and plays on."""
        self._functions.pop(seat, None)
        if callable(agent):
            super().seat_agent(seat, None)
            self._seat_function(seat, agent)
        else:
            super().seat_agent(seat, None if agent == "ask" else agent)
        self._play_functions()

    def _seat_function(self, seat: str, function: Agent) -> None:
        if not callable(function):
            raise TypeError(f"{seat} is played by the name of a bot, a function or \"ask\", not by {function!r}")
        self.name_player(seat, getattr(function, "__name__", "function"))
        self._functions[seat] = function

    def _play_functions(self) -> None:
        while self._functions:
            asked = next((it.seat for it in self.questions() if it.seat in self._functions), None)
            if asked is None:
                return
            self._choosing = True
            try:
                choice = self._functions[asked](Turn(self, asked))
            finally:
                self._choosing = False
            super().answer(choice, asked)

    def fork(self) -> Table:
        """A second table at the same point, with every seat asked."""
        table = _tricorne.Table.__new__(type(self), fork_of=self, language=self._language)
        table._begin(self._language)
        return table

    def observation(self, viewer: str | None = None, out: np.ndarray | None = None) -> np.ndarray:
        """What a seat (the one that is asked unless told otherwise) may know, in the numbers of the game's `Encoding`."""
        viewer = viewer or self.seat
        return self.observe(encoding(self.game), "observer" if viewer in (None, "chance") else viewer, out)

    def actions(self) -> np.ndarray:
        """The numbers of the offered choices in the game's `Encoding`, in their order."""
        return self.offered(encoding(self.game))

    def action_mask(self) -> np.ndarray:
        """For every choice of the game whether it is offered."""
        mask = np.zeros(encoding(self.game).actions, dtype=bool)
        mask[self.actions()] = True
        return mask

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._functions:
            raise TypeError("a table with Python functions at its seats cannot be pickled; seat bots by name")
        return (_load, (self.record(), self._language))

    def __repr__(self) -> str:
        waiting = "over" if self.is_over else f"{self.seat} to answer"
        return f"<Table {self.game}: {self.answers} answers, {waiting}>"


def _load(record: str, language: str) -> Table:
    return Table.load(record, language=language)
