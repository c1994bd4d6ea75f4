"""Where the database is: a file, or a database of a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

FAMILY = ("postgresql", "postgres")
OPTIONS = ("host", "port", "sslmode")  # after a question mark; SQLAlchemy or asyncpg know no others of libpq
SSL = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
CONNECTIONS = 5  # one that writes, and the others read


class WrongAddress(ValueError):
    """The text is no address of a database. It says why, without what the text may hold of a password."""


@dataclass(frozen=True)
class Address:
    """A database of a PostgreSQL server. As text it hides the password."""

    url: URL = field(repr=False)
    connections: int = CONNECTIONS

    def __str__(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    @property
    def role(self) -> str:
        return self.url.username or "its role"

    @property
    def name(self) -> str:
        return self.url.database or ""


Database: TypeAlias = Path | Address


def database_at(text: str, connections: int = CONNECTIONS) -> Database:
    """A database by its path or URL. Raises WrongAddress."""
    scheme, found, _ = text.partition("://")
    if not found:
        return Path(text)
    if scheme not in FAMILY:
        raise WrongAddress(f"can’t begin with {scheme}://. Use a path, or postgresql://USER:PASSWORD@HOST/NAME")
    return Address(_url(text), connections)


def _url(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise WrongAddress(
            "can’t be read. Write postgresql://USER:PASSWORD@HOST/NAME, with %40 for an @ in it"
        ) from None
    if not url.database:
        raise WrongAddress("names no database. Write postgresql://USER:PASSWORD@HOST/NAME")
    unknown = sorted(set(url.query) - set(OPTIONS))
    if unknown:
        raise WrongAddress(f"has the option {unknown[0]}. Only {', '.join(OPTIONS)} can follow the question mark")
    mode = url.query.get("sslmode")
    if mode is not None:
        if mode not in SSL:
            raise WrongAddress(f"has a wrong sslmode. Set it to {', '.join(SSL[:-1])} or {SSL[-1]}")
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})  # as asyncpg calls it
    return url.set(drivername="postgresql+asyncpg")
