"""Matches from the first deal to the result, and every action on the way.

The actions of a match are a row each while it is played, and one record once it is over.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import TypeAlias

from sqlalchemy import Text, delete, func, insert, select, type_coerce, update

from db.database.store import Transaction, Writing, upsert
from db.repositories import ratings, scores
from db.repositories.rows import DAMAGE, values_of
from db.schema import actions, matches, packed_actions, people, results
from db.types import StoredMove
from engine.chance import Deal, RepeatedDeal, deal_of
from engine.core.actions import Action
from engine.core.match import Event, MatchState
from engine.core.ruleset import Ruleset
from engine.games.codec import UnreadableRecord, decode
from model.tables.moves import Turn
from model.tables.policy import Outcome

Told: TypeAlias = list[tuple[int, tuple[Event[MatchState], ...]]]  # actions by their numbers, with what they caused

DEAL = '"is":"Deal"'  # how the action is stored that begins a round

trouble = logging.getLogger(__name__)


@dataclass(frozen=True)
class Opening:
    """The beginning of a match, and its moment in seconds since 1970. ``engine``: the version that promises a replay.

    ``scheme``, ``entropy`` and ``seal`` are of its deal, and so are ``deals``, if another match was dealt again.
    """

    guild: int
    channel: int
    game: str
    rules: Ruleset
    seed: str
    salt: str
    engine: str
    began_at: float
    scheme: int = 1
    entropy: tuple[int, ...] = ()
    seal: str | None = None
    deals: tuple[RepeatedDeal, ...] = ()

    @property
    def deal(self) -> Deal:
        return deal_of(self.seed, self.salt, self.scheme, self.entropy, self.deals)


@dataclass(frozen=True)
class Result:
    """The result of a seat. ``member`` is None for a computer player. ``went_away``: one finished for its owner.

    ``cost`` is the total cost of its hands in all rounds. It is None where hands cost nothing. ``since``: after how
    many moves its owner sat down. One who was not there for the first deal has it counted for nothing. ``bot``: the
    name of a computer player.
    """

    seat: int
    member: int | None
    computer: bool
    went_away: bool
    place: int
    won: bool
    total: int
    cost: int | None
    rounds_won: int
    caught: int
    since: int = 0
    bot: str | None = None


@dataclass(frozen=True)
class Ending:
    """The end of a match. ``ranked``: it counts for the leaderboard."""

    match: int
    outcome: Outcome
    rounds: int
    ranked: bool
    results: tuple[Result, ...]
    ended_at: float


async def begin(transaction: Transaction, opening: Opening) -> int:
    """Record that a match has begun. Returns its id."""
    row = insert(matches).values(**values_of(opening, matches), outcome="playing")
    return int((await transaction.execute(row.returning(matches.c.id))).scalar_one())


async def log(transaction: Writing, match: int, turn: Turn, at: float) -> None:
    """Record an accepted action with the next step."""
    transaction.later(insert(actions), values_of(turn, actions) | {"match": match, "at": at})


async def acted(transaction: Transaction, interaction: int) -> bool:
    known = select(actions.c.number).where(actions.c.interaction == interaction)
    return (await transaction.execute(known)).first() is not None


async def newest_interaction(transaction: Transaction) -> int:
    """The newest interaction that has caused an action, or 0. Later ones have greater ids."""
    return (await transaction.execute(select(func.max(actions.c.interaction)))).scalar_one() or 0


async def finish(transaction: Transaction, ending: Ending) -> None:
    """Record how a match ended, with the result of each seat, and count it for leaderboards and ratings.

    Its actions become one record.
    """
    await transaction.execute(update(matches).where(matches.c.id == ending.match).values(**values_of(ending, matches)))
    lines = [values_of(result, results) | {"match": ending.match} for result in ending.results]
    await transaction.execute(insert(results), lines)
    try:
        moves = await _played(transaction, ending.match)
    except DAMAGE:  # if one of them can't be read, all stay as they are
        moves = []
    if moves:
        await transaction.execute(insert(packed_actions).values(match=ending.match, actions=tuple(moves)))
        await transaction.execute(delete(actions).where(actions.c.match == ending.match))
    await scores.add(transaction, ending.match)
    await ratings.add(transaction, ending.match)


async def remember_name(transaction: Transaction, guild: int, member: int, name: str) -> None:
    await transaction.execute(upsert(transaction, people, guild=guild, member=member, name=name))


async def latest(transaction: Transaction, match: int, until: int, count: int) -> Told:
    """The ``count`` actions until one by its number, with their numbers and events, secrets included. If any cannot be
    read, none.
    """
    with _tells_damage("last actions", match):
        moves = await every(transaction, match, until - count)
        return [(move.number, decode(tuple, move.events)) for move in moves if move.number <= until]
    return []


async def round_so_far(transaction: Transaction, match: int) -> Told:
    """The actions of the latest round with their numbers and events, oldest first. If any cannot be read, none."""
    with _tells_damage("last round", match):
        moves = await every(transaction, match)
        deals = [place for place, move in enumerate(moves) if DEAL in move.action]
        latest = moves[deals[-1] :] if deals else []
        return [(move.number, decode(tuple, move.events)) for move in latest]
    return []


@contextmanager
def _tells_damage(what: str, match: int) -> Iterator[None]:
    try:
        yield
    except DAMAGE:
        trouble.warning("Couldn't read the %s of match %s. For more, run: python bot.py check", what, match)


async def opened(transaction: Transaction, match: int, guild: int | None = None) -> tuple[Opening, str] | None:
    """The beginning of a match of a server, or of any, and its outcome so far. None if there is no such match.

    Raises one of DAMAGE if it cannot be read.
    """
    columns = [matches.c[field.name] for field in fields(Opening)]
    query = select(matches.c.outcome, *columns).where(matches.c.id == match)
    row = (await transaction.execute(query if guild is None else query.where(matches.c.guild == guild))).first()
    return None if row is None else (Opening(*row[1:]), str(row.outcome))


async def seat_of(transaction: Transaction, match: int, member: int) -> tuple[int, int] | None:
    """The seat that a member had at the end of a match, and after how many moves they sat down. Or None."""
    asked = select(results.c.seat, results.c.since).where(results.c.match == match, results.c.member == member)
    found = (await transaction.execute(asked)).first()
    return None if found is None else (found.seat, found.since)


async def course(transaction: Transaction, match: int) -> list[tuple[int, Action]]:
    """The seats and actions of a match in order, for a replay."""
    return [(move.seat, action_of(move.action)) for move in await every(transaction, match)]


def action_of(text: str) -> Action:
    """An action as it is stored. Raises UnreadableRecord when it is none."""
    action = decode(object, text)
    if not isinstance(action, Action):
        raise UnreadableRecord(f"A move holds a {type(action).__name__}.")
    return action


async def every(transaction: Transaction, match: int, after: int = 0) -> list[StoredMove]:
    """All actions of a match in order, or those after one by its number."""
    if moves := await _played(transaction, match, after):
        return moves
    query = select(packed_actions.c.actions).where(packed_actions.c.match == match)
    packed = (await transaction.execute(query)).scalar_one_or_none() or ()
    return [move for move in packed if move.number > after]


async def _played(transaction: Transaction, match: int, after: int = 0) -> list[StoredMove]:
    """The actions that have a row each."""
    texts = (type_coerce(column, Text).label(column.key) for column in (actions.c.action, actions.c.events))
    query = select(actions.c.number, actions.c.seat, *texts, actions.c.at).order_by(actions.c.number)
    rows = await transaction.execute(query.where(actions.c.match == match, actions.c.number > after))
    return [StoredMove(*row) for row in rows]
