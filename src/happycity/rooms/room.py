"""A room as its log tells it. `apply` is the only way in which a room changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from happycity.rooms.people import AWAY, BOT, HUMAN, OPEN, Person, Seat, Settings
from happycity.rooms.room_game import Deal, RoomGame
from happycity.schema.validate import Json

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

TABLE_KINDS: Final = frozenset({"started", "action", "undone", "settings", "rematch"})
"""Happenings after which the table has to be told anew."""
SEAT_KINDS: Final = frozenset({"joined", "left", "seats", "away", "back"})
"""Happenings that may put somebody else before the clock. They leave the decision itself as it is, so no command and
no bot's thought gets stale: else who comes and goes could hold up a game."""
QUIET_KINDS: Final = frozenset({"action", "chat"})
"""Happenings that leave people and seats as they are."""

ASIDE_KINDS: Final = frozenset({"chat", "renamed", "joined"})
"""Happenings beside the game, which also a spectator can cause."""


class Room:
    """One room: people, seats, and the game on its table."""

    def __init__(self, room: str) -> None:
        self.id = room
        self.seq = 0
        self.status = LOBBY
        self.created = 0
        self.updated = 0
        self.number = 0
        self.options: Json = {}
        self.settings = Settings()
        self.host: str | None = None
        self.people: dict[str, Person] = {}
        self.seats: list[Seat] = []
        self.undo: Json | None = None
        self.fair: Json = {}
        self.deal: Deal | None = None
        self.play: RoomGame | None = None
        self.table_seq = 0
        """The newest change of the table: commands that answer an older one are stale."""
        self.decided_at = 0
        """When the present decision began, for the clock."""
        self.misses: dict[int, int] = {}
        self.away_at: dict[int, int] = {}
        """When a bot took over a seat."""
        self.pausing: set[str] = set()
        """Who said that they are away for a while: only their own word brings them back."""
        self.asides = 0
        self.commands: dict[tuple[str, str], int] = {}

    # What others ask

    def person(self, person: str | None) -> Person | None:
        """Somebody who is in the room."""
        found = self.people.get(person or "")
        return None if found is None or found.gone else found

    def humans(self) -> list[Person]:
        """The people with a seat who have not left it to a bot."""
        seated = [self.person(seat.person) for seat in self.seats if seat.kind == HUMAN]
        return [person for person in seated if person is not None]

    def players(self) -> list[Person]:
        """The people with a seat, also those for whom a bot plays at the moment."""
        seated = [self.person(seat.person) for seat in self.seats]
        return [person for person in seated if person is not None]

    def waiting_for(self) -> list[str]:
        """The people who have not answered yet when somebody asks to take back."""
        agreed = self.undo["agreed"] if self.undo is not None else []
        return [person.id for person in self.players() if person.id not in agreed]

    @property
    def deciding(self) -> int | None:
        """The seat that must decide."""
        return self.play.game.seat if self.play is not None and self.status == PLAYING else None

    @property
    def deadline(self) -> int | None:
        """When the clock runs out for the one who must decide; bots need no clock."""
        if self.settings.clock is None or self.deciding is None or self.seats[self.deciding].kind != HUMAN:
            return None
        return self.decided_at + 1000 * self.settings.clock

    def since_back(self, seat: int) -> int | None:
        """When the clock of the present decision began, should somebody come back to a seat; None: it begins anew.

        Once for each decision: who went away during it comes back to what is left of it.
        """
        if self.deciding == seat and self.away_at.get(seat, 0) < self.decided_at:
            return None
        return self.decided_at

    def shows(self, people: Sequence[str], game: int | None = None) -> bool:
        """May who speaks for these people look at a game (by default the newest)?

        Without spectators a game is for those in the room until it is over; a free seat is for everybody to see.
        """
        if people or self.settings.spectators or (game is not None and game < self.number):
            return True
        hidden = self.play is not None and not self.play.game.over
        return not hidden or any(seat.kind == OPEN for seat in self.seats)

    def tells_table(self, kind: str) -> bool:
        """Does a happening change what the table tells? Who sits where changes the deadline, if there is a clock."""
        return kind in TABLE_KINDS or (kind in SEAT_KINDS and self.settings.clock is not None)

    @property
    def driven(self) -> bool:
        """Must somebody decide for a bot, or watch the clock? A human without a clock is waited for by nobody."""
        seat = self.deciding
        return seat is not None and (self.settings.clock is not None or self.seats[seat].kind != HUMAN)

    def names(self) -> list[str]:
        """The players' names, as a record has them."""
        return [seat.name or "" for seat in self.seats]

    def public(self) -> Json:
        """The room as everybody sees it."""
        return {
            "id": self.id, "status": self.status, "seq": self.seq, "created": self.created, "game": self.number,
            "options": self.options, "settings": self.settings.to_json(), "host": self.host,
            "people": [person.to_json() for person in self.people.values()],
            "seats": [seat.to_json(number) for number, seat in enumerate(self.seats)],
            "undo": self.undo and {**self.undo, "waiting": self.waiting_for()}, "fair": self.fair,
        }  # fmt: skip

    def summary(self) -> Json:
        """The room's row in a list of rooms."""
        return {
            "status": self.status, "options": self.options, "settings": self.settings.to_json(),
            "names": [seat.name for seat in self.seats], "open": sum(seat.kind == OPEN for seat in self.seats),
            "seats": len(self.seats), "people": {p.id: p.seat for p in self.people.values() if not p.gone},
            "host": self.host, "deciding": self.deciding, "driven": self.driven, "game": self.number,
        }  # fmt: skip

    # What happens

    def apply(self, happening: Json, person: str | None = None, command: str | None = None) -> None:
        """Let one happening of the log happen."""
        getattr(self, "_" + happening["kind"].replace("-", "_"))(happening)
        self.seq = happening["seq"]
        self.updated = happening["at"]
        self.asides += happening["kind"] in ASIDE_KINDS
        if happening["kind"] in TABLE_KINDS:
            self.table_seq = self.seq
        if person is not None and command is not None:
            self.commands[person, command] = self.seq

    def _created(self, words: Json) -> None:
        self.created = words["at"]
        self.number = words["game"]
        self.options = words["options"]
        self.settings = Settings(**words["settings"])
        self.seats = [Seat.from_json(seat) for seat in words["seats"]]
        self._new_shuffle(words["commitment"])

    def _new_shuffle(self, told: str) -> None:
        self.fair = {"game": f"{self.id}/{self.number}", "commitment": told, "nonces": {}, "secret": None}

    def _joined(self, words: Json) -> None:
        number = words["seat"]
        role = "spectator" if number is None else "player"
        person = Person(words["person"], words["name"], number, role, words["program"])
        self.people[person.id] = person
        if number is not None:
            self.seats[number] = Seat(HUMAN, person.id, person.name)
            self.decided_at = words["at"] if self.deciding == number else self.decided_at
            if self.host is None:
                self.host = person.id
        if words.get("nonce"):
            self.fair["nonces"][person.id] = words["nonce"]

    def _left(self, words: Json) -> None:
        person = self.people[words["person"]]
        person.gone = True
        if person.seat is not None and self.status == LOBBY:
            self.seats[person.seat] = Seat()
        elif person.seat is not None:  # the name stays on the score sheet
            self.seats[person.seat] = Seat(BOT, None, person.name, self.settings.bot)
        person.seat = None
        self.fair["nonces"].pop(person.id, None)

    def _renamed(self, words: Json) -> None:
        person = self.people[words["person"]]
        person.name = words["name"]
        if person.seat is not None:
            self.seats[person.seat].name = person.name

    def _seats(self, words: Json) -> None:
        self.seats = [Seat.from_json(seat) for seat in words["seats"]]
        for person in self.people.values():
            person.seat = None
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.people[seat.person].seat = number

    def _settings(self, words: Json) -> None:
        self.settings = Settings(**words["settings"])
        self.options = words["options"]
        if "seats" in words:
            self._seats(words)

    def _host(self, words: Json) -> None:
        self.host = words["person"]

    def _muted(self, words: Json) -> None:
        self.people[words["person"]].muted = words["muted"]

    def _nonce(self, words: Json) -> None:
        self.fair["nonces"][words["person"]] = words["nonce"]

    def _started(self, words: Json) -> None:
        assert self.deal is not None
        self.status = PLAYING
        self.undo = None
        self.misses = {}
        self.away_at = {}
        self.pausing = set()
        self.decided_at = words["at"]
        self.play = RoomGame(self.deal, self.options, words)

    def _action(self, words: Json) -> None:
        assert self.play is not None
        seat = words["seat"]
        self.play.apply_action(words, self.decided_at)
        self.undo = None
        self.decided_at = words["at"]
        self.misses[seat] = self.misses.get(seat, 0) + 1 if words["by"] == "clock" else 0
        if words["over"] is not None:
            self.status = OVER
            self.fair = {**self.fair, "secret": words["over"]["fair"]["secret"]}

    def _undone(self, words: Json) -> None:
        assert self.play is not None
        self.play.undo_to(words["to"])
        self.undo = None
        if words["agreed"]:
            self.decided_at = words["at"]
        else:  # a free undo does not buy time; logs from before there was `since` kept the time of the undone action
            self.decided_at = words.get("since", self.decided_at)

    def _undo_asked(self, words: Json) -> None:
        self.undo = {
            "asked": words["seq"], "person": words["person"], "seat": words["seat"], "to": words["to"],
            "agreed": [words["person"]],
        }  # fmt: skip

    def _undo_agreed(self, words: Json) -> None:
        if self.undo is not None:
            self.undo = {**self.undo, "agreed": [*self.undo["agreed"], words["person"]]}

    def _undo_refused(self, words: Json) -> None:
        self.undo = None

    def _away(self, words: Json) -> None:
        seat = self.seats[words["seat"]]
        seat.kind, seat.bot = AWAY, words["bot"]
        self.misses.pop(words["seat"], None)
        self.away_at[words["seat"]] = words["at"]
        if words["reason"] == "pause":
            self.pausing.add(words["person"])

    def _back(self, words: Json) -> None:
        seat = self.seats[words["seat"]]
        seat.kind, seat.bot = HUMAN, None
        self.pausing.discard(words["person"])
        since = words.get("since")  # none in older logs, where whoever came back set the clock anew
        self.decided_at = words["at"] if since is None else since

    def _chat(self, words: Json) -> None:
        pass

    def _rematch(self, words: Json) -> None:
        self.number = words["game"]
        self.status = LOBBY
        self.play = None
        self.undo = None
        self._seats(words)
        self._new_shuffle(words["commitment"])

    def _closed(self, words: Json) -> None:
        self.status = CLOSED
