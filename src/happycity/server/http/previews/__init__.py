"""Titles, descriptions and pictures of links, for those who show a preview (Open Graph)."""
