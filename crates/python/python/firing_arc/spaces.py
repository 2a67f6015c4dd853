"""Spaces of Gymnasium for observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .vector import Spec


class Factored(spaces.MultiDiscrete):
    """The actions of a seat: one value for each factor. Samples under a mask as one flat array of factors by choices."""

    def __init__(self, factors: int, choices: int, seed: Any = None) -> None:
        super().__init__(np.full(factors, choices), dtype=np.int32, seed=seed)
        self.factors, self.choices = factors, choices

    def sample(self, mask: Any = None, probability: Any = None) -> np.ndarray:
        """Draws an action; with a mask, each factor from its open values."""
        if isinstance(mask, np.ndarray):
            rows = mask.reshape(self.factors, self.choices).astype(np.int8)
            mask = tuple(rows)
        return super().sample(mask=mask, probability=probability)

    def __repr__(self) -> str:
        return f"Factored({self.factors}, {self.choices})"


def observation_space(spec: Spec) -> spaces.Dict:
    """Returns the space of a seat's observation: the values of its view, and the open values of each factor."""
    seen = spaces.Box(-np.inf, np.inf, (spec.observed,), np.float32)
    mask = spaces.Box(0, 1, (spec.factors * spec.choices,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def action_space(spec: Spec) -> Factored:
    """Returns the space of a seat's actions."""
    return Factored(spec.factors, spec.choices)
