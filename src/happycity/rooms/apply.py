"""Apply events to a room: the only way in which a room changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from happycity.rooms.avatars import default_avatar
from happycity.rooms.capacity import ASIDE_KINDS, COUNTED_KINDS
from happycity.rooms.erasure import ERASED
from happycity.rooms.people import AWAY, BOT, HUMAN, Person, Seat, Settings
from happycity.rooms.room import CLOSED, LOBBY, OVER, PLAYING, TABLE_KINDS, Room
from happycity.rooms.room_game import Deal, RoomGame

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.schema import room_events as log
    from happycity.schema.room import Place
    from happycity.schema.room_events import RoomEvent

GAME_KINDS: Final = frozenset({"started", "action", "undone"})
"""Events that only the game they belong to needs."""


def apply(
    room: Room,
    event: RoomEvent,
    person: str | None = None,
    command: str | None = None,
    *,
    deal: Deal | None = None,
    after: Game | None = None,
) -> None:
    """Apply one event, caused by a person's command.

    A rematch needs its `deal`. `after` is the game after an action that was tried: it is then not played again.
    """
    if deal is not None:
        room.deal = deal
    if event["kind"] == "action":
        _on_action(room, event, after)
    else:
        HANDLERS[event["kind"]](room, event)  # type: ignore[arg-type]  # each kind has its own type
    _advance(room, event, person, command)
    room.updated = event["at"]
    room.asides += event["kind"] in ASIDE_KINDS
    if person is not None and event["kind"] in COUNTED_KINDS:
        room.asides_of[person] = room.asides_of.get(person, 0) + 1
    if event["kind"] in TABLE_KINDS:
        room.table_seq = room.seq


def replay(room: Room, event: RoomEvent, person: str | None, command: str | None, newest: int) -> None:
    """Apply an event of a stored log whose newest game is `newest`; of earlier games only who won is kept."""
    if event["kind"] in GAME_KINDS and event["game"] < newest:
        if event["kind"] == "action":
            _count_wins(room, event)
        _advance(room, event, person, command)
    else:
        apply(room, event, person, command)


def _advance(room: Room, event: RoomEvent, person: str | None, command: str | None) -> None:
    room.seq = event["seq"]
    if person is not None and command is not None:
        room.commands[person, command] = room.seq


def _on_created(room: Room, event: log.RoomCreated) -> None:
    room.created = event["at"]
    room.number = event["game"]
    room.options = event["options"]
    room.settings = Settings.from_payload(event["settings"])
    room.seats = [Seat.from_payload(place) for place in event["seats"]]
    _commit_to(room, event["commitment"])


def _commit_to(room: Room, commitment: str) -> None:
    room.fair = {
        "game": f"{room.id}/{room.number}", "commitment": commitment, "nonces": {}, "secret": None,
    }  # fmt: skip


def _on_joined(room: Room, event: log.PersonJoined) -> None:
    number = event["seat"]
    role: Literal["player", "spectator"] = "spectator" if number is None else "player"
    avatar = event.get("avatar") or default_avatar(room, event["person"])  # absent from older logs
    person = Person(event["person"], event["name"], avatar, number, role, event["program"])
    room.people[person.id] = person
    if number is not None:
        room.seats[number] = Seat(HUMAN, person.id, person.name)
        room.decided_at = event["at"] if room.deciding == number else room.decided_at
        if room.host is None:
            room.host = person.id
    nonce = event.get("nonce")
    if nonce:
        room.fair["nonces"][person.id] = nonce


def _on_left(room: Room, event: log.PersonLeft) -> None:
    person = room.people[event["person"]]
    person.gone = True
    if person.seat is not None and room.status == LOBBY:
        room.seats[person.seat] = Seat()
    elif person.seat is not None:  # the name stays on the score sheet
        room.seats[person.seat] = Seat(BOT, None, person.name, room.settings.bot)
    person.seat = None
    room.fair["nonces"].pop(person.id, None)
    if room.removal is not None and room.removal["whom"] == person.id:
        room.removal = None


def _on_renamed(room: Room, event: log.PersonRenamed) -> None:
    person = room.people[event["person"]]
    person.name = event["name"]
    if person.seat is not None:
        room.seats[person.seat].name = person.name


def _on_avatar(room: Room, event: log.AvatarChanged) -> None:
    room.people[event["person"]].avatar = event["avatar"]


def _on_seats(room: Room, event: log.SeatsChanged) -> None:
    _reseat(room, event["seats"])


def _reseat(room: Room, places: Sequence[Place]) -> None:
    room.seats = [Seat.from_payload(place) for place in places]
    for person in room.people.values():
        person.seat = None
    for number, seat in enumerate(room.seats):
        if seat.person is not None:
            room.people[seat.person].seat = number


def _on_settings(room: Room, event: log.SettingsChanged) -> None:
    room.settings = Settings.from_payload(event["settings"])
    room.options = event["options"]
    if "seats" in event:
        _reseat(room, event["seats"])


def _on_host(room: Room, event: log.HostChanged) -> None:
    room.host = event["person"]
    room.removal = None  # another host had asked


def _on_muted(room: Room, event: log.PersonMuted) -> None:
    room.people[event["person"]].muted = event["muted"]


def _on_nonce(room: Room, event: log.NonceGiven) -> None:
    room.fair["nonces"][event["person"]] = event["nonce"]


def _on_started(room: Room, event: log.GameStarted) -> None:
    room.status = PLAYING
    room.decided_at = event["at"]
    room.play = RoomGame(room.deal, room.options, event)


def _on_action(room: Room, event: log.ActionPlayed, after: Game | None = None) -> None:
    assert room.play is not None
    seat = event["seat"]
    room.play.apply_action(event, room.decided_at, after)
    room.undo = None
    room.decided_at = event["at"]
    room.misses[seat] = room.misses.get(seat, 0) + 1 if event["by"] == "clock" else 0
    if event["over"] is not None:
        room.status = OVER
        room.removal = None
        _count_wins(room, event)
        room.fair = {**room.fair, "secret": event["over"]["fair"]["secret"]}


def _count_wins(room: Room, event: log.ActionPlayed) -> None:
    """Credit the winners of a game with it."""
    winners = event["over"]["result"]["winners"] if event["over"] is not None else []
    for key in map(room.player_key, winners):
        room.wins_by_player[key] = room.wins_by_player.get(key, 0) + 1


def _on_undone(room: Room, event: log.ActionsUndone) -> None:
    assert room.play is not None
    room.play.undo_to(event["to"])
    room.undo = None
    if event["agreed"]:
        room.decided_at = event["at"]
    else:  # a free undo does not buy time; logs without `since` kept the time of the undone action
        room.decided_at = event.get("since", room.decided_at)


def _on_undo_asked(room: Room, event: log.UndoAsked) -> None:
    room.undo = {
        "asked": event["seq"], "person": event["person"], "seat": event["seat"], "to": event["to"],
        "agreed": [event["person"]],
    }  # fmt: skip


def _on_undo_agreed(room: Room, event: log.UndoAnswered) -> None:
    if room.undo is not None:
        room.undo = {**room.undo, "agreed": [*room.undo["agreed"], event["person"]]}


def _on_undo_refused(room: Room, _event: log.UndoAnswered) -> None:
    room.undo = None


def _on_removal_asked(room: Room, event: log.RemovalAsked) -> None:
    room.removal = {
        "asked": event["seq"], "person": event["person"], "whom": event["whom"], "voters": event["voters"],
        "agreed": [],
    }  # fmt: skip


def _on_removal_agreed(room: Room, event: log.RemovalAnswered) -> None:
    if room.removal is not None:
        room.removal = {**room.removal, "agreed": [*room.removal["agreed"], event["person"]]}


def _on_removal_refused(room: Room, _event: log.RemovalAnswered) -> None:
    room.removal = None


def _on_away(room: Room, event: log.PersonAway) -> None:
    seat = room.seats[event["seat"]]
    seat.kind, seat.bot = AWAY, event["bot"]
    room.misses.pop(event["seat"], None)
    room.away_at[event["seat"]] = event["at"]
    if event["reason"] == "pause":
        room.pausing.add(event["person"])


def _on_back(room: Room, event: log.PersonBack) -> None:
    seat = room.seats[event["seat"]]
    seat.kind, seat.bot = HUMAN, None
    room.pausing.discard(event["person"])
    since = event.get("since")  # absent from older logs, where coming back restarted the clock
    room.decided_at = event["at"] if since is None else since


def _on_chat(room: Room, event: log.Chat) -> None:
    """Chat changes nothing."""


def _on_erased(room: Room, event: log.PersonErased) -> None:
    person = room.people[event["person"]]
    for seat in room.seats:
        if seat.person == person.id or (seat.person is None and seat.name == person.name):
            seat.name = ERASED
    person.name = ERASED


def _on_rematch(room: Room, event: log.Rematch) -> None:
    room.number = event["game"]
    room.status = LOBBY
    room.play = None
    room.undo = None
    room.misses = {}
    room.away_at = {}
    room.pausing = set()
    room.asides_of = {}
    room.decided_at = 0
    _reseat(room, event["seats"])
    _commit_to(room, event["commitment"])


def _on_closed(room: Room, _event: log.RoomClosed) -> None:
    room.status = CLOSED
    room.removal = None


if TYPE_CHECKING:
    EventHandlers = TypedDict(
        "EventHandlers",
        {
            "created": Callable[[Room, log.RoomCreated], None],
            "joined": Callable[[Room, log.PersonJoined], None],
            "left": Callable[[Room, log.PersonLeft], None],
            "renamed": Callable[[Room, log.PersonRenamed], None],
            "avatar": Callable[[Room, log.AvatarChanged], None],
            "seats": Callable[[Room, log.SeatsChanged], None],
            "settings": Callable[[Room, log.SettingsChanged], None],
            "host": Callable[[Room, log.HostChanged], None],
            "muted": Callable[[Room, log.PersonMuted], None],
            "nonce": Callable[[Room, log.NonceGiven], None],
            "started": Callable[[Room, log.GameStarted], None],
            "undone": Callable[[Room, log.ActionsUndone], None],
            "undo-asked": Callable[[Room, log.UndoAsked], None],
            "undo-agreed": Callable[[Room, log.UndoAnswered], None],
            "undo-refused": Callable[[Room, log.UndoAnswered], None],
            "removal-asked": Callable[[Room, log.RemovalAsked], None],
            "removal-agreed": Callable[[Room, log.RemovalAnswered], None],
            "removal-refused": Callable[[Room, log.RemovalAnswered], None],
            "away": Callable[[Room, log.PersonAway], None],
            "back": Callable[[Room, log.PersonBack], None],
            "chat": Callable[[Room, log.Chat], None],
            "erased": Callable[[Room, log.PersonErased], None],
            "rematch": Callable[[Room, log.Rematch], None],
            "closed": Callable[[Room, log.RoomClosed], None],
        },
    )

HANDLERS: Final[EventHandlers] = {
    "created": _on_created,
    "joined": _on_joined,
    "left": _on_left,
    "renamed": _on_renamed,
    "avatar": _on_avatar,
    "seats": _on_seats,
    "settings": _on_settings,
    "host": _on_host,
    "muted": _on_muted,
    "nonce": _on_nonce,
    "started": _on_started,
    "undone": _on_undone,
    "undo-asked": _on_undo_asked,
    "undo-agreed": _on_undo_agreed,
    "undo-refused": _on_undo_refused,
    "removal-asked": _on_removal_asked,
    "removal-agreed": _on_removal_agreed,
    "removal-refused": _on_removal_refused,
    "away": _on_away,
    "back": _on_back,
    "chat": _on_chat,
    "erased": _on_erased,
    "rematch": _on_rematch,
    "closed": _on_closed,
}
"""The handler of each kind of event; `action` alone takes a second argument."""
