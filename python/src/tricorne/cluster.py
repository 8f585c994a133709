"""The same work on many machines, by Ray: simulations, arenas and analyses.

Work is cut into batches. Which game has which seed does not depend on the cut, so the result is the same as that of one process,
also when a machine is lost on the way: Ray runs its batches again elsewhere. Call `ray.init(...)` first, or let the first call
start Ray on this machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
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


def simulate(
    game: str, *, games: int = 1000, batch: int = 250, progress: bool = True, **plan: Unpack[Plan]
) -> Results:
    """`tricorne.simulate` on all machines, with the same `seats`, `scenario`, `options`, `seed` and `max_answers`: the same
    games, the same results, row for row.

    An interruption (Ctrl-C) gives the batches that were done.
    """
    # What is wrong with the plan is found here, before it goes to any machine.
    none = simulate_here(game, games=0, **plan)
    task = _task(simulate_here)
    tasks = {
        task.remote(game, games=count, first=first, threads=1, **plan): count
        for first, count in _batches(games, batch)
    }
    played = Results.joined([none, *_finished(tasks, "games", progress)])
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
    """`tricorne.arena` on all machines."""
    pairing = Pairing(game, challenger, opponent, scenario, dict(options or {}), seed)
    task = _task(pairing.play)
    tasks = {task.remote(first, count, threads=1): count for first, count in _batches(rounds, batch)}
    return pairing.standing([played for part in _finished(tasks, "rounds", progress) for played in part])


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
    """`tricorne.analyse` on all machines."""
    question = table.question
    if question is None:
        return []
    asked = range(len(question.choices)) if choices is None else choices
    shared = ray.put(table)
    task = _task(_playouts)
    tasks = {
        task.remote(shared, index, games=count, agents=agents, seed=seed, first=first): count
        for index in asked
        for first, count in _batches(games, batch)
    }
    won: dict[int, list[np.ndarray]] = {index: [] for index in asked}
    for index, part in _finished(tasks, "games", progress):
        won[index].append(part)
    return [
        Option(question.choices[index], sum(int(np.sum(part)) for part in parts), sum(len(part) for part in parts))
        for index, parts in won.items()
    ]


def _playouts(table: Table, index: int, **how: Any) -> tuple[int, np.ndarray]:
    return index, playouts(table, index, threads=1, **how)


def _task(function: Any) -> Any:
    def run(*args: Any, **kwargs: Any) -> Any:
        return function(*args, **kwargs)

    return ray.remote(num_cpus=1, max_retries=RETRIES)(run)


def _batches(total: int, batch: int) -> Iterator[tuple[int, int]]:
    for first in range(0, total, batch):
        yield first, min(batch, total - first)


def _finished(tasks: dict[Any, int], what: str, progress: bool) -> Iterator[Any]:
    """The results of tasks as they come; an interruption leaves out those that had not come."""
    waiting, total, done = list(tasks), sum(tasks.values()), 0
    try:
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            for task in ready:
                yield ray.get(task)
                done += tasks[task]
            if progress and sys.stderr.isatty():
                share = 40 * done // max(total, 1)
                print(f"\r{'█' * share:<40} {done} of {total} {what}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        for task in waiting:
            ray.cancel(task, force=True)
    finally:
        if progress and sys.stderr.isatty():
            print(file=sys.stderr)
