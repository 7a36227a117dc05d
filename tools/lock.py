"""Renew the lock files in requirements/ from pyproject.toml (`make lock`).

All groups are resolved together once, so that a library has one version everywhere, then each group alone, so that its
file holds only what it needs. pip resolves (`--dry-run --report`) and installs nothing. Each version has the hashes of
its source archive and of every wheel for a Python of ours, whatever the system: pip refuses any other file.
`make lock ARGS=--keep` keeps the versions and renews only the hashes.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links
from pip._internal.models.link import Link

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Exact versions, renewed by `make lock`; pyproject.toml says what is asked for and why.\n"
OLDEST, NEWEST = 11, 14
"""The Pythons of the classifiers in pyproject.toml: 3.11 to 3.14."""
SOURCES = (".tar.gz", ".zip")


def groups() -> dict[str, list[str]]:
    """The requirements of each lock file."""
    config = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))
    project, ours = config["project"], config["tool"]["happycity"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    tested = [extras[name] for name in extras if name not in ("play", "lint", "docs")]
    return {
        "runtime": project["dependencies"] + extras["play"],
        "build": config["build-system"]["requires"] + ours["build"] + ours["compiler"] + ours["web"],
        "dist": ours["dist"],
        **{name: extras[name] for name in extras if name not in ("play", "test")},
        "test": [requirement for names in tested for requirement in names],
    }


def resolve(requirements: list[str], constraints: list[str]) -> list[str]:
    """Ask pip which exact versions it would install."""
    with tempfile.TemporaryDirectory() as folder:
        limits = Path(folder, "constraints.txt")
        limits.write_text("\n".join(constraints))
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet"]
        command += ["--report", str(Path(folder, "report.json")), "-c", str(limits), *requirements]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        report = json.loads(Path(folder, "report.json").read_text())
    packages = [entry["metadata"] for entry in report["install"]]
    return sorted((f"{data['name']}=={data['version']}" for data in packages), key=str.lower)


def resolve_all() -> dict[str, list[str]]:
    """The newest versions that fit, for each lock file."""
    requirements = groups()
    together = resolve([name for names in requirements.values() for name in names], [])
    return {group: resolve(names, together) for group, names in requirements.items()}


def read_pins(lock: Path) -> list[str]:
    """The versions in a lock file, without hashes."""
    return [line.split()[0] for line in lock.read_text().splitlines() if "==" in line]


def normalize(name: str) -> str:
    """The name of a project as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def is_ours(file: str, name: str, version: str) -> bool:
    """Is a file the source archive of a version, or a wheel of it for a Python of ours?"""
    if not file.endswith(".whl"):
        found, _, rest = file.rpartition("-")
        return normalize(found) == normalize(name) and rest in {version + end for end in SOURCES}
    parts = file.removesuffix(".whl").split("-")
    if parts[1] != version:
        return False
    pythons, abi = parts[-3].split("."), parts[-2]
    exact = {f"cp3{minor}" for minor in range(OLDEST, NEWEST + 1)}
    return "py3" in pythons or abi == "abi3" or (abi in exact and not exact.isdisjoint(pythons))


def read_hashes(pins: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Each version with the hashes that pip's own index tells of its files."""
    command = create_command("download")
    options, _ = command.parse_args(["pip"])
    with command.main_context():
        session = command._build_session(options)  # type: ignore[attr-defined]
        collector = command._build_package_finder(options, session)._link_collector  # type: ignore[attr-defined]
        for pin in pins:
            name, version = pin.split("==")
            page = collector.fetch_response(Link(f"{options.index_url}/{normalize(name)}/"))
            links = [] if page is None else [*parse_links(page)]
            files = [link for link in links if is_ours(link.filename, name, version)]
            if not files or any(file.hash_name != "sha256" for file in files):
                raise SystemExit(f"The index does not tell the hashes of {pin}.")
            yield pin, sorted({str(file.hash) for file in files})


def write(group: str, pins: list[str], hashes: Mapping[str, list[str]]) -> None:
    """Write the lock file of a group."""
    lines = [" \\\n    ".join([pin, *(f"--hash=sha256:{each}" for each in hashes[pin])]) for pin in pins]
    ROOT.joinpath("requirements", f"{group}.txt").write_text(HEAD + "\n".join(lines) + "\n")
    print(f"requirements/{group}.txt: {len(lines)} packages, {sum(len(hashes[pin]) for pin in pins)} hashes")


def main() -> None:
    """Write one file per group."""
    parser = argparse.ArgumentParser(description="renew the lock files in requirements/")
    parser.add_argument("--keep", action="store_true", help="keep the versions and renew only the hashes")
    if parser.parse_args().keep:
        locked = {file.stem: read_pins(file) for file in sorted(ROOT.glob("requirements/*.txt"))}
    else:
        locked = resolve_all()
    hashes = dict(read_hashes(sorted({pin for pins in locked.values() for pin in pins}, key=str.lower)))
    for group, pins in locked.items():
        write(group, pins, hashes)


if __name__ == "__main__":
    main()
