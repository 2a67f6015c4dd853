#!/usr/bin/env python3
"""A bot for `firing-arc lab match`. Of the legal orders drawn for it, it writes the one that does most."""
import json
import sys

# Words of the games' notations that stand for shots and fast moves, and what they are worth to this bot.
WORTH = {"fires": 9, "fire": 9, ">": 9, "attack": 9, "activate": 2, "check": 2}


def worth(order):
    """Adds up what an order does: shots first, then everything else that is written."""
    shots = sum(WORTH.get(word, 0) for word in order.replace(";", " ").split())
    return shots + len(order) / 100


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if "decision" not in message:
            continue  # The start or the end of a battle, which ask for nothing.
        orders = message["drawn"] + [message["idle"]]
        print(max(orders, key=worth), flush=True)


main()
