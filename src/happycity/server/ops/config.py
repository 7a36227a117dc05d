"""Settings of a server, from the command line and the environment (HAPPYCITY_…)."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field, fields
from typing import Final

from happycity import paths
from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate
from happycity.server.http.networks import Network, normalise_network

PREFIX: Final = "HAPPYCITY_"
PORT: Final = 24890
"""CITY on a telephone's keys and a 0, outside the ephemeral ports. It is the same at every start, because browsers keep
language, theme and options by address."""
MAX_NUMBER: Final = 1_000_000
RANGES: Final = {
    "port": (0, 65535), "metrics_port": (0, 65535), "workers": (1, 64), "thinkers": (1, 1024),
    "host_grace": (0, MAX_NUMBER),
}  # fmt: skip
"""The ranges of numbers; all others are from 1 to MAX_NUMBER."""
LOG_FORMATS: Final = ("text", "json")
BOOLEANS: Final = {
    "1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False,
}  # fmt: skip
Setting = str | int | bool


@dataclass(slots=True)
class Config:
    """All settings. Each field is also HAPPYCITY_<FIELD> in the environment."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = field(default_factory=paths.database)
    workers: int = 1
    lan: bool = False
    """Serve the local network too."""
    hosts: str = ""
    """Host names of this server, separated by commas (behind a proxy: its public name)."""
    origin: str = ""
    """The public URL, such as https://play.example.org, for links and QR codes."""
    proxies: str = ""
    """Addresses of proxies whose forwarded headers are trusted, separated by commas."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes of the bot pool."""
    metrics_port: int = 0
    """Port for Prometheus on 127.0.0.1, or 0 for none."""
    most_rooms: int = 5000
    most_sockets: int = 10_000
    sockets_per_address: int = 200
    rooms_per_hour: int = 120
    """Rooms that one address may create in an hour."""
    commands_per_second: int = 20
    chats_per_minute: int = 60
    """Lines of chat and new names of each person in a room, over all sockets."""
    most_events: int = 20_000
    """Events of all games of one room. A full room can only be closed."""
    most_asides: int = 5000
    """Events beside the games, such as chat; each person at the table has a tenth in every game."""
    retention_days: int = 90
    """Days after which an unchanged room is deleted."""
    host_grace: int = 60
    """Seconds after which another person replaces an absent host, and the host may seat a bot for an absent person."""
    idle: int = 60
    """Seconds after which an unwatched room leaves memory. Its log stays."""
    patience: int = 30
    """Seconds to wait for an unavailable database."""
    push: bool = True
    """Tell players of their turns by Web Push, if they ask for it."""
    push_loopback: bool = False
    """For tests: allow a push service on this machine, also without TLS."""
    operator: str = ""
    """Who runs this server, for the page "About and licences"."""
    log_format: str = "text"
    """`text` or `json`."""

    @classmethod
    def from_environment(cls, **arguments: Setting | None) -> Config:
        """Settings by precedence: arguments, environment, defaults."""
        config = cls()
        for each in fields(cls):
            text = os.environ.get(PREFIX + each.name.upper())
            value = arguments.get(each.name)
            if value is None and text:
                value = _parse(each.name, text, getattr(config, each.name))
            if value is not None:
                setattr(config, each.name, value)
        config.check()
        if config.lan and config.host in {"127.0.0.1", "localhost"}:
            config.host = "0.0.0.0"
        return config

    def check(self) -> None:
        """Refuse bad values at the start, before they are silently misread."""
        for address in self.listed("proxies"):
            normalise_network(address)
        if self.origin and not self.origin.startswith(("https://", "http://")):
            raise _bad_value("origin", self.origin, f"https://{self.origin}")
        if self.log_format not in LOG_FORMATS:
            raise _bad_value("log_format", self.log_format, " | ".join(LOG_FORMATS))

    def listed(self, name: str) -> list[str]:
        """A comma-separated field as a list."""
        return [item.strip() for item in str(getattr(self, name)).split(",") if item.strip()]

    @property
    def sockets_per_worker(self) -> int:
        """Open sockets of one client that each worker takes: together as many as one process would."""
        return max(1, self.sockets_per_address // self.workers)

    def trusted_proxies(self) -> list[Network]:
        """The networks of our proxies."""
        return [ipaddress.ip_network(text, strict=False) for text in self.listed("proxies")]


def _bad_value(field: str, value: str, expected: str) -> BadOptions:
    return BadOptions("bad-options", field=field, value=abbreviate(value), expected=expected)


def _parse(name: str, text: str, default: Setting) -> Setting:
    """Parse a variable of the environment as the type of its default."""
    if isinstance(default, bool):
        return _parse_bool(name, text)
    return _parse_number(name, text) if isinstance(default, int) else text


def _parse_bool(name: str, text: str) -> bool:
    """Parse yes or no. A typo must not silently open or close the server."""
    value = BOOLEANS.get(text.strip().lower())
    if value is None:
        raise _bad_value(PREFIX + name.upper(), text, " | ".join(BOOLEANS))
    return value


def _parse_number(name: str, text: str) -> int:
    """Parse a number within its range."""
    low, high = RANGES.get(name, (1, MAX_NUMBER))
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise BadOptions(
            "out-of-range", field=PREFIX + name.upper(), low=low, high=high, value=abbreviate(text)
        )
    return number
