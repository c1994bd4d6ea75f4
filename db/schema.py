"""The tables of the database as they are now. ``migrations`` brings those of earlier versions here.

A column's key is the name of its field. The column's name in the file may be older, because names in the file stay.
"""

from collections.abc import Sequence

import sqlalchemy as sql
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from db.types import DEALS, KEYS, NUMBER_SET, NUMBERS, PACKED, ROUNDS, parts, record
from engine.core import match, ruleset
from engine.games import codec, house_rules
from model.tables.table import Happening, Seat
from model.tournaments.tournament import Entrant

metadata = sql.MetaData()
SchemaItem = sql.schema.SchemaItem

# What a column says of people, for those who ask what is kept about them. A test says when one of these is missing.
PERSON = {"names": "a person"}  # the id of a member
PEOPLE = {"names": "people"}  # a list of JSON objects, each perhaps with a member's id as its "user"
THEIRS = {"names": "what is theirs"}  # JSON that is the person's own
SECRET = {"names": "no one"}  # no one is told, as cards follow from it
OURS = {"names": "a version"}  # no one is told, as it rises with the plans of others


def _of_server(name: str, *columns: SchemaItem, sqlite_with_rowid: bool = True) -> Table:
    """A table whose primary key begins with a server."""
    guild = Column("guild_id", BigInteger, primary_key=True, autoincrement=False, key="guild")
    return Table(name, metadata, guild, *columns, sqlite_with_rowid=sqlite_with_rowid)


def _of_channel(name: str, *columns: SchemaItem) -> Table:
    """A table whose rows have numbers, which are never given again, and stand in a channel."""
    number = Column("id", Integer, primary_key=True, autoincrement=True)
    guild = Column("guild_id", BigInteger, nullable=False, key="guild")
    channel = Column("channel_id", BigInteger, nullable=False, key="channel")
    return Table(name, metadata, number, guild, channel, *columns, sqlite_autoincrement=True)


def _by_member(name: str, index: str, *values: SchemaItem, by: Sequence[SchemaItem] = ()) -> Table:
    """A table of what each member has reached in each game of a server, ``by`` one more key perhaps."""
    game = Column("game", String(32), primary_key=True)
    member = Column("user_id", BigInteger, primary_key=True, key="member", info=PERSON)
    # The days of a server lie beside each other, in order.
    return _of_server(name, *by, game, member, *values, Index(index, "member"), sqlite_with_rowid=False)


def _sums() -> list[Column[int]]:
    names = ("matches", "matches_won", "rounds_won", "points", "costs", "costly_rounds", "costly")
    return [Column(name, Integer, nullable=False) for name in names]


# A game table that is open in a channel. `version` guards against two writers. `house`, `seats`, `state`, `happenings`,
# `lessons` and `planned_moves` are JSON. What they mean stands at `model.tables.table.Table`. `day` is counted from
# 1970 (UTC), and `entropy` has ids of presses.
tables = _of_channel(
    "tables",
    Column("message_id", BigInteger),
    Column("host_id", BigInteger, key="host", info=PERSON),
    Column("game", String(32), nullable=False),
    Column("house", record(house_rules.HouseRules), nullable=False, key="house_rules"),
    Column("set_name", Text, key="preset"),
    Column("quick", Boolean, nullable=False),
    Column("size", Integer, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("seats", parts(Seat), nullable=False, info=PEOPLE),
    Column("state", record(match.MatchState)),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("salt", String(64), nullable=False, info=SECRET),
    Column("ready", NUMBER_SET, nullable=False),
    Column("match_id", Integer, ForeignKey("matches.id"), key="match"),
    Column("moves", Integer, nullable=False),
    Column("deadline", Float),
    Column("version", Integer, nullable=False, info=OURS),
    Column("tournament_id", Integer, ForeignKey("tournaments.id"), key="tournament"),
    Column("turn_seconds", Float),
    Column("pace", String(8)),
    Column("one_round", Boolean, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("called", Text, key="label"),
    Column("happenings", parts(Happening), nullable=False, server_default="[]", info=PEOPLE),
    Column("opened_by", BigInteger, info=PERSON),
    Column("lessons", KEYS),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("entropy", NUMBERS, nullable=False, server_default="[]"),
    Column("day", Integer),
    Column("hints", Boolean, nullable=False, server_default=sql.false()),
    Column("newcomers", String(8), nullable=False, server_default="open"),
    Column("take_backs", Boolean, nullable=False, server_default=sql.true()),
    Column("planned_moves", record(tuple), nullable=False, server_default=codec.encode(()), key="planned"),
    Column("parent_id", BigInteger, key="parent"),
    Column("event_id", BigInteger, key="event"),
)

# A match, from its first deal. `outcome` is playing, finished, abandoned, or cancelled: closed with its tournament or
# at a table for practice or with the deal of the day. Times are seconds since 1970, UTC. `scheme`, `entropy` and `seal`
# are of its deal. A match from before the seal was stored has none. `deals` are shuffles and dealers, round by
# round, where the cards of another match were dealt again.
matches = _of_channel(
    "matches",
    Column("game", String(32), nullable=False),
    Column("rules", record(ruleset.Ruleset), nullable=False),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("salt", String(64), nullable=False, info=SECRET),
    Column("engine", String(16), nullable=False),
    Column("began_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("outcome", String(10), nullable=False),
    Column("rounds", Integer, nullable=False, default=0),
    Column("ranked", Boolean, nullable=False, default=False),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("entropy", NUMBERS, nullable=False, server_default="[]"),
    Column("seal", String(64)),
    Column("deals", DEALS, nullable=False, server_default="[]"),
    Index("matches_of_guild", "guild", "ended_at"),
    Index("matches_in_order", "guild", "id"),
    Index("matches_of_game", "guild", "game", "id"),
    Index("matches_of_channel", "channel", "id"),
)

# Every accepted action with its events. Neither names a person. `interaction` is the one in Discord that caused it.
actions = Table(
    "actions",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, key="match"),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", record(object), nullable=False),
    Column("events", record(tuple), nullable=False),
    Column("at", Float, nullable=False),
    Column("interaction", BigInteger),
    Index(
        "action_of_interaction",
        "interaction",
        unique=True,
        sqlite_where=sql.text("interaction IS NOT NULL"),
        postgresql_where=sql.text("interaction IS NOT NULL"),
    ),
)

# The actions of a match that is over, all in one row. It has no others then, and no interactions.
packed_actions = Table(
    "packed_actions",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, key="match"),
    Column("actions", PACKED, nullable=False),
)

# The result of each seat of a match. `user_id` is empty for computer players and for people who asked to be forgotten.
# `bot` is the name of a computer player.
# `since`: after how many moves its owner sat down, for whom it does not count then.
results = Table(
    "results",
    metadata,
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, key="match"),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, key="member", info=PERSON),
    Column("computer", Boolean, nullable=False),
    Column("bot", Text),
    Column("went_away", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("cost", Integer),
    Column("rounds_won", Integer, nullable=False),
    Column("caught", Integer, nullable=False),
    Column("since", Integer, nullable=False, server_default="0"),
    Index("results_of_user", "member", "match"),
)

# What each member has played of each game in a server, in all and on each day since 1970 (UTC). Only matches that count
# for the leaderboard are summed. `costs` are of those `costly` matches whose hands cost something.
member_totals = _by_member("member_totals", "totals_of_member", *_sums())
member_days = _by_member("member_days", "days_of_member", *_sums(), by=[Column("day", Integer, primary_key=True)])

# How well each member plays each game, after so many rated `matches`.
ratings = _by_member(
    "ratings",
    "ratings_of_member",
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

# The rating of a member after each match that changed it.
rating_course = _of_server(
    "rating_course",
    Column("user_id", BigInteger, primary_key=True, key="member", info=PERSON),
    Column("game", String(32), primary_key=True),
    Column("match_id", Integer, primary_key=True, key="match"),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("courses_of_member", "member"),
    sqlite_with_rowid=False,
)

# How many of the meetings of two people in matches were recent at the time of the last one. `user_id` is the lower id.
meetings = _of_server(
    "rivals",
    Column("user_id", BigInteger, primary_key=True, key="member", info=PERSON),
    Column("opponent_id", BigInteger, primary_key=True, key="opponent", info=PERSON),
    Column("recent", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("rivals_of_member", "member"),
    Index("rivals_of_opponent", "opponent"),
    sqlite_with_rowid=False,
)

# House rules that a server has saved under a name, as JSON. `key` is the name in lower case, so no two names differ
# in capitals alone.
house_sets = _of_server(
    "house_sets",
    Column("key", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("house", record(house_rules.HouseRules), nullable=False, key="house_rules", info=THEIRS),
    Column("made_by", BigInteger, key="by", info=PERSON),
    Column("made_at", Float, nullable=False, key="at"),
)

# What a server has set, as JSON.
server_settings = _of_server("server_settings", Column("settings", Text, nullable=False))

# What a person prefers in a server, as JSON.
preferences = _of_server(
    "preferences",
    Column("user_id", BigInteger, primary_key=True, key="member", info=PERSON),
    Column("preferences", Text, nullable=False, info=THEIRS),
    Index("preferences_of_member", "member"),
)

# A tournament, which is kept when it is over. `version` guards against two writers. `house`, `entrants` and `played`
# (the rounds) are JSON.
# What columns mean stands with the fields of `model.tournaments.tournament.Tournament`. `entropy`: ids of presses of
# signing up and starting.
tournaments = _of_channel(
    "tournaments",
    Column("message_id", BigInteger),
    Column("organiser_id", BigInteger, key="organiser", info=PERSON),
    Column("game", String(32), nullable=False),
    Column("house", record(house_rules.HouseRules), nullable=False, key="house_rules"),
    Column("set_name", Text, key="preset"),
    Column("rounds", Integer, nullable=False),
    Column("turn_seconds", Float, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("entrants", parts(Entrant), nullable=False, info=PEOPLE),
    Column("played", ROUNDS, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("deadline", Float),
    Column("version", Integer, nullable=False, info=OURS),
    Column("starts_at", Float),
    Column("entropy", NUMBERS, nullable=False, server_default="[]"),
    Column("parent_id", BigInteger, key="parent"),
)

# The latest name of each member in a server, for the leaderboard.
people = _of_server(
    "people",
    Column("user_id", BigInteger, primary_key=True, key="member", info=PERSON),
    Column("name", Text, nullable=False),
)

# What a server plays on a day, counted from 1970 (UTC), and where its standing is told after it. `house` is JSON.
# `seed` is secret until `told_at`.
day_deals = _of_server(
    "day_deals",
    Column("day", Integer, primary_key=True),
    Column("channel_id", BigInteger, nullable=False, key="channel"),
    Column("game", String(32), nullable=False),
    Column("house", record(house_rules.HouseRules), nullable=False, key="house_rules"),
    Column("seed", String(64), nullable=False, info=SECRET),
    Column("salt", String(64), nullable=False, info=SECRET),
    Column("told_at", Float),
)

# The one try of each member at the deal of a day. Without points it was not finished. Those of people who asked to be
# forgotten have a number below 0 instead of theirs.
day_tries = _of_server(
    "day_tries",
    Column("day", Integer, primary_key=True),
    Column("user_id", BigInteger, primary_key=True, key="member", info=PERSON),
    Column("match_id", Integer, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, key="match"),
    Column("points", Integer),
    Column("place", Integer),
    Index("tries_of_user", "member"),
    Index("try_of_match", "match", unique=True),
)

# Something in a channel that has to be tidied up: a message that was posted anew, a call to players, or threads. `kind`
# and `number` say what for, `user_id` who is invited. The row goes when all is tidy.
outbox = Table(
    "leftovers",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(12), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False, key="guild"),
    Column("channel_id", BigInteger, nullable=False, key="channel"),
    Column("message_id", BigInteger, key="message"),
    Column("seat", Integer),
    Column("question", Integer),
    Column("user_id", BigInteger, key="member", info=PERSON),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# Facts that the bot remembers about itself, such as which commands it has sent to Discord.
notes = Table("notes", metadata, Column("name", String(32), primary_key=True), Column("text", Text, nullable=False))

# Servers that the bot has greeted.
greeted = _of_server("greeted", Column("at", Float, nullable=False))

# Servers that the bot has left, whose data is cleared after a time.
left_servers = _of_server("left_servers", Column("left_at", Float, nullable=False))
