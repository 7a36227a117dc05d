"""The server's own pages speak the language of whoever asks: the one chosen in the game, else the browser's."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from happycity import i18n
from happycity.server.app import create_app
from happycity.server.http import pages
from happycity.server.ops.config import Config
from tests.locale.foreign import english_words

LOCALES = i18n.available_locales()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = tmp_path_factory.mktemp("pages") / "games.sqlite3"
    app = create_app(Config(database=str(database)))
    with TestClient(app, base_url="http://localhost") as client:
        yield client


@pytest.mark.parametrize(
    ("path", "wish", "locale"),
    [
        ("/docs", "fr-CA,fr;q=0.9", "fr"),
        ("/docs", "pl", "pl"),
        ("/docs", "en-US,en;q=0.8", "en-US"),
        ("/docs", "de", "en-GB"),
        ("/docs?lang=pl", "fr", "pl"),
        ("/docs?lang=tlh", "fr", "fr"),
    ],
)
def test_the_page_for_programmers_has_its_readers_language(
    client: TestClient, path: str, wish: str, locale: str
) -> None:
    answer = client.get(path, headers={"Accept-Language": wish})
    assert answer.headers["content-language"] == locale
    assert "accept-language" in answer.headers["vary"].lower()
    assert f'<html lang="{locale}">' in answer.text
    assert i18n.text("docs-intro", locale) in answer.text
    assert "{{" not in answer.text


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if not locale.startswith("en")])
def test_it_has_no_english(client: TestClient, locale: str) -> None:
    text = client.get("/docs", headers={"Accept-Language": locale}).text
    words = re.search(r'id="words">(.*?)</script>', text, re.S)
    assert words
    said = " ".join(json.loads(words[1]).values())
    assert english_words(re.sub(r"<[^>]*>", " ", text.replace(words[0], "")) + said) <= {
        "rooms"
    }  # an address


def test_every_request_is_told_in_words(client: TestClient) -> None:
    api = client.get("/api/openapi.json").json()
    names = {
        operation["summary"].lower().replace(" ", "_")
        for path in api["paths"].values()
        for operation in path.values()
    }
    assert {f"docs-request-{name}" for name in names} == {
        key for key in i18n.ids("docs") if key.startswith("docs-request-")
    }


def test_a_server_without_the_client_says_so(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    answer = client.get("/", headers={"Accept-Language": "pl"})
    assert answer.status_code == 200
    assert i18n.text("docs-no-client", "pl") in answer.text
    assert i18n.text("game-title", "pl") in answer.text
