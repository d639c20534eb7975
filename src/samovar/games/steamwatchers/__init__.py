"""Steamwatchers: clans of a frozen Europe fight over columns of steam."""
