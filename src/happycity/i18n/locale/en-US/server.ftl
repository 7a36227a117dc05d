### American English: only what differs from British English (en-GB).

error-bad-address = “{ $value }” is not an address or a network; write one such as 203.0.113.7, 203.0.113.0/24, or 2001:db8::/64.
