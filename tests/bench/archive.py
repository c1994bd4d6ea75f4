"""What a server with a hundred thousand matches asks for: its lists and boards, and a replay."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter, time
from typing import Any

from sqlalchemy import insert

from cogs.ui.components.controls import Control
from cogs.ui.looks import warm_up
from cogs.ui.pages.history.replay_page import read_moment, replay_page, replay_picture
from db.database.store import Store, Transaction, open_store
from db.repositories.matches import histories, ratings, scores, summaries
from db.schema import matches, member_totals, results
from engine.games.variants import variant
from model.people.leaderboard import DAY, OF_ONE_GAME, ORDERS, Leaderboard
from model.servers.history import Wanted
from service.history.replays import Replays
from tests.bench.database import made
from tests.bench.figures import Bench, Line, line, milliseconds
from tests.service.club import ADA, BEN, PLACE, club_in, played_to_the_end

MATCHES, MEMBERS, SEATS, DAYS = 100_000, 3000, 4, 365
LATEST = int(time()) // DAY * DAY
SINCE = LATEST - DAYS * DAY
GUILD, GAME, PAGE, BATCH = 1, "crazy-eights", slice(0, 10), 5_000
RULES = variant(GAME).rules(SEATS)
BOARDS = {
    f"archive leaderboard {order} {'month' if since else 'all'}": (order, since)
    for since in (0, LATEST - 31 * DAY)
    for order in ORDERS
}
LISTS = {
    "archive history of a server": Wanted(GUILD),
    "archive history of a member": Wanted(GUILD, member=7),
    "archive history of a channel": Wanted(GUILD, channel=9),
    "archive history of a server page 100": Wanted(GUILD),
}
PROFILE, STEP = "archive profile of a member", "archive step of a replay"
RECOUNT = "a recount of the results"
FIGURES = (*BOARDS, *LISTS, PROFILE)

Asking = Callable[[Transaction, int], Awaitable[Any]]


def benches(folder: Path, times: int) -> Iterator[Bench]:
    yield Bench(FIGURES, lambda: asyncio.run(_measured(folder / "archive.db", times)))
    yield Bench((STEP,), lambda: [asyncio.run(_step(made(folder / "replay")))])


async def _measured(path: Path, times: int) -> list[Line]:
    store = await open_store(path)
    await fill(store)
    recounted = await _took(store, _recount, 3)
    asked: list[tuple[str, Asking]] = [*_lists(), *_boards(), (PROFILE, lambda t, n: ratings.profile(t, GUILD, n + 1))]
    lines = [
        line(name, "ms", await _took(store, ask, times), recounted, baseline_is=RECOUNT, matches=MATCHES)
        for name, ask in asked
    ]
    await store.close()
    return lines


async def _took(store: Store, ask: Asking, times: int) -> list[float]:
    """Milliseconds of each answer, with the transaction."""
    took = []
    for number in range(times):
        began = perf_counter()
        async with store.reading() as transaction:
            await ask(transaction, number)
        took.append((perf_counter() - began) * 1000)
    return took


def _lists() -> Iterator[tuple[str, Asking]]:
    for name, wanted in LISTS.items():
        lines = slice(990, 1000) if name.endswith("100") else PAGE
        yield name, lambda t, _, wanted=wanted, lines=lines: histories.page(t, wanted, lines, 0)


def _boards() -> Iterator[tuple[str, Asking]]:
    for name, (order, since) in BOARDS.items():
        board = Leaderboard(GUILD, order, since, GAME if order in OF_ONE_GAME else None)
        yield name, lambda t, number, board=board: scores.leaderboard(t, board, number + 1, PAGE)


async def _recount(transaction: Transaction, _: int) -> None:
    (await transaction.execute(summaries.recount(member_totals))).all()


async def fill(store: Store) -> None:
    """Matches over a year. A few members play much, and many play a little."""
    chance = Random("archive")
    for first in range(1, MATCHES + 1, BATCH):
        numbers = range(first, first + BATCH)
        async with store.writing() as transaction:
            await transaction.execute(insert(matches), [_match(number) for number in numbers])
            await transaction.execute(
                insert(results), [_result(number, seat, chance) for number in numbers for seat in range(SEATS)]
            )
    async with store.writing() as transaction:
        for summary in summaries.SUMMARIES:
            names = [column.key for column in summary.columns]
            await transaction.execute(summary.insert().from_select(names, summaries.recount(summary)))


def _match(number: int) -> dict[str, Any]:
    at = SINCE + number * DAYS * DAY // MATCHES
    played = {"id": number, "guild": GUILD, "channel": 9, "game": GAME, "rules": RULES, "seed": "", "salt": ""}
    return played | {
        "engine": "4",
        "began_at": at - 600,
        "ended_at": at,
        "outcome": "finished",
        "rounds": 4,
        "ranked": True,
    }


def _result(match: int, seat: int, chance: Random) -> dict[str, Any]:
    who = {"match": match, "seat": seat, "member": 1 + int(MEMBERS * chance.random() ** 2), "computer": False}
    told = {"went_away": False, "place": seat + 1, "won": seat == 0, "total": 60, "cost": 60}
    return who | told | {"rounds_won": 1, "caught": 20}


# A replay


async def _step(folder: Path) -> Line:
    """The page of each step of a match with its picture, beside its picture alone."""
    warm_up()
    async with club_in(folder) as club:
        table = await club.lobby(ADA, BEN, computers=("steady",))
        await club.tables.start(table.id, ADA)
        match = (await played_to_the_end(club, table.id)).match or 0
        began = perf_counter()
        replay = await Replays(club.tables.store).open(PLACE.guild, match)
        opened = (perf_counter() - began) * 1000
    moments = [read_moment(Control("replay", match, step), replay) for step in range(1, len(replay.record.steps))]
    took = [milliseconds(lambda at=at: replay_page(replay, at, None), 1)[0] for at in moments]
    pictures = [replay_picture(replay, at) for at in moments[:20]]
    drawn = [milliseconds(lambda picture=picture: picture.draw(*picture.shows), 1)[0] for picture in pictures]
    return line(STEP, "ms", took, drawn, baseline_is="its picture alone, in a thread", opening_ms=opened)
