"""Numbers in a language: plural categories and digits, without a locale library.

Three languages need thirty lines; a locale library would cost a tenth of a second at every start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

PluralRule = Callable[[int, bool], str]
MAX_NUMBER = 10**15  # no number of ours comes near it


class NumberStyle(NamedTuple):
    """How a language writes numbers. `smallest_group` is the shortest leading group worth a separator."""

    group: str
    decimal: str
    percent: str
    smallest_group: int = 1


def _english(whole: int, fraction: bool) -> str:
    return "one" if whole == 1 and not fraction else "other"


def _french(whole: int, fraction: bool) -> str:
    if whole in (0, 1):
        return "one"
    return "many" if whole % 1_000_000 == 0 and not fraction else "other"


def _polish(whole: int, fraction: bool) -> str:
    if fraction:
        return "other"
    if whole == 1:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


PLURALS: dict[str, PluralRule] = {"en": _english, "fr": _french, "pl": _polish}
STYLES: dict[str, NumberStyle] = {
    "en": NumberStyle(",", ".", "%"),
    "fr": NumberStyle("\u202f", ",", "\u202f%"),
    "pl": NumberStyle("\u00a0", ",", "%", smallest_group=2),
}


def language(locale: str) -> str:
    """The language of a locale: `en` for `en-GB`."""
    return locale.partition("-")[0].lower()


def is_writable(value: float) -> bool:
    """Whether a number can be written: finite, and of a size that means something."""
    return -MAX_NUMBER < value < MAX_NUMBER


def plural_category(locale: str, value: float) -> str:
    """The category (`one`, `few`, `many`, `other`) of a number. Unknown languages follow English."""
    size = abs(value)
    whole = int(size)
    return PLURALS.get(language(locale), _english)(whole, whole != size)


def format_number(
    locale: str,
    value: float,
    *,
    percent: bool = False,
    grouping: bool = True,
    least: int | None = None,
    most: int | None = None,
) -> str:
    """A number as its language writes it, with a real minus and `least` to `most` digits after the decimal mark."""
    style = STYLES.get(language(locale), STYLES["en"])
    low = least or 0
    high = max(low, (0 if percent else 3) if most is None else most)
    whole, _, fraction = _rounded(value, percent, high).partition(".")
    sign, whole = ("\N{MINUS SIGN}", whole[1:]) if whole.startswith("-") else ("", whole)
    fraction = fraction.rstrip("0").ljust(low, "0")
    if grouping and len(whole) >= 3 + style.smallest_group:
        whole = f"{int(whole):,}".replace(",", style.group)
    return sign + whole + (style.decimal + fraction if fraction else "") + (style.percent if percent else "")


def _rounded(value: float, percent: bool, digits: int) -> str:
    if isinstance(value, int):
        return str(value * 100 if percent else value)
    from decimal import ROUND_HALF_EVEN, Decimal  # only floats need it, and they are rare

    exact = Decimal(str(value)) * (100 if percent else 1)
    return format(exact.quantize(Decimal(1).scaleb(-digits), rounding=ROUND_HALF_EVEN), "f")
