"""Spark of Hope: caravans, technology kits and two scenarios; only what differs from the base game."""
