"""`Game` and what it speaks: options, actions, states, events, positions, records."""
