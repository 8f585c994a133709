"""What several tests need."""

from __future__ import annotations

import signal

import numpy as np
import pytest

import tricorne

GAMES = tricorne.games()

# A shell that starts the tests in the background lets them ignore Ctrl+C, which some of them raise.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game in turn."""
    return request.param


def play_randomly(table: tricorne.Table, answers: int, seed: int = 0) -> None:
    """Gives so many random answers, or fewer where the game ends."""
    rng = np.random.default_rng(seed)
    for _ in range(answers):
        if table.is_over:
            return
        table.answer(int(rng.integers(table.choices)))
