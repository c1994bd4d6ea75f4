"""Matches that have been played, and tables that stand open, as rows in a real file."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory

from db.database.address import Address
from db.database.store import Store, Transaction
from db.repositories import matches
from db.repositories.kept import read_note, write_note
from db.repositories.live_rows import table_rows
from db.repositories.matches import Ending, Opening, Result
from db.repositories.scores import leaderboard
from db.types import StoredMove, packed, unpacked
from engine.chance import Chance
from engine.core.actions import Action, Deal
from engine.core.match import Event
from engine.games.house_rules import HouseRules
from engine.games.variants import variant
from model.people.rating import Leaderboard, Page
from model.tables.policy import Outcome
from model.tables.table import Seat, Table
from tests.db.fresh import SERVER, database_at
from tests.doors import State, steady
from tests.postgres import postgres

GAME = variant("crazy-eights")
CLUB, OTHER_CLUB = 700, 701
ADA, BEN, CLEO, DORA = 1_000_000_000_000_000_001, 1_000_000_000_000_000_002, 1_000_000_000_000_000_003, 44
NAMES = {ADA: "Ada Lovelace", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
EVERYTHING = slice(0, 100)


def to(target: int, game: str = GAME.key) -> HouseRules:
    return HouseRules(game, (("target", target),))


def a_table(**changes: Any) -> Table:
    seats = (Seat("Ada Lovelace", ADA), Seat("Ben", BEN))
    return replace(Table(CLUB, 9, ADA, to(100), "seed", "salt", seats=seats), **changes)


def opening(**changes: Any) -> Opening:
    return replace(Opening(CLUB, 9, GAME.key, GAME.rules(2), "seed", "salt", "1", 1000.5), **changes)


async def events_of(transaction: Transaction, match: int) -> list[Any]:
    latest = await matches.latest(transaction, match, 10_000, 10_000)
    return [event for _, events in latest for event in events]


@dataclass(frozen=True)
class Line:
    """How somebody did: a result but for its seat and its owner."""

    won: bool = False
    total: int = 60
    cost: int | str | None = "as much"  # as the total; None where hands cost nothing
    rounds_won: int = 0
    caught: int = 0
    place: int = 2


async def played(
    store: Store,
    lines: Mapping[int | None, Line],
    *,
    rounds: int = 4,
    at: float = 5000,
    guild: int = CLUB,
    outcome: Outcome = "finished",
    ranked: bool = True,
    game: str = GAME.key,
) -> int:
    """A match that is over: who (None: a computer player) did how."""
    async with store.writing() as connection:
        match = await matches.begin(connection, opening(guild=guild, game=game))
        results = []
        for seat, (user, line) in enumerate(lines.items()):
            did = line.total, line.total if isinstance(line.cost, str) else line.cost, line.rounds_won, line.caught
            results.append(Result(seat, user, user is None, False, line.place, line.won, *did))
        await matches.finish(connection, Ending(match, outcome, rounds, ranked, tuple(results), at))
        for user in filter(None, lines):
            await matches.remember_name(connection, guild, user, NAMES[user])
    return match


async def board(
    store: Store, order: str = "matches", *, user: int = ADA, lines: slice = EVERYTHING, since: float = 0
) -> Page:
    return await store.read(leaderboard, Leaderboard(CLUB, order, since, GAME.key), user, lines)


async def ranks(store: Store, order: str = "matches", **asked: Any) -> list[tuple[int, int]]:
    return [(score.rank, score.member) for score in (await board(store, order, **asked)).scores]


def course_of(seats: int, moves: int, seed: str = "seed") -> tuple[State, list[tuple[int, Action, tuple[Event, ...]]]]:
    """So many actions of a match from its first deal, and the state they lead to."""
    state, chance, done = GAME.game.begun(GAME.rules(seats), seed), Chance("players"), []
    for _ in range(moves):
        seat = state.turn if state.phase == "play" else 0
        action = steady(state.view(seat), chance) if state.phase == "play" else Deal()
        state, events = state.act(seat, action)
        done.append((seat, action, tuple(events)))
    return state, done


async def logged(store: Store, seats: int, moves: int, seed: str = "seed") -> int:
    async with store.writing() as transaction:
        match = await matches.begin(transaction, opening(rules=GAME.rules(seats), seed=seed))
        for number, (seat, action, events) in enumerate(course_of(seats, moves, seed)[1], 1):
            await matches.log(transaction, match, matches.Turn(number, seat, action, events), 1000.0 + number)
    return match


async def every(store: Store) -> list[Table]:
    return await store.read(table_rows.every)


async def note(store: Store, name: str, text: str = "text") -> None:
    await store.write(write_note, name, text)


async def noted(store: Store, name: str) -> str | None:
    return await store.read(read_note, name)


def look(path: Path, query: str) -> list[tuple[Any, ...]]:
    """What an operator reads in the database, from outside."""
    if SERVER.used and not path.exists():
        database = database_at(path)
        assert isinstance(database, Address)
        return postgres().ask(query, database.url.database)
    file = sqlite3.connect(path)
    found = file.execute(query).fetchall()
    file.close()
    return found


def rewrite(path: Path, query: str) -> None:
    """Change the file behind everybody's back. To the query the moves of matches that are over are rows as well."""
    columns = "match_id, number, seat, action, events, at"
    with closing(sqlite3.connect(path)) as file, file:
        records = file.execute("SELECT match_id, actions FROM packed_actions").fetchall()
        table_rows = [(match, *move) for match, record in records for move in unpacked(record)]
        file.executemany(f"INSERT INTO actions ({columns}) VALUES (?, ?, ?, ?, ?, ?)", table_rows)
        file.execute("DELETE FROM packed_actions")
        file.execute(query)
        for match, _ in records:
            left = file.execute(
                f"SELECT {columns} FROM actions WHERE match_id = ? ORDER BY number", (match,)
            ).fetchall()
            file.execute("DELETE FROM actions WHERE match_id = ?", (match,))
            if left:
                file.execute(
                    "INSERT INTO packed_actions VALUES (?, ?)", (match, packed(StoredMove(*row[1:]) for row in left))
                )


def moves_in(path: Path) -> dict[int, int]:
    known = dict(look(path, "SELECT match_id, count(*) FROM actions GROUP BY match_id"))
    return known | {match: len(unpacked(record)) for match, record in look(path, "SELECT * FROM packed_actions")}


def everything_in(path: Path) -> str:
    named = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if SERVER.used:
        named = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    tables = [name for (name,) in look(path, named)]
    return "\n".join(f"{name} {row}" for name in tables for row in look(path, f"SELECT * FROM {name}"))


def head(migrations: Path) -> str:
    return str(ScriptDirectory(str(migrations)).get_current_head())
