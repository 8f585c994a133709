"""How many answers a second: one by one, by VectorTables on one core and on all, and by nodes in Rust alone, in one run.

    python python/bench.py [GAME ...] [--seconds S]
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable

import numpy as np

from tricorne import Table, VectorTables, games
from tricorne._tricorne import step_nodes

TABLES = 512


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of something is done in a second."""
    begun, done = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < seconds:
        done += work()
    return done / spent


def one_by_one(game: str) -> Callable[[], int]:
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


def vectors(game: str, threads: int) -> Callable[[], int]:
    """Tables that are answered at random, with their observations and masks."""
    tables = VectorTables(game, TABLES, threads=threads)
    rng = np.random.default_rng(0)

    def work() -> int:
        tables.answer((rng.random(TABLES) * tables.counts).astype(np.int64))
        return TABLES

    return work


def nodes(game: str) -> Callable[[], int]:
    """Nodes that are answered at random in Rust, without observations."""
    seeds = iter(range(10**9))
    return lambda: step_nodes(game, seed=next(seeds), answers=20_000)


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description="Answers a second, from Python and in Rust")
    parser.add_argument("games", nargs="*", default=games(), help="Names of games [default: all]")
    parser.add_argument("--seconds", type=float, default=3, help="Seconds to measure each number")
    args = parser.parse_args()
    cores = os.cpu_count() or 1
    print(f"{'game':<28}{'one by one':>12}{'1 core':>12}{f'{cores} cores':>12}{'nodes (Rust)':>14}{'1 core / Rust':>15}")
    for game in args.games:
        single, one, many, rust = (
            rate(work, args.seconds)
            for work in (one_by_one(game), vectors(game, 1), vectors(game, cores), nodes(game))
        )
        print(f"{game:<28}{single:>12,.0f}{one:>12,.0f}{many:>12,.0f}{rust:>14,.0f}{one / rust:>14.0%}")


if __name__ == "__main__":
    main()
