"""The operator's commands: `happycity admin`. Each imports what it needs when it runs."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from happycity.cli.options import LOCALE, AsJson, Database
from happycity.cli.translate import examples
from happycity.i18n import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from happycity.store.admin import RoomRow
    from happycity.store.bans import Ban
    from happycity.store.database import Database as OpenDatabase

HOUR_MS: Final = 3600 * 1000
T = TypeVar("T")

Days = Annotated[int, typer.Option("--days", metavar="DAYS", min=0, help=text("admin-option-days", LOCALE))]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help=text("admin-option-reason", LOCALE))]
RoomIds = Annotated[
    list[str] | None, typer.Argument(metavar="[ROOM …]", help=text("admin-argument-room", LOCALE))
]
Hours = Annotated[
    int | None, typer.Option("--unplayed", metavar="HOURS", min=0, help=text("admin-option-unplayed", LOCALE))
]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=text("admin-argument-address", LOCALE))]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("admin-argument-file", LOCALE))]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    admin = typer.Typer(
        no_args_is_help=True, help=text("admin-command", LOCALE), epilog=examples("admin", LOCALE)
    )
    for name, command in (
        ("list", list_rooms), ("close", close), ("purge", purge), ("bans", list_bans), ("ban", ban),
        ("unban", unban), ("backup", backup), ("restore", restore),
    ):  # fmt: skip
        admin.command(name, help=text(f"admin-{name}", LOCALE))(command)
    app.add_typer(admin, name="admin")


def list_rooms(database: Database = None, as_json: AsJson = False) -> None:
    """List the rooms, newest first."""
    from happycity.store.admin import list_rooms as fetch_rooms

    def cells(room: RoomRow) -> list[str]:
        facts = room["status"], room["mode"], str(room["players"]), str(room["events"])
        return [room["id"], _local_time(room["updated"]), *facts]

    rooms = _with_database(database, fetch_rooms)
    head = ("room", "changed", "status", "mode", "players", "events")
    _print_list("rooms", rooms, as_json, head, [cells(room) for room in rooms], text_columns=4)


def list_bans(database: Database = None, as_json: AsJson = False) -> None:
    """List the bans, newest first."""
    from happycity.store.bans import list_bans as fetch_bans

    bans = _with_database(database, fetch_bans)
    rows = [[ban["address"], _local_time(ban["at"]), ban["reason"]] for ban in bans]
    _print_list("bans", bans, as_json, ("address", "since", "reason"), rows, text_columns=3)


def close(rooms: RoomIds = None, unplayed: Hours = None, database: Database = None) -> None:
    """Close rooms: those named, and those that nobody has played in."""
    from happycity.rooms.refusal import Refusal
    from happycity.store.admin import close_room, list_unplayed

    async def close_all(opened: OpenDatabase) -> int:
        names = list(rooms or [])
        if unplayed is not None:
            names += await list_unplayed(opened, int(time.time() * 1000) - unplayed * HOUR_MS)
        for name in names:
            if not await close_room(opened, name):
                raise Refusal("no-such-room")
        return len(names)

    if not rooms and unplayed is None:
        raise Refusal("no-such-room")
    count = _with_database(database, close_all)
    if unplayed is not None:
        print(text("admin-closed", LOCALE, rooms=count))


def purge(days: Days = 90, database: Database = None) -> None:
    """Delete rooms without activity for some days."""
    from happycity.store.retention import purge as purge_rooms

    count = _with_database(database, lambda opened: purge_rooms(opened, days, int(time.time() * 1000)))
    print(text("admin-purged", LOCALE, rooms=count))


def ban(address: Address, reason: Reason = "", database: Database = None) -> None:
    """Ban an address or a network."""
    from happycity.server.http.networks import normalise_network
    from happycity.store.bans import ban as ban_network

    network = normalise_network(address)
    _with_database(database, lambda opened: ban_network(opened, network, reason))


def unban(address: Address, database: Database = None) -> None:
    """Lift a ban."""
    from happycity.errors import BadOptions
    from happycity.server.http.networks import normalise_network
    from happycity.store.bans import unban as unban_network

    network = normalise_network(address)
    if not _with_database(database, lambda opened: unban_network(opened, network)):
        raise BadOptions("not-banned", address=network)


def backup(target: BackupFile, database: Database = None) -> None:
    """Copy all games into a file."""
    from happycity.store.backup import backup as write_backup

    async def work(opened: OpenDatabase) -> None:
        write_backup(opened, target)

    _with_database(database, work)


def restore(source: BackupFile, database: Database = None) -> None:
    """Replace all games by a backup. The server must be stopped."""
    from happycity.server.ops.config import Config
    from happycity.store.backup import restore as restore_sqlite
    from happycity.store.backup import restore_postgres
    from happycity.store.urls import parse_url

    url = parse_url(Config.from_environment(database=database).database)
    if url.get_backend_name() == "sqlite" and url.database:
        restore_sqlite(Path(url.database), source)
        return

    async def work(opened: OpenDatabase) -> None:
        restore_postgres(opened, source)

    _with_database(database, work)


def _with_database(database: str | None, work: Callable[[OpenDatabase], Awaitable[T]]) -> T:
    """Run something on the database; a server may be running beside it."""
    import asyncio

    from happycity.server.ops.config import Config
    from happycity.store.database import open_database

    async def run() -> T:
        opened = await open_database(Config.from_environment(database=database).database, single=False)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(run())


def _print_list(
    kind: str,
    items: Sequence[RoomRow] | Sequence[Ban],
    as_json: bool,
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    text_columns: int,
) -> None:
    """Print JSON lines, or a table, or on standard error that the list is empty."""
    from happycity.lab.tables import text_table

    if as_json:
        for item in items:
            print(json.dumps(item, ensure_ascii=False))
    elif items:
        print(text_table([text(f"admin-head-{name}", LOCALE) for name in head], rows, text_columns))
    else:
        print(text(f"admin-no-{kind}", LOCALE), file=sys.stderr)


def _local_time(milliseconds: int) -> str:
    """A time as an operator's clock shows it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1000))
