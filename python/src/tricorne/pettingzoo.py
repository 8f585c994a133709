"""PettingZoo: an AEC environment for each game.

    from tricorne.pettingzoo import env
    environment = env("we-the-people")

An action is the number of a choice in the game's `Encoding`; the observation has the mask of those that are offered. Rewards
come at the end: 1 for winners, -1 for losers, 0 where nobody won. Dice fall by the seed of `reset`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tricorne import _tricorne
from tricorne.encoding import encoding
from tricorne.table import Table

__all__ = ["TricorneEnv", "env", "raw_env"]


def env(game: str, **setup: Any) -> AECEnv:
    """The environment of a game, with PettingZoo's checks of actions and of the order of calls."""
    environment = raw_env(game, **setup)
    environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return wrappers.OrderEnforcingWrapper(environment)


def raw_env(game: str, **setup: Any) -> TricorneEnv:
    """The environment of a game, without the checks."""
    return TricorneEnv(game, **setup)


class TricorneEnv(AECEnv):
    """A game as PettingZoo knows games."""

    def __init__(
        self,
        game: str,
        *,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v{encoding(game).document()['version']}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._game, self._scenario, self._options = game, scenario, dict(options or {})
        self._encoding = encoding(game)
        self._table = self._open(0)
        self._seeds = np.random.default_rng()
        self.possible_agents = list(self._table.seats)
        self.agents = list(self.possible_agents)
        self._action_space = {agent: spaces.Discrete(self._encoding.actions) for agent in self.agents}
        self._observation_space = {agent: self._space() for agent in self.agents}

    def _space(self) -> spaces.Dict:
        numbers = (self._encoding.observation_size,)
        return spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, shape=numbers, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, shape=(self._encoding.actions,), dtype=np.int8),
            }
        )

    def _open(self, seed: int) -> Table:
        return Table(self._game, scenario=self._scenario, options=self._options, seed=seed)

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table = self._open(int(self._seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = str(self._table.seat)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        mask = np.zeros(self._encoding.actions, dtype=np.int8)
        if agent == self._table.seat:
            mask[self._table.actions()] = 1
        return {"observation": self._table.observation(agent), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._table.answer_action(int(action))
        outcome = self._table.outcome
        if outcome is None:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = str(self._table.seat)
        else:
            self.rewards = {agent: outcome.reward(agent) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return self._table.board("observer")
        if self.render_mode == "human":
            print(self._table.board("observer"))
        return None

    def close(self) -> None:
        pass

    @property
    def table(self) -> _tricorne.Table:
        """The table that is played at."""
        return self._table
