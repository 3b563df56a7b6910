#!/usr/bin/env python3
"""Sits down at a table and plays: the smallest bot, in any Python 3.9 or newer, without libraries.

    examples/bot.py http://127.0.0.1:8080 TABLE [TOKEN]

Without a token it comes in as a guest. It waits for the start, plays to the end, and prints how it ended. Replace `choose`.
"""
import itertools
import json
import random
import sys
import time
import urllib.request

base, table = sys.argv[1].rstrip("/"), sys.argv[2]
headers = {"Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as answer:
        if answer.headers["Set-Cookie"]:
            headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
        return json.load(answer)


def choose(play):
    """Picks one of the legal actions; `play["view"]` is everything this seat may know."""
    return random.choice(play["legal"])["notation"]


if len(sys.argv) > 3:
    headers["Authorization"] = "Bearer " + sys.argv[3]
else:
    ask("/api/me", {"name": "Python"})
client = (f"{random.getrandbits(64):x}-{number}" for number in itertools.count())


def do(**command):
    ask(f"/api/tables/{table}/commands", {"client": next(client), "command": command})


do(do="sit")
number = 0
while True:
    news = ask(f"/api/tables/{table}?after={number}")
    number, play = news["number"], news["table"]["play"]
    if news["table"]["phase"] == "over":
        print(json.dumps(play["standing"]))
        break
    if play and play["legal"]:
        do(do="play", line=choose(play))
    else:
        time.sleep(0.2)
