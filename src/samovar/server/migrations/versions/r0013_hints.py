"""Tables at which no hints are given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False))
