"""Firing Arc: tabletop starship battles with sealed orders, geometry, dice and secrets, at native speed.

``games()`` lists the games. ``Battle`` is a battle with its record, ``Bout`` one without that is cheap to copy, ``Vector``
thousands at once over arrays of numpy, and ``Mini`` a small game that is solved exactly. ``lab.run`` fights an experiment. The
modules ``gym``, ``zoo`` and ``openspiel`` offer the same battles by the interfaces of Gymnasium, PettingZoo and OpenSpiel; each
needs its library.
Seats and decisions are numbered from 0.
"""

from . import lab
from ._native import (
    VECTOR_VERSION,
    Battle,
    BattleOver,
    Bout,
    MaskedAction,
    Mini,
    RefusedOrder,
    __version__,
    games,
    replay,
)
from .exact import best_response, exploitability
from .vector import Field, Spec, Vector

__all__ = [
    "VECTOR_VERSION",
    "Battle",
    "BattleOver",
    "Bout",
    "Field",
    "MaskedAction",
    "Mini",
    "RefusedOrder",
    "Spec",
    "Vector",
    "__version__",
    "best_response",
    "exploitability",
    "games",
    "lab",
    "replay",
]
