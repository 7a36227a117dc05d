"""The built-in cards: as many as in the box, with the printed facts, each with words and provenance."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from happycity import i18n
from happycity.cards import COLOURS, Building, Catalogue, EffectSpec, Monster, Special, default_catalogue
from happycity.cards.card_text import _compose, card_effect, card_name
from happycity.cards.model import PROVENANCES, Frozen
from happycity.cards.packs import _built_in, validate_totals
from happycity.cards.pieces import PIECES, SPECIAL_PIECES

ROOT = Path(__file__).parent.parent.parent

# Family special buildings: cards needed of each colour; income, inhabitants, hearts.
FAMILY = {
    "dinosaur-park": ("02000", "210"),
    "ball-pool": ("01100", "201"),
    "cat-cafe": ("00002", "102"),
    "toy-shop": ("01001", "200"),
    "nightclub": ("01010", "120"),
    "superhero-academy": ("00201", "021"),
    "dragon-parking": ("01002", "220"),
    "candy-factory": ("01101", "300"),
    "film-studios": ("02001", "202"),
    "labyrinth": ("01011", "111"),
    "ghost-hunters-hq": ("00102", "012"),
    "martian-embassy": ("01111", "130"),
    "pirate-ship": ("01102", "310"),
    "chocolate-factory": ("02101", "301"),
    "unicorn-ranch": ("02011", "103"),
    "dream-factory": ("02111", "022"),
    "aqua-pony-club": ("01211", "013"),
    "wizard-school": ("01112", "031"),
}
# Expert special buildings: cards needed of each colour, and the declared pieces
# (a parameter that is not listed has its default).
EXPERT = {
    "great-pyramid": ("01010", "copy-same-slot"),
    "castle": ("00011", "toll from=4 coins=1"),
    "joke-shop": ("00002", "coins-per-card coins=1"),
    "port": ("10001", "discount colour=blue coins=3"),
    "airport": ("01100", "discount colour=green coins=3"),
    "art-gallery": ("12000", "copy-previous"),
    "bowling-alley": ("11100", "per-colour colour=purple income=3"),
    "concert-hall": ("11001", "coins-times-income times=2; lose-income times=1"),
    "moai": ("10110", "few-cards exactly=9 hearts=2 fewer=4"),
    "train-station": ("01011", "discount colour=orange coins=3"),
    "statue-of-liberty": ("03000", "replace-last"),
    "hotdog-shop": ("00111", "deck-price"),
    "barber": ("02001", "lowest-income income=3"),
    "sphinx": ("01002", "copy-special"),
    "versailles": ("12000", "steal-after-income coins=1"),
    "burger-bar": ("01011", "most-of-colour colour=blue symbol=hearts most=3 tied=2 otherwise=1"),
    "undersea-tunnel": ("02010", "next-free"),
    "drone-tower": ("10011", "coins-for-all coins=1"),
    "escape-room": ("11010", "fewest-of-colour colour=yellow income=2"),
    "machu-picchu": ("01110", "per-colour colour=orange of=left citizens=1"),
    "big-ben": ("11010", "instead-of-buying coins=8"),
    "golden-gate-bridge": (
        "02100",
        "adjacent-share two-citizens=1 two-hearts=1 three-citizens=1 three-hearts=2",
    ),
    "stonehenge": ("01101", "per-colour colour=blue of=neighbour citizens=1"),
    "sushi-bar": ("12001", "per-colour colour=blue income=1"),
    "wind-turbine": ("11110", "per-colour colour=green hearts=1"),
    "taj-mahal": ("11101", "below-neighbours-income hearts=3 otherwise=1"),
    "louvre": ("10111", "borrow-income phases=2"),
    "organic-market": ("01102", "pairs income=1"),
    "bakery": ("12010", "per-colour colour=green income=2"),
    "maya-pyramid": ("02002", "most-of-colour colour=green symbol=hearts most=3 tied=1 otherwise=1"),
    "leaning-tower": ("03001", "per-colour colour=yellow of=neighbour hearts=1"),
    "arcade": ("12001", "coins-before-income coins=2 having=1"),
    "great-wall": ("11011", "next-share cards=2 hearts=3 otherwise=1"),
    "billiards": ("21001", "colours-before income=1"),
    "onion-dome-cathedral": ("11012", "without-colour colour=orange hearts=3"),
    "japanese-garden": ("12201", "double-below points=30"),
    "parthenon": ("12110", "without-colour colour=green citizens=4"),
    "rainbow-fountain": ("11111", "all-colours citizens=2 hearts=2 otherwise-citizens=1 otherwise-hearts=1"),
}
Declared = list[tuple[str, dict[str, object]]]
HEARTS = {"statue-of-liberty": 4, "drone-tower": 2}  # shown on the card whatever happens (R-X21, R-X26)


@pytest.fixture
def box() -> Catalogue:
    return default_catalogue()


def of_deck(box: Catalogue, deck: int) -> list[Building]:
    return [card for card in box.buildings if card.deck == deck]


def doers(box: Catalogue) -> list[Special | Monster]:
    """The cards that have effects."""
    return [*box.specials, *box.monsters]


def declared(effects: tuple[EffectSpec, ...]) -> Declared:
    """Effects with the parameters that are not at their defaults."""
    found: Declared = []
    for spec in effects:
        defaults = {name: param.default for name, param in PIECES[spec.piece].params.items()}
        found.append((spec.piece, {name: v for name, v in spec.params.items() if v != defaults[name]}))
    return found


def written(text: str) -> Declared:
    """The same from the short form of the table above."""
    found: Declared = []
    for piece in text.split("; "):
        name, *pairs = piece.split()
        values = (pair.split("=") for pair in pairs)
        found.append((name, {key: int(v) if v.isdigit() else v for key, v in values}))
    return found


def test_the_box_is_complete(box: Catalogue) -> None:
    """R-S2, R-S3, R-S4, R-X1, R-G1, R-G2."""
    assert [len(of_deck(box, deck)) for deck in (1, 2, 3, 4)] == [14, 10, 9, 20]
    assert [sum(card.copies for card in of_deck(box, deck)) for deck in (1, 2, 3, 4)] == [28, 20, 18, 20]
    assert [card.id for card in box.dwellings] == ["house", "apartment-building", "luxury-residence"]
    assert [card.colour for card in box.markets] == [None, *COLOURS]
    assert [len(box.specials_of(mode)) for mode in ("family", "expert")] == [18, 38]
    assert len(box.monsters) == 5
    assert box.tokens_per_colour == 3
    assert box.pack is None


def test_no_id_is_used_twice(box: Catalogue) -> None:
    ids = Counter(card.id for card in box.cards())
    assert ids.pop("happy-market") == 6
    assert set(ids.values()) == {1}
    assert len(ids) == 33 + 3 + 18 + 38 + 20 + 5


def test_decks_are_sorted_by_cost(box: Catalogue) -> None:
    """R-S2, R-G1."""
    costs = {deck: {card.cost for card in of_deck(box, deck)} for deck in (1, 2, 3, 4)}
    assert costs == {1: {1, 2, 3}, 2: {4, 5}, 3: {6, 7, 8, 9}, 4: set(range(10))}


@pytest.mark.parametrize(
    ("deck", "mix"),
    [
        (1, {"yellow": 12, "blue": 8, "orange": 2, "purple": 4, "green": 2}),
        (2, {"yellow": 6, "blue": 6, "orange": 4, "purple": 4}),
        (3, {"blue": 4, "orange": 12, "green": 2}),
        (4, {"yellow": 11, "blue": 11, "orange": 11, "purple": 11, "green": 11}),
    ],
)
def test_colour_mix_of_a_deck(box: Catalogue, deck: int, mix: dict[str, int]) -> None:
    """R-S2: the back of a deck tells how many cards of each colour it holds."""
    counts: Counter[str] = Counter()
    for card in of_deck(box, deck):
        counts.update(dict.fromkeys(card.colours, card.copies))
    assert counts == mix


@pytest.mark.parametrize(
    ("deck", "sums"),
    [(1, (30, 10, 4, 2)), (2, (45, 13, 4, 8)), (3, (68, 8, 7, 16)), (4, (97, 16, 16, 14))],
)
def test_sums_of_the_numbers_of_a_deck(box: Catalogue, deck: int, sums: tuple[int, ...]) -> None:
    cards = of_deck(box, deck)
    assert (
        tuple(sum(getattr(c, name) for c in cards) for name in ("cost", "income", "citizens", "hearts"))
        == sums
    )


def test_some_cards_as_printed(box: Catalogue) -> None:
    """R-E6 uses these: 5 x (9 - 1) with their numbers."""
    ids = [
        "happy-market", "shoe-shop", "school", "house", "museum", "film-studios", "steelworks",
        "luxury-residence", "spa", "zoo",
    ]  # fmt: skip
    city = [box.find(card) for card in ids]
    assert sum(getattr(card, "citizens", 0) for card in city) == 5
    assert sum(getattr(card, "hearts", 0) for card in city) == 8
    haunted = box.find("haunted-house")
    assert isinstance(haunted, Building)
    assert (haunted.colours, haunted.cost, haunted.income, haunted.citizens) == (("orange",), 1, 1, -1)


def test_decks_1_to_3_have_single_colours_and_the_fourth_several(box: Catalogue) -> None:
    assert all((len(card.colours) == 1) == (card.deck < 4) for card in box.buildings)
    for card in box.buildings:
        assert list(card.colours) == [colour for colour in COLOURS if colour in card.colours]


def test_family_specials(box: Catalogue) -> None:
    """R-S4; the conditions of R-E6's Dragon Park-n-Ride are among them."""
    assert box.specials[:18] == box.specials_of("family")
    found = {}
    for card in box.specials_of("family"):
        assert not card.effects
        found[card.id] = "".join(map(str, card.needs)), f"{card.income}{card.citizens}{card.hearts}"
    assert found == FAMILY


def test_expert_specials_are_exactly_these(box: Catalogue) -> None:
    assert [card.id for card in box.specials_of("expert")] == list(EXPERT)


@pytest.mark.parametrize("card", EXPERT)
def test_expert_special(box: Catalogue, card: str) -> None:
    special = box.find(card)
    assert isinstance(special, Special)
    needs, effects = EXPERT[card]
    assert "".join(map(str, special.needs)) == needs
    assert declared(special.effects) == written(effects)
    assert (special.income, special.citizens, special.hearts) == (0, 0, HEARTS.get(card, 0))


def test_hot_dog_shop_has_the_lowest_price_of_each_deck(box: Catalogue) -> None:
    """R-X11."""
    shop = box.find("hotdog-shop")
    assert isinstance(shop, Special)
    lowest = tuple(min(card.cost for card in of_deck(box, deck)) for deck in (1, 2, 3))
    assert shop.effects[0].params["prices"] == lowest == (1, 4, 6)


def test_every_special_piece_is_used_by_a_printed_card(box: Catalogue) -> None:
    assert {spec.piece for card in box.specials for spec in card.effects} == set(SPECIAL_PIECES)


def test_monsters(box: Catalogue) -> None:
    """R-G12."""
    found = {m.id: (m.colour, m.income, m.citizens, m.hearts, declared(m.effects)) for m in box.monsters}
    assert found == {
        "grozilla": ("green", 0, 0, 0, [("no-discard", {})]),
        "catzilla": ("blue", 0, -1, 0, []),
        "pioupiouzilla": ("yellow", 0, 0, -1, []),
        "poulpzilla": ("purple", -1, 0, 0, []),
        "corgzilla": ("orange", 0, 0, 0, [("gift", {"coins": 1})]),
    }


def test_effects_carry_all_parameters(box: Catalogue) -> None:
    """The core reads them without knowing defaults."""
    for card in doers(box):
        for spec in card.effects:
            assert list(spec.params) == list(PIECES[spec.piece].params)


def test_provenance_of_every_card(box: Catalogue) -> None:
    codes = Counter(card.provenance for card in box.cards())
    assert codes["printed"] == 33 + 3 + 6 + 18 + 28 + 1
    assert codes["title-ours"] == 8
    assert codes["house"] == 14
    assert codes["numbers-house"] == 4
    assert set(codes) <= set(PROVENANCES) - {"pack"}
    single = {"big-ben": "digit-blurred", "rainbow-fountain": "stand-in", "skatepark": "colours-in-part"}
    for card, code in single.items():
        found = box.find(card)
        assert found is not None
        assert found.provenance == code
    assert all(i18n.has(f"provenance-{code}") for code in PROVENANCES)


def test_every_card_has_words(box: Catalogue) -> None:
    names = {card.id: card_name(card) for card in box.cards()}
    assert len(set(names.values())) == len(names)
    assert names["museum"] == "Museum"
    for message, name in names.items():
        assert i18n.has(f"card-{message}"), message
        assert "{" not in name
    for card in doers(box):
        effect = card_effect(card)
        assert effect.endswith(".") != (card in box.specials_of("family")), card.id
        assert "{" not in effect


def test_no_words_without_a_card(box: Catalogue) -> None:
    ids = {card.id for card in box.cards()}
    for message in i18n.ids("cards"):
        kind, _, card = message.partition("-")
        if kind in ("card", "effect"):
            assert card in ids, message
        if kind == "piece":
            assert card in PIECES, message


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_has_a_sentence(box: Catalogue, piece: str) -> None:
    card = next(c for c in doers(box) if any(s.piece == piece for s in c.effects))
    sentence = _compose(card, "en-GB")
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert "  " not in sentence


def test_composed_sentences_say_what_the_printed_cards_do(box: Catalogue) -> None:
    for card, sentence in {
        "castle": "Each time a neighbour actually pays 4 coins or more for a card, take 1 coin from the bank.",
        "wind-turbine": "Gives 1 heart per green card in your city.",
        "golden-gate-bridge": "If two cards next to it (left, right, above, below) share a colour: "
        "1 inhabitant and 1 heart. If three share one: 1 inhabitant and 2 hearts.",
        "drone-tower": "Shows 2 hearts. At once: every player, you included, takes 1 coin from the bank.",
    }.items():
        found = box.find(card)
        assert isinstance(found, Special | Monster)
        assert _compose(found, "en-GB") == sentence


def test_the_core_knows_every_piece() -> None:
    effects = pytest.importorskip("happycity.rules.effects")
    assert set(effects.PIECES) == set(SPECIAL_PIECES)


def test_the_catalogue_is_one_immutable_value(box: Catalogue) -> None:
    assert default_catalogue() is box
    assert pickle.loads(pickle.dumps(box)) == box
    assert copy.deepcopy(box) == box
    assert hash(box) == hash(pickle.loads(pickle.dumps(box)))
    with pytest.raises(AttributeError):
        box.buildings[0].cost = 0  # type: ignore[misc]
    with pytest.raises(TypeError):
        box.specials[-1].effects[0].params["hearts"] = 9  # type: ignore[index]


def test_frozen_is_a_mapping() -> None:
    frozen = Frozen({"a": 1, "b": 2})
    assert dict(frozen) == {"a": 1, "b": 2} == frozen
    assert hash(frozen) == hash(Frozen({"b": 2, "a": 1}))
    assert frozen != Frozen({"a": 1})
    with pytest.raises(KeyError):
        frozen["c"]
    assert repr(Frozen({"a": 1})) == "Frozen({'a': 1})"


def test_the_built_in_cards_obey_the_limits_of_packs(box: Catalogue) -> None:
    validate_totals("built-in", box)


def test_loading_is_quick() -> None:
    _built_in.cache_clear()
    start = time.process_time()
    _built_in()
    assert (
        time.process_time() - start < 0.25
    )  # 0.01 s on an idle machine; the limit leaves room for a slow one


def test_the_documents_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "docs.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
