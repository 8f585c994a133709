"""OpenSpiel's own tests."""

from __future__ import annotations

import random
import unittest

import numpy as np
import pyspiel
import pytest
from conftest import GAMES
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from tricorne import game_info
from tricorne.openspiel import load, name_of

HIDING = [game for game in GAMES if game_info(game)["hides"]]


def play(state, answers: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(answers):
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_openspiels_simulation_of_the_example():
    pyspiel.random_sim_test(load("ferry-town"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "ferry-town"])
def test_openspiels_simulation(game):
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=False, verbose=False)


def test_openspiels_api(game):
    tests = type(game, (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(game), "game_name": name_of(game)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(tests).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


def test_public_and_private_observations():
    game = load("washingtons-war")
    state = game.new_initial_state()
    play(state, 60, 3)

    def words(player: int, **kind: object) -> str:
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))
        return observer.string_from(state, player)

    public, private = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    assert words(0, public_info=True, private_info=public) == words(1, public_info=True, private_info=public)
    own = [words(player, public_info=False, private_info=private) for player in (0, 1)]
    assert own[0] != own[1] and all(own)
    with pytest.raises(ValueError, match="public"):
        words(0, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)


@pytest.mark.parametrize("game", HIDING)
def test_what_is_hidden_is_in_no_public_observation(game):
    hidden = load(game)
    state = hidden.new_initial_state()
    play(state, 18 if game == "ferry-town" else 60, 3)
    while state.is_chance_node():
        play(state, 1)

    def words(state, player: int, private: pyspiel.PrivateInfoType, public: bool) -> str:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        return hidden.make_py_observer(kind).string_from(state, player)

    def public(state) -> list[str]:
        return [words(state, player, pyspiel.PrivateInfoType.NONE, True) for player in range(2)]

    def private(state, player: int) -> str:
        return words(state, player, pyspiel.PrivateInfoType.SINGLE_PLAYER, False)

    rng = random.Random(1)
    for player in range(2):
        others = [state.resample_from_infostate(player, rng.random) for _ in range(6)]
        for other in others:
            assert public(other) == public(state)
            assert private(other, player) == private(state, player)
        swapped = [private(other, 1 - player) != private(state, 1 - player) for other in others]
        assert any(swapped), "nothing hidden was drawn again"


def test_states_are_serialized(game):
    state = load(game).new_initial_state()
    play(state, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_chance_has_true_odds(game):
    state = load(game).new_initial_state()
    seen = 0
    for seed in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            seen += 1
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert all(odds > 0 for _, odds in outcomes)
        play(state, 1, seed)
    assert seen


def test_a_cargo_is_as_likely_as_the_rules_say():
    state = load("ferry-town", "two").new_initial_state()
    while len(state.chance_outcomes() if state.is_chance_node() else []) != 3:
        play(state, 1)
    odds = {state.action_to_string(action): odds for action, odds in state.chance_outcomes()}
    assert odds == {"pigs": 3 / 6, "rum": 2 / 6, "silver": 1 / 6}


@pytest.mark.parametrize("game", HIDING)
def test_a_resampled_state_looks_the_same_to_its_player(game):
    state = load(game).new_initial_state()
    play(state, 18 if game == "ferry-town" else 60, 3)
    while state.is_chance_node():
        play(state, 1)
    player, rng = state.current_player(), random.Random(1)
    for _ in range(4):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        play(other, 5)
        assert other.is_terminal() or other.current_player() is not None


def test_information_states_hide_the_other_hand():
    game = load("washingtons-war")
    state = game.new_initial_state()
    play(state, 60, 3)
    assert "?" in state.information_state_string(0) and "?" in state.information_state_string(1)


def test_mcts_plays_a_round_against_random():
    game = load("ferry-town", "two")
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2, 40, evaluator, random_state=rng),
        uniform_random.UniformRandomBot(1, rng),
    ]
    returns = np.zeros(2)
    for seed in range(6):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                play(state, 1, seed)
            else:
                state.apply_action(bots[state.current_player()].step(state))
        returns += state.returns()
    assert np.all(np.isfinite(returns)) and returns[0] >= returns[1]
