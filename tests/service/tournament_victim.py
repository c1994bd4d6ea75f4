"""A process that plays a tournament of bots and a person who is away on a file, and tells of each change."""

import asyncio
import sys
from dataclasses import replace

from db.database.address import database_at
from db.database.opening import open_store
from db.repositories.live_rows import tournament_rows
from model.tournaments.entries_and_seats import TournamentSetup
from service.live_store import Listeners
from service.tables import Tables
from service.tournaments import Tournaments
from tests.service.club import HASTE, PLACE
from tests.service.tournament_club import COLLECT, DIRECTOR

ROUNDS, SEVEN = 3, 7


async def play(database: str) -> None:
    table_listeners, tournament_listeners, over = Listeners(), Listeners(), asyncio.Event()
    tables = Tables(await open_store(database_at(database)), replace(HASTE, turn=0.001, tournament=0), table_listeners)
    tournaments = Tournaments(tables.store, tables, tournament_listeners)
    table_listeners.connect(tournaments.table_changed, lambda change: print("table", change.id, flush=True))
    tournament_listeners.connect(
        lambda change: print("tournament", version(change.id), flush=True),
        lambda change: None if change.id in tournaments else over.set(),
    )

    def version(number: int) -> int:
        last = tournaments.get(number) if number in tournaments else tournaments.closed.get(number)
        return last.version if last else 0

    await tables.resume()
    await tournaments.resume()
    if await tournaments.store.read(tournament_rows.find, 1, cleared_away=True) is None:
        await tournaments.open(PLACE, DIRECTOR, TournamentSetup(COLLECT, rounds=ROUNDS))
    for tournament in tournaments.every():
        for _ in range(SEVEN - len(tournament.seated) if tournament.phase == "open" else 0):
            await tournaments.add_bot(tournament.id, DIRECTOR)
        if tournament.phase == "open":
            await tournaments.start(tournament.id, DIRECTOR)
        await over.wait()
    await tournaments.stop()
    await tables.stop()
    await tables.store.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
