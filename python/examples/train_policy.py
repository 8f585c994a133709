"""Washington's War: a small network learns to beat `random`, on the CPU, with scikit-learn.

The network guesses how a game will end after a choice, from what the seat may know and from what is chosen. In each round it
plays many games at once, mostly by its best guess, and learns from how they ended.

    python python/examples/train_policy.py [--rounds N] [--games N] [--picture FILE]
"""

from __future__ import annotations

import argparse
import time

import matplotlib
import numpy as np

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from sklearn.feature_selection import SelectKBest, f_regression
from sklearn.neural_network import MLPRegressor

from tricorne import VectorTables, encoding
from tricorne.results import wilson

GAME, SEAT, OPPONENT = "washingtons-war", "british", "american"
TABLES = 256
KEPT = 0.1
"""The share of answers that is learned from."""
SEEN = 200
"""How many numbers of an observation the network sees: those that tell most about the end."""


class Player:
    """Guesses the end of a game after each choice, and takes the best."""

    def __init__(self, seed: int) -> None:
        self.actions = np.eye(encoding(GAME).actions, dtype=np.float32)
        self.network = MLPRegressor(hidden_layer_sizes=(64,), learning_rate_init=1e-3, alpha=1e-4, random_state=seed)
        self.seen = np.arange(0)
        self.learned = False

    def rows(self, observations: np.ndarray, actions: np.ndarray) -> np.ndarray:
        """What the network sees: large counts tell little more than small ones."""
        return np.hstack([np.clip(observations, -4, 4) / 4, self.actions[actions]])

    def choose(self, tables: VectorTables, rng: np.random.Generator, explore: float) -> np.ndarray:
        """An action for each table."""
        at, offered = np.nonzero(tables.action_mask)
        worth = rng.random(len(at))
        if self.learned:
            wanders = rng.random(len(tables)) < explore
            guesses = self.network.predict(self.rows(tables.observations[:, self.seen][at], offered))
            worth = np.where(wanders[at], worth, guesses)
        order = np.lexsort((worth, at))
        last = np.searchsorted(at[order], np.arange(len(tables)), side="right") - 1
        return offered[order[last]]

    def learn(self, observations: np.ndarray, actions: np.ndarray, ends: np.ndarray, rng: np.random.Generator) -> None:
        """Goes through what happened, a few hundred answers at a time."""
        if not self.learned:
            varies = np.flatnonzero(observations.std(axis=0) > 0)
            best = SelectKBest(f_regression, k=SEEN).fit(observations[:, varies], ends)
            self.seen = varies[best.get_support()]
        rows = self.rows(observations[:, self.seen], actions)
        order = rng.permutation(len(rows))
        for some in np.array_split(order, max(1, len(order) // 256)):
            self.network.partial_fit(rows[some], ends[some])
        self.learned = True


def play(player: Player, games: int, seed: int, explore: float, keep: bool) -> tuple[int, int, list, list]:
    """Plays at least so many games; gives those won, those played, and what is learned from."""
    tables = VectorTables(GAME, TABLES, seats={OPPONENT: "random"}, seed=seed)
    seat = tables.seat_names.index(SEAT)
    rng = np.random.default_rng(seed)
    open_rows: list[list] = [[] for _ in range(TABLES)]
    # Each table plays as many games, so that short ones do not count for more.
    played, due = np.zeros(TABLES, dtype=int), -(-games // TABLES)
    rows, ends, won = [], [], 0
    while (played < due).any():
        actions = player.choose(tables, rng, explore)
        if keep:
            for table in np.flatnonzero(rng.random(TABLES) < KEPT):
                open_rows[table].append((tables.observations[table].copy(), actions[table]))
        tables.step(actions)
        for table in np.flatnonzero(tables.done):
            reward = tables.rewards[table, seat]
            if played[table] < due:
                won += reward > 0
                rows += open_rows[table]
                ends += [reward] * len(open_rows[table])
            played[table] += 1
            open_rows[table] = []
    return int(won), due * TABLES, rows, ends


def says(won: float, low: float, high: float) -> str:
    """A share of games won, in words."""
    return f"{won:.1%} ({low:.1%} to {high:.1%})"


def draw(curve: list[tuple[float, float, float]], games: int, picture: str) -> None:
    """The share of games won after each round, with its interval. The picture's description says where it began and ended."""
    rates = 100 * np.array(curve)
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(range(len(rates)), rates[:, 1], rates[:, 2], color="#98c1d9")
    axes.plot(rates[:, 0], color="#3d5a80", marker="o")
    axes.set_xticks(range(len(rates)))
    axes.set_xlabel(f"rounds of {games} games (0: random)")
    axes.set_ylabel("games won, % (95% interval)")
    axes.set_title(f"Washington's War: a network for the {SEAT.title()} against random", loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, dpi=120, metadata={"Description": f"from {says(*curve[0])} to {says(*curve[-1])}"})


def main() -> None:
    """Trains, measures and draws."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=512, help="Games per round, and for each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default="train-policy.png")
    args = parser.parse_args()
    player, rng, begun, curve = Player(args.seed), np.random.default_rng(args.seed), time.perf_counter(), []
    for number in range(args.rounds + 1):
        won, games, _, _ = play(player, args.games, seed=10_000, explore=0.0, keep=False)
        low, high = wilson(won, games)
        curve.append((won / games, low, high))
        spent = time.perf_counter() - begun
        print(f"round {number}: {says(*curve[-1])} of {games} games won, {spent:.0f} s", flush=True)
        if number < args.rounds:
            _, _, kept, ends = play(player, args.games, seed=number, explore=0.2, keep=True)
            observations, actions = (np.array(column) for column in zip(*kept, strict=True))
            player.learn(observations, actions, np.array(ends, dtype=np.float32), rng)
    draw(curve, args.games, args.picture)


if __name__ == "__main__":
    main()
