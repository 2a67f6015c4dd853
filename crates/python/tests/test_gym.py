"""Gymnasium: its checker, autoreset modes, masks and opponents."""

import warnings

import numpy as np
import pytest
from firing_arc import BattleOver, MaskedAction, games
from firing_arc.gym import BattleEnv, BattleVectorEnv, random_opponent
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

GAMES = [game["id"] for game in games()]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_checker_is_content(game):
    with warnings.catch_warnings():
        # The bounds of observations are infinite on purpose; the checker remarks on it.
        warnings.simplefilter("ignore")
        check_env(BattleEnv(game, masked="nothing"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", [None, random_opponent(3)])
def test_vectors_keep_their_spaces(game, opponent):
    env = BattleVectorEnv(game, battles=2, opponent=opponent)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert env.num_envs == (2 if opponent else 4)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    for step in range(8):
        seen, rewards, terminated, truncated, info = env.step(env.sample(step))
        assert env.observation_space.contains(seen)
        shapes = {array.shape for array in (rewards, terminated, truncated, info["acting"])}
        assert shapes == {(env.num_envs,)} and not truncated.any()


def test_an_episode_is_reproduced_by_its_seed():
    def episode(seed):
        env = BattleEnv("full-thrust")
        env.reset(seed=seed)
        env.action_space.seed(5)
        seen, total = env._many.vector.masks, 0.0
        trail = []
        for _ in range(10):
            action = env.action_space.sample(mask=seen[0, 0].reshape(-1))
            observation, reward, over, _, _ = env.step(action)
            trail.append(observation["observation"])
            total += reward
            if over:
                break
        return np.array(trail), total

    assert np.array_equal(episode(4)[0], episode(4)[0])


def test_disabled_autoreset_takes_a_reset_mask():
    env = BattleVectorEnv("ftl", battles=4, autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=2)
    terminated = np.zeros(8, bool)
    for step in range(300):
        _, rewards, terminated, _, _ = env.step(env.sample(step))
        if terminated.any():
            break
    assert terminated.any() and rewards.sum() == 0
    with pytest.raises(BattleOver):
        env.step(env.sample(0))
    uneven = terminated.copy()
    uneven[int(terminated.argmax())] = False
    for mask, told in [
        (np.zeros(8, bool), "no environment"),
        (np.ones(7, bool), "reset_mask: bool of shape"),
        (np.ones(8, int), "reset_mask: int64"),
        (uneven, "together"),
    ]:
        with pytest.raises(ValueError, match=told):
            env.reset(options={"reset_mask": mask})
    positions = [env.vector.position(battle) for battle in range(4)]
    env.reset(options={"reset_mask": terminated})
    for battle, before in enumerate(positions):
        assert (env.vector.position(battle) == before) != terminated[2 * battle]
    env.step(env.sample(0))


@pytest.mark.parametrize("masked", ["refuse", "nothing"])
def test_wrong_actions_are_named(masked):
    env, one = BattleVectorEnv("ftl", battles=1, masked=masked), BattleEnv("ftl", masked=masked)
    env.reset(seed=1)
    one.reset(seed=1)
    good = np.zeros((2, 12), np.int64)
    for place, value in (((1, 4), 2**32), ((0, 0), 2**32 + 5), ((1, 1), -(2**31) - 1)):
        wrong = good.copy()
        wrong[place] = value
        with pytest.raises(ValueError, match=rf"actions: {value} at \[{place[0]}, {place[1]}\]"):
            env.step(wrong)
        with pytest.raises(ValueError, match=rf"action: {value} at \[{place[1]}\]"):
            one.step(wrong[place[0]])
    with pytest.raises(ValueError, match=r"action: shape \(11,\) instead of \(12,\)"):
        one.step(good[0, :11])
    with pytest.raises(ValueError, match="actions: .*inhomogeneous"):
        env.step([[0] * 12, [0]])
    env.step(good)
    one.step(good[0])


@pytest.mark.parametrize(
    ("answer", "error", "told"),
    [
        (np.full((2, 12), 0.9), TypeError, "opponent: an array of float64 instead of integers"),
        (np.zeros(12, int), ValueError, r"opponent: shape \(12,\) instead of \(2, 12\)"),
        (np.zeros((1, 12), int), ValueError, r"opponent: shape \(1, 12\) instead of \(2, 12\)"),
        (np.full((2, 12), 2**32), ValueError, r"opponent: 4294967296 at \[0, 0\]"),
        (None, ValueError, r"opponent: shape \(\)"),
    ],
)
def test_wrong_actions_of_an_opponent_are_named(answer, error, told):
    env = BattleVectorEnv("ftl", battles=2, opponent=lambda *_: answer)
    env.reset(seed=1)
    before = env.vector.position(0)
    with pytest.raises(error, match=told):
        env.step(np.zeros((2, 12), int))
    assert env.vector.position(0) == before


def test_masked_actions_are_refused_or_taken_as_nothing():
    actions = np.full((2, 12), 40)
    refusing = BattleVectorEnv("ftl", battles=1)
    refusing.reset(seed=1)
    with pytest.raises(MaskedAction, match=r"actions\[0, 0, 0\]"):
        refusing.step(actions)
    with pytest.raises(ValueError, match="actions: shape"):
        refusing.step(actions[:1])
    with pytest.raises(TypeError, match="actions: an array of float64"):
        refusing.step(actions.astype(float))
    taking = BattleVectorEnv("ftl", battles=1, masked="nothing")
    taking.reset(seed=1)
    taking.step(actions)
    assert "A.1" in taking.vector.position(0), "the launch was open"
    for wrong in ({"masked": "never"}, {"seat": 2}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            BattleVectorEnv("ftl", **wrong)
