"""Renew the lock files in requirements/ from pyproject.toml (`make lock`).

All groups are resolved together once, so that a library has one version everywhere, then each group alone, so that its
file holds only what it needs. pip resolves (`--dry-run --report`) and installs nothing.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# Exact versions, renewed by `make lock`; pyproject.toml says what is asked for and why.\n"


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


def main() -> None:
    """Write one file per group."""
    requirements = groups()
    together = resolve([name for names in requirements.values() for name in names], [])
    for group, names in requirements.items():
        lines = resolve(names, together)
        ROOT.joinpath("requirements", f"{group}.txt").write_text(HEAD + "\n".join(lines) + "\n")
        print(f"requirements/{group}.txt: {len(lines)} packages")


if __name__ == "__main__":
    main()
