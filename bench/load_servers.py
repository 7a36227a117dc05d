"""The servers that bench/load.py and bench/attacks.py measure, each started as a user would start it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOARDGAME = Path(__file__).with_name("boardgame")
START_TIMEOUT_S = 60.0
ONE_CLIENT = {"rooms_per_hour": 1_000_000, "sockets_per_address": 100_000}
"""All clients of a bench have one address, so what an address may do is raised; nothing else is."""


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Server:
    """A server process, and what it costs."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, command: list[str], environment: dict[str, str], probe: str) -> None:
        """Start the process, and wait until it answers."""
        environment = {**os.environ, **environment}
        with (self.folder / f"{self.name}.log").open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError, urllib.error.URLError):
                urllib.request.urlopen(self.base + probe, timeout=1).close()
                return
            time.sleep(0.1)
        raise SystemExit(f"{self.name} does not answer:\n{(self.folder / f'{self.name}.log').read_text()}")

    def stop(self) -> None:
        """Ask the process to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(30)

    def cpu_seconds(self) -> float:
        """Processor time of the process; 0 on systems without /proc."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def memory_kb(self) -> int:
        """Resident memory of the process; 0 on systems without /proc."""
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{self.pid}/status").read_text()
            return int(status.partition("VmRSS:")[2].split()[0])
        return 0


def start_happycity(
    name: str, folder: Path, database: str = "", python: str = sys.executable, **settings: object
) -> Server:
    """`happycity serve`, of this environment or of another one's Python."""
    server = Server(name, folder)
    environment = {f"HAPPYCITY_{key.upper()}": str(value) for key, value in settings.items()}
    program = str(Path(python).with_name("happycity"))  # older commits know no `python -m happycity`
    where = ["--port", str(server.port), "--database", database or str(folder / f"{name}.sqlite3")]
    command = [program, "serve", *where]
    server.start(command, environment, "/healthz")
    return server


async def create_database(url: str, name: str) -> str:
    """A further database on a PostgreSQL server: commits with other tables cannot share one. Returns its URL."""
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return f"{url.rpartition('/')[0]}/{name}"


def install_boardgame() -> Path:
    """Install boardgame.io into a folder of its own, once."""
    folder = ROOT / ".venv-peers" / "boardgame.io"
    if not (folder / "installed").exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("boardgame.io needs Node with npm")
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "server.cjs"):
            shutil.copy(BOARDGAME / name, folder / name)
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run([npm, "install", *quiet], cwd=folder, check=True, stdout=sys.stderr)
        (folder / "installed").touch()
    shutil.copy(BOARDGAME / "server.cjs", folder / "server.cjs")
    return folder


def start_boardgame(name: str, folder: Path) -> Server:
    """boardgame.io's own server with its own storage on the same disk."""
    program = install_boardgame() / "server.cjs"
    node = shutil.which("node")
    assert node is not None
    server = Server(name, folder)
    storage = folder / name
    storage.mkdir()
    command = [node, str(program), str(server.port), str(storage)]
    server.start(command, {"NODE_ENV": "production"}, "/games")
    return server
