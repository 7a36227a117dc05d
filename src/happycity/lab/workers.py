"""Who plays: this process, several on this machine, or a dask.distributed cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any, Final, TypeVar

from happycity.errors import BadOptions
from happycity.version import RULES_VERSION

T = TypeVar("T")
WAITING: Final = 4
"""Tasks per process that wait for it, so that it is never idle, and yet a stopped run ends soon."""
CONNECT_SECONDS: Final = 10


def cores() -> int:
    """The processors that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], *, jobs: int = 1, cluster: str | None = None
) -> Iterator[T]:
    """The result of each task, in whatever order they are ready."""
    if cluster:
        yield from on_cluster(work, tasks, cluster)
    elif jobs > 1 and len(tasks) > 1:
        yield from in_processes(work, tasks, min(jobs, len(tasks)))
    else:
        for task in tasks:
            yield work(*task)


def in_processes(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """Spawned processes: they start clean on every system, and share nothing."""
    left = iter(tasks)
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        pending: set[Future[T]] = set()
        try:
            while True:
                while len(pending) < jobs * WAITING and (task := next(left, None)) is not None:
                    pending.add(pool.submit(work, *task))
                if not pending:
                    return
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_cluster(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], address: str) -> Iterator[T]:
    """Workers of a dask.distributed cluster, which have the same happycity installed."""
    try:
        distributed: Any = import_module("distributed")  # an optional extra, and without types
    except ImportError:
        raise BadOptions("no-cluster-extra", extra="happycity[cluster]") from None
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BadOptions("no-cluster", address=address, reason=str(error)) from error
    with client:
        check_versions(client, address)
        futures = [client.submit(work, *task, pure=False) for task in tasks]
        for future in distributed.as_completed(futures, loop=client.loop):
            yield future.result()
            future.release()


def version() -> str:
    """What must be the same everywhere for the results to be the same."""
    import happycity

    return f"{happycity.__version__}, rules {RULES_VERSION}"


def check_versions(client: Any, address: str) -> None:
    """Refuse workers that would play by other rules."""
    for found in set(client.run(version).values()):
        if found != version():
            raise BadOptions("cluster-differs", address=address, found=found, expected=version())
