"""Challenges that travel in a link: all that a friend's device needs, and the friend's game on the way back.

A link holds decisions as positions in the list of legal actions, so a whole game takes a few hundred characters.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from happycity.bots.levels import BUILT_IN
from happycity.errors import HappyCityError
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.rooms.challenges import make_challenge
from happycity.rooms.records import MAX_ACTIONS
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import clean_name
from happycity.schema.json_text import decode, encode
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.schema.deals import StoredChallenge
    from happycity.schema.game import Setup

FORM: Final = "l1"
"""How such links begin: the mark of what a device has made, and the version of their form."""
SEPARATOR: Final = "~"
MAX_CHARS: Final = 8_000
MAX_JSON_CHARS: Final = 64_000


@dataclass(frozen=True, slots=True)
class ChallengeLink:
    """The id of a challenge that is its own content, perhaps with a friend's game."""

    challenge: str
    """What was sent to the friend."""
    reply: str | None = None

    @classmethod
    def parse(cls, id: str) -> ChallengeLink:
        """The link of an id in an address."""
        challenge, _, reply = id.partition(SEPARATOR)
        if len(id) > MAX_CHARS:
            raise Refusal("bad-challenge-link")
        return cls(challenge, reply or None)

    def __str__(self) -> str:
        return self.challenge if self.reply is None else f"{self.challenge}{SEPARATOR}{self.reply}"


def pack_challenge(challenge: StoredChallenge) -> str:
    """The id of a challenge that needs no server."""
    record = challenge["record"]
    steps = _steps(_new_game(challenge), [str(action) for action in record["actions"]])
    content = [
        record["options"], record.get("seed"), record.get("setup"), challenge["seat"], challenge["name"],
        challenge["bots"], steps,
    ]  # fmt: skip
    return FORM + _pack([RULES_VERSION, *content])


def unpack_challenge(id: str, now_ms: int) -> StoredChallenge:
    """The challenge of an id. Links come from strangers, so it is checked as a new one is."""
    if not id.startswith(FORM):
        raise Refusal("bad-challenge-link")
    match _unpack(id.removeprefix(FORM)):
        case [int(rules), dict(options), seed, setup, int(seat), str(name), [*bots], [*steps]] if (
            rules == RULES_VERSION and seat >= 0 and isinstance(seed, str | int)
        ):
            pass
        case _:
            raise Refusal("bad-challenge-link")
    try:
        game = Game(Options.from_json(options), seed=seed, setup=cast("Setup | None", setup))
        _play(game, steps)
        names = [f"bot:{bot}" for bot in bots]
        if len(names) != game.options.players:
            raise Refusal("bad-challenge-link")
        challenge = make_challenge(cast("Mapping[str, object]", game.record(names)), seat, now_ms)
        return {**challenge, "name": _checked_name(name)}
    except (HappyCityError, TypeError, ValueError):
        raise Refusal("bad-challenge-link") from None


def pack_reply(challenge: StoredChallenge, actions: Sequence[str], name: str) -> str:
    """A friend's game, to be sent back."""
    return _pack([name, _steps(_new_game(challenge), actions)])


def unpack_reply(challenge: StoredChallenge, text: str) -> tuple[Game, str]:
    """The game that a friend played, and the friend's name."""
    match _unpack(text):
        case [str(name), [*steps]]:
            game = _new_game(challenge)
            _play(game, steps)
            return game, _checked_name(name)
        case _:
            raise Refusal("bad-challenge-link")


def _checked_name(name: str) -> str:
    """A name as rooms let people have it, or a bot's: a bot's city may be the one to beat."""
    if name.removeprefix("bot:") in BUILT_IN:
        return name
    try:
        return clean_name(name)
    except Refusal:
        raise Refusal("bad-challenge-link") from None


def _new_game(challenge: StoredChallenge) -> Game:
    """The deal of a challenge, before the first decision."""
    record = challenge["record"]
    return Game(Options.from_json(record["options"]), seed=record.get("seed"), setup=record.get("setup"))


def _steps(game: Game, actions: Sequence[str]) -> list[int]:
    steps = []
    for action in actions:
        steps.append([str(each) for each in game.legal()].index(action))
        game.play(action)
    return steps


def _play(game: Game, steps: Sequence[object]) -> None:
    """Play a whole game."""
    if len(steps) > MAX_ACTIONS:
        raise Refusal("bad-challenge-link")
    for step in steps:
        legal = game.legal()
        if game.over or not isinstance(step, int) or not 0 <= step < len(legal):
            raise Refusal("bad-challenge-link")
        game.play(legal[step])
    if not game.over:
        raise Refusal("bad-challenge-link")


def _pack(content: Sequence[object]) -> str:
    packed = zlib.compress(encode(content).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def _unpack(text: str) -> object:
    """What was packed. A small link that would unfold into a large one is refused."""
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        unpacked = unpacking.decompress(packed, MAX_JSON_CHARS)
        if not unpacking.eof or unpacking.unused_data:
            raise Refusal("bad-challenge-link")
        content: object = decode(unpacked.decode())
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise Refusal("bad-challenge-link") from None
    return content
