"""Vectors: arrays, refusals, seeds and threads."""

import sys
import threading
import time

import numpy as np
import pytest
from firing_arc import Battle, BattleOver, MaskedAction, Vector, _native, games

GAMES = [game["id"] for game in games()]


def small(game: str, battles: int = 2, **choices) -> Vector:
    vector = Vector(game, battles=battles, **choices)
    vector.reset(7)
    return vector


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_and_actions_give_the_same_battle(game):
    one, other = small(game, autoreset="same-step"), small(game, autoreset="same-step")
    battle = Battle(game, seed=one.dice_seed(0))
    over = False
    for step in range(15):
        actions = one.sample(step)
        if not over:
            for seat in list(battle.demand):
                battle.seal(seat, one.order(0, seat, actions[0, seat]))
        one.step(actions)
        other.step(actions)
        over = over or bool(one.terminated[0])
        if not over:
            assert one.position(0) == battle.position
        for mine, theirs in zip(one._all, other._all, strict=True):
            assert np.array_equal(mine, theirs)


@pytest.mark.parametrize("game", GAMES)
def test_masks_tell_what_is_open(game):
    vector = small(game)
    spec = vector.spec
    assert np.isfinite(vector.observations).all() and vector.observations.any()
    for seat in range(spec.seats):
        mask = vector.masks[0, seat]
        assert (mask[:, 0] == 1).all(), "the first value is always open"
        counts = mask.sum(axis=1)
        factor = int(counts.argmin()) if counts.min() < spec.choices else None
        if factor is None:
            continue
        actions = vector.empty_actions()
        actions[0, seat, factor] = counts[factor]
        before = vector.position(0)
        with pytest.raises(MaskedAction, match=rf"actions\[0, {seat}, {factor}\]"):
            vector.step(actions)
        assert vector.position(0) == before
        vector.step(vector.open_only(actions))
        vector.reset(7)


def test_fields_are_described():
    for game in GAMES:
        spec = small(game, 1).spec
        assert spec.version == 1 and spec.global_width + 2 * spec.rows * spec.row_width == spec.observed
        assert [field.name for field in spec.row[:4]] == ["here", "x", "y", "heading"]
        assert all(field.unit for field in (*spec.globals, *spec.row))
        assert spec.row[-1].at + spec.row[-1].many == spec.row_width


def test_an_observation_is_the_view():
    vector = small("ftl", 1)
    spec, view = vector.spec, Battle("ftl", seed=1).view(0)
    at = {field.name: field.at for field in spec.row}
    row = vector.observations[0, 0, spec.global_width :][: spec.row_width]
    piece = view["pieces"][0]
    assert row[at["x"]] == piece["x"] / 1000 and row[at["heading"]] == piece["heading"]
    assert row[at["missiles"]] == piece["missiles"]


@pytest.mark.parametrize(
    ("name", "wrong", "error", "told"),
    [
        ("observations", np.zeros((2, 2, 3), np.float32), ValueError, "observations: shape"),
        ("observations", np.zeros((2, 2, 178), np.float64), TypeError, "observations: an array of float64"),
        ("masks", [0, 1], TypeError, "masks: a list"),
        ("rewards", np.zeros((2, 2), np.float32).T[::-1], ValueError, "rewards: not contiguous"),
        ("terminated", np.zeros(3, np.uint8), ValueError, "terminated: shape"),
        ("acting", np.zeros((2, 2), bool), TypeError, "acting: an array of bool"),
    ],
)
def test_wrong_arrays_are_named(name, wrong, error, told):
    native = _native.Vector("ftl", battles=2)
    vector = Vector("ftl", battles=2)
    names = ("observations", "masks", "rewards", "terminated", "acting")
    arrays = dict(zip(names, vector._all, strict=True))
    arrays[name] = wrong
    with pytest.raises(error, match=told):
        native.reset(1, None, **arrays)


def test_wrong_calls_are_named():
    vector = small("ftl")
    frozen = np.zeros((2, 2, 12), np.int32)
    frozen.flags.writeable = False
    vector.step(frozen)
    for actions, error, told in [
        (np.zeros((2, 2, 11), np.int32), ValueError, "actions: shape"),
        (np.zeros((2, 2, 12), np.int64), TypeError, "actions: an array of int64"),
        (np.zeros((2, 2, 12), ">i4"), TypeError, "actions: an array"),
        (None, TypeError, "actions: a NoneType"),
        (np.full((2, 2, 12), -1, np.int32), MaskedAction, r"actions\[0, 0, 0\]"),
    ]:
        with pytest.raises(error, match=told):
            vector.step(actions)
    with pytest.raises(ValueError, match="actions: .*"):
        vector.sample(1, frozen)
    with pytest.raises(ValueError, match="reset_mask: shape"):
        vector.reset(1, np.zeros(3, np.uint8))
    with pytest.raises(TypeError, match="reset_mask: an array of bool"):
        vector.reset(1, np.zeros(2, bool))
    with pytest.raises(IndexError, match="battle: 2"):
        vector.position(2)
    with pytest.raises(IndexError, match="seat: 2"):
        vector.names(0, 2)
    with pytest.raises(ValueError, match="autoreset"):
        Vector("ftl", autoreset="sometimes")
    with pytest.raises(ValueError, match="battles: 0"):
        Vector("ftl", battles=0)
    with pytest.raises(RuntimeError, match="reset"):
        fresh = Vector("ftl")
        fresh.step(fresh.empty_actions())


def test_one_array_is_not_lent_twice():
    native, vector = _native.Vector("ftl", battles=1), Vector("ftl", battles=1)
    observations, masks, rewards, terminated, _ = vector._all
    shared = np.zeros((1, 2), np.uint8)
    native.reset(1, None, observations, masks, rewards, terminated, shared)
    with pytest.raises(ValueError, match="acting"):
        native.reset(1, None, observations, masks, rewards, shared[0, :1], shared)


def test_a_battle_that_is_over_waits_for_its_reset():
    vector = small("ftl", 4, autoreset="disabled")
    for step in range(300):
        vector.step(vector.sample(step))
        if vector.terminated.any():
            break
    over = vector.terminated.copy()
    assert over.any()
    with pytest.raises(BattleOver, match=f"battle {int(over.argmax())}"):
        vector.step(vector.sample(0))
    vector.reset(None, over)
    vector.step(vector.sample(0))


def test_a_seed_belongs_to_the_battles_that_are_reset_with_it():
    vector, seeds = small("ftl", 3, autoreset="same-step"), Vector("ftl", battles=3)
    vector.reset(9, np.array([0, 1, 0], np.uint8))
    for seed, battles in ((7, (0, 2)), (9, (1,))):
        seeds.reset(seed)
        assert all(vector.dice_seed(battle) == seeds.dice_seed(battle) for battle in battles)


def test_pieces_without_a_row_are_counted():
    assert small("talon").rowless() == 0


@pytest.mark.parametrize("value", [-(2**40), 2**31, 2**32, 2**32 + 5, np.uint64(2**63)])
def test_a_value_beyond_int32_is_refused_by_name(value):
    vector = small("ftl")
    actions = np.full((2, 2, 12), 0, np.asarray(value).dtype)
    actions[1, 0, 3] = value
    with pytest.raises(ValueError, match=rf"actions: {value} at \[1, 0, 3\] is not a number from -2147483648 to 2147483647"):
        vector.open_only(actions)
    with pytest.raises(ValueError, match=rf"actions: {value} at \[3\]"):
        vector.order(1, 0, actions[1, 0])


def test_a_step_runs_without_the_interpreters_lock():
    """Another thread counts milliseconds during a single long step; with the lock it could not count one."""
    vector = small("talon", 8192, autoreset="same-step")
    actions, counts, over = vector.sample(0), [], threading.Event()

    def count():
        while not over.is_set():
            counts.append(time.perf_counter())
            time.sleep(0.001)

    before = sys.getswitchinterval()
    # The interpreter takes the lock from no thread that keeps it.
    sys.setswitchinterval(1000)
    thread = threading.Thread(target=count)
    try:
        thread.start()
        begin = time.perf_counter()
        vector.step(actions)
        end = time.perf_counter()
    finally:
        sys.setswitchinterval(before)
        over.set()
        thread.join()
    during = sum(begin < counted < end for counted in counts)
    assert during >= 10, f"{during} counts in {end - begin:.3f} seconds"
