"""The laboratory: simulations, tournaments and their statistics."""
