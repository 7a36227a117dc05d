"""Who plays: this process, several on this machine, or a dask.distributed cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import chain, islice
from multiprocessing.connection import Connection
from typing import Any, Final, NoReturn, TypeVar

from happycity.bots.programs.program import RUNNING
from happycity.errors import BadOptions
from happycity.version import RULES_VERSION

T = TypeVar("T")
WAITING: Final = 4
"""Tasks per process that wait for it, so that it is never idle, and yet a stopped run ends soon."""
CLUSTER_WAITING: Final = 10_000
"""Tasks that a cluster is given at once; it may have many processes."""
CONNECT_SECONDS: Final = 10


def cores() -> int:
    """The processors that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(
    work: Callable[..., T], tasks: Iterable[tuple[Any, ...]], *, jobs: int = 1, cluster: str | None = None
) -> Generator[T]:
    """The result of each task, in whatever order they are ready. Close it to stop before the last one."""
    left = iter(tasks)
    if cluster:
        yield from on_cluster(work, left, cluster)
        return
    first = list(islice(left, jobs))
    left = chain(first, left)
    if len(first) > 1:
        yield from in_processes(work, left, len(first))
    else:
        for task in left:
            yield work(*task)


def in_processes(work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], jobs: int) -> Generator[T]:
    """Spawned processes: they start clean on every system, and share nothing.

    They end when our end of a pipe is closed: because we are stopped, or because we were killed.
    """
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with theirs, ours, ProcessPoolExecutor(jobs, context, initializer=serve, initargs=(theirs,)) as pool:
        try:
            yield from spread(pool, work, tasks, jobs)
        except BaseException:  # Ctrl-C, or nobody wants the rest
            ours.close()
            raise


def spread(
    pool: ProcessPoolExecutor, work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], jobs: int
) -> Iterator[T]:
    """Keep a pool busy, with few tasks ahead."""
    pending: set[Future[T]] = set()
    while True:
        with deaf():
            pending |= {pool.submit(work, *task) for task in islice(tasks, jobs * WAITING - len(pending))}
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def deaf() -> Iterator[None]:
    """Hear of a Ctrl-C a moment later. Processes that start meanwhile are never told, and so do not complain of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(line: Connection) -> None:
    """Make this a process that ends with whoever started it, and not by a Ctrl-C of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())  # from the pool, as soon as one of us has left
    threading.Thread(target=end_with, args=(line,), daemon=True).start()


def end_with(line: Connection) -> None:
    """Wait until the other end is closed."""
    with suppress(EOFError, OSError):
        line.recv()
    leave()


def leave() -> NoReturn:
    """End this process, and the programs it runs as bots."""
    for program in list(RUNNING):
        program.kill()
    os._exit(1)


def on_cluster(work: Callable[..., T], tasks: Iterator[tuple[Any, ...]], address: str) -> Iterator[T]:
    """Workers of a dask.distributed cluster, which have the same happycity installed."""
    try:
        distributed: Any = import_module("distributed")  # an optional extra, and without types
    except ImportError:
        raise BadOptions("no-cluster-extra", extra="happycity[cluster]") from None
    try:
        distributed.comm.get_address_host_port(address)  # a client that finds it wrong by itself never ends
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BadOptions("no-cluster", address=address, reason=str(error)) from error
    with client:
        check_versions(client, address)
        futures = (client.submit(work, *task, pure=False) for task in tasks)
        running = distributed.as_completed(islice(futures, CLUSTER_WAITING), loop=client.loop)
        for future in running:
            yield future.result()
            future.release()
            running.update(islice(futures, 1))


def version() -> str:
    """What must be the same everywhere for the results to be the same."""
    import happycity

    return f"{happycity.__version__}, rules {RULES_VERSION}"


def check_versions(client: Any, address: str) -> None:
    """Refuse workers that would play by other rules, or cannot play at all."""
    try:
        versions = set(client.run(version).values())
    except (ImportError, OSError) as error:  # they have no happycity, or have gone meanwhile
        raise BadOptions("no-cluster", address=address, reason=str(error)) from error
    for found in versions:
        if found != version():
            raise BadOptions("cluster-differs", address=address, found=found, expected=version())
