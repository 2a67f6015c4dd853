"""The lab: the same numbers as the terminal, tables for every reader of Arrow, and workers that are lost."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy
import pandas
import polars
import pyarrow
import pyarrow.parquet
import pytest
import ray
from firing_arc import _cluster, lab
from firing_arc._native import Run, experiment_text

#: The end of a battle's line in a results file; lines of its header have no checksum.
BATTLE = re.compile(rb" =[0-9a-f]{8}\n")
#: A sweep of a moment.
SWEEP = {
    "title": "Do missiles help the first side?",
    "asks": "The same duel with fewer missiles.",
    "kind": "sweep",
    "game": "ftl",
    "scenario": "duel",
    "captains": ["doctrine", "random"],
    "battles": 24,
    "nodes": 8,
    "vary": {"option": "missiles", "values": [0, 5, 10]},
}
#: A question of fairness whose first round does not suffice.
FAIR = {
    "title": "At which distance are two cruisers even?",
    "asks": "The first ship stands so many inches up the table. Where do both sides win alike?",
    "kind": "fair",
    "game": "full-thrust",
    "scenario": "duel-heavy-cruisers",
    "captain": "random",
    "battles": 10,
    "unit": "inches",
    "vary": {"set": "side.1.ship.1.at.2", "values": [6, 18, 30]},
    "fair": {"width": 1, "most": 40},
}


def varied(values):
    """Returns the sweep with other values."""
    return {**SWEEP, "vary": {"option": "missiles", "values": values}}


@pytest.fixture(scope="session")
def terminal():
    """The program ``firing-arc``, as ``cargo xtask python`` names it."""
    program = os.environ.get("FIRING_ARC")
    if program is None:
        assert "CI" not in os.environ, "FIRING_ARC names the program firing-arc: run cargo xtask python"
        pytest.skip("FIRING_ARC does not name the program firing-arc")

    def run(*words):
        told = subprocess.run([program, "lab", *map(str, words)], capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stderr
        return told.stdout

    return run


@pytest.fixture(scope="session")
def two_workers():
    """Ray on this machine, with two workers."""
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=80 * 2**20, log_to_driver=False)
    yield
    ray.shutdown()


def written(result: lab.Result, folder: Path) -> Path:
    path = folder / f"{result.name}.toml"
    path.write_text(result.text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("asked", "more"),
    [
        ("ftl-distance-skill", {"battles": 8, "seed": 7}),
        ("full-thrust-points", {"battles": 40}),
        (SWEEP, {"nodes": 4}),
        (FAIR, {}),
    ],
)
def test_every_number_is_that_of_the_terminal(asked, more, terminal, tmp_path):
    result = lab.run(asked, out=tmp_path / "here", **more)
    path = written(result, tmp_path)
    there = tmp_path / "there"
    assert json.loads(terminal("run", path, "--json")) == result.report
    assert result.answer in terminal("run", path, "--untimed", "--out", there)
    assert (there / f"{result.name}.results").read_bytes() == result.journal == result.path.read_bytes()
    assert (there / f"{result.name}.svg").read_text(encoding="utf-8") == result.plot().svg
    with open(there / f"{result.name}.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert [list(effect) for effect in result.effects] == [rows[0]] * len(result.effects)
    for effect, row in zip(result.effects, rows[1:], strict=True):
        for value, cell in zip(effect.values(), row, strict=True):
            assert value == ("" if value is None else type(value)(cell)) if cell else value in (None, ""), (value, cell)
    table = pyarrow.table(result.table)
    assert table.equals(pyarrow.parquet.read_table(there / f"{result.name}.parquet"))
    if more.get("battles") or more.get("seed"):
        assert all(f"{key} = {value}" in result.text for key, value in more.items())


@pytest.mark.parametrize("form", ["match", "ladder"])
def test_matches_and_ladders_are_those_of_the_terminal(form, terminal, tmp_path):
    captains = ["random", "recruit", "doctrine"][-2 if form == "match" else 0 :]
    named = {"battles": 20, "seed": 7, "nodes": 8, "options": {"missiles": 4}, "interval": "wilson"}
    fight = lab.match if form == "match" else lab.ladder
    result = fight("ftl", captains, "duel", out=tmp_path / "here", **named)
    words = [form, "ftl", "--scenario", "duel", "--seats", ",".join(captains), "--battles", 20, "--seed", 7, "--nodes", 8]
    words += ["--option", "missiles=4", "--interval", "wilson"]
    assert json.loads(terminal(*words, "--json")) == result.report
    there = tmp_path / "there"
    there.mkdir()
    terminal(*words, "--untimed", "--out", there)
    assert (there / f"{result.name}.results").read_bytes() == result.journal == result.path.read_bytes()
    assert pyarrow.table(result.table).equals(pyarrow.parquet.read_table(there / f"{result.name}.parquet"))
    assert fight("ftl", captains, "duel", shards=3, **named).journal == result.journal
    if form == "match":
        (effect,) = result.effects
        assert effect["score"] == result.report["score"] and [effect["low"], effect["high"]] == result.report["interval"]
        assert [effect["wins"], effect["losses"]] == result.report["wins"] and effect["drawn"] == result.report["draws"]
    else:
        for effect, rung in zip(result.effects, result.report["ladder"], strict=True):
            assert effect["captain"] == rung["captain"] and effect["elo"] == rung["elo"]
            assert [effect["low"], effect["high"]] == rung["interval"]
    assert {type(effect[name]) for effect in result.effects for name in ("low", "score", "level")} == {float}
    assert {type(effect["battles"]) for effect in result.effects} == {int}
    assert captains[-1] in result.answer and result.text is None
    assert form == "match" or re.search(r" −\d+ \(−\d+ to [−+]\d+\)", result.answer), result.answer
    with pytest.raises(ValueError, match="plot: .* is no experiment"):
        result.plot()


def test_effects_have_the_intervals_of_the_report():
    result = lab.run(SWEEP)
    for effect, case in zip(result.effects, result.report["cases"], strict=True):
        assert effect["case"] == case["name"] and effect["battles"] == case["battles"] == 24
        assert [effect["low"], effect["high"]] == case["interval"]
        assert type(effect["case"]) is str and type(effect["battles"]) is int
        assert {type(effect[name]) for name in ("value", "share", "worth", "level")} == {float}
        if case["change"] is None:
            assert effect["change"] is effect["p"] is effect["corrected_p"] is None
        else:
            assert effect["change"] == case["change"]["by"]
            assert [effect["p"], effect["corrected_p"]] == [case["change"]["chance"], case["change"]["corrected"]]
            assert [effect["change_low"], effect["change_high"]] == case["change"]["interval"]
    assert result.path is None and result.journal.startswith(b"firing-arc results")
    assert [effect["case"] for effect in result.effects] == list(dict.fromkeys(polars.DataFrame(result.table)["series"]))
    (effect, *_) = lab.run("full-thrust-points", battles=40).effects
    assert type(effect["class"]) is type(effect["name"]) is str and type(effect["pairs"]) is int


def test_the_last_battle_without_a_pair_has_no_share_in_an_experiment():
    odd, even = lab.run(SWEEP, battles=5), lab.run(SWEEP, battles=4)
    assert len(odd.table) == 15
    for of_odd, of_even in zip(odd.effects, even.effects, strict=True):
        rows = polars.DataFrame(odd.table).filter(polars.col("series") == of_odd["case"])
        assert of_odd["battles"] == rows.height == 5
        assert of_odd["turns"] == pytest.approx(rows["turns"].mean())
        assert of_odd["draws"] == pytest.approx((rows["came"] == "draw").mean())
        for column in ("share", "low", "high", "worth", "change", "p"):
            assert of_odd[column] == of_even[column]
    match = lab.match("ftl", SWEEP["captains"], "duel", battles=5, nodes=8)
    assert match.effects[0]["score"] == pytest.approx(polars.DataFrame(match.table)["share"].mean())


def test_readers_of_arrow_take_the_table(tmp_path):
    table = lab.run(SWEEP).table
    arrow = pyarrow.table(table)
    assert len(table) == arrow.num_rows == 72 and table.columns == arrow.column_names
    assert pyarrow.schema(table) == arrow.schema
    frame = polars.DataFrame(table)
    assert frame.filter(polars.col("came") == "win").height == arrow["came"].to_pylist().count("win")
    assert frame["seed"].dtype == polars.UInt64 and frame["swapped"].dtype == polars.Boolean
    assert arrow.to_pandas()["share"].mean() == pytest.approx(frame["share"].mean())
    if hasattr(pandas.DataFrame, "from_arrow"):
        assert list(pandas.DataFrame.from_arrow(table)["series"].unique()) == list(arrow["series"].unique().to_pylist())
    lab.run(SWEEP).plot().save(tmp_path / "chart.svg")
    assert (tmp_path / "chart.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("asked", [SWEEP, FAIR])
def test_threads_and_shards_change_no_byte(asked):
    told = []
    whole = lab.run(asked, workers=1, progress=lambda held, owed: told.append((held, owed)))
    split = lab.run(asked, shards=5, workers=2)
    assert whole.journal == split.journal and whole.report == split.report
    assert told[-1][0] == told[-1][1] == len(whole.table), told


def test_a_run_goes_on_where_it_was_interrupted(tmp_path):
    """An interrupt from the keyboard, in a process of its own."""
    program = (
        "import json, os, signal, sys\n"
        "from firing_arc import lab\n"
        "def told(held, owed):\n"
        "    if held > 5: os.kill(os.getpid(), signal.SIGINT)\n"
        "lab.run(json.loads(sys.argv[1]), out=sys.argv[2], workers=2, progress=told)\n"
    )
    long = {**SWEEP, "battles": 4000}
    words = [sys.executable, "-c", program, json.dumps(long), str(tmp_path)]
    if sys.platform != "win32":
        told = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert "KeyboardInterrupt" in told.stderr, told.stderr
        kept = (tmp_path / "experiment.results").read_bytes()
        assert 5 < len(BATTLE.findall(kept)) < 12_000

    class Enough(Exception):
        pass

    def enough(held, owed):
        raise Enough

    with pytest.raises(Enough):
        lab.run(long, out=tmp_path, progress=enough)
    more = (tmp_path / "experiment.results").read_bytes()
    assert sys.platform == "win32" or (more.startswith(kept) and len(more) > len(kept))


def test_the_interpreter_is_free_while_battles_are_fought():
    turns, over = 0, threading.Event()

    def count():
        nonlocal turns
        while not over.is_set():
            turns += 1
            time.sleep(0.001)

    counting = threading.Thread(target=count)
    counting.start()
    lab.run({**SWEEP, "battles": 2000}, workers=1)
    over.set()
    counting.join()
    assert turns > 20, f"another thread had {turns} turns while 6,000 battles were fought"


@pytest.mark.parametrize(
    ("asked", "more", "error", "told"),
    [
        ("nowhere", {}, ValueError, 'experiment: no experiment is called "nowhere"; there are: ftl-distance'),
        (7, {}, TypeError, "experiment: int is no name"),
        ("none/at-all.toml", {}, FileNotFoundError, "at-all.toml"),
        ({**SWEEP, "captains": ["kirk", "random"]}, {}, ValueError, 'experiment: captains: no captain of ftl is called "kirk"'),
        ({**FAIR, "captain": "kirk"}, {}, ValueError, 'experiment: captain: no captain of full-thrust is called "kirk"'),
        ({**SWEEP, "scenario": "nowhere"}, {}, ValueError, "scenario: no scenario of ftl"),
        ({**SWEEP, "nodes": None}, {}, TypeError, "experiment: nodes: None is no value; leave the key out"),
        ({**SWEEP, "battles": numpy.int64(4)}, {}, TypeError, "experiment: battles: numpy.int64 is none of text, number"),
        (varied(numpy.array([0, 5])), {}, TypeError, "experiment: vary.values: numpy.ndarray is none of text, number"),
        (varied([0, None]), {}, TypeError, "experiment: vary.values.2: None is no value"),
        (varied([0, float("nan")]), {}, ValueError, "experiment: vary.values.2: nan is not finite"),
        (varied([0, 2**63]), {}, ValueError, "experiment: vary.values.2: 9223372036854775808 is not a whole number from"),
        ({**SWEEP, "set": {1: 2}}, {}, TypeError, "experiment: set: the key 1 is not text"),
        (SWEEP, {"name": "a/b"}, ValueError, 'name: "a/b" is not 1 to 100 of A-Z'),
        (SWEEP, {"name": ".."}, ValueError, 'name: ".." is not 1 to 100 of A-Z'),
        (SWEEP, {"name": 7}, TypeError, "name: 7 is not text"),
        (SWEEP, {"on": "moon"}, ValueError, 'on: "moon" is not local or ray'),
        (SWEEP, {"shards": 0}, ValueError, "shards: 0 is not a whole number from 1 to 100000"),
        (SWEEP, {"shards": 1.5}, TypeError, "shards: 1.5 is not a whole number"),
        (SWEEP, {"workers": True}, TypeError, "workers: True"),
        (SWEEP, {"workers": 1025}, ValueError, "workers: 1025 is not a whole number from 1 to 1024"),
        (SWEEP, {"retries": -1}, ValueError, "retries: -1"),
        (SWEEP, {"seed": -1}, ValueError, "seed: -1"),
        (SWEEP, {"battles": 1}, ValueError, "battles: a whole number from 2"),
        (SWEEP, {"nodes": 0}, ValueError, "nodes: a whole number from 1"),
    ],
)
def test_bad_input_names_the_field(asked, more, error, told):
    with pytest.raises(error, match=told):
        lab.run(asked, **more)


@pytest.mark.parametrize(
    ("fight", "captains", "more", "told"),
    [
        (lab.match, ["random"], {}, "captains: 1 instead of 2"),
        (lab.match, ["random", "kirk"], {}, 'captains: no captain of ftl is called "kirk"; there are random'),
        (lab.match, ["random", "doctrine"], {"scenario": "nowhere"}, "nowhere"),
        (lab.match, ["random", "doctrine"], {"options": {"missiles": "many"}}, "missiles"),
        (lab.match, ["random", "doctrine"], {"interval": "wide"}, 'interval: "wide" is not paired, wilson or exact'),
        (lab.match, ["random", "doctrine"], {"battles": 0}, "battles: 0 is not a whole number from 1 to 10000000"),
        (lab.match, ["random", "doctrine"], {"nodes": 2**32}, "nodes: 4294967296 is not a whole number from 1 to"),
        (lab.ladder, ["random"], {}, "captains: a ladder needs two or more"),
        (lab.ladder, ["random", "random"], {}, "captains: random is there twice"),
        (lab.ladder, ["random", "doctrine"], {"anchor": "search"}, 'anchor: "search" is not among the captains'),
    ],
)
def test_bad_contests_name_the_field(fight, captains, more, told):
    with pytest.raises(ValueError, match=told):
        fight("ftl", captains, **more)
    with pytest.raises(TypeError, match="captains: 'random' is not a list"):
        fight("ftl", "random")


def test_a_folder_of_another_experiment_is_refused(tmp_path):
    lab.run(SWEEP, battles=2, out=tmp_path)
    with pytest.raises(ValueError, match="out: .*belongs to another experiment.*Use another folder$"):
        lab.run(SWEEP, battles=4, out=tmp_path)
    other = lab.run(SWEEP, battles=4, out=tmp_path, name="four")
    assert other.name == other.report["experiment"] == "four" and other.path == tmp_path / "four.results"
    assert lab.run("ftl-distance", battles=2, shards=2, out=tmp_path, name="two").path == tmp_path / "two.results"
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="out: "):
        lab.run(SWEEP, out=tmp_path / "file")
    with pytest.raises(ValueError, match="shard: 3 of 2"):
        Run.experiment("a", experiment_text(json.dumps(SWEEP))).fight_shard(3, 2, tmp_path)


def test_a_shard_without_a_folder_leaves_none(tmp_path):
    """Of a run without ``out``, on a node that the caller does not clear."""
    request = _cluster.Request("experiment", ("a", experiment_text(json.dumps(SWEEP))), {"battles": 4})
    given = str(tmp_path / "run")
    name, data, battles = _cluster.fight_shard(request, 1, 2, 1, given, False)
    assert name == "a.shard-1-of-2.results" and len(BATTLE.findall(data)) == battles == 6
    assert not list(tmp_path.iterdir()), "the file is on its way, and the folder is gone"
    with pytest.raises(ValueError, match="round: "):
        _cluster.fight_shard(request, 1, 2, 7, given, False)
    assert not list(tmp_path.iterdir()), "nor does a task that fails leave one"
    kept = _cluster.fight_shard(request, 1, 2, 1, given, True)
    assert [file.read_bytes() for file in tmp_path.glob("run/*")] == [data] and kept == (name, data, battles)


def test_a_task_does_not_remove_the_folder_of_another(tmp_path):
    request = _cluster.Request("experiment", ("a", experiment_text(json.dumps({**SWEEP, "battles": 100_000}))), {})
    given, refused = str(tmp_path / "run"), []

    class Enough(Exception):
        pass

    def told(held, owed):
        try:
            _cluster.fight_shard(request, 1, 2, 1, given, False)
        except BlockingIOError as error:
            refused.append(error)
        raise Enough

    with pytest.raises(Enough):
        request.run().fight_shard(1, 2, Path(f"{given}-1"), progress=told)
    (file,) = tmp_path.glob("run-1/*")
    assert refused and BATTLE.search(file.read_bytes())


def holder(file: Path) -> int | None:
    """Returns the process that has a file open."""
    for fd in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(fd) == str(file):
                return int(fd.parts[2])
        except OSError:
            continue
    return None


@pytest.mark.skipif(sys.platform != "linux", reason="the process of a file is found in /proc")
@pytest.mark.parametrize("kept", [True, False])
def test_a_killed_worker_loses_and_repeats_nothing(kept, two_workers, tmp_path, monkeypatch):
    asked, folder = {**SWEEP, "captains": ["cadet", "random"], "battles": 200, "nodes": 32}, tmp_path.resolve()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    killed = {}

    def kill():
        while not killed:
            for file in folder.glob("*.shard-*.results" if kept else "firing-arc-*-*/*.shard-*.results"):
                try:
                    content = file.read_bytes()
                except FileNotFoundError:
                    continue  # Its shard is over.
                pid = holder(file) if len(BATTLE.findall(content)) > 4 else None
                if pid is not None and pid != os.getpid():
                    os.kill(pid, signal.SIGKILL)
                    killed[file] = file.read_bytes()
                    return
            time.sleep(0.002)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    told = []
    out = folder if kept else None
    over = lab.run(asked, on="ray", shards=4, out=out, progress=lambda held, owed: told.append((held, owed)))
    killer.join(timeout=1)
    assert killed, "no worker was caught in the middle of a shard"
    ((file, before),) = killed.items()
    if kept:
        whole = before[: before.rindex(b"\n") + 1]
        final = file.read_bytes()
        assert final.startswith(whole) and len(final) > len(whole), "the shard went on where it stopped"
    else:
        assert not list(folder.iterdir()), "a run without a folder leaves none behind"
    local = lab.run(asked)
    assert over.journal == local.journal and over.report == local.report and over.effects == local.effects
    assert pyarrow.table(over.table).equals(pyarrow.table(local.table))
    assert len(told) == 4 and told[-1] == (600, 600)


def test_rounds_and_errors_cross_the_cluster(two_workers, tmp_path, monkeypatch):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    assert lab.run(FAIR, on="ray", shards=3).journal == lab.run(FAIR).journal
    seats = ("ftl", ["doctrine", "random"])
    assert lab.match(*seats, on="ray").journal == lab.match(*seats).journal
    lab.run(SWEEP, on="ray", out=tmp_path, battles=2)
    with pytest.raises(ValueError, match="out: .*belongs to another experiment"):
        lab.run(SWEEP, on="ray", out=tmp_path, battles=4)
    assert not list(temporary.iterdir()), "runs without a folder leave none behind"


def test_a_shard_that_is_always_lost_is_named():
    class Lost:
        """Ray whose workers always die."""

        exceptions = ray.exceptions
        tried = 0

        def remote(self, **_):
            return lambda _: type("Task", (), {"remote": lambda *_: object()})

        def wait(self, tasks, num_returns):
            return tasks[:num_returns], tasks[num_returns:]

        def get(self, _):
            self.tried += 1
            raise ray.exceptions.WorkerCrashedError

        def cancel(self, _):
            pass

    lost = Lost()
    tasks = _cluster.Tasks(lost, _cluster.Request("experiment", (), {}), Path(), False, 1, 1, 2)
    with pytest.raises(_cluster.WorkerLost, match="shard 1 of 1: its worker was lost 3 times; the last"):
        list(tasks.fight(1))
    assert lost.tried == 3
    tasks = _cluster.Tasks(lost, _cluster.Request("experiment", (), {}), Path(), False, 1, 1, 0)
    with pytest.raises(_cluster.WorkerLost, match="shard 1 of 1: its worker was lost: "):
        list(tasks.fight(1))
