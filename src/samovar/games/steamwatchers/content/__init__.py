"""What is printed on the boards, cards and maps, read once from a content pack into flat rows that play can index."""
