"""Gymnasium: its checker, autoreset modes, masks and opponents."""

import re
import subprocess
import sys
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
        check_env(BattleEnv(game, opponent=random_opponent(3), masked="nothing"), skip_render_check=True)


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

    (trail, total), (again, same) = episode(4), episode(4)
    assert len(trail) == 10 and (trail[0] != trail[-1]).any(), "the battle goes on"
    assert np.array_equal(trail, again) and total == same
    assert not np.array_equal(trail, episode(5)[0]), "another seed is another battle"


def test_a_seed_reproduces_the_opponent_too():
    def answers(opponent, seeds):
        told, env = [], BattleVectorEnv("ftl", battles=3, opponent=opponent)
        for seed in seeds:
            env.reset(seed=seed)
            told.append([env.step(np.zeros((3, 12), int))[0]["observation"] for _ in range(6)])
        return np.array(told)

    first, again, other = answers(random_opponent(3), [1, 1, 2])
    assert np.array_equal(first, again) and not np.array_equal(first, other)
    assert not np.array_equal(first, answers(random_opponent(4), [1])[0]), "its own seed counts as well"
    # A reset without a seed goes on from the last one.
    assert np.array_equal(*(answers(random_opponent(3), [1, None]) for _ in range(2)))


def test_an_opponent_is_told_of_resets():
    class Opponent:
        told: list = []

        def reset(self, seed):
            self.told.append(seed)

        def __call__(self, _, masks):
            return np.zeros(masks.shape[:2], int)

    env = BattleVectorEnv("ftl", battles=2, opponent=Opponent(), autoreset_mode=AutoresetMode.DISABLED)
    env.reset(seed=5)
    env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(seed=6, options={"reset_mask": np.array([True, False])})
    assert Opponent.told == [5, 6]
    env.reset()
    env.step(np.zeros((2, 12), int))
    assert len(Opponent.told) == 3 and isinstance(Opponent.told[2], int)


@pytest.mark.parametrize("opponent", ["doctrine", 3, ()])
def test_an_opponent_that_is_no_function_is_refused_at_once(opponent):
    for kind in (BattleEnv, BattleVectorEnv):
        with pytest.raises(TypeError, match=re.escape(f"opponent: a function, not {opponent!r}")):
            kind("ftl", opponent=opponent)


def test_battles_are_rendered_as_text():
    for opponent in (None, random_opponent()):
        env = BattleVectorEnv("ftl", battles=2, opponent=opponent, render_mode="ansi")
        env.reset(seed=1)
        each = env.num_envs // 2
        launch = np.zeros((env.num_envs, 12), int)
        launch[0, 1] = 40
        env.step(launch)
        texts = env.render()
        assert texts == tuple(env.vector.position(battle) for battle in range(2) for _ in range(each))
        assert texts[0] != texts[-1]
    one = BattleEnv("ftl", render_mode="ansi")
    one.reset(seed=1)
    assert one.render().startswith("turn 1")
    assert BattleVectorEnv("ftl").render() is None
    for kind in (BattleEnv, BattleVectorEnv):
        with pytest.raises(ValueError, match='render_mode: "human" is not ansi'):
            kind("ftl", render_mode="human")


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_a_battle_that_is_over_begins_again(mode):
    env = BattleVectorEnv("ftl", battles=4, autoreset_mode=mode)
    start, _ = env.reset(seed=2)

    def begun(seen):
        return np.array([np.array_equal(*both) for both in zip(seen["observation"], start["observation"], strict=True)])

    for step in range(300):
        seen, rewards, over, _, _ = env.step(env.sample(step))
        if over.any():
            break
    assert over.any() and not over.all() and (over.reshape(4, 2).all(axis=1) == over.reshape(4, 2).any(axis=1)).all()
    assert sorted(rewards[over]) == [-1, 1] and not rewards[~over].any()
    same = mode is AutoresetMode.SAME_STEP
    assert (begun(seen) == (over & same)).all(), "the last observation, or already that of the next battle"
    actions = env.sample(step + 1)
    if not same:
        actions[over] = 99  # Ignored, though it is masked.
    seen, rewards, again, _, _ = env.step(actions)
    assert not again[over].any() and not rewards[over].any()
    assert (begun(seen)[over] == (not same)).all(), "it begins, or goes on after its first decision"


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


@pytest.mark.parametrize(
    ("module", "library", "told"),
    [
        ("gym", "gymnasium", 'firing_arc.gym needs Gymnasium: pip install "firing-arc[gymnasium]"'),
        ("zoo", "pettingzoo", 'firing_arc.zoo needs PettingZoo: pip install "firing-arc[pettingzoo]"'),
        ("openspiel", "pyspiel", 'firing_arc.openspiel needs OpenSpiel: pip install "firing-arc[openspiel]"'),
    ],
)
def test_a_library_that_is_missing_is_named_with_its_extra(module, library, told):
    program = f"import sys; sys.modules[{library!r}] = None; import firing_arc.{module}"
    failed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert failed.returncode == 1 and failed.stderr.endswith(f"ImportError: {told}\n"), failed.stderr
    assert "Traceback" in failed.stderr and "During handling" not in failed.stderr
