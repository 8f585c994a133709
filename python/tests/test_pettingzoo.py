"""PettingZoo's own tests."""

from __future__ import annotations

import contextlib
import io
import sys
import time
import types

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tricorne.pettingzoo import env, raw_env


def test_the_api(game):
    api_test(env(game), num_cycles=200)


def test_seeds(game):
    seed_test(lambda: env(game), num_cycles=50)


def test_the_benchmark_runs(game, monkeypatch):
    # It goes on for five seconds of its clock, which is ten times too fast here.
    quick = types.SimpleNamespace(time=lambda: 10 * time.time())
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", quick)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env(game))
    assert "turns per second" in printed.getvalue()


def test_a_whole_game_is_played(game):
    environment = raw_env(game)
    environment.reset(seed=1)
    rng = np.random.default_rng(1)
    last = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter(1_000_000):
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            last[agent] = reward
            environment.step(None)
        else:
            environment.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert not environment.agents
    assert any(last.values()) or not environment.table.outcome.winners


def test_a_wrong_action_ends_the_game():
    environment = env("ferry-town")
    environment.reset(seed=1)
    wrong = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])
    environment.step(wrong)
    assert environment.last()[2]


def test_boards_are_drawn():
    environment = raw_env("ferry-town", render_mode="ansi")
    environment.reset(seed=1)
    assert "North" in environment.render()
