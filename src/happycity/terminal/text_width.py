"""Texts in columns. Characters are not columns: 日 takes two, an accent none, and several may be drawn as one."""

from __future__ import annotations

from rich.cells import cell_len, chop_cells


def cut(text: str, width: int) -> str:
    """Cut a text to a number of columns; a longer one ends with an ellipsis."""
    if cell_len(text) <= width:
        return text
    return (chop_cells(text, width - 1)[0] if width > 1 else "") + "…" if width > 0 else ""


def pad(text: str, width: int) -> str:
    """Fill a column from the left."""
    return text + " " * (width - cell_len(text))


def fit(text: str, width: int) -> str:
    """Cut or fill a text to exactly a number of columns."""
    return pad(cut(text, width), width)
