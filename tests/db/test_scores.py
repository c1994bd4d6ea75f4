"""The leaderboard of a server."""

import asyncio
import random
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st
from sqlalchemy import select

from db.database.store import Store
from db.repositories import matches, personal, ratings, scores
from db.repositories.matches import Ending, Result
from db.repositories.scores import abandoned, statistics
from db.schema import meetings, rating_course, ratings as rating_rows
from engine.games.variants import VARIANTS
from model.people.rating import DAY, HALF, LEAST_MATCHES, OF_MANY, SHORTEST, Leaderboard
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, NAMES, OTHER_CLUB, Line, board, opening, played, ranks
from tests.db.fresh import store_at
from tests.examples import examples

pytestmark = pytest.mark.on_server

WON, LOST = Line(won=True, place=1), Line()
BEST_FIRST = {
    "matches": [(1, ADA), (2, DORA), (2, BEN), (2, CLEO)],
    "share": [(1, ADA), (2, DORA), (2, BEN), (2, CLEO)],
    "rounds": [(1, BEN), (2, ADA), (3, CLEO), (4, DORA)],
    "points": [(1, CLEO), (2, ADA), (3, BEN), (4, DORA)],
    "average": [(1, DORA), (2, ADA), (3, BEN), (4, CLEO)],
}


async def test_each_order_puts_its_own_best_player_first(store: Store, subtests: pytest.Subtests):
    """Ada wins matches, Ben rounds, Cleo points, Dora costs least."""
    evening = {
        ADA: Line(won=True, total=50, rounds_won=2, caught=30, place=1),
        BEN: Line(total=60, rounds_won=4, caught=20),
        CLEO: Line(total=70, rounds_won=1, caught=90),
        DORA: Line(total=40, rounds_won=0, caught=5),
    }
    for _ in range(LEAST_MATCHES):
        await played(store, evening)
    for order, best_first in BEST_FIRST.items():
        with subtests.test(order):
            assert await ranks(store, order) == best_first


async def test_equals_share_a_rank_the_next_one_is_left_out_and_computer_players_never_rank(store: Store):
    await played(store, {ADA: WON, BEN: LOST, CLEO: LOST, None: WON})
    await played(store, {ADA: LOST, BEN: WON, CLEO: LOST})
    assert await ranks(store) == [(1, ADA), (1, BEN), (3, CLEO)]


async def test_a_period_counts_matches_that_ended_at_its_first_moment_or_later(store: Store):
    for day in (1, 2, 3, 4):
        await played(store, {ADA: WON, BEN: LOST}, at=day * DAY)
    for at, won in ((5 * DAY - 0.001, 0), (5 * DAY, 1), (6 * DAY + 0.5, 2)):
        await played(store, {ADA: LOST, BEN: WON}, at=at)
        page = await board(store, since=5 * DAY)
        counted = [(BEN, won), (ADA, 0)] if won else []
        assert [(score.member, score.matches_won) for score in page.scores] == counted
        assert (page.own is not None) == bool(won)
    assert await ranks(store) == [(1, ADA), (2, BEN)]


@pytest.mark.parametrize("left_out", [{"ranked": False}, {"outcome": "abandoned"}, {"guild": OTHER_CLUB}])
async def test_a_match_that_does_not_count(store: Store, left_out: dict[str, object]):
    await played(store, {ADA: WON, BEN: LOST}, **left_out)
    assert (await board(store)).total == 0
    await played(store, {ADA: LOST, BEN: WON})
    assert await ranks(store) == [(1, BEN), (2, ADA)]


@pytest.mark.parametrize("order", sorted(OF_MANY))
async def test_what_says_little_of_few_matches_needs_three(store: Store, order: str):
    await played(store, {ADA: Line(total=1), BEN: LOST})
    await played(store, {BEN: LOST, CLEO: LOST})
    assert await ranks(store, order) == []
    await played(store, {BEN: LOST, CLEO: LOST})
    assert await ranks(store, order) == [(1, BEN)]


async def test_an_average_knows_only_the_rounds_in_which_hands_cost_something(store: Store):
    """A countdown of three rounds has no place in it; neither has what was collected by who won."""
    for _ in range(2):
        await played(store, {ADA: Line(total=10), BEN: Line(total=30)}, rounds=2)
    for _ in range(4):
        await played(store, {ADA: Line(total=0, cost=None), CLEO: Line(total=3, cost=None)}, rounds=3)
    assert await ranks(store, "average") == [], "two matches that cost something are too few"
    await played(store, {ADA: Line(total=260, cost=4), BEN: Line(total=0, cost=33)}, rounds=2)
    page = await board(store, "average")
    assert [(score.member, score.average) for score in page.scores] == [(ADA, 4.0), (BEN, 93 / 6)]
    assert page.own is not None
    assert page.own.matches == 7


async def test_who_has_only_counted_down_has_no_average_and_every_other_figure(store: Store):
    for _ in range(LEAST_MATCHES):
        await played(store, {CLEO: Line(won=True, cost=None, rounds_won=1, caught=9), BEN: Line(total=8)})
    own = (await board(store, user=CLEO)).own
    assert own is not None
    assert (own.rank, own.matches, own.matches_won, own.rounds_won, own.points, own.average) == (1, 3, 3, 3, 27, None)
    assert await ranks(store, "average", user=CLEO) == [(1, BEN)]
    assert await ranks(store, "points") == [(1, CLEO), (2, BEN)]


async def test_the_newest_name_in_this_server_is_shown(store: Store):
    await played(store, {ADA: WON, BEN: LOST}, guild=OTHER_CLUB)
    await played(store, {ADA: WON, BEN: LOST})
    for guild, name in ((CLUB, "Ada L."), (OTHER_CLUB, "The Countess")):
        await store.write(matches.remember_name, guild, ADA, name)
    assert [score.name for score in (await board(store)).scores] == ["Ada L.", "Ben"]


async def test_own_statistics_and_abandoned_matches(store: Store):
    await played(store, {ADA: WON, BEN: LOST})
    await played(store, {ADA: LOST, CLEO: LOST}, outcome="abandoned", ranked=False)
    await played(store, {ADA: LOST, CLEO: LOST}, outcome="abandoned", ranked=False, guild=OTHER_CLUB)
    score = await store.read(statistics, CLUB, ADA)
    assert score is not None
    assert (score.rank, score.matches, score.matches_won) == (1, 1, 1)
    assert await store.read(statistics, CLUB, CLEO) is None
    assert [await store.read(abandoned, CLUB, user) for user in (ADA, BEN, CLEO)] == [1, 0, 1]


# Ratings follow each match that counts


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
    numbers_of_ada = [1500]
    for number in range(12):
        await match(store, ADA, BEN, at=10 * HALF + 1000 * number)
        numbers_of_ada.append((await numbers(store))[ADA])
    gained = [after - before for before, after in pairwise(numbers_of_ada)]
    assert gained[0] > gained[5] > gained[11] > 0
    await match(store, ADA, BEN, at=30 * HALF)
    assert (await numbers(store))[ADA] - numbers_of_ada[-1] > gained[11], "a few weeks later it counts for more again"


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


# Sums, which are at all times what a recount of the results gives


lines = st.builds(
    Line,
    won=st.booleans(),
    total=st.integers(0, 200),
    cost=st.none() | st.just("as much"),
    rounds_won=st.integers(0, 5),
    caught=st.integers(0, 300),
)
a_match = st.fixed_dictionaries(
    {
        "lines": st.dictionaries(st.sampled_from((None, *PEOPLE)), lines, min_size=1),
        "rounds": st.integers(0, 6),
        "at": st.integers(0, 4 * DAY),
        "guild": st.sampled_from((CLUB, OTHER_CLUB)),
        "outcome": st.sampled_from(("finished", "finished", "finished", "abandoned", "cancelled")),
        "ranked": st.sampled_from((True, True, False)),
        "game": st.sampled_from(("crazy-eights", "countdown")),
    }
)
evenings = st.lists(a_match | st.sampled_from(PEOPLE), max_size=12)


async def differences(store: Store) -> list[Any]:
    """Rows of a summary that a recount does not give, and the other way round."""
    found: list[Any] = []
    async with store.reading() as connection:
        for summary in scores.SUMMARIES:
            kept = {tuple(row) for row in await connection.execute(summary.select())}
            order = [column.key for column in summary.columns]
            counted = await connection.execute(scores.recount(summary))
            found += kept ^ {tuple(row._mapping[key] for key in order) for row in counted}
    return found


async def lived_through(path: Path, evening: list[Any]) -> None:
    store = await store_at(path)
    for happened in evening:
        if isinstance(happened, dict):
            await played(store, **happened)
        else:
            await store.write(personal.forget, happened)
    assert await differences(store) == []
    await store.close()


@pytest.mark.slow
@examples(12)
@given(evenings)
def test_the_sums_are_what_a_recount_gives_whatever_was_played_and_forgotten(evening: list[Any]):
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lived_through(Path(folder) / "eights.db", evening))


def test_a_board_begins_with_a_day():
    with pytest.raises(ValueError, match="not the beginning of a day"):
        Leaderboard(CLUB, "matches", DAY + 1)
