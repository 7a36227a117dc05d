"""Run tasks in this process, in several on this machine, or on a dask.distributed cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from itertools import chain, islice
from typing import TYPE_CHECKING, Final, NoReturn, Protocol, TypeVar

from happycity.bots.programs.program import RUNNING
from happycity.errors import BadOptions
from happycity.extras import require
from happycity.schema.validate import abbreviate, whole_number
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
    from multiprocessing.connection import Connection

T = TypeVar("T")
QUEUED_PER_PROCESS: Final = 4
"""Tasks that wait for each process, so that it is never idle, and yet a stopped run ends soon."""
MAX_CLUSTER_TASKS: Final = 10_000
"""Tasks submitted to a cluster at once; it may have many processes."""
CONNECT_TIMEOUT_S: Final = 10


def usable_cores() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def count_processes(jobs: int) -> int:
    """How many processes `jobs` means: 0 is one for each core. Raises BadOptions.

    >>> count_processes(2)
    2
    """
    number = whole_number(jobs)
    if number is None or number < 0:
        raise BadOptions("bad-options", field="jobs", value=abbreviate(jobs), expected="0, 1, 2, …")
    return number or usable_cores()


def run_tasks(tasks: Iterable[Callable[[], T]], *, jobs: int = 1, cluster: str | None = None) -> Generator[T]:
    """Yield the result of each task as it finishes. Close the generator to stop early."""
    left = iter(tasks)
    if cluster:
        yield from run_on_cluster(left, cluster)
        return
    first = list(islice(left, jobs))
    left = chain(first, left)
    if len(first) > 1:
        yield from run_in_processes(left, len(first))
    else:
        for task in left:
            yield task()


def run_in_processes(tasks: Iterator[Callable[[], T]], jobs: int) -> Generator[T]:
    """Run tasks in spawned processes, which start clean on every system and share nothing.

    They exit when our end of a pipe is closed: because we stop, or because we were killed.
    """
    context = multiprocessing.get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with (
        theirs,
        ours,
        ProcessPoolExecutor(jobs, context, initializer=init_worker, initargs=(theirs,)) as pool,
    ):
        try:
            yield from keep_busy(pool, tasks, jobs)
        except BaseException:  # also Ctrl-C and GeneratorExit
            ours.close()
            raise


def keep_busy(pool: ProcessPoolExecutor, tasks: Iterator[Callable[[], T]], jobs: int) -> Iterator[T]:
    """Submit tasks to a pool, few at a time, and yield their results."""
    pending: set[Future[T]] = set()
    while True:
        with sigint_blocked():
            pending |= {pool.submit(task) for task in islice(tasks, jobs * QUEUED_PER_PROCESS - len(pending))}
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Delay a Ctrl-C. Processes started meanwhile inherit the mask, so they never print a traceback for one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def init_worker(parent: Connection[bytes, bytes]) -> None:
    """Make this process exit with its parent, and ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(
        signal.SIGTERM, lambda *_: exit_worker()
    )  # the pool sends it as soon as one worker has exited
    threading.Thread(target=exit_with_parent, args=(parent,), daemon=True).start()


def exit_with_parent(parent: Connection[bytes, bytes]) -> None:
    """Wait until the parent's end of the pipe is closed."""
    with suppress(EOFError, OSError):
        parent.recv()
    exit_worker()


def exit_worker() -> NoReturn:
    """Exit this process, and kill the programs it runs as bots."""
    for program in list(RUNNING):
        program.kill()
    os._exit(1)


def run_on_cluster(tasks: Iterator[Callable[[], T]], address: str) -> Iterator[T]:
    """Run tasks on a dask.distributed cluster, whose workers have the same happycity installed."""
    distributed = require("distributed")
    try:
        distributed.comm.get_address_host_port(address)  # a client with a malformed address never ends
        client = distributed.Client(address, timeout=CONNECT_TIMEOUT_S, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BadOptions("no-cluster", address=address, reason=str(error)) from error
    with client:
        check_versions(client, address)
        futures = (client.submit(task, pure=False) for task in tasks)
        running = distributed.as_completed(islice(futures, MAX_CLUSTER_TASKS), loop=client.loop)
        for future in running:
            yield future.result()
            future.release()
            running.update(islice(futures, 1))


class ClusterClient(Protocol):
    """The part of `distributed.Client` that `check_versions` uses."""

    def run(self, function: Callable[[], str]) -> Mapping[str, str]:
        """Run a function on every worker; return the results by worker."""


def installed_version() -> str:
    """What must be the same everywhere for the results to be the same."""
    import happycity

    return f"{happycity.__version__}, rules {RULES_VERSION}"


def check_versions(client: ClusterClient, address: str) -> None:
    """Refuse workers that would play by other rules, or cannot play at all."""
    try:
        versions = set(client.run(installed_version).values())
    except (ImportError, OSError) as error:  # no happycity there, or the workers have gone
        raise BadOptions("no-cluster", address=address, reason=str(error)) from error
    for version in versions:
        if version != installed_version():
            raise BadOptions("cluster-differs", address=address, found=version, expected=installed_version())
