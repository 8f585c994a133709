"""Many games between bots."""

from __future__ import annotations

import os
import signal
import subprocess

import numpy as np
import pandas
import polars
import pytest
from conftest import play_randomly

import tricorne
from tricorne import Results, Table, arena, simulate
from tricorne.results import wilson


def test_a_run_does_not_depend_on_how_it_is_split():
    whole = simulate("we-the-people", games=40, seed=3, threads=1)
    parts = [simulate("we-the-people", games=20, first=first, seed=3, threads=2) for first in (20, 0)]
    joined = Results.joined(parts)
    assert whole.complete and len(whole) == 40
    for name, column in whole.columns.items():
        assert np.array_equal(joined.columns[name], column, equal_nan=column.dtype.kind == "f"), name


def test_a_game_of_a_run_can_be_played_again():
    results = simulate("washingtons-war", seats=["steady", "random"], games=3, seed=1)
    table = Table("washingtons-war", seats={"american": "steady", "british": "random"}, seed=int(results.columns["seed"][2]))
    assert table.answers == results.columns["answers"][2]
    assert ("american" in table.outcome.winners) == results.columns["won_american"][2]


def test_other_libraries_read_the_columns():
    results = simulate("ferry-town", games=10, seed=3)
    assert results.to_arrow().num_rows == 10
    assert pandas.DataFrame(results.columns).shape == polars.DataFrame(results.columns).shape == (10, 12)
    assert results.seats == ["north", "east", "south", "west"]


def test_progress_is_told():
    told = []
    simulate("ferry-town", games=300, seed=3, threads=1, progress=told.append)
    assert told == sorted(told) and told[-1] == 300 and len(told) > 2


def test_an_interruption_keeps_what_was_played():
    def interrupt(done: int) -> None:
        if done >= 64:
            signal.raise_signal(signal.SIGINT)

    results = simulate("ferry-town", games=1_000_000, seed=3, threads=1, progress=interrupt)
    assert 64 <= len(results) < 1_000_000 and not results.complete


def test_a_limit_of_answers_leaves_games_unfinished():
    results = simulate("liberty-or-death", games=2, max_answers=50, seed=1)
    assert not results.columns["finished"].any()


def test_an_arena_tells_the_stronger_bot():
    standing = arena("we-the-people", "steady", "random", rounds=12, seed=1)
    assert standing.verdict == "stronger"
    assert len(standing.rounds) == 12


def test_choices_are_weighed_from_what_a_seat_may_know():
    table = Table("ferry-town", scenario="two", seed=2)
    options = tricorne.analyse(table, games=40, seed=1)
    assert [option.choice for option in options] == list(table.question.choices)
    assert all(option.games == 40 and 0 <= option.won <= 40 for option in options)
    again = tricorne.analyse(table, games=40, seed=1, threads=1)
    assert [option.won for option in again] == [option.won for option in options]
    play_randomly(table, 1000)
    assert tricorne.analyse(table) == []


def test_intervals_hold_their_share():
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-3) and high == pytest.approx(0.5962, abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)


def test_other_libraries_read_the_tables_of_sim(tmp_path):
    run = tmp_path / "run"
    sim = [os.environ["TRICORNE_BIN"], "sim", "we-the-people", "--games", "20", "--seed", "3", "--turns", "--out", run]
    subprocess.run(sim, check=True, capture_output=True)
    for table in ("games", "turns"):
        frames = [pandas.read_parquet(run / f"{table}.parquet"), polars.read_parquet(run / f"{table}.parquet").to_pandas()]
        text = pandas.read_csv(run / f"{table}.csv", dtype={"scenario": str, "seed": str})
        for frame in frames:
            assert len(frame) == len(text) > 0
            pandas.testing.assert_frame_equal(frame[text.columns], text, check_dtype=False)
