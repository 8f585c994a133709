"""The part of the package that is written in Rust."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Self

from tricorne.questions import JournalEntry, Outcome, Question

class TricorneError(Exception):
    """Any error of Tricorne."""

class Refused(TricorneError):
    """An answer that is not taken. Nothing has changed."""

    code: str
    seat: str | None
    rule: str | None
    table: int
    """The table of `VectorTables` that refused."""

class SetupError(TricorneError):
    """No such game, scenario, option, seat or bot."""

class RecordError(TricorneError):
    """A game record or position that does not hold."""

class BusyError(TricorneError):
    """The table is in use elsewhere."""

class BrokenError(TricorneError):
    """An internal error; `record` leads to it."""

    record: str

@final
class Encoding:
    """How a game is told in numbers."""

    def __new__(cls, game: str) -> Encoding: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def actions(self) -> int: ...
    def document(self) -> dict[str, Any]: ...
    def describe(self) -> str: ...
    def action_features(self) -> NDArray[np.int32]: ...

@final
class Node:
    """A point of a game to look ahead from: small, cheap to copy, without the history."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> list[str]: ...
    @property
    def seat(self) -> str | None: ...
    @property
    def choices(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def odds(self) -> list[int]: ...
    @property
    def notations(self) -> list[str]: ...
    @property
    def question(self) -> Question | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def hash(self) -> int: ...
    def answer(self, choice: int | str, seed: int | None = None) -> None: ...
    def view(self, viewer: str = "referee") -> dict[str, Any]: ...
    def play_out(self, agents: Sequence[str], seed: int) -> list[str]: ...
    def determinize(self, viewer: str, seed: int = 0) -> Node | None: ...
    def copy(self) -> Node: ...
    def __deepcopy__(self, _memo: object) -> Node: ...
    def observe(
        self, encoding: Encoding, viewer: str, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]: ...
    def offered(self, encoding: Encoding) -> NDArray[np.uint32]: ...

class Table:
    """One game being played. Only one thread at a time may use it."""

    def __new__(
        cls,
        game: str = "",
        *,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str] | None = None,
        seed: int | None = None,
        chance: str | None = None,
        deck: Sequence[int] | None = None,
        position: str | None = None,
        record: str | None = None,
        fork_of: Table | None = None,
        journal: bool = True,
        language: str = "en",
    ) -> Self: ...
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> list[str]: ...
    @property
    def players(self) -> dict[str, str]: ...
    @property
    def seat(self) -> str | None: ...
    @property
    def choices(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def odds(self) -> list[int]: ...
    @property
    def notations(self) -> list[str]: ...
    @property
    def question(self) -> Question | None: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def answers(self) -> int: ...
    def questions(self, viewer: str = "referee") -> list[Question]: ...
    def answer(self, choice: int | str, seat: str | None = None) -> None: ...
    def undo(self, seat: str) -> str: ...
    def seat_agent(self, seat: str, agent: str | None) -> None: ...
    def name_player(self, seat: str, name: str) -> None: ...
    def advise(self, seat: str, agent: str) -> tuple[str, list[dict[str, Any]]]: ...
    def view(self, viewer: str = "referee") -> dict[str, Any]: ...
    def board(self, viewer: str = "referee") -> str: ...
    def journal(self, viewer: str = "referee", since: int = 0) -> list[JournalEntry]: ...
    def record(self, viewer: str = "referee") -> str: ...
    def position(self) -> dict[str, Any]: ...
    def node(self) -> Node: ...
    def determinize(self, viewer: str, seed: int = 0) -> Node | None: ...
    def playouts(
        self,
        position: int,
        *,
        agents: Sequence[str],
        games: int,
        first: int = 0,
        seed: int = 0,
        viewer: str | None = None,
        threads: int | None = None,
    ) -> NDArray[np.bool_]: ...
    def observe(
        self, encoding: Encoding, viewer: str, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]: ...
    def offered(self, encoding: Encoding) -> NDArray[np.uint32]: ...

@final
class Vector:
    """Many tables of one game, stepped at once."""

    def __new__(
        cls,
        game: str,
        tables: int,
        *,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        seats: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> Vector: ...
    def __len__(self) -> int: ...
    @property
    def seat_names(self) -> list[str]: ...
    def step(
        self,
        answers: NDArray[np.int64] | None,
        by_action: bool,
        observations: NDArray[np.float32],
        masks: NDArray[np.bool_],
        seats: NDArray[np.int8],
        counts: NDArray[np.int64],
        rewards: NDArray[np.float32],
        done: NDArray[np.bool_],
        seeds: NDArray[np.uint64],
    ) -> None: ...
    def record(self, table: int) -> str: ...

def games() -> list[str]: ...
def game_info(game: str, language: str = "en") -> dict[str, Any]: ...
def seed_of(seed: int, number: int) -> int: ...
def simulate(
    game: str,
    *,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    agents: Sequence[str] | None = None,
    games: int = 1000,
    first: int = 0,
    seed: int = 0,
    max_answers: int = 1_000_000,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> dict[str, np.ndarray]: ...
def step_nodes(
    game: str, *, scenario: str | None = None, seed: int = 0, nodes: int = 1, answers: int = 100_000
) -> int: ...
def arena(
    game: str,
    challenger: str,
    opponent: str,
    *,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    first: int = 0,
    rounds: int = 100,
    threads: int | None = None,
) -> str: ...
def standing(
    game: str,
    challenger: str,
    opponent: str,
    rounds: str,
    *,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]: ...
