"""Plays a battle: ``python -m firing_arc.demo [game] [scenario] [--seed 7] [--captain doctrine]``."""

from __future__ import annotations

import argparse
import sys

from . import Battle, games


def main(arguments: list[str] | None = None) -> int:
    """Plays a battle between two captains, and tells its events."""
    known = [game["id"] for game in games()]
    parser = argparse.ArgumentParser(prog="python -m firing_arc.demo", description="Plays a battle between two captains.")
    parser.add_argument("game", nargs="?", default="ftl", choices=known)
    parser.add_argument("scenario", nargs="?", default="")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--captain", default="doctrine")
    asked = parser.parse_args(arguments)
    try:
        battle = Battle(asked.game, asked.scenario, seed=asked.seed, names=[asked.captain] * 2)
        while battle.demand:
            for seat in battle.demand:
                advice = battle.advise(seat, asked.captain, seed=asked.seed + battle.revealed)
                battle.seal(seat, advice["order"])
            for clause, text in battle.told(battle.revealed - 1):
                print(f"[{clause}] {text}")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print(battle.outcome["text"] if "text" in battle.outcome else battle.outcome)
    return 0


if __name__ == "__main__":
    sys.exit(main())
