"""A simulator of whole servers: real rooms and runtime, simulated time, network and disk, all from one seed."""
