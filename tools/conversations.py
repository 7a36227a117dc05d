"""Record whole conversations with a server, and the databases they begin from.

`python tools/conversations.py --record [name …]` plays conversations against the Happy City of the Python that runs it
and writes tests/golden/conversations/*.jsonl; `tests/server/test_conversations.py` holds every later build against
them. Record them again only when a change of the wire, of stored rows or of a message is meant, and look at the
difference first. `--fixture` writes the databases in tests/golden/written-by-… (it needs PostgreSQL). That is for the
commit that the folder names: run it with its environment, never with a newer one.
`--into folder` writes the conversations elsewhere with every frame whole, so that two builds can be compared by `diff`.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def write_fixture() -> None:
    """Both databases and the list of what they hold."""
    import postgres

    from tests.support.conversation import fixture

    fixture.FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        one = fixture.write_sqlite(Path(folder))
    place = Path(tempfile.mkdtemp(prefix="hcpg"))
    address = postgres.start(place)
    try:
        with tempfile.TemporaryDirectory() as folder:
            two = fixture.write_postgres(address, Path(folder))
    finally:
        postgres.stop(place)
        shutil.rmtree(place, ignore_errors=True)
    times = {"sqlite": one.pop("written"), "postgresql": two.pop("written")}
    if one != two:
        raise SystemExit("The two databases do not hold the same rooms.")
    words = {"commit": fixture.COMMIT, "written": times, **one}
    fixture.MANIFEST.write_text(json.dumps(words, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def record(names: list[str], folder: Path, *, whole: bool) -> None:
    """Play conversations and write them down."""
    from tests.support.conversation import present, scenes

    folder.mkdir(parents=True, exist_ok=True)
    for name in names or list(scenes.SCENES):
        with tempfile.TemporaryDirectory() as place:
            tape = scenes.performed(name, present.sqlite_copy(Path(place)), Path(place), whole=whole)
        target = folder / f"{name}.jsonl"
        target.write_text("\n".join(tape.lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(tape.lines)} lines, {target.stat().st_size:,} bytes")


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="conversations; all of them if none is named")
    parser.add_argument("--record", action="store_true", help="write the golden conversations")
    parser.add_argument("--into", type=Path, help="write them there instead, every frame whole")
    parser.add_argument("--fixture", action="store_true", help="write the databases")
    given = parser.parse_args()
    if given.fixture:
        write_fixture()
    if given.record or given.into:
        target = given.into or ROOT / "tests" / "golden" / "conversations"
        record(given.names, target, whole=given.into is not None)


if __name__ == "__main__":
    main()
