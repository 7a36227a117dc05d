"""The terminal: a full-screen app and a plain line mode over one session, and the tools around them."""
