"""Messages for people, by id, in their own language.

    >>> from happycity import i18n
    >>> i18n.text("error-too-expensive", card="Museum", price=4, coins=1)
    'Museum costs 4 coins, and you have 1 coin.'

The messages are Fluent files, `locale/<locale>/<area>.ftl`; server, terminal and browser share them.
An installed package also holds them compiled, so that no parser is imported; in the source tree, a file is
parsed when its first message is used. Nothing here raises for a missing message or argument: a gap in a
translation must never stop a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from happycity.i18n.bundle import DEFAULT, Messages
from happycity.i18n.choice import choose_locale, environment_locale
from happycity.i18n.patterns import Pattern
from happycity.i18n.wording import Titles, Wording

__all__ = [
    "DEFAULT",
    "Messages",
    "add",
    "available_locales",
    "describe",
    "detect_locale",
    "has",
    "ids",
    "moment",
    "negotiate",
    "tell",
    "text",
]

_messages = Messages()


def text(message: str, /, locale: str = DEFAULT, **args: object) -> str:
    """The text of a message. Codes among the arguments (card ids, colours, seats) are translated."""
    return describe(message, args, locale)


def describe(
    message: str,
    args: Mapping[str, object],
    locale: str = DEFAULT,
    *,
    players: Sequence[str] = (),
    titles: Titles | None = None,
) -> str:
    """Like `text`, for arguments in a mapping, with players' names and the titles of a pack's own cards."""
    return _messages.text(message, locale, Wording(_messages, locale, players, titles or {}).translate(args))


def tell(
    event: Mapping[str, object],
    locale: str = DEFAULT,
    *,
    players: Sequence[str] = (),
    titles: Titles | None = None,
    reader: int | None = None,
) -> str:
    """An event of a game as a sentence; `reader` is the seat of the reader, if there is one."""
    result = event.get("result")
    args = {**event, **result} if isinstance(result, Mapping) else event
    key = f"event-{event['event']}"
    own = reader is not None and (event.get("seat") == reader or args.get("winners") == [reader])
    key = f"{key}-you" if own and has(f"{key}-you") else key
    return describe(key, args, locale, players=players, titles=titles)


def moment(at: float, locale: str = DEFAULT) -> str:
    """Day and time of a moment (seconds since 1970) where the reader is, in figures."""
    import time

    here = time.localtime(at)
    parts = {"year": here.tm_year, "month": here.tm_mon, "day": here.tm_mday}
    parts |= {"hour": here.tm_hour, "minute": here.tm_min}
    return text("moment", locale, **{name: f"{value:02}" for name, value in parts.items()})


def add(locale: str, messages: Mapping[str, Pattern]) -> None:
    """Add compiled messages of a locale, where its files are not at hand."""
    _messages.add(locale, messages)


def has(message: str, locale: str = DEFAULT) -> bool:
    """Whether this very locale has the message; the fallback does not count."""
    return _messages.has(message, locale)


def ids(area: str, locale: str = DEFAULT) -> list[str]:
    """The ids of an area's messages, in file order."""
    return _messages.ids(area, locale)


def available_locales() -> list[str]:
    """Every locale there are messages for, the default first."""
    return _messages.locales()


def negotiate(requested: str | Iterable[str]) -> str:
    """The available locale that fits a request best: `pl_PL.UTF-8`, `["fr-CA", "en"]` or an Accept-Language header."""
    return choose_locale(requested, available_locales())


def detect_locale(environment: Mapping[str, str] | None = None) -> str:
    """The reader's locale by HAPPYCITY_LANG, or LANGUAGE, LC_ALL, LC_MESSAGES and LANG."""
    return negotiate(environment_locale(environment))
