"""Kettle: a tiny game that nobody plays, with every kind of step and every kind of question in it, secrets included."""
