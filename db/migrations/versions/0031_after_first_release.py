"""From the tables of Eights 1.0.0, or from none, to those of ``db/schema.py``.

The database is compared with the schema, so whoever changes a table, a column or an index changes the schema alone.
What the schema no longer has is dropped with all that was in it, and what is new is made. Rows that are already there
get the ``server_default`` of a new column, so it needs one unless it may be empty.

Data that has to be changed needs a step in ``BEFORE`` or ``AFTER``: a statement, or a function of the connection.
Before, every old table and column is still there, and no new one is. After, it is the other way round. A step executes
SQL with the names in the database, which has to run on SQLite and on PostgreSQL, and imports nothing that a later
version may change. Its comment or docstring says what becomes of the data. A table that gets another primary key, or a
column that gets another type, is dropped by a step before. It is then made as the schema has it, and a step after fills
it from a temporary table. On SQLite a table that is dropped takes along the rows that refer to it, so it must be one
that no other refers to.

Databases of revision 0030, a version between releases, come here too. They have one more column, ``tables.calm``.
"""

import json
import secrets
import time
import zlib
from collections.abc import Callable
from itertools import chain

import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import produce_migrations
from alembic.migration import MigrationContext
from alembic.operations.ops import ModifyTableOps
from sqlalchemy.exc import DBAPIError
from tqdm import tqdm

from db import schema

revision = "0031"
down_revision = "0029"

# Tables of Eights 1.0.0 that the schema no longer has. Who takes another one from the schema names it here.
GONE = {
    *("calendar", "champions", "cheers", "evenings", "held_shards", "identified", "milestones"),
    *("run_days", "season_totals", "seasons", "winner_guesses", "wishes"),
}


def deal_no_cards_again(connection: sa.Connection) -> None:
    """A table that was to be dealt the cards of another match gets cards of its own. One in play still counts for
    nobody, as one with hints, and neither are its plays taken back nor bots' seats taken.
    """
    waiting = sa.text("SELECT id FROM tables WHERE cards_of IS NOT NULL AND phase = 'lobby'")
    change = sa.text("UPDATE tables SET seed = :seed, salt = :salt, scheme = 2, entropy = '[]' WHERE id = :id")
    for (number,) in connection.execute(waiting).all():
        connection.execute(change.bindparams(seed=secrets.token_hex(16), salt=secrets.token_hex(16), id=number))
    playing = "UPDATE tables SET hints = :yes, take_backs = :no, newcomers = 'closed'"
    begun = sa.text(f"{playing} WHERE cards_of IS NOT NULL AND phase = 'match'")
    connection.execute(begun.bindparams(yes=True, no=False))


def forget_refused_take_backs(connection: sa.Connection) -> None:
    """No table tells any more that a play stands which its player wanted to take back."""
    rows = connection.execute(sa.text("SELECT id, happenings FROM tables WHERE happenings LIKE '%\"stands\"%'")).all()
    change = sa.text("UPDATE tables SET happenings = :happenings WHERE id = :id")
    for number, happenings in rows:
        others = [each for each in json.loads(happenings) if each["kind"] != "stands"]
        connection.execute(change.bindparams(happenings=json.dumps(others), id=number))


def keep_what_counted(connection: sa.Connection) -> None:
    """Where all tables of a round got the same cards, points counted above or below the mean of a seat once all were
    done. They stay so. In a round that is still played points count as at any other.
    """
    change = sa.text("UPDATE tournaments SET played = :played WHERE id = :id")
    for number, played in connection.execute(sa.text("SELECT id, played FROM tournaments")).all():
        rounds = json.loads(played)
        for tables in rounds:
            same_cards = [table.pop("duplicate", False) for table in tables]
            scores = [table["scores"] for table in tables]
            if any(same_cards) and None not in scores:
                for table in tables:
                    table["scores"] = _above_mean(table["scores"], scores)
        connection.execute(change.bindparams(played=json.dumps(rounds), id=number))


def _above_mean(own: list[int], scores: list[list[int]]) -> list[int]:
    """Against the same seat at all tables of this size, or if there is no other, against its own table. In whole
    points, where a half goes away from 0.
    """
    alike = [each for each in scores if len(each) == len(own)]
    rivals = [own] * len(own) if len(alike) == 1 else list(zip(*alike, strict=True))
    above = [len(seat) * score - sum(seat) for score, seat in zip(own, rivals, strict=True)]
    whole = [(2 * abs(each) + len(seat)) // (2 * len(seat)) for each, seat in zip(above, rivals, strict=True)]
    return [points if each > 0 else -points for points, each in zip(whole, above, strict=True)]


def keep_no_places_for_bots(connection: sa.Connection) -> None:
    """Someone whose place in a tournament a bot kept plays on. What is no longer told of entrants and tables goes."""
    change = sa.text("UPDATE tournaments SET entrants = :entrants, played = :played WHERE id = :id")
    query = sa.text("SELECT id, entrants, played FROM tournaments")
    for number, entrants, played in connection.execute(query).all():
        people, rounds = json.loads(entrants), json.loads(played)
        for person in people:
            if person.get("status") in {"kept", "replaced"}:
                person["status"] = "in"
            for gone in ("away", "bell", "joined", "filler"):
                person.pop(gone, None)
        for table in (table for tables in rounds for table in tables):
            table.pop("hurried", None)
        values = {"entrants": json.dumps(people), "played": json.dumps(rounds)}
        connection.execute(change.bindparams(**values, id=number))


def pack_what_is_over(connection: sa.Connection) -> None:
    """The moves of a match that is over become one record, except those that can't be read or have a record already."""
    over = sa.text(
        "SELECT id FROM matches WHERE ended_at IS NOT NULL"
        " AND EXISTS (SELECT 1 FROM actions WHERE match_id = matches.id)"
        " AND NOT EXISTS (SELECT 1 FROM packed_actions WHERE match_id = matches.id)"
    )
    kept = sa.text("SELECT number, seat, action, events, at FROM actions WHERE match_id = :match ORDER BY number")
    record = sa.text("INSERT INTO packed_actions (match_id, actions) VALUES (:match, :packed)")
    for match in connection.execute(over).scalars().all():
        try:
            with connection.begin_nested():
                moves = connection.execute(kept.bindparams(match=match)).all()
        except DBAPIError:
            continue
        packed = zlib.compress(json.dumps(list(zip(*moves, strict=True)), separators=(",", ":")).encode(), 9)
        connection.execute(record.bindparams(match=match, packed=packed))
        connection.execute(sa.text("DELETE FROM actions WHERE match_id = :match").bindparams(match=match))


Step = str | Callable[[sa.Connection], None]

BEFORE: tuple[Step, ...] = (
    deal_no_cards_again,
    # Where players were asked whether a play is taken back, it stands, and the player to move has five minutes.
    "UPDATE tables SET deadline = :in_five_minutes WHERE agreeing <> '[]' AND deadline IS NOT NULL",
    # Ratings lose their season. Those that a season ended with go, and so does what was reached in all games.
    (
        "CREATE TEMPORARY TABLE kept_ratings AS SELECT guild_id, game, user_id, mu, sigma, matches FROM ratings"
        " WHERE season = 0 AND matches > 0"
    ),
    "DROP TABLE ratings",
    pack_what_is_over,
)
AFTER: tuple[Step, ...] = (
    # Tables that were given a thread know its channel, and so do those of a tournament with threads.
    (
        "UPDATE tables SET parent_id = (SELECT channel_id FROM leftovers"
        " WHERE leftovers.kind = 'thread' AND leftovers.message_id = tables.channel_id)"
    ),
    (
        "UPDATE tables SET parent_id = (SELECT channel_id FROM tournaments"
        " WHERE tournaments.id = tables.tournament_id AND tournaments.channel_id <> tables.channel_id)"
        " WHERE tournament_id IS NOT NULL"
    ),
    # Tables without a clock are looked after in a day.
    "UPDATE tables SET deadline = :tomorrow WHERE deadline IS NULL AND phase = 'match' AND pace = 'none'",
    # A table whose host was asked about each latecomer lets anyone sit down.
    "UPDATE tables SET newcomers = 'open' WHERE newcomers = 'ask'",
    forget_refused_take_backs,
    keep_what_counted,
    # A line that led to where a table's message had gone is deleted at the next start, as older messages are, and so
    # is one about the start of a tournament. A post whose message isn't known is looked for no more.
    "UPDATE leftovers SET kind = 'table' WHERE kind IN ('moved', 'reminder')",
    "DELETE FROM leftovers WHERE message_id IS NULL",
    # The ratings are as they were.
    "INSERT INTO ratings (guild_id, game, user_id, mu, sigma, matches) SELECT * FROM kept_ratings",
    "DROP TABLE kept_ratings",
    # The meetings of two people stand in one row, that of the lower id.
    "DELETE FROM rivals WHERE user_id > opponent_id",
    keep_no_places_for_bots,
    # A tournament that starts by itself waits for its start, and not for a reminder or the end of sign-up before.
    "UPDATE tournaments SET deadline = starts_at WHERE phase = 'open' AND starts_at IS NOT NULL",
    # Lines about evenings, wishes and deals of the day stay, and no one looks after them.
    "DELETE FROM leftovers WHERE kind IN ('evening', 'wish', 'gathering', 'day')",
)


def upgrade() -> None:
    """Take the steps before, make the tables those of the schema, and take the steps after."""
    connection = op.get_bind()
    if not sa.inspect(connection).has_table("tables"):
        schema.metadata.create_all(connection)
        return
    _take(BEFORE, connection)
    ours = schema.metadata.tables.keys() | GONE  # tables that an operator has made beside the bot's stay
    is_ours = {"include_object": lambda item, name, kind, *_: kind != "table" or name in ours}
    found = produce_migrations(MigrationContext.configure(connection, opts=is_ours), schema.metadata).upgrade_ops
    parts = (each.ops if isinstance(each, ModifyTableOps) else [each] for each in (found.ops if found else ()))
    for change in tqdm([*chain.from_iterable(parts)], "Bringing the database up to date", disable=None, leave=False):
        op.invoke(change)
    _take(AFTER, connection)


def _take(steps: tuple[Step, ...], connection: sa.Connection) -> None:
    for step in steps:
        if isinstance(step, str):
            now = time.time()
            connection.execute(sa.text(step), {"in_five_minutes": now + 300, "tomorrow": now + 24 * 3600})
        else:
            step(connection)
