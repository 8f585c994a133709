"""How many answers a second: one by one, by VectorTables on one core and on all, and by nodes in Rust alone, in one run.

    python python/bench.py [GAME ...] [--tables N] [--seconds S] [--rounds N]

They take turns in short rounds, so that whatever else the machine does slows all of them alike; of each the best round counts.
Seconds are those that the processor worked for us, except on several cores, where they are those of the clock.
Nodes are stepped twice: one alone, which stays in the processor's caches, and as many in turn as there are tables. The last two
columns compare `VectorTables` on one core with each.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

import numpy as np

from tricorne import Table, VectorTables, games
from tricorne._tricorne import step_nodes


Work = Callable[[], int]
"""Does something, and says how much of it."""


def rate(work: Work, seconds: float, clock: Callable[[], float]) -> float:
    """How much of something is done in a second."""
    begun, done = clock(), 0
    while (spent := clock() - begun) < seconds:
        done += work()
    return done / spent


def best(works: list[tuple[Work, Callable[[], float]]], rounds: int, seconds: float) -> list[float]:
    """The best rate of each by its clock, where they take turns."""
    return np.max([[rate(work, seconds, clock) for work, clock in works] for _ in range(rounds)], axis=0).tolist()


def one_by_one(game: str) -> Work:
    """A table that is answered at random, one call of Python for each answer."""
    seeds = iter(range(10**9))
    draws = np.random.default_rng(0).random(4096).tolist()

    def work() -> int:
        table, answered = Table(game, seed=next(seeds), journal=False), 0
        for draw in draws:
            choices = table.choices
            if not choices:
                break
            table.answer(int(draw * choices))
            answered += 1
        return answered

    return work


def vectors(game: str, count: int, threads: int) -> Work:
    """Tables that are answered at random, with their observations and masks."""
    tables = VectorTables(game, count, threads=threads)
    rng = np.random.default_rng(0)

    def work() -> int:
        tables.answer((rng.random(count) * tables.counts).astype(np.int64))
        return count

    return work


def nodes(game: str, count: int, answers: int) -> Work:
    """Nodes that are answered at random in Rust, without observations."""
    seeds = iter(range(10**9))
    return lambda: step_nodes(game, seed=next(seeds), nodes=count, answers=answers)


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description="Answers a second, from Python and in Rust")
    parser.add_argument("games", nargs="*", default=games(), help="Names of games [default: all]")
    parser.add_argument("--tables", type=int, default=128, help="How many tables are stepped at once")
    parser.add_argument("--seconds", type=float, default=0.5, help="Seconds of a round")
    parser.add_argument("--rounds", type=int, default=8, help="How often each takes its turn")
    args = parser.parse_args()
    cores = os.cpu_count() or 1
    heads = ["one by one", "1 core", f"{cores} cores", "one node", "nodes in turn", "1 core/node", "1 core/nodes"]
    print(f"{'game':<28}" + "".join(f"{head:>15}" for head in heads))
    for game in args.games:
        works = [
            (one_by_one(game), time.process_time),
            (vectors(game, args.tables, 1), time.process_time),
            (vectors(game, args.tables, cores), time.perf_counter),
            (nodes(game, 1, 20_000), time.process_time),
            (nodes(game, args.tables, 400 * args.tables), time.process_time),
        ]
        rates = best(works, args.rounds, args.seconds)
        shares = [rates[1] / rates[3], rates[1] / rates[4]]
        print(f"{game:<28}" + "".join(f"{it:>15,.0f}" for it in rates) + "".join(f"{it:>15.0%}" for it in shares))


if __name__ == "__main__":
    main()
