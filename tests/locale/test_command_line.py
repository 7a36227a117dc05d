"""The command line speaks the reader's language: its own words, and those of the option parser."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from happycity import i18n
from happycity.cli.translate import METAVARS
from tests.locale.foreign import english_words

FOREIGN = [locale for locale in i18n.available_locales() if not locale.startswith("en")]
HELP = """
import typer
from typer.main import get_command
from happycity.cli import translate
from happycity.cli.commands import LOCALE, app

def show(command, context):
    print(command.get_help(context))
    for name, below in getattr(command, "commands", {}).items():
        translate.translate_help(below, LOCALE)
        show(below, below.make_context(name, [], parent=context, resilient_parsing=True))

command = get_command(app)
translate.translate_help(command, LOCALE)
show(command, command.make_context("happycity", [], resilient_parsing=True))
"""
MAIN = "import sys; sys.argv[0] = 'happycity'; from happycity.cli.main import main; main()"


def run(code: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    environment |= {"PYTHONIOENCODING": "utf-8", "PYTHONPATH": os.pathsep.join(sys.path), **variables}
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )


@pytest.mark.parametrize("locale", FOREIGN)
def test_the_help_of_every_command_has_no_english(locale: str) -> None:
    told = run(HELP, HAPPYCITY_LANG=locale)
    assert told.returncode == 0, told.stderr
    assert i18n.text("cli-app", locale)[:20] in told.stdout
    assert "[default" not in told.stdout
    values = set(re.findall(r"[^\W\d_]+", " ".join(re.findall(r"--[a-z-]+ (\S+)  ", told.stdout))))
    translated = {word for word in METAVARS if i18n.text(f"cli-metavar-{word}", locale) != word}
    assert len(values & {i18n.text(f"cli-metavar-{word}", locale) for word in translated}) > 10
    assert not values & (translated - {i18n.text(f"cli-metavar-{word}", locale) for word in METAVARS})
    # Names of commands and options, and what must be typed, are the same in every language.
    lines = [line.split("#")[-1] if "happycity" in line else line for line in told.stdout.splitlines()]
    typed = "play join cards rules score stats bots name games seats players close ban list open room"
    assert english_words("\n".join(lines)) <= {*typed.split()}


@pytest.mark.parametrize(
    ("words", "message", "value"),
    [
        (["play", "--bogus"], "no-option", "--bogus"),
        (["dance"], "no-command", "dance"),
        (["verify"], "missing", "PARTIE"),
    ],
)
def test_the_parser_refuses_in_the_readers_language(words: list[str], message: str, value: str) -> None:
    told = run(MAIN, "--lang", "fr", *words)
    assert told.returncode == 2
    assert i18n.text(f"cli-parser-{message}", "fr", value=value) in told.stderr
    assert english_words(told.stderr) == set()
    assert run(MAIN, *words).stderr.startswith("Usage: happycity")


def test_the_language_of_the_environment_and_of_the_option() -> None:
    assert "Musée" in run(MAIN, "cards", "museum", LANG="fr_FR.UTF-8").stdout
    assert "Muzeum" in run(MAIN, "cards", "museum", LANG="fr_FR.UTF-8", HAPPYCITY_LANG="pl").stdout
    assert "High Rise" in run(MAIN, "--lang=en-US", "cards", "luxury-residence", HAPPYCITY_LANG="pl").stdout
    refused = run(MAIN, "--lang", "tlh", "cards")
    assert refused.returncode == 2
    assert "tlh" in refused.stderr
