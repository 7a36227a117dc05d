"""The referee: a game over standard input and output, one JSON object per line (interface: referee)."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, BinaryIO, Final, TextIO

from happycity.errors import BadCommand, HappyCityError
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.game.seeds import derive_bot_seed
from happycity.jsonlines import decode, encode, read_lines
from happycity.schema.validate import Validator, abbreviate

if TYPE_CHECKING:
    from collections.abc import Callable

    from happycity.bots import Bot
    from happycity.cards import Catalogue
    from happycity.schema.game import Answer, Refusal

MAX_THINK_MS: Final = 600_000


class Referee:
    """Answers commands about one game. A refused command leaves the game as it was."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue
        self.game: Game | None = None
        self._bots: dict[str, Bot] = {}
        self._commands: Final[dict[str, Callable[[Validator], Answer]]] = {
            "new": self._new,
            "load": self._load,
            "play": self._play,
            "state": self._state,
            "legal": self._legal,
            "record": self._record,
            "choose": self._choose,
            "view": self._view,
            "events": self._events,
            "undo": self._undo,
        }

    def answer(self, line: bytes) -> Answer | Refusal:
        """Answer one line."""
        try:
            command = Validator(decode(line), BadCommand)
            name = command.require("cmd")
            run = self._commands.get(name) if isinstance(name, str) else None
            if run is None:
                raise BadCommand("bad-command", value=abbreviate(name), expected=" | ".join(self._commands))
            return run(command)
        except HappyCityError as error:
            return refusal(error)

    def _current(self) -> Game:
        if self.game is None:
            raise BadCommand("no-game")
        return self.game

    def _table(self) -> Answer:
        game = self._current()
        return {"ok": True, "state": game.state(), "legal": [*game.legal()]}

    def _switch_to(self, game: Game) -> Answer:
        self.game = game
        self._bots.clear()
        return self._table()

    def _new(self, command: Validator) -> Answer:
        content = command.content
        options = Options.from_json(content["options"]) if command.has("options") else Options()
        seed, setup = content.get("seed"), content.get("setup")
        return self._switch_to(Game(options, seed=seed, setup=setup, catalogue=self.catalogue))

    def _load(self, command: Validator) -> Answer:
        """Load a position or a record."""
        if command.has("record"):
            return self._switch_to(Game.from_record(command.content["record"]))
        position, seed = command.require("position"), command.content.get("seed")
        return self._switch_to(Game.from_position(position, seed=seed, catalogue=self.catalogue))

    def _play(self, command: Validator) -> Answer:
        game = self._current()
        events = game.play(command.require("action"))
        return {"ok": True, "events": events, "state": game.state(), "legal": [*game.legal()]}

    def _undo(self, command: Validator) -> Answer:
        game = self._current()
        last = len(game.actions)
        game.undo(command.number("to", 0, last) if command.has("to") else None)
        return self._table()

    def _state(self, _: Validator) -> Answer:
        return {"ok": True, "state": self._current().state()}

    def _legal(self, _: Validator) -> Answer:
        return {"ok": True, "legal": [*self._current().legal()]}

    def _events(self, _: Validator) -> Answer:
        return {"ok": True, "events": self._current().events}

    def _record(self, command: Validator) -> Answer:
        return {"ok": True, "record": self._current().record(command.texts("players"))}

    def _view(self, command: Validator) -> Answer:
        game = self._current()
        seat = command.number("seat", 0, game.options.players - 1, game.seat)
        return {"ok": True, "view": game.view(seat)}

    def _choose(self, command: Validator) -> Answer:
        """Ask a built-in bot, without playing its action. Foreign input never starts a program."""
        from happycity import bots

        game = self._current()
        name = bots.parse_built_in(command.text("bot", "greedy"))
        think_ms = command.number("think_ms", 1, MAX_THINK_MS) if command.has("think_ms") else None
        if game.over:
            raise BadCommand("game-over")
        key = f"{name.text} {think_ms}"
        if key not in self._bots:
            seed = derive_bot_seed(game.seed, key)
            self._bots[key] = bots.make(name, seed=seed, think_ms=think_ms, catalogue=game.catalogue)
        return {"ok": True, "action": self._bots[key].decide(game.view(game.seat), game.legal())}


def refusal(error: HappyCityError) -> Refusal:
    """An error with its code and arguments, for clients to translate, and the English sentence."""
    return {"ok": False, "code": error.code, "args": error.arguments, "error": str(error)}


def serve(source: BinaryIO, target: TextIO, errors: TextIO, catalogue: Catalogue | None = None) -> None:
    """Answer every line until the input ends."""
    referee = Referee(catalogue)
    for line in read_lines(source):
        try:
            answer = referee.answer(line)
        except Exception as failure:  # noqa: BLE001 - a bug of ours must not end a client's game
            errors.write(traceback.format_exc())
            answer = refusal(BadCommand("internal-error", reason=type(failure).__name__))
        target.write(encode(answer) + "\n")
        target.flush()
