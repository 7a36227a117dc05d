"""By its system calls: an event is on disk before its acknowledgement is sent."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.server.world import TIMEOUT_S, Running, Visitor

pytestmark = pytest.mark.slow


def can_trace() -> bool:
    tool = shutil.which("strace")
    return tool is not None and subprocess.run([tool, "-o", "/dev/null", "true"], check=False).returncode == 0


@pytest.mark.skipif(not can_trace(), reason="strace is not allowed here")
def test_the_log_is_synced_before_the_acknowledgement(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    calls = "trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg"
    server = Running(str(tmp_path / "games.sqlite3"))
    server.start(wrapper=("strace", "-f", "-y", "-s", "60000", "-e", calls, "-o", str(trace)))

    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                for number in range(5):
                    await one.ask("chat", id=f"traced-{number}-command", text=f"hello {number}")

    try:
        asyncio.run(scene())
    finally:
        assert server.process is not None
        strace = server.process.pid
        child = Path(f"/proc/{strace}/task/{strace}/children").read_text().split()[0]
        os.kill(int(child), signal.SIGTERM)  # strace does not pass signals to its child
        server.process.wait(TIMEOUT_S)
    lines = trace.read_text(errors="replace").splitlines()
    for number in range(5):
        name = f"traced-{number}-command"
        written = [
            i for i, line in enumerate(lines) if "-wal" in line and "pwrite64(" in line and name in line
        ]
        acked = [i for i, line in enumerate(lines) if name in line and "ack" in line and "socket:" in line]
        assert written, "the row was written to the log"
        assert acked, "the acknowledgement was seen"
        between = lines[written[0] : acked[0]]
        synced = [line for line in between if re.search(r"f(data)?sync\(\d+<[^>]*-wal>", line)]
        assert written[0] < acked[0]
        assert synced, "and synced in between"
