"""Samovar: three steam-and-steel board games at one table."""

__version__ = "0.1.0"
