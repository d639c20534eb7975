"""Reports to the operator."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("about", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed_at", sa.Float),
        sa.Column("note", sa.Text, nullable=False),
    )
