"""What the matches of a server make of its people: runs of wins, records, milestones and rivals."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from model.people.career import (
    ALL_GAMES,
    ALL_TIME,
    FIRST_WIN,
    HUNDREDTH_MATCH,
    Career,
    Ledger,
    Line,
    Played,
    Rival,
    Rivalry,
    opponents,
)
from model.people.leaderboard import DAY, LEAST_MATCHES
from model.people.rating import HALF, Finisher, Rating

ADA, BEN, CLEO, DORA = 101, 102, 103, 104


def played(*order: int, match: int = 1, caught: Sequence[int] = (), at: float = 1000, took: float = 300) -> Played:
    """A match that these people finished, the winner first, at this moment."""
    lines = (
        Line(Finisher(member, place, seat), place == 1, dict(enumerate(caught)).get(seat, 0))
        for seat, (place, member) in enumerate(enumerate(order, start=1))
    )
    return Played(match, "eights", at - took, at, tuple(lines))


def after(*matches: Played) -> Ledger:
    ledger = Ledger()
    for each in matches:
        ledger.count(each)
    return ledger


def career(ledger: Ledger, member: int, game: str = ALL_GAMES, season: int = ALL_TIME) -> Career:
    return ledger.careers[season, game, member]


def test_a_run_lasts_until_a_match_is_lost_and_the_longest_stays():
    matches = [played(*order) for order in ((ADA, BEN), (ADA, BEN), (BEN, ADA), (ADA, BEN))]
    ledger = after(*matches)
    ada, ben = career(ledger, ADA), career(ledger, BEN)
    assert (ada.played, ada.run, ada.longest) == (4, 1, 2)
    assert (ben.played, ben.run, ben.longest) == (4, 0, 1)
    assert career(after(matches[0]), BEN).longest == 0, "who has not won has no run"


def test_records_are_the_quickest_win_and_the_best_catch_of_one_match():
    ledger = after(
        played(ADA, BEN, caught=(30, 90), took=400),
        played(ADA, BEN, caught=(80,), took=200),
        played(BEN, ADA, took=100),
        played(ADA, BEN, caught=(10,), took=300),
    )
    assert (career(ledger, ADA).quickest, career(ledger, ADA).best_catch) == (200, 80)
    assert (career(ledger, BEN).quickest, career(ledger, BEN).best_catch) == (100, 90)
    lost = career(after(played(ADA, BEN)), BEN)
    assert (lost.quickest, lost.best_catch) == (None, 0)


def test_a_clock_that_was_put_back_makes_no_win_quicker_than_nothing():
    assert career(after(played(ADA, BEN, took=-50)), ADA).quickest == 0


def test_a_match_of_a_season_counts_there_and_for_all_time():
    season = Played(1, "eights", 0, 300, played(ADA, BEN).lines, season=7)
    ledger = after(season, played(ADA, BEN, match=2))
    for game in ("eights", ALL_GAMES):
        assert [career(ledger, ADA, game, each).played for each in (7, ALL_TIME)] == [1, 2]
    numbers = [career(ledger, ADA, "eights", each).rating.matches for each in (7, ALL_TIME)]
    assert numbers == [1, 2]
    assert {number for _, game, number in ledger.course if game == "eights"} == {1, 2}
    assert career(ledger, ADA).rating == Rating(), "each game has a rating of its own"


def test_a_day_has_the_longest_run_of_that_day():
    orders = ((ADA, BEN), (ADA, BEN), (BEN, ADA))
    ledger = after(*(played(*order, at=10 * DAY + 1000 * number) for number, order in enumerate(orders)))
    assert [ledger.days[10, ALL_GAMES, member] for member in (ADA, BEN)] == [2, 1]
    ledger.count(played(BEN, ADA, at=11 * DAY))
    assert [ledger.days[11, "eights", member] for member in (ADA, BEN)] == [0, 2]


def test_a_first_win_and_a_hundredth_match_are_milestones():
    matches = [played(ADA, BEN, match=number) for number in range(1, 100)]
    ledger = after(*matches)
    assert ledger.milestones == {(ADA, FIRST_WIN): 1}
    ledger.count(played(BEN, ADA, match=100))
    ledger.count(played(BEN, ADA, match=101))
    assert ledger.milestones == {
        (ADA, FIRST_WIN): 1,
        (BEN, FIRST_WIN): 100,
        (ADA, HUNDREDTH_MATCH): 100,
        (BEN, HUNDREDTH_MATCH): 100,
    }


def test_who_met_whom_and_how_often_they_were_ahead():
    ledger = after(played(ADA, BEN, CLEO, at=HALF), played(BEN, ADA, at=2 * HALF))
    assert ledger.rivals[ADA, BEN] == Rivalry(met=2, ahead=1, behind=1, recent=1.5, at=2 * HALF)
    assert ledger.rivals[CLEO, ADA] == Rivalry(met=1, ahead=0, behind=1, recent=1, at=HALF)
    assert (ADA, ADA) not in ledger.rivals


def test_partners_and_those_who_share_a_place_are_neither_ahead_nor_behind():
    places = ((ADA, 1, 0), (BEN, 2, 1), (CLEO, 1, 0), (DORA, 2, 1))
    lines = tuple(Line(Finisher(member, place, side, seats=2), place == 1, 0) for member, place, side in places)
    ledger = after(Played(1, "eights", 0, 300, lines))
    assert ledger.rivals[ADA, CLEO] == Rivalry(met=1, recent=1, at=300)
    assert ledger.rivals[BEN, CLEO] == Rivalry(met=1, behind=1, recent=1, at=300)
    shared = tuple(Line(Finisher(member, 1, side), won=False, caught=0) for side, member in enumerate((ADA, BEN)))
    assert after(Played(1, "eights", 0, 300, shared)).rivals[ADA, BEN] == Rivalry(met=1, recent=1, at=300)


def test_those_who_meet_all_night_gain_less_and_less():
    ledger, numbers = Ledger(), [Rating()]
    for number in range(1, 40):
        ledger.count(played(ADA, BEN, match=number, at=1000 * HALF + 1000 * number))
        numbers.append(ledger.course[ADA, "eights", number])
    gains = [later.mu - before.mu for before, later in pairwise(numbers)]
    assert gains == sorted(gains, reverse=True)
    apart = after(*(played(ADA, BEN, match=number, at=30 * HALF * number) for number in range(1, 40)))
    assert apart.course[ADA, "eights", 39].mu > numbers[-1].mu + 1


@pytest.mark.parametrize("often", [LEAST_MATCHES, LEAST_MATCHES + 1])
def test_the_best_and_the_worst_opponent_are_of_those_met_a_few_times(often: int):
    easy, hard = Rival("Easy", often, 0), Rival("Hard", 0, often)
    even, rare = Rival("Even", often, often), Rival("Rare", LEAST_MATCHES - 1, 0)
    assert opponents([even, hard, rare, easy]) == (easy, hard)
    assert opponents([even, rare]) == (None, None)
    assert opponents([]) == (None, None)
    longer = Rival("Longer", often + 4, 4)
    assert opponents([easy, longer]) == (longer, None), "of two that are as far behind, the one met more often"
    slower = Rival("Slower", 4, often + 4)
    assert opponents([hard, slower]) == (None, slower)
