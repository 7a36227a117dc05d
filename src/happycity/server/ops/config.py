"""Settings of a server, from the command line and from the environment (HAPPYCITY_…)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from typing import Any, Final

from happycity import paths
from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate
from happycity.server.http.networks import network

PREFIX = "HAPPYCITY_"
PORT = 24890
"""CITY on the keys of a telephone, and a 0: outside the ports that systems give away by themselves. It stays the same
from start to start, because a browser keeps language, theme and options by the address."""
MOST: Final = 1_000_000
RANGES: Final = {
    "port": (0, 65535), "metrics_port": (0, 65535), "workers": (1, 64), "thinkers": (1, 1024),
    "host_grace": (0, MOST),
}  # fmt: skip
"""What a number may be; the others from 1 to MOST."""
LOG_FORMATS: Final = ("text", "json")
SWITCH: Final = {
    "1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False,
}  # fmt: skip


@dataclass(slots=True)
class Config:
    """Everything that can be set. Each field is also HAPPYCITY_<FIELD> in the environment."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = field(default_factory=paths.database)
    workers: int = 1
    lan: bool = False
    """Open to the local network."""
    hosts: str = ""
    """Names under which the server may be addressed, with commas (behind a proxy: its public name)."""
    origin: str = ""
    """The address others see, such as https://play.example.org; for links and QR codes."""
    proxies: str = ""
    """Addresses of proxies whose forwarded headers are believed, with commas."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    metrics_port: int = 0
    """Port for Prometheus on 127.0.0.1; 0: none."""
    most_rooms: int = 5000
    most_sockets: int = 10_000
    sockets_per_address: int = 200
    rooms_per_hour: int = 120
    """Rooms that one address may create in an hour."""
    commands_per_second: int = 20
    chats_per_minute: int = 60
    """Lines of chat and new names for each person in a room, however many sockets they have."""
    most_events: int = 20_000
    """Events that one room may have; then it can only be closed."""
    most_asides: int = 5000
    """How many of them may be beside the game, such as chat, so that nobody can talk a game to its end."""
    retention_days: int = 90
    """Rooms that nobody touched for so long are deleted."""
    host_grace: int = 60
    """Seconds after which an absent host makes room for another, and the host may let a bot play for somebody."""
    idle: int = 60
    """Seconds after which a room that nobody looks at leaves the memory (never the log)."""
    patience: int = 30
    """Seconds for which a database that is away is waited for."""
    operator: str = ""
    """Who runs this server; the page "About and licences" tells it."""
    log_format: str = "text"
    """`text` or `json`."""

    @classmethod
    def from_environment(cls, **given: Any) -> Config:
        """What was given counts more than the environment, and that more than the defaults."""
        config = cls()
        for each in fields(cls):
            written = os.environ.get(PREFIX + each.name.upper())
            value = given.get(each.name)
            if value is None and written:
                value = _typed(each.name, written, getattr(config, each.name))
            if value is not None:
                setattr(config, each.name, value)
        config.check()
        if config.lan and config.host in {"127.0.0.1", "localhost"}:
            config.host = "0.0.0.0"
        return config

    def check(self) -> None:
        """Refuse what would be misunderstood in silence."""
        for address in self.listed("proxies"):
            network(address)  # refuses what is none
        if self.origin and not self.origin.startswith(("https://", "http://")):
            raise _bad("origin", self.origin, f"https://{self.origin}")
        if self.log_format not in LOG_FORMATS:
            raise _bad("log_format", self.log_format, " | ".join(LOG_FORMATS))

    def listed(self, name: str) -> list[str]:
        """A field with commas as a list."""
        return [item.strip() for item in str(getattr(self, name)).split(",") if item.strip()]


def _bad(field: str, value: str, expected: str) -> BadOptions:
    return BadOptions("bad-options", field=field, value=abbreviate(value), expected=expected)


def _typed(name: str, text: str, like: object) -> object:
    if isinstance(like, bool):
        return _switch(name, text)
    return _number(name, text) if isinstance(like, int) else text


def _switch(name: str, text: str) -> bool:
    """Yes or no from the environment; who mistypes it must not be open, or shut, without knowing."""
    chosen = SWITCH.get(text.strip().lower())
    if chosen is None:
        raise _bad(PREFIX + name.upper(), text, " | ".join(SWITCH))
    return chosen


def _number(name: str, text: str) -> int:
    """A number from the environment; one that makes no sense is refused before anything begins."""
    low, high = RANGES.get(name, (1, MOST))
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise BadOptions(
            "out-of-range", field=PREFIX + name.upper(), low=low, high=high, value=abbreviate(text)
        )
    return number
