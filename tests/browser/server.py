"""A real server process for the browser tests."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.browser.seeds import RUN_SEED
from tests.support.ports import own_port

OTHER_HOST = "happy.test"
"""A name of this machine in the tests' Chromium that, unlike localhost, is not a secure context."""
START_TIMEOUT_S = 120
SEEDED_SERVER = Path(__file__).with_name("seeded_server.py")


class ServerProcess:
    """The server in a process of its own. It can be stopped, killed and started again on the same port."""

    def __init__(self, folder: Path, *, seed: str = "", **settings: object) -> None:
        self.port = own_port()
        self.address = f"http://localhost:{self.port}"
        self.environment = os.environ | {
            "HAPPYCITY_PORT": str(self.port),
            "HAPPYCITY_DATABASE": str(folder / "games.sqlite3"),
            "HAPPYCITY_ROOMS_PER_HOUR": "100000",
            "HAPPYCITY_COMMANDS_PER_SECOND": "1000",
            "HAPPYCITY_HOSTS": OTHER_HOST,
            "PYTHONUNBUFFERED": "1",
            **{f"HAPPYCITY_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.log = folder / "server.log"
        self.seed_file = folder / "seed"
        self.seed_deals(seed or RUN_SEED)
        self.start()

    def seed_deals(self, seed: str) -> None:
        """Begin a series of deals that depends on the seed alone."""
        self.seed_file.write_text(f"{seed}\n{time.time_ns()}\n", encoding="utf-8")

    def start(self) -> None:
        with self.log.open("a") as log:
            command = [sys.executable, str(SEEDED_SERVER), str(self.seed_file)]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        deadline = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start: " + self.log.read_text()[-2000:])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(START_TIMEOUT_S)
