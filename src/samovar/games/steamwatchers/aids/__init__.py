"""Aids: what a player may look through at the table. They read one seat's view and change nothing."""
