"""Shards of a run as tasks of Ray.

A task fights one shard and returns its file, so nodes need not share a folder. A worker that is lost leaves its file behind. The
next task of the shard on the same node, or on any node that shares the folder, goes on after the last whole battle of that
file; elsewhere it begins again. A shard counts once, because its file is gathered once. A task that ends removes its file if the
run has no folder; one that is killed cannot.
"""

from __future__ import annotations

import shutil
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ._native import Run

#: Seconds before a shard whose file another task still holds is tried again.
_WAIT = 0.5


@dataclass(frozen=True)
class Request:
    """A run as asked, which a worker makes again: the maker of ``Run``, and its arguments."""

    maker: str
    arguments: tuple[Any, ...]
    named: dict[str, Any]

    def run(self) -> Run:
        """Returns the run, checked."""
        return getattr(Run, self.maker)(*self.arguments, **self.named)


class WorkerLost(RuntimeError):
    """A shard whose worker was lost more often than ``retries`` allows."""


@contextmanager
def joined() -> Iterator[Any]:
    """Gives Ray, joined to its cluster; leaves a cluster that it has joined itself."""
    try:
        import ray
    except ImportError:
        raise ImportError('on: "ray" needs Ray: pip install "firing-arc[ray]"') from None
    own = not ray.is_initialized()
    if own:
        ray.init()
    try:
        yield ray
    finally:
        if own:
            ray.shutdown()


def cpus(ray: Any) -> int:
    """Returns the number of CPUs of the cluster."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def fight_shard(
    request: Request, shard: int, shards: int, number: int, folder: str, kept: bool
) -> tuple[str, bytes, int]:
    """Fights a shard on a worker, and returns the name and content of its file and its number of battles.

    A shard that is not ``kept`` has a folder of its own beside ``folder``, which is removed however the task ends. So no task
    removes the file of another shard.
    """
    own, held = Path(folder if kept else f"{folder}-{shard}"), 0

    def told(fought: int, _: int) -> None:
        nonlocal held
        held = fought

    try:
        path = request.run().fight_shard(shard, shards, own, round=number, progress=told)
        return path.name, path.read_bytes(), held
    except BlockingIOError:
        kept = True  # Another task fights the shard there, and removes the folder itself.
        raise
    finally:
        if not kept:
            shutil.rmtree(own, ignore_errors=True)


class Tasks:
    """The tasks that fight the shards of a run."""

    def __init__(
        self, ray: Any, request: Request, folder: Path, kept: bool, shards: int, workers: int, retries: int
    ) -> None:
        self._ray, self._retries, self._workers, self._shards = ray, retries, workers, shards
        self._request = request
        self._where = (str(folder), kept)
        self._task = ray.remote(num_cpus=1, max_retries=0)(fight_shard)

    def fight(self, number: int) -> Iterator[tuple[str, bytes, int]]:
        """Fights all shards of a round, and gives the file of each as its task ends."""
        waiting = deque(range(1, self._shards + 1))
        playing: dict[Any, int] = {}
        lost: Counter[int] = Counter()
        try:
            while waiting or playing:
                while waiting and len(playing) < self._workers:
                    shard = waiting.popleft()
                    playing[self._task.remote(self._request, shard, self._shards, number, *self._where)] = shard
                for done in self._ray.wait(list(playing), num_returns=1)[0]:
                    shard = playing.pop(done)
                    try:
                        yield self._ray.get(done)
                    except self._ray.exceptions.RayError as error:
                        self._again(shard, error, lost)
                        waiting.append(shard)
        finally:
            for task in playing:
                self._ray.cancel(task)

    def _again(self, shard: int, error: Exception, lost: Counter[int]) -> None:
        """Notes that a shard was lost; raises if it may not begin again."""
        if isinstance(error, self._ray.exceptions.RayTaskError):
            # An exception of the task itself would be raised again, except that of a file which a dying task still holds.
            if not isinstance(error.cause, BlockingIOError):
                raise error.cause from None
            time.sleep(_WAIT)
        lost[shard] += 1
        if lost[shard] > self._retries:
            if isinstance(error, self._ray.exceptions.RayTaskError):
                raise error.cause from None
            often = "" if lost[shard] == 1 else f" {lost[shard]} times; the last time"
            raise WorkerLost(f"shard {shard} of {self._shards}: its worker was lost{often}: {error}") from error
