"""Thousands of battles at once: fields by name, masks, and a policy over all seats."""

import numpy as np
from firing_arc import Vector

vector = Vector("ftl", "duel", battles=1024, autoreset="same-step")
spec = vector.spec
at = {field.name: spec.global_width + field.at for field in spec.row}
print(spec.observed, "values a seat,", spec.factors, "factors of", spec.choices, "values")

vector.reset(seed=7)
rng = np.random.default_rng(1)
won, ended = np.zeros(2), 0
for _ in range(100):
    # The first seat's ship never leaves the table: it sprints only in the middle half.
    chances = rng.random(vector.masks.shape) * vector.masks
    inside = np.abs(vector.observations[:, 0, at["x"]] - 24) < 12
    inside &= np.abs(vector.observations[:, 0, at["y"]] - 24) < 12
    chances[~inside, 0, 1, 25:40] *= 0
    vector.step(chances.argmax(axis=-1).astype(np.int32))
    won += (vector.rewards > 0).sum(axis=0)
    ended += int(vector.terminated.sum())
print(f"{ended} battles: first seat {won[0] / ended:.1%}, second {won[1] / ended:.1%}")
assert ended > 1024 and won[0] > won[1]
