"""Ratings, streaks and records of members, what was first, and seasons of servers.

What was played before is rated by the bot as it runs, so that a large file does not keep it from starting.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Make the tables empty, and note that there may be matches to rate."""
    op.add_column("results", sa.Column("anonymous", sa.BigInteger))
    _seasons()
    _ratings()
    _of_members()
    op.execute(
        "INSERT INTO notes (name, text) SELECT 'ratings', '' "
        "WHERE EXISTS (SELECT * FROM matches WHERE ranked AND outcome = 'finished')"
    )


def _seasons() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sqlite_autoincrement=True,
    )
    op.create_index("seasons_of_guild", "seasons", ["guild_id", "began_at"])
    sums = ("matches", "matches_won", "rounds_won", "points", "costs", "costly_rounds", "costly")
    keys = _key("guild_id"), sa.Column("season", sa.Integer, primary_key=True), _game(), _key("user_id")
    _table("season_totals", "season_totals_of_member", *keys, *map(_number, sums))


def _ratings() -> None:
    keys = _key("guild_id"), sa.Column("season", sa.Integer, primary_key=True), _game(), _key("user_id")
    counts = map(_number, ("matches", "played", "run", "longest"))
    records = sa.Column("quickest", sa.Float), _number("best_catch")
    _table("ratings", "ratings_of_member", *keys, _figure("mu"), _figure("sigma"), *counts, *records)
    match = sa.Column("match_id", sa.Integer, primary_key=True)
    course = _key("guild_id"), _key("user_id"), _game(), match
    _table("rating_course", "courses_of_member", *course, _figure("mu"), _figure("sigma"))


def _of_members() -> None:
    days = _key("guild_id"), sa.Column("day", sa.Integer, primary_key=True), _game(), _key("user_id")
    _table("run_days", "run_days_of_member", *days, _number("longest"))
    pair = _key("guild_id"), _key("user_id"), _key("opponent_id")
    _table(
        "rivals", "rivals_of_member", *pair, *map(_number, ("met", "ahead", "behind")), *map(_figure, ("recent", "at"))
    )
    op.create_index("rivals_of_opponent", "rivals", ["opponent_id"])
    kind = sa.Column("kind", sa.String(16), primary_key=True)
    _table("milestones", "milestones_of_member", _key("guild_id"), _key("user_id"), kind, _number("match_id"))
    op.create_index("milestones_of_match", "milestones", ["match_id"])


def _table(name: str, of_member: str, *columns: sa.Column[Any]) -> None:
    op.create_table(name, *columns, sqlite_with_rowid=False)
    op.create_index(of_member, name, ["user_id"])


def _key(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=True)


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(32), primary_key=True)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _figure(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)
