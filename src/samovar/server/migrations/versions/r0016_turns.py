"""How far a game is, for the list of one's games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn", sa.Integer(), server_default="0", nullable=False))
