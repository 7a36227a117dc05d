"""A whole game through a real nginx with the configuration of deploy/."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx2
import pytest

from tests.server.world import TIMEOUT_S, Running, Visitor, get
from tests.support.ports import own_port

pytestmark = pytest.mark.slow
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def configuration(folder: Path, port: int, behind: int) -> Path:
    """Our configuration without TLS and on local ports."""
    text = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text()
    text = text[: text.rindex("server {")].replace("127.0.0.1:24890", f"127.0.0.1:{behind}")
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"\n *(ssl_\w+|server_name) [^;]*;", "", text).replace("Host $host;", "Host $http_host;")
    temp_paths = "".join(
        f"    {name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nevents {{}}\n"
    whole += f"http {{\n    access_log off;\n{temp_paths}{text}}}\n"
    file = folder / "nginx.conf"
    file.write_text(whole)
    return file


def is_ready(front: str) -> bool:
    try:
        return get(f"{front}/readyz").status_code == 200
    except httpx2.HTTPError:
        return False


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_a_game_through_nginx(tmp_path: Path) -> None:
    port = own_port()
    front = f"http://127.0.0.1:{port}"

    async def scene() -> None:
        async with Visitor(front) as ana, Visitor(front) as bob:
            room = (await ana.create(seats=["me", "open", "bot:random"], players=3))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            async with ana.socket(room) as one, bob.socket(room) as two:
                await one.ask("host", do="start")
                await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))
                assert one.table == two.table

    with Running(str(tmp_path / "games.sqlite3"), origin=front, proxies="127.0.0.1") as server:
        file = configuration(tmp_path, port, server.port)
        assert NGINX is not None
        nginx = subprocess.Popen([NGINX, "-c", str(file)], stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + TIMEOUT_S
            while not is_ready(front):
                assert nginx.poll() is None
                assert time.monotonic() < end
                time.sleep(0.1)
            asyncio.run(scene())
            secured = get(f"{server.base}/", headers={"X-Forwarded-Proto": "https"})
            assert "strict-transport-security" in secured.headers, "the proxy is trusted"
        finally:
            nginx.terminate()
            nginx.wait(TIMEOUT_S)
