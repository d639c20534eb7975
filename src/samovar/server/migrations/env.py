"""What Alembic runs: the revisions, on the connection that `migrating.migrate` holds."""

from alembic import context

from samovar.server.schema import METADATA

connection = context.config.attributes["connection"]
# SQLite alters little in place: Alembic then makes a table anew and moves its rows.
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite")
with context.begin_transaction():
    context.run_migrations()
