"""PettingZoo: every seat is an agent."""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    if (error.name or "").split(".")[0] != "pettingzoo":
        raise
    raise ImportError('firing_arc.zoo needs PettingZoo: pip install "firing-arc[pettingzoo]"') from None

from ._native import BattleOver
from .spaces import Factored, action_space, observation_space
from .vector import Vector, checked_actions


def _seat(agent: str) -> int:
    return int(agent.rpartition("_")[2])


class BattleParallelEnv(ParallelEnv):
    """A battle in which all seats write at once. A seat that need not write has no open value but 0.

    ``masked`` says what becomes of masked actions: ``refuse`` raises ``MaskedAction``, ``nothing`` takes 0 instead.
    """

    metadata: dict[str, Any] = {"name": "firing_arc_parallel_v1", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        *,
        masked: str = "refuse",
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        if masked not in ("refuse", "nothing"):
            raise ValueError(f'masked: "{masked}" is not refuse or nothing')
        self.vector = Vector(game, scenario, 1, autoreset="disabled", **choices)
        spec = self.vector.spec
        self.render_mode, self._masked = render_mode, masked
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(spec) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(spec) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Factored:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a battle."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.vector.reset(int(self._rng.integers(1 << 62)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, np.ndarray]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Plays one decision. Every agent that must write needs an action; one that need not may be left out."""
        _begun(self.agents)
        for agent in self.acting():
            if agent not in actions:
                raise ValueError(f"actions: {agent} must write, and has no action")
        whole = self.vector.empty_actions()
        for agent, action in actions.items():
            if agent not in self.agents:
                raise ValueError(f"actions: {agent} is no agent of this battle")
            whole[0, _seat(agent)] = checked_actions(f"actions[{agent}]", action, (self.vector.spec.factors,))
        self.vector.step(self.vector.open_only(whole) if self._masked == "nothing" else whole)
        over = bool(self.vector.terminated[0])
        rewards = {agent: float(self.vector.rewards[0, _seat(agent)]) for agent in self.agents}
        result = (self._seen(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False), self._infos())
        if over:
            self.agents = []
        return result

    def render(self) -> str | None:
        """Returns the position as text: the whole truth, also what no seat may know in a game with secrets."""
        return self.vector.position(0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: the battle goes with this object."""

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Returns what an agent sees now."""
        seat = _seat(agent)
        masks = self.vector.masks[0, seat].reshape(-1).astype(np.int8)
        return {"observation": self.vector.observations[0, seat].copy(), "action_mask": masks}

    def acting(self) -> list[str]:
        """Returns the agents that must write now."""
        return [agent for agent in self.possible_agents if self.vector.acting[0, _seat(agent)]]

    def _seen(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def _infos(self) -> dict[str, Any]:
        return {agent: {"acting": bool(self.vector.acting[0, _seat(agent)])} for agent in self.possible_agents}


def _begun(agents: list[str]) -> None:
    """Refuses a step of a battle that is over, or was never reset."""
    if not agents:
        raise BattleOver("battle: it is over or was never reset; reset it before the next step")


class BattleAECEnv(AECEnv):
    """A battle in which seats write one after the other, unseen by one another until the last of a decision has written.

    Only seats that must write are selected.
    """

    metadata: dict[str, Any] = {"name": "firing_arc_aec_v1", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, game: str, scenario: str = "", **choices: Any) -> None:
        super().__init__()
        self._battle = BattleParallelEnv(game, scenario, **choices)
        self.render_mode = self._battle.render_mode
        self.possible_agents = self._battle.possible_agents
        self.observation_spaces = self._battle.observation_spaces
        self.action_spaces = self._battle.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Factored:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a battle."""
        _, self.infos = self._battle.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._written: dict[str, np.ndarray] = {}
        self._next()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Returns what an agent sees now: nothing of the orders of this decision."""
        return self._battle.observe(agent)

    def step(self, action: Any) -> None:
        """Takes the action of the selected agent."""
        _begun(self.agents)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action = checked_actions(f"actions[{agent}]", action, (self._battle.vector.spec.factors,))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._written[agent] = self._checked(agent, action)
        if len(self._written) < len(self._battle.acting()):
            self._next()
        else:
            written, self._written = self._written, {}
            _, self.rewards, self.terminations, self.truncations, self.infos = self._battle.step(written)
            self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Returns the position as text: the whole truth, also what no seat may know in a game with secrets."""
        return self._battle.render()

    def close(self) -> None:
        """Does nothing: the battle goes with this object."""

    def _checked(self, agent: str, action: np.ndarray) -> np.ndarray:
        """Refuses a masked action now, not when the last agent of the decision writes."""
        if self._battle._masked == "refuse":
            self._battle.vector.order(0, _seat(agent), action)
        return action

    def _next(self) -> None:
        """Selects the next agent that must write; once the battle is over, the first one that is left."""
        waiting = [agent for agent in self._battle.acting() if agent not in self._written]
        self.agent_selection = (waiting or self.agents)[0]
