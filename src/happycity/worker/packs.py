"""Custom packs on a device: read by the loader of every other shell, but their Python files never run here."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Final

from happycity.cards import catalogue_from_pack, default_catalogue
from happycity.cards.card_text import card_effect, card_name
from happycity.cards.model import Monster, Special
from happycity.cards.packs import decode_pack
from happycity.cards.payload import client_cards
from happycity.errors import BadPack
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.cards import Catalogue, PackInfo
    from happycity.schema.game import Pack
    from happycity.schema.responses import PackCards

NEEDS_PYTHON: Final = frozenset({"pack-untrusted", "pack-python-missing"})
"""How the loader says that a pack names a Python file."""


def open_pack(file: str, content: str) -> PackInfo:
    """The pack of a file, whose bytes come in base 64."""
    try:
        data = base64.b64decode(content, validate=True)
    except (ValueError, binascii.Error):
        raise Refusal("bad-message", field="content") from None
    return _info(load_pack(decode_pack(file, data), file=file))


def stored_pack(pack: object) -> PackInfo:
    """A pack that a page sends back, checked as if it came from anybody."""
    if not isinstance(pack, dict) or not all(isinstance(pack.get(key), str) for key in ("content", "sha256")):
        raise Refusal("bad-message", field="pack")
    return _info(load_pack(pack["content"], sha256=pack["sha256"]))


def load_pack(content: str, *, sha256: str | None = None, file: str = "pack") -> Catalogue:
    """The cards of a game with a pack. It may not need a Python file."""
    try:
        return catalogue_from_pack(content, sha256=sha256, file=file)
    except BadPack as error:
        if error.code not in NEEDS_PYTHON:
            raise
        python = error.arguments.get("python") or error.arguments.get("value")
        raise BadPack("pack-python-here", file=file, python=python) from None


def _info(catalogue: Catalogue) -> PackInfo:
    assert catalogue.pack is not None, "it was made from a pack"
    return catalogue.pack


def pack_payload(pack: Pack, locale: str) -> PackCards:
    """What a page needs to draw the cards: all facts, and the texts of cards that are not as in the box."""
    catalogue, ours = load_pack(pack["content"]), {*default_catalogue().cards()}
    messages: dict[str, str] = {}
    for card in catalogue.cards():
        if card in ours:
            continue
        messages[f"card-{card.id}"] = card_name(card, locale)
        if isinstance(card, Special | Monster):
            messages[f"effect-{card.id}"] = card_effect(card, locale)
    return {"pack": pack, "cards": client_cards(catalogue), "messages": messages}
