"""Read the messages of clients: foreign JSON becomes typed messages, or is refused.

Only the form is checked here. Whether a message makes sense in a room is for `decide`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from happycity.rooms.avatars import check_reaction, read_avatar
from happycity.rooms.ids import is_command_id
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.schema import socket as wire
    from happycity.schema.socket import RoomMessage

MAX_ACTION: Final = 200


class Fields:
    """The fields of one message."""

    def __init__(self, payload: Mapping[str, object], command: str) -> None:
        self.payload = payload
        self.command = command
        """The client's id of the command."""

    def number(self, field: str) -> int:
        """A whole number."""
        value = self.payload.get(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise Refusal("bad-message", field=field)
        return value

    def optional_number(self, field: str) -> int | None:
        """A whole number, or nothing."""
        return None if self.payload.get(field) is None else self.number(field)

    def text(self, field: str, code: str = "bad-message") -> str:
        """A string; `code` is the refusal of anything else."""
        value = self.payload.get(field)
        if not isinstance(value, str):
            raise Refusal(code, field=field) if code == "bad-message" else Refusal(code)
        return value


def read_id(payload: Mapping[str, object]) -> str:
    """Read the client's id of a command."""
    command = payload.get("id")
    if not is_command_id(command):
        raise Refusal("bad-message", field="id")
    return command


def read_message(payload: Mapping[str, object]) -> RoomMessage:
    """Read a message to a room."""
    command = read_id(payload)
    kind = payload.get("type")
    read = READERS.get(kind) if isinstance(kind, str) else None
    if read is None:
        raise Refusal("bad-message", field="type")
    return read(Fields(payload, command))


def read_reaction(payload: Mapping[str, object]) -> wire.ReactionMessage:
    """Read a reaction, which is passed on and not decided about."""
    return {"type": "reaction", "id": read_id(payload), "reaction": check_reaction(payload.get("reaction"))}


def _read_action(fields: Fields) -> wire.CommandMessage:
    seq, action = fields.number("seq"), fields.text("action")
    if len(action) > MAX_ACTION:
        raise Refusal("bad-message", field="action")
    return {"type": "command", "id": fields.command, "seq": seq, "action": action}


def _read_undo(fields: Fields) -> wire.UndoMessage:
    seq, kept = fields.number("seq"), fields.optional_number("to")
    return {"type": "undo", "id": fields.command, "seq": seq, "to": kept}


def _read_undo_answer(fields: Fields) -> wire.UndoAnswerMessage:
    return {"type": "undo-answer", "id": fields.command, "agree": fields.payload.get("agree") is True}


def _read_removal_answer(fields: Fields) -> wire.RemovalAnswerMessage:
    return {"type": "removal-answer", "id": fields.command, "agree": fields.payload.get("agree") is True}


def _read_chat(fields: Fields) -> wire.ChatMessage:
    return {"type": "chat", "id": fields.command, "text": fields.text("text")}


def _read_nonce(fields: Fields) -> wire.NonceMessage:
    return {"type": "nonce", "id": fields.command, "nonce": fields.text("nonce", "bad-nonce")}


def _read_rename(fields: Fields) -> wire.RenameMessage:
    return {"type": "rename", "id": fields.command, "name": fields.text("name", "bad-name")}


def _read_avatar(fields: Fields) -> wire.AvatarMessage:
    return {"type": "avatar", "id": fields.command, "avatar": read_avatar(fields.payload.get("avatar"))}


def _read_leave(fields: Fields) -> wire.PresenceMessage:
    return {"type": "leave", "id": fields.command}


def _read_away(fields: Fields) -> wire.PresenceMessage:
    return {"type": "away", "id": fields.command}


def _read_back(fields: Fields) -> wire.PresenceMessage:
    return {"type": "back", "id": fields.command}


def _read_rematch(fields: Fields) -> wire.RematchMessage:
    return {"type": "rematch", "id": fields.command}


def _read_host(fields: Fields) -> wire.HostMessage:
    do = fields.payload.get("do")
    read = HOST_READERS.get(do) if isinstance(do, str) else None
    if read is None:
        raise Refusal("bad-message", field="do")
    return read(fields)


# What only the host may do


def _read_fill(fields: Fields) -> wire.HostMessage:
    message: wire.HostMessage = {"type": "host", "id": fields.command, "do": "fill"}
    message["seat"] = fields.optional_number("seat")
    if fields.payload.get("bot"):
        message["bot"] = fields.text("bot")
    return message


def _read_empty(fields: Fields) -> wire.HostMessage:
    return {"type": "host", "id": fields.command, "do": "empty", "seat": fields.number("seat")}


def _read_remove(fields: Fields) -> wire.HostMessage:
    person = fields.text("person", "no-such-person")
    return {"type": "host", "id": fields.command, "do": "remove", "person": person}


def _read_swap(fields: Fields) -> wire.HostMessage:
    pair = fields.payload.get("seats")
    if not isinstance(pair, list) or [type(number) for number in pair] != [int, int]:
        raise Refusal("bad-message", field="seats")
    return {"type": "host", "id": fields.command, "do": "swap", "seats": [pair[0], pair[1]]}


def _read_shuffle(fields: Fields) -> wire.HostMessage:
    return {"type": "host", "id": fields.command, "do": "shuffle"}


def _read_start(fields: Fields) -> wire.HostMessage:
    message: wire.HostMessage = {"type": "host", "id": fields.command, "do": "start"}
    if fields.payload.get("nonce") is not None:
        message["nonce"] = fields.text("nonce", "bad-nonce")
    return message


def _read_settings(fields: Fields) -> wire.HostMessage:
    message: wire.HostMessage = {"type": "host", "id": fields.command, "do": "settings"}
    settings, options = fields.payload.get("settings"), fields.payload.get("options")
    if settings:
        if not isinstance(settings, dict):
            raise Refusal("bad-settings", field="settings")
        message["settings"] = settings
    if options is not None:
        message["options"] = options  # type: ignore[typeddict-item]  # Options.from_json checks foreign options
    return message


def _read_mute(fields: Fields) -> wire.HostMessage:
    person = fields.text("person", "no-such-person")
    muted = fields.payload.get("muted") is not False
    return {"type": "host", "id": fields.command, "do": "mute", "person": person, "muted": muted}


def _read_pass(fields: Fields) -> wire.HostMessage:
    person = fields.text("person", "no-such-person")
    return {"type": "host", "id": fields.command, "do": "pass", "person": person}


def _read_away_seat(fields: Fields) -> wire.HostMessage:
    return {"type": "host", "id": fields.command, "do": "away", "seat": fields.number("seat")}


def _read_close(fields: Fields) -> wire.HostMessage:
    return {"type": "host", "id": fields.command, "do": "close"}


READERS: Final[Mapping[str, Callable[[Fields], RoomMessage]]] = {
    "command": _read_action,
    "undo": _read_undo,
    "undo-answer": _read_undo_answer,
    "removal-answer": _read_removal_answer,
    "chat": _read_chat,
    "nonce": _read_nonce,
    "rename": _read_rename,
    "avatar": _read_avatar,
    "leave": _read_leave,
    "away": _read_away,
    "back": _read_back,
    "rematch": _read_rematch,
    "host": _read_host,
}
HOST_READERS: Final[Mapping[str, Callable[[Fields], wire.HostMessage]]] = {
    "fill": _read_fill,
    "empty": _read_empty,
    "remove": _read_remove,
    "swap": _read_swap,
    "shuffle": _read_shuffle,
    "start": _read_start,
    "settings": _read_settings,
    "mute": _read_mute,
    "pass": _read_pass,
    "away": _read_away_seat,
    "close": _read_close,
}
