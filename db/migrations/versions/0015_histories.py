"""Matches are listed by member, channel and game, newest first."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """The id that follows the columns of an index by itself puts matches in the order in which they began."""
    op.drop_index("results_of_user", "results")
    op.create_index("results_of_user", "results", ["user_id", "match_id"])
    op.create_index("matches_in_order", "matches", ["guild_id", "id"])
    op.create_index("matches_of_game", "matches", ["guild_id", "game", "id"])
    op.create_index("matches_of_channel", "matches", ["channel_id", "id"])
