"""`happycity` alone: a server on this machine and the browser at its door, always at the same address."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import urllib.request
import webbrowser
from typing import Final

from happycity import i18n
from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.server.ops.config import PORT, PREFIX, Config
from happycity.server.ops.serve import address, announce, listening, serve
from happycity.store.files import read_address
from happycity.store.urls import parse_url, sqlite_file

NEIGHBOURS: Final = 10
"""Ports that are tried, in this order, when others have the first: each start finds the same one again."""


def play_in_browser(config: Config) -> None:
    """Start a server and open the browser; if one of this user runs already, only open the browser."""
    try:
        known = running(config)
        if known is not None:
            print(i18n.text("cli-serve-running", i18n.detect_locale(), url=known), flush=True)
            show(known)
            return
        listener = door(config)
        told = announce(config)

        def ready() -> None:
            told()
            show(address(config))

        serve(config, ready, listener)
    except HappyCityError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


def running(config: Config) -> str | None:
    """The address of the server that has this user's games open, if it answers."""
    file = sqlite_file(parse_url(config.database))
    if file is None:
        return None
    found = read_address(file)
    return found if found is not None and answers(found) else None


def answers(where: str) -> bool:
    """Is there a Happy City?"""
    try:
        with urllib.request.urlopen(f"{where}api/info", timeout=5) as answer:
            return "happycity" in json.load(answer)
    except (OSError, ValueError):
        return False


def door(config: Config) -> socket.socket:
    """A port to listen on: the one that was asked for, else ours, else a neighbour, else any that is free."""
    if config.port != PORT or os.environ.get(f"{PREFIX}PORT"):
        return listening(config)
    for port in [*range(PORT, PORT + NEIGHBOURS), 0]:
        config.port = port
        with contextlib.suppress(Refusal):
            return listening(config)
    raise Refusal("port-taken", value=str(PORT), reason="")


def show(where: str) -> None:
    """Open the browser; a machine without one is told the address, and that is enough."""
    with contextlib.suppress(Exception):
        webbrowser.open(where)
