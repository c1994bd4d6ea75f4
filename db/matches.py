"""Matches from the first deal to the result, and every action on the way."""

from dataclasses import asdict, dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from db.schema import actions, matches, people, results
from db.store import Transaction
from engine.actions import Action
from engine.codec import decode, encode
from engine.events import Event
from engine.ruleset import Ruleset
from model.table_policy import Outcome


@dataclass(frozen=True)
class Opening:
    """How a match began; ``at`` is in seconds since 1970, ``engine`` the version within which a replay is promised."""

    guild: int
    channel: int
    game: str
    rules: Ruleset
    seed: str
    salt: str
    engine: str
    at: float


@dataclass(frozen=True)
class Move:
    """An accepted action of a match, its number counting from 1, and what it caused."""

    match: int
    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    at: float


@dataclass(frozen=True)
class Result:
    """Where a seat ended: ``user_id`` None for a computer player, ``went_away`` if one finished for its owner.

    ``cost`` is what it was left with in all rounds, None where hands cost nothing.
    """

    seat: int
    user_id: int | None
    computer: bool
    went_away: bool
    place: int
    won: bool
    total: int
    cost: int | None
    rounds_won: int
    caught: int


@dataclass(frozen=True)
class Ending:
    """How a match ended; ``ranked``: it counts for the leaderboard."""

    match: int
    outcome: Outcome
    rounds: int
    ranked: bool
    results: tuple[Result, ...]
    at: float


async def begin(transaction: Transaction, opening: Opening) -> int:
    """Record that a match has begun; returns its id."""
    values = asdict(opening) | {
        "rules": encode(opening.rules),
        "guild_id": opening.guild,
        "channel_id": opening.channel,
    }
    row = {name: value for name, value in values.items() if name in matches.c}
    done = await transaction.execute(
        insert(matches).values(**row, began_at=opening.at, outcome="playing").returning(matches.c.id)
    )
    return int(done.scalar_one())


async def log(transaction: Transaction, move: Move) -> None:
    """Record an accepted action."""
    told = {"action": encode(move.action), "events": encode(move.events)}
    row = insert(actions).values(match_id=move.match, number=move.number, seat=move.seat, at=move.at, **told)
    await transaction.execute(row)


async def finish(transaction: Transaction, ending: Ending) -> None:
    """Record how a match ended, and where each seat did."""
    values = {"outcome": ending.outcome, "rounds": ending.rounds, "ranked": ending.ranked, "ended_at": ending.at}
    await transaction.execute(update(matches).where(matches.c.id == ending.match).values(**values))
    await transaction.execute(
        insert(results), [asdict(result) | {"match_id": ending.match} for result in ending.results]
    )


async def remember_name(transaction: Transaction, guild: int, user: int, name: str) -> None:
    """Keep the name under which somebody was last seen in a server."""
    row = upsert(people).values(guild_id=guild, user_id=user, name=name)
    await transaction.execute(row.on_conflict_do_update(index_elements=["guild_id", "user_id"], set_={"name": name}))


async def latest_events(transaction: Transaction, match: int, count: int) -> list[Event]:
    """What the last ``count`` actions of a match caused, oldest first, secrets included."""
    newest = select(actions.c.events).where(actions.c.match_id == match).order_by(actions.c.number.desc()).limit(count)
    rows = (await transaction.execute(newest)).scalars().all()
    return [event for row in reversed(rows) for event in decode(tuple, row)]


async def course(transaction: Transaction, match: int) -> list[tuple[int, Action]]:
    """The seats and actions of a match in order, for a replay."""
    rows = await transaction.execute(
        select(actions.c.seat, actions.c.action).where(actions.c.match_id == match).order_by(actions.c.number)
    )
    return [(row.seat, decode(Action, row.action)) for row in rows]  # type: ignore[arg-type]  # a union serves isinstance
