"""Check the message files of every language against the default's and against the program (`make lint`).

Fails on a message that a language lacks or has too much, an argument that is wrong or missing, a message that nothing
uses or that the browser client asks for in vain, and words for people that stand in the program itself
(`hard_coded.py`).

A language with the default's own language code (en-US beside en-GB) is a *variant*: it overrides only what differs.
It must override every message that has a word of `VARIANT_WORDS`, and may not repeat a message unchanged.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
sys.path.insert(0, str(ROOT / "tools"))

from hard_coded import hard_coded  # noqa: E402

from happycity.i18n.bundle import DEFAULT  # noqa: E402
from happycity.i18n.compiler import BadMessages, compile_source  # noqa: E402
from happycity.i18n.locales import PLURALS, language  # noqa: E402

LOCALE = ROOT / "src" / "happycity" / "i18n" / "locale"
OWN = "own-"  # helpers that only one language needs, such as colours in the feminine

# Ids that the program puts together. What stands for the star must be a text somewhere in the program or its data.
BUILT = """
    action-*
    admin-* admin-head-* admin-no-*
    amount-*
    balance-* balance-badge-* balance-chart-* balance-method-* balance-*-about
    bot-*
    card-*
    cli-* cli-*-examples cli-bench-* cli-metavar-* cli-parser-*
    colour-*
    docs-request-*
    effect-*
    error-*
    event-* event-*-you
    finding-*
    lab-* lab-fault-* lab-head-*
    coach-*
    lesson-*-about lesson-*-title
    overview-*
    phase-*
    piece-*
    prompt-* prompt-*-you
    provenance-*
    score-*
    serve-option-*
    sheet-*
    table-confirm-* table-key-*
    terminal-* terminal-chart-* terminal-help-* terminal-key-* terminal-keys-* terminal-legend-*
    terminal-menu-* terminal-part-* terminal-room-* terminal-short-* terminal-step-* terminal-title-*
    web-bot-* web-cards-* web-chart-* web-choice-* web-edition-* web-group-* web-kind-* web-level-*
    puzzle-theme-* puzzle-theme-*-help puzzles-kind-* puzzles-today-*
    web-mode-* web-mode-*-help web-page-* web-page-*-help web-scoring-* web-status-* web-step-*
    achievement-* achievement-*-help
    face-* face-colour-* reaction-* web-theme-* web-trouble-* web-trouble-*-help web-why-*
""".split()  # a line for each beginning, so that two additions rarely meet
# Ids made of numbers: rules by group and number, the names of bots by seat. Their own tests know which there must be.
COUNTED = (r"rule-[A-Z]\d+(-title)?", r"rule-group-[A-Z]", r"web-bot-\d")

# What American English says otherwise; a British message with such a word needs its American form.
VARIANT_WORDS = {
    "en-US": re.compile(
        r"inhabitant|dwelling|special building|central area|colour|neighbour|licence|centre\b|"
        r"luxury residence|shoe shop|toy shop|bookshop|film (studios|set)|holiday|ball pool|"
        r"counter-clockwise|\bticked\b|(way|go) round|catalogue|favourite|practis|towards|forwards|backwards|"
        r"any more\b",
        re.IGNORECASE,
    )
}

# How languages set their texts: what must not stand there, and what is wrong with it.
TYPOGRAPHY = {
    "en": [(r"(?<=[A-Za-z])'(?=[a-z])", "a straight apostrophe (write ’)")],
    "fr": [
        (r"'", "a straight apostrophe (write ’)"),
        (r" [;!?»%]|« | :(?=\s|$)", "a space that may break (U+00A0 before : and in « », else U+202F)"),
        (r"[a-zé]-(?:t-)?(?:vous|il|elle)\b", "a hyphen that may break before a pronoun (U+2011)"),
        (r"[^\s\u202f\u00a0;!?»«.…)}\"/][;!?»]", "no space before ; ! ? » (U+202F, U+00A0 before »)"),
    ],
    "pl": [(r"[“«»]", "quotation marks of another language (write „…”)")],
}

Pattern = Any
Entries = dict[str, Pattern]
LENGTHS = {"$": 2, "#": 2, "m": 2, "t": 3, "f": 4, "?": 4}  # of the nodes of the compiled form


def entries_of(folder: Path) -> Entries:
    """Every message and term of a language."""
    entries: Entries = {}
    for file in sorted(folder.glob("*.ftl")):
        for key, pattern in compile_source(file.read_text(encoding="utf-8"), str(file)).items():
            if key in entries:
                raise BadMessages(f"{file}: {key} stands in another file too")
            entries[key] = pattern
    return entries


def _is_node(pattern: Pattern) -> bool:
    return bool(pattern) and isinstance(pattern[0], str) and LENGTHS.get(pattern[0]) == len(pattern)


def nodes(pattern: Pattern) -> Iterator[list[Any]]:
    """Every node inside a compiled pattern."""
    if isinstance(pattern, list):
        if _is_node(pattern):
            yield pattern
        for part in pattern:
            yield from nodes(part)


def literals(pattern: Pattern) -> Iterator[str]:
    """Every piece of text in a compiled pattern."""
    if isinstance(pattern, str):
        yield pattern
    elif _is_node(pattern):
        for _, variant in pattern[2] if pattern[0] == "?" else ():
            yield from literals(variant)
    else:
        for part in pattern:
            yield from literals(part)


def for_people(key: str, text: str) -> str:
    """What is read in a text. Examples are typed; only what follows # is for people."""
    if not key.endswith("-examples"):
        return text
    return "\n".join(line.partition("#")[2] for line in text.splitlines())


def arguments(key: str, known: Entries, seen: frozenset[str] = frozenset()) -> set[str]:
    """The arguments of a message and of the messages it refers to."""
    names: set[str] = set()
    for node in nodes(known.get(key)):
        if node[0] == "$":
            names.add(node[1])
        elif node[0] == "m" and node[1] not in seen:
            names |= arguments(node[1], known, seen | {key})
    return names


# One language against the default


def incomplete(locale: str, own: Entries, base: Entries) -> Iterator[str]:
    """Messages that are missing or too many."""
    for key in own:
        if key not in base and not key.startswith(OWN):
            yield f"{locale}: {key} is not a message of {DEFAULT}"
    if language(locale) == language(DEFAULT):
        yield from _variant(locale, own, base)
        return
    for key in base:
        if key not in own:
            yield f"{locale}: {key} is missing"


def _variant(locale: str, own: Entries, base: Entries) -> Iterator[str]:
    words = VARIANT_WORDS.get(locale)
    for key, pattern in base.items():
        if key in own and own[key] == pattern:
            yield f"{locale}: {key} says the same as {DEFAULT}; leave it out"
        if words and key not in own and (found := words.search(" ".join(literals(pattern)))):
            yield f"{locale}: {key} needs a form of its own, because {DEFAULT} says {found.group()!r}"
    for key, pattern in own.items():
        if words and key != "rule-L2" and (found := words.search(" ".join(literals(pattern)))):
            yield f"{locale}: {key} says {found.group()!r}, which is not {locale}"


def wrong_arguments(locale: str, own: Entries, base: Entries) -> Iterator[str]:
    """Arguments that a translation wants but is not given, or leaves out."""
    known = base | own
    for key in own:
        if key not in base or key.startswith("-"):
            continue
        wanted, given = arguments(key, known), arguments(key, base)
        counts = {f"{name}-count" for name in given}  # a list also says how many it has
        for name in sorted(wanted - given - counts):
            yield f"{locale}: {key} wants ${name}, which it is not given"
        for name in sorted(given - wanted - {name for name in given if name.endswith("-count")}):
            yield f"{locale}: {key} leaves out ${name}"


def wrong_references(locale: str, own: Entries, base: Entries) -> Iterator[str]:
    """References to nothing, helpers that nothing refers to, plural forms that are too many or too few."""
    known = base | own
    referred = set()
    for key, pattern in own.items():
        for node in nodes(pattern):
            if node[0] in ("m", "t"):
                referred.add(node[1])
                if node[1] not in known:
                    yield f"{locale}: {key} refers to {node[1]}, which does not exist"
            elif node[0] == "?":
                for fault in _plural_faults(locale, node):
                    yield f"{locale}: {key} {fault}"
    for key in own:
        if key.startswith(OWN) and key not in referred:
            yield f"{locale}: nothing refers to {key}"


def _plural_faults(locale: str, selection: list[Any]) -> Iterator[str]:
    rule = PLURALS.get(language(locale))
    variants = {variant for variant, _ in selection[2]}
    forms = variants & {"zero", "one", "two", "few", "many"}
    if rule is None or not forms:
        return
    categories = {rule(number, False) for number in range(200)}
    for form in sorted(map(str, forms - categories)):
        yield f"has the plural form [{form}], which {locale} does not know"
    missing = categories - variants
    written = any(node == selection[1] for node in nodes(selection[2]))
    if written and len(missing) > 1:  # beside its number a noun needs every form; the default is one of them
        yield f"lacks plural forms: {', '.join(sorted(missing))}"


def wrong_typography(locale: str, own: Entries) -> Iterator[str]:
    """Marks and spaces that a printer of the language would not set."""
    for key, pattern in own.items():
        for text in literals(pattern) if key != "titles-printed" else ():
            for wrong, complaint in TYPOGRAPHY.get(language(locale), ()):
                if re.search(wrong, for_people(key, text)):
                    yield f"{locale}: {key} has {complaint}"


# The program against the default


def client_files(*endings: str) -> list[Path]:
    """The browser client's sources."""
    return [file for ending in endings for file in sorted((ROOT / "web" / "src").rglob(f"*.{ending}"))]


def texts_of_program() -> set[str]:
    """Every quoted text in the program and its data."""
    texts: set[str] = set()
    for file in (ROOT / "src" / "happycity").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                texts.add(node.name)
            elif isinstance(node, ast.keyword) and node.arg:
                texts.add(node.arg)
    quoted = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`\n]*)`|^\s*([\w-]+)(?=\s*[:=])", re.MULTILINE)
    data = [
        *(ROOT / "src" / "happycity").rglob("*.toml"),
        *(ROOT / "src" / "happycity" / "game").rglob("*.json"),
        *(ROOT / "src" / "happycity" / "server" / "http" / "pages").glob("*.js"),
    ]
    code = client_files("ts", "svelte", "json")
    for file in (ROOT / "src" / "happycity").rglob("*.html"):
        texts.update(re.findall(r"\{\{([\w-]+)\}\}", file.read_text(encoding="utf-8")))
    for file in (*data, *code):
        for groups in quoted.findall(file.read_text(encoding="utf-8")):
            texts.update(filter(None, groups))
    return texts


def unused(base: Entries, texts: set[str]) -> Iterator[str]:
    """Messages that nothing asks for."""
    referred = {node[1] for pattern in base.values() for node in nodes(pattern) if node[0] in ("m", "t")}
    for key in base:
        if key not in texts and key not in referred and not _built(key, texts):
            yield f"{DEFAULT}: nothing uses {key}"


def absent(base: Entries, sources: Iterable[Path]) -> Iterator[str]:
    """Messages that the browser client asks for by their whole id and that are not there."""
    asked = re.compile(r'"((?:web|table)-[a-z0-9-]*[a-z0-9])"')
    for file in sources:
        for key in asked.findall(file.read_text(encoding="utf-8")):
            if key not in base:
                yield f"{DEFAULT}: {key} is missing, which {file.name} asks for"


def _built(key: str, texts: set[str]) -> bool:
    if any(re.fullmatch(pattern, key) for pattern in COUNTED):
        return True
    for pattern in BUILT:
        before, _, after = pattern.partition("*")
        fits = key.startswith(before) and key.endswith(after) and len(key) > len(before) + len(after)
        if fits and key[len(before) : len(key) - len(after)] in texts:
            return True
    return False


def faults() -> Iterator[str]:
    """Everything that is wrong, a line each."""
    base = entries_of(LOCALE / DEFAULT)
    for folder in sorted(
        path for path in LOCALE.iterdir() if path.is_dir() and not path.name.startswith(("_", "."))
    ):
        own = entries_of(folder)
        if folder.name != DEFAULT:
            yield from incomplete(folder.name, own, base)
            yield from wrong_arguments(folder.name, own, base)
        yield from wrong_references(folder.name, own, base)
        yield from wrong_typography(folder.name, own)
    yield from unused(base, texts_of_program())
    yield from absent(base, client_files("ts", "svelte"))
    yield from hard_coded(ROOT)


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    problems = list(faults())
    for fault in problems:
        print(fault)
    if not problems:
        print("The messages are complete, used and right in every language.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
