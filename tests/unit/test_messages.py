"""The messages: complete, never raising, and the same text as the reference implementation gives."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from happycity import errors, i18n
from happycity.cards import default_catalogue
from happycity.game import rulebook
from happycity.i18n import wording
from happycity.i18n.bundle import DEFAULT, ROOT, Messages
from happycity.i18n.choice import environment_locale, rank_locales
from happycity.i18n.compiler import BadMessages, compile_source, compile_tree
from happycity.i18n.locales import format_number, plural_category

SOURCES = Path(errors.__file__).parent
SHIPPED = Messages()
LENGTHS = {"$": 2, "#": 2, "m": 2, "t": 3, "f": 4, "?": 4}  # of the nodes of the compiled form
PLURAL: set[object] = {"one", "few", "many", "other"}  # words that the reference also takes for numbers
NUMBERS = (0, 1, 2, 5, 12, 22, 1234, -1)


def entries(locale: str) -> Iterator[tuple[str, Any]]:
    for area in SHIPPED.areas(locale):
        yield from compile_source((ROOT / locale / f"{area}.ftl").read_text(encoding="utf-8"), area).items()


def nodes(pattern: Any) -> Iterator[list[Any]]:
    """Every node inside a compiled pattern."""
    if isinstance(pattern, list):
        if pattern and isinstance(pattern[0], str) and LENGTHS.get(pattern[0]) == len(pattern):
            yield pattern
        for part in pattern:
            yield from nodes(part)


def variables(key: str, known: dict[str, Any]) -> dict[str, set[object]]:
    """What a message wants, with what the messages it refers to want, and the variants that selects."""
    found: dict[str, set[object]] = {}
    for node in nodes(known.get(key)):
        if node[0] == "$":
            found.setdefault(node[1], set())
        elif node[0] == "?" and node[1][0] == "$":
            found.setdefault(node[1][1], set()).update(variant for variant, _ in node[2])
        elif node[0] == "m":
            for name, variants in variables(node[1], known).items():
                found.setdefault(name, set()).update(variants)
    return found


def samples(key: str, known: dict[str, Any]) -> Iterator[dict[str, object]]:
    """Arguments for a message: numbers, words, and every variant that one of them selects."""
    wanted = variables(key, known)
    counted = {node[2][0][1] for node in nodes(known.get(key)) if node[0] == "f"}  # what NUMBER() writes
    args: dict[str, object] = {name: 7 if name in counted else f"«{name}»" for name in wanted}
    yield args
    for number in NUMBERS:
        yield dict.fromkeys(wanted, number)
    for name, variants in wanted.items():
        for variant in variants - PLURAL:
            yield args | {name: variant}
            yield dict.fromkeys(wanted, 3) | {name: variant}


def reference_bundle(locale: str) -> FluentBundle:
    """The same messages in the reference implementation: the locale's own over the default's."""
    bundle = FluentBundle([locale], use_isolating=False)
    for home in (DEFAULT, locale) if locale != DEFAULT else (DEFAULT,):
        for file in sorted((ROOT / home).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def reference(bundle: FluentBundle, key: str, args: dict[str, object]) -> str:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, (key, errors)
    return str(text)


def alike(text: str) -> str:
    """Without no-break spaces, and with one sign for minus: what the two implementations write their own way."""
    return re.sub("[\u00a0\u202f]", "", re.sub(r"(?<![\w-])-(?=\d)", "\N{MINUS SIGN}", text))


@pytest.mark.parametrize("locale", SHIPPED.locales())
def test_every_message_reads_as_in_the_reference_implementation(locale: str) -> None:
    known = {**dict(entries(DEFAULT)), **dict(entries(locale))}
    bundle = reference_bundle(locale)
    for key in known:
        if key.startswith("-"):
            continue
        for args in samples(key, known):
            text = SHIPPED.text(key, locale, args)
            # The reference groups four digits in Polish, puts another space before a French per cent sign,
            # and has a hyphen for a minus.
            assert alike(text) == alike(reference(bundle, key, args))
            assert not re.search(r"\{[$\w-]", text), f"{key} has a gap: {text}"


@pytest.mark.parametrize("locale", SHIPPED.locales())
def test_messages_refer_to_messages_that_exist(locale: str) -> None:
    known = {**dict(entries(DEFAULT)), **dict(entries(locale))}
    for key, pattern in known.items():
        for node in nodes(pattern):
            if node[0] in ("m", "t"):
                assert node[1] in known, f"{key} refers to {node[1]}, which does not exist"


@pytest.mark.parametrize("locale", SHIPPED.locales())
def test_no_id_stands_in_two_areas(locale: str) -> None:
    keys = [key for key, _ in entries(locale)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("locale", SHIPPED.locales())
def test_a_translation_has_no_message_of_its_own(locale: str) -> None:
    # Except helpers that only this language needs, such as colours in the feminine: `own-...`.
    shared = {key for key, _ in entries(locale) if not key.startswith("own-")}
    assert shared <= dict(entries(DEFAULT)).keys()


def test_a_variant_may_be_spelt_without_accents(tmp_path: Path) -> None:
    (tmp_path / DEFAULT).mkdir()
    source = "own = { $colour ->\n    [zolty] żółta\n    [bialy] biała\n   *[other] { $colour }\n}\n"
    (tmp_path / DEFAULT / "game.ftl").write_text(source, encoding="utf-8")
    own = Messages(tmp_path)
    texts = [own.text("own", DEFAULT, {"colour": colour}) for colour in ("żółty", "biały", "różowy")]
    assert texts == ["żółta", "biała", "różowy"]


def refusals() -> Iterator[tuple[str, str, set[str], bool]]:
    """Where the sources refuse, with which code and arguments, and whether more come in a mapping."""
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type)} | {
        "Reason",
        "refuse",
        "wrong",
    }
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and _name(node.func) in kinds):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                given: set[Any] = {keyword.arg for keyword in node.keywords if keyword.arg}
                if isinstance(node.args[-1], ast.Dict):
                    given |= {key.value for key in node.args[-1].keys if isinstance(key, ast.Constant)}
                if isinstance(node.func, ast.Attribute):
                    given |= {"file", "card", "field"}  # what the readers of files add to every complaint
                place = f"{file.relative_to(SOURCES)}:{node.lineno}"
                key = code.value if code.value.startswith("reason-") else f"error-{code.value}"
                yield place, key, given, any(not keyword.arg for keyword in node.keywords)


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def test_every_refusal_in_the_sources_has_its_sentence_and_the_facts_for_it() -> None:
    known = dict(entries(DEFAULT))
    found = list(refusals())
    assert found
    assert [(place, key) for place, key, _, _ in found if key not in known] == []
    wanting = [
        (place, key, lacking)
        for place, key, given, more in found
        if not more and (lacking := {*variables(key, known)} - given) and not key.startswith("reason-")
    ]
    assert wanting == []


def test_every_piece_that_can_score_has_its_line() -> None:
    scoring = [spec.piece for special in default_catalogue().specials for spec in special.effects]
    silent = {
        "coins-before-income", "coins-for-all", "coins-per-card", "coins-times-income", "copy-special", "deck-price",
        "discount", "instead-of-buying", "next-free", "replace-last", "steal-after-income", "borrow-income", "toll",
    }  # fmt: skip
    for code in {*scoring} - silent | {
        "card",
        "covered",
        "monster",
        "copied-special",
        "income-floor",
        "product",
        "sum",
    }:
        assert i18n.has(f"score-{code}"), code


def test_rules_are_complete_and_in_order() -> None:
    written = [key.removeprefix("rule-").removesuffix("-title") for key in i18n.ids("rules")]
    numbered = [name for name in written if not name.startswith("group-")]
    assert list(dict.fromkeys(numbered)) == list(rulebook.NUMBERS)
    assert [name.removeprefix("group-") for name in written if name.startswith("group-")] == list(
        rulebook.GROUPS
    )
    assert len(numbered) == 2 * len(rulebook.NUMBERS)


def test_a_rule_is_found_with_or_without_its_prefix() -> None:
    assert rulebook.rule("r-b7") == rulebook.rule("B7")
    assert rulebook.rule("B7").group == "B"
    assert rulebook.group_title("B") == "The round"
    with pytest.raises(KeyError):
        rulebook.rule("B12")


def test_what_is_missing_is_shown_and_harmless() -> None:
    assert i18n.text("error-of-another-world", price=3) == "{error-of-another-world}"
    assert i18n.text("event-income") == "{$player} receives {$coins} coins in income."
    assert i18n.text("event-income", locale="xx", player="Ana", coins=1) == "Ana receives 1 coin in income."
    assert not i18n.has("error-of-another-world")
    assert i18n.has("error-game-over")
    assert not i18n.has("error-game-over", "xx")


def test_codes_are_put_into_words() -> None:
    players = ("Ana", "Bo", "Cleo")
    sheet = {"seat": 0, "card": "no-such-card", "coins": 4, "tokens": []}
    assert i18n.describe("event-bought", sheet, players=players) == "Ana buys no-such-card for 4 coins."
    assert i18n.describe("event-bought", sheet | {"coins": 1}).startswith("Player 1 buys")
    over = {"event": "over", "result": {"points": [1, 1, 1], "coins": [0, 0, 0], "winners": [0, 1, 2]}}
    assert i18n.tell(over, players=players).endswith("Ana, Bo and Cleo share the win.")
    gain = {"event": "coins", "seat": 1, "coins": 2, "reason": "moon-bank"}
    assert i18n.tell(gain, players=players) == "Bo takes 2 coins thanks to moon-bank."
    copied = {"event": "copied", "seat": 1, "special": "castle", "from": None}
    assert i18n.tell(copied).startswith("Player 2’s Sphinx draws")
    assert i18n.tell({**copied, "from": 0}, players=players).endswith(" Ana’s Castle.")
    assert i18n.text("error-wrong-type", field="", value=3, expected="object").startswith("This must be")
    titles = {"no-such-card": {"en": "Moon Base", "fr": "Base lunaire"}}
    assert "Moon Base" in i18n.describe("event-bought", sheet, titles=titles)
    assert "Base lunaire" in i18n.describe("event-bought", sheet, "fr", titles=titles)
    assert "step 3" in i18n.text("error-wrong-phase", action="draw 1", phase="buy")
    assert "2 blue and 1 green" in i18n.text(
        "error-conditions-unmet", special="x", missing={"blue": 2, "green": 1}
    )


NASTY: list[object] = [
    None, True, 1.5, [], {}, [[1]], {"a": [None]}, b"\0", object(), "\x1b[2J" * 99, 10**5000, float("nan"),
]  # fmt: skip


@pytest.mark.parametrize("value", NASTY, ids=range(len(NASTY)))
def test_any_argument_gives_a_text(value: object) -> None:
    names = ("field", "value", "expected", "card", "price", "coins", "missing", "special", "seat", "tokens")
    for key in ("error-bad-options", "error-too-expensive", "error-conditions-unmet", "event-bought"):
        for hostile in (value, [value, value]):
            text = i18n.describe(key, dict.fromkeys(names, hostile))
            assert text.isprintable()
            assert len(text) < 2000


def test_plural_categories() -> None:
    polish = {
        0: "many",
        1: "one",
        2: "few",
        4: "few",
        5: "many",
        12: "many",
        14: "many",
        22: "few",
        25: "many",
    }
    assert {number: plural_category("pl", number) for number in polish} == polish
    assert plural_category("pl", 1.5) == "other"
    assert [plural_category("fr", number) for number in (0, 1, 1.5, 2, 10**6)] == ["one"] * 3 + [
        "other",
        "many",
    ]
    assert [plural_category("en-GB", number) for number in (0, 1, -1, 1.0, 1.5, 2)] == [
        "other", "one", "one", "one", "other", "other",
    ]  # fmt: skip
    assert plural_category("tlh", 1) == "one"


@pytest.mark.parametrize("locale", ["en", "fr", "pl"])
def test_plural_categories_agree_with_unicode(locale: str) -> None:
    babel = pytest.importorskip("babel")
    rule = babel.Locale(locale).plural_form
    for number in [*range(230), 999, 1000, 1001, 10**6, 2 * 10**6, 0.5, 1.5, 2.25]:
        assert plural_category(locale, number) == rule(number)


def test_numbers_by_language() -> None:
    assert [format_number("en-GB", number) for number in (7, -1234, 1234567, 0.5, 2.0, 1.23456)] == [
        "7", "−1,234", "1,234,567", "0.5", "2", "1.235",
    ]  # fmt: skip
    assert format_number("fr", 12345.5) == "12\u202f345,5"
    assert [format_number("pl", number) for number in (1234, 12345)] == ["1234", "12\u00a0345"]
    assert format_number("en", 0.525, percent=True, most=1) == "52.5%"
    assert format_number("fr", 0.5, percent=True) == "50\u202f%"
    assert format_number("en", 1, least=2) == "1.00"
    assert format_number("en", 12345, grouping=False) == "12345"


def test_fallback_and_shared_terms_between_locales(tmp_path: Path) -> None:
    write(tmp_path, "en-GB/terms.ftl", "-home = dwelling\n-home.many = dwellings\n")
    write(tmp_path, "en-GB/game.ftl", "buy = Buy a { -home }!\nonly-here = Hello { $name }\n")
    write(tmp_path, "en-US/terms.ftl", "-home = residence\n")
    write(tmp_path, "pl/game.ftl", "buy = { $n ->\n [one] dom\n [few] domy\n *[many] domów\n }\n")
    local = Messages(tmp_path)
    assert local.locales() == ["en-GB", "en-US", "pl"]
    assert local.text("buy", "en-US", {}) == "Buy a residence!"
    assert local.text("only-here", "pl", {"name": "Ola"}) == "Hello Ola"
    assert [local.text("buy", "pl", {"n": n}) for n in (1, 3, 5)] == ["dom", "domy", "domów"]
    assert local.has("buy", "pl")
    assert not local.has("only-here", "pl")


def test_everything_fluent_has_reads_as_in_the_reference(tmp_path: Path) -> None:
    source = """\
-city = { $case ->
   *[plain] Happy City
    [of] of Happy City
  }
  .gender = fem
numbers = { NUMBER($x) } { NUMBER($x, minimumFractionDigits: 2) } { NUMBER($x, style: "percent") }
nested = { $x ->
    [0] none
    [1] exactly one
    [one] one
   *[other] { $y ->
        [a] A { numbers }
       *[b] B { nested.hint }
    }
  }
  .hint = in { -city(case: "of") }{" "}{ "{" }\\u00e9{ "\\u00e9" }
multi =
    first line
      indented
    last { 3 } { 1.5 }
gender = { -city.gender ->
    [fem] she
   *[other] it
  }
"""
    write(tmp_path, "en-GB/game.ftl", source)
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    local = Messages(tmp_path)
    for key in ("numbers", "nested", "nested.hint", "multi", "gender"):
        for x in (0, 1, 2, 1000, 0.5, 1.0):
            for y in ("a", "b", "c"):
                args: dict[str, object] = {"x": x, "y": y}
                assert local.text(key, "en-GB", args) == reference(bundle, key, args)


def test_a_cycle_and_an_unknown_function_do_no_harm(tmp_path: Path) -> None:
    write(
        tmp_path, "en-GB/game.ftl", "a = { b }\nb = { a }\nc = { SHOUT($x) } { NUMBER($x) } { -no } { d.e }\n"
    )
    local = Messages(tmp_path)
    assert local.text("a", "en-GB", {}).startswith("{")
    assert local.text("c", "en-GB", {"x": "text"}) == "{SHOUT()} {NUMBER()} {-no} {d.e}"


def test_a_bad_file_says_where(tmp_path: Path) -> None:
    with pytest.raises(BadMessages, match=r"game\.ftl:3: "):
        compile_source("# ok\nfine = yes\nbroken\n", "game.ftl")
    with pytest.raises(BadMessages, match="twice"):
        compile_source("a = 1\na = 2\n")


def test_compiled_messages_are_used_only_while_they_are_fresh(tmp_path: Path) -> None:
    source = write(tmp_path, "en-GB/game.ftl", "hello = Hello { $x }\n")
    (compiled,) = compile_tree(tmp_path, tmp_path)
    content = json.loads(compiled.read_text(encoding="utf-8"))
    content["messages"]["hello"] = "compiled"
    compiled.write_text(json.dumps(content), encoding="utf-8")
    assert Messages(tmp_path).text("hello", "en-GB", {}) == "compiled"
    source.write_text("hello = Changed\n", encoding="utf-8")
    assert Messages(tmp_path).text("hello", "en-GB", {}) == "Changed"
    source.unlink()
    assert Messages(tmp_path).text("hello", "en-GB", {}) == "compiled"
    compiled.write_text("[]", encoding="utf-8")
    assert Messages(tmp_path).text("hello", "en-GB", {}) == "{hello}"


def test_compiled_messages_need_no_parser(tmp_path: Path) -> None:
    compile_tree(ROOT, tmp_path)
    code = (
        "import sys; from pathlib import Path; from happycity.i18n.bundle import Messages;"
        f"print(Messages(Path({str(tmp_path)!r})).text('rule-B7-title', 'en-GB', {{}}));"
        "print([name for name in sys.modules if name.startswith('fluent')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["Paying and placing a card", "[]"]


def test_languages_are_negotiated() -> None:
    assert rank_locales("fr-CH, fr;q=0.9, en;q=0.8, *;q=0, de;q=x") == ["fr-CH", "fr", "en"]
    assert rank_locales(["pl_PL.UTF-8", "sr_RS@latin"]) == ["pl-PL", "sr-RS"]
    assert i18n.negotiate("en_GB.UTF-8") == "en-GB"
    assert i18n.negotiate(["tlh", "EN-gb"]) == "en-GB"
    assert i18n.negotiate("en-AU") == "en-GB"
    assert i18n.negotiate("") == i18n.negotiate("C") == "en-GB"
    assert i18n.available_locales()[0] == "en-GB"


def test_the_environment_is_asked_in_order() -> None:
    surroundings = {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "", "HAPPYCITY_LANG": "en-US"}
    assert environment_locale(surroundings) == "en-US"
    del surroundings["HAPPYCITY_LANG"]
    assert environment_locale(surroundings) == "pl_PL"
    assert i18n.detect_locale({}) == "en-GB"


def write(root: Path, name: str, text: str) -> Path:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["CARDS", "COLOURS", "SEATS"])
def test_the_browser_takes_the_same_arguments_for_cards_colours_and_seats(name: str) -> None:
    source = (Path(__file__).parents[2] / "web/src/i18n/wording.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(rf"^const {name} = new Set\(\[(.+)\]\);$", source, re.MULTILINE)
    assert set(re.findall(r'"(\w+)"', listed)) == getattr(wording, name)
