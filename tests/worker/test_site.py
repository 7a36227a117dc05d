"""The archive for a browser, and the game as static files."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from happycity import __version__
from happycity.errors import BadOptions
from happycity.server.http.pages import STATIC, site
from happycity.server.http.pages.site import write_site
from happycity.worker.bundle import archive, archive_name

PLAY_ALONE = """
import asyncio, json, sys
sys.path.insert(0, sys.argv[1])
from happycity.worker.browser import Shell
from happycity.worker.thinking import answer

class Host:
    rows = {}
    async def write(self, rows):
        self.rows.update(json.loads(rows))
        return True
    async def read(self, prefix):
        return json.dumps([text for key, text in sorted(self.rows.items()) if key.startswith(prefix)])
    async def entries(self, prefix):
        return json.dumps([row for row in sorted(self.rows.items()) if row[0].startswith(prefix)])
    async def think(self, question):
        return answer(question)

async def play():
    shell = Shell(Host(), "en-GB")
    body = {"name": "Ana", "seats": ["me", "bot:easy"], "start": True, "settings": {"pace": 0},
            "options": {"players": 2, "mode": "expert", "grozilla": True}}
    status, entered = json.loads(await shell.request("POST", "/api/rooms", json.dumps(body)))
    assert status == 201, entered
    status, held = json.loads(await shell.request("GET", "/api/mine/data", "null"))
    assert [each["room"] for each in held["rooms"]] == [entered["room"]["id"]], held
    print(shell.version, len(entered["table"]["legal"]) > 0)
    assert not {"librt.internal", "pydantic", "fluent"} & set(sys.modules)

asyncio.run(play())
"""


def test_the_archive_is_this_version_and_needs_nothing_else(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(archive())).extractall(tmp_path)
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PLAY_ALONE, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.split() == [__version__, "True"], ran.stderr


def test_the_archive_is_the_same_every_time_and_holds_no_server() -> None:
    first, name = archive(), archive_name()
    archive.cache_clear()
    assert (archive(), archive_name()) == (first, name)
    names = zipfile.ZipFile(io.BytesIO(first)).namelist()
    assert not [each for each in names if "/server/" in each or "/terminal/" in each or each.endswith(".so")]
    assert len(first) < 1_000_000


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of three files in place of the built one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "manifest").mkdir()
    page = '<html lang="en-GB" data-theme="light"><head><meta charset="utf-8" />'
    page += '<meta name="description" content="A city." />'
    (folder / "index.html").write_text(f'{page}<script src="./assets/start-1.js"></script>')
    (folder / "assets" / "start-1.js").write_text("start")
    shortcut = {"url": "/play", "icons": [{"src": "/icon.png"}]}
    (folder / "manifest" / "fr.webmanifest").write_text(json.dumps({"id": "/", "shortcuts": [shortcut]}))
    monkeypatch.setattr(site, "STATIC", folder)
    return folder


def test_a_site_has_relative_addresses_its_version_and_its_own_policy(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public" / "city"
    count = write_site(folder)
    assert count == sum(path.is_file() for path in folder.rglob("*"))
    page = (folder / "index.html").read_text()
    assert f'data-alone data-version="{__version__}"' in page
    assert 'src="./assets/start-1.js"' in page
    assert '<meta property="og:title" content="Happy City" />' in page
    assert (
        '<meta property="og:image" content="./icon-512.png" />' in page
    )  # without letters no picture is drawn
    assert "wasm-unsafe-eval" in page
    assert "frame-ancestors" not in page
    manifest = json.loads((folder / "manifest" / "fr.webmanifest").read_text())
    assert manifest["shortcuts"] == [{"url": "../#/play", "icons": [{"src": "../icon.png"}]}]
    listed = json.loads((folder / "offline.json").read_text())
    assert listed["version"] == __version__
    assert (folder / listed["package"]).read_bytes() == archive()
    assert all((folder / each["path"]).is_file() for each in listed["files"])
    for locale in ("en-GB", "en-US", "fr", "pl"):
        assert (folder / "api" / "words" / locale / "first.json").is_file()


def test_a_newer_site_replaces_an_older_one_and_leaves_other_files(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    write_site(folder)
    (folder / "CNAME").write_text("play.example.org")
    (client / "assets" / "start-1.js").rename(client / "assets" / "start-2.js")
    write_site(folder)
    assert [path.name for path in (folder / "assets").iterdir()] == ["start-2.js"]
    assert (folder / "CNAME").exists()


def test_a_list_of_files_from_elsewhere_cannot_delete_what_is_outside(client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    folder.mkdir()
    (tmp_path / "precious").write_text("mine")
    (folder / "offline.json").write_text(json.dumps({"files": [{"path": "../precious"}]}))
    write_site(folder)
    assert (tmp_path / "precious").exists()


def test_what_cannot_be_a_site_is_refused_in_one_sentence(client: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    full = tmp_path / "full"
    full.mkdir()
    (full / "thesis.txt").write_text("")
    for folder, code in (
        (file, "not-a-folder"),
        (full, "folder-not-empty"),
        (file / "below", "file-unwritable"),
    ):
        with pytest.raises(BadOptions) as refused:
            write_site(folder)
        assert refused.value.code == code
    (client / "index.html").unlink()
    with pytest.raises(BadOptions) as refused:
        write_site(tmp_path / "new")
    assert refused.value.code == "no-client"


@pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")
def test_python_and_our_package_stay_below_eight_megabytes() -> None:
    python = [path for path in (STATIC / "assets").rglob("*") if path.parent.name.startswith("python-")]
    assert sum(path.stat().st_size for path in python) + len(archive()) < 8_000_000
