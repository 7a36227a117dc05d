"""The files of a balance report."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from happycity.errors import BadOptions
from happycity.lab.report.page import balance_page
from happycity.lab.results import reporting_errors

if TYPE_CHECKING:
    from pathlib import Path

    from happycity.cards import Catalogue
    from happycity.lab.report.schema import Balance


class ReportFiles:
    """`balance.html` and `balance.json` in a folder. Existing files are refused, before the games are played."""

    def __init__(self, folder: Path) -> None:
        self.page = folder / "balance.html"
        self.data = folder / "balance.json"
        with reporting_errors(folder):
            folder.mkdir(parents=True, exist_ok=True)
            for path in (self.page, self.data):
                if path.exists():
                    raise BadOptions("output-exists", path=str(path))

    def write(self, balance: Balance, locale: str, catalogue: Catalogue) -> None:
        """Write both."""
        with reporting_errors(self.page):
            self.page.write_text(balance_page(balance, locale, catalogue), encoding="utf-8")
            self.data.write_text(json.dumps(balance, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
