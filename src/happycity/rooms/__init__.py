"""Rooms, pure like the rules: commands become events, and events change a room.

The pattern is the decider of event sourcing: `decide(room, command)` returns the next event or raises `Refusal` and
never changes the room; `Room.apply(event)` changes it in place. There is no I/O, clock or randomness here: time,
ids, secrets and the deal come in as arguments. The server, a worker in a browser and a simulator are shells around
this package.
"""
