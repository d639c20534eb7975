"""Letters: how they reach somebody, what he wants to be told, what waits to be sent; and invitations to a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "letter_ways",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("confirmed_at", sa.Float),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("seen_at", sa.Float),
    )
    op.create_index("ix_letter_ways_person", "letter_ways", ["person"])
    op.create_table(
        "letter_wishes",
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("invitations", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("way", sa.Text, sa.ForeignKey("letter_ways.id"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("place", sa.Integer),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent_at", sa.Float),
        sa.UniqueConstraint("way", "kind", "table_id", "place", name="one_letter_a_turn"),
    )
    op.create_index("ix_outbox_way", "outbox", ["way"])
    op.create_index("ix_outbox_due_at", "outbox", ["due_at"])
    op.create_table("refused_addresses", sa.Column("digest", sa.Text, primary_key=True))
    op.create_table(
        "letter_keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
    )
    op.create_table(
        "table_invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("persons.id"), primary_key=True),
        sa.Column("by", sa.Text, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_table_invitations_person", "table_invitations", ["person"])
