"""The rooms that are open in this process, and what drives them."""
