"""What a message means: from a room and a wish to one row of the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Executable, insert, literal, select

from happycity.errors import HappyCityError
from happycity.fair import commitment, fresh_secret, is_nonce
from happycity.game import Game
from happycity.options import Options
from happycity.server.lessons import scripted
from happycity.server.names import clean_chat, clean_name
from happycity.server.people import AWAY, BOT, HUMAN, OPEN, Seat, Settings, check_bot
from happycity.server.play import Deal, Play
from happycity.server.refusal import Refusal
from happycity.server.room import CLOSED, LOBBY, OVER, PLAYING, Room
from happycity.store.schema import deals, holders, results
from happycity.version import RULES_VERSION

Json = dict[str, Any]

MOST_PEOPLE: Final = 200
MOST_MISSES: Final = 3


@dataclass(slots=True)
class Draft:
    """A row to be written: what happens, who wished it, and what else goes into the same transaction."""

    kind: str
    body: Json
    person: str | None = None
    game: int | None = None
    also: list[Executable] = field(default_factory=list)
    deal: Deal | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """A message and who sent it: all the people that the sender may speak for."""

    room: Room
    people: Sequence[str]
    words: Json
    bots: tuple[str, ...]
    absent: Callable[[str], bool] = lambda _person: False
    """Has somebody been without a connection for long?"""

    def speaker(self) -> str:
        """The person who speaks."""
        for person in self.people:
            if self.room.person(person) is not None:
                return person
        raise Refusal("no-seat")

    def player(self) -> str:
        """A person with a seat."""
        for person in self.people:
            found = self.room.person(person)
            if found is not None and found.seat is not None:
                return person
        raise Refusal("no-seat")

    def host(self) -> str:
        """The host."""
        if self.room.host is None or self.room.host not in self.people:
            raise Refusal("not-host")
        return self.room.host

    def number(self, field: str) -> int:
        """A whole number of the message."""
        value = self.words.get(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise Refusal("bad-message", field=field)
        return value


def drafted(wish: Wish) -> Draft:
    """The row that a message becomes."""
    if wish.room.status == CLOSED:
        raise Refusal("closed")
    kind = wish.words.get("type")
    handler = HANDLERS.get(kind) if isinstance(kind, str) else None
    if handler is None:
        raise Refusal("bad-message", field="type")
    return handler(wish)


# The game


def draft_command(wish: Wish) -> Draft:
    """An action of the one who must decide."""
    room = wish.room
    if room.status != PLAYING or room.deciding is None:
        raise Refusal("not-playing")
    seat = room.seats[room.deciding]
    if seat.person is None or seat.person not in wish.people or room.person(seat.person) is None:
        raise Refusal("not-your-seat" if wish.people else "no-seat")
    if wish.number("seq") < room.table_seq:
        raise Refusal("stale", seq=room.table_seq)
    if seat.kind == AWAY:
        raise Refusal("you-are-away")
    action = wish.words.get("action")
    if not isinstance(action, str) or len(action) > 200:
        raise Refusal("bad-message", field="action")
    expected = scripted(room)
    if expected is not None and action.strip() != expected:
        raise Refusal("lesson-other", action=expected)
    return draft_action(room, action, "human", seat.person)


def draft_action(room: Room, action: str, by: str, person: str | None = None) -> Draft:
    """An action, whoever decided it."""
    assert room.play is not None
    assert room.deal is not None
    game, words = room.play.tried(action)
    over = None
    also: list[Executable] = []
    if game.over:
        fair = {
            "game": room.fair["game"],
            "commitment": room.fair["commitment"],
            "secret": room.deal.secret,
            "nonces": room.play.started["nonces"],
        }
        over = {"result": game.state()["result"], "fair": fair}
        also = _results(room, over["result"], game)
    return Draft("action", {**words, "by": by, "over": over}, person, also=also)


def _results(room: Room, result: Json, game: Game) -> list[Executable]:
    """What each player's statistics remember."""
    statements: list[Executable] = []
    cities = game.state()["cities"]
    shared = {
        "options": room.options,
        "names": room.names(),
        "points": result["points"],
        "winners": result["winners"],
    }
    for number, seat in enumerate(room.seats):
        if seat.person is None or room.settings.lesson is not None:
            continue
        detail = json.dumps({**shared, "cards": [card["id"] for card in cities[number]["cards"]]})
        columns = ["room", "game", "key", "seat", "at", "points", "won", "detail"]
        found = select(
            literal(room.id),
            literal(room.number),
            holders.c.key,
            literal(number),
            literal(room.updated),
            literal(result["points"][number]),
            literal(number in result["winners"]),
            literal(detail),
        ).where(holders.c.room == room.id, holders.c.person == seat.person)
        statements.append(insert(results).from_select(columns, found))
    return statements


def draft_undo(wish: Wish) -> Draft:
    """Take back: freely within one's own turn, else ask the other humans; with none of them it is done."""
    room = wish.room
    if not room.settings.undo:
        raise Refusal("undo-off")
    if room.status != PLAYING or room.play is None:
        raise Refusal("not-playing")
    mine = [
        seat
        for seat in range(len(room.seats))
        if room.seats[seat].person in wish.people and room.seats[seat].person
    ]
    if not mine:
        raise Refusal("no-seat")
    if wish.number("seq") < room.table_seq:
        raise Refusal("stale", seq=room.table_seq)
    free = room.play.free_undo()
    last = [(room.play.last_decision(seat), seat) for seat in mine]
    known = [(kept, seat) for kept, seat in last if kept is not None]
    if not known:
        raise Refusal("nothing-to-take-back")
    kept, seat = max(known)
    if wish.words.get("to") is not None:
        kept = wish.number("to")
        if not room.play.first <= kept < len(room.play.game.actions):
            raise Refusal("nothing-to-take-back")
    person = room.seats[seat].person
    if free is not None and free[0] in mine and kept >= free[1]:
        return Draft("undone", {"person": person, "seat": free[0], "to": kept, "agreed": False}, person)
    others = [other for other in room.humans() if other.id not in wish.people]
    if not others:
        return Draft("undone", {"person": person, "seat": seat, "to": kept, "agreed": True}, person)
    if room.undo is not None:
        raise Refusal("undo-waiting")
    return Draft("undo-asked", {"person": person, "seat": seat, "to": kept}, person)


def draft_undo_answer(wish: Wish) -> Draft:
    """Agree to somebody's wish to take back, or not."""
    room = wish.room
    if room.undo is None or room.status != PLAYING:
        raise Refusal("no-undo-asked")
    waiting = [person.id for person in room.humans() if person.id not in room.undo["agreed"]]
    mine = [person for person in waiting if person in wish.people]
    if not mine:
        raise Refusal("no-undo-asked")
    if wish.words.get("agree") is not True:
        return Draft("undo-refused", {"person": mine[0]}, mine[0])
    if waiting == mine:
        body = {
            "person": room.undo["person"],
            "seat": room.undo["seat"],
            "to": room.undo["to"],
            "agreed": True,
        }
        return Draft("undone", body, mine[0])
    return Draft("undo-agreed", {"person": mine[0]}, mine[0])


# People


def draft_join(room: Room, words: Json, key: str, at: int) -> Draft:
    """Sit down or watch."""
    if room.status == CLOSED:
        raise Refusal("closed")
    if sum(not person.gone for person in room.people.values()) >= MOST_PEOPLE:
        raise Refusal("room-full")
    number = _seat_for(room, words)
    if number is None and not room.settings.spectators:
        raise Refusal("room-full")
    nonce = words.get("nonce")
    if nonce is not None and not is_nonce(nonce):
        raise Refusal("bad-nonce")
    person = f"p{len(room.people) + 1}"
    body = {
        "person": person,
        "name": free_name(room, clean_name(words.get("name"))),
        "seat": number,
        "program": bool(words.get("program")),
        "nonce": nonce if room.status == LOBBY and number is not None else None,
    }
    also: list[Executable] = [insert(holders).values(key=key, room=room.id, person=person, created=at)]
    return Draft("joined", body, person, also=also)


def _seat_for(room: Room, words: Json) -> int | None:
    """The seat somebody gets who joins: the one asked for, else the first open one; None for a spectator."""
    if words.get("role") == "spectator":
        return None
    free = [number for number, seat in enumerate(room.seats) if seat.kind == OPEN]
    wanted = words.get("seat")
    if wanted is not None:
        if wanted not in free:
            raise Refusal("seat-taken")
        return int(wanted)
    if not free and room.status == LOBBY and words.get("role") == "player":
        raise Refusal("room-full")
    return free[0] if free and room.status in {LOBBY, PLAYING} else None


def free_name(room: Room, name: str) -> str:
    """The name, with a number behind it if somebody here is called so already."""
    taken = {person.name.casefold() for person in room.people.values() if not person.gone}
    if name.casefold() not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, MOST_PEOPLE + 3) if f"{name} {n}".casefold() not in taken)


def draft_leave(wish: Wish) -> Draft:
    """Leave: the seat is given up, or while a game runs kept warm by a bot."""
    room = wish.room
    person = wish.speaker()
    seat = room.people[person].seat
    if room.status == PLAYING and seat is not None:
        return draft_away(room, seat, "left", person)
    return Draft("left", {"person": person, "reason": "left"}, person)


def draft_away(room: Room, seat: int, reason: str, person: str | None = None) -> Draft:
    """A bot plays for somebody."""
    if room.seats[seat].kind != HUMAN:
        raise Refusal("not-playing")
    body = {"person": room.seats[seat].person, "seat": seat, "reason": reason, "bot": room.settings.bot}
    return Draft("away", body, person)


def draft_back(wish: Wish) -> Draft:
    """Take one's seat again."""
    for number, seat in enumerate(wish.room.seats):
        if seat.kind == AWAY and seat.person is not None and seat.person in wish.people:
            return Draft("back", {"person": seat.person, "seat": number}, seat.person)
    raise Refusal("not-away")


def draft_chat(wish: Wish) -> Draft:
    """A line of chat."""
    person = wish.speaker()
    if not wish.room.settings.chat:
        raise Refusal("chat-off")
    if wish.room.people[person].muted:
        raise Refusal("muted")
    return Draft("chat", {"person": person, "text": clean_chat(wish.words.get("text"))}, person)


def draft_rename(wish: Wish) -> Draft:
    """Another name."""
    person = wish.speaker()
    name = free_name(wish.room, clean_name(wish.words.get("name")))
    return Draft("renamed", {"person": person, "name": name}, person)


def draft_nonce(wish: Wish) -> Draft:
    """A player's part in the shuffle."""
    if wish.room.status != LOBBY:
        raise Refusal("not-in-lobby")
    nonce = wish.words.get("nonce")
    if not is_nonce(nonce):
        raise Refusal("bad-nonce")
    person = wish.player()
    return Draft("nonce", {"person": person, "nonce": nonce}, person)


# The host


def draft_host(wish: Wish) -> Draft:
    """What only the host may do."""
    wish.host()
    do = wish.words.get("do")
    handler = HOST.get(do) if isinstance(do, str) else None
    if handler is None:
        raise Refusal("bad-message", field="do")
    return handler(wish)


def _in_lobby(room: Room) -> None:
    if room.status != LOBBY:
        raise Refusal("not-in-lobby")


def _seats(wish: Wish, seats: Sequence[Seat], reason: str) -> Draft:
    return Draft(
        "seats",
        {"seats": [seat.to_json(n) for n, seat in enumerate(seats)], "reason": reason},
        wish.room.host,
    )


def host_fill(wish: Wish) -> Draft:
    """Put a bot on a seat, or on all open ones."""
    _in_lobby(wish.room)
    bot = check_bot(wish.words.get("bot") or wish.room.settings.bot, wish.bots)
    seats = list(wish.room.seats)
    if wish.words.get("seat") is None:
        seats = [Seat.of_bot(bot) if seat.kind == OPEN else seat for seat in seats]
    else:
        number = _seat(wish, "seat")
        if seats[number].kind not in {OPEN, BOT}:
            raise Refusal("seat-taken")
        seats[number] = Seat.of_bot(bot)
    return _seats(wish, seats, "fill")


def host_empty(wish: Wish) -> Draft:
    """Send a bot away; while a game runs somebody may then take over from it."""
    number = _seat(wish, "seat")
    seats = list(wish.room.seats)
    if seats[number].kind != BOT:
        raise Refusal("seat-taken")
    seats[number] = Seat()
    return _seats(wish, seats, "empty")


def _seat(wish: Wish, field: str) -> int:
    number = wish.number(field)
    if not 0 <= number < len(wish.room.seats):
        raise Refusal("no-such-seat", seat=number, last=len(wish.room.seats) - 1)
    return number


def _somebody(wish: Wish) -> str:
    person = wish.words.get("person")
    if not isinstance(person, str) or wish.room.person(person) is None:
        raise Refusal("no-such-person")
    return person


def host_remove(wish: Wish) -> Draft:
    """Ask somebody to leave."""
    person = _somebody(wish)
    if person == wish.room.host:
        raise Refusal("not-allowed")
    statement = holders.delete().where(holders.c.room == wish.room.id, holders.c.person == person)
    return Draft("left", {"person": person, "reason": "removed"}, wish.room.host, also=[statement])


def host_swap(wish: Wish) -> Draft:
    """Let two seats change places."""
    _in_lobby(wish.room)
    pair = wish.words.get("seats")
    count = len(wish.room.seats)
    if not isinstance(pair, list) or len(pair) != 2 or not all(n in range(count) for n in pair):
        raise Refusal("bad-message", field="seats")
    seats = list(wish.room.seats)
    one, other = pair
    seats[one], seats[other] = seats[other], seats[one]
    return _seats(wish, seats, "swap")


def host_shuffle(wish: Wish) -> Draft:
    """Let chance seat everybody."""
    _in_lobby(wish.room)
    seats = list(wish.room.seats)
    random.SystemRandom().shuffle(seats)
    return _seats(wish, seats, "shuffle")


def host_start(wish: Wish) -> Draft:
    """Start the game."""
    return draft_start(wish.room)


def draft_start(room: Room) -> Draft:
    """Deal. The seed follows from the secret and the nonces of the humans in the order of their seats."""
    _in_lobby(room)
    if any(seat.kind == OPEN for seat in room.seats):
        raise Refusal("seats-open")
    assert room.deal is not None
    given = [room.fair["nonces"].get(seat.person) for seat in room.seats if seat.person is not None]
    started: Json = {
        "rules": RULES_VERSION,
        "players": room.names(),
        "nonces": [nonce for nonce in given if nonce],
        "fair": room.fair["game"],
        "setup": None,
    }
    play = Play(room.deal, room.options, started)
    setup = play.game.record()["setup"]
    started["setup"] = {"specials": setup["specials"]} if setup else None
    started["branch"] = {"at": play.first} if play.first else None
    started["events"] = play.game.events if not play.first else []
    return Draft("started", started, room.host)


def host_settings(wish: Wish) -> Draft:
    """Change what was agreed on."""
    room = wish.room
    settings = room.settings.changed(wish.words.get("settings") or {}, wish.bots, room.status != LOBBY)
    options = room.options
    body: Json = {"settings": settings.to_json(), "options": options}
    if wish.words.get("options") is not None:
        _in_lobby(room)
        if room.settings.lesson is not None or (room.deal and room.deal.base):
            raise Refusal("not-allowed")
        options = Options.from_json(wish.words["options"]).to_json()
        body["options"] = options
        body["seats"] = [seat.to_json(n) for n, seat in enumerate(_resized(room.seats, options["players"]))]
    return Draft("settings", body, room.host)


def _resized(seats: Sequence[Seat], players: int) -> list[Seat]:
    """More seats are open; fewer only if nobody has to stand up, open ones before bots."""
    kept = [seat for seat in seats if seat.person is not None]
    if len(kept) > players:
        raise Refusal("seat-taken")
    result = list(seats)
    while len(result) > players:
        free = [number for number, seat in enumerate(result) if seat.person is None]
        open_first = [number for number in free if result[number].kind == OPEN] or free
        del result[open_first[-1]]
    return result + [Seat() for _ in range(players - len(result))]


def host_mute(wish: Wish) -> Draft:
    """Silence somebody's chat, or let them speak again."""
    person = _somebody(wish)
    return Draft("muted", {"person": person, "muted": wish.words.get("muted") is not False}, wish.room.host)


def host_pass(wish: Wish) -> Draft:
    """Make somebody else the host."""
    return Draft("host", {"person": _somebody(wish), "reason": "passed"}, wish.room.host)


def host_away(wish: Wish) -> Draft:
    """Let a bot play for somebody whose connection is lost."""
    number = _seat(wish, "seat")
    if wish.room.status != PLAYING:
        raise Refusal("not-playing")
    person = wish.room.seats[number].person
    if person is not None and not wish.absent(person):
        raise Refusal("still-here")
    return draft_away(wish.room, number, "host", wish.room.host)


def host_close(wish: Wish) -> Draft:
    """Close the room for good."""
    return Draft("closed", {"reason": "host"}, wish.room.host)


# Again


def draft_rematch(wish: Wish) -> Draft:
    """A new game for the same people, in the same room."""
    room = wish.room
    if room.status != OVER:
        raise Refusal("not-over")
    person = wish.player()
    seats = []
    for seat in room.seats:
        here = room.person(seat.person)
        if here is not None:
            seats.append(Seat(HUMAN, here.id, here.name))
        else:
            seats.append(Seat.of_bot(seat.bot) if seat.kind == BOT and seat.bot else Seat())
    number = room.number + 1
    deal = Deal(fresh_secret())
    body = {
        "person": person,
        "seats": [seat.to_json(n) for n, seat in enumerate(seats)],
        "commitment": commitment(f"{room.id}/{number}", deal.secret),
    }
    return Draft("rematch", body, person, number, [deal_row(room.id, number, deal)], deal)


def deal_row(room: str, number: int, deal: Deal) -> Executable:
    """Keep what only the server knows."""
    base = None if deal.base is None else json.dumps(deal.base)
    return insert(deals).values(room=room, game=number, secret=deal.secret, base=base)


def succession(room: Room, present: frozenset[str]) -> Draft | None:
    """A new host if the host has left: somebody who is here, else any human with a seat."""
    host = room.person(room.host)
    gone = host is None or (host.seat is not None and room.seats[host.seat].kind == AWAY)
    if not gone or room.status == CLOSED or not room.people:
        return None
    others = [person.id for person in room.humans() if person.id != room.host]
    heir = next((person for person in others if person in present), others[0] if others else None)
    return None if heir is None else Draft("host", {"person": heir, "reason": "gone"})


HANDLERS: Final[dict[str, Callable[[Wish], Draft]]] = {
    "command": draft_command,
    "undo": draft_undo,
    "undo-answer": draft_undo_answer,
    "chat": draft_chat,
    "nonce": draft_nonce,
    "rename": draft_rename,
    "leave": draft_leave,
    "back": draft_back,
    "rematch": draft_rematch,
    "host": draft_host,
}

HOST: Final[dict[str, Callable[[Wish], Draft]]] = {
    "fill": host_fill,
    "empty": host_empty,
    "remove": host_remove,
    "swap": host_swap,
    "shuffle": host_shuffle,
    "start": host_start,
    "settings": host_settings,
    "mute": host_mute,
    "pass": host_pass,
    "away": host_away,
    "close": host_close,
}

__all__ = [
    "Draft",
    "HappyCityError",
    "Settings",
    "Wish",
    "draft_action",
    "draft_join",
    "drafted",
    "succession",
]
