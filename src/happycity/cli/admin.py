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

    from happycity.store.admin import ExportedRoom, RoomRow, Selection
    from happycity.store.bans import Ban
    from happycity.store.database import Database as OpenDatabase
    from happycity.store.reports import Report

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
Player = Annotated[
    str | None, typer.Option("--player", metavar="NAME", help=text("admin-option-player", LOCALE))
]
Origin = Annotated[
    str | None, typer.Option("--origin", metavar="ADDRESS", help=text("admin-option-origin", LOCALE))
]
Address = Annotated[str, typer.Argument(metavar="ADDRESS", help=text("admin-argument-address", LOCALE))]
Entry = Annotated[str, typer.Argument(metavar="ADDRESS|ROOM", help=text("admin-argument-entry", LOCALE))]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=text("admin-argument-file", LOCALE))]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    admin = typer.Typer(
        no_args_is_help=True, help=text("admin-command", LOCALE), epilog=examples("admin", LOCALE)
    )
    for name, command in (
        ("list", list_rooms), ("close", close), ("delete", delete), ("export", export), ("purge", purge),
        ("reports", list_reports), ("bans", list_bans), ("ban", ban), ("unban", unban), ("backup", backup),
        ("restore", restore),
    ):  # fmt: skip
        admin.command(name, help=text(f"admin-{name}", LOCALE))(command)
    app.add_typer(admin, name="admin")


def list_rooms(database: Database = None, as_json: AsJson = False) -> None:
    """List the rooms, newest first."""
    from happycity.store.admin import list_rooms as fetch_rooms

    def cells(room: RoomRow) -> list[str]:
        facts = room["status"], room["mode"], room["origin"] or "", str(room["players"]), str(room["events"])
        return [room["id"], _local_time(room["updated"]), *facts]

    rooms = _with_database(database, fetch_rooms)
    head = ("room", "changed", "status", "mode", "origin", "players", "events")
    _print_list("rooms", rooms, as_json, head, [cells(room) for room in rooms], text_columns=5)


def list_reports(database: Database = None, as_json: AsJson = False) -> None:
    """List the lines of chat that were reported, newest first."""
    from happycity.store.reports import list_reports as fetch_reports

    reports = _with_database(database, fetch_reports)
    rows = [
        [each["room"], _local_time(each["at"]), str(each["times"]), each["name"], each["text"]]
        for each in reports
    ]
    head = ("room", "since", "times", "name", "text")
    _print_list("reports", reports, as_json, head, rows, text_columns=5)


def list_bans(database: Database = None, as_json: AsJson = False) -> None:
    """List the bans, newest first."""
    from happycity.store.bans import list_bans as fetch_bans

    bans = _with_database(database, fetch_bans)
    rows = [[ban["address"], _local_time(ban["at"]), ban["reason"]] for ban in bans]
    _print_list("bans", bans, as_json, ("address", "since", "reason"), rows, text_columns=3)


def close(
    rooms: RoomIds = None,
    unplayed: Hours = None,
    player: Player = None,
    origin: Origin = None,
    database: Database = None,
) -> None:
    """Close the selected rooms."""
    from happycity.store.admin import close_room, select_rooms

    selection = _selection(rooms, unplayed, player, origin)

    async def work(opened: OpenDatabase) -> int:
        names = await select_rooms(opened, selection)
        for name in names:
            await close_room(opened, name)
        return len(names)

    count = _with_database(database, work)
    if not rooms or len(rooms) != count:
        print(text("admin-closed", LOCALE, rooms=count))


def delete(
    rooms: RoomIds = None,
    unplayed: Hours = None,
    player: Player = None,
    origin: Origin = None,
    database: Database = None,
) -> None:
    """Delete the selected rooms with all that was said and played there."""
    from happycity.store.admin import delete_closed, select_rooms

    selection = _selection(rooms, unplayed, player, origin)

    async def work(opened: OpenDatabase) -> int:
        names = await select_rooms(opened, selection)
        await delete_closed(opened, names)
        return len(names)

    print(text("admin-purged", LOCALE, rooms=_with_database(database, work)))


def export(
    rooms: RoomIds = None,
    unplayed: Hours = None,
    player: Player = None,
    origin: Origin = None,
    database: Database = None,
) -> None:
    """Print the selected rooms with their logs, one JSON object per line."""
    from happycity.store.admin import export_room, select_rooms

    selection = _selection(rooms, unplayed, player, origin)

    async def work(opened: OpenDatabase) -> list[ExportedRoom]:
        return [await export_room(opened, name) for name in await select_rooms(opened, selection)]

    for room in _with_database(database, work):
        print(json.dumps(room, ensure_ascii=False))


def _selection(
    rooms: list[str] | None, unplayed: int | None, player: str | None, origin: str | None
) -> Selection:
    """What the options select."""
    from happycity.server.http.networks import client_group, normalise_network
    from happycity.store.admin import Selection

    return Selection(
        ids=tuple(rooms or ()),
        unplayed_before=None if unplayed is None else int(time.time() * 1000) - unplayed * HOUR_MS,
        player=player,
        origin=None if origin is None else client_group(normalise_network(origin)),
    )


def purge(days: Days = 90, database: Database = None) -> None:
    """Delete rooms without activity for some days."""
    from happycity.store.retention import purge as purge_rooms

    count = _with_database(database, lambda opened: purge_rooms(opened, days, int(time.time() * 1000)))
    print(text("admin-purged", LOCALE, rooms=count))


def ban(entry: Entry, reason: Reason = "", database: Database = None) -> None:
    """Ban an address or a network, or the one from which a room of the list was created."""
    from happycity.errors import BadOptions
    from happycity.rooms.ids import is_id
    from happycity.server.http.networks import normalise_network
    from happycity.store.admin import read_origin
    from happycity.store.bans import ban as ban_network

    async def work(opened: OpenDatabase) -> None:
        origin = await read_origin(opened, entry) if is_id(entry) else entry
        if origin is None:
            raise BadOptions("no-origin", room=entry)
        await ban_network(opened, normalise_network(origin), reason)

    _with_database(database, work)


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
    items: Sequence[RoomRow] | Sequence[Report] | Sequence[Ban],
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
