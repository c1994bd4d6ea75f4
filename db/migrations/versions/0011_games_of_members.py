"""What each member has played is summed up for each game, so that a leaderboard can be of one game."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

SUMS = """count(*), sum(CASE WHEN won THEN 1 ELSE 0 END), sum(rounds_won), sum(caught), coalesce(sum(cost), 0),
    sum(CASE WHEN cost IS NOT NULL THEN rounds ELSE 0 END), count(cost)
    FROM results JOIN matches ON matches.id = results.match_id
    WHERE ranked AND outcome = 'finished' AND user_id IS NOT NULL"""


def upgrade() -> None:
    """Make both summaries anew, and count again what was played."""
    for summary in ("member_totals", "member_days"):
        op.drop_table(summary)
    totals = _number("guild_id"), _game(), _number("user_id")
    op.create_table("member_totals", *totals, *_sums(), sqlite_with_rowid=False)
    op.create_index("totals_of_member", "member_totals", ["user_id"])
    days = _number("guild_id"), sa.Column("day", sa.Integer, primary_key=True), _game(), _number("user_id")
    op.create_table("member_days", *days, *_sums(), sqlite_with_rowid=False)
    op.create_index("days_of_member", "member_days", ["user_id"])
    op.execute(f"INSERT INTO member_totals SELECT guild_id, game, user_id, {SUMS} GROUP BY guild_id, game, user_id")
    op.execute(
        "INSERT INTO member_days SELECT guild_id, CAST(ended_at / 86400 AS INTEGER) AS day, game, user_id, "
        f"{SUMS} GROUP BY guild_id, day, game, user_id"
    )


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=True)


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(32), primary_key=True)


def _sums() -> list[sa.Column[int]]:
    names = ("matches", "matches_won", "rounds_won", "points", "costs", "costly_rounds", "costly")
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]
