"""Start a table on the full screen or in lines."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest

if TYPE_CHECKING:
    from happycity.schema.game import Record


def has_full_screen() -> bool:
    """Can a full-screen app be shown? Every Windows console can, but none sets TERM."""
    is_capable = os.name == "nt" or os.environ.get("TERM", "dumb") not in ("dumb", "")
    return is_capable and sys.stdin.isatty() and sys.stdout.isatty()


def play_in_lines(session: LocalSession, locale: str) -> bool:
    """Play in lines on the standard streams. False if the player left before the end."""
    from happycity.terminal.lines.table import TableLines
    from happycity.terminal.texts import Texts

    texts = Texts(locale, session.names, session.game.catalogue)
    return TableLines(session, texts, sys.stdin, sys.stdout, echo=not sys.stdin.isatty()).run()


def ask_for_session(request: GameRequest) -> LocalSession | None:
    """Set up a game by questions on the standard streams. None if somebody leaves first."""
    from happycity.terminal.lines.console import Quit
    from happycity.terminal.lines.setup import SetupQuestions

    try:
        return SetupQuestions(request, sys.stdin, sys.stdout).ask_for_session()
    except Quit:
        return None


def play_on_screen(request: GameRequest, session: LocalSession | None) -> None:
    """Play on the full screen; without a session begin with the menu."""
    from happycity.terminal.screens.app import HappyCityApp

    HappyCityApp(request, session=session).show()


def replay_on_screen(record: Record, locale: str, at: int = 0) -> None:
    """Show a saved game on the full screen, from a moment on."""
    from happycity.terminal.screens.app import HappyCityApp

    HappyCityApp(GameRequest(locale=locale), record=record, at=at).show()


def join_room(link: str, name: str, locale: str, *, plain: bool, watch: bool = False) -> None:
    """Join a room; stay until the game is over or somebody leaves."""
    from happycity.cards import default_catalogue
    from happycity.terminal.sessions.invitation import Link
    from happycity.terminal.sessions.remote import RemoteSession
    from happycity.terminal.texts import Texts

    session = RemoteSession(Link.parse(link), name, watch=watch)
    session.start()
    texts = Texts(locale, session.names, default_catalogue())
    try:
        if plain:
            from happycity.terminal.lines.room import RoomLines

            RoomLines(session, texts, sys.stdin, sys.stdout, echo=not sys.stdin.isatty()).run()
            return
        from happycity.terminal.screens.app import HappyCityApp
        from happycity.terminal.screens.remote_table import RemoteTable

        HappyCityApp(GameRequest(locale=locale), table=RemoteTable(session, texts)).show()
        if session.pending_error is not None and session.is_closed:
            raise session.pending_error
    finally:
        session.close()
