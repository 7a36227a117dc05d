"""Addresses and networks of the internet: whom we trust as a proxy, and who is shut out."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from contextlib import suppress

from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def parsed(text: str) -> Address | None:
    """The address, if it is one: a socket in the file system has none."""
    with suppress(ValueError):
        return ipaddress.ip_address(text)
    return None


def within(address: Address | None, networks: Iterable[Network]) -> bool:
    """Does an address belong to one of the networks?"""
    return address is not None and any(address in each for each in networks)


def network(text: str) -> str:
    """An address or a network in its one way of writing.

    >>> network("203.0.113.7"), network("203.0.113.7/24"), network("2001:DB8:0::1/64")
    ('203.0.113.7', '203.0.113.0/24', '2001:db8::/64')
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOptions("bad-address", value=abbreviate(text)) from None
    return str(found.network_address) if found.num_addresses == 1 else str(found)


class Bans:
    """The addresses that are shut out, and whole networks, since one machine may have many IPv6 addresses."""

    def __init__(self, banned: Iterable[str] = ()) -> None:
        self.networks: list[Network] = []
        for each in banned:
            with suppress(ValueError):  # from a time when anything could be banned
                self.networks.append(ipaddress.ip_network(each, strict=False))

    def __contains__(self, text: str) -> bool:
        if not self.networks:
            return False
        address = parsed(text)
        return within(getattr(address, "ipv4_mapped", None) or address, self.networks)
