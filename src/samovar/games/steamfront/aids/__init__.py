"""Aids: rulers, previews and builders that a player may look through. They read the table and change nothing."""
