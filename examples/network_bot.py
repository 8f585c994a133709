#!/usr/bin/env python3
"""A bot that plays over the network: it takes the seats that are kept for it, and answers whatever it is asked.

Usage: python3 examples/network_bot.py SERVER TOKEN       for example https://table.example.org
       python3 examples/network_bot.py PATH/TO/tricorne   start a server here, and watch the bot play a game on it

Make a bot account on your account's page, or by POST /api/bots; it has a token. Only the standard library is used.
`Server` is all the plumbing there is, `choose` is where a better bot would think.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.parse
import urllib.request

PATIENCE = 60  # seconds until a silent server is given up; it says something every 15


class Refused(Exception):
    """The server replied with an error. Nothing has changed."""

    def __init__(self, status, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.status = status
        self.code = error["code"]


class Server:
    """A server of Tricorne, as an account with a token sees it."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.token = token

    def open(self, method, path, body=None):
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        data = None if body is None else json.dumps(body).encode()
        try:
            return urllib.request.urlopen(request, data, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.load(error)["error"]) from None

    def get(self, path):
        with self.open("GET", path) as reply:
            return json.load(reply)

    def post(self, path, body):
        with self.open("POST", path, body) as reply:
            return json.loads(reply.read() or "null")

    def events(self):
        """What concerns this account, as it happens: first how all stands."""
        with self.open("GET", "/api/events") as reply:
            for line in reply:
                if line.strip():
                    yield json.loads(line)


def choose(question):
    """Any of the choices. They are the only answers there are, so a bot of any game can begin like this."""
    return random.choice(question["choices"])["choice"]


def answer(server, table, seat):
    """Answers what a seat is asked, question after question, until it is the turn of others."""
    path = f"/api/tables/{urllib.parse.quote(table)}"
    while True:
        state = server.get(f"{path}/state?lang=none&as={urllib.parse.quote(seat)}")
        question = next((it for it in state["questions"] if it["seat"] == seat and it["choices"]), None)
        if question is None:
            return
        try:
            server.post(
                f"{path}/answer", {"seat": seat, "choice": choose(question), "version": question["since"]}
            )
        except Refused as refused:
            # Somebody took something back, or the question has passed: look again.
            if refused.code not in ("stale", "conflict"):
                raise


def play(server, games=None):
    """Accepts every invitation, answers every question; ends after so many games, or never."""
    over = set()
    for event in server.events():
        table, kind = event["table"], event["type"]
        if kind == "invited":
            try:
                server.post(f"/api/tables/{table}/join", {"seat": event["seat"]})
                print(f"sat down as {event['seat']} at {table}")
            except Refused as refused:
                print(f"{table}: {refused}")
        elif kind == "turn":
            answer(server, table, event["seat"])
        elif kind == "over" and table not in over:
            over.add(table)
            print(f"the game at {table} is over")
            if games is not None and len(over) >= games:
                return


def demonstrate(program):
    """Starts a server, invites the bot to a game against `random`, and lets it play to the end."""
    with tempfile.TemporaryDirectory() as folder:
        serving = subprocess.Popen(
            [program, "serve", "--listen", "127.0.0.1:0", "--data-dir", os.path.join(folder, "data")],
            stdout=subprocess.PIPE,
            text=True,
        )
        watchdog = threading.Timer(5 * PATIENCE, serving.kill)
        watchdog.start()
        try:
            address = next(word for line in serving.stdout for word in line.split() if word.startswith("http"))
            people = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

            def post(path, body):
                request = urllib.request.Request(address.rstrip("/") + path, json.dumps(body).encode(), method="POST")
                request.add_header("Content-Type", "application/json")
                request.add_header("Origin", address.rstrip("/"))
                with people.open(request, timeout=PATIENCE) as reply:
                    return json.loads(reply.read() or "null")

            post("/api/register", {"name": "Owner", "password": "a password for a moment"})
            bot = post("/api/bots", {"name": "Network bot"})
            playing = threading.Thread(target=play, args=(Server(address, bot["token"]), 1))
            playing.start()
            seats = {"north": f"player:{bot['name']}", "east": "random"}
            table = post("/api/tables", {"game": "ferry-town", "scenario": "two", "seats": seats})["id"]
            start = f"/api/tables/{table}/start"
            for _ in range(10 * PATIENCE):
                try:
                    post(start, {})
                    break
                except urllib.error.HTTPError:
                    playing.join(0.1)  # the bot has not sat down yet
            playing.join(3 * PATIENCE)
            assert not playing.is_alive(), "the bot did not finish its game"
            outcome = Server(address, bot["token"]).get(f"/api/tables/{table}")["outcome"]
            assert outcome, "the game is not over"
            print("winners:", ", ".join(outcome["winners"]) or "nobody")
        finally:
            watchdog.cancel()
            serving.terminate()
            serving.wait(PATIENCE)


if __name__ == "__main__":
    if len(sys.argv) == 3:
        play(Server(sys.argv[1], sys.argv[2]))
    elif len(sys.argv) == 2:
        demonstrate(sys.argv[1])
    else:
        sys.exit(__doc__)
