"""Regret matching in ftl-mini, measured by exact exploitability."""

import numpy as np
from firing_arc import Mini, exploitability

mini = Mini()
print(f"{mini.positions} positions, value {mini.value:.3f}")

# A strategy for every position, from the last turn to the first: each position is a matrix game over later values.
values = np.zeros(mini.positions)
average = {}
for at in mini.backward:
    following = mini.next(at)
    payoffs = np.where(following >= 0, values[np.maximum(following, 0)], (-1 - following) / 2)
    regrets = [np.zeros(count) for count in payoffs.shape]
    sums = [np.zeros(count) for count in payoffs.shape]
    for step in range(1, 401):
        mixed = []
        for regret in regrets:
            positive = np.maximum(regret, 0)
            mixed.append(positive / positive.sum() if positive.sum() > 0 else np.full(len(regret), 1 / len(regret)))
        gains = [payoffs @ mixed[1], -(mixed[0] @ payoffs)]
        for seat in range(2):
            regrets[seat] = np.maximum(regrets[seat] + gains[seat] - mixed[seat] @ gains[seat], 0)
            sums[seat] += step * mixed[seat]
    for seat in range(2):
        average[at, seat] = sums[seat] / sums[seat].sum()
    values[at] = average[at, 0] @ payoffs @ average[at, 1]

found = exploitability(mini, lambda at, seat: average[at, seat])
uniform = exploitability(mini, lambda at, seat: mini.mixture(at, seat, "random"))
print(f"exploitability: regret matching {found:.4f}, random {uniform:.4f}")
assert abs(values[0] - mini.value) < 0.02 and found < 0.05 < uniform
