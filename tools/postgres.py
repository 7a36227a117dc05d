"""A PostgreSQL of our own for tests: `python tools/postgres.py start <folder>` tells where; `stop <folder>` ends it.

It is the system's PostgreSQL, on a free port of this machine only, with its data in the folder. PostgreSQL refuses to
run as root, so root starts it as the system's user for it.
"""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path


def programs() -> Path | None:
    """Where the newest PostgreSQL of this system is."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("pg_ctl")
    return Path(found).resolve().parent if found else None


def _user() -> list[str]:
    """The words that let another user run a command, if we are root."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]


def _run(command: list[str | Path]) -> None:
    subprocess.run([*_user(), *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


def start(folder: Path) -> str:
    """Make a database in a new folder and start it; its address."""
    place = programs()
    if place is None:
        raise SystemExit("PostgreSQL is not installed")
    folder.mkdir(parents=True, exist_ok=True)
    if _user():
        entry = pwd.getpwnam("postgres")
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    data = folder / "data"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    _run([place / "initdb", "-D", data, "-U", "happycity", "-A", "trust", "-E", "UTF8"])
    settings = (
        f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=200"
    )
    _run([place / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-t", "60", "-o", settings, "start"])
    address = f"postgresql://happycity@127.0.0.1:{port}/happycity"
    _run([place / "createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "happycity", "happycity"])
    return address


def stop(folder: Path, mode: str = "fast") -> None:
    """End it."""
    place = programs()
    assert place is not None
    _run([place / "pg_ctl", "-D", folder / "data", "-m", mode, "-w", "stop"])


def run_with(command: list[str]) -> int:
    """Run a command with `--database` and the address of a database that lives as long as it."""
    folder = Path(tempfile.mkdtemp(prefix="hcpg"))
    address = start(folder)
    try:
        return subprocess.run([*command, "--database", address], check=False).returncode
    finally:
        stop(folder)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """`start <folder>`, `stop <folder>` or `with <command>`."""
    what = sys.argv[1]
    if what == "with":
        raise SystemExit(run_with(sys.argv[2:]))
    if what == "start":
        print(start(Path(sys.argv[2])))
    else:
        stop(Path(sys.argv[2]))


if __name__ == "__main__":
    main()
