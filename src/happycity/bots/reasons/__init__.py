"""One reason for an action, read off what the action really changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.bots.reasons.central import explain_discard, explain_draw, explain_keep
from happycity.bots.reasons.change import Change
from happycity.bots.reasons.choices import (
    explain_claim,
    explain_destroy,
    explain_gift,
    explain_louvre,
    explain_market,
    explain_pass,
    explain_sphinx,
)
from happycity.bots.reasons.purchases import explain_buy, explain_coin

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from happycity.errors import Message
    from happycity.game.codec import Codec
    from happycity.rules.table import Table

REASONS: Final[Mapping[str, Callable[[Change], Message]]] = {
    "buy": explain_buy,
    "coin": explain_coin,
    "discard": explain_discard,
    "keep": explain_keep,
    "draw": explain_draw,
    "claim": explain_claim,
    "pass": explain_pass,
    "market": explain_market,
    "destroy": explain_destroy,
    "gift": explain_gift,
    "louvre": explain_louvre,
    "sphinx": explain_sphinx,
}


def reason_for(table: Table, codec: Codec, move: int) -> Message:
    """Why a player might play this move here."""
    return REASONS[codec.decode(move).kind](Change(table, codec, move))
