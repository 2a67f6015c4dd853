"""Battles, records, captains and searches."""

import ast
import copy
import inspect
import subprocess
import sys

import firing_arc
import numpy as np
import pytest
from firing_arc import Battle, BattleOver, Bout, RefusedOrder, Vector, games, replay

GAMES = [game["id"] for game in games()]


def play(game: str, decisions: int = 30) -> Battle:
    battle = Battle(game, seed=3)
    while battle.demand and battle.revealed < decisions:
        for seat in battle.demand:
            battle.seal(seat, battle.drawn(seat, battle.revealed))
    return battle


def test_the_shelf_has_every_game_with_scenarios_and_captains():
    assert GAMES == ["ftl", "full-thrust", "simple-spaceships", "black-skies", "talon", "false-colours"]
    for game in games():
        assert game["scenarios"][0]["title"] and game["scenarios"][0]["seats"] == 2
        assert "random" in game["captains"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays(game):
    battle = play(game)
    again = replay(battle.record)
    assert again.position == battle.position and again.revealed == battle.revealed
    assert battle.told(0) and all(clause and text for clause, text in battle.told(0))
    assert battle.view(0)["turn"] == battle.turn and battle.view()["spoken"]


@pytest.mark.parametrize("game", GAMES)
def test_a_bout_plays_the_same_as_a_battle(game):
    battle, bout = Battle(game, seed=5), Bout(game, seed=5)
    for decision in range(20):
        assert bout.demand == battle.demand
        orders = [(seat, bout.drawn(seat, decision)) for seat in bout.demand]
        for seat, order in orders:
            battle.seal(seat, order)
        before = copy.deepcopy(bout)
        bout.play(orders)
        assert bout.position == battle.position
        before.play(orders)
        assert before.position == bout.position, "a copy has the same dice"
        if not bout.demand:
            break


@pytest.mark.parametrize("game", GAMES)
def test_captains_advise_and_decisions_are_assessed(game):
    battle = Battle(game, seed=1)
    seat = battle.demand[0]
    advice = battle.advise(seat, "random", seed=4)
    assert battle.check(seat, advice["order"]) == advice["order"]
    with pytest.raises(ValueError, match="captain: no captain is called"):
        battle.advise(seat, "nobody")
    played = play(game, 2)
    found = played.assess(0, nodes=64)
    assert (found["decision"], found["turn"], found["nodes"]) == (1, 1, 64)
    assert len(found["chance"]) == 2 and sum(chance["value"] for chance in found["chance"]) == 1000
    orders = [(order["seat"] - 1, order["order"]) for order in found["orders"]]
    assert [seat for seat, _ in orders] == battle.demand
    assert all(order["mixture"] for order in found["orders"])
    # The choice of a flag is not told to a spectator.
    assert orders == played.orders(0) or (game == "false-colours" and not played.orders(0))


def test_an_outline_is_told_to_the_seats_that_write():
    battle = Battle("ftl", "duel", seed=1)
    size, outline = battle.outline(0)
    assert size == 41 and outline
    with pytest.raises(IndexError, match="seat: 2"):
        battle.outline(2)
    battle.concede(0)
    with pytest.raises(BattleOver):
        battle.outline(0)


def test_a_search_has_at_most_so_many_nodes():
    played = play("ftl", 2)
    most = firing_arc._native.MOST_NODES
    with pytest.raises(ValueError, match=f"nodes: {most + 1} is more than {most}"):
        played.advise(played.demand[0], "doctrine", nodes=most + 1)
    with pytest.raises(ValueError, match=f"nodes: {most + 1} is more than {most}"):
        played.assess(0, nodes=most + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize(
    "search", ["battle.advise(0, 'admiral', nodes=_native.MOST_NODES)", "battle.assess(0, nodes=_native.MOST_NODES)"]
)
def test_a_search_is_interrupted_from_the_keyboard(search):
    program = (
        "import os, signal, threading\n"
        "from firing_arc import Battle, _native\n"
        "battle = Battle('full-thrust', seed=1)\n"
        "for seat in (0, 1): battle.seal(seat, battle.drawn(seat, 1))\n"
        "battle = Battle('full-thrust', seed=1) if 'advise' in SEARCH else battle\n"
        "threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        "try:\n"
        f"    {search}\n"
        "except KeyboardInterrupt as error:\n"
        "    assert error.__cause__ is None and error.__context__ is None\n"
        "    print('interrupted')\n"
    ).replace("SEARCH", repr(search))
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "interrupted\n", "")


@pytest.mark.parametrize("kind", ["Bout", "Battle"])
def test_threads_share_a_battle(kind):
    """One plays while others look, in a process of its own: threads that wait for each other would never end."""
    step, again = {
        "Bout": ("battle.play([(seat, battle.drawn(seat, step)) for seat in battle.demand])", "battle.begin(step)"),
        "Battle": (
            "[battle.seal(seat, battle.drawn(seat, step)) for seat in battle.demand]",
            "battle = Battle('talon', 'fleet-action', seed=step)",
        ),
    }[kind]
    program = (
        "import sys, threading\n"
        f"from firing_arc import {kind}\n"
        "sys.setswitchinterval(1e-5)\n"
        f"battle, over = {kind}('talon', 'fleet-action', seed=1), threading.Event()\n"
        "def look():\n"
        "    while not over.is_set(): battle.turn\n"
        "threads = [threading.Thread(target=look, daemon=True) for _ in range(4)]\n"
        "for thread in threads: thread.start()\n"
        f"for step in range({1500 if kind == 'Bout' else 200}):\n"
        f"    if not battle.demand: {again}\n"
        f"    {step}\n"
        "over.set()\n"
        "for thread in threads: thread.join()\n"
        "print('played')\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert (told.returncode, told.stdout) == (0, "played\n"), told.stderr


def test_bad_input_names_the_field():
    battle = Battle("ftl", seed=1)
    with pytest.raises(ValueError, match='game: no game "chess"'):
        Battle("chess")
    for kind in (Battle, Bout, Vector):
        for game in games():
            known = ", ".join(scenario["id"] for scenario in game["scenarios"])
            with pytest.raises(ValueError, match=f'scenario: no scenario "nowhere"; there are {known}$'):
                kind(game["id"], "nowhere")
    with pytest.raises(ValueError, match="missiles"):
        Battle("ftl", options={"missiles": "many"})
    with pytest.raises(TypeError, match="options"):
        Bout("ftl", options=[("missiles", "5")])
    with pytest.raises(IndexError, match="seat: 2"):
        battle.view(2)
    with pytest.raises(OverflowError) as negative:
        battle.view(-1)
    assert any("'seat'" in note for note in negative.value.__notes__)
    with pytest.raises(RefusedOrder, match="FTL-"):
        battle.seal(0, "A S99")
    with pytest.raises(IndexError, match="index: no decision 4"):
        battle.view(0, 4)
    for look in (battle.told, battle.orders):
        for index in (0, 99):
            with pytest.raises(IndexError, match=f"index: decision {index} is not revealed"):
                look(index)
    with pytest.raises(ValueError, match="record"):
        replay("nonsense")
    with pytest.raises(TypeError):
        battle.seal("first", "idle")
    battle.seal(0, "idle")
    with pytest.raises(ValueError, match="sealed"):
        battle.seal(0, "idle")
    assert battle.sealed == [0]
    battle.unseal(0)
    battle.concede(1)
    with pytest.raises(BattleOver):
        battle.seal(0, "idle")
    with pytest.raises(BattleOver):
        battle.drawn(0, 1)


def test_a_bout_that_is_over_refuses_orders():
    bout = Bout("ftl", seed=1)
    turn = 0
    while bout.demand:
        bout.play([(seat, bout.drawn(seat, turn)) for seat in bout.demand])
        turn += 1
    assert sum(bout.returns) == 0
    with pytest.raises(BattleOver):
        bout.play([])
    with pytest.raises(BattleOver):
        bout.factors(0)
    bout.begin(2)
    assert bout.returns is None
    with pytest.raises(ValueError, match="orders: one of seat 1"):
        bout.play([(0, "idle")])
    with pytest.raises(firing_arc.MaskedAction, match=r"seat 0, factor 0 \(A action\): 41 is masked"):
        bout.write(0, [41])
    with pytest.raises(ValueError, match="choices"):
        Bout("ftl", choices=1)


def test_the_stubs_name_everything():
    path = firing_arc.__path__[0]
    with open(f"{path}/_native.pyi", encoding="utf-8") as file:
        stubs = ast.parse(file.read())
    told = {part.name: part for part in stubs.body if isinstance(part, (ast.ClassDef, ast.FunctionDef))}
    told |= {part.target.id: part for part in stubs.body if isinstance(part, ast.AnnAssign)}
    for name, thing in vars(firing_arc._native).items():
        if name.startswith("__") and name != "__version__":
            continue
        assert name in told, f"the stubs lack {name}"
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            defined = {part.name: part for part in told[name].body if isinstance(part, ast.FunctionDef)}
            for method, does in vars(thing).items():
                if method.startswith("__"):
                    continue
                assert method in defined, f"the stubs lack {name}.{method}"
                if callable(does):
                    arguments = defined[method].args
                    typed = [one.arg for one in arguments.posonlyargs + arguments.args + arguments.kwonlyargs]
                    real = list(inspect.signature(does).parameters)
                    assert typed == real, f"{name}.{method} takes {real}, and the stubs say {typed}"


def test_the_demo_plays_a_battle():
    told = subprocess.run(
        [sys.executable, "-m", "firing_arc.demo", "ftl", "--captain", "random"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "[FTL-" in told.stdout
    wrong = subprocess.run(
        [sys.executable, "-m", "firing_arc.demo", "ftl", "nowhere"], capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 2 and "nowhere" in wrong.stderr
