"""The commands of the server: serve, admin, and `happycity` alone. What they need is imported when they run."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli.options import LOCALE, AsJson
from happycity.cli.translate import examples
from happycity.i18n import text
from happycity.schema.validate import Json

if TYPE_CHECKING:
    from happycity.store.database import Database

Host = Annotated[
    str | None, typer.Option("--host", metavar="ADDRESS", help=text("serve-option-host", LOCALE))
]
Port = Annotated[
    int | None,
    typer.Option("--port", metavar="PORT", min=0, max=65535, help=text("serve-option-port", LOCALE)),
]
Base = Annotated[
    str | None, typer.Option("--database", metavar="DATABASE", help=text("serve-option-database", LOCALE))
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, max=64, help=text("serve-option-workers", LOCALE)),
]
Lan = Annotated[bool | None, typer.Option("--lan", help=text("serve-option-lan", LOCALE))]
Hosts = Annotated[
    str | None, typer.Option("--hosts", metavar="HOSTS", help=text("serve-option-hosts", LOCALE))
]
Origin = Annotated[
    str | None, typer.Option("--origin", metavar="URL", help=text("serve-option-origin", LOCALE))
]
Proxies = Annotated[
    str | None, typer.Option("--proxies", metavar="ADDRESSES", help=text("serve-option-proxies", LOCALE))
]
Metrics = Annotated[
    int | None,
    typer.Option(
        "--metrics-port", metavar="PORT", min=0, max=65535, help=text("serve-option-metrics", LOCALE)
    ),
]
Logs = Annotated[
    str | None, typer.Option("--log-format", metavar="FORMAT", help=text("serve-option-logs", LOCALE))
]
Days = Annotated[int, typer.Option("--days", metavar="DAYS", min=0, help=text("admin-option-days", LOCALE))]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help=text("admin-option-reason", LOCALE))]
RoomId = Annotated[str, typer.Argument(metavar="ROOM", help=text("admin-argument-room", LOCALE))]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=text("admin-argument-address", LOCALE))]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help=text("admin-argument-file", LOCALE))]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("serve", help=text("serve-command", LOCALE), epilog=examples("serve", LOCALE))(serve)
    admin = typer.Typer(
        no_args_is_help=True, help=text("admin-command", LOCALE), epilog=examples("admin", LOCALE)
    )
    for name, command in (
        ("list", list_rooms), ("close", close), ("purge", purge), ("bans", list_bans), ("ban", ban),
        ("unban", unban), ("backup", backup), ("restore", restore),
    ):  # fmt: skip
        admin.command(name, help=text(f"admin-{name}", LOCALE))(command)
    app.add_typer(admin, name="admin")


def alone() -> None:
    """`happycity` without a command: a server on this machine and the browser at its door."""
    from happycity.server.ops.browser import play_in_browser
    from happycity.server.ops.config import Config

    play_in_browser(Config.from_environment(host="127.0.0.1"))


def serve(
    host: Host = None,
    port: Port = None,
    database: Base = None,
    workers: Workers = None,
    lan: Lan = None,
    hosts: Hosts = None,
    origin: Origin = None,
    proxies: Proxies = None,
    metrics_port: Metrics = None,
    log_format: Logs = None,
) -> None:
    """Run the server."""
    from happycity.server.ops.config import Config
    from happycity.server.ops.serve import run

    run(
        Config.from_environment(
            host=host, port=port, database=database, workers=workers, lan=lan, hosts=hosts, origin=origin,
            proxies=proxies, metrics_port=metrics_port, log_format=log_format,
        )
    )  # fmt: skip


# For operators


def _with(database: str | None, work: Callable[[Database], Awaitable[Any]]) -> Any:
    """Do something with the database, beside a server that may be running."""
    import asyncio

    from happycity.server.ops.config import Config
    from happycity.store.database import open_database

    async def do() -> Any:
        opened = await open_database(Config.from_environment(database=database).database, single=False)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(do())


def _show(
    kind: str, found: list[Json], as_json: bool, cells: Callable[[Json], dict[str, str]], words: int
) -> None:
    """A list: lines of JSON, or a table, or on the error output a sentence that there is nothing to list."""
    from happycity.lab.tables import text_table

    if as_json:
        for one in found:
            print(json.dumps(one, ensure_ascii=False))
    elif found:
        rows = [cells(one) for one in found]
        head = [text(f"admin-head-{name}", LOCALE) for name in rows[0]]
        print(text_table(head, [list(row.values()) for row in rows], words))
    else:
        print(text(f"admin-no-{kind}", LOCALE), file=sys.stderr)


def _when(milliseconds: int) -> str:
    """A time as an operator's clock shows it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))


def list_rooms(database: Base = None, as_json: AsJson = False) -> None:
    """The rooms, newest first."""
    from happycity.store.admin import list_rooms as rooms

    def cells(room: Json) -> dict[str, str]:
        shown = {name: str(room[name]) for name in ("status", "mode", "players", "events")}
        return {"room": room["id"], "changed": _when(room["updated"]), **shown}

    _show("rooms", _with(database, rooms), as_json, cells, words=4)


def list_bans(database: Base = None, as_json: AsJson = False) -> None:
    """Who is shut out, since when and why, newest first."""
    from happycity.store.bans import list_bans as bans

    def cells(ban: Json) -> dict[str, str]:
        return {"address": ban["address"], "since": _when(ban["at"]), "reason": ban["reason"]}

    _show("bans", _with(database, bans), as_json, cells, words=3)


def close(room: RoomId, database: Base = None) -> None:
    """Close a room."""
    from happycity.rooms.refusal import Refusal
    from happycity.store.admin import close_room

    if not _with(database, lambda opened: close_room(opened, room)):
        raise Refusal("no-such-room")


def purge(days: Days = 90, database: Base = None) -> None:
    """Delete rooms that nobody touched for some days."""
    from happycity.store.retention import purge as clear

    gone = _with(database, lambda opened: clear(opened, days, int(time.time() * 1000)))
    print(text("admin-purged", LOCALE, rooms=gone))


def ban(address: Address, reason: Reason = "", database: Base = None) -> None:
    """Shut an address or a network out."""
    from happycity.server.http.networks import normalise_network
    from happycity.store.bans import ban as shut

    network = normalise_network(address)
    _with(database, lambda opened: shut(opened, network, reason))


def unban(address: Address, database: Base = None) -> None:
    """Let an address or a network in again."""
    from happycity.errors import BadOptions
    from happycity.server.http.networks import normalise_network
    from happycity.store.bans import unban as admit

    network = normalise_network(address)
    if not _with(database, lambda opened: admit(opened, network)):
        raise BadOptions("not-banned", address=network)


def backup(target: Backup, database: Base = None) -> None:
    """Copy all games into a file."""
    from happycity.store.backup import backup as copy

    async def work(opened: Database) -> None:
        copy(opened, target)

    _with(database, work)


def restore(source: Backup, database: Base = None) -> None:
    """Put a backup in place; the server must be stopped."""
    from happycity.server.ops.config import Config
    from happycity.store.backup import restore as put_back
    from happycity.store.backup import restore_postgres
    from happycity.store.urls import parse_url

    given = Config.from_environment(database=database).database
    url = parse_url(given)
    if url.get_backend_name() == "sqlite" and url.database:
        put_back(Path(url.database), source)
        return

    async def work(opened: Database) -> None:
        restore_postgres(opened, source)

    _with(database, work)
