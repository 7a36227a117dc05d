"""Web Push: tell somebody whose page is closed that it is their turn."""
