"""A process that plays a tournament of computer players on a file, and tells of each change, until it is killed."""

import asyncio
import sys
from dataclasses import replace

from db.database.address import database_at
from db.database.store import open_store
from model.tournaments.opening import TournamentSetup
from service.base.listeners import Listeners
from service.tables.tables import Tables
from service.tournaments.tournaments import Tournaments
from tests.service.club import HASTE, PLACE
from tests.service.tournament_club import COLLECT, DIRECTOR

ROUNDS = 3


async def play(database: str) -> None:
    table_listeners, tournament_listeners, over = Listeners(), Listeners(), asyncio.Event()
    tables = Tables(await open_store(database_at(database)), replace(HASTE, tournament=0), table_listeners)
    tournaments = Tournaments(tables.store, tables, tournament_listeners)
    table_listeners.connect(tournaments.table_changed, lambda table_id: print("table", table_id, flush=True))
    tournament_listeners.connect(
        lambda each: over.set() if tournaments.get(each).phase == "over" else None,
        lambda each: print("tournament", tournaments.get(each).version, flush=True),
    )
    await tables.resume()
    await tournaments.resume()
    if not tournaments.every():
        await tournaments.open(PLACE, DIRECTOR, TournamentSetup(COLLECT, rounds=ROUNDS, computers=("easy",) * 7))
    (tournament,) = tournaments.every()
    if tournament.entrant_of(DIRECTOR.id):
        await tournaments.leave(tournament.id, DIRECTOR.id)
    if tournament.phase == "open":
        await tournaments.start(tournament.id, DIRECTOR)
    if tournament.phase != "over":
        await over.wait()
    await tournaments.stop()
    await tables.stop()
    await tables.store.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
