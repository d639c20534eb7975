"""Samovar in a terminal: the same questions as in the browser, drawn in characters or read line by line."""
