"""The first visit: a page in the reader's language, all its messages in one response, and compressed files."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from happycity import __version__, i18n
from happycity.server.app import create_app
from happycity.server.http import pages
from happycity.server.ops.config import Config

PAGE = (
    """<!doctype html>
<html lang="en-GB" data-theme="light"><head><title>Happy City</title>
<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/baloo-2-x.woff2">
<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/assets/fredoka-x.woff2">
</head><body>"""
    + "<p>A happy city.</p>" * 50
)
SCRIPT = "const city = 'happy';\n" * 200


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server with a built client of three files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "start-1a2b.js").write_text(SCRIPT)
    (static / "assets" / "font-1a2b.woff2").write_bytes(b"wOF2" + bytes(5000))
    monkeypatch.setattr(pages, "STATIC", static)
    config = Config(database=str(tmp_path / "games.sqlite3"), hosts="testserver")
    with TestClient(create_app(config)) as client:
        yield client


def messages_url(page: str) -> str:
    found = re.search(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)"', page)
    assert found, page
    return found[1]


@pytest.mark.parametrize("locale", ["en-GB", "en-US", "fr", "pl"])
def test_the_page_fetches_the_readers_words_early(client: TestClient, locale: str) -> None:
    response = client.get("/learn", headers={"Accept-Language": locale})
    assert response.headers["content-language"] == locale
    assert "Accept-Language" in response.headers["vary"]
    facts = f'data-version="{__version__}" data-locales="en-GB en-US fr pl"'
    assert f'<html lang="{locale}" {facts} data-theme="light">' in response.text
    messages = client.get(messages_url(response.text))
    assert "immutable" in messages.headers["cache-control"]
    table = messages.json()["messages"]
    assert table["web-play-now"] == i18n.text("web-play-now", locale)
    assert set(i18n.ids("web")) | set(i18n.ids("cards")) | set(i18n.ids("errors")) <= table.keys()
    assert not table.keys() & {*i18n.ids("cli"), *i18n.ids("rules"), *i18n.ids("terminal")}


def test_only_the_font_of_the_readers_language_is_fetched_early(client: TestClient) -> None:
    french, polish = (client.get("/", headers={"Accept-Language": each}).text for each in ("fr", "pl"))
    assert ("fredoka" in french, "baloo" in french) == (True, False)
    assert ("fredoka" in polish, "baloo" in polish) == (False, True)


def test_a_language_that_was_chosen_counts_more_than_the_browsers(client: TestClient) -> None:
    for cookie, locale in (("pl", "pl"), ("xx", "fr")):
        headers = {"Accept-Language": "fr", "Cookie": f"happycity-locale={cookie}"}
        response = client.get("/", headers=headers)
        assert response.headers["content-language"] == locale
        assert "Cookie" in response.headers["vary"]


def test_words_that_are_asked_for_without_their_mark_are_not_kept_for_ever(client: TestClient) -> None:
    for query in ("", "?v=000000000000"):
        cache_control = client.get(f"/api/words/fr/first.json{query}").headers["cache-control"]
        assert "immutable" not in cache_control
    for missing in ("/api/words/xx/first.json", "/api/words/fr/cli.json"):
        assert client.get(missing).status_code == 404
    rules = client.get("/api/words/en-US/rules.json").json()["messages"]
    assert set(i18n.ids("rules")) <= rules.keys()


@pytest.mark.parametrize("path", ["/", "/assets/start-1a2b.js", "/api/words/pl/first.json"])
def test_what_is_the_same_for_everybody_travels_compressed(client: TestClient, path: str) -> None:
    with client.stream("GET", path, headers={"Accept-Encoding": "br, gzip;q=0.8"}) as response:
        raw = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in response.headers["vary"]
    assert int(response.headers["content-length"]) == len(raw)
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content)
    refused = client.get(path, headers={"Accept-Encoding": "gzip;q=0"})
    assert "content-encoding" not in refused.headers


def test_fonts_and_what_is_secret_are_not_compressed(client: TestClient) -> None:
    """Fonts are compressed already. The size of a compressed response would reveal secrets beside a stranger's text."""
    assert "content-encoding" not in client.get("/assets/font-1a2b.woff2").headers
    created = client.post(
        "/api/rooms", json={"name": "Ana" * 8, "seats": ["me", "bot:random"], "start": True}
    )
    assert created.status_code == 201, created.text
    assert len(json.dumps(created.json())) > 1000
    assert "content-encoding" not in created.headers
