"""Alembic's folder: one revision for each change of what the server keeps, for both databases."""
