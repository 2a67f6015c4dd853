"""Times the Python package: turns a second of every game, of OpenSpiel's adapter and of plain Python, alternately.

Run by `cargo xtask bench python`. A turn is one of all seats. Times are of the process, so that other programs disturb less.
"""

import random
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyspiel
from firing_arc import Vector, games
from firing_arc import openspiel as _adapter

BATTLES, ROUNDS, BATCHES = 4096, 9, 16


def spent(call):
    """Returns the seconds of processor time of a call, and its result."""
    began = time.process_time()
    result = call()
    return time.process_time() - began, result


class Sampled:
    """Steps with open actions drawn in each step."""

    def __init__(self, game, battles):
        self.vector = Vector(game, battles=battles, autoreset="same-step")
        self.vector.reset(1)
        self.actions, self.seed = self.vector.empty_actions(), 0

    def play(self, steps):
        """Returns the seconds of the steps, with and without the draws of actions, and the battles that ended."""
        vector, all_, alone, ended = self.vector, 0.0, 0.0, 0
        for _ in range(steps):
            self.seed += 1
            drawn, _ = spent(lambda: vector.sample(self.seed, self.actions))
            stepped, _ = spent(lambda: vector.step(self.actions))
            all_, alone = all_ + drawn + stepped, alone + stepped
            ended += int(vector.terminated.sum())
        return all_, alone, ended


def spiel_turns(state, rng):
    """Plays a battle of random choices in OpenSpiel, and returns its turns."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.bout.turn - 1


def plain():
    """Runs the plain version, and returns its turns a second."""
    script = Path(__file__).with_name("ftl.py")
    told = subprocess.run([sys.executable, str(script), "400", "1"], capture_output=True, text=True, check=True).stdout
    turns, seconds, _ = told.split()
    return int(turns) / float(seconds)


def main():
    """Times everything in turn, and prints a table of the best and the middle round."""
    found: dict[str, list[float]] = {}
    fast = Sampled("ftl", BATTLES)
    others = {game["id"]: Sampled(game["id"], 16) for game in games() if game["id"] != "ftl"}
    loaded, rng = pyspiel.load_game("firing_arc"), random.Random(1)
    fast.play(BATCHES)
    for _ in range(ROUNDS):
        all_, alone, _ = fast.play(BATCHES)
        count = BATTLES * BATCHES
        found.setdefault(f"ftl, {BATTLES} battles", []).append(count / alone)
        found.setdefault(f"ftl, {BATTLES} battles, with the draw of actions", []).append(count / all_)
        for game, many in others.items():
            _, alone, _ = many.play(4)
            found.setdefault(f"{game}, 16 battles (decisions)", []).append(16 * 4 / alone)
        seconds, turns = spent(lambda: sum(spiel_turns(loaded.new_initial_state(), rng) for _ in range(3)))
        found.setdefault("ftl, OpenSpiel's adapter", []).append(turns / seconds)
        found.setdefault("ftl, plain Python", []).append(plain())
    first = max(found[f"ftl, {BATTLES} battles"])
    print(f"{'turns a second':<48}{'best':>14}{'middle':>14}{'ratio':>10}")
    for name, rates in found.items():
        ratio = "" if "decisions" in name else f"{first / max(rates):,.1f}"
        print(f"{name:<48}{max(rates):>14,.0f}{np.median(rates):>14,.0f}{ratio:>10}")


assert _adapter

if __name__ == "__main__":
    main()
