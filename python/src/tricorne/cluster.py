"""The same work on many machines, by Ray: simulations, arenas and analyses.

Work is cut into batches. Which game has which seed does not depend on the cut, so the result is the same as that of one process,
also when a machine is lost on the way: Ray runs its batches again elsewhere. Call `ray.init(...)` first, or let the first call
start Ray on this machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import ray

from tricorne.analysis import Option, playouts
from tricorne.arena import Pairing, Standing
from tricorne.results import Plan, Results
from tricorne.results import simulate as simulate_here
from tricorne.table import Table

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["analyse", "arena", "simulate"]

RETRIES = 10
"""How often a batch is run again when its machine is lost."""

Task = Callable[[], Any]
"""Part of the work, which any machine can do."""


def simulate(
    game: str, *, games: int = 1000, batch: int = 250, progress: bool = True, **plan: Unpack[Plan]
) -> Results:
    """`tricorne.simulate` on all machines, with the same `seats`, `scenario`, `options`, `seed` and `max_answers`: the same
    games, the same results, row for row.

    An interruption (Ctrl-C) gives the batches that were done: `Results.complete` says whether that is all.
    """
    # What is wrong with the plan is found here, before it goes to any machine.
    none = simulate_here(game, games=0, **plan)
    tasks = [
        (partial(simulate_here, game, games=count, first=first, threads=1, **plan), count)
        for first, count in _batches(games, batch)
    ]
    played = Results.joined([none, *_done(tasks, "games", progress)])
    return Results(played.columns, games)


def arena(
    game: str,
    challenger: str,
    opponent: str,
    *,
    rounds: int = 100,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    batch: int = 10,
    progress: bool = True,
) -> Standing:
    """`tricorne.arena` on all machines. An interruption (Ctrl-C) gives the standing after the rounds that were done."""
    pairing = Pairing(game, challenger, opponent, scenario, dict(options or {}), seed)
    pairing.standing([])  # finds what is wrong with the bots before they go to any machine
    tasks = [(partial(pairing.play, first, count, threads=1), count) for first, count in _batches(rounds, batch)]
    return pairing.standing([played for part in _done(tasks, "rounds", progress) for played in part])


def analyse(
    table: Table,
    *,
    games: int = 100,
    agents: str | Sequence[str] = "random",
    seed: int = 0,
    choices: Sequence[int] | None = None,
    batch: int = 50,
    progress: bool = True,
) -> list[Option]:
    """`tricorne.analyse` on all machines. An interruption (Ctrl-C) gives the games that were done: each option says how
    many it had.
    """
    question = table.question
    if question is None:
        return []
    asked = range(len(question.choices)) if choices is None else choices
    shared = ray.put(table)
    tasks = [
        (partial(_playouts, shared, index, games=count, agents=agents, seed=seed, first=first), count)
        for index in asked
        for first, count in _batches(games, batch)
    ]
    won: dict[int, list[np.ndarray]] = {index: [] for index in asked}
    for index, part in _done(tasks, "games", progress):
        won[index].append(part)
    return [
        Option(question.choices[index], sum(int(np.sum(part)) for part in parts), sum(len(part) for part in parts))
        for index, parts in won.items()
    ]


def _playouts(shared: ray.ObjectRef, index: int, **how: Any) -> tuple[int, np.ndarray]:
    return index, playouts(ray.get(shared), index, threads=1, **how)


def _batches(total: int, batch: int) -> Iterator[tuple[int, int]]:
    for first in range(0, total, batch):
        yield first, min(batch, total - first)


def _done(tasks: list[tuple[Task, int]], what: str, progress: bool) -> list[Any]:
    """What tasks come to, as they end, each with how much it is of the whole. An interruption leaves out those that have not."""
    run = ray.remote(num_cpus=1, max_retries=RETRIES)(lambda task: task())
    bar = _Bar(sum(count for _, count in tasks), what, progress and sys.stderr.isatty())
    waiting: dict[ray.ObjectRef, int] = {}
    done: list[Any] = []
    try:
        for task, count in tasks:
            waiting[run.remote(task)] = count
        while waiting:
            (ended,), _ = ray.wait(list(waiting), num_returns=1)
            done.append(ray.get(ended))
            bar.advance(waiting.pop(ended))
    except KeyboardInterrupt:
        pass
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        bar.end()
    return done


class _Bar:
    """How much is done, on a line of the terminal."""

    def __init__(self, total: int, what: str, shown: bool) -> None:
        self._done, self._total, self._what, self._shown = 0, total, what, shown

    def advance(self, count: int) -> None:
        self._done += count
        if self._shown:
            full = 40 * self._done // self._total
            text = f"\r{'█' * full:<40} {self._done} of {self._total} {self._what}"
            print(text, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._shown:
            print(file=sys.stderr)
