"""Ratings follow each match that counts, and those of others stay when someone is forgotten."""

import random
from typing import Any

import pytest
from sqlalchemy import select

from db.database.store import Store
from db.repositories import matches, personal, ratings
from db.repositories.matches import Ending, Result
from db.schema import meetings, rating_course, ratings as rating_rows
from engine.games.variants import VARIANTS
from model.people.rating import DAY, HALF, SHORTEST
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, NAMES, OTHER_CLUB, opening

pytestmark = pytest.mark.on_server

PEOPLE = (ADA, BEN, CLEO, DORA)
GAMES = ("crazy-eights", "countdown", "eights")  # four at the last play with partners


async def match(store: Store, *people: int | None, at: float, took: float = 600, **more: Any) -> None:
    """A finished match of these people, the best first. None is a bot. ``away``: who went away."""
    guild, game, away = more.get("guild", CLUB), more.get("game", GAMES[0]), more.get("away", ())
    rules = VARIANTS[game].rules(len(people))
    async with store.writing() as connection:
        began = opening(guild=guild, game=game, rules=rules, began_at=at - took)
        number = await matches.begin(connection, began)
        lines = [
            Result(seat, who, who is None, who in away, seat + 1, seat == 0, 50, 50, 1, 10 * seat)
            for seat, who in enumerate(people)
        ]
        ending = Ending(number, more.get("outcome", "finished"), 3, more.get("ranked", True), tuple(lines), at)
        await matches.finish(connection, ending)
        for who in filter(None, people):
            await matches.remember_name(connection, guild, who, NAMES[who])


async def kept(store: Store) -> list[tuple[Any, ...]]:
    """Every rating, its course, and who met whom."""
    async with store.reading() as connection:
        tables = (rating_rows, rating_course, meetings)
        return [(table.name, *row) for table in tables for row in await connection.execute(select(table))]


async def numbers(store: Store, game: str = GAMES[0], guild: int = CLUB) -> dict[int, int]:
    """The rating of everyone in a game."""
    found = {who: await store.read(ratings.profile, guild, who) for who in PEOPLE}
    return {who: each.ratings[game].number for who, each in found.items() if game in each.ratings}


async def test_a_winner_goes_up_and_a_loser_down(store: Store):
    await match(store, ADA, BEN, at=5000)
    found = await numbers(store)
    assert found[ADA] > 1500 > found[BEN]
    assert await numbers(store, GAMES[1]) == {}, "each game has its own"
    assert await numbers(store, guild=OTHER_CLUB) == {}, "and each server"


async def test_only_matches_that_count_are_rated(store: Store):
    await match(store, ADA, BEN, at=5000, ranked=False)
    await match(store, ADA, BEN, at=6000, outcome="abandoned")
    await match(store, ADA, None, at=7000)
    await match(store, ADA, BEN, at=8000, took=SHORTEST)
    assert await numbers(store) == {}


async def test_those_who_meet_all_night_gain_less_and_less(store: Store):
    gained, before = [], 1500
    for number in range(12):
        await match(store, ADA, BEN, at=10 * HALF + 1000 * number)
        now = (await numbers(store))[ADA]
        gained.append(now - before)
        before = now
    assert gained[0] > gained[5] > gained[11] > 0
    await match(store, ADA, BEN, at=30 * HALF)
    assert (await numbers(store))[ADA] - before > gained[11], "a few weeks later it counts for more again"


@pytest.mark.slow
async def test_the_ratings_of_others_stay_when_someone_is_forgotten(store: Store):
    """After matches of one, two and more people in two servers, long and short ones."""
    chance = random.Random(1)
    for number in range(40):
        game = chance.choice(GAMES)
        people: list[int | None] = [*PEOPLE[: 4 if game == GAMES[2] else chance.randint(1, 4)]]
        chance.shuffle(people)
        people += [None] * (len(people) == 1)
        away = tuple(filter(None, people[:1])) if number % 7 == 0 else ()
        more = {"guild": chance.choice((CLUB, OTHER_CLUB)), "game": game, "away": away, "ranked": number % 9 != 0}
        await match(store, *people, at=1000 + number * DAY / 3, took=chance.choice((30, 90, 3000)), **more)
    before = [row for row in await kept(store) if ADA not in row]
    await store.write(personal.forget, ADA)
    assert await kept(store) == before
