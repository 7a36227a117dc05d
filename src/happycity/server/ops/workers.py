"""Several processes behind one port, which only PostgreSQL allows. One that dies is started again.

Each worker counts for itself; whoever asks the supervisor for metrics gets the sum over all of them.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from fastapi import FastAPI

from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.server.http.errors import port_taken
from happycity.server.ops.config import Config
from happycity.server.ops.metrics import summed
from happycity.server.ops.serve import announce, listening, serve
from happycity.store.database import open_database

PATIENCE: Final = 2.0
"""Seconds that a worker may take to tell its numbers."""
READY: Final = 0
"""A worker's first word, before anybody has asked: questions have numbers from 1 on."""

logger = logging.getLogger("happycity.server")


@dataclass(slots=True)
class Worker:
    """One process, and a line to ask it for its numbers."""

    process: BaseProcess
    line: Connection
    lock: threading.Lock = field(default_factory=threading.Lock)
    asked: int = 0
    serving: bool = False

    def ready(self) -> bool:
        """Has it begun to serve?"""
        with self.lock, suppress(OSError, EOFError):
            if not self.serving and self.line.poll():
                self._hear()
        return self.serving

    def metrics(self) -> str | None:
        """Its numbers; None if it does not answer."""
        with self.lock:
            self.asked += 1
            try:
                self.line.send(self.asked)
                until = time.monotonic() + PATIENCE
                while self.line.poll(max(0.0, until - time.monotonic())):
                    number, text = self._hear()
                    if number == self.asked:  # not the late answer to an earlier question
                        return text
            except (OSError, EOFError):
                return None
        return None

    def _hear(self) -> tuple[int, str]:
        number, text = self.line.recv()
        self.serving = self.serving or number == READY
        return number, text


def supervise(config: Config) -> None:
    """Keep as many processes running as were asked for, until told to stop."""
    if "postgres" not in config.database.partition(":")[0]:
        raise Refusal("workers-need-postgres")
    asyncio.run(check(config))
    first = listening(config)  # keeps the port, never accepts
    stopping, asked = threading.Event(), threading.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: stopping.set())
    if hasattr(signal, "SIGUSR1"):  # unheeded it would end us
        signal.signal(signal.SIGUSR1, lambda *_: asked.set())
    workers: list[Worker] = []
    page = serve_numbers(workers, config.metrics_port) if config.metrics_port else None
    workers += [start(config) for _ in range(config.workers)]
    while not stopping.wait(0.1) and not any(worker.ready() for worker in workers):
        restart_dead(config, workers, stopping)
    if not stopping.is_set():
        announce(config)()
    while not stopping.wait(0.2):
        restart_dead(config, workers, stopping)
        if asked.is_set():
            asked.clear()
            ask_for_threads(workers)
    if page is not None:
        page.shutdown()
    for worker in workers:
        if worker.process.pid is not None and worker.process.is_alive():
            os.kill(worker.process.pid, signal.SIGTERM)
    for worker in workers:
        worker.process.join(15)
    first.close()


async def check(config: Config) -> None:
    """Open the database once, so that what is wrong with it is told before there are many to tell it."""
    await (await open_database(config.database)).close()


def restart_dead(config: Config, workers: list[Worker], stopping: threading.Event) -> None:
    """Start the successors of workers that died, not more than one a second."""
    for number, worker in enumerate(workers):
        if not worker.process.is_alive():
            workers[number] = start(config)
            stopping.wait(1)


def ask_for_threads(workers: list[Worker]) -> None:
    """Pass an operator's question on: every worker that serves tells where its threads are."""
    for worker in workers:
        if worker.process.pid is not None and worker.ready():
            with suppress(ProcessLookupError):
                os.kill(worker.process.pid, signal.SIGUSR1)


def start(config: Config) -> Worker:
    """A new process."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(replace(config, metrics_port=0), theirs))
    process.start()
    theirs.close()
    return Worker(process, ours)


def work(config: Config, line: Connection) -> None:
    """In a worker: serve, tell the supervisor when that has begun, and one's numbers when it asks."""

    def made(app: FastAPI) -> None:
        threading.Thread(target=answer, args=(line, app.state.registry), daemon=True).start()

    try:
        serve(config, lambda: line.send((READY, "")), made=made)
    except HappyCityError as error:
        logger.error(str(error))
        raise SystemExit(1) from None


def answer(line: Connection, registry: Any) -> None:
    """Answer until the supervisor is gone."""
    try:
        while True:
            number = line.recv()
            line.send((number, registry.metrics_text()))
    except (OSError, EOFError):
        return


def serve_numbers(workers: list[Worker], port: int) -> ThreadingHTTPServer:
    """Answer `GET /metrics` on 127.0.0.1 with the sum over all workers."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/metrics"
            told = [worker.metrics() for worker in list(workers)] if found else []
            body = (summed([text for text in told if text]) if found else "not here\n").encode()
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", "text/plain; version=0.0.4")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """No line for each look."""

    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), Page)
    except OSError as error:
        raise port_taken(port, error) from None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
