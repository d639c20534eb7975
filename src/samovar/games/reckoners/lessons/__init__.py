"""Lessons: four small positions with a goal, and a whole first round. They are played by the rules, by one Reckoner."""
