"""The lab: experiments of many battles between captains, in this process or on the workers of Ray.

``run`` fights an experiment with the engine of ``firing-arc lab run``, ``match`` a match and ``ladder`` a ladder. They return the
answer, the effects with their intervals, the battles as a table, and an experiment's chart. The same question gives the same
numbers and, byte for byte, the same results file in the terminal, on any number of threads, and on any number of workers.
"""

from __future__ import annotations

import json
import math
import os
import re
import shutil
import tempfile
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import _cluster, _native
from ._cluster import Request, WorkerLost
from ._native import Run, Table

__all__ = ["Chart", "Result", "Table", "WorkerLost", "experiments", "ladder", "match", "run"]

#: A function of two numbers: battles fought so far, kept ones included, and battles in all.
Progress = Callable[[int, int], object]

#: The largest numbers that are not the engine's.
_LARGEST = 2**63 - 1
#: A name without folders, blanks or signs of a shell.
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}")
_MOST_RETRIES = 100


@dataclass(frozen=True)
class Chart:
    """A chart as SVG, drawn by the code that draws the terminal's. A notebook shows it."""

    svg: str

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the chart to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg


@dataclass(frozen=True)
class Result:
    """A run after its last battle."""

    #: Name of the experiment, match or ladder; its files are called so.
    name: str
    #: The text of an experiment's file, with the seed, battles and nodes that were asked for.
    text: str | None = field(repr=False)
    #: The answer, in a sentence or two.
    answer: str
    #: A dict for every case, class of ships, match or captain.
    effects: list[dict[str, Any]] = field(repr=False)
    #: The report that the terminal prints with ``--json``.
    report: dict[str, Any] = field(repr=False)
    #: Every battle as a row, for pyarrow, polars, pandas and every other reader of Arrow.
    table: Table
    #: The results file: every battle on a line, with its checksum.
    journal: bytes = field(repr=False)
    #: Where the results file is; ``None`` if ``out`` was not given.
    path: Path | None
    _svg: str | None = field(repr=False)

    def plot(self) -> Chart:
        """Returns an experiment's chart: the share of each case with its 95 % interval, or the value of each class."""
        if self._svg is None:
            raise ValueError(f"plot: {self.name} is no experiment; only experiments have a chart")
        return Chart(self._svg)


def experiments() -> list[dict[str, str]]:
    """Returns the included experiments, each with its ``id``, ``title``, ``game`` and ``text``."""
    return [dict(zip(("id", "title", "game", "text"), one, strict=True)) for one in _native.experiments()]


def run(
    experiment: str | os.PathLike[str] | Mapping[str, Any],
    *,
    name: str | None = None,
    seed: int | None = None,
    battles: int | None = None,
    nodes: int | None = None,
    on: str = "local",
    shards: int | None = None,
    workers: int | None = None,
    out: str | os.PathLike[str] | None = None,
    retries: int = 3,
    progress: Progress | None = None,
) -> Result:
    """Fights an experiment and returns its result.

    ``experiment`` is the name of an included one, the path of a file, or the content of such a file as a dict. ``seed``,
    ``battles`` (of each case) and ``nodes`` (of search for each order) replace those of the experiment.

    ``name`` is the name of the result and of its files: by default that of the included experiment or of the file, and
    ``experiment`` for a dict. Give each dict its own name if they share a folder.

    ``on`` is ``"local"``, for threads of this process, or ``"ray"``, for tasks of Ray. ``workers`` is the largest number of battles
    at once: by default the cores of this machine, or the CPUs of the cluster. ``shards`` is the number of parts into which the
    battles are split, at most 100,000: by default 1, or on Ray one for each worker. None of them changes the result.

    ``out`` is a folder for the results file, and for those of shards. The same call goes on from the battles that it finds there.
    On Ray a folder that all nodes share keeps what a lost worker had fought.

    ``retries`` is how often a shard whose worker was lost is begun again. ``progress`` is called with the battles fought so far,
    kept ones included, and the battles in all. A question of fairness adds battles with each round.

    The interpreter's lock is free while battles are fought. An interrupt stops after the battles in play, which are kept.

    Raises ``ValueError`` or ``TypeError`` that begins with the name of the argument, ``OSError`` if ``out`` cannot be written or is
    in use, ``ImportError`` if Ray is missing, and ``WorkerLost`` if a shard was lost more often than ``retries`` allows.
    """
    how = _How(on, shards, workers, out, retries, progress)
    for key, value in (("seed", seed), ("battles", battles), ("nodes", nodes)):
        _whole(key, value, 0, _LARGEST)
    if isinstance(experiment, Mapping):
        own, text = "experiment", _native.experiment_text(_json(experiment))
    elif isinstance(experiment, (str, os.PathLike)):
        own, text = _read(experiment)
    else:
        raise TypeError(f"experiment: {type(experiment).__name__} is no name, path or dict")
    called = own if name is None else _name(name)
    return _fought(Request("experiment", (called, text), {"seed": seed, "battles": battles, "nodes": nodes}), how)


def match(
    game: str,
    captains: Sequence[str],
    scenario: str = "",
    *,
    battles: int = 100,
    seed: int = 1,
    nodes: int | None = None,
    fixed_sides: bool = False,
    interval: str = "paired",
    options: Mapping[str, Any] | None = None,
    text: str | None = None,
    on: str = "local",
    shards: int | None = None,
    workers: int | None = None,
    out: str | os.PathLike[str] | None = None,
    retries: int = 3,
    progress: Progress | None = None,
) -> Result:
    """Fights a match between two captains, as ``firing-arc lab match`` does, and returns its result.

    The captains swap seats between the two battles of a pair, unless ``fixed_sides``. ``interval`` is ``"paired"``, ``"wilson"`` or
    ``"exact"``. ``scenario`` is by default the game's first; ``text`` is a scenario file of your own, which ``scenario`` then names.
    The other arguments and the errors are those of ``run``.
    """
    how = _How(on, shards, workers, out, retries, progress)
    if len(_names(captains)) != 2:
        raise ValueError(f"captains: {len(captains)} instead of 2")
    named = _of_contest(battles, seed, nodes, interval, options, text) | {"fixed_sides": bool(fixed_sides)}
    return _fought(Request("match_of", (game, list(captains), scenario), named), how)


def ladder(
    game: str,
    captains: Sequence[str],
    scenario: str = "",
    *,
    battles: int = 200,
    seed: int = 1,
    nodes: int | None = None,
    anchor: str | None = None,
    everyone: bool = False,
    interval: str = "paired",
    options: Mapping[str, Any] | None = None,
    text: str | None = None,
    on: str = "local",
    shards: int | None = None,
    workers: int | None = None,
    out: str | os.PathLike[str] | None = None,
    retries: int = 3,
    progress: Progress | None = None,
) -> Result:
    """Fights a ladder of captains, weakest first, as ``firing-arc lab ladder`` does, and returns its result.

    Each captain meets the next and the anchor in ``battles`` battles, or with ``everyone`` every other captain. ``anchor`` is the
    captain whose strength is 0: by default doctrine, or else the first. The other arguments and the errors are those of ``match``.
    """
    how = _How(on, shards, workers, out, retries, progress)
    names = _names(captains)
    if anchor is not None and anchor not in names:
        raise ValueError(f'anchor: "{anchor}" is not among the captains')
    place = names.index(anchor or "doctrine") if (anchor or "doctrine") in names else 0
    named = _of_contest(battles, seed, nodes, interval, options, text) | {"anchor": place, "everyone": bool(everyone)}
    return _fought(Request("ladder_of", (game, names, scenario), named), how)


@dataclass(frozen=True)
class _How:
    """How a run is fought, which does not change its result."""

    on: str
    shards: int | None
    workers: int | None
    out: str | os.PathLike[str] | None
    retries: int
    progress: Progress | None

    def __post_init__(self) -> None:
        if self.on not in ("local", "ray"):
            raise ValueError(f'on: "{self.on}" is not local or ray')
        _whole("shards", self.shards, 1, _native.MOST_SHARDS)
        _whole("workers", self.workers, 1, _native.MOST_THREADS)
        _whole("retries", self.retries, 0, _MOST_RETRIES)

    def told(self, held: int, owed: int) -> None:
        if self.progress is not None:
            self.progress(held, owed)


def _names(captains: Sequence[str]) -> list[str]:
    if isinstance(captains, str) or not all(isinstance(name, str) for name in captains):
        raise TypeError(f"captains: {captains!r} is not a list of names")
    return list(captains)


def _of_contest(
    battles: int, seed: int, nodes: int | None, interval: str, options: Mapping[str, Any] | None, text: str | None
) -> dict[str, Any]:
    """Returns what matches and ladders take alike."""
    _whole("battles", battles, 1, _native.MOST_BATTLES)
    _whole("seed", seed, 0, _LARGEST)
    _whole("nodes", nodes, 1, _native.MOST_NODES)
    if not isinstance(options, (Mapping, type(None))):
        raise TypeError(f"options: {type(options).__name__} is no dict")
    given = dict(options or {})
    return {"battles": battles, "seed": seed, "nodes": nodes, "interval": interval, "options": given, "text": text}


def _fought(request: Request, how: _How) -> Result:
    asked = request.run()
    with _folder(how.out) as folder:
        if how.on == "ray":
            fought = _on_ray(request, asked, folder, how)
        elif how.shards in (None, 1):
            fought = asked.fight(folder, threads=how.workers or _cores(), progress=how.progress)
        else:
            fought = _in_turn(asked, folder, how)
        return Result(
            name=asked.name,
            text=asked.text,
            answer=fought.answer,
            effects=fought.effects,
            report=json.loads(fought.report),
            table=fought.table,
            journal=fought.path.read_bytes(),
            path=None if how.out is None else fought.path,
            _svg=fought.svg,
        )


def _name(name: Any) -> str:
    """Refuses a name that cannot be that of a file."""
    if not isinstance(name, str):
        raise TypeError(f"name: {name!r} is not text")
    if not _NAME.fullmatch(name):
        raise ValueError(f'name: "{name}" is not 1 to 100 of A-Z, a-z, 0-9, ".", "_" and "-", the first no "." or "-"')
    return name


def _json(experiment: Mapping[str, Any]) -> str:
    """Returns the content of an experiment as JSON."""
    return json.dumps(_plain("", experiment))


def _plain(place: str, value: Any) -> Any:
    """Returns a value as a file can hold it, or refuses it under its key; numpy's numbers, for one, have no form there."""
    at = f"experiment: {place}: " if place else "experiment: "
    if isinstance(value, Mapping):
        for key in value:
            if not isinstance(key, str):
                raise TypeError(f"{at}the key {key!r} is not text")
        return {key: _plain(f"{place}.{key}" if place else key, one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(f"{place}.{number}", one) for number, one in enumerate(value, 1)]
    if value is None:
        raise TypeError(f"{at}None is no value; leave the key out")
    if not isinstance(value, (str, int, float)):
        kind = f"{type(value).__module__}.{type(value).__name__}"
        raise TypeError(f"{at}{kind} is none of text, number, bool, list and dict")
    if isinstance(value, int) and not -_LARGEST <= value <= _LARGEST:
        raise ValueError(f"{at}{value} is not a whole number from -{_LARGEST} to {_LARGEST}")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{at}{value} is not finite")
    return value


def _read(experiment: str | os.PathLike[str]) -> tuple[str, str]:
    """Returns the name and text of an included experiment, or of a file."""
    included = {one["id"]: one["text"] for one in experiments()}
    if isinstance(experiment, str) and experiment in included:
        return experiment, included[experiment]
    path = Path(experiment)
    if isinstance(experiment, str) and path.name == experiment and path.suffix.lower() != ".toml":
        raise ValueError(
            f'experiment: no experiment is called "{experiment}"; there are: {", ".join(included)}; or give the path of a file'
        )
    try:
        return path.stem, path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"experiment: {path} is not text in UTF-8: {error}") from None


def _whole(name: str, value: Any, least: int, most: int) -> None:
    """Refuses what is neither ``None`` nor a whole number between two bounds."""
    if value is None:
        return
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name}: {value!r} is not a whole number")
    if not least <= value <= most:
        raise ValueError(f"{name}: {value} is not a whole number from {least} to {most}")


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _folder(out: str | os.PathLike[str] | None) -> Iterator[Path]:
    """Gives the folder of ``out``, or one that is removed at the end."""
    if out is not None:
        yield Path(out)
        return
    folder = Path(tempfile.gettempdir()) / f"firing-arc-{uuid.uuid4().hex}"
    try:
        yield folder
    finally:
        # Also what workers that were killed on this machine have left.
        for left in [folder, *folder.parent.glob(f"{folder.name}-*")]:
            shutil.rmtree(left, ignore_errors=True)


def _rounds(asked: Run, parts: Path, folder: Path, fight: Callable[[int, int], None]) -> _native.Fought:
    """Calls ``fight`` with each round and the battles before it, until the gathered shards give an answer."""
    number, before = 1, 0
    while True:
        fight(number, before)
        gathered = asked.gather(parts, folder)
        if not isinstance(gathered, int):
            return gathered
        before += asked.owed(number)
        number = gathered


def _in_turn(asked: Run, folder: Path, how: _How) -> _native.Fought:
    """Fights the shards one after the other."""
    shards, threads = how.shards or 1, how.workers or _cores()

    def fight(number: int, before: int) -> None:
        held, owed = before, before + asked.owed(number)
        for shard in range(1, shards + 1):
            done = 0

            def told(fought: int, _: int, held: int = held) -> None:
                nonlocal done
                done = fought
                how.told(held + fought, owed)

            asked.fight_shard(shard, shards, folder, round=number, threads=threads, progress=told)
            held += done

    return _rounds(asked, folder, folder, fight)


def _on_ray(request: Request, asked: Run, folder: Path, how: _How) -> _native.Fought:
    """Fights the shards as tasks of Ray, and gathers the files that they send."""
    with _cluster.joined() as ray, tempfile.TemporaryDirectory(prefix="firing-arc-") as parts:
        workers = how.workers or _cluster.cpus(ray)
        tasks = _cluster.Tasks(ray, request, folder.absolute(), how.out is not None, how.shards or workers, workers, how.retries)

        def fight(number: int, before: int) -> None:
            held, owed = before, before + asked.owed(number)
            for name, data, battles in tasks.fight(number):
                (Path(parts) / name).write_bytes(data)
                held += battles
                how.told(held, owed)

        return _rounds(asked, Path(parts), folder, fight)
