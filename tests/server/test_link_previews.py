"""Previews of links, fetched as a crawler does: plain HTTP, no script, no cookie."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import pytest
from fastapi.testclient import TestClient

from happycity import Game, i18n
from happycity.cards import default_catalogue
from happycity.game.options import Options
from happycity.pictures import Art
from happycity.pictures.of_puzzles import draw_puzzle
from happycity.puzzles.book import load_puzzles
from happycity.rooms.people import Settings
from happycity.rooms.puzzles import find_puzzle
from happycity.server.app import create_app
from happycity.server.http import pages
from happycity.server.http.pages import art
from happycity.server.http.previews import links
from happycity.server.ops.config import Config
from happycity.server.state import AppState
from tests.rooms.shell import Shell

ORIGIN = "https://play.example.org"
CRAWLER = {"User-Agent": "facebookexternalhit/1.1", "Accept-Language": "en-GB"}
PAGE = """<!doctype html>
<html lang="en-GB" data-theme="light"><head>
<meta name="description" content="Happy City: build the happiest little city." />
<title>Happy City</title></head><body></body></html>"""
EVIL = '"><script>alert(1)</script>'


class EveryLetter(dict[str, tuple[int, str]]):
    """An outline for every letter, whatever cards are dealt, except those that mean something in SVG."""

    def __contains__(self, letter: object) -> bool:
        return str(letter) not in '<>&"'

    def __missing__(self, letter: str) -> tuple[int, str]:
        return 500, letter


LETTERS = EveryLetter()
READABLE = Art({"plain": LETTERS, "bold": LETTERS}, {"house": ""})
"""Letters whose outline is the letter itself, so that a test can read a picture."""


class Head(HTMLParser):
    """Reads titles and meta tags, as those who show previews do."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        facts = dict(attrs)
        name = facts.get("property") or facts.get("name")
        if tag == "meta" and name:
            self.told[name] = facts["content"] or ""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server with a client of one page, and letters without outlines, so that pictures are quickly drawn."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE)
    (static / "icon-512.png").write_bytes(b"\x89PNG icon")
    monkeypatch.setattr(pages, "STATIC", static)
    plain = Art({"plain": {}, "bold": {}}, {"house": "<path/>"})
    monkeypatch.setattr(pages, "read_art", lambda: plain)
    monkeypatch.setattr(art, "read_art", lambda: plain)
    monkeypatch.setattr(links, "TIMEOUT_S", 60.0)  # a busy machine is no reason to show the game itself
    config = Config(database=str(tmp_path / "games.sqlite3"), hosts="testserver", origin=ORIGIN, thinkers=1)
    with TestClient(create_app(config)) as client:
        yield client


def head(client: TestClient, path: str, **headers: str) -> Head:
    client.cookies.clear()  # a crawler has none
    response = client.get(path, headers={**CRAWLER, **headers})
    assert response.status_code == 200
    return Head(response.text)


def parts(client: TestClient) -> AppState:
    return cast(AppState, client.app.state.parts)  # type: ignore[attr-defined]


def a_room(
    client: TestClient, *, public: bool, name: str = "Ana", seats: tuple[str, ...] = ("me", "open")
) -> str:
    body = {
        "name": name,
        "seats": list(seats),
        "settings": {"public": public, "pace": 0},
        "start": "open" not in seats,
    }
    client.cookies.clear()
    response = client.post("/api/rooms", json=body)
    assert response.status_code == 201, response.text
    return str(response.json()["room"]["id"])


def drawn(client: TestClient, path: str) -> str:
    """The texts of the picture of a link."""
    preview = client.portal.call(parts(client).links.preview, *_split(path), "en-GB")  # type: ignore[union-attr]
    return readable(preview.draw(READABLE))


def readable(svg: str) -> str:
    """A picture with its letters as letters."""
    assert not re.findall("<text[^>]*>([^<]*)", svg)  # a server may have no font
    return re.sub(r'<use href="#[pb]([0-9a-f]+)" x="\d+"/>', lambda found: chr(int(found[1], 16)), svg)


def _split(path: str) -> tuple[str, dict[str, str]]:
    parts = urlsplit(path)
    return parts.path, dict(pair.split("=") for pair in parts.query.split("&") if pair)


def test_every_page_has_a_title_a_description_and_an_absolute_picture(client: TestClient) -> None:
    for path in (
        "/",
        "/cards/taj-mahal",
        "/learn",
        "/rules",
        "/cards",
        "/calculator",
        "/day/2026-11-18",
        "/nowhere",
    ):
        told = head(client, path).told
        assert told["og:title"], path
        assert told["description"] == told["og:description"]
        assert told["og:url"] == ORIGIN + path
        assert told["og:image"].startswith(f"{ORIGIN}/preview.png?of=")
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert told["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(("locale", "written"), [("en-GB", "en_GB"), ("fr", "fr_FR"), ("pl", "pl_PL")])
def test_a_preview_is_in_the_visitors_language(client: TestClient, locale: str, written: str) -> None:
    by_header = head(client, "/cards/museum", **{"Accept-Language": locale}).told
    by_query = head(client, f"/cards/museum?lang={locale}").told
    assert by_header == by_query
    assert i18n.text("card-museum", locale) in by_header["og:title"]
    assert by_header["og:locale"] == written
    assert f"lang={locale}" in by_header["og:image"]


def test_a_private_room_names_nobody_and_a_public_one_its_players(client: TestClient) -> None:
    private, public = (a_room(client, public=each) for each in (False, True))
    told = head(client, f"/r/{private}").told
    assert told["og:title"] == i18n.text("preview-room")
    assert "Ana" not in json.dumps(told) + drawn(client, f"/r/{private}")
    assert "Ana" in head(client, f"/r/{public}").told["og:description"]
    assert "Ana" in drawn(client, f"/r/{public}")


def test_a_replay_shows_its_moment_and_names_only_the_players_of_public_rooms(client: TestClient) -> None:
    for public in (False, True):
        room = a_room(client, public=public, seats=("me", "bot:easy"))
        told = head(client, f"/r/{room}/replay/1?at=0").told
        assert told["og:title"].startswith(i18n.text("preview-replay-round", round=1))
        assert told["og:url"] == f"{ORIGIN}/r/{room}/replay/1?at=0"
        shown = drawn(client, f"/r/{room}/replay/1?at=0")
        assert "Round 1" in shown
        assert ("Ana" in shown + json.dumps(told)) == public


@pytest.mark.parametrize("public", [False, True])
def test_a_finished_room_shows_its_result_and_names_only_the_players_of_public_ones(public: bool) -> None:
    shell = Shell(seats=2, settings=Settings(bot="random", public=public))
    shell.join("Ana")
    shell.join("Bob")
    shell.start()
    shell.play_to_the_end()
    assert shell.room.play is not None
    result = shell.room.play.game.state()["result"]
    assert result is not None
    told = links.describe_room("/r/x", shell.room, "en-GB")
    assert told.title == i18n.text("preview-room-over")
    shown = readable(told.draw(READABLE))
    assert all(f">{points}<".replace("-", "−") in shown for points in result["points"])
    assert ("Ana" in told.description + shown) == public
    hidden = links.describe_room("/r/x", shell.room, "en-GB", hides_result=True)
    assert hidden.draw(READABLE) != told.draw(READABLE), "others may still play this city"
    assert "p-happy-market" not in hidden.draw(READABLE)


def test_a_puzzle_shows_its_question_and_not_what_it_is_about(client: TestClient) -> None:
    puzzle = next(each for each in load_puzzles().values() if each.game().phase == "claim")
    for locale in ("en-GB", "pl"):
        told = head(client, f"/puzzle/{puzzle.id}?lang={locale}").told
        assert told["og:title"].startswith(i18n.text("picture-puzzle", locale))
        assert told["og:description"].startswith(i18n.text("prompt-claim-you", locale))
        assert i18n.text(f"puzzle-theme-{puzzle.themes[0]}", locale) not in json.dumps(told)
    assert i18n.text("prompt-claim-you") in drawn(client, f"/puzzle/{puzzle.id}")
    today = find_puzzle("today", parts(client).runtime.clock.now_ms())
    assert head(client, "/puzzle/today").told["og:title"].startswith(i18n.text("web-puzzle-today"))
    preview = client.portal.call(parts(client).links.preview, "/puzzle/today", {}, "en-GB")  # type: ignore[union-attr]
    assert preview.draw(READABLE) == draw_puzzle(READABLE, today, "light", "en-GB")["svg"]


def test_a_challenge_tells_the_points_to_beat_and_neither_cards_nor_names(client: TestClient) -> None:
    game = Game(Options(players=2), seed=7)
    while not game.over:
        game.play(str(game.legal()[0]))
    record = {**game.record(), "players": [EVIL, "bot:easy"]}
    answer = client.post("/api/challenges", json={"record": record, "seat": 0})
    assert answer.status_code == 201, answer.text
    path = f"/c/{answer.json()['id']}"
    points = game.state()["cities"][0]["points"]
    for locale in ("en-GB", "fr"):
        told = head(client, f"{path}?lang={locale}").told
        assert told["og:title"].startswith(i18n.text("challenge-title", locale))
        assert told["og:description"].startswith(i18n.text("preview-challenge", locale, points=points))
    shown = drawn(client, path) + json.dumps(told)
    assert "alert" not in shown
    assert not [card for card in default_catalogue().cards() if i18n.text(f"card-{card.id}") in shown]


def test_a_game_that_strangers_may_not_watch_is_an_invitation_only(client: TestClient) -> None:
    body = {
        "name": "Ana",
        "seats": ["me", "bot:easy"],
        "settings": {"spectators": False, "public": True},
        "start": True,
    }
    room = client.post("/api/rooms", json=body).json()["room"]["id"]
    for path in (f"/r/{room}", f"/r/{room}/replay/1", f"/r/{room}/replay/1?at=0"):
        assert head(client, path).told["og:description"] == i18n.text("preview-room-text")
        assert "Ana" not in drawn(client, path)


def test_what_is_not_there_is_the_game_itself(client: TestClient) -> None:
    home = head(client, "/").told
    for path in (
        "/r/k3v9k3v9k3v9k3v9",
        "/replay/nothing",
        "/r/x/replay/99999",
        "/cards/nothing",
        "/puzzle/nothing",
        "/c/nothing",
    ):
        told = head(client, path).told
        assert (told["og:title"], told["og:description"]) == (home["og:title"], home["og:description"]), path


def test_a_name_cannot_add_tags(client: TestClient) -> None:
    room = a_room(client, public=True, name=EVIL)
    found = head(client, f"/r/{room}")
    assert "script" not in found.tags
    assert "<script" not in drawn(client, f"/r/{room}")
    assert "Player 1" in drawn(client, f"/r/{room}")  # its letters are no letters of ours
    assert "script" not in head(client, f"/nowhere?lang={EVIL}").tags


def test_the_picture_is_a_png_and_its_address_changes_with_what_it_shows(client: TestClient) -> None:
    address = urlsplit(head(client, "/cards/museum").told["og:image"])
    picture = client.get(f"{address.path}?{address.query}")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(picture.content[16:20], "big") == 1200
    assert head(client, "/cards/zoo").told["og:image"] != head(client, "/cards/zoo?lang=fr").told["og:image"]


def test_without_the_library_the_icon_is_shown(client: TestClient) -> None:
    parts(client).rasteriser.is_there = False
    told = head(client, "/cards/museum").told
    assert told["og:image"] == f"{ORIGIN}/icon-512.png"
    assert told["twitter:card"] == "summary"
    assert client.get("/preview.png?of=/cards/museum").content == b"\x89PNG icon"


def test_pictures_are_counted_by_the_limits_and_pages_never_fail(client: TestClient) -> None:
    parts(client).limits.heavy.bucket("testclient").spend(1000)
    parts(client).limits.light.bucket("testclient").spend(1000)
    assert client.get("/preview.png?of=/").status_code == 429
    assert client.post("/api/picture", json={"of": "city", "record": {}}).status_code == 429
    assert head(client, "/cards/museum").told["og:title"] == i18n.text("game-title")
