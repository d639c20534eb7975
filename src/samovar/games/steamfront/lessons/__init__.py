"""Lessons: five short games with small tables of their own. They are played by the rules and end when a goal is met."""
