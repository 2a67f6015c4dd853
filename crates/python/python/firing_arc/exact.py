"""The exact ground in numpy: best responses and exploitability in the solved game ``ftl-mini``.

``Mini`` has the same in Rust. These functions show how it is done, and take the game apart for other uses.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ._native import Mini

#: A policy: from a position and a seat to the probability of each order.
Policy = Callable[[int, int], np.ndarray]


def best_response(mini: Mini, seat: int, policy: Policy) -> np.ndarray:
    """Returns the other seat's share of the victory, 0 to 1, by position, if it knows the policy of ``seat``."""
    values = np.zeros(mini.positions)
    for at in mini.backward:
        following = mini.next(at)
        # The first seat's halves are told as -1, -2, -3.
        ends = (-1 - following) / 2.0
        worth = np.where(following >= 0, values[np.maximum(following, 0)], ends if seat == 1 else 1.0 - ends)
        worth = worth if seat == 0 else worth.T
        writes = bool(mini.orders(at, seat))
        mixture = np.asarray(policy(at, seat), float) if writes else np.ones(1)
        values[at] = (mixture @ worth).max()
    return values


def exploitability(mini: Mini, policy: Policy) -> float:
    """Returns the gain of best responses over the value of the game, averaged over both seats; 0 for optimal play."""
    second = best_response(mini, 0, policy)[0] - (1.0 - mini.value)
    first = best_response(mini, 1, policy)[0] - mini.value
    return (first + second) / 2.0
