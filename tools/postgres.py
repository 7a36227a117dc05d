"""Run a PostgreSQL for tests: `python tools/postgres.py start <folder>` prints its URL, `stop <folder>` stops it.

It is the system's PostgreSQL, on a free local port, with its data in the folder. PostgreSQL refuses to run as root, so
root starts it as the user `postgres`.
"""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path


def find_programs() -> Path | None:
    """The folder of the newest PostgreSQL of this system."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if versions:
        return versions[-1].parent
    pg_ctl = shutil.which("pg_ctl")
    return Path(pg_ctl).resolve().parent if pg_ctl else None


def _user_prefix() -> list[str]:
    """The command prefix that changes to the user `postgres`, if we are root."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups"]


def _run(command: list[str | Path]) -> None:
    subprocess.run([*_user_prefix(), *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


def start(folder: Path) -> str:
    """Create a database in a new folder, start it and return its URL."""
    programs = find_programs()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed")
    folder.mkdir(parents=True, exist_ok=True)
    if _user_prefix():
        entry = pwd.getpwnam("postgres")
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    data = folder / "data"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    _run([programs / "initdb", "-D", data, "-U", "happycity", "-A", "trust", "-E", "UTF8"])
    settings = (
        f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=200"
    )
    _run([programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-t", "60", "-o", settings, "start"])
    url = f"postgresql://happycity@127.0.0.1:{port}/happycity"
    _run([programs / "createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "happycity", "happycity"])
    return url


def stop(folder: Path, mode: str = "fast") -> None:
    """Stop it."""
    programs = find_programs()
    assert programs is not None
    _run([programs / "pg_ctl", "-D", folder / "data", "-m", mode, "-w", "stop"])


def run_with(command: list[str]) -> int:
    """Run a command with `--database` and the URL of a database that lives as long as the command."""
    folder = Path(tempfile.mkdtemp(prefix="hcpg"))
    url = start(folder)
    try:
        return subprocess.run([*command, "--database", url], check=False).returncode
    finally:
        stop(folder)
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """`start <folder>`, `stop <folder>` or `with <command>`."""
    command = sys.argv[1]
    if command == "with":
        raise SystemExit(run_with(sys.argv[2:]))
    if command == "start":
        print(start(Path(sys.argv[2])))
    else:
        stop(Path(sys.argv[2]))


if __name__ == "__main__":
    main()
