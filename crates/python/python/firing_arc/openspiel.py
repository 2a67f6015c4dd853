"""OpenSpiel: any battle as a sequential game, and the solved game ``ftl-mini`` as a simultaneous one.

Importing this module registers ``firing_arc`` and ``firing_arc_ftl_mini`` with OpenSpiel.

``firing_arc`` has the parameters ``game``, ``scenario``, ``seeds`` and ``choices``. First chance draws one of ``seeds`` seeds of
the dice. Then in each decision the seats that must write choose one factor after the other; no seat sees what another has
chosen before the decision is played.
"""

from __future__ import annotations

import functools
import hashlib
import json
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError as error:
    if (error.name or "").split(".")[0] != "pyspiel":
        raise
    raise ImportError('firing_arc.openspiel needs OpenSpiel: pip install "firing-arc[openspiel]"') from None

from ._native import Bout, Mini

_DEFAULTS = {"game": "ftl", "scenario": "", "seeds": 16, "choices": 64}

_BATTLE = pyspiel.GameType(
    short_name="firing_arc",
    long_name="Firing Arc",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification=_DEFAULTS,
)

#: Decisions of a turn, and factors of a decision, that a length is estimated with.
_DECISIONS, _FACTORS = 64, 64


class BattleGame(pyspiel.Game):
    """A scenario."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**_DEFAULTS, **(params or {})}
        self.first = Bout(asked["game"], asked["scenario"], choices=asked["choices"])
        if self.first.seats != 2:
            raise ValueError("scenario: OpenSpiel's adapter takes scenarios of two seats")
        if not 1 <= asked["seeds"] <= 1 << 20:
            raise ValueError(f"seeds: {asked['seeds']} is not a number from 1 to {1 << 20}")
        self.seeds = asked["seeds"]
        info = pyspiel.GameInfo(
            num_distinct_actions=asked["choices"],
            max_chance_outcomes=self.seeds,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.first.limit * _DECISIONS * _FACTORS,
        )
        super().__init__(_BATTLE, info, asked)

    def new_initial_state(self) -> BattleState:
        """Returns the start, at which chance draws the seed of the dice."""
        return BattleState(self, self.first, self.seeds)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BattleObserver:
        """Returns an observer that tells what a seat sees, as text."""
        return BattleObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class BattleState(pyspiel.State):
    """A battle between two choices."""

    def __init__(self, game: BattleGame, first: Bout, seeds: int) -> None:
        super().__init__(game)
        self.bout = first.copy()
        self._seeds = seeds
        self._begun = False
        self._written: list[tuple[int, str]] = []
        self._values: list[int] = []
        self._open: list[int] = []
        self._past = [b"", b""]

    def current_player(self) -> int:
        """Returns the seat that chooses, chance, or the end."""
        if not self._begun:
            return pyspiel.PlayerId.CHANCE
        demand = self.bout.demand
        return demand[len(self._written)] if demand else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the seeds, all equally likely."""
        return [(seed, 1.0 / self._seeds) for seed in range(self._seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(self._open[len(self._values)]))

    def _apply_action(self, action: int) -> None:
        if not self._begun:
            self._begun = True
            self.bout.begin(action)
            self._ask()
            return
        player = self.current_player()
        self._past[player] = hashlib.sha256(self._past[player] + bytes([action % 256, action // 256])).digest()
        self._values.append(action)
        self._go_on()

    def _ask(self) -> None:
        """Looks at the view of each seat when a decision begins, and goes on to the first factor with a choice."""
        for seat in range(2):
            seen = json.dumps(self.bout.view(seat), sort_keys=True).encode()
            self._past[seat] = hashlib.sha256(self._past[seat] + seen).digest()
        self._begin_seat()
        self._go_on()

    def _begin_seat(self) -> None:
        demand = self.bout.demand
        self._values = []
        self._open = [count for _, count in self.bout.factors(demand[len(self._written)])] if demand else []

    def _go_on(self) -> None:
        """Writes the orders that are complete, and plays the decision once all of them are."""
        while (demand := self.bout.demand) and self._full():
            seat = demand[len(self._written)]
            self._written.append((seat, self.bout.write(seat, self._values)))
            if len(self._written) == len(demand):
                self.bout.play(self._written)
                self._written = []
                self._ask()
                return
            self._begin_seat()

    def _full(self) -> bool:
        return len(self._values) == len(self._open)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        factor = len(self._values)
        if player == self.current_player() and self._begun:
            texts = self.bout.texts(player, factor)
            if action < len(texts):
                return texts[action] or "nothing"
        return f"value {action}"

    def is_terminal(self) -> bool:
        """Returns whether the battle is over."""
        return self._begun and not self.bout.demand

    def returns(self) -> list[float]:
        """Returns 1 for the winner and -1 for the loser once the battle is over."""
        return self.bout.returns or [0.0, 0.0]

    def recall(self, player: int) -> str:
        """Returns all that a seat has seen and chosen, as a digest."""
        return f"{player} {self._past[player].hex()}"

    def __str__(self) -> str:
        return f"{self.bout.position} {self._written} {self._values}" if self._begun else "start"


class BattleObserver:
    """What a seat sees, as text."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"params: this observer has none, not {params}")
        self.iig_obs_type = iig_obs_type
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: BattleState, player: int) -> None:
        """Does nothing: there is no tensor."""

    def string_from(self, state: BattleState, player: int) -> str:
        """Returns what a seat sees now, or with perfect recall has ever seen."""
        if self.iig_obs_type.perfect_recall:
            return state.recall(player)
        return json.dumps(state.bout.view(player), sort_keys=True)


_MINI = pyspiel.GameType(
    short_name="firing_arc_ftl_mini",
    long_name="Firing Arc: ftl-mini",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"start": 0},
)


@functools.cache
def _tree() -> tuple[Mini, list[list[list[str]]], list[Any]]:
    """Returns the solved game, the orders of each position and seat, and the result of each pair of orders."""
    mini = Mini()
    orders = [[mini.orders(at, seat) for seat in range(2)] for at in range(mini.positions)]
    return mini, orders, [mini.next(at) for at in range(mini.positions)]


class MiniGame(pyspiel.Game):
    """The game ``ftl-mini`` from one of its positions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {"start": 0, **(params or {})}
        mini, orders, _ = _tree()
        if not 0 <= asked["start"] < mini.positions:
            raise ValueError(f"start: {asked['start']} is not a number from 0 to {mini.positions - 1}")
        self.start = asked["start"]
        info = pyspiel.GameInfo(
            num_distinct_actions=max(len(own) for both in orders for own in both),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=mini.positions,
        )
        super().__init__(_MINI, info, asked)

    def new_initial_state(self) -> MiniState:
        """Returns the start."""
        return MiniState(self, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MiniObserver:
        """Returns an observer that tells the position, which both seats see."""
        return MiniObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MiniState(pyspiel.State):
    """A position of ``ftl-mini``: 0 and more by number, below 0 an end."""

    def __init__(self, game: MiniGame, start: int) -> None:
        super().__init__(game)
        self.at = start

    def current_player(self) -> int:
        """Returns both seats, or the end."""
        return pyspiel.PlayerId.TERMINAL if self.at < 0 else pyspiel.PlayerId.SIMULTANEOUS

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(max(1, len(_tree()[1][self.at][player]))))

    def _apply_actions(self, actions: list[int]) -> None:
        self.at = int(_tree()[2][self.at][actions[0], actions[1]])

    def _action_to_string(self, player: int, action: int) -> str:
        orders = _tree()[1][self.at][player] if self.at >= 0 else []
        return orders[action] if action < len(orders) else f"order {action}"

    def is_terminal(self) -> bool:
        """Returns whether the battle is over."""
        return self.at < 0

    def returns(self) -> list[float]:
        """Returns 1 for the winner and -1 for the loser once the battle is over."""
        first = float(-1 - self.at) - 1.0 if self.at < 0 else 0.0
        return [first, -first]

    def __str__(self) -> str:
        return _tree()[0].text(self.at) if self.at >= 0 else f"over, {-1 - self.at} halves"


class MiniObserver(BattleObserver):
    """The position."""

    def string_from(self, state: MiniState, player: int) -> str:
        """Returns the position: both seats see all of it."""
        return f"{player} {state}"


pyspiel.register_game(_BATTLE, BattleGame)
pyspiel.register_game(_MINI, MiniGame)
