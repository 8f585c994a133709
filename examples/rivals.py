#!/usr/bin/env python3
"""Let a bot of one program play a bot of another: an earlier build, or a fork. Both programs run the whole game side by side.

Usage: python3 examples/rivals.py PATH/TO/tricorne --bot relentless --against PATH/TO/other/tricorne --opponent steady

In a round the bot plays each seat once, with the same dice, and the opponent plays the others. The same seed rolls the same
dice; what a bot does is the same where it depends on no clock. `tricorne arena` does this for two bots of one program, and
much faster.
"""

import argparse
import os
import random
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from play_by_protocol import Engine, Refused, check


class Rival:
    """One of the two: a program that plays along, and a bot of it."""

    def __init__(self, program, bot, game):
        self.bot = bot
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


def play(game, sides, own, seed):
    """One game, in which the bot plays this seat: how it came out for it."""
    dice = random.Random(seed)
    first, second = rivals = [Rival(program, bot, game) for program, bot in sides]
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


def main(wanted):
    sides = [(wanted.program, wanted.bot), (wanted.against or wanted.program, wanted.opponent)]
    seats = seats_of(wanted.program, wanted.game)
    games = [(seat, f"{wanted.seed}-{number}") for number in range(wanted.rounds) for seat in seats]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        marks = list(pool.map(lambda it: play(wanted.game, sides, *it), games))
    for seat in seats:
        count = Counter(mark for mark, (own, _) in zip(marks, games) if own == seat)
        print(f"{seat}: {count['won']} won, {count['drawn']} drawn, {count['lost']} lost")
    score = (marks.count("won") + marks.count("drawn") / 2) / len(marks)
    print(f"{wanted.bot} scored {100 * score:.1f}% in {len(marks)} games of {wanted.game} against {wanted.opponent}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="path of the program")
    parser.add_argument("--bot", default="steady", help="its bot (steady)")
    parser.add_argument("--against", metavar="PROGRAM", help="path of the other program (the same)")
    parser.add_argument("--opponent", default="random", help="the other program's bot (random)")
    parser.add_argument("--game", default="washingtons-war", help="the game, in its first scenario (washingtons-war)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (5)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the dice (1)")
    try:
        main(parser.parse_args())
    except (AssertionError, Refused, OSError, KeyError) as problem:
        sys.exit(f"FAILED: {type(problem).__name__}: {problem}")
