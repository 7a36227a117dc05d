"""Records: saved games (interface: Records)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.cards import Catalogue, catalogue_from_pack, default_catalogue
from happycity.errors import BadRecord
from happycity.game.codec import Codec
from happycity.game.dealer import BOX
from happycity.game.options import Options
from happycity.game.seeds import Seed, validate_seed
from happycity.rules.codes import NOTHING
from happycity.schema.validate import Validator, abbreviate, whole_number
from happycity.version import FIRST_RULES_VERSION, RECORD_VERSION, RULES_VERSION

if TYPE_CHECKING:
    from happycity.schema.game import FullPosition, Position, Record, Result, Setup

MAX_ACTIONS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Saved:
    """A record whose form has been validated."""

    options: Options
    given_options: Mapping[str, object]
    """The options as the record gives them, without defaults."""
    rules: int
    seed: Seed | None
    setup: Setup | None
    position: Position | None
    catalogue: Catalogue
    players: list[str]
    actions: list[str]
    draws: list[str]
    result: Result | None


def build_record(
    *,
    rules: int,
    options: Options,
    seed: Seed,
    setup: Setup | None,
    position: FullPosition | None,
    catalogue: Catalogue,
    players: Sequence[str] | None,
    actions: Sequence[str],
    draws: Sequence[str],
    result: Result | None,
) -> Record:
    """A record. It has a `position` only if the game began from one."""
    record: Record = {
        "happycity": RECORD_VERSION,
        "rules": rules,
        "options": options.to_json(),
        "seed": seed,
        "setup": setup,
        "position": position,
        "pack": catalogue.pack.to_json() if catalogue.pack else None,
        "players": Validator({"players": players}, BadRecord).texts("players"),
        "actions": [str(action) for action in actions],
        "draws": list(draws),
        "result": result,
    }
    if position is None:
        del record["position"]
    return record


def parse_record(record: object, upto: int | None = None, *, trust: bool = False) -> Saved:
    """Validate the form of a record, and keep its first `upto` actions. Replaying shows whether they are legal."""
    fields = Validator(record, BadRecord)
    if upto is not None:
        number = whole_number(upto)
        upto = fields.check_number("upto", upto if number is None else number, 0, MAX_ACTIONS)
    _validate_version(fields, "happycity", RECORD_VERSION)
    rules = _validate_version(fields, "rules", RULES_VERSION, default=FIRST_RULES_VERSION)
    actions = fields.texts("actions")
    if len(actions) > MAX_ACTIONS:
        fields.refuse("too-many-entries", "actions", value=len(actions), most=MAX_ACTIONS)
    position = fields.raw_object("position")
    options = fields.content["options"] if fields.has("options") else {}
    saved = Saved(
        options=Options.from_json(options),
        given_options=options,
        rules=rules,
        seed=validate_seed(fields.content["seed"]) if fields.has("seed") else None,
        setup=fields.raw_object("setup"),
        position=position,
        catalogue=_catalogue(fields, trust),
        players=fields.texts("players"),
        actions=actions if upto is None else actions[:upto],
        draws=fields.texts("draws"),
        result=fields.raw_object("result"),
    )
    if saved.seed is None and saved.position is None and not _names_specials(saved):
        fields.refuse("record-needs-specials", "seed")
    return saved


def _names_specials(saved: Saved) -> bool:
    """Does the setup name all special buildings on offer, so that none is left to chance (R-S4)?"""
    specials = (saved.setup or {}).get("specials")
    return isinstance(specials, list) and len(specials) >= saved.options.specials


def _validate_version(fields: Validator, field: str, ours: int, default: int | None = None) -> int:
    """Refuse a record of a later version."""
    value = fields.number(field, 1, 1_000_000, default)
    if value > ours:
        fields.refuse("record-too-new", field, value=value, most=ours)
    return value


def validate_options(saved: Saved, options: Options) -> None:
    """Refuse a record whose options differ from those of its position."""
    for name, value in saved.given_options.items():
        played = getattr(options, name)
        if value != played:
            raise BadRecord("record-options-differ", field=f"options.{name}", value=value, position=played)


def _catalogue(fields: Validator, trust: bool) -> Catalogue:
    """The cards of a record: the built-in ones, changed by its pack if it carries one."""
    if not fields.has("pack"):
        return default_catalogue()
    pack = fields.nested("pack")
    name = pack.text("name", "pack")
    return catalogue_from_pack(pack.text("content"), sha256=pack.text("sha256"), file=name, trust=trust)


def deck_scripts(draws: Sequence[str], codec: Codec) -> list[list[int]]:
    """For each deck and the box, the cards that were drawn."""
    decks: list[list[int]] = [[] for _ in range(BOX + 1)]
    for index, name in enumerate(draws):
        card = codec.numbers.get(name, NOTHING)
        if card == NOTHING:
            raise BadRecord("unknown-id", field=f"draws[{index}]", card=abbreviate(name))
        deck = BOX if codec.facts.is_special(card) else int(codec.facts.deck[card])
        if deck < 0:
            raise BadRecord("unknown-id", field=f"draws[{index}]", card=abbreviate(name))
        decks[deck].append(card)
    return decks


def validate_draws(saved: Saved, draws: Sequence[str], since: int) -> None:
    """Compare the cards drawn with those of the record, from the draw `since` on."""
    if saved.seed is None and len(draws) > len(saved.draws):
        raise BadRecord("record-needs-draws", field="draws", number=len(saved.draws) + 1)
    for index in range(since, min(len(draws), len(saved.draws))):
        if saved.draws[index] != draws[index]:
            recorded, card = saved.draws[index], draws[index]
            raise BadRecord("record-draw-impossible", field=f"draws[{index}]", told=recorded, card=card)
