"""Mutation testing: small faults are planted in the rules one by one, and some test of the game has to notice each."""
