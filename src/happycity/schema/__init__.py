"""Every JSON type: games, rooms, the log's events, frames of the socket, responses; and the validator of foreign JSON.

docs/schema.json, the OpenAPI description and the browser's types are generated from them. They cost nothing at run
time: mypy checks what the code builds, and the tests check what it sends (tests/server/test_description.py).
"""
