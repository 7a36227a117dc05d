"""Rooms, pure like the rules: commands become events, events change a room. No I/O, clock or randomness."""
