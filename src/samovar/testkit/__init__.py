"""What holds games to their promises, for tests; no part of a game in progress."""
