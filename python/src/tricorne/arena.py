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
    setup: dict[str, Any] = {"scenario": scenario, "options": dict(options or {})}
    played = _tricorne.arena(game, challenger, opponent, **setup, seed=seed, rounds=rounds, threads=threads)
    return Standing(json.loads(played), _tricorne.standing(game, challenger, opponent, played, **setup))
