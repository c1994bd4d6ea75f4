"""Where the database is: a file, or a database of a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

FAMILY = ("postgresql", "postgres")
HOW = "can’t be read. Write a path, or postgresql://USER:PASSWORD@HOST/NAME, with %40 for an @ in it"


class WrongAddress(ValueError):
    """The text is no address of a database. It says why, without what the text may hold of a password."""


@dataclass(frozen=True)
class Address:
    """A database of a PostgreSQL server. As text it hides the password."""

    url: URL = field(repr=False)

    def __str__(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)


Database: TypeAlias = Path | Address


def database_at(text: str) -> Database:
    """A database by its path or URL. Raises WrongAddress."""
    scheme, found, _ = text.partition("://")
    if not found:
        return Path(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise WrongAddress(HOW) from None
    if scheme not in FAMILY or not url.database:
        raise WrongAddress(HOW)
    mode = url.query.get("sslmode")
    if mode is not None:
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})  # as asyncpg calls it
    return Address(url.set(drivername="postgresql+asyncpg"))
