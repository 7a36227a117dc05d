"""What the server says and hears, as types: rooms, tables, happenings, frames of the socket, answers to requests.

The OpenAPI description is made from them together with the game's own words (`happycity.schema.game`), and the
browser's types from that. They cost nothing while the server runs: what is sent is made by the rooms and not checked
again; the tests check it (tests/server/test_words.py).
"""
