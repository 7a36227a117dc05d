"""`happycity` alone: a server on this machine and a browser that shows it, always at the same address."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.server.ops.config import PORT, PREFIX, Config
from happycity.server.ops.serve import announcer, bind, local_url, serve
from happycity.store.files import read_address
from happycity.store.urls import parse_url, sqlite_file

if TYPE_CHECKING:
    import socket

PORTS: Final = 10
"""Ports to try in this order while others are taken, so that each start finds the same one again."""
PROBE_TIMEOUT_S: Final = 5


def play_in_browser(config: Config) -> None:
    """Start a server and open the browser. If this user's server runs already, only open the browser."""
    try:
        url = find_running(config)
        if url is not None:
            print(i18n.text("cli-serve-running", i18n.detect_locale(), url=url), flush=True)
            open_browser(url)
            return
        listener = bind_free_port(config)
        announce = announcer(config)

        def on_ready() -> None:
            announce()
            open_browser(local_url(config))

        serve(config, on_ready, listener)
    except HappyCityError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


def find_running(config: Config) -> str | None:
    """The URL of the server that holds this user's database, if it answers."""
    file = sqlite_file(parse_url(config.database))
    if file is None:
        return None
    url = read_address(file)
    return url if url is not None and is_happy_city(url) else None


def is_happy_city(url: str) -> bool:
    """Does Happy City answer there?"""
    try:
        with urllib.request.urlopen(f"{url}api/info", timeout=PROBE_TIMEOUT_S) as response:
            return "happycity" in json.load(response)
    except (OSError, ValueError):
        return False


def bind_free_port(config: Config) -> socket.socket:
    """Bind the chosen port, else ours, else one of the next, else any free one."""
    if config.port != PORT or os.environ.get(f"{PREFIX}PORT"):
        return bind(config)
    for port in [*range(PORT, PORT + PORTS), 0]:
        config.port = port
        with contextlib.suppress(Refusal):
            return bind(config)
    raise Refusal("port-taken", value=str(PORT), reason="")


def open_browser(url: str) -> None:
    """Open the browser. Without one, the printed URL is enough."""
    with contextlib.suppress(Exception):
        webbrowser.open(url)
