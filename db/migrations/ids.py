"""The ids of tables, which SQLite would begin anew when a migration builds the table again."""

import sqlalchemy as sa


def last_id(connection: sa.Connection) -> int | None:
    """The last id of a table, open or closed. PostgreSQL keeps it by itself."""
    if connection.dialect.name != "sqlite":
        return None
    last: int | None = connection.execute(sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'tables'")).scalar()
    return last


def continue_after(connection: sa.Connection, last: int | None) -> None:
    """Go on after this id."""
    if connection.dialect.name != "sqlite":
        return
    connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = 'tables'"))
    if last is not None:
        connection.execute(sa.text("INSERT INTO sqlite_sequence VALUES ('tables', :last)"), {"last": last})
