"""Keep the wheel in .venv up to date: build and install it if the sources changed (`make` calls this each time).

The contents count, not the times: a deleted module, another branch or a fresh clone is noticed like an edit.
`--compiled` requires the compiled core (tests, benchmarks). Without it a machine that has no C compiler gets the pure
wheel and a message, and the compiled core as soon as a compiler works.
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
STATE_FILE = Path(sys.prefix, "happycity-installed.json")
SLOW_CORE = "No C compiler works here, so this is the slow core: the same game, but bots see less far in the same time."


def source_digest() -> str:
    """A digest of everything that goes into the wheel."""
    total = hashlib.sha256()
    for name in INPUTS:
        top = ROOT / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(f"{path.relative_to(ROOT)}\0".encode())
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def build(folder: Path, compiled: bool) -> Path:
    """Build the wheel with the tools in .venv, without downloads."""
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
    """Build and install; return which core it is."""
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
    """Does a C compiler work? Checked in another process, whose error output is discarded."""
    code = "import sys; sys.path.insert(0, '_build'); import backend; sys.exit(backend.compiler_problem())"
    process = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)
    return process.returncode == 0


def is_current(before: dict[str, str], now: str, compiled: bool) -> bool:
    """Is the installed wheel as good as one built now?"""
    if before.get("digest") != now:
        return False
    if before.get("core") == "compiled":
        return True
    pure = os.environ.get("HAPPYCITY_PURE", "") not in ("", "0")
    return not compiled and (pure or not compiler_works())


def main() -> None:
    """Build and install if something has changed."""
    parser = argparse.ArgumentParser(description="install Happy City into .venv if its sources changed")
    parser.add_argument("--compiled", action="store_true", help="fail without the compiled core")
    compiled = parser.parse_args().compiled
    now = source_digest()
    before = json.loads(STATE_FILE.read_text()) if STATE_FILE.exists() else {}
    if is_current(before, now, compiled):
        return
    print("Building Happy City (less than a minute) ...", flush=True)
    STATE_FILE.unlink(missing_ok=True)
    core = install(compiled)
    STATE_FILE.write_text(json.dumps({"digest": now, "core": core}))
    if core == "pure":
        print(SLOW_CORE)


if __name__ == "__main__":
    main()
