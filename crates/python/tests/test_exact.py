"""The exact ground, against the solver in Rust and against OpenSpiel."""

import numpy as np
import pyspiel
import pytest
from firing_arc import Mini, exact, exploitability, games
from firing_arc import openspiel as _openspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score
from open_spiel.python.algorithms import exploitability as of_openspiel

assert _openspiel

GAMES = [game["id"] for game in games()]
#: A position in the middle of ftl-mini, whose tree OpenSpiel walks in a moment.
LATER = 12


@pytest.fixture(scope="module")
def mini() -> Mini:
    return Mini()


def test_the_value_is_that_of_the_solver(mini):
    assert mini.positions == 833 and abs(mini.value - 0.6) < 1e-9
    optimal = [exact.best_response(mini, seat, mini.strategy)[0] for seat in range(2)]
    assert np.allclose(optimal, [1 - mini.value, mini.value])
    for at in (0, 5, 100):
        payoffs = mini.payoffs(at)
        mixed = [mini.strategy(at, seat) for seat in range(2)]
        assert np.isclose((mixed[0] @ payoffs).min(), mini.value_of(at))
        assert np.isclose((payoffs @ mixed[1]).max(), mini.value_of(at))


def test_exploitability_is_the_same_in_numpy_and_in_rust(mini):
    rng = np.random.default_rng(1)
    mixtures = {}

    def drawn(at, seat):
        count = len(mini.orders(at, seat))
        return mixtures.setdefault((at, seat), rng.dirichlet(np.ones(count)))

    policies_ = [
        mini.strategy,
        lambda at, seat: mini.mixture(at, seat, "random"),
        lambda at, seat: mini.mixture(at, seat, "doctrine"),
        drawn,
    ]
    found = [(exploitability(mini, policy), mini.exploitability(policy)) for policy in policies_]
    assert all(abs(one - other) < 1e-9 for one, other in found), found
    assert abs(found[0][0]) < 1e-9 and abs(found[1][0] - 0.344) < 1e-3 and abs(found[2][0] - 0.478) < 1e-3


def test_a_policy_that_is_none_is_refused(mini):
    def count(at, seat):
        return len(mini.orders(at, seat))

    def doubled(at, seat):
        return [1.0, 1.0] + [0.0] * (count(at, seat) - 2)

    def negative(at, seat):
        return [2.0, -1.0] + [0.0] * (count(at, seat) - 2)

    for policy, error, told in [
        (lambda at, seat: [1.0], ValueError, r"policy\(\d+, [01]\): 1 probabilities for \d+ orders"),
        (lambda at, seat: np.zeros(count(at, seat)), ValueError, r"sum to 0(\.0)?, not to 1"),
        (doubled, ValueError, r"sum to 2(\.0)?, not to 1"),
        (negative, ValueError, "a probability is below 0 or no number"),
        (lambda at, seat: [float("nan")] * count(at, seat), ValueError, "no number"),
        (lambda at, seat: "all", ValueError, "not a list"),
        (lambda at, seat: np.eye(count(at, seat)), ValueError, "not a list"),
        (lambda at, seat: 1.0, ValueError, "not a list"),
        (lambda at, seat: 1 / 0, ZeroDivisionError, "division"),
    ]:
        for measure in (mini.exploitability, lambda of: exploitability(mini, of), lambda of: exact.best_response(mini, 1, of)):
            with pytest.raises(error, match=told):
                measure(policy)
    with pytest.raises(IndexError, match="position: 833"):
        mini.next(833)
    with pytest.raises(IndexError, match="seat: 2"):
        mini.orders(0, 2)
    with pytest.raises(ValueError, match="player"):
        mini.mixture(0, 0, "nobody")


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_random_simulation_runs(game):
    loaded = pyspiel.load_game("firing_arc", {"game": game})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_a_hidden_flag_is_not_seen():
    """Two battles of false-colours that differ by the flag that the second seat hides are one to the first seat."""
    game = pyspiel.load_game("firing_arc", {"game": "false-colours"})
    observers = [game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (False, True)]

    def told(flag):
        state, seen = game.new_initial_state(), ([], [])
        state.apply_action(3)
        for step in range(30):
            for seat in range(2):
                seen[seat].append([state.current_player(), *(one.string_from(state, seat) for one in observers)])
            player = state.current_player()
            texts = {state.action_to_string(player, action): action for action in state.legal_actions()}
            # A broadside shows the flag, and a call is answered.
            quiet = [action for text, action in texts.items() if "broadside" not in text and "call" not in text]
            state.apply_action(quiet[step % len(quiet)] if player == 0 else texts.get(flag, 0))
            if state.is_terminal():
                break
        return seen

    (one, hidden), (other, elsewhere) = told("flag B1"), told("flag B3")
    assert len(one) > 10 and one == other
    assert hidden != elsewhere, "the second seat knows its flag"


def test_openspiels_random_simulation_runs_on_ftl_mini():
    loaded = pyspiel.load_game("firing_arc_ftl_mini")
    pyspiel.random_sim_test(loaded, num_sims=5, serialize=False, verbose=False)


def test_openspiel_finds_the_same_exploitability(mini):
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("firing_arc_ftl_mini", {"start": LATER}))
    uniform = of_openspiel.exploitability(game, policies.UniformRandomPolicy(game))
    mine = [exact.best_response(mini, seat, lambda at, of: mini.mixture(at, of, "random"))[LATER] for seat in range(2)]
    # Shares of the victory from 0 to 1 are utilities from -1 to 1, and the gains over the value add up to 1 less.
    assert abs(uniform - (sum(mine) - 1.0)) < 1e-9


def test_openspiels_own_algorithm_approaches_the_value(mini):
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("firing_arc_ftl_mini", {"start": LATER}))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert of_openspiel.exploitability(game, average) < 0.05
    state = game.new_initial_state()
    value = expected_game_score.policy_value(state, [average] * 2)[0]
    assert abs((value + 1) / 2 - mini.value_of(LATER)) < 0.05
