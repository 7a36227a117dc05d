"""The referee: a game over standard input and output, one JSON object per line (interface: referee)."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final, TextIO

from happycity.cards import Catalogue
from happycity.errors import BadCommand, HappyCityError
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.game.seeds import bot_seed
from happycity.jsonlines import decode, encode, lines
from happycity.schema.validate import Json, Validator, abbreviate

LONGEST_THINKING_MS: Final = 600_000


class Referee:
    """Answers commands about one game. Whatever it refuses leaves the game as it was."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue
        self.game: Game | None = None
        self._bots: dict[str, Any] = {}

    def answer(self, line: bytes) -> Json:
        """The answer to one line."""
        try:
            fields = Validator(decode(line), BadCommand)
            return {"ok": True, **self._command(fields)(fields)}
        except HappyCityError as error:
            return refusal(error)

    def _command(self, fields: Validator) -> Callable[[Validator], Json]:
        commands: dict[str, Callable[[Validator], Json]] = {
            "new": self._new,
            "load": self._load,
            "play": self._play,
            "state": lambda _: {"state": self._current().state()},
            "legal": lambda _: {"legal": self._current().legal()},
            "record": lambda fields: {"record": self._current().record(fields.texts("players"))},
            "choose": self._choose,
            "view": self._view,
            "events": lambda _: {"events": self._current().events},
            "undo": self._undo,
        }
        name = fields.require("cmd")
        command = commands.get(name) if isinstance(name, str) else None
        if command is None:
            raise BadCommand("bad-command", value=abbreviate(name), expected=" | ".join(commands))
        return command

    def _current(self) -> Game:
        if self.game is None:
            raise BadCommand("no-game")
        return self.game

    def _table(self) -> Json:
        game = self._current()
        return {"state": game.state(), "legal": game.legal()}

    def _new(self, fields: Validator) -> Json:
        options = Options.from_json(fields.content["options"]) if fields.has("options") else Options()
        content = fields.content
        game = Game(options, seed=content.get("seed"), setup=content.get("setup"), catalogue=self.catalogue)
        return self._seat(game)

    def _load(self, fields: Validator) -> Json:
        """A position, or as an addition a record."""
        if fields.has("record"):
            return self._seat(Game.from_record(fields.content["record"]))
        position, seed = fields.require("position"), fields.content.get("seed")
        return self._seat(Game.from_position(position, seed=seed, catalogue=self.catalogue))

    def _seat(self, game: Game) -> Json:
        """Begin with another game."""
        self.game = game
        self._bots.clear()
        return self._table()

    def _play(self, fields: Validator) -> Json:
        game = self._current()
        events = game.play(fields.require("action"))
        return {"events": events, **self._table()}

    def _undo(self, fields: Validator) -> Json:
        game = self._current()
        last = len(game.actions)
        game.undo(fields.number("to", 0, last) if fields.has("to") else None)
        return self._table()

    def _view(self, fields: Validator) -> Json:
        game = self._current()
        return {"view": game.view(fields.number("seat", 0, game.options.players - 1, game.seat))}

    def _choose(self, fields: Validator) -> Json:
        """What a built-in bot would do. It is not played, and programs are not started for a stranger's line."""
        from happycity import bots

        game = self._current()
        name = bots.parse_built_in(fields.text("bot", "greedy"))
        think_ms = fields.number("think_ms", 1, LONGEST_THINKING_MS) if fields.has("think_ms") else None
        if game.over:
            raise BadCommand("game-over")
        key = f"{name.text} {think_ms}"
        if key not in self._bots:
            seed = bot_seed(game.seed, key)
            self._bots[key] = bots.make(name, seed=seed, think_ms=think_ms, catalogue=game.catalogue)
        return {"action": self._bots[key].decide(game.view(game.seat), game.legal())}


def refusal(error: HappyCityError) -> Json:
    """A refusal for clients to translate, with the English sentence."""
    return {"ok": False, "code": error.code, "args": error.arguments, "error": str(error)}


def serve(source: BinaryIO, target: TextIO, complaints: TextIO, catalogue: Catalogue | None = None) -> None:
    """Answer every line until there are no more."""
    referee = Referee(catalogue)
    for line in lines(source):
        try:
            answer = referee.answer(line)
        except Exception as failure:  # our own mistake must not take the game of a stranger's program with it
            complaints.write(traceback.format_exc())
            answer = refusal(BadCommand("internal-error", reason=type(failure).__name__))
        target.write(encode(answer) + "\n")
        target.flush()
