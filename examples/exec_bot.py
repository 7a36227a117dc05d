#!/usr/bin/env python3
"""A bot as a program: JSON lines in, JSON lines out, with the standard library only. Any language will do.

    happycity tournament --bots "exec:python3 examples/exec_bot.py",greedy --games 20

The program is started for each game and told which seat it has; then it is asked decision by decision.
If it crashes, the last line that it wrote to standard error is shown.
"""

import json
import sys

PROTOCOL = 1


def choose(view, legal):
    """Buy the last thing offered, claim whatever there is, draw from the deck with most cards left."""
    if view["phase"] == "draw":
        return max(legal, key=lambda action: view["decks"][int(action.split()[1]) - 1]["left"])
    purchases = [action for action in legal if action.startswith(("buy ", "claim "))]
    return purchases[-1] if purchases else legal[-1]


def main():
    """Answer each line with one line, at once."""
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            if message["protocol"] != PROTOCOL:
                sys.exit(f"this bot speaks protocol {PROTOCOL}, not {message['protocol']}")
            answer = {"name": "the example program"}
        elif "decide" in message:
            answer = {"action": choose(message["decide"], message["legal"])}
        else:
            break  # {"end": ...}: the game is over
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
