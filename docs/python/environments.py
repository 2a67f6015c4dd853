"""Gymnasium, PettingZoo and OpenSpiel over the same battles."""

import numpy as np
import pyspiel
from firing_arc import openspiel
from firing_arc.gym import BattleVectorEnv, random_opponent
from firing_arc.zoo import BattleParallelEnv
from gymnasium.vector import AutoresetMode

# Gymnasium: one environment a battle, against an opponent. Battles that are over wait for a reset mask.
env = BattleVectorEnv(
    "full-thrust", battles=8, opponent=random_opponent(2), autoreset_mode=AutoresetMode.DISABLED
)
seen, info = env.reset(seed=1)
for step in range(20):
    seen, rewards, terminated, truncated, info = env.step(env.sample(step))
    if terminated.any():
        env.reset(options={"reset_mask": terminated})
print("Gymnasium:", seen["observation"].shape, seen["action_mask"].shape)

# PettingZoo: every seat is an agent.
battle = BattleParallelEnv("talon")
seen, infos = battle.reset(seed=1)
while battle.agents and battle.vector.observations[0, 0, 0] < 2:
    actions = {agent: battle.action_space(agent).sample(mask=seen[agent]["action_mask"]) for agent in battle.agents}
    seen, rewards, terminations, truncations, infos = battle.step(actions)
print("PettingZoo:", battle.vector.position(0)[:60])

# OpenSpiel: factor after factor, with the seed of the dice as a chance node.
assert openspiel
game = pyspiel.load_game("firing_arc", {"game": "ftl", "scenario": "duel"})
state, rng = game.new_initial_state(), np.random.default_rng(3)
while not state.is_terminal():
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(int(rng.choice(actions)))
print("OpenSpiel:", state.returns())
