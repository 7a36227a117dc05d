"""Custom packs: what they may do, and that a bad one is refused with what would be right."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from happycity import Game, i18n
from happycity.cards import (
    Building,
    Catalogue,
    Dwelling,
    Monster,
    Special,
    catalogue_from_pack,
    default_catalogue,
    load_catalogue,
)
from happycity.cards.card_text import card_effect, card_name, titles
from happycity.cards.packs import MAX_LINE, MAX_PACK_BYTES, NEXT_PACK
from happycity.errors import BadPack

ROOT = Path(__file__).parent.parent.parent
HEAD = '[pack]\nname = "Test"\n'
RINK = '[[building]]\nid = "ice-rink"\ndeck = 2\ncolours = ["orange"]\ncost = 4\n'
TOWER = '[[special]]\nid = "tower"\npack = "expert"\nneeds = { blue = 1 }\n'
YETI = '[[monster]]\nid = "yeti"\ncolour = "blue"\n'


def pack(text: str) -> Catalogue:
    return catalogue_from_pack(HEAD + text, file="my.toml")


def refused(text: str) -> BadPack:
    with pytest.raises(BadPack) as caught:
        catalogue_from_pack(text, file="my.toml")
    return caught.value


def building(catalogue: Catalogue, card: str) -> Building:
    found = catalogue.find(card)
    assert isinstance(found, Building)
    return found


def special(catalogue: Catalogue, card: str) -> Special:
    found = catalogue.find(card)
    assert isinstance(found, Special)
    return found


def test_no_pack_is_the_box() -> None:
    assert load_catalogue() is default_catalogue()


def test_a_replacement_changes_only_the_fields_it_gives() -> None:
    catalogue = pack('[[building]]\nid = "saloon"\ncost = 7\n')
    old, new = building(default_catalogue(), "saloon"), building(catalogue, "saloon")
    assert (old.cost, new.cost) == (3, 7)
    assert (new.deck, new.copies, new.colours, new.income, new.hearts) == (
        4,
        1,
        old.colours,
        old.income,
        old.hearts,
    )
    assert new.provenance == "pack"
    assert [card.id for card in catalogue.buildings] == [card.id for card in default_catalogue().buildings]
    assert catalogue.specials == default_catalogue().specials
    assert card_name(new) == "Saloon"


def test_the_box_stays_as_it_was() -> None:
    before = default_catalogue()
    pack('[[building]]\nid = "saloon"\ncost = 7\n')
    assert default_catalogue() is before
    assert building(before, "saloon").cost == 3


def test_a_new_card_stands_last_in_its_deck() -> None:
    catalogue = pack(RINK)
    rink = building(catalogue, "ice-rink")
    assert (rink.copies, rink.income, rink.citizens, rink.hearts, rink.provenance) == (2, 0, 0, 0, "pack")
    decks = [card.deck for card in catalogue.buildings]
    assert decks == sorted(decks)
    assert [card.id for card in catalogue.buildings if card.deck == 2][-1] == "ice-rink"
    assert card_name(rink) == "Ice rink"


def test_a_new_family_special_stands_before_the_expert_ones() -> None:
    catalogue = pack('[[special]]\nid = "tower"\npack = "family"\nneeds = { blue = 1 }\nhearts = 2\n')
    assert catalogue.specials[18].id == "tower"
    assert len(catalogue.specials_of("family")) == 19
    assert card_effect(special(catalogue, "tower")) == ""


def test_cards_can_be_removed_and_made_anew() -> None:
    catalogue = catalogue_from_pack('[pack]\nname = "x"\nremove = ["casino", "grozilla", "sphinx"]\n')
    assert all(catalogue.find(card) is None for card in ("casino", "grozilla", "sphinx"))
    spa = '[[building]]\nid = "spa"\ndeck = 1\ncolours = ["blue"]\ncost = 1\n'
    anew = f'[pack]\nname = "x"\nremove = ["spa"]\n{spa}'
    assert building(catalogue_from_pack(anew), "spa") == Building(
        "spa", 1, 2, ("blue",), 1, 0, 0, 0, provenance="pack"
    )


def test_dwellings_markets_and_tokens_can_be_changed() -> None:
    catalogue = pack(
        '[[dwelling]]\nid = "house"\ncost = 2\n[[market]]\nincome = 2\n'
        '[[market]]\ncolour = "blue"\nincome = 3\n[tokens]\nper-colour = 2\n'
    )
    house = catalogue.find("house")
    assert isinstance(house, Dwelling)
    assert (house.cost, house.citizens) == (2, 1)
    assert [market.income for market in catalogue.markets] == [2, 1, 3, 1, 1, 1]
    assert catalogue.tokens_per_colour == 2


def test_colours_are_put_into_the_usual_order() -> None:
    catalogue = pack('[[building]]\nid = "saloon"\ncolours = ["green", "yellow"]\n')
    assert building(catalogue, "saloon").colours == ("yellow", "green")


def test_effects_get_their_defaults() -> None:
    text = (
        TOWER
        + 'effects = [{ piece = "per-colour", colour = "blue", hearts = 1 }, { piece = "deck-price" }]\n'
    )
    first, second = special(pack(text), "tower").effects
    assert dict(first.params) == {"colour": "blue", "of": "city", "income": 0, "citizens": 0, "hearts": 1}
    assert dict(second.params) == {"prices": (1, 4, 6)}


def test_one_piece_for_two_colours() -> None:
    pieces = ", ".join(f'{{ piece = "discount", colour = "{c}", coins = 1 }}' for c in ("blue", "green"))
    assert len(special(pack(f"{TOWER}effects = [{pieces}]\n"), "tower").effects) == 2


def test_a_pack_brings_its_own_words() -> None:
    texts = 'names = { en-GB = "Keep", fr = "Donjon" }\ntexts = { fr = "Rien." }\n'
    tower = special(pack(TOWER + texts), "tower")
    assert [card_name(tower, locale) for locale in ("en-GB", "fr", "fr-CA", "pl")] == [
        "Keep",
        "Donjon",
        "Donjon",
        "Keep",
    ]
    assert card_effect(tower, "pl") == "Rien."
    expected = {"en-GB": "Keep", "en-US": "Keep", "fr": "Donjon", "pl": "Keep"}
    assert titles(pack(TOWER + texts)) == {"tower": expected}, "called the same in a sentence as on the table"


def test_a_changed_effect_is_put_into_words_anew() -> None:
    changed = special(
        pack('[[special]]\nid = "big-ben"\neffects = [{ piece = "instead-of-buying", coins = 6 }]\n'),
        "big-ben",
    )
    assert card_effect(changed) == "From now on buying nothing gives you 6 coins instead of 1."
    cheaper = special(pack(TOWER + 'effects = [{ piece = "deck-price", prices = [3, 5, 9] }]\n'), "tower")
    assert "cost you at most 3 / 5 / 9 coins" in card_effect(cheaper)  # a School still costs 2
    renamed = special(pack('[[special]]\nid = "big-ben"\nnames = { en-GB = "Clock" }\n'), "big-ben")
    assert card_effect(renamed) == i18n.text("effect-big-ben")


def test_a_new_monster() -> None:
    catalogue = pack(YETI + 'hearts = -2\neffects = [{ piece = "gift", coins = 2 }]\n')
    yeti = catalogue.find("yeti")
    assert isinstance(yeti, Monster)
    assert (yeti.colour, yeti.hearts) == ("blue", -2)
    assert card_effect(yeti) == (
        "Shows −2 hearts. At the end of each of their turns its host gives an opponent of their choice "
        "2 coins from the bank."
    )


def test_packs_apply_in_order_and_are_kept_as_one(tmp_path: Path) -> None:
    first, second = tmp_path / "a.toml", tmp_path / "b.toml"
    first.write_text('[pack]\nname = "A"\n' + RINK, encoding="utf-8")
    second.write_text('[pack]\nname = "B"\n[[building]]\nid = "ice-rink"\ncost = 5\n', encoding="utf-8")
    catalogue = load_catalogue(first, str(second))
    assert building(catalogue, "ice-rink").cost == 5
    info = catalogue.pack
    assert info is not None
    assert info.name == "A + B"
    assert info.sha256 == hashlib.sha256(info.content.encode()).hexdigest()
    assert info.to_json() == {"name": "A + B", "sha256": info.sha256, "content": info.content}
    assert catalogue_from_pack(info.content, sha256=info.sha256) == catalogue
    with pytest.raises(BadPack, match="hash"):
        catalogue_from_pack(info.content + " ", sha256=info.sha256)
    with pytest.raises(BadPack):
        load_catalogue(second, first)  # the ice rink is not there yet, so its deck is missing


def test_the_example_pack() -> None:
    catalogue = load_catalogue(ROOT / "examples" / "my-pack.toml")
    assert len(catalogue.buildings) == len(default_catalogue().buildings) + 1
    assert building(catalogue, "saloon").income == 2
    assert building(catalogue, "hug-fest").colours == ("blue", "orange", "green")
    lighthouse = special(catalogue, "lighthouse")
    assert card_name(lighthouse, "fr") == "Phare"
    assert [spec.piece for spec in lighthouse.effects] == ["per-colour", "coins-per-card"]


# What is refused: the text after the head, the code, the card, the field, and a part of the sentence.
BAD = {
    "field unknown": (RINK + "costs = 4\n", "pack-field-unknown", "ice-rink", "costs", "income"),
    "field missing": (
        '[[building]]\nid = "ice-rink"\n',
        "pack-field-missing", "ice-rink", "deck", "a whole number",
    ),
    "id missing": ("[[monster]]\ncolour = 'blue'\n", "pack-field-missing", "monster#1", "id", '"ice-rink"'),
    "needs missing": (
        '[[special]]\nid = "tower"\npack = "expert"\n',
        "pack-field-missing", "tower", "needs", "{ blue = 2, green = 1 }",
    ),
    "text for a number": (RINK.replace("4", '"4"'), "pack-type", "ice-rink", "cost", "a whole number, not"),
    "truth for a number": (
        RINK + "income = true\n",
        "pack-type", "ice-rink", "income", "a whole number, not true",
    ),
    "fraction": (RINK + "hearts = 1.5\n", "pack-type", "ice-rink", "hearts", "not 1.5"),
    "number for text": (RINK + "note = 3\n", "pack-type", "ice-rink", "note", "text in quotation marks"),
    "one colour for a list": (
        RINK.replace('["orange"]', '"orange"'),
        "pack-type", "ice-rink", "colours", '["blue"]',
    ),
    "number for an id": (
        RINK.replace('"ice-rink"', "3"),
        "pack-type", "building#1", "id", "an id in lower case",
    ),
    "list for needs": (TOWER.replace("{ blue = 1 }", "[1]"), "pack-type", "tower", "needs", "{ blue = 2"),
    "text for effects": (TOWER + 'effects = "gift"\n', "pack-type", "tower", "effects", "next-free"),
    "text for an effect": (TOWER + 'effects = ["gift"]\n', "pack-type", "tower", "effects#1", "next-free"),
    "text for names": (RINK + 'names = "Rink"\n', "pack-type", "ice-rink", "names", 'en-GB = "Ice Rink"'),
    "single brackets": ("[building]\ncost = 1\n", "pack-type", "building", "building", "[[building]]"),
    "list of tokens": ("[[tokens]]\nper-colour = 3\n", "pack-type", "tokens", "tokens", "such as [tokens]"),
    "numbers for cards": ("special = [1]\n" , "pack-type", "special#1", "special", "[[special]]"),
    "dates": (RINK + "income = 1979-05-27\n", "pack-type", "ice-rink", "income", "1979"),
    "too many coins": (RINK + "income = 10\n", "pack-number", "ice-rink", "income", "from 0 to 9, not 10"),
    "huge number": (
        RINK + f"income = {10**50}\n",
        "pack-number", "ice-rink", "income", "from 0 to 9, not 1000",
    ),
    "fifth deck": (RINK.replace("deck = 2", "deck = 5"), "pack-number", "ice-rink", "deck", "from 1 to 4"),
    "copies": (RINK + "copies = 0\n", "pack-number", "ice-rink", "copies", "from 1 to 4"),
    "tokens": ("[tokens]\nper-colour = 8\n", "pack-number", "tokens", "tokens.per-colour", "from 1 to 7"),
    "parameter too large": (
        TOWER + 'effects = [{ piece = "toll", from = 4, coins = 99 }]\n',
        "pack-number", "tower", "effects#1.coins", "from 1 to 20",
    ),
    "price too large": (
        TOWER + 'effects = [{ piece = "deck-price", prices = [1, 4, 10] }]\n',
        "pack-number", "tower", "effects#1.prices#3", "from 0 to 9",
    ),
    "two prices": (
        TOWER + 'effects = [{ piece = "deck-price", prices = [1, 4] }]\n',
        "pack-length", "tower", "effects#1.prices", "exactly 3 numbers",
    ),
    "unknown colour": (
        RINK.replace("orange", "red"),
        "pack-choice", "ice-rink", "colours#1", "purple and green, not",
    ),
    "unknown need": (
        TOWER.replace("blue", "red"),
        "pack-field-unknown", "tower", "needs.red", "yellow, blue",
    ),
    "unknown mode": (TOWER.replace("expert", "hard"), "pack-choice", "tower", "pack", "family and expert"),
    "unknown provenance": (
        RINK + 'provenance = "seen"\n',
        "pack-choice", "ice-rink", "provenance", "printed",
    ),
    "unknown piece": (
        TOWER + 'effects = [{ piece = "magic" }]\n', "pack-choice", "tower", "effects#1.piece", "next-free",
    ),
    "list for a piece": (
        TOWER + "effects = [{ piece = [1] }]\n", "pack-type", "tower", "effects#1.piece", "text in quotation marks",
    ),
    "unknown parameter": (
        TOWER + 'effects = [{ piece = "next-free", coins = 1 }]\n',
        "pack-field-unknown", "tower", "effects#1.coins", "piece",
    ),
    "parameter missing": (
        TOWER + 'effects = [{ piece = "discount", coins = 1 }]\n',
        "pack-field-missing", "tower", "effects#1.colour", "text",
    ),
    "monster's piece": (
        TOWER + 'effects = [{ piece = "gift", coins = 1 }]\n',
        "pack-piece-host", "tower", "effects#1.piece", "next-free",
    ),
    "special's piece": (
        YETI + 'effects = [{ piece = "next-free" }]\n',
        "pack-piece-host", "yeti", "effects#1.piece", "no-discard and gift",
    ),
    "idle piece": (
        TOWER + 'effects = [{ piece = "per-colour", colour = "blue" }]\n',
        "pack-piece-idle", "tower", "effects#1.piece", "must not be 0",
    ),
    "income and symbols of a neighbour": (
        TOWER + 'effects = [{ piece = "per-colour", colour = "blue", of = "neighbour", income = 1, hearts = 1 }]\n',
        "pack-neighbour-mixed", "tower", "effects#1.income", "either income or symbols",
    ),
    "copy beside another piece": (
        TOWER + 'effects = [{ piece = "next-free" }, { piece = "copy-special" }]\n',
        "pack-piece-alone", "tower", "effects", '"copy-special" alone',
    ),
    "piece twice": (
        TOWER + 'effects = [{ piece = "next-free" }, { piece = "next-free" }]\n',
        "pack-piece-twice", "tower", "effects#2", "once for each colour",
    ),
    "five pieces": (
        TOWER + "effects = [" + '{ piece = "next-free" },' * 5 + "]\n",
        "pack-effects", "tower", "effects", "at most 4",
    ),
    "family effect": (
        TOWER.replace("expert", "family") + 'effects = [{ piece = "next-free" }]\n',
        "pack-family-effects", "tower", "effects", 'pack = "expert"',
    ),
    "capital in an id": (RINK.replace("ice-rink", "Ice Rink"), "pack-id", "building#1", "id", '"ice-rink"'),
    "empty id": (RINK.replace("ice-rink", ""), "pack-id", "building#1", "id", '"ice-rink"'),
    "long id": (RINK.replace("ice-rink", "a" * 33), "pack-id", "a" * 33, "id", "at most 32"),
    "word of an action": (RINK.replace("ice-rink", "box"), "pack-id-reserved", "box", "id", "must be different"),
    "colour as an id": (YETI.replace("yeti", "green"), "pack-id-reserved", "green", "id", "must be different"),
    "twice": (RINK + RINK, "pack-twice", "ice-rink", "id", "once"),
    "other kind": (YETI.replace("yeti", "house"), "pack-kind", "house", "id", "[[dwelling]]"),
    "other kind in the pack": (
        RINK + TOWER.replace("tower", "ice-rink"),
        "pack-twice", "ice-rink", "id", "once",
    ),
    "market as a building": (
        RINK.replace("ice-rink", "happy-market"),
        "pack-kind", "happy-market", "id", "[[market]]",
    ),
    "fourth dwelling": (
        '[[dwelling]]\nid = "tent"\ncolours = ["green"]\ncost = 1\n',
        "pack-fixed", "tent", "id", "house, apartment-building and luxury-residence",
    ),
    "market of no colour": (
        '[[market]]\ncolour = "red"\nincome = 1\n',
        "pack-choice", "market#1", "colour", "yellow",
    ),
    "renamed market": (
        '[[market]]\nid = "mall"\nincome = 1\n',
        "pack-choice", "happy-market", "id", "happy-market",
    ),
    "cost of deck 1": (
        RINK.replace("deck = 2", "deck = 1"),
        "pack-cost", "ice-rink", "cost", "from 1 to 3 in deck 1",
    ),
    "cost of deck 2": (
        RINK.replace("cost = 4", "cost = 6"),
        "pack-cost", "ice-rink", "cost", "from 4 to 5 in deck 2",
    ),
    "cost of deck 3": (
        RINK.replace("deck = 2", "deck = 3"),
        "pack-cost", "ice-rink", "cost", "from 6 to 9 in deck 3",
    ),
    "cost of deck 4": (
        RINK.replace("deck = 2", "deck = 4").replace("cost = 4", "cost = 10"),
        "pack-number", "ice-rink", "cost", "from 0 to 9",
    ),
    "two colours": (
        RINK.replace('["orange"]', '["orange", "blue"]'),
        "pack-colours", "ice-rink", "colours", "exactly one colour",
    ),
    "no colour": (
        RINK.replace('["orange"]', "[]"),
        "pack-colours", "ice-rink", "colours", "exactly one colour",
    ),
    "same colour twice": (
        '[[building]]\nid = "saloon"\ncolours = ["blue", "blue"]\n',
        "pack-colours", "saloon", "colours", "1 to 5 different colours",
    ),
    "needs nothing": (TOWER.replace("blue = 1", "blue = 0"), "pack-needs", "tower", "needs", "1 to 9 cards"),
    "needs too much": (
        TOWER.replace("blue = 1", "blue = 5, green = 5"), "pack-needs", "tower", "needs", "1 to 9 cards",
    ),
    "escape sequence": (
        RINK + 'names = { fr = "\\u001b[2J" }\n',
        "pack-text", "ice-rink", "names.fr", "control characters",
    ),
    "empty name": (RINK + 'names = { fr = "" }\n', "pack-text", "ice-rink", "names.fr", "1 to 60"),
    "long name": (
        RINK + f'names = {{ fr = "{"a" * 61}" }}\n',
        "pack-text", "ice-rink", "names.fr", "1 to 60",
    ),
    "long note": (RINK + f'note = "{"a" * 301}"\n', "pack-text", "ice-rink", "note", "300"),
    "no language": (RINK + 'names = { French = "Rink" }\n', "pack-language", "ice-rink", "names", '"en-GB"'),
    "many languages": (
        RINK + "names = { " + ", ".join(f'a{chr(97 + n)} = "x"' for n in range(21)) + " }\n",
        "pack-number", "ice-rink", "names", "from 0 to 20",
    ),
    "unknown table": ("[[buildings]]\nid = 'x'\n", "pack-field-unknown", "pack", "buildings", "building"),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_a_bad_card_is_refused(case: str) -> None:
    text, code, card, field, right = BAD[case]
    error = refused(text + HEAD if text.startswith("special = ") else HEAD + text)
    assert (error.code, error.arguments["file"]) == (code, "my.toml")
    assert (error.arguments["card"], error.arguments["field"]) == (card, field)
    sentence = str(error)
    assert sentence.startswith("my.toml, ")
    assert field in sentence
    assert right in sentence
    assert sentence.isprintable()


# The same for whole packs.
BAD_PACKS = {
    "no header": (RINK, "pack-field-missing", "a table [pack] with the name"),
    "empty": ("", "pack-field-missing", "a table [pack] with the name"),
    "header of text": ('pack = "x"\n', "pack-type", "a table [pack] with the name"),
    "no name": ("[pack]\n", "pack-field-missing", "name is missing"),
    "unknown header field": (HEAD + 'author = "me"\n', "pack-field-unknown", "name, python and remove"),
    "remove unknown": (HEAD + 'remove = ["moon"]\n', "pack-remove-unknown", 'the id of a card, not "moon"'),
    "remove a dwelling": (HEAD + 'remove = ["house"]\n', "pack-remove-fixed", "but not removed"),
    "remove a market": (HEAD + 'remove = ["happy-market"]\n', "pack-remove-fixed", "but not removed"),
    "remove a number": (HEAD + "remove = [1]\n", "pack-type", "an id in lower case"),
    "remove a word": (HEAD + 'remove = "casino"\n', "pack-type", "a list of card ids"),
    "too few specials": (
        HEAD + f"remove = {[card.id for card in default_catalogue().specials_of('family')[:7]]}\n",
        "pack-total", "11 special buildings of family mode; there must be 12 to 62",
    ),
    "too few cards": (
        HEAD + f"remove = {[card.id for card in default_catalogue().buildings if card.deck == 3][:5]}\n",
        "pack-total", "8 cards in deck 3; there must be 10 to 100",
    ),
    "too many names": (
        HEAD + "".join(RINK.replace("rink", f"rink-{n}") + "copies = 1\n" for n in range(65)),
        "pack-total", "121 buildings and dwellings; there must be 0 to 120",
    ),
    "too many cards": (
        HEAD + "".join(RINK.replace("rink", f"rink-{n}") + "copies = 4\n" for n in range(21)),
        "pack-total", "104 cards in deck 2; there must be 10 to 100",
    ),
    "too many specials": (
        HEAD + "".join(TOWER.replace("tower", f"tower-{n}") for n in range(25)),
        "pack-total", "63 special buildings of expert mode; there must be 12 to 62",
    ),
    "too many monsters": (
        HEAD + "".join(YETI.replace("yeti", f"yeti-{n}") for n in range(6)),
        "pack-total", "11 monsters; there must be 0 to 10",
    ),
    "too many packs": (NEXT_PACK.join([HEAD] * 9), "pack-too-many", "at most 8"),
    "not TOML": (HEAD + "what is this?\n", "pack-toml", "not valid TOML"),
    "JSON": ('{"pack": {"name": "x"}}', "pack-toml", "not valid TOML"),
    "key twice": (HEAD + 'name = "y"\n', "pack-toml", "not valid TOML"),
    "null character": (HEAD + "\0", "pack-toml", "not valid TOML"),
    "too large": (HEAD + "#\n" * (MAX_PACK_BYTES // 2), "pack-too-big", "at most 131,072 bytes"),
    "long line": (HEAD + "#" * (MAX_LINE + 1), "pack-line-too-long", "line 3: a line may have at most 1,000"),
    "deep nesting": (HEAD + "remove = " + "[\n" * 30_000, "pack-toml", "not valid TOML"),
    "number without end": (HEAD + f"remove = [{'9' * 900}]\n", "pack-type", "not 999"),
    "dotted keys": (
        HEAD + "\n".join(f"{'a.' * 400}b{n} = 1" for n in range(100)),
        "pack-field-unknown", "no field",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_PACKS)
def test_a_bad_pack_is_refused(case: str) -> None:
    text, code, right = BAD_PACKS[case]
    error = refused(text)
    assert error.code == code
    assert error.arguments["file"] == "my.toml"
    assert right in str(error)


def test_the_limits_themselves_are_allowed() -> None:
    rinks = "".join(RINK.replace("rink", f"rink-{n}") + "copies = 1\n" for n in range(64))
    towers = "".join(TOWER.replace("tower", f"tower-{n}") for n in range(24))
    yetis = "".join(YETI.replace("yeti", f"yeti-{n}") for n in range(5))
    catalogue = pack(rinks + towers + yetis)
    assert len(catalogue.buildings) + len(catalogue.dwellings) == 120
    assert len(catalogue.specials_of("expert")) == 62
    assert len(catalogue.monsters) == 10


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("missing.toml", None, "pack-not-found"),
        ("bytes.toml", b"\xff\xfe", "pack-not-utf-8"),
        ("big.toml", b"#" * (MAX_PACK_BYTES + 1), "pack-too-big"),
        ("bad.toml", b"[pack", "pack-toml"),
        ("two.toml", (HEAD + NEXT_PACK + RINK).encode(), "pack-separator"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, name: str, content: bytes | None, code: str) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadPack) as caught:
        load_catalogue(path)
    assert caught.value.code == code
    assert caught.value.arguments["file"] == str(path)
    assert name in str(caught.value) or len(str(path)) > 100  # long paths are shortened in sentences


def test_folders_pipes_and_devices_are_no_packs(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, Path("/dev/zero")):
        with pytest.raises(BadPack) as caught:
            load_catalogue(path)
        assert caught.value.code == "pack-no-file"


def test_a_path_that_no_file_can_have() -> None:
    with pytest.raises(BadPack) as caught:
        load_catalogue("a\0b")
    assert caught.value.code == "pack-unreadable"


def test_a_path_instead_of_a_catalogue_is_refused_with_what_loads_it() -> None:
    with pytest.raises(BadPack) as caught:
        Game(catalogue="my-pack.toml")  # type: ignore[arg-type]
    assert caught.value.code == "not-a-catalogue"
    assert "load_catalogue" in str(caught.value)


def test_every_refusal_has_a_sentence() -> None:
    """Each code raised in the source has its message, and no message is left over."""
    folder = ROOT / "src" / "happycity"
    files = (
        "cards/tables.py", "cards/load.py", "cards/packs.py", "cards/own_pieces.py", "effects.py",
        "rules/effects/guarded.py", "lab/plan.py", "game/codec.py", "worker/log.py", "worker/packs.py",
    )  # fmt: skip
    source = "".join((folder / name).read_text(encoding="utf-8") for name in files)
    raised = set(
        re.findall(
            r'"(pack-[a-z0-9-]+|effect-[a-z-]+|python-on-cluster|not-a-catalogue|no-such-pack)"', source
        )
    )
    assert {f"error-{code}" for code in raised} == set(i18n.ids("cards-errors"))


def test_every_refusal_is_tested() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    for other in ("unit/test_own_effects.py", "worker/test_packs.py"):
        source += (ROOT / "tests" / other).read_text(encoding="utf-8")
    for message in i18n.ids("cards-errors"):
        assert f'"{message.removeprefix("error-")}"' in source or message == "error-pack-hash"


values = st.recursive(
    st.one_of(
        st.integers(-12, 12).map(str),
        st.sampled_from(
            ["true", "1e400", "nan", "1979-05-27", '"blue"', '"expert"', '"next-free"', '""', "'''x'''"]
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]"),
        st.dictionaries(st.sampled_from(["piece", "colour", "blue", "fr", "coins"]), inner, max_size=3).map(
            lambda items: "{ " + ", ".join(f"{key} = {value}" for key, value in items.items()) + " }"
        ),
    ),
    max_leaves=5,
)
fields = st.sampled_from(
    [
        "deck",
        "copies",
        "colours",
        "cost",
        "income",
        "hearts",
        "pack",
        "needs",
        "effects",
        "names",
        "texts",
        "colour",
    ]
)
kinds = st.sampled_from(["building", "dwelling", "market", "special", "monster", "tokens", "pack"])
ids = st.sampled_from(["saloon", "house", "sphinx", "grozilla", "new-card", "happy-market"])


@settings(max_examples=300, deadline=None)
@given(kinds, ids, st.dictionaries(fields, values, max_size=4))
def test_a_strange_table_is_used_or_refused(kind: str, card: str, content: dict[str, str]) -> None:
    lines = "".join(f"{field} = {value}\n" for field, value in content.items())
    _used_or_refused(f'{HEAD}[[{kind}]]\nid = "{card}"\n{lines}')


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200), st.integers(0, 1500), st.integers(0, 60))
def test_a_damaged_pack_is_used_or_refused(noise: str, start: int, length: int) -> None:
    text = (ROOT / "examples" / "my-pack.toml").read_text(encoding="utf-8")
    _used_or_refused(text[:start] + noise + text[start + length :])


def _used_or_refused(text: str) -> None:
    """Never another exception, nor a sentence with a gap or with something that a terminal would obey."""
    try:
        catalogue = catalogue_from_pack(text)
    except BadPack as error:
        sentence = str(error)
    else:
        sentence = ""
        assert catalogue.pack is not None
        assert catalogue.pack.content == text
    assert not sentence or sentence.isprintable()
    assert not re.search(r"\{[$]|\{error-", sentence)
