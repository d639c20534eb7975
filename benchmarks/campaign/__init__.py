"""What a server must survive, done to a real one again and again: see `__main__`."""
