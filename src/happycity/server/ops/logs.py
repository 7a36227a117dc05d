"""Logs for operators: one line per record, as text or JSON. Never a token, a cookie or a whole address."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

STANDARD_FIELDS: Final = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "taskName",
}


class LineFormatter(logging.Formatter):
    """A record and its `extra` fields in one line."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback if there is one."""
        extra = {key: value for key, value in record.__dict__.items() if key not in STANDARD_FIELDS}
        message = record.getMessage()
        traceback = self.formatException(record.exc_info) if record.exc_info else None
        if self.as_json:
            payload = {
                "time": round(record.created, 3),
                "level": record.levelname.lower(),
                "logger": record.name,
                "message": message,
                **extra,
                **({"exception": traceback} if traceback else {}),
            }
            return json.dumps(payload, default=str, ensure_ascii=False)
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = "".join(f" {key}={value}" for key, value in extra.items())
        return f"{at} {record.levelname.lower()} {message}{fields}" + (f"\n{traceback}" if traceback else "")


def configure_logging(log_format: str) -> None:
    """Log warnings of libraries, and our own information, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter(log_format == "json"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("happycity").setLevel(logging.INFO)
