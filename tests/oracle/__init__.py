"""A second, naive reading of the rules, played beside the engine: it shares no code with src/happycity/rules."""
