"""Put the spaces and hyphens that French wants, and a keyboard does not have, into the French messages.

    python tools/french_spaces.py

A no-break space before a colon and inside « », a narrow one before ; ! ? and %. A no-break hyphen where a question
turns verb and pronoun round (voulez-vous). Only what stands there is changed; `check_messages.py` says where one is
missing. Comments and what is typed (`-> `, commands) stay as they are.
"""

from __future__ import annotations

import re
from pathlib import Path

FRENCH = Path(__file__).resolve().parent.parent / "src" / "happycity" / "i18n" / "locale" / "fr"
WIDE, NARROW, HYPHEN = "\u00a0", "\u202f", "\u2011"


def spaced(line: str) -> str:
    """A line of a Fluent file with the right spaces and hyphens."""
    if line.startswith("#"):
        return line
    line = re.sub(r" (?=:(\s|$))", WIDE, line)
    line = re.sub(r"(?<=[a-zé])-(?=(?:t-)?(?:vous|il|elle)\b)|(?<=\u2011t)-(?=(?:il|elle)\b)", HYPHEN, line)
    line = re.sub(r" (?=[;!?])|(?<=[\d}]) (?=%)", NARROW, line)
    return line.replace("« ", f"«{WIDE}").replace(" »", f"{WIDE}»")


def main() -> None:
    """Rewrite the files that need it."""
    for file in sorted(FRENCH.glob("*.ftl")):
        before = file.read_text(encoding="utf-8")
        after = "\n".join(spaced(line) for line in before.split("\n"))
        if after != before:
            file.write_text(after, encoding="utf-8")
            print(f"{file.name}: spaces set")


if __name__ == "__main__":
    main()
