"""HTML and SVG as text."""

from __future__ import annotations

from html import escape

__all__ = ["element", "escape"]


def element(name: str, *children: str, **attributes: str | float) -> str:
    """An element. Children are markup already; `class_` is the attribute `class`, `stroke_width` is `stroke-width`.

    >>> element("p", "1 &lt; 2", class_="note")
    '<p class="note">1 &lt; 2</p>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(children)}</{name}>"


def _value(value: str | float) -> str:
    """An attribute's value; coordinates need no more than two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
