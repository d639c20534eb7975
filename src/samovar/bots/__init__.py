"""Bots: they sit at a table like anybody else, see their own view and nothing more."""
