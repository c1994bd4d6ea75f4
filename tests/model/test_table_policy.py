"""The policy of a table: what a member has opened, and what belongs to a tournament."""

from dataclasses import replace

import pytest

from model.refusals import Refused
from model.tables import seating
from model.tables.moves import check_allowed, last_play
from model.tables.newcomers import may_sit_down
from model.tables.policy import refuse_if
from model.tables.table import Seat, Table
from tests.model.tables import ADA, BEN, CLEO, a_lobby

CASUAL = a_lobby(ADA, BEN)
IN_TOURNAMENT = replace(CASUAL, tournament=7, label="Round 1 · Table 2")
OF_THE_DAY = replace(CASUAL, day=20_000)


def test_a_casual_table_is_its_peoples():
    policy = CASUAL.policy
    for refusal in (policy.no_newcomer, policy.no_closing, policy.no_rematch):
        refuse_if(refusal)
    assert policy.ranked
    assert policy.closes_idle
    assert policy.outcome_when_closed == "abandoned"
    assert not any((policy.one_round, policy.outlives_people, policy.posted_unasked))


def test_what_a_kind_of_table_does_not_allow(subtests: pytest.Subtests):
    """A tournament decides for itself, and a try at the deal of the day is for one and played once."""
    for table, refusal, why in [
        *((IN_TOURNAMENT, each, "tournament") for each in ("no_newcomer", "no_closing", "no_rematch", "no_more")),
        (IN_TOURNAMENT, "no_taking_back", "In a tournament, a card you’ve played stays played."),
        (IN_TOURNAMENT, "no_hint", "no hints in a tournament"),
        (OF_THE_DAY, "no_newcomer", "someone else’s try"),
        (OF_THE_DAY, "no_leaving", "stays open until the day is over"),
        (OF_THE_DAY, "no_closing", "stays open until the day is over"),
        (OF_THE_DAY, "no_rematch", "one try at today’s deal"),
        (OF_THE_DAY, "no_more", "one try at today’s deal"),
        (OF_THE_DAY, "no_hint", "no hints in the deal of the day"),
        (OF_THE_DAY, "no_taking_back", "Everyone gets one try at the deal of the day, so a card you’ve played stays"),
    ]:
        with subtests.test(refusal=refusal, why=why), pytest.raises(Refused, match=why):
            refuse_if(getattr(table.policy, refusal))


def test_where_cards_are_compared_or_the_host_turned_it_off_nothing_is_taken_back():
    check_allowed(CASUAL)
    for table, why in (
        (IN_TOURNAMENT, "In a tournament, a card you’ve played stays played."),
        (replace(CASUAL, take_backs=False), r"^You can’t take back a card at this table\."),
    ):
        with pytest.raises(Refused, match=why):
            check_allowed(table)
        assert last_play(table) is None


def test_the_deal_of_the_day_goes_before_a_table_for_practice_and_that_before_hints():
    assert replace(OF_THE_DAY, lessons=(), hints=True).policy == OF_THE_DAY.policy
    practice = replace(CASUAL, lessons=(), hints=True).policy
    with pytest.raises(Refused):
        refuse_if(practice.no_newcomer)
    with_hints = replace(CASUAL, hints=True).policy
    assert (with_hints.ranked, with_hints.hints, with_hints.outcome_when_closed) == (False, True, "cancelled")


def test_the_host_of_a_casual_table_is_present_and_a_tournaments_stays_its_organiser():
    for table, host in ((CASUAL, BEN.id), (IN_TOURNAMENT, ADA.id)):
        assert seating.with_host(replace(table, host=ADA.id, seats=(table.seats[1],))).host == host
    nobody = seating.with_host(replace(CASUAL, host=ADA.id, seats=()))
    assert nobody.host == ADA.id, "nobody is present, so nobody takes over"


@pytest.mark.parametrize(
    ("table", "who", "finds"),
    [
        (CASUAL, "Only the host", "table 0. Open your own with `/eights open`"),
        (IN_TOURNAMENT, "Only the organiser", "Round 1 · Table 2. .*My hand"),
    ],
)
def test_a_refusal_says_who_directs_and_where_a_seat_is_found(table: Table, who: str, finds: str):
    with pytest.raises(Refused, match=who):
        seating.check_host(table, CLEO)
    with pytest.raises(Refused, match=finds):
        seating.own_seat(table, CLEO.id)


def test_a_round_of_a_tournament_is_won_by_its_first_place_and_others_by_the_winners_of_the_match():
    assert IN_TOURNAMENT.policy.best_wins
    assert not CASUAL.policy.best_wins
    assert not OF_THE_DAY.policy.best_wins


def test_no_one_takes_a_bots_seat_where_cards_are_compared_or_one_person_plays_and_elsewhere_anyone_may(subtests):
    practice, with_hints = replace(CASUAL, lessons=()), replace(CASUAL, hints=True)
    for table, free in [
        *((closed, False) for closed in (IN_TOURNAMENT, OF_THE_DAY, practice)),
        *((free, True) for free in (CASUAL, with_hints)),
    ]:
        with subtests.test(policy=table.policy):
            assert (table.policy.no_newcomer is None) == free
            bots = replace(table, seats=(*table.seats, Seat("Otto", None, "easy")))
            found = [may_sit_down(replace(bots, phase=phase)) for phase in ("lobby", "match", "over")]
            assert found == [False, free, False]
