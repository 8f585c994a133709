#!/usr/bin/env python3
"""Let a bot of one program play a bot of another: an earlier build, or a fork. Both programs run the whole game side by side.

Usage: python3 examples/rivals.py GAME PATH/TO/tricorne:BOT PATH/TO/other/tricorne:BOT [ROUNDS [SEED]]

In a round the first bot plays each seat once, with the same dice, and the second plays the others. ROUNDS is 20 if not
given, SEED is 1. The same seed rolls the same dice; what a bot does is the same where it depends on no clock.
`tricorne arena` does this for two bots of one program, and much faster.
"""

import os
import random
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from play_by_protocol import Engine, Refused, check


class Rival:
    """One of the two: a program that plays along, and a bot of it."""

    def __init__(self, name, game):
        program, _, self.bot = name.partition(":")
        check(self.bot, f"{name} names no bot: write {name}:random")
        self.engine = Engine(program)
        self.engine.watchdog.cancel()  # strong bots think longer than a tutorial has patience
        asked = self.engine.ask("new", game=game, chance="ask")
        self.game, self.asked = asked["handle"], asked

    def advise(self, seat):
        """What the bot does in this seat. It sees what the seat may know."""
        return self.engine.ask("advise", handle=self.game, seat=seat, agent=self.bot)["choice"]

    def take(self, seat, choice):
        """Something was answered or rolled."""
        self.asked = self.engine.ask("answer", handle=self.game, seat=seat, choice=choice)


def play(game, names, own, seed):
    """One game, in which the first bot plays this seat: how it came out for the bot."""
    dice = random.Random(seed)
    first, second = rivals = [Rival(name, game) for name in names]
    try:
        while first.asked["outcome"] is None:
            question = first.asked["questions"][0]
            seat = question["seat"]
            if seat == "chance":
                choice = dice.choices(question["choices"], question["odds"])[0]["choice"]
            else:
                choice = (first if seat == own else second).advise(seat)
            for rival in rivals:
                rival.take(seat, choice)
        winners = [rival.asked["outcome"]["winners"] for rival in rivals]
        check(winners[0] == winners[1], f"the programs disagree about who won: {winners}")
    finally:
        for rival in rivals:
            rival.engine.stop()
    if not winners[0]:
        return "drawn"
    return "won" if own in winners[0] else "lost"


def seats_of(program, game):
    """The seats of a game, by name."""
    engine = Engine(program)
    try:
        hello = engine.ask("hello")
        known = {it["game"]: it["scenarios"][0]["seats"] for it in hello["games"] + hello["examples"]}
        check(game in known, f"{game} is not among the games: {list(known)}")
        return [seat["id"] for seat in known[game]]
    finally:
        engine.stop()


def main(game, names, rounds, seed):
    seats = seats_of(names[0].partition(":")[0], game)
    games = [(seat, f"{seed}-{number}") for number in range(rounds) for seat in seats]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        marks = list(pool.map(lambda it: play(game, names, *it), games))
    for seat in seats:
        count = Counter(mark for mark, (own, _) in zip(marks, games) if own == seat)
        print(f"{seat}: {count['won']} won, {count['drawn']} drawn, {count['lost']} lost")
    score = (marks.count("won") + marks.count("drawn") / 2) / len(marks)
    print(f"{names[0]} scored {100 * score:.1f}% in {len(marks)} games of {game} against {names[1]}")


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 6:
        sys.exit(__doc__)
    try:
        numbers = [int(number) for number in sys.argv[4:]]
        main(sys.argv[1], sys.argv[2:4], *(numbers + [20, 1][len(numbers):]))
    except (AssertionError, Refused, OSError, KeyError) as problem:
        sys.exit(f"FAILED: {type(problem).__name__}: {problem}")
