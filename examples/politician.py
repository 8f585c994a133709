#!/usr/bin/env python3
"""A bot for Washington's War that beats `random`: it spends its cards on politics, and fights only if the odds are good.

Usage: python3 examples/politician.py PATH/TO/tricorne [GAMES]

It plays GAMES games (10 if not given), half of them as the Americans and half as the British, against the bot `random`.
See BOTS.md, which explains it step by step.
"""

import sys

from play_by_protocol import Engine, Refused, check

GAME = "washingtons-war"
SEATS = ["american", "british"]

# What to do with a card, the best first. Everything else is taken by `role`, or in the order in which it is offered.
PREFERRED = ["political-control", "reinforce", "event", "activate"]
GOOD_ODDS = 0.6


class Politician:
    """Answers the questions of one seat."""

    def __init__(self, engine, game, seat):
        self.engine, self.game, self.seat = engine, game, seat

    def choose(self, question):
        """The answer to a question: the notation of one of its choices."""
        choices = question["choices"]
        match question["prompt"]["name"]:
            case "play-card":
                return max(choices, key=card_number)["choice"]
            case "move":
                return self.march(choices)
        for wanted in PREFERRED:
            if any(choice["choice"] == wanted for choice in choices):
                return wanted
        return first_deed(choices)["choice"]

    def march(self, choices):
        """Attacks where the odds are good, and otherwise stays."""
        for choice in choices:
            if self.chance_to_win(choice["choice"]) >= GOOD_ODDS:
                return choice["choice"]
        return next((choice for choice in choices if role(choice) == "done"), choices[-1])["choice"]

    def chance_to_win(self, choice):
        """How likely it is to win the battle that a choice leads to: 0 if it leads to none."""
        try:
            odds = self.engine.ask("odds", handle=self.game, seat=self.seat, choice=choice)
        except Refused as refused:
            check(refused.code in ("no-dice", "too-many-possibilities"), f"odds of {choice}: {refused}")
            return 0
        winner = (tally for tally in odds["tallies"] if tally["what"]["key"] == "tricorne-odds-winner")
        values = next(winner, {"values": []})["values"]
        return sum(it["probability"] for it in values if it["value"].get("args", {}).get("name") == self.seat)


def card_number(choice):
    """Cards with a high number are OPS cards more often than those with a low one."""
    return choice["target"].get("card", 0)


def role(choice):
    """What a button is for: `done`, `pass`, `no`, `yes` or `choose`; None where the choice is on the board."""
    return choice["target"].get("role")


def first_deed(choices):
    """The first choice that does something."""
    deeds = [choice for choice in choices if role(choice) not in ("done", "pass", "no")]
    return (deeds or choices)[0]


def play(engine, seat, seed):
    """One game: whether the bot won it."""
    other = next(name for name in SEATS if name != seat)
    asked = engine.ask("new", game=GAME, seats={other: "random"}, seed=seed, **{"as": seat})
    game = asked["handle"]
    bot = Politician(engine, game, seat)
    while asked["outcome"] is None:
        question = next(question for question in asked["questions"] if question["seat"] == seat)
        asked = engine.ask("answer", handle=game, seat=seat, choice=bot.choose(question))
    engine.ask("close", handle=game)
    return seat in asked["outcome"]["winners"]


def main(program, games):
    engine = Engine(program)
    try:
        won = [play(engine, SEATS[number % 2], number) for number in range(games)]
        engine.quit()
    finally:
        engine.stop()
    print(f"the politician won {sum(won)} of {games} games")
    check(sum(won) * 2 > games, "it should win more games than it loses")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 10)
    except (AssertionError, Refused, OSError, KeyError) as problem:
        sys.exit(f"FAILED: {type(problem).__name__}: {problem}")
