"""A small program around somebody's Python class: `python -m happycity.bots.host my_bot.py MyBot`.

It speaks the same JSON lines as any program bot. So a class that hangs or brings the interpreter down is stopped like
any other program. What the class prints goes to standard error, not between the lines.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import Any, TextIO

from happycity.bots.python_file import load
from happycity.errors import HappyCityError


def serve(path: str, name: str, lines: TextIO, answers: TextIO) -> None:
    """Answer line by line; every hello begins a new game with a new bot."""
    bot: Any = None
    for line in lines:
        message = json.loads(line)
        if "end" in message:
            continue
        try:
            if "hello" in message:
                bot = load(path, name)()
                answer = {"name": name}
            else:
                answer = {"action": bot.decide(message["decide"], message["legal"])}
            text = json.dumps(answer)
        except HappyCityError as error:
            text = json.dumps({"error": str(error)})
        except Exception as error:  # it is reported to whoever runs the match
            traceback.print_exc()
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{os.path.basename(place.filename)}:{place.lineno}"
            text = json.dumps({"error": f"{type(error).__name__}: {error} ({where})"})
        print(text, file=answers, flush=True)


def main() -> None:
    """Serve the class named on the command line."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # Not only sys.stdout: libraries and other programs print, too.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # its last words before it hangs
    serve(sys.argv[1], sys.argv[2], sys.stdin, answers)


if __name__ == "__main__":
    main()
