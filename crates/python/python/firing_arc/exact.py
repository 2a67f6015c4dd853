"""The exact ground in numpy: best responses and exploitability in the solved game ``ftl-mini``.

``Mini`` has the same in Rust. These functions show how it is done, and take the game apart for other uses.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ._native import Mini

#: The probabilities of a mixture may differ from 1 by this much in sum.
_ROUNDING = 1e-6

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
        count = len(mini.orders(at, seat))
        mixture = _mixture(policy, at, seat, count) if count else np.ones(1)
        values[at] = (mixture @ worth).max()
    return values


def _mixture(policy: Policy, at: int, seat: int, count: int) -> np.ndarray:
    """Asks a policy for its mixture, and refuses one that is none."""
    place = f"policy({at}, {seat})"
    answer = policy(at, seat)
    try:
        mixture = np.asarray(answer, float)
    except (TypeError, ValueError):
        raise ValueError(f"{place}: not a list of probabilities") from None
    if mixture.ndim != 1:
        raise ValueError(f"{place}: not a list of probabilities")
    if len(mixture) != count:
        raise ValueError(f"{place}: {len(mixture)} probabilities for {count} orders")
    if not (np.isfinite(mixture) & (mixture >= 0)).all():
        raise ValueError(f"{place}: a probability is below 0 or no number")
    total = float(mixture.sum())
    if abs(total - 1.0) > _ROUNDING:
        raise ValueError(f"{place}: the probabilities sum to {total}, not to 1")
    return mixture


def exploitability(mini: Mini, policy: Policy) -> float:
    """Returns the gain of best responses over the value of the game, averaged over both seats; 0 for optimal play."""
    second = best_response(mini, 0, policy)[0] - (1.0 - mini.value)
    first = best_response(mini, 1, policy)[0] - mini.value
    return (first + second) / 2.0
