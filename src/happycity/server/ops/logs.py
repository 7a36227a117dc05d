"""Logs for operators: one line per thing worth knowing, as text or JSON. Never a token, a cookie or a whole address."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

USUAL: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "taskName",
}


class Lines(logging.Formatter):
    """A record with what was given as `extra`."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        more = {key: value for key, value in record.__dict__.items() if key not in USUAL}
        text = record.getMessage()
        fault = self.formatException(record.exc_info) if record.exc_info else None
        if self.as_json:
            words = {
                "time": round(record.created, 3),
                "level": record.levelname.lower(),
                "logger": record.name,
                "message": text,
                **more,
            }
            if fault:
                words["exception"] = fault
            return json.dumps(words, default=str, ensure_ascii=False)
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = "".join(f" {key}={value}" for key, value in more.items())
        return f"{when} {record.levelname.lower()} {text}{facts}" + (f"\n{fault}" if fault else "")


def set_up(form: str) -> None:
    """Log warnings of libraries and news of ours to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(form == "json"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("happycity").setLevel(logging.INFO)
