"""Make sdist, platform wheel and pure wheel in dist/ and try each in a clean environment (`make dist`).

The platform wheel is built from the sdist, unpacked outside the repository: what is missing there is missing
for a user. Without a C compiler there is no platform wheel.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CACHE = Path(sys.prefix, "core-cache")
"""Where `tools/install.py` looks for a core made from the same sources, and this leaves one."""
sys.path.insert(0, str(ROOT / "_build"))

from backend import compiler_trouble  # noqa: E402

NEEDED = (
    "happycity/py.typed",
    "happycity/cards/data/buildings.toml",
    ".ftl",
    "happycity/server/http/static/index.html",
)
NEEDED_SOURCES = (
    "Makefile",
    ".dockerignore",
    "deploy/Dockerfile",
    "src/happycity/server/http/static/index.html",
)
"""What a wheel and an sdist must hold, each for many of its kind (MANIFEST.in forgets a new folder silently)."""

TRIAL = """
import json
from happycity import Game, Options, rules
game = Game(Options(players=3, mode="expert", grozilla=True), seed=1)
while not game.over:
    game.play(game.legal()[0])
print(json.dumps({"compiled": rules.COMPILED, "actions": len(game.actions), "file": rules.__file__}))
"""


def sdist(target: Path) -> Path:
    """The source archive, made by the backend in a process of its own."""
    code = f"import sys; sys.path.insert(0, '_build'); import backend; print(backend.build_sdist({str(target)!r}))"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(target.glob("*.tar.gz"))


def look_into_sources(archive: Path) -> None:
    """The sdist has the folders that our documents speak of."""
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    missing = sorted({*NEEDED_SOURCES} - names)
    if missing:
        raise SystemExit(f"{archive.name} lacks {', '.join(missing)}")


def wheel(archive: Path, target: Path, pure: bool) -> Path:
    """A wheel from the unpacked sdist, with pip's own isolated build environment, as at a user's."""
    with tempfile.TemporaryDirectory(prefix="happycity-dist-") as folder:
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
        tree = next(Path(folder).iterdir())
        before = set(target.glob("*.whl"))
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", str(target), str(tree)]
        settings = {"HAPPYCITY_PURE": "1" if pure else "0", "HAPPYCITY_CACHE": str(CACHE)}
        subprocess.run(command, check=True, env=os.environ | settings)
        return next(iter(set(target.glob("*.whl")) - before))


def look_into(path: Path, pure: bool) -> None:
    """The wheel has its data files and the right kind of tag and content."""
    names = zipfile.ZipFile(path).namelist()
    missing = [needed for needed in NEEDED if not any(name.endswith(needed) for name in names)]
    extensions = [name for name in names if name.endswith((".so", ".pyd"))]
    if missing:
        raise SystemExit(f"{path.name} lacks {', '.join(missing)}")
    if pure != path.name.endswith("-py3-none-any.whl") or pure == bool(extensions):
        raise SystemExit(f"{path.name} has {len(extensions)} extension modules, so its tag is wrong")


def try_out(path: Path, pure: bool) -> None:
    """Install the wheel with pinned libraries into a new environment, play a game there, and call the command."""
    with tempfile.TemporaryDirectory(prefix="happycity-try-") as folder:
        venv.create(folder, with_pip=True)
        scripts = Path(folder, "Scripts" if os.name == "nt" else "bin")
        lock = ROOT / "requirements" / "runtime.txt"
        subprocess.run([scripts / "python", "-m", "pip", "install", "-qq", "-c", lock, path], check=True)
        clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        run = subprocess.run(
            [scripts / "python", "-c", TRIAL],
            cwd=folder,
            env=clean,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        answer = json.loads(run.stdout)
        if answer["compiled"] == pure or not answer["file"].startswith(folder):
            raise SystemExit(f"{path.name} loaded the wrong core: {answer}")
        subprocess.run(
            [scripts / "happycity", "--help"], cwd=folder, env=clean, check=True, stdout=subprocess.DEVNULL
        )
    print(f"dist/{path.name}: {path.stat().st_size // 1024} KiB, plays ({answer['actions']} actions).")


def main() -> None:
    """Build all three and try them."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = sdist(DIST)
    look_into_sources(archive)
    print(f"dist/{archive.name}: {archive.stat().st_size // 1024} KiB.")
    trouble = compiler_trouble()
    if trouble:
        print(f"No platform wheel, since no C compiler works here: {trouble}")
    for pure in [True] if trouble else [False, True]:
        path = wheel(archive, DIST, pure)
        look_into(path, pure)
        try_out(path, pure)


if __name__ == "__main__":
    main()
