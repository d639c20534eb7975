"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("days", sa.Float),
        sa.Column("ends_at", sa.Float),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "tournament_entrants",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entered_at", sa.Float, nullable=False),
        sa.Column("left_at", sa.Float),
    )
    op.create_index("ix_tournament_entrants_person", "tournament_entrants", ["person"])
    op.create_table(
        "tournament_meetings",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("first", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("second", sa.Text, sa.ForeignKey("persons.id")),
        sa.Column("table_id", sa.Text),
        sa.Column("first_points", sa.Float),
        sa.Column("second_points", sa.Float),
        sa.Column("how", sa.Text, nullable=False),
    )
    op.create_index("ix_tournament_meetings_table_id", "tournament_meetings", ["table_id"])
