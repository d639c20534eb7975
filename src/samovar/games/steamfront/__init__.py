"""Steamfront: two squads, a table of thirty by twenty-four inches, steam and orders."""
