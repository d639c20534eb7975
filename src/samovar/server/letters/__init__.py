"""Letters: whoever has no page open is told that it is his turn, or that he is invited."""
