"""Ports for servers that tests start: nobody else gets one while this process lives, also between two starts."""

from __future__ import annotations

import socket

_kept: list[socket.socket] = []
"""A socket that is bound but never listens keeps its port from whoever asks for any free one (another test, a
browser), and leaves it to a server that says SO_REUSEADDR, as all of ours do."""


def own_port() -> int:
    """A port of this machine for one server, as often as it is started."""
    keeper = socket.socket()
    keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    keeper.bind(("127.0.0.1", 0))
    _kept.append(keeper)
    return int(keeper.getsockname()[1])
