"""The tables of the database as they are now. ``migrations`` tells how they came about.

A column's key is the name of its field. The column's name in the file may be older, because names in the file stay.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

from db.types import Keys, Numbers, NumberSet, Packed, Record, Rounds, Values
from engine.house_rules import HouseRules
from engine.ruleset import Ruleset
from engine.state import MatchState
from model.happening import Happening
from model.table import Seat
from model.tournament import Entrant, Notice

metadata = MetaData()


def _sums() -> list[Column[int]]:
    names = ("matches", "matches_won", "rounds_won", "points", "costs", "costly_rounds", "costly")
    return [Column(name, Integer, nullable=False) for name in names]


# A game table that is open in a channel. `version` guards against two writers. `shown` is the edition that its message
# shows. `house`, `seats`, `state` and `happenings` are JSON.
# `set_name` is the preset that it was opened with. `quick`: computer players do not pause between moves.
# `pace` is the key of a time for a turn that was picked.
# A tournament table names its tournament, has its own time for a turn, ends after one round, and may be paused.
# `opened_by` is who opened it. `closing` are the seats that agree to close its match.
# `lessons` is what a table for practice has explained, as a JSON list, and empty at any other table.
tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False, key="guild"),
    Column("channel_id", BigInteger, nullable=False, key="channel"),
    Column("message_id", BigInteger),
    Column("shown", String(200)),
    Column("host_id", BigInteger, key="host"),
    Column("game", String(32), nullable=False),
    Column("house", Record(HouseRules), nullable=False, key="house_rules"),
    Column("set_name", Text, key="preset"),
    Column("quick", Boolean, nullable=False),
    Column("size", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("seats", Values(Seat), nullable=False),
    Column("state", Record(MatchState)),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("ready", NumberSet, nullable=False),
    Column("match_id", Integer, ForeignKey("matches.id"), key="match"),
    Column("moves", Integer, nullable=False),
    Column("deadline", Float),
    Column("version", Integer, nullable=False),
    Column("tournament_id", Integer, ForeignKey("tournaments.id"), key="tournament"),
    Column("turn_seconds", Float),
    Column("pace", String(8)),
    Column("one_round", Boolean, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("called", Text, key="label"),
    Column("happenings", Values(Happening), nullable=False, server_default="[]"),
    Column("opened_by", BigInteger),
    Column("closing", NumberSet, nullable=False, server_default="[]"),
    Column("lessons", Keys),
    sqlite_autoincrement=True,
)

# A match, from its first deal. `outcome` is playing, finished, abandoned, or cancelled: closed with its tournament or
# at a table for practice. Times are seconds since 1970, UTC.
matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False, key="guild"),
    Column("channel_id", BigInteger, nullable=False, key="channel"),
    Column("game", String(32), nullable=False),
    Column("rules", Record(Ruleset), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("engine", String(16), nullable=False),
    Column("began_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("outcome", String(10), nullable=False),
    Column("rounds", Integer, nullable=False, default=0),
    Column("ranked", Boolean, nullable=False, default=False),
    Index("matches_of_guild", "guild", "ended_at"),
    sqlite_autoincrement=True,
)

# Every accepted action with its events. Neither names a person. `interaction` is the one in Discord that caused it.
actions = Table(
    "actions",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, key="match"),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Record(object), nullable=False),
    Column("events", Record(tuple), nullable=False),
    Column("at", Float, nullable=False),
    Column("interaction", BigInteger),
    Index("action_of_interaction", "interaction", unique=True, sqlite_where=text("interaction IS NOT NULL")),
)

# The actions of a match that ended a while ago, all in one row. It has no others then, and no interactions.
packed_actions = Table(
    "packed_actions",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, key="match"),
    Column("actions", Packed, nullable=False),
)

# The result of each seat of a match. `user_id` is empty for computer players and for people who asked to be forgotten.
results = Table(
    "results",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, key="match"),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, key="member"),
    Column("computer", Boolean, nullable=False),
    Column("went_away", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("cost", Integer),
    Column("rounds_won", Integer, nullable=False),
    Column("caught", Integer, nullable=False),
    Index("results_of_user", "member"),
)

# What each member has played of each game in a server, in all and on each day since 1970 (UTC). Only matches that count
# for the leaderboard are summed. `costs` are of those `costly` matches whose hands cost something.
member_totals = Table(
    "member_totals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("game", String(32), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, key="member"),
    *_sums(),
    Index("totals_of_member", "member"),
    sqlite_with_rowid=False,
)
member_days = Table(
    "member_days",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("day", Integer, primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, key="member"),
    *_sums(),
    Index("days_of_member", "member"),
    sqlite_with_rowid=False,  # the days of a server lie beside each other, in order
)

# House rules that a server has saved under a name, as JSON. `key` is the name in lower case, so no two names differ
# in capitals alone.
house_sets = Table(
    "house_sets",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("key", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("house", Record(HouseRules), nullable=False, key="house_rules"),
    Column("made_by", BigInteger, key="by"),
    Column("made_at", Float, nullable=False, key="at"),
)

# What a server has set, as JSON.
server_settings = Table(
    "server_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("settings", Text, nullable=False),
)

# What a person prefers in a server, as JSON.
preferences = Table(
    "preferences",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("user_id", BigInteger, primary_key=True, key="member"),
    Column("preferences", Text, nullable=False),
    Index("preferences_of_member", "member"),
)

# A tournament, which is kept when it is over. `version` guards against two writers. `house`, `entrants`, `played` (the
# rounds), `places` (threads for tables 1, 2 and so on) and `notices` are JSON. `spreads`: threads for more than four
# tables. Only `entrants` and `organiser_id` name
# people. `phase` is open, round, break, over or cancelled.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guild_id", BigInteger, nullable=False, key="guild"),
    Column("channel_id", BigInteger, nullable=False, key="channel"),
    Column("message_id", BigInteger),
    Column("shown", String(200)),
    Column("organiser_id", BigInteger, key="organiser"),
    Column("game", String(32), nullable=False),
    Column("house", Record(HouseRules), nullable=False, key="house_rules"),
    Column("set_name", Text, key="preset"),
    Column("rounds", Integer, nullable=False),
    Column("turn_seconds", Float, nullable=False),
    Column("quick", Boolean, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("entrants", Values(Entrant), nullable=False),
    Column("played", Rounds, nullable=False),
    Column("places", Numbers, nullable=False, key="channels"),
    Column("notices", Values(Notice), nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("deadline", Float),
    Column("version", Integer, nullable=False),
    Column("spreads", Boolean, nullable=False, server_default=false()),
    Column("starts_at", Float),
    Column("closes_at", Float),
    Index("tournaments_of_guild", "guild", "ended_at"),
    sqlite_autoincrement=True,
)

# The latest name of each member in a server, for the leaderboard.
people = Table(
    "people",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("user_id", BigInteger, primary_key=True, key="member"),
    Column("name", Text, nullable=False),
)

# Something in a channel that has to be tidied up: a post under way, known by its `nonce`, with the message it replaces,
# or a call to players, or threads. `kind` and `number` say what for. The row goes when all is tidy.
leftovers = Table(
    "leftovers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(12), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False, key="guild"),
    Column("channel_id", BigInteger, nullable=False, key="channel"),
    Column("message_id", BigInteger, key="message"),
    Column("nonce", String(25)),
    Column("seat", Integer),
    Column("question", Integer),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# Facts that the bot remembers about itself, such as which commands it has sent to Discord.
notes = Table("notes", metadata, Column("name", String(32), primary_key=True), Column("text", Text, nullable=False))

# Servers that the bot has greeted.
greeted = Table(
    "greeted",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("at", Float, nullable=False),
)

# Servers that the bot has left, whose data is cleared after a time.
left_servers = Table(
    "left_servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, key="guild"),
    Column("left_at", Float, nullable=False),
)
