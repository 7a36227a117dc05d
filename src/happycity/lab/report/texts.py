"""The words and numbers of a balance report in a reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.cards.card_text import card_name
from happycity.i18n import text
from happycity.i18n.locales import format_number
from happycity.lab.report.markup import escape

if TYPE_CHECKING:
    from happycity.cards import Catalogue
    from happycity.lab.report.schema import CardBalance, Estimate


class ReportTexts:
    """Texts for one reader. They are markup: escaped."""

    def __init__(self, locale: str, catalogue: Catalogue) -> None:
        self.locale = locale
        self.catalogue = catalogue

    def say(self, message: str, /, **args: object) -> str:
        """A message of the report."""
        return escape(text(f"balance-{message}", self.locale, **args))

    def name(self, card: CardBalance) -> str:
        """A card's title, without markup; a Happy Market is named by its colour."""
        if card["kind"] == "market" and card["colours"]:
            return text("balance-market", self.locale, colour=card["colours"][0])
        found = self.catalogue.find(card["card"])
        return card_name(found, self.locale) if found else card["card"]

    def number(self, value: float, digits: int = 1) -> str:
        """A number with that many decimals."""
        return format_number(self.locale, float(value), least=digits, most=digits)

    def whole(self, value: float) -> str:
        """A whole number."""
        return format_number(self.locale, round(value))

    def share(self, value: float, digits: int = 0) -> str:
        """A share in per cent."""
        return format_number(self.locale, float(value), percent=True, least=digits, most=digits)

    def rate(self, value: float, digits: int = 0) -> str:
        """A share of what was counted: neither 0 nor 100 % unless it is exactly that."""
        shown, step = self.share(value, digits), 10.0 ** -(digits + 2)
        if value > 0 and shown == self.share(0, digits):
            return f"<{self.share(step, digits)}"
        if value < 1 and shown == self.share(1, digits):
            return f">{self.share(1 - step, digits)}"
        return shown

    def mean(self, value: float) -> str:
        """A mean of counts with one decimal; 0.0 only if there were none."""
        shown = self.number(value)
        return f"<{self.number(0.1)}" if value > 0 and shown == self.number(0) else shown

    def signed(self, value: float, digits: int = 1) -> str:
        """A difference with its sign."""
        rounded = round(value, digits)
        sign = "+" if rounded > 0 else "\N{MINUS SIGN}" if rounded < 0 else ""
        return sign + self.number(abs(value), digits)

    def span(self, estimate: Estimate, scale: float = 1.0) -> str:
        """A difference and its interval."""
        low, high = self.signed(estimate["low"] * scale), self.signed(estimate["high"] * scale)
        return f"{self.signed(estimate['mean'] * scale)} ({low} … {high})"
