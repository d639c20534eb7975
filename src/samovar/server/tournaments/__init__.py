"""Tournaments: people enter, rounds are paired, tables are laid for each pair, and what they end with is counted."""
