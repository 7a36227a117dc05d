"""Every language is complete and right, and the program has no words of its own (tools/check_messages.py)."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from happycity.i18n.compiler import compile_source

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def check() -> Iterator[ModuleType]:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        yield importlib.import_module("check_messages")
    finally:
        sys.path.remove(str(ROOT / "tools"))


@pytest.fixture(scope="module")
def hard_coded(check: ModuleType) -> ModuleType:
    return importlib.import_module("hard_coded")


def test_the_messages_are_complete_used_and_right(check: ModuleType) -> None:
    assert list(check.faults()) == []


BASE = compile_source(
    "hello = Hello { $name }\nbye = { $n ->\n [one] { $n } day\n *[other] { $n } days\n }\nwhere = A dwelling\n"
)


def faults(check: ModuleType, locale: str, source: str) -> list[str]:
    own = compile_source(source)
    return [
        *check.incomplete(locale, own, BASE),
        *check.wrong_arguments(locale, own, BASE),
        *check.wrong_references(locale, own, BASE),
    ]


RIGHT = "hello = Bonjour { $name }\nbye = { $n ->\n [one] { $n } jour\n *[other] { $n } jours\n }\nwhere = Un logis\n"


@pytest.mark.parametrize(
    ("locale", "source", "fault"),
    [
        ("fr", RIGHT.replace("where = Un logis\n", ""), "fr: where is missing"),
        ("fr", RIGHT + "more = Plus\n", "fr: more is not a message of en-GB"),
        ("fr", RIGHT.replace("$name", "$nom"), "fr: hello wants $nom, which it is not given"),
        ("fr", RIGHT.replace(" { $name }", ""), "fr: hello leaves out $name"),
        ("fr", RIGHT.replace("Un logis", "{ hullo }"), "fr: where refers to hullo, which does not exist"),
        ("fr", RIGHT.replace("[one]", "[few]"), "fr: bye has the plural form [few], which fr does not know"),
        ("pl", RIGHT, "pl: bye lacks plural forms: few, many"),
        ("fr", RIGHT + "own-x = x\n", "fr: nothing refers to own-x"),
        ("en-US", "", "en-US: where needs a form of its own, because en-GB says 'dwelling'"),
        ("en-US", "where = A dwelling!\n", "en-US: where says 'dwelling', which is not en-US"),
        ("en-US", "where = A home\nhello = Hello { $name }\n", "en-US: hello says the same as en-GB; leave it out"),
    ],
)  # fmt: skip
def test_a_fault_is_found(check: ModuleType, locale: str, source: str, fault: str) -> None:
    assert fault in faults(check, locale, source)


@pytest.mark.parametrize(
    ("locale", "text", "fault"),
    [
        ("fr", "Prêt ?", "a space that may break"),
        ("fr", "Prêt?", "no space before"),
        ("fr", "L'école", "a straight apostrophe"),
        ("en-US", "The city's income", "a straight apostrophe"),
        ("pl", "Wpisz “help”", "quotation marks of another language"),
    ],
)
def test_a_fault_of_typography_is_found(check: ModuleType, locale: str, text: str, fault: str) -> None:
    found = list(check.wrong_typography(locale, compile_source(f"hello = {text}\n")))
    assert len(found) == 1
    assert found[0].startswith(f"{locale}: hello has {fault}")


def test_what_is_right_has_no_faults(check: ModuleType) -> None:
    assert faults(check, "fr", RIGHT) == []
    assert faults(check, "en-US", "where = A residence\n") == []
    right = compile_source("hello = L’école\u00a0: «\u00a0prêt\u202f?\u00a0» À 7\u202f%.\n")
    assert list(check.wrong_typography("fr", right)) == []


def test_a_message_that_nothing_uses_is_found(check: ModuleType) -> None:
    base = compile_source("error-bad-seed = A\nerror-of-no-use = B\nshared = C\nuser = { shared }\n")
    assert list(check.unused(base, {"bad-seed", "user"})) == ["en-GB: nothing uses error-of-no-use"]


def test_a_message_that_the_client_asks_for_in_vain_is_found(check: ModuleType, tmp_path: Path) -> None:
    page = tmp_path / "Page.svelte"
    page.write_text('{t("web-here")} {t(done ? "web-there" : `web-${kind}`)} <p class="web">')
    base = compile_source("web-here = Here\n")
    assert list(check.absent(base, [page])) == [
        "en-GB: web-there is missing, which Page.svelte asks for",
    ]


PYTHON = [
    ('print("Hello there")', "Hello there"),
    ('print(f"{name} wins")', " wins"),
    ('typer.Option("--seed", help="The seed")', "The seed"),
    ('typer.echo("Done" if done else text("x"))', "Done"),
    ('self.notify("Saved", severity="error")', "Saved"),
    ('Binding("q", "quit", "Quit")', "Quit"),
    ('box.border_title = "Cities"', "Cities"),
    ('sys.stderr.write("No game")', "No game"),
]


@pytest.mark.parametrize(("source", "text"), PYTHON)
def test_words_in_python_are_found(hard_coded: ModuleType, source: str, text: str) -> None:
    assert [found for _, found in hard_coded.python_faults(source)] == [text]


@pytest.mark.parametrize(
    "source",
    [
        'print(text("cli-app"), flush=True)',
        'print(f"{number}. {label}")',
        'print(json.dumps({"error": "code"}))',
        'log.info("a line for operators")',
        'Binding("q", "quit", f"terminal-key-{name}")',
    ],
)
def test_what_may_stand_in_python(hard_coded: ModuleType, source: str) -> None:
    assert list(hard_coded.python_faults(source)) == []


SVELTE = [
    ("<p>Hello there</p>", "Hello there"),
    ('<button aria-label="Close it"><Icon /></button>', "Close it"),
    ('<input placeholder={"Your name"} />', "Your name"),
    ('<p>{open ? "Game over" : t("web-score")}</p>', "Game over"),
    ("<p>{t('web-score')}: points</p>", ": points"),
    ('<img alt="A city" src={url(`a${b}`)}>', "A city"),
]


@pytest.mark.parametrize(("source", "text"), SVELTE)
def test_words_in_svelte_are_found(hard_coded: ModuleType, source: str, text: str) -> None:
    assert [found for _, found in hard_coded.svelte_faults(source)] == [text]


@pytest.mark.parametrize(
    "source",
    [
        '<script lang="ts">const text = "Hello there";</script><p>{t("web-score")}</p>',
        '<div class="row chip" class:open={state === "open now"}>{index + 1} · {name}</div>',
        '{#if kind === "two words"}<b>{t(`web-page-${kind}-help`, { name: "x" })}</b>{/if}',
        "<!-- A comment --><h1>Happy City</h1>&nbsp;<style>p { color: red }</style>",
    ],
)
def test_what_may_stand_in_svelte(hard_coded: ModuleType, source: str) -> None:
    assert list(hard_coded.svelte_faults(source)) == []


@pytest.mark.parametrize(
    ("markup", "faults"),
    [
        ("<h1>{{docs-title}}</h1><code>make play</code><a href='/x'>openapi.json</a>", []),
        ("<!doctype html><title>Happy City</title><p>Hello there</p>", ["Hello there"]),
        ('<p>{{docs-intro}}</p><img alt="A picture">', ["A picture"]),
    ],
)
def test_words_in_a_page_are_found(hard_coded: ModuleType, markup: str, faults: list[str]) -> None:
    assert [text for _, text in hard_coded.html_faults(markup)] == faults
