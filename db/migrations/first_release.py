"""The tables of Eights 1.0.0, as its databases have them. They never change: ``db/schema.py`` has those of now."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
    true,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData()

SUMS = ("matches", "matches_won", "rounds_won", "points", "costs", "costly_rounds", "costly")


def _key(name: str, kind: Any = BigInteger) -> Column[Any]:
    return Column(name, kind, primary_key=True, autoincrement=False)


def _needed(kind: Any, *names: str) -> list[Column[Any]]:
    return [Column(name, kind, nullable=False) for name in names]


def _maybe(kind: Any, *names: str) -> list[Column[Any]]:
    return [Column(name, kind) for name in names]


def _with_default(kind: Any, name: str, default: Any) -> Column[Any]:
    return Column(name, kind, nullable=False, server_default=default)


def _counted(name: str, *columns: SchemaItem) -> None:
    """A table whose ids count up, and are never given twice."""
    Table(name, metadata, Column("id", Integer, primary_key=True), *columns, sqlite_autoincrement=True)


def _of_members(name: str, index: str, *columns: SchemaItem) -> None:
    """What is computed of the members of a server."""
    Table(name, metadata, _key("guild_id"), *columns, Index(index, "user_id"), sqlite_with_rowid=False)


def _of_match(*, key: bool = True) -> Column[Any]:
    match = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match_id", Integer, match, primary_key=key, nullable=False)


def _said_at_table(name: str, *columns: SchemaItem) -> None:
    """What members said last at open tables."""
    table = Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    indices = Index(f"{name}_of_member", "user_id"), Index(f"{name}_at_table", "table_id")
    Table(name, metadata, _key("guild_id"), table, _key("user_id"), *_needed(Text, "name"), *columns, *indices)


def _game() -> Column[Any]:
    return Column("game", String(32), primary_key=True)


# Tables and matches

_counted(
    "tables",
    *_needed(BigInteger, "guild_id", "channel_id"),
    *_maybe(BigInteger, "message_id", "host_id", "opened_by"),
    *_maybe(String(200), "shown"),
    *_needed(String(32), "game"),
    *_needed(Text, "house", "seats", "ready"),
    *_maybe(Text, "set_name", "state", "called", "lessons"),
    *_needed(Boolean, "quick", "one_round", "paused"),
    *_needed(Integer, "size", "moves", "version"),
    *_needed(String(8), "phase"),
    *_needed(String(64), "seed", "salt"),
    Column("match_id", Integer, ForeignKey("matches.id")),
    Column("tournament_id", Integer, ForeignKey("tournaments.id")),
    *_maybe(Float, "deadline", "turn_seconds"),
    *_maybe(String(8), "pace"),
    *_maybe(Integer, "day", "cards_of"),
    _with_default(Integer, "scheme", "1"),
    *(
        _with_default(Text, name, "[]")
        for name in ("happenings", "closing", "entropy", "deals", "askers", "agreeing", "planned")
    ),
    *(_with_default(Boolean, name, false()) for name in ("duplicate", "hints")),
    *(_with_default(Boolean, name, true()) for name in ("cheers", "take_backs", "plans")),
    _with_default(String(8), "newcomers", "open"),
)
_counted(
    "matches",
    *_needed(BigInteger, "guild_id", "channel_id"),
    *_needed(String(32), "game"),
    *_needed(Text, "rules"),
    *_needed(String(64), "seed", "salt"),
    *_needed(String(16), "engine"),
    *_needed(Float, "began_at"),
    *_maybe(Float, "ended_at"),
    *_needed(String(10), "outcome"),
    *_needed(Integer, "rounds"),
    *_needed(Boolean, "ranked"),
    _with_default(Integer, "scheme", "1"),
    *(_with_default(Text, name, "[]") for name in ("entropy", "deals")),
    *_maybe(String(64), "seal"),
    *_maybe(Integer, "cards_of"),
    Index("matches_of_guild", "guild_id", "ended_at"),
    Index("matches_in_order", "guild_id", "id"),
    Index("matches_of_game", "guild_id", "game", "id"),
    Index("matches_of_channel", "channel_id", "id"),
)
_by_an_interaction = text("interaction IS NOT NULL")
Table(
    "actions",
    metadata,
    _of_match(),
    _key("number", Integer),
    *_needed(Integer, "seat"),
    *_needed(Text, "action", "events"),
    *_needed(Float, "at"),
    *_maybe(BigInteger, "interaction"),
    Index(
        "action_of_interaction",
        "interaction",
        unique=True,
        sqlite_where=_by_an_interaction,
        postgresql_where=_by_an_interaction,
    ),
)
Table("packed_actions", metadata, _of_match(), *_needed(LargeBinary, "actions"))
Table(
    "results",
    metadata,
    _of_match(),
    _key("seat", Integer),
    *_maybe(BigInteger, "user_id", "anonymous"),
    *_needed(Boolean, "computer", "went_away", "won"),
    *_needed(Integer, "place", "total", "rounds_won", "caught"),
    *_maybe(Integer, "cost"),
    _with_default(Integer, "since", "0"),
    Index("results_of_user", "user_id", "match_id"),
)
_said_at_table("cheers", *_needed(String(16), "kind"), *_needed(Float, "at"))
_said_at_table("winner_guesses", *_needed(Integer, "seat"))
Table(
    "day_deals",
    metadata,
    _key("guild_id"),
    _key("day", Integer),
    *_needed(BigInteger, "channel_id"),
    *_needed(String(32), "game"),
    *_needed(Text, "house"),
    *_needed(String(64), "seed", "salt"),
    *_maybe(Float, "told_at"),
)
Table(
    "day_tries",
    metadata,
    _key("guild_id"),
    _key("day", Integer),
    _key("user_id"),
    _of_match(key=False),
    *_maybe(Integer, "points", "place"),
    Index("tries_of_user", "user_id"),
    Index("try_of_match", "match_id", unique=True),
)
_counted(
    "tournaments",
    *_needed(BigInteger, "guild_id", "channel_id"),
    *_maybe(BigInteger, "message_id", "organiser_id"),
    *_maybe(String(200), "shown"),
    *_needed(String(32), "game"),
    *_needed(Text, "house", "entrants", "played", "places", "notices"),
    *_maybe(Text, "set_name"),
    *_needed(Integer, "rounds", "version"),
    *_needed(Float, "turn_seconds", "opened_at"),
    *_needed(Boolean, "quick", "threads", "paused"),
    *_needed(String(10), "phase"),
    *_needed(String(64), "seed"),
    *_maybe(Float, "ended_at", "deadline", "starts_at", "closes_at"),
    *(_with_default(Boolean, name, false()) for name in ("spreads", "duplicate")),
    _with_default(Text, "entropy", "[]"),
    Index("tournaments_of_guild", "guild_id", "ended_at"),
)

# What is computed from results

_of_members("member_totals", "totals_of_member", _game(), _key("user_id"), *_needed(Integer, *SUMS))
_of_members("member_days", "days_of_member", _key("day", Integer), _game(), _key("user_id"), *_needed(Integer, *SUMS))
_of_members(
    "season_totals",
    "season_totals_of_member",
    _key("season", Integer),
    _game(),
    _key("user_id"),
    *_needed(Integer, *SUMS),
)
_of_members(
    "ratings",
    "ratings_of_member",
    _key("season", Integer),
    _game(),
    _key("user_id"),
    *_needed(Float, "mu", "sigma"),
    *_needed(Integer, "matches", "played", "run", "longest", "best_catch"),
    *_maybe(Float, "quickest"),
)
_of_members(
    "rating_course",
    "courses_of_member",
    _key("user_id"),
    _game(),
    _key("match_id", Integer),
    *_needed(Float, "mu", "sigma"),
)
_of_members(
    "run_days", "run_days_of_member", _key("day", Integer), _game(), _key("user_id"), *_needed(Integer, "longest")
)
_of_members(
    "rivals",
    "rivals_of_member",
    _key("user_id"),
    _key("opponent_id"),
    *_needed(Integer, "met", "ahead", "behind"),
    *_needed(Float, "recent", "at"),
    Index("rivals_of_opponent", "opponent_id"),
)
_of_members(
    "milestones",
    "milestones_of_member",
    _key("user_id"),
    Column("kind", String(16), primary_key=True),
    *_needed(Integer, "match_id"),
    Index("milestones_of_match", "match_id"),
)
_counted(
    "seasons",
    *_needed(BigInteger, "guild_id"),
    *_needed(Text, "name"),
    *_needed(Float, "began_at"),
    *_maybe(Float, "ended_at"),
    Index("seasons_of_guild", "guild_id", "began_at"),
)

# People and servers

Table("people", metadata, _key("guild_id"), _key("user_id"), *_needed(Text, "name"))
Table(
    "preferences",
    metadata,
    _key("guild_id"),
    _key("user_id"),
    *_needed(Text, "preferences"),
    Index("preferences_of_member", "user_id"),
)
Table(
    "champions",
    metadata,
    _key("guild_id"),
    _key("user_id"),
    *_needed(Boolean, "reigns", "given"),
    *_maybe(BigInteger, "role_id"),
    Index("champions_of_member", "user_id"),
)
Table(
    "wishes",
    metadata,
    _key("guild_id"),
    _key("user_id"),
    *_needed(Text, "games"),
    *_maybe(Integer, "first", "last", "told_table"),
    *_needed(Integer, "rest"),
    *_needed(String(8), "way"),
    *_maybe(Float, "told_at"),
    *_needed(Boolean, "refused"),
    Index("wishes_of_member", "user_id"),
)
_counted(
    "evenings",
    *_needed(BigInteger, "guild_id", "channel_id"),
    *_maybe(BigInteger, "parent_id", "message_id", "organiser_id"),
    *_maybe(String(200), "shown"),
    *_needed(String(32), "game"),
    *_needed(Text, "house", "guests"),
    *_maybe(Text, "set_name", "reason"),
    *_maybe(Integer, "seats", "table_id"),
    *_needed(Boolean, "thread"),
    *_needed(Float, "starts_at"),
    *_needed(String(8), "phase"),
    *_maybe(String(12), "outcome"),
    *_maybe(Float, "deadline"),
    *_needed(Integer, "version"),
)
Table(
    "calendar",
    metadata,
    _key("guild_id"),
    Column("kind", String(12), primary_key=True),
    _key("number", Integer),
    *_maybe(BigInteger, "event_id"),
    *_needed(Float, "starts_at"),
    *_needed(Boolean, "begun"),
    *_needed(String(12), "trouble"),
)
Table(
    "house_sets",
    metadata,
    _key("guild_id"),
    Column("key", Text, primary_key=True),
    *_needed(Text, "name", "house"),
    *_maybe(BigInteger, "made_by"),
    *_needed(Float, "made_at"),
)
Table("server_settings", metadata, _key("guild_id"), *_needed(Text, "settings"))
Table("greeted", metadata, _key("guild_id"), *_needed(Float, "at"))
Table("left_servers", metadata, _key("guild_id"), *_needed(Float, "left_at"))

# The bot itself

_counted(
    "leftovers",
    *_needed(String(12), "kind"),
    *_needed(Integer, "number"),
    *_needed(BigInteger, "guild_id", "channel_id"),
    *_maybe(BigInteger, "message_id", "user_id"),
    *_maybe(String(25), "nonce"),
    *_maybe(Integer, "seat", "question"),
    *_needed(Float, "at"),
)
Table("notes", metadata, Column("name", String(32), primary_key=True), *_needed(Text, "text"))
Table("identified", metadata, _key("bucket", Integer), *_needed(Float, "at"))
Table(
    "held_shards",
    metadata,
    _key("shard", Integer),
    *_needed(Integer, "shards"),
    *_needed(String(32), "process"),
    *_needed(Float, "seen_at"),
)
