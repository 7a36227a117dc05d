"""Keep the wheel in .venv up to date: build and install it if the sources changed (`make` calls this each time).

Contents count, not times: a deleted module, another branch or a fresh clone is noticed as well as an edit.
`--compiled` insists on the compiled core (tests, benchmarks); without it a machine that has no C compiler gets
the pure wheel, hears about it once, and gets the compiled core as soon as a compiler works.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INPUTS = (
    "src",
    "_build",
    "pyproject.toml",
    "requirements/build.txt",
    "tools/compile_messages.py",
    "README.md",
)
STATE = Path(sys.prefix, "happycity-installed.json")
SLOW = "No C compiler works here, so this is the slow core: the same game, but bots see less far in the same time."


def digest() -> str:
    """One number for everything that goes into the wheel."""
    total = hashlib.sha256()
    for name in INPUTS:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(f"{path.relative_to(ROOT)}\0".encode())
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def build(folder: Path, compiled: bool) -> Path:
    """Make the wheel with what .venv holds, so without downloads."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        str(ROOT),
    ]
    environment = {"HAPPYCITY_CACHE": str(Path(sys.prefix, "core-cache"))} | os.environ
    if compiled:
        environment["HAPPYCITY_PURE"] = "0"
    subprocess.run(command, check=True, env=environment)
    return next(folder.glob("*.whl"))


def install(compiled: bool) -> str:
    """Build, install, and say which core it is."""
    with tempfile.TemporaryDirectory(prefix="happycity-wheel-") as folder:
        wheel = build(Path(folder), compiled)
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--no-index",
            "--force-reinstall",
            str(wheel),
        ]
        subprocess.run(command, check=True)
        return "pure" if wheel.name.endswith("-none-any.whl") else "compiled"


def compiler_works() -> bool:
    """Has a C compiler come since the slow core was built? Asked in a process whose complaints nobody hears."""
    code = "import sys; sys.path.insert(0, '_build'); import backend; sys.exit(backend.compiler_trouble())"
    asked = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)
    return asked.returncode == 0


def current(before: dict[str, str], now: str, compiled: bool) -> bool:
    """Is what was installed before still as good as what can be built now?"""
    if before.get("digest") != now:
        return False
    if before.get("core") == "compiled":
        return True
    pure = os.environ.get("HAPPYCITY_PURE", "") not in ("", "0")
    return not compiled and (pure or not compiler_works())


def main() -> None:
    """Compare, and build only when something differs."""
    parser = argparse.ArgumentParser(description="install Happy City into .venv if its sources changed")
    parser.add_argument("--compiled", action="store_true", help="fail without the compiled core")
    compiled = parser.parse_args().compiled
    now = digest()
    before = json.loads(STATE.read_text()) if STATE.exists() else {}
    if current(before, now, compiled):
        return
    print("Building Happy City (less than a minute) ...", flush=True)
    STATE.unlink(missing_ok=True)
    core = install(compiled)
    STATE.write_text(json.dumps({"digest": now, "core": core}))
    if core == "pure":
        print(SLOW)


if __name__ == "__main__":
    main()
