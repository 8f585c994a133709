"""Games in numbers, one by one and many at once."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from conftest import GAMES, play_randomly

import tricorne
from tricorne import Table, VectorTables
from tricorne.encoding import describe


def test_observations_and_actions_have_fixed_sizes(game):
    numbers = tricorne.encoding(game)
    table = Table(game, seed=1)
    row = np.zeros(numbers.observation_size, dtype=np.float32)
    for _ in range(40):
        assert table.observation(out=row) is row
        mask = table.action_mask()
        assert mask.shape == (numbers.actions,) and mask.sum() == table.choices
        play_randomly(table, 1)
    features = numbers.action_features()
    assert features.shape == (numbers.actions, 5)
    assert len(np.unique(features, axis=0)) == numbers.actions


def test_a_determinized_game_has_the_same_numbers():
    table = Table("we-the-people", seed=1)
    play_randomly(table, 30)
    numbers = tricorne.encoding("we-the-people")
    for seed in range(5):
        node = table.determinize("british", seed)
        assert np.array_equal(node.observe(numbers, "british"), table.observation("british"))


def test_the_document_names_every_number(game):
    document = describe(game)
    numbers = tricorne.encoding(game)
    assert f"{numbers.observation_size} numbers" in document
    assert f"{numbers.actions} choices" in document


def test_the_readme_tells_the_sizes():
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([a-z-]+) \| ([\d,]+) \| ([\d,]+) \|$", readme, re.MULTILINE)
    told = {game: tuple(int(size.replace(",", "")) for size in sizes) for game, *sizes in rows}
    games = [game for game in GAMES if game != "ferry-town"]
    assert told == {game: (tricorne.encoding(game).observation_size, tricorne.encoding(game).actions) for game in games}


def test_an_action_is_answered_by_its_number():
    table = Table("ferry-town", scenario="two")
    action = int(table.actions()[-1])
    notation = table.question.choices[-1].notation
    assert tricorne.encoding("ferry-town").document()["actions"][action]["notation"] == notation
    table.answer_action(action)
    with pytest.raises(tricorne.Refused, match="10000"):
        table.answer_action(10_000)


def step_randomly(tables: VectorTables, steps: int) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    kept = []
    for _ in range(steps):
        tables.answer(rng.integers(0, tables.counts))
        kept.append(np.concatenate([tables.observations.sum(axis=1), tables.rewards.sum(axis=1), tables.seats]))
    return kept


def test_vectors_do_not_depend_on_threads():
    one, two = (VectorTables("we-the-people", 33, seed=5, threads=threads) for threads in (1, 2))
    for left, right in zip(step_randomly(one, 50), step_randomly(two, 50), strict=True):
        assert np.array_equal(left, right)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_vector_plays_what_a_table_plays(game, threads):
    tables = VectorTables(game, 3, seed=5, threads=threads)
    alone = [Table(game, seed=int(seed)) for seed in tables.seeds]
    rng = np.random.default_rng(0)
    for _ in range(60):
        for at, table in enumerate(alone):
            assert np.array_equal(tables.observations[at], table.observation())
            assert np.array_equal(tables.action_mask[at], table.action_mask())
            assert tables.seats[at] == table.seats.index(table.seat)
            assert tables.counts[at] == table.choices
        places = rng.integers(0, tables.counts)
        for table, place in zip(alone, places, strict=True):
            table.answer(int(place))
        tables.answer(places)
        for at in np.flatnonzero(tables.done):
            assert alone[at].is_over
            assert tables.rewards[at].tolist() == [alone[at].outcome.reward(seat) for seat in alone[at].seats]
            alone[at] = Table(game, seed=int(tables.seeds[at]))
    assert [tables.record(at) for at in range(3)] == [table.record() for table in alone]


def test_games_that_end_are_followed_by_others():
    tables = VectorTables("ferry-town", 8, seats={"west": "random"}, seed=1)
    arrays = [tables.observations, tables.action_mask, tables.rewards]
    ended, seeds = 0, set()
    rng = np.random.default_rng(3)
    for _ in range(100):
        offered = [rng.choice(np.flatnonzero(mask)) for mask in tables.action_mask]
        tables.step(np.array(offered))
        ended += tables.done.sum()
        seeds |= set(tables.seeds.tolist())
        assert np.all(np.abs(tables.rewards[~tables.done]) == 0)
        assert np.all(tables.rewards[tables.done].max(axis=1, initial=0) == 1)
        assert not np.any(tables.seats == tables.seat_names.index("west"))
    assert ended > 8 and len(seeds) == ended + 8
    assert all(one is other for one, other in zip(arrays, [tables.observations, tables.action_mask, tables.rewards], strict=True))
