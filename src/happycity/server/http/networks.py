"""IP addresses and networks: trusted proxies and bans."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache

from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def parse_address(text: str) -> Address | None:
    """Parse an address. None for anything else, such as the peer of a Unix socket."""
    with suppress(ValueError):
        return ipaddress.ip_address(text)
    return None


@lru_cache(maxsize=10_000)
def client_group(text: str) -> str:
    """Whom limits count as one: an IPv4 address, or the /64 network of an IPv6 address, which one machine may have.

    >>> client_group("203.0.113.7"), client_group("2001:db8::1:2:3:4"), client_group("::ffff:203.0.113.7")
    ('203.0.113.7', '2001:db8::/64', '203.0.113.7')
    """
    address = parse_address(text)
    if not isinstance(address, ipaddress.IPv6Address):
        return text
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address.packed[:8] + bytes(8), 64)))


def is_within(address: Address | None, networks: Iterable[Network]) -> bool:
    """Does an address belong to one of the networks?"""
    return address is not None and any(address in network for network in networks)


def normalise_network(text: str) -> str:
    """An address or a network in its canonical form.

    >>> normalise_network("203.0.113.7"), normalise_network("203.0.113.7/24"), normalise_network("2001:DB8:0::1/64")
    ('203.0.113.7', '203.0.113.0/24', '2001:db8::/64')
    """
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise BadOptions("bad-address", value=abbreviate(text)) from None
    return str(network.network_address) if network.num_addresses == 1 else str(network)


class Bans:
    """Banned addresses and networks. One machine may have many IPv6 addresses."""

    def __init__(self, banned: Iterable[str] = ()) -> None:
        self.networks: list[Network] = []
        for text in banned:
            with suppress(ValueError):  # earlier versions let any text be banned
                self.networks.append(ipaddress.ip_network(text, strict=False))

    def __contains__(self, text: str) -> bool:
        if not self.networks:
            return False
        address = parse_address(text)
        return is_within(getattr(address, "ipv4_mapped", None) or address, self.networks)
