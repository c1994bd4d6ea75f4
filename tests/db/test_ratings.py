"""Ratings are at all times what computing them anew from the results gives."""

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from db.database.store import Store, open_store
from db.repositories.matches import matches, ratings, scores
from db.repositories.matches.matches import Ending, Result
from db.repositories.servers import notes as notes_of
from db.schema import milestones, notes, rating_course, results
from engine.games.variants import VARIANTS
from model.people.leaderboard import DAY
from model.people.rating import SHORTEST
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, NAMES, OTHER_CLUB, opening
from tests.db.earlier import EARLIER, left_by
from tests.db.fresh import store_at
from tests.examples import examples

PEOPLE = (ADA, BEN, CLEO, DORA)
GAMES = ("crazy-eights", "countdown", "eights")  # four at the last play with partners


async def match(store: Store, *people: int | None, at: float, took: float = 600, **more: Any) -> int:
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
    return number


async def an_autumn(store: Store, seed: int = 1, count: int = 40) -> None:
    """Matches of one, two and more people in two servers, long and short ones."""
    chance = random.Random(seed)
    for number in range(count):
        game = chance.choice(GAMES)
        people: list[int | None] = [*PEOPLE[: 4 if game == GAMES[2] else chance.randint(1, 4)]]
        chance.shuffle(people)
        people += [None] * (len(people) == 1)
        away = tuple(filter(None, people[:1])) if number % 7 == 0 else ()
        more = {"guild": chance.choice((CLUB, OTHER_CLUB)), "game": game, "away": away, "ranked": number % 9 != 0}
        await match(store, *people, at=1000 + number * DAY / 3, took=chance.choice((30, 90, 3000)), **more)


async def derived(store: Store) -> dict[str, set[tuple[Any, ...]]]:
    """Every row that is computed from results."""
    async with store.reading() as connection:
        return {
            table.name: {tuple(row) for row in await connection.execute(select(table))} for table in ratings.DERIVED
        }


async def computed_anew(store: Store, at_once: int = 3) -> dict[str, set[tuple[Any, ...]]]:
    async with store.writing() as connection:
        await connection.run_sync(ratings.begin_anew)
    await to_the_end(store, at_once)
    return await derived(store)


async def to_the_end(store: Store, at_once: int = 3) -> None:
    more = True
    while more:
        async with store.writing() as connection:
            more = await ratings.go_on(connection, at_once)


async def numbers(store: Store, game: str = GAMES[0], guild: int = CLUB) -> dict[int, int]:
    """The rating of everyone in a game."""
    async with store.reading() as connection:
        found = {who: await ratings.profile(connection, guild, who) for who in PEOPLE}
    return {who: each.ratings[game].number for who, each in found.items() if game in each.ratings}


async def test_a_winner_goes_up_and_a_loser_down(store: Store):
    await match(store, ADA, BEN, at=5000)
    found = await numbers(store)
    assert found[ADA] > 1500 > found[BEN]
    assert await numbers(store, GAMES[1]) == {}, "each game has its own"
    assert await numbers(store, guild=OTHER_CLUB) == {}, "and each server"


@pytest.mark.long
@pytest.mark.parametrize("at_once", [1, 7, 1000])
async def test_computing_anew_gives_the_same(store: Store, at_once: int):
    await an_autumn(store)
    before = await derived(store)
    assert all(before.values())
    assert await computed_anew(store, at_once) == before


async def test_only_matches_that_count_are_rated(store: Store):
    await match(store, ADA, BEN, at=5000, ranked=False)
    await match(store, ADA, BEN, at=6000, outcome="abandoned")
    await match(store, ADA, None, at=7000)
    await match(store, ADA, BEN, at=8000, took=SHORTEST)
    assert await numbers(store) == {}


async def test_a_match_that_ends_while_all_is_computed_anew_is_counted_once(store: Store):
    await an_autumn(store, count=12)
    async with store.writing() as connection:
        await connection.run_sync(ratings.begin_anew)
        await ratings.go_on(connection, 4)
    await match(store, ADA, BEN, at=9 * DAY)
    await match(store, BEN, CLEO, at=9 * DAY, guild=OTHER_CLUB)
    await to_the_end(store)
    found = await derived(store)
    assert await computed_anew(store) == found
    assert len({row for row in found["rating_course"] if row[1] == ADA}) == len(await course_of(store, ADA))


async def course_of(store: Store, who: int) -> list[Any]:
    async with store.reading() as connection:
        found = await connection.execute(select(rating_course.c.match).where(rating_course.c.member == who))
        return list(found.scalars())


async def test_a_stop_in_the_middle_goes_on_where_it_was(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    before = await derived(store)
    async with store.writing() as connection:
        await connection.run_sync(ratings.begin_anew)
        assert await ratings.go_on(connection, 5)
    await store.close()
    again = await store_at(tmp_path / "eights.db")
    await to_the_end(again)
    assert await derived(again) == before
    await again.close()


@pytest.mark.parametrize("version", EARLIER)
async def test_the_ratings_of_earlier_versions_are_what_computing_anew_gives(tmp_path: Path, version: str):
    store = await open_store(left_by(version, tmp_path))
    found = await derived(store)
    assert all(found.values())
    assert await computed_anew(store) == found
    await store.close()


async def test_a_new_file_has_nothing_to_compute(store: Store):
    async with store.reading() as connection:
        assert (await connection.execute(select(notes).where(notes.c.name == ratings.NOTE))).all() == []


async def test_once_all_is_computed_its_note_goes_and_no_other(store: Store):
    async with store.writing() as connection:
        await notes_of.write(connection, "another", "text")
        await connection.run_sync(ratings.begin_anew)
    await to_the_end(store)
    async with store.reading() as connection:
        assert await ratings.left(connection) is None
        assert await notes_of.read(connection, "another") == "text"


# Forgetting


async def forget(store: Store, who: int) -> None:
    async with store.writing() as connection:
        await scores.forget(connection, who)


async def test_the_ratings_of_others_are_computed_the_same_without_who_was_forgotten(store: Store):
    await an_autumn(store)
    before = {table: {row for row in rows if ADA not in row} for table, rows in (await derived(store)).items()}
    await forget(store, ADA)
    assert await derived(store) == before
    assert await computed_anew(store) == before


@pytest.mark.long
async def test_who_is_forgotten_in_the_middle_changes_nothing_for_others(store: Store):
    await an_autumn(store)
    before = {table: {row for row in rows if ADA not in row} for table, rows in (await derived(store)).items()}
    async with store.writing() as connection:
        await connection.run_sync(ratings.begin_anew)
        await ratings.go_on(connection, 20)
    await forget(store, ADA)
    await to_the_end(store)
    assert await derived(store) == before


async def test_a_forgotten_person_has_another_number_in_each_server(store: Store):
    await match(store, ADA, BEN, at=5000)
    await match(store, ADA, BEN, at=6000)
    await match(store, ADA, BEN, at=7000, guild=OTHER_CLUB)
    await forget(store, ADA)
    async with store.reading() as connection:
        found = (await connection.execute(select(results).where(results.c.seat == 0))).mappings().all()
    assert {row["member"] for row in found} == {None}
    here, also_here, there = (row["anonymous"] for row in found)
    assert here == also_here != there
    assert ADA not in {here, there}


@pytest.mark.file
async def test_no_byte_of_the_file_names_them(tmp_path: Path):
    store = await store_at(tmp_path / "eights.db")
    await an_autumn(store)
    await forget(store, ADA)
    await store.close()
    file = (tmp_path / "eights.db").read_bytes()
    assert ADA.to_bytes(8) not in file
    assert str(ADA).encode() not in file
    assert BEN.to_bytes(8) in file


# Milestones


async def told(store: Store) -> list[tuple[int, str, int]]:
    async with store.reading() as connection:
        rows = await connection.execute(select(milestones.c.member, milestones.c.kind, milestones.c.match))
        return sorted(tuple(row) for row in rows)


@pytest.mark.long
async def test_a_first_win_and_a_hundredth_match_are_noted_once(store: Store):
    first = await match(store, ADA, BEN, at=1000)
    for number in range(2, 101):
        last = await match(store, ADA, BEN, at=number * 1000)
    assert await told(store) == [
        (ADA, "first-win", first),
        (ADA, "hundredth-match", last),
        (BEN, "hundredth-match", last),
    ]
    late = await match(store, BEN, ADA, at=200_000)
    await match(store, BEN, ADA, at=300_000)
    before = await told(store)
    assert (BEN, "first-win", late) in before
    await computed_anew(store)
    assert await told(store) == before


# Whatever happens

lineup = st.lists(st.sampled_from(PEOPLE), min_size=1, max_size=4, unique=True)
happened = st.tuples(lineup, st.integers(0, 9), st.sampled_from((20, 100, 900)), st.booleans()) | st.sampled_from(
    PEOPLE
)


async def lived_through(path: Path, evening: list[Any]) -> None:
    store = await store_at(path)
    day = 0
    for each in evening:
        if isinstance(each, int):
            await forget(store, each)
            continue
        people, days, took, leaves = each
        day += days
        await match(store, *people, None, at=1 + day * DAY / 2, took=took, away=people[:1] if leaves else ())
    before = await derived(store)
    assert await computed_anew(store) == before
    await store.close()


@pytest.mark.slow
@examples(12)
@given(st.lists(happened, max_size=12))
def test_ratings_are_what_computing_anew_gives_whatever_was_played_and_forgotten(evening: list[Any]):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lived_through(Path(folder) / "eights.db", evening))
