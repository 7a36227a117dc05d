"""Errors and messages: codes and arguments that every client puts into its own language."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

Arguments = dict[str, object]
"""The arguments of a message: text, numbers, card ids, seats, or lists of them."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell a reader, in no language yet."""

    code: str
    arguments: Arguments = field(default_factory=dict)


class HappyCityError(Exception):
    """A refusal: `code` says why, `arguments` holds the facts, `str()` is the English sentence."""

    def __init__(self, code: str, /, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments: Arguments = arguments

    def __str__(self) -> str:
        with suppress(Exception):  # a broken message must not hide the error itself
            from happycity import i18n  # here, because most errors are caught and never shown

            if i18n.has(f"error-{self.code}"):
                return i18n.describe(f"error-{self.code}", self.arguments)
        facts = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code} ({facts})" if facts else self.code


class BadOptions(HappyCityError):
    """Options that no game can be played with."""


class BadPack(HappyCityError):
    """A card file that cannot be used."""


class EffectFailed(HappyCityError):
    """An effect piece of a pack's own Python file that failed while a game was played."""


class BadNotation(HappyCityError):
    """Text that is not an action."""


class BadPosition(HappyCityError):
    """A position that cannot be on a table."""


class BadRecord(HappyCityError):
    """A saved game that cannot be replayed."""


class IllegalAction(HappyCityError):
    """An action that the rules do not allow now."""


class BadArgument(BadNotation, IllegalAction):
    """A seat or a card that this game does not have."""


class BadSetup(HappyCityError):
    """A setup that cannot be dealt."""


class BadCommand(HappyCityError):
    """A line that is not a command."""


class MissingExtra(HappyCityError, ImportError):
    """An optional library that is not installed."""
