"""PettingZoo: its tests over all games."""

import numpy as np
import pytest
from firing_arc import BattleOver, MaskedAction, games
from firing_arc.zoo import BattleAECEnv, BattleParallelEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

GAMES = [game["id"] for game in games()]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_interface_is_kept(game):
    parallel_api_test(BattleParallelEnv(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_the_sequential_interface_is_kept(game):
    api_test(BattleAECEnv(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_seeds_reproduce_battles(game):
    # The parallel test samples without masks.
    parallel_seed_test(lambda: BattleParallelEnv(game, masked="nothing"), num_cycles=15)
    seed_test(lambda: BattleAECEnv(game), num_cycles=15)


def test_bad_actions_are_named():
    env = BattleParallelEnv("ftl")
    env.reset(seed=1)
    good = np.zeros(12, np.int32)
    for action, error, told in [
        (np.zeros(3, np.int32), ValueError, r"actions\[seat_0\]: shape"),
        (np.zeros(12), TypeError, r"actions\[seat_0\]: an array of float64"),
        (np.full(12, 9), MaskedAction, r"actions\[0, 0, 0\]"),
        (np.full(12, 2**32), ValueError, r"actions\[seat_0\]: 4294967296 at \[0\]"),
    ]:
        with pytest.raises(error, match=told):
            env.step({"seat_0": action, "seat_1": good})
    with pytest.raises(ValueError, match="seat_7"):
        env.step({"seat_0": good, "seat_1": good, "seat_7": good})
    for actions in ({"seat_0": good}, {}):
        with pytest.raises(ValueError, match="actions: seat_[01] must write, and has no action"):
            env.step(actions)


def test_an_agent_that_need_not_write_may_be_left_out():
    env = BattleParallelEnv("talon")
    env.reset(seed=1)
    alone = 0
    for _ in range(40):
        acting = env.acting()
        alone += len(acting) == 1
        nothing = np.zeros(env.vector.spec.factors, np.int32)
        env.step(dict.fromkeys(acting, nothing))
        if not env.agents:
            break
    assert alone


@pytest.mark.parametrize("kind", [BattleParallelEnv, BattleAECEnv])
def test_a_battle_that_has_not_begun_or_is_over_refuses_steps(kind):
    env, nothing = kind("ftl"), np.zeros(12, np.int32)
    sequential = kind is BattleAECEnv
    with pytest.raises(BattleOver, match="over or was never reset"):
        env.step(nothing if sequential else {})
    env.reset(seed=1)
    while env.agents:
        if not sequential:
            env.step(dict.fromkeys(env.agents, nothing))
        else:
            env.step(None if env.terminations[env.agent_selection] else nothing)
    with pytest.raises(BattleOver, match="over or was never reset"):
        env.step(None if sequential else dict.fromkeys(env.possible_agents, nothing))


def test_a_masked_action_is_refused_when_it_is_written():
    env = BattleAECEnv("ftl")
    env.reset(seed=1)
    with pytest.raises(MaskedAction):
        env.step(np.full(12, 9))
    env.step(np.zeros(12, np.int32))
    assert env.agent_selection == "seat_1"


def test_a_seat_sees_nothing_of_an_order_before_the_reveal():
    env = BattleAECEnv("ftl")
    env.reset(seed=1)
    before = env.observe("seat_1")
    launch = np.zeros(12, np.int32)
    launch[1] = 40
    env.step(launch)
    after = env.observe("seat_1")
    assert all(np.array_equal(before[name], after[name]) for name in before)
