"""The shell around rooms in a browser: Python in a web worker answers as a server does, without a network.

`api` answers requests, `connection` answers frames, `live_room` writes each event before it is shown, and `driver`
moves the bots. Storage, thinking and time come from outside (`outside`), so all of it also runs without a browser;
`browser` and `thinking` are where a page's two workers come in.
"""
