"""Which of two bots is the stronger one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tricorne import _tricorne


@dataclass(frozen=True)
class Standing:
    """What the rounds of an arena amount to: points by seat, difference in strength, and a verdict."""

    rounds: list[dict[str, Any]]
    """Every round: the same dice for both bots."""
    summary: dict[str, Any]
    """Points, intervals and verdict."""

    @property
    def verdict(self) -> str:
        """"stronger" or "weaker", of the challenger, or "open"."""
        return self.summary["verdict"]


@dataclass(frozen=True)
class Pairing:
    """Two bots and the game that they play. Which round has which dice does not depend on who plays the others."""

    game: str
    challenger: str
    opponent: str
    scenario: str | None
    options: dict[str, str]
    seed: int

    def play(self, first: int, rounds: int, threads: int | None) -> list[dict[str, Any]]:
        """Plays rounds `first` to `first + rounds`."""
        played = _tricorne.arena(
            *self._bots, **self._setup, seed=self.seed, first=first, rounds=rounds, threads=threads
        )
        return json.loads(played)

    def standing(self, rounds: list[dict[str, Any]]) -> Standing:
        """What rounds amount to, in their order."""
        ordered = sorted(rounds, key=lambda played: played["number"])
        return Standing(ordered, _tricorne.standing(*self._bots, json.dumps(ordered), **self._setup))

    @property
    def _bots(self) -> tuple[str, str, str]:
        return self.game, self.challenger, self.opponent

    @property
    def _setup(self) -> dict[str, Any]:
        return {"scenario": self.scenario, "options": self.options}


def arena(
    game: str,
    challenger: str,
    opponent: str,
    *,
    rounds: int = 100,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    threads: int | None = None,
) -> Standing:
    """Plays rounds between two bots: in each, the same dice for both, the challenger at each seat in turn."""
    pairing = Pairing(game, challenger, opponent, scenario, dict(options or {}), seed)
    return pairing.standing(pairing.play(0, rounds, threads))
