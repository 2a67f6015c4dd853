"""Gymnasium: battles against an opponent, and battles in which every seat learns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    if (error.name or "").split(".")[0] != "gymnasium":
        raise
    raise ImportError('firing_arc.gym needs Gymnasium: pip install "firing-arc[gymnasium]"') from None

from .spaces import action_space, observation_space
from .vector import Vector, checked_actions

#: An opponent: from observations (battles, values) and masks (battles, factors, choices) to actions (battles, factors).
#: It may have a method ``reset(seed)``, which the environments call with the seed of each of their resets.
Opponent = Callable[[np.ndarray, np.ndarray], np.ndarray]

_MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}


def _fresh(seed: int | None, rng: np.random.Generator) -> int:
    return int(rng.integers(1 << 62)) if seed is None else int(seed)


class _RandomOpponent:
    """An opponent that draws each factor uniformly from its open values."""

    def __init__(self, seed: int) -> None:
        self._seed, self._rng = seed, np.random.default_rng(seed)

    def reset(self, seed: int) -> None:
        """Restarts the generator from its own seed and the seed of the reset."""
        self._rng = np.random.default_rng(np.random.SeedSequence(self._seed, spawn_key=(seed,)))

    def __call__(self, _: np.ndarray, masks: np.ndarray) -> np.ndarray:
        chances = self._rng.random(masks.shape) * masks
        return chances.argmax(axis=-1).astype(np.int32)


def random_opponent(seed: int = 0) -> Opponent:
    """Returns an opponent that draws each factor uniformly from its open values.

    A reset of the environment also resets its generator, so the same two seeds give the same battle.
    """
    return _RandomOpponent(seed)


def _checked_opponent(opponent: Opponent | None) -> Opponent | None:
    if opponent is not None and not callable(opponent):
        raise TypeError(f"opponent: a function, not {opponent!r}")
    return opponent


def _checked_render_mode(mode: str | None) -> str | None:
    if mode not in (None, "ansi"):
        raise ValueError(f'render_mode: "{mode}" is not ansi')
    return mode


class BattleVectorEnv(VectorEnv):
    """Battles side by side.

    Without an opponent every seat of every battle is an environment of its own, seat after seat of battle after battle: the
    same policy learns from both sides. With an opponent each battle is one environment, whose seat is ``seat``. An opponent is
    a function from observations and masks to actions, with a row for each battle. If it has a method ``reset(seed)``, that is
    called at each reset of all battles, and at each reset with a seed.

    Observations give lengths in inches and headings in degrees; ``vector.spec`` names the unit of each value.

    The mode of autoreset is declared in ``metadata``. With ``AutoresetMode.DISABLED`` battles that are over are reset by
    ``reset(options={"reset_mask": mask})``, a mask of bools with one for each environment; the seats of a battle go together.
    ``masked`` says what becomes of masked actions: ``refuse`` raises ``MaskedAction``, ``nothing`` takes 0 instead.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        scenario: str = "",
        battles: int = 1,
        *,
        opponent: Opponent | None = None,
        seat: int = 0,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        masked: str = "refuse",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        if masked not in ("refuse", "nothing"):
            raise ValueError(f'masked: "{masked}" is not refuse or nothing')
        self.render_mode = _checked_render_mode(render_mode)
        mode = AutoresetMode(autoreset_mode)
        self.vector = Vector(game, scenario, battles, autoreset=_MODES[mode], **choices)
        spec = self.vector.spec
        if not 0 <= seat < spec.seats:
            raise ValueError(f"seat: {seat} is not a number from 0 to {spec.seats - 1}")
        self._opponent, self._seat, self._masked = _checked_opponent(opponent), seat, masked
        self._each = spec.seats if opponent is None else 1
        self._shown = slice(None) if opponent is None else slice(seat, seat + 1)
        self.num_envs = spec.battles * self._each
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi"]}
        self.single_observation_space = observation_space(spec)
        self.single_action_space = action_space(spec)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begins battles again: all, or those of ``options["reset_mask"]``."""
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        if mask is not None:
            mask = self._by_battle(mask)
        elif seed is None:
            seed = _fresh(None, self.np_random)
        self.vector.reset(seed, mask)
        if seed is not None and hasattr(self._opponent, "reset"):
            self._opponent.reset(int(seed))
        return self._seen(), {"acting": self._flat(self.vector.acting)}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays one decision of every battle."""
        spec = self.vector.spec
        actions = checked_actions("actions", actions, (self.num_envs, spec.factors))
        whole = self.vector.empty_actions()
        whole[:, self._shown] = actions.reshape(spec.battles, self._each, spec.factors)
        if self._opponent is not None:
            for other in (seat for seat in range(spec.seats) if seat != self._seat):
                seen, masks = self.vector.observations[:, other], self.vector.masks[:, other]
                answer = self._opponent(seen, masks)
                whole[:, other] = checked_actions("opponent", answer, (spec.battles, spec.factors))
        self.vector.step(self.vector.open_only(whole) if self._masked == "nothing" else whole)
        over = np.repeat(self.vector.terminated.astype(bool), self._each)
        never = np.zeros(self.num_envs, bool)
        rewards = self._flat(self.vector.rewards).astype(np.float64)
        return self._seen(), rewards, over, never, {"acting": self._flat(self.vector.acting)}

    def sample(self, seed: int) -> np.ndarray:
        """Draws open actions for every environment: int32 (environments, factors)."""
        return self._flat(self.vector.sample(seed))

    def render(self) -> tuple[str, ...] | None:
        """Returns the position of each environment's battle as text: the whole truth, also what no seat may know."""
        if self.render_mode is None:
            return None
        return tuple(self.vector.position(at // self._each) for at in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """Does nothing: the battles go with this object."""

    def _flat(self, array: np.ndarray) -> np.ndarray:
        return array[:, self._shown].reshape(self.num_envs, *array.shape[2:]).copy()

    def _seen(self) -> dict[str, np.ndarray]:
        masks = self._flat(self.vector.masks).reshape(self.num_envs, -1)
        return {"observation": self._flat(self.vector.observations), "action_mask": masks.view(np.int8)}

    def _by_battle(self, mask: Any) -> np.ndarray:
        mask = np.asarray(mask)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise ValueError(f"reset_mask: {mask.dtype} of shape {mask.shape} instead of bool of ({self.num_envs},)")
        if not mask.any():
            raise ValueError("reset_mask: no environment is to be reset")
        rows = mask.reshape(self.vector.spec.battles, self._each)
        if (rows.any(axis=1) != rows.all(axis=1)).any():
            raise ValueError("reset_mask: the seats of a battle are reset together")
        return rows.any(axis=1).astype(np.uint8)


class BattleEnv(gymnasium.Env):
    """One battle against an opponent, by default one that plays at random.

    An opponent is a function as in ``BattleVectorEnv``, for one battle. Observations give lengths in inches and headings in
    degrees.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        *,
        opponent: Opponent | None = None,
        seat: int = 0,
        masked: str = "refuse",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.render_mode = _checked_render_mode(render_mode)
        self._many = BattleVectorEnv(
            game,
            scenario,
            opponent=random_opponent() if opponent is None else opponent,
            seat=seat,
            masked=masked,
            autoreset_mode=AutoresetMode.DISABLED,
            **choices,
        )
        self.observation_space = self._many.single_observation_space
        self.action_space = self._many.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Begins a battle."""
        super().reset(seed=seed)
        seen, info = self._many.reset(seed=_fresh(seed, self.np_random))
        return self._one(seen), self._info(info)

    def step(self, action: np.ndarray) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        """Plays one decision."""
        action = checked_actions("action", action, (self._many.vector.spec.factors,))
        seen, rewards, over, _, info = self._many.step(action[None])
        return self._one(seen), float(rewards[0]), bool(over[0]), False, self._info(info)

    def render(self) -> str | None:
        """Returns the position as text: the whole truth, also what no seat may know in a game with secrets."""
        return self._many.vector.position(0) if self.render_mode == "ansi" else None

    @staticmethod
    def _one(seen: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
        return {name: values[0] for name, values in seen.items()}

    @staticmethod
    def _info(info: dict[str, Any]) -> dict[str, Any]:
        return {"acting": bool(info["acting"][0])}
