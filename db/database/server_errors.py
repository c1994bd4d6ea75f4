"""What goes wrong with a PostgreSQL server, as errors and sentences of ours."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from db.database.address import Address
from db.database.errors import CannotOpen, NotRead, NotSaved

TROUBLE = (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)


@contextmanager
def errors_of_ours(kind: type[NotRead] | type[NotSaved]) -> Iterator[None]:
    """Trouble becomes an error of ours. What the server tells in detail may hold what is in a row, so it ends here."""
    try:
        yield
    except TROUBLE as trouble:
        raise kind(cause_of(trouble)) from None
    except NoneFree as trouble:
        raise kind("All connections to the database are busy.") from trouble


def state_of(trouble: BaseException) -> str:
    """The five signs by which PostgreSQL names what is wrong. Nothing if it has not said anything."""
    known = getattr(trouble, "orig", None) or trouble
    return str(getattr(known, "sqlstate", None) or "")


def cause_of(trouble: BaseException) -> str:
    """The first line of what is wrong. No other holds nothing of a row."""
    known = getattr(trouble, "orig", None) or trouble
    said = str(getattr(known, "__cause__", None) or known) or type(known).__name__
    return f"{said.splitlines()[0]} {state_of(trouble)}".strip()


def is_away(trouble: BaseException) -> bool:
    """Whether the server is not there, or is starting or stopping, or has lost the connection."""
    if isinstance(trouble, DBAPIError) and trouble.connection_invalidated:
        return True
    state = state_of(trouble)
    return state.startswith(("08", "57P")) or (not state and isinstance(trouble, (OSError, asyncpg.InterfaceError)))


def sentence(address: Address, trouble: BaseException) -> str:
    """What is wrong with this database, and what to do about it."""
    state, role = state_of(trouble), address.role
    told = {
        "28P01": f"doesn’t take the password of {role}. Correct it in DATABASE.",
        "28000": f"doesn’t let {role} in. Correct the user in DATABASE, or allow it in the server’s pg_hba.conf.",
        "3D000": f"isn’t there. Make it with: createdb --owner={role} {address.name}",
        "42501": f"doesn’t let {role} do that ({cause_of(trouble)}). Make {role} its owner.",
        "25006": "can only be read. Set DATABASE to a server that can be written to.",
        "53100": "can’t be written because the server’s disk is full. Make room, then start again.",
        "53300": "has no connection left. Lower DATABASE_CONNECTIONS, or raise the server’s max_connections.",
    }.get(state)
    if told is None and is_away(trouble):
        told = f"doesn’t answer ({cause_of(trouble)}). Start the server, or correct DATABASE."
    return f"{address} {told or f'can’t be used as DATABASE ({cause_of(trouble)}).'}"


@contextmanager
def sentences(address: Address) -> Iterator[None]:
    """What goes wrong with the database in this block is a CannotOpen with a sentence."""
    try:
        yield
    except TROUBLE as trouble:
        raise CannotOpen(sentence(address, trouble)) from None
    except NotSaved as trouble:
        raise CannotOpen(str(trouble)) from None
