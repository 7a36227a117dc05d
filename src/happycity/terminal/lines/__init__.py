"""The terminal in lines of text, for screen readers, pipes and scripts."""
