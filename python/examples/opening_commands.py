"""Liberty or Death: how good is every opening of the first card?

Plays games from each choice of the first Faction to the end between the rulebook's Non-players, with the same dice for all
choices, and draws the win rates with their 95% intervals.

    python python/examples/opening_commands.py [--games N] [--seed S] [--picture FILE]
"""

from __future__ import annotations

import argparse
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

from tricorne import Option, Table, analyse


def says(option: Option) -> str:
    """How good a choice is, in words."""
    low, high = option.interval
    return f"{option.choice.text} {option.win_rate:.1%} ({low:.1%} to {high:.1%})"


def draw(title: str, options: list[Option], picture: str) -> None:
    """A bar for each choice, the best on top. The picture's description names the best."""
    options = sorted(options, key=lambda option: option.win_rate)
    rates = [100 * option.win_rate for option in options]
    lows = [rate - 100 * option.interval[0] for rate, option in zip(rates, options, strict=True)]
    highs = [100 * option.interval[1] - rate for rate, option in zip(rates, options, strict=True)]
    figure, axes = plt.subplots(figsize=(8, 1.4 + 0.42 * len(options)), layout="constrained")
    axes.barh([option.choice.text for option in options], rates, xerr=[lows, highs], color="#3d5a80", capsize=3)
    axes.set_xlabel(f"games won of {options[0].games}, % (95% interval)")
    axes.set_title(title, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(picture, dpi=120, metadata={"Description": says(options[-1])})


def main() -> None:
    """Plays, prints and draws."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="Games per choice")
    parser.add_argument("--seed", type=int, default=1775)
    parser.add_argument("--picture", default="opening-commands.png")
    args = parser.parse_args()
    table = Table("liberty-or-death", scenario="1778-short", seed=args.seed)
    while table.question.name not in ("first-eligible", "second-eligible"):
        table.answer("pass" if "pass" in table.notations else 0)
    begun = time.perf_counter()
    options = analyse(table, games=args.games, agents="np", seed=args.seed)
    for option in sorted(options, key=lambda option: -option.win_rate):
        print(says(option))
    print(f"{len(options) * args.games} games in {time.perf_counter() - begun:.0f} s")
    card = table.question.text.split(":")[0]
    draw(f"{table.seat.title()}, {card}", options, args.picture)


if __name__ == "__main__":
    main()
