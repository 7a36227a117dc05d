"""What a link promises: a title, a description and a picture."""

from __future__ import annotations

import hashlib
import html
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from happycity.pictures import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from happycity.pictures import Art

PICTURE: Final = "/preview.png"
"""The route of the pictures."""
ICON: Final = "/icon-512.png"
"""The picture where none can be drawn."""
ICON_SIZE: Final = 512


@dataclass(frozen=True, slots=True)
class Preview:
    """A link, described in one language."""

    address: str
    """The path and query of the page."""
    locale: str
    title: str
    description: str
    draw: Callable[[Art], str]
    """Draws the picture as SVG."""
    version: str = ""
    """Changes with the picture, because those who show previews keep pictures by their addresses."""

    def tags(self, base: str, site: str, *, drawn: bool) -> str:
        """The tags for a page's head. Addresses are absolute, as crawlers want them."""
        parts = (self.title, self.description, self.version)
        version = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]
        query = urlencode({"of": self.address, "lang": self.locale, "v": version})
        picture = f"{base}{PICTURE}?{query}" if drawn else base + ICON
        return self.tags_with(picture, site, drawn=drawn, url=base + self.address)

    def tags_with(self, picture: str, site: str, *, drawn: bool, url: str | None = None) -> str:
        """The tags with the address of a picture. Every text is escaped."""
        width, height = (WIDTH, HEIGHT) if drawn else (ICON_SIZE, ICON_SIZE)
        properties = {
            "og:type": "website",
            "og:site_name": site,
            **({} if url is None else {"og:url": url}),
            "og:locale": _territorial(self.locale),
            "og:title": self.title,
            "og:description": self.description,
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": self.title,
        }
        names = {"twitter:card": "summary_large_image" if drawn else "summary"}
        written = [_tag("property", name, value) for name, value in properties.items()]
        written += [_tag("name", name, value) for name, value in names.items()]
        return "".join(f"\n    {tag}" for tag in written)


def _territorial(locale: str) -> str:
    """A locale as Open Graph writes it: "en_GB", "pl_PL"."""
    language, _, territory = locale.partition("-")
    return f"{language}_{territory or language.upper()}"


def _tag(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(value)}" />'
