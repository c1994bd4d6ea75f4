"""The leaderboard of a server."""

import pytest

from db.database.store import Store
from db.repositories.matches import matches
from db.repositories.matches.scores import abandoned, statistics
from model.people.leaderboard import DAY, LEAST_MATCHES, ORDERS
from tests.db.club import ADA, BEN, CLEO, CLUB, DORA, OTHER_CLUB, Line, board, played, ranks

WON, LOST = Line(won=True, place=1), Line()


async def three_matches(store: Store) -> None:
    """Every order has another best player: Ada wins matches, Ben rounds, Cleo points, Dora costs least."""
    evening = {
        ADA: Line(won=True, total=50, rounds_won=2, caught=30, place=1),
        BEN: Line(total=60, rounds_won=4, caught=20),
        CLEO: Line(total=70, rounds_won=1, caught=90),
        DORA: Line(total=40, rounds_won=0, caught=5),
    }
    for _ in range(LEAST_MATCHES):
        await played(store, evening)


@pytest.mark.parametrize(
    ("order", "best_first"),
    [
        ("matches", [(1, ADA), (2, DORA), (2, BEN), (2, CLEO)]),
        ("rounds", [(1, BEN), (2, ADA), (3, CLEO), (4, DORA)]),
        ("points", [(1, CLEO), (2, ADA), (3, BEN), (4, DORA)]),
        ("average", [(1, DORA), (2, ADA), (3, BEN), (4, CLEO)]),
    ],
)
async def test_each_order_puts_its_own_best_player_first(store: Store, order: str, best_first: list[tuple[int, int]]):
    await three_matches(store)
    assert await ranks(store, order) == best_first


async def test_every_order_that_is_offered_can_be_asked(store: Store):
    await three_matches(store)
    for order in ORDERS:
        assert len(await ranks(store, order)) == 4


async def test_a_line_sums_up_everything_that_was_played(store: Store):
    await played(store, {ADA: Line(won=True, total=30, rounds_won=3, caught=80), BEN: LOST}, rounds=4)
    await played(store, {ADA: Line(won=False, total=105, rounds_won=1, caught=7), BEN: WON}, rounds=5)
    own = (await board(store)).own
    assert own is not None
    assert (own.name, own.matches, own.matches_won, own.rounds_won, own.points) == ("Ada Lovelace", 2, 1, 4, 87)
    assert own.average == pytest.approx((30 + 105) / (4 + 5))


async def test_equals_share_a_rank_and_the_next_one_is_left_out(store: Store):
    await played(store, {ADA: WON, BEN: LOST, CLEO: LOST})
    await played(store, {ADA: LOST, BEN: WON, CLEO: LOST})
    assert await ranks(store) == [(1, ADA), (1, BEN), (3, CLEO)]


@pytest.mark.parametrize(
    ("at", "counted"),
    [(5 * DAY - 0.001, 0), (5 * DAY, 1), (6 * DAY + 0.5, 1)],
    ids=["before", "at the moment", "after"],
)
async def test_a_period_counts_matches_that_ended_at_its_first_moment_or_later(store: Store, at: float, counted: int):
    await played(store, {ADA: WON, BEN: LOST}, at=at)
    page = await board(store, since=5 * DAY)
    assert page.total == 2 * counted
    assert (page.own is not None) == bool(counted)


async def test_a_period_leaves_out_what_was_won_before(store: Store):
    for day in (1, 2, 3):
        await played(store, {ADA: WON, BEN: LOST}, at=day * DAY)
    await played(store, {ADA: LOST, BEN: WON}, at=5 * DAY)
    assert await ranks(store) == [(1, ADA), (2, BEN)]
    assert await ranks(store, since=4 * DAY) == [(1, BEN), (2, ADA)]


async def test_pages_follow_each_other_and_the_own_line_is_shown_wherever_it_stands(store: Store):
    await played(store, {DORA: WON, CLEO: LOST, BEN: LOST, ADA: LOST})
    await played(store, {DORA: WON, CLEO: WON, BEN: LOST, ADA: LOST})
    await played(store, {DORA: WON, CLEO: WON, BEN: WON, ADA: LOST})
    first = await board(store, lines=slice(0, 2))
    second = await board(store, lines=slice(2, 4))
    beyond = await board(store, lines=slice(4, 6))
    assert [score.member for score in first.scores] == [DORA, CLEO]
    assert [score.member for score in second.scores] == [BEN, ADA]
    assert beyond.scores == ()
    for page in (first, second, beyond):
        assert page.total == 4
        assert page.own is not None
        assert (page.own.rank, page.own.member) == (4, ADA)


async def test_somebody_who_has_not_played_has_no_line(store: Store):
    await played(store, {BEN: WON, CLEO: LOST})
    assert (await board(store, user=ADA)).own is None


async def test_an_empty_leaderboard(store: Store):
    page = await board(store)
    assert (page.scores, page.total, page.own) == ((), 0, None)


async def test_computer_players_never_rank(store: Store):
    await played(store, {None: WON, ADA: LOST, BEN: LOST})
    assert await ranks(store) == [(1, ADA), (1, BEN)]


@pytest.mark.parametrize("left_out", [{"ranked": False}, {"outcome": "abandoned"}, {"guild": OTHER_CLUB}])
async def test_a_match_that_does_not_count(store: Store, left_out: dict[str, object]):
    await played(store, {ADA: WON, BEN: LOST}, **left_out)
    assert (await board(store)).total == 0
    await played(store, {ADA: LOST, BEN: WON})
    assert await ranks(store) == [(1, BEN), (2, ADA)]


async def test_an_average_needs_three_matches(store: Store):
    await played(store, {ADA: Line(total=1), BEN: LOST})
    await played(store, {BEN: LOST, CLEO: LOST})
    assert await ranks(store, "average") == []
    await played(store, {BEN: LOST, CLEO: LOST})
    assert await ranks(store, "average") == [(1, BEN)]


async def test_an_average_weighs_every_round_the_same(store: Store):
    """10 rounds at 1 point and two times 1 round at 10: 2.5 a round, not 7."""
    await played(store, {ADA: Line(total=10), BEN: Line(total=30)}, rounds=10)
    for _ in range(2):
        await played(store, {ADA: Line(total=10), BEN: Line(total=3)}, rounds=1)
    page = await board(store, "average")
    assert [(score.member, score.average) for score in page.scores] == [(ADA, 2.5), (BEN, 3.0)]


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


async def test_a_name_of_another_server_is_not_shown(store: Store):
    await played(store, {ADA: WON, BEN: LOST}, guild=OTHER_CLUB)
    await played(store, {ADA: WON, BEN: LOST})
    async with store.writing() as connection:
        await matches.remember_name(connection, OTHER_CLUB, ADA, "The Countess")
    assert [score.name for score in (await board(store)).scores] == ["Ada Lovelace", "Ben"]


async def test_own_statistics_and_abandoned_matches(store: Store):
    await played(store, {ADA: WON, BEN: LOST})
    await played(store, {ADA: LOST, CLEO: LOST}, outcome="abandoned", ranked=False)
    await played(store, {ADA: LOST, CLEO: LOST}, outcome="abandoned", ranked=False, guild=OTHER_CLUB)
    async with store.reading() as connection:
        score = await statistics(connection, CLUB, ADA)
        assert score is not None
        assert (score.rank, score.matches, score.matches_won) == (1, 1, 1)
        assert await statistics(connection, CLUB, CLEO) is None
        assert [await abandoned(connection, CLUB, user) for user in (ADA, BEN, CLEO)] == [1, 0, 1]
