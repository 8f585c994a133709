#!/usr/bin/env python3
"""Play a whole game of Ferry Town through `tricorne engine`, and try what a bot may get wrong on the way.

Usage: python3 examples/play_by_protocol.py PATH/TO/tricorne [SEED]

This is also the tutorial for writing a bot: `Engine` is all the plumbing there is, and `play` is the loop of every
bot. Only the standard library is used.
"""

import json
import random
import subprocess
import sys
import threading

GAME = "ferry-town"
SEATS = ["north", "east", "south", "west"]
PATIENCE = 60  # seconds until a silent engine is given up


class Refused(Exception):
    """The engine replied with an error. Nothing has changed."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.rule = error.get("rule")


class Engine:
    """A running `tricorne engine`: one JSON object a line, in both directions."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.last_id = 0
        self.watchdog = threading.Timer(PATIENCE, self.process.kill)
        self.watchdog.start()

    def ask(self, verb, **fields):
        """Sends a request and gives what the engine replied, or raises `Refused`."""
        self.last_id += 1
        reply = self.send_line(json.dumps({"id": self.last_id, "do": verb, **fields}).encode())
        check(reply["id"] == self.last_id, f"a reply to something else: {reply}")
        if "error" in reply:
            raise Refused(reply["error"])
        return reply["ok"]

    def send_line(self, line):
        """Sends bytes as they are, and reads one reply."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply = self.process.stdout.readline()
        if not reply:
            raise AssertionError(f"the engine fell silent (exit code {self.process.poll()})")
        return json.loads(reply)

    def quit(self):
        """Ends the engine in good order."""
        self.ask("quit")
        self.process.stdin.close()
        exit_code = self.process.wait()
        check(exit_code == 0, f"the engine ended with exit code {exit_code}")

    def stop(self):
        """Ends the engine, whatever state it is in."""
        self.watchdog.cancel()
        self.process.kill()
        self.process.wait()


def check(holds, message):
    """Fails loudly."""
    if not holds:
        raise AssertionError(message)


def play(engine, game, dice, on_question=None):
    """The loop of every bot: look at the questions, answer one of them, until there is an outcome."""
    asked = engine.ask("question", handle=game)
    answers = 0
    while asked["outcome"] is None:
        if on_question:
            on_question(asked, answers)
        question = dice.choice(asked["questions"])  # several seats may be asked at once
        choice = dice.choice(question["choices"])  # a better bot would think here
        asked = engine.ask("answer", handle=game, seat=question["seat"], choice=choice["choice"])
        answers += 1
    return asked["outcome"], answers


def check_refusals(engine, game, asked):
    """Every mistake gets an error reply with its code, and leaves the game as it was."""
    seats_asked = [question["seat"] for question in asked["questions"]]
    others = [seat for seat in SEATS if seat not in seats_asked]
    legal = asked["questions"][0]["choices"][0]["choice"]

    expect_refusal("illegal-choice", lambda: engine.ask("answer", handle=game, seat=seats_asked[0], choice="t99"))
    if others:
        expect_refusal("wrong-seat", lambda: engine.ask("answer", handle=game, seat=others[0], choice=legal))
    expect_refusal("no-such-seat", lambda: engine.ask("answer", handle=game, seat="nowhere", choice=legal))
    expect_refusal("no-such-handle", lambda: engine.ask("question", handle="g999"))
    expect_refusal("missing-field", lambda: engine.ask("answer", handle=game, seat=seats_asked[0]))
    expect_refusal("bad-field", lambda: engine.ask("answer", handle=game, seat=seats_asked[0], choice=4))
    expect_refusal("unknown-verb", lambda: engine.ask("surrender", handle=game))
    for code, line in [
        ("bad-json", b'{"id": 1, "do": '),
        ("bad-json", b"[]"),
        ("not-utf8", b'{"id": 1, "do": "\xff\xfe"}'),
        ("line-too-long", b'{"id": 1, "do": "' + b"x" * 2_000_000 + b'"}'),
    ]:
        reply = engine.send_line(line)
        check(reply["id"] is None, f"{code}: an id out of nowhere: {reply['id']}")
        check(reply["error"]["code"] == code, f"{code} expected, got {reply['error']}")

    now = engine.ask("question", handle=game)
    check(now["questions"] == asked["questions"], "a refused request has changed the game")


def expect_refusal(code, request):
    """The request must be refused with this code."""
    try:
        reply = request()
    except Refused as refused:
        check(refused.code == code, f"{code} expected, got {refused.code}: {refused}")
    else:
        raise AssertionError(f"{code} expected, but the engine took it: {reply}")


def check_undo(engine, game, asked):
    """An answer can be taken back while nobody has answered and nothing was rolled since."""
    question = asked["questions"][0]
    engine.ask("answer", handle=game, seat=question["seat"], choice=question["choices"][0]["choice"])
    undone = engine.ask("undo", handle=game, seat=question["seat"])
    check(undone["taken_back"]["choice"] == question["choices"][0]["choice"], f"another answer was undone: {undone}")
    check(undone["questions"] == asked["questions"], "after the undo another question is asked")
    expect_refusal("no-undo", lambda: engine.ask("undo", handle=game, seat=question["seat"]))


def check_views(engine, game):
    """Each seat sees its own hand and no other; an observer sees none; the referee sees all."""
    for viewer in [*SEATS, "observer", "referee"]:
        merchants = engine.ask("view", handle=game, viewer=viewer)["view"]["merchants"]
        for seat, merchant in zip(SEATS, merchants):
            may_see = viewer in (seat, "referee")
            check((merchant["hand"] is not None) == may_see, f"{viewer} sees the hand of {seat}: {merchant['hand']}")


def check_copies(engine, game):
    """A record and a position both lead to the same question again."""
    asked = engine.ask("question", handle=game)
    record = engine.ask("record", handle=game)["record"]
    loaded = engine.ask("load", record=record)
    check(loaded["questions"] == asked["questions"], "the loaded record asks something else")
    check(engine.ask("record", handle=loaded["handle"])["record"] == record, "the record changed on its way")

    placed = engine.ask("new", **engine.ask("position", handle=game))
    check(placed["questions"] == asked["questions"], "the position asks something else")
    for copy in (loaded, placed):
        engine.ask("close", handle=copy["handle"])


def main(program, seed):
    dice = random.Random(seed)
    engine = Engine(program)
    try:
        hello = engine.ask("hello")
        check(hello["protocol"] == 2, f"this program speaks protocol 2, the engine {hello['protocol']}")
        known = [game["game"] for game in hello["games"] + hello["examples"]]
        check(GAME in known, f"{GAME} is not among the games: {known}")

        seats = {seat: "ask" for seat in SEATS}
        game = engine.ask("new", game=GAME, scenario="four", seats=seats, seed=seed)["handle"]

        def try_everything(asked, answers):
            check_refusals(engine, game, asked)
            check_views(engine, game)
            check_copies(engine, game)
            if answers == 0:
                check_undo(engine, game, asked)
            question = asked["questions"][0]
            advice = engine.ask("advise", handle=game, seat=question["seat"], agent="random")
            check(advice["choice"] in [choice["choice"] for choice in question["choices"]], f"illegal advice: {advice}")

        outcome, answers = play(engine, game, dice, try_everything)
        expect_refusal("game-over", lambda: engine.ask("answer", handle=game, seat="north", choice="t1"))
        check(engine.ask("question", handle=game)["outcome"] == outcome, "the outcome changed after the end")
        lines = engine.ask("record", handle=game)["record"].count("\n")

        # Two games at once, one of them with dice that we roll ourselves and an opponent of the engine's.
        seats = {"east": "random"}
        other = engine.ask("new", game=GAME, scenario="two", seats=seats, chance="ask", seed=seed)["handle"]
        check(engine.ask("question", handle=other)["questions"][0]["seat"] == "chance", "the dice are not asked for")
        other_outcome, _ = play(engine, other, dice)
        engine.quit()
    finally:
        engine.stop()

    print(f"{hello['name']} {hello['version']}, protocol {hello['protocol']}")
    print(f"one game of {GAME}: {answers} answers of ours, {lines - 1} in the record, with every mistake tried at each")
    print(f"outcome: {outcome['message']['text']} Winners: {', '.join(outcome['winners'])}")
    print(f"a second game with our own dice was won by {', '.join(other_outcome['winners'])}")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 1776)
    except (AssertionError, Refused, OSError, KeyError) as problem:
        sys.exit(f"FAILED: {type(problem).__name__}: {problem}")
