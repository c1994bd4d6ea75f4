"""The leaderboard of a server."""

import pytest

from db.database.store import Store
from db.repositories import matches
from db.repositories.scores import abandoned, statistics
from model.people.rating import DAY, LEAST_MATCHES, OF_MANY
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, OTHER_CLUB, Line, board, played, ranks

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


async def test_a_line_sums_up_everything_that_was_played(store: Store):
    await played(store, {ADA: Line(won=True, total=30, rounds_won=3, caught=80), BEN: LOST}, rounds=4)
    await played(store, {ADA: Line(won=False, total=105, rounds_won=1, caught=7), BEN: WON}, rounds=5)
    own = (await board(store)).own
    assert own is not None
    assert (own.name, own.matches, own.matches_won, own.rounds_won, own.points) == ("Ada Lovelace", 2, 1, 4, 87)
    assert own.average == pytest.approx((30 + 105) / (4 + 5))


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
