"""Who is shut out: single addresses, and whole networks, since one machine may have many IPv6 addresses."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from contextlib import suppress

from happycity.errors import BadOptions
from happycity.fields import shown


def network(text: str) -> str:
    """An address or a network in its one way of writing.

    >>> network("203.0.113.7"), network("203.0.113.7/24"), network("2001:DB8:0::1/64")
    ('203.0.113.7', '203.0.113.0/24', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOptions("bad-address", value=shown(text)) from None
    return str(found.network_address) if found.num_addresses == 1 else str(found)


class Bans:
    """The addresses and networks that are shut out."""

    def __init__(self, banned: Iterable[str] = ()) -> None:
        self.networks = []
        for each in banned:
            with suppress(ValueError):  # from a time when anything could be banned
                self.networks.append(ipaddress.ip_network(each, strict=False))

    def __contains__(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:  # a socket in the file system has no address
            return False
        plain = getattr(found, "ipv4_mapped", None) or found
        return any(plain in each for each in self.networks)
