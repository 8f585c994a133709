"""Sends a server whatever its own description of the API allows, and much that it does not (schemathesis).

    api.py ADDRESS SECONDS       run by `cargo xtask test --only fuzz-api` in an environment with schemathesis

Fails on any server error, and on any reply that is not as described. Two rounds: somebody with a token at a table of
hers, and a stranger at any tables. Both leave out the streams of events, which have no end, and the first what would end
her session or her game.
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request

CHECKS = "not_a_server_error,response_schema_conformance,content_type_conformance,status_code_conformance"
ENDS_SESSION = "^/api/(login|logout|logout-everywhere|tokens|me|register|guest)$"
HAS_NO_END = "^/api/(events|tables/{id}/(events|socket))$"
ENDS_GAME = "^/api/tables/{id}/(resign|leave)$"


def post(address, path, body, headers):
    request = urllib.request.Request(address + path, json.dumps(body).encode(), method="POST")
    for name, value in {"content-type": "application/json", "origin": address, **headers}.items():
        request.add_header(name, value)
    with urllib.request.urlopen(request) as reply:
        return reply.headers.get("set-cookie"), json.load(reply)


def sit_down(address):
    """A token, and a table where its owner plays."""
    cookie, _ = post(address, "/api/guest", {}, {})
    _, token = post(address, "/api/tokens", {"label": "fuzz"}, {"cookie": cookie.split(";")[0]})
    token = {"authorization": "Bearer " + token["token"]}
    seats = {"north": "me", "east": "random"}
    _, table = post(address, "/api/tables", {"game": "ferry-town", "scenario": "two", "seats": seats}, token)
    return token["authorization"], table["id"]


def run(address, seconds, config, *words):
    """Runs schemathesis once, in a folder of its own that it may leave things in."""
    with tempfile.TemporaryDirectory() as folder:
        settings = os.path.join(folder, "schemathesis.toml")
        with open(settings, "w") as file:
            file.write(config)
        program = os.path.join(os.path.dirname(sys.executable), "st")
        command = [program, "--config-file", settings, "run", address + "/api/openapi.json", "--checks", CHECKS]
        command += ["--seed", "1776", "--max-time", str(seconds), "--request-timeout", "10"]
        command += ["--phases", "coverage,fuzzing", "--warnings", "off", *words]
        return subprocess.run(command, cwd=folder, timeout=seconds + 60).returncode


def main():
    address, seconds = sys.argv[1], int(sys.argv[2])
    token, table = sit_down(address)
    print("somebody who plays", flush=True)
    at_table = f'[parameters]\n"path.id" = "{table}"\n'
    player = run(
        address, seconds * 2 // 3, at_table, "--header", "authorization: " + token,
        "--exclude-path-regex", "|".join([ENDS_SESSION, HAS_NO_END, ENDS_GAME]),
    )
    chat = urllib.request.Request(f"{address}/api/tables/{table}/chat", headers={"authorization": token})
    with urllib.request.urlopen(chat) as reply:
        if not json.load(reply):
            sys.exit("nothing was said at the table: the requests did not get through to it")
    print("a stranger", flush=True)
    stranger = run(address, seconds // 3, "", "--exclude-path-regex", HAS_NO_END)
    sys.exit(player or stranger)


main()
