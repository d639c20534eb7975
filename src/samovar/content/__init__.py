"""Content: what an edition prints, read from packs of values and checked against the schema of its game."""
