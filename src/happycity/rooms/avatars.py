"""Faces and colours of people, and the reactions they may show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar, get_args

from happycity.rooms.refusal import Refusal
from happycity.schema import room as schema

if TYPE_CHECKING:
    from happycity.rooms.room import Room
    from happycity.schema.room import Avatar, Face, PersonColour, Reaction
    from happycity.schema.socket import ReactionFrame, ReactionMessage

FACES: Final[tuple[Face, ...]] = get_args(schema.Face)
PERSON_COLOURS: Final[tuple[PersonColour, ...]] = get_args(schema.PersonColour)
REACTIONS: Final[tuple[Reaction, ...]] = get_args(schema.Reaction)

Name = TypeVar("Name", bound=str)


def read_avatar(value: object) -> Avatar:
    """A face and a colour of foreign JSON."""
    if not isinstance(value, Mapping) or set(value) != {"face", "colour"}:
        raise Refusal("bad-message", field="avatar")
    return {
        "face": _one_of(FACES, value["face"], "avatar"),
        "colour": _one_of(PERSON_COLOURS, value["colour"], "avatar"),
    }


def read_optional_avatar(value: object) -> Avatar | None:
    """A face and a colour, or nothing."""
    return None if value is None else read_avatar(value)


def check_reaction(value: object) -> Reaction:
    """The name of a reaction."""
    return _one_of(REACTIONS, value, "reaction")


def _one_of(names: tuple[Name, ...], value: object, field: str) -> Name:
    found = next((name for name in names if name == value), None)
    if found is None:
        raise Refusal("bad-message", field=field)
    return found


def default_avatar(room: Room, person: str) -> Avatar:
    """The avatar of somebody who chose none: the next face that nobody in the room has."""
    first = int(person.removeprefix("p")) - 1
    taken = {other.avatar["face"] for other in room.people.values() if not other.gone}
    turned = [FACES[(first + step) % len(FACES)] for step in range(len(FACES))]
    face = next((each for each in turned if each not in taken), turned[0])
    return {"face": face, "colour": PERSON_COLOURS[first % len(PERSON_COLOURS)]}


def free_avatar(room: Room, wanted: Avatar, person: str | None = None) -> Avatar:
    """The avatar, with the next colour if somebody else here has the same face and colour."""
    others = [other.avatar for other in room.people.values() if not other.gone and other.id != person]
    taken = {other["colour"] for other in others if other["face"] == wanted["face"]}
    first = PERSON_COLOURS.index(wanted["colour"])
    turned = PERSON_COLOURS[first:] + PERSON_COLOURS[:first]
    return {**wanted, "colour": next((each for each in turned if each not in taken), wanted["colour"])}


def react(room: Room, people: tuple[str, ...], message: ReactionMessage) -> ReactionFrame:
    """The frame of a reaction. Whoever may not chat may not react; nothing is logged, so nothing wears a log out."""
    person = next((each for each in people if room.person(each) is not None), None)
    if person is None:
        raise Refusal("no-seat")
    if not room.settings.chat:
        raise Refusal("chat-off")
    if room.people[person].muted:
        raise Refusal("muted")
    return {"type": "reaction", "person": person, "reaction": message["reaction"]}
