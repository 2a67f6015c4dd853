"""Faster Than Light, the duel, in plain Python, as one would write it for this battle alone: no log, no options.

Lengths are inches. Sprints are resolved side by side: side 1 first on odd turns. Prints one line for `cargo xtask bench python`.
"""

import math
import random
import sys
import time

SIDE, TURNS, MISSILES = 48.0, 200, 10
AHEAD = [(math.sin(math.radians(15 * h)), math.cos(math.radians(15 * h))) for h in range(24)]


class Piece:
    """A ship, or a missile."""

    __slots__ = ("heading", "hits", "is_ship", "left", "marked", "there", "x", "y")

    def __init__(self, x, y, heading, is_ship, left=0):
        self.x, self.y, self.heading, self.is_ship, self.left = x, y, heading, is_ship, left
        self.hits, self.marked, self.there = 0, not is_ship, True

    def hit(self):
        self.hits += 1
        self.there = self.hits < 3


def strike(mover, target):
    """Two of a kind are lost; a missile is spent on a ship, which takes a hit."""
    if mover.is_ship == target.is_ship:
        mover.there = target.there = False
    elif mover.is_ship:
        target.there = False
        mover.hit()
    else:
        mover.there = False
        target.hit()


def sprint(mover, length, pieces):
    """Moves a piece over the marked bases in its path, from near to far."""
    ux, uy = AHEAD[mover.heading]
    met = []
    for place, other in enumerate(pieces):
        if other.marked and other.there:
            dx, dy = other.x - mover.x, other.y - mover.y
            along = dx * ux + dy * uy
            if along > 0.0:
                along = min(along, length)
                if (dx - along * ux) ** 2 + (dy - along * uy) ** 2 <= (0.25 if other.is_ship else 0.0625):
                    met.append((along, place, other))
    for _, _, other in sorted(met, key=lambda one: one[:2]):
        strike(mover, other)
        if not mover.there:
            return
    mover.x += length * ux
    mover.y += length * uy
    mover.there = 0.0 <= mover.x <= SIDE and 0.0 <= mover.y <= SIDE


def battle(draw):
    """Plays a battle of random orders, and returns the number of its turns."""
    sides = [[Piece(12.0, 24.0, 6, True, MISSILES)], [Piece(36.0, 24.0, 18, True, MISSILES)]]
    for turn in range(1, TURNS + 1):
        runs = ([], [])
        launched = ([], [])
        for side, own in enumerate(sides):
            for piece in own:
                action = int(draw() * (41 if piece.left else 40))
                if action == 40:
                    piece.left -= 1
                    piece.marked = True
                    ux, uy = AHEAD[piece.heading]
                    missile = Piece(piece.x + ux, piece.y + uy, piece.heading, False)
                    if 0.0 <= missile.x <= SIDE and 0.0 <= missile.y <= SIDE:
                        launched[side].append(missile)
                elif action > 24:
                    runs[side].append((piece, 1.0 + (action - 25) / 2))
                elif action:
                    piece.heading = (piece.heading + action - 12) % 24
                    piece.marked = True
        for own, new in zip(sides, launched):
            own.extend(new)
        pieces = sides[0] + sides[1]
        for side in (0, 1) if turn % 2 else (1, 0):
            for piece, length in runs[side]:
                if piece.there:
                    sprint(piece, length, pieces)
        if not (sides[0][0].there and sides[1][0].there):
            return turn
        for own in sides:
            own[:] = [piece for piece in own if piece.there]
            for piece in own:
                piece.marked = False
    return TURNS


def main():
    """Plays battles, and prints turns, seconds of processor time and battles."""
    battles, seed = int(sys.argv[1]), int(sys.argv[2])
    draw = random.Random(seed).random
    began = time.process_time()
    turns = sum(battle(draw) for _ in range(battles))
    print(turns, time.process_time() - began, battles)


if __name__ == "__main__":
    main()
