"""Thousands of battles stepped together, over arrays of numpy that are written in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import _native


@dataclass(frozen=True)
class Field:
    """A field of an observation: its name, its unit, the place of its first value and the number of its values."""

    name: str
    unit: str
    at: int
    many: int


@dataclass(frozen=True)
class Spec:
    """Shapes of the arrays and the meaning of each field.

    A seat observes ``global_width`` values of the table, then ``rows`` rows of its own side, then ``rows`` rows of the other
    side. Each row has ``row_width`` values; a row without a piece is 0.
    """

    version: int
    game: str
    scenario: str
    battles: int
    seats: int
    observed: int
    rows: int
    row_width: int
    global_width: int
    factors: int
    choices: int
    limit: int
    autoreset: str
    globals: tuple[Field, ...]
    row: tuple[Field, ...]


#: The values that an action may have at all; those that are open are fewer.
_INT32 = np.iinfo(np.int32)


def checked_actions(name: str, actions: Any, shape: tuple[int, ...]) -> np.ndarray:
    """Returns actions as int32. Refuses another shape, a type that is not of integers, and values beyond int32 by ``name``."""
    try:
        given = np.asarray(actions)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    if given.shape != shape:
        raise ValueError(f"{name}: shape {given.shape} instead of {shape}")
    if not np.issubdtype(given.dtype, np.integer):
        raise TypeError(f"{name}: an array of {given.dtype} instead of integers")
    beyond = (given < _INT32.min) | (given > _INT32.max)
    if beyond.any():
        at = tuple(int(place) for place in np.argwhere(beyond)[0])
        raise ValueError(f"{name}: {given[at]} at {list(at)} is not a number from {_INT32.min} to {_INT32.max}")
    return given.astype(np.int32)


class Vector:
    """Many battles of one scenario, with arrays that every step writes in place.

    ``observations`` float32 (battles, seats, values); ``masks`` uint8 (battles, seats, factors, choices), 1 for an open value;
    ``rewards`` float32 (battles, seats), 1 won and -1 lost; ``terminated`` uint8 (battles,); ``acting`` uint8 (battles, seats),
    1 for a seat that must write. Copy what you keep, and change none of them between two steps.

    Observations give lengths in inches, not in thousandths as ``Battle.view`` does, and headings in degrees; ``spec.globals`` and
    ``spec.row`` name the unit of each value. ``position`` and ``text`` are in inches, as in the game's files.

    ``autoreset`` is ``next-step``, ``same-step`` or ``disabled``. A step runs without the interpreter's lock.
    """

    def __init__(
        self,
        game: str,
        scenario: str = "",
        battles: int = 1,
        *,
        autoreset: str = "next-step",
        options: Mapping[str, Any] | None = None,
        position: str | None = None,
        text: str | None = None,
        general: bool = False,
    ) -> None:
        self._native = _native.Vector(
            game,
            scenario,
            battles,
            autoreset=autoreset,
            options=dict(options or {}),
            position=position,
            text=text,
            general=general,
        )
        told = self._native.spec()
        fields = {name: tuple(Field(**field) for field in told.pop(name)) for name in ("globals", "row")}
        self.spec = spec = Spec(**told, **fields)
        each = (spec.battles, spec.seats)
        self.observations = np.zeros((*each, spec.observed), np.float32)
        self.masks = np.zeros((*each, spec.factors, spec.choices), np.uint8)
        self.rewards = np.zeros(each, np.float32)
        self.terminated = np.zeros(spec.battles, np.uint8)
        self.acting = np.zeros(each, np.uint8)
        self._all = (self.observations, self.masks, self.rewards, self.terminated, self.acting)

    def reset(self, seed: int | None = None, reset_mask: np.ndarray | None = None) -> None:
        """Begins battles again: all, or those for which ``reset_mask`` (uint8, one a battle) is not 0."""
        self._native.reset(seed, reset_mask, *self._all)

    def step(self, actions: np.ndarray) -> None:
        """Plays one decision of every battle. ``actions`` is int32 (battles, seats, factors)."""
        self._native.step(actions, *self._all)

    def rewrite(self) -> None:
        """Writes all arrays in full at the next step: call it after you have changed one."""
        self._native.rewrite()

    def empty_actions(self) -> np.ndarray:
        """Returns an array for actions, all 0."""
        return np.zeros((self.spec.battles, self.spec.seats, self.spec.factors), np.int32)

    def sample(self, seed: int, actions: np.ndarray | None = None) -> np.ndarray:
        """Draws open actions for every battle, into ``actions`` if it is given."""
        actions = self.empty_actions() if actions is None else actions
        self._native.sample(seed, actions)
        return actions

    def open_only(self, actions: np.ndarray) -> np.ndarray:
        """Returns actions in which 0 replaces every masked value."""
        actions = checked_actions("actions", actions, self.masks.shape[:-1])
        within = (actions >= 0) & (actions < self.spec.choices)
        tried = np.where(within, actions, 0).astype(np.int64)
        is_open = np.take_along_axis(self.masks, tried[..., None], axis=-1)[..., 0] == 1
        return np.where(is_open & within, tried, 0).astype(np.int32)

    def order(self, battle: int, seat: int, actions: np.ndarray) -> str:
        """Returns the order that a seat's actions make, in the game's notation."""
        actions = checked_actions("actions", actions, (self.spec.factors,))
        return self._native.order(battle, seat, actions.tolist())

    def names(self, battle: int, seat: int) -> list[str]:
        """Returns the name of each factor of a seat now."""
        return self._native.names(battle, seat)

    def position(self, battle: int) -> str:
        """Returns the position of a battle as text: the whole truth."""
        return self._native.position(battle)

    def rowless(self) -> int:
        """Counts the pieces that a view has shown but the observation has not, because no row was free.

        It counts all battles since the vector was opened, a piece once for each seat and each step.
        """
        return self._native.rowless()

    def dice_seed(self, battle: int) -> int:
        """Returns the seed of a battle's dice."""
        return self._native.dice_seed(battle)
