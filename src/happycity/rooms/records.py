"""Records from strangers, and as the start of a branch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from happycity.errors import BadSetup
from happycity.game.game import Game
from happycity.rooms.refusal import Refusal
from happycity.rooms.room_game import without_hidden
from happycity.schema.json_text import encode, replace_surrogates

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.rooms.room_game import DealBase
    from happycity.schema.game import Options, Position, Setup

MAX_ACTIONS: Final = 2000
"""A real game has a few hundred. Replaying more costs too much."""
MAX_RECORD_CHARS: Final = 256_000
MAX_PLAYER_CHARS: Final = 40


def read_record(record: Mapping[str, object], *, packs: bool = False) -> Game:
    """Replay a foreign record, within limits.

    Only a device takes one with a custom pack, whose text has limits of its own.
    """
    if replace_surrogates(record) != record:
        raise Refusal("bad-message", field="record")
    if record.get("pack") is not None and not packs:
        raise Refusal("no-packs")
    if len(encode({**record, "pack": None})) > MAX_RECORD_CHARS:
        raise Refusal("too-large", most=MAX_RECORD_CHARS)
    actions = record.get("actions")
    if isinstance(actions, list) and len(actions) > MAX_ACTIONS:
        raise Refusal("too-large", most=MAX_ACTIONS)
    return Game.from_record(record)


def player_names(record: Mapping[str, object]) -> list[str]:
    """The names in a record."""
    players = record.get("players")
    return [str(name)[:MAX_PLAYER_CHARS] for name in players] if isinstance(players, list) else []


def branch_base(record: Mapping[str, object], at: int, *, packs: bool = False) -> tuple[DealBase, Options]:
    """The start and the options of a branch: the actions until then, and the cards that they revealed as a setup."""
    read_record(record, packs=packs)
    game = Game.from_record(record, upto=at)
    if game.over:
        raise Refusal("not-playing")
    options = game.options.to_json()
    base: DealBase = {"actions": [*map(str, game.actions)], "draws": list(game.draws)}
    if game.catalogue.pack is not None:
        base["pack"] = game.catalogue.pack.to_json()
    position = record.get("position")
    if position is not None:  # Game.from_record has checked it
        return {"position": without_hidden(cast("Position", position)), **base}, options
    setup = _revealed_setup(game)
    try:
        Game(game.options, seed=1, setup=setup, catalogue=game.catalogue)
    except BadSetup:  # a setup cannot describe a card that was drawn twice
        setup = {"specials": setup["specials"]}
    return {"setup": setup, **base}, options


def _revealed_setup(game: Game) -> Setup:
    """The cards that a game has revealed so far, as the tops of its decks."""
    decks: list[list[str]] = [[] for _ in game.state()["decks"]]
    deck_of = {building.id: building.deck - 1 for building in game.catalogue.buildings}
    monsters = {monster.id for monster in game.catalogue.monsters}
    box = []
    for card in game.draws:
        if card in deck_of:
            decks[deck_of[card]].append(card)
        elif card in monsters:
            decks[-1].append(card)
        else:
            box.append(card)
    started = game.record()["setup"]
    specials = started["specials"] if started else []
    setup: Setup = {"decks": [*decks], "specials": specials}
    if box:
        setup["box"] = box
    return setup
