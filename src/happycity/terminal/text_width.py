"""Texts in columns. Letters are not columns: 日 takes two, an accent none, and several may be drawn as one."""

from __future__ import annotations

from rich.cells import cell_len, chop_cells


def cut(text: str, width: int) -> str:
    """A text in at most so many columns; what does not fit ends with an ellipsis."""
    if cell_len(text) <= width:
        return text
    return (chop_cells(text, width - 1)[0] if width > 1 else "") + "…" if width > 0 else ""


def left(text: str, width: int) -> str:
    """A text at the left end of a column."""
    return text + " " * (width - cell_len(text))


def fitted(text: str, width: int) -> str:
    """A text in exactly so many columns."""
    return left(cut(text, width), width)
