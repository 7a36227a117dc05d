"""The full-screen terminal."""
