"""Several worker processes behind one port, on PostgreSQL only. A dead worker is replaced.

Each worker counts its own metrics, and the supervisor serves the sum.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import tempfile
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.server.http.limits import RequestLimits, SharedCells
from happycity.server.ops.errors import port_taken
from happycity.server.ops.logs import configure_logging
from happycity.server.ops.metrics import sum_metrics
from happycity.server.ops.metrics_page import CONTENT_TYPE, NOT_FOUND
from happycity.server.ops.serve import announcer, bind, serve
from happycity.store.database import open_database

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from happycity.server.ops.config import Config
    from happycity.server.state import AppState

    Reply = tuple[int, str]
    """The number of a request to a worker, and its metrics."""
    Pipe = Connection[int, Reply]
    WorkerPipe = Connection[Reply, int]

METRICS_TIMEOUT_S: Final = 2.0
POLL_S: Final = 0.2
READY_POLL_S: Final = 0.1
RESTART_PAUSE_S: Final = 1
STOP_TIMEOUT_S: Final = 15
READY: Final = 0
"""The number of a worker's first message. Requests are numbered from 1."""

logger = logging.getLogger("happycity.server")


@dataclass(slots=True)
class Worker:
    """One process, and a pipe for its metrics."""

    process: BaseProcess
    pipe: Pipe
    lock: threading.Lock = field(default_factory=threading.Lock)
    requests: int = 0
    serving: bool = False

    def is_ready(self) -> bool:
        """Has it begun to serve?"""
        with self.lock, suppress(OSError, EOFError):
            if not self.serving and self.pipe.poll():
                self._receive()
        return self.serving

    def metrics(self) -> str | None:
        """Its metrics; None if it does not answer."""
        with self.lock:
            self.requests += 1
            try:
                self.pipe.send(self.requests)
                deadline = time.monotonic() + METRICS_TIMEOUT_S
                while self.pipe.poll(max(0.0, deadline - time.monotonic())):
                    number, text = self._receive()
                    if number == self.requests:  # not a late reply to an earlier request
                        return text
            except (OSError, EOFError):
                return None
        return None

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the process, if it lives."""
        if self.process.pid is not None and self.process.is_alive():
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, number)

    def _receive(self) -> Reply:
        number, text = self.pipe.recv()
        self.serving = self.serving or number == READY
        return number, text


def supervise(config: Config) -> None:
    """Keep all workers running until a signal."""
    if "postgres" not in config.database.partition(":")[0]:
        raise Refusal("workers-need-postgres")
    configure_logging(config.log_format)
    asyncio.run(check_database(config))
    reserved = bind(config)  # keeps the port, never accepts
    stopping, dumping = _handle_signals()
    workers: list[Worker] = []
    page = serve_metrics_page(workers, config.metrics_port) if config.metrics_port else None
    with tempfile.TemporaryDirectory(prefix="happycity") as folder:
        limits = Path(folder, secrets.token_hex(16))
        SharedCells.create(limits, RequestLimits.COUNT)
        _run_workers(config, limits, workers, stopping, dumping)
    if page is not None:
        page.shutdown()
    for worker in workers:
        worker.signal(signal.SIGTERM)
    for worker in workers:
        worker.process.join(STOP_TIMEOUT_S)
    reserved.close()


def _run_workers(
    config: Config, limits: Path, workers: list[Worker], stopping: threading.Event, dumping: threading.Event
) -> None:
    """Start all workers, announce the first that serves, and replace those that die."""
    workers += [start_worker(config, limits) for _ in range(config.workers)]
    while not stopping.wait(READY_POLL_S) and not any(worker.is_ready() for worker in workers):
        replace_dead(config, limits, workers, stopping)
    if not stopping.is_set():
        announcer(config)()
    while not stopping.wait(POLL_S):
        replace_dead(config, limits, workers, stopping)
        if dumping.is_set():
            dumping.clear()
            dump_threads(workers)


def _handle_signals() -> tuple[threading.Event, threading.Event]:
    """Events that are set by the signals to stop and to dump all threads."""
    stopping, dumping = threading.Event(), threading.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: stopping.set())
    if hasattr(signal, "SIGUSR1"):  # without a handler it would end the process
        signal.signal(signal.SIGUSR1, lambda *_: dumping.set())
    return stopping, dumping


async def check_database(config: Config) -> None:
    """Open the database once, so that its errors are reported once."""
    await (await open_database(config.database)).close()


def replace_dead(config: Config, limits: Path, workers: list[Worker], stopping: threading.Event) -> None:
    """Replace dead workers, at most one a second."""
    for index, worker in enumerate(workers):
        if not worker.process.is_alive():
            logger.warning("a worker has ended and is replaced", extra={"exit": worker.process.exitcode})
            workers[index] = start_worker(config, limits)
            stopping.wait(RESTART_PAUSE_S)


def dump_threads(workers: list[Worker]) -> None:
    """Make every serving worker print the stacks of its threads."""
    for worker in workers:
        if worker.is_ready():
            worker.signal(signal.SIGUSR1)


def start_worker(config: Config, limits: Path) -> Worker:
    """Start a worker process."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=run_worker, args=(replace(config, metrics_port=0), limits, theirs))
    process.start()
    theirs.close()
    return Worker(process, ours)


def run_worker(config: Config, limits: Path, pipe: WorkerPipe) -> None:
    """In a worker: serve, report when ready, and send metrics on request."""

    def on_created(state: AppState) -> None:
        arguments = (pipe, state.runtime.metrics_text)
        threading.Thread(target=send_metrics, args=arguments, daemon=True).start()

    try:
        serve(config, lambda: pipe.send((READY, "")), on_created=on_created, shared_limits=limits)
    except HappyCityError as error:
        logger.error(str(error))
        raise SystemExit(1) from None


def send_metrics(pipe: WorkerPipe, metrics_text: Callable[[], str]) -> None:
    """Answer the supervisor, and end this process with it: nobody else would stop it."""
    try:
        while True:
            number = pipe.recv()
            pipe.send((number, metrics_text()))
    except (OSError, EOFError):
        os.kill(os.getpid(), signal.SIGTERM)


def serve_metrics_page(workers: list[Worker], port: int) -> ThreadingHTTPServer:
    """Answer `GET /metrics` on 127.0.0.1 with the sum over all workers."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/metrics"
            texts = [worker.metrics() for worker in list(workers)] if found else []
            body = (sum_metrics([text for text in texts if text]) if found else NOT_FOUND).encode()
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", CONTENT_TYPE)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Page)
    except OSError as error:
        raise port_taken(port, error) from None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
