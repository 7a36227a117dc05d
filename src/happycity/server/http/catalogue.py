"""The catalogue as JSON."""

from __future__ import annotations

from functools import cached_property

from happycity.cards import default_catalogue
from happycity.cards.payload import catalogue_payload
from happycity.schema.json_text import dump


class CatalogueJson:
    """All cards as JSON, built on first use."""

    @cached_property
    def body(self) -> bytes:
        """The response body."""
        return dump(catalogue_payload(default_catalogue()))
