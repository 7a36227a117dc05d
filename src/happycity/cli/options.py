"""Options of the command line that several commands share."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from happycity.cli import completion
from happycity.i18n import detect_locale, text

LOCALE: Final = detect_locale()


def option(message: str, *names: str, **facts: Any) -> Any:
    """An option with its help in the reader's language."""
    return typer.Option(*names, help=text(message, LOCALE), **facts)


Mode = Annotated[
    str, option("cli-option-mode", "--mode", "-m", metavar="MODE", autocompletion=completion.modes)
]
Grozilla = Annotated[bool, option("cli-option-grozilla", "--grozilla", "-g")]
Scoring = Annotated[
    str, option("cli-option-scoring", "--scoring", metavar="WAY", autocompletion=completion.scorings)
]
Edition = Annotated[
    str, option("cli-option-edition", "--edition", metavar="EDITION", autocompletion=completion.editions)
]
Cards = Annotated[list[str] | None, option("cli-option-cards", "--cards", metavar="FILE")]
AsJson = Annotated[bool, option("cli-option-as-json", "--json")]
