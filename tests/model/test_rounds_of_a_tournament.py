"""Who is seated in the rounds of a tournament while players come, leave and come back, by chance."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random

from hypothesis import example, given, strategies as some

from engine.games.house_rules import HouseRules
from engine.matches import tournament as rules
from model.member import Location, Member
from model.refusals import Refused
from model.tournaments import entries_and_seats
from model.tournaments.entries_and_seats import MOST
from model.tournaments.tournament import Round, Tournament
from tests.examples import examples

ROUNDS, STRANGERS = 6, 2
DIRECTOR = Member(999, "Director")
STEPS = some.lists(
    some.tuples(some.sampled_from(("leave", "leave", "join", "join", "bot", "remove")), some.integers(0, MOST)),
    max_size=6,
)
Steps = list[tuple[str, int]]
COURSES = some.lists(some.tuples(STEPS, STEPS), min_size=ROUNDS, max_size=ROUNDS)  # before and during each round


def person(number: int) -> Member:
    return Member(number, f"Player {number}")


def opened(entrants: int) -> Tournament:
    plan = entries_and_seats.TournamentSetup(HouseRules("crazy-eights"), rounds=ROUNDS)
    tournament = entries_and_seats.left(
        entries_and_seats.opened(Location(1, 2), DIRECTOR, plan, "seed", 0, 60), DIRECTOR.id
    )
    for number in range(entrants):
        tournament = entries_and_seats.entered(tournament, person(number))
    return tournament


def after(tournament: Tournament, steps: Steps, people: int) -> Tournament:
    """What becomes of it when players come and go, and the organiser enters bots and removes people."""
    for step, drawn in steps:
        number = drawn % people
        with suppress(Refused):
            if step == "leave":
                tournament = entries_and_seats.left(tournament, number)
            elif step == "join":
                tournament = entries_and_seats.entered(tournament, person(number))
            elif step == "bot":
                tournament = entries_and_seats.with_bot(tournament)
            else:
                tournament = entries_and_seats.removed(tournament, number)
    return tournament


def finished(tournament: Tournament, chance: Random) -> Tournament:
    """Every table of the round is done."""
    tables = (
        replace(table, scores=tuple(chance.randrange(-50, 50) for _ in table.entrants)) for table in tournament.tables
    )
    done = replace(tournament, played=(*tournament.played[:-1], Round(tuple(tables))))
    return entries_and_seats.settled(done, {}, 0, 0)


def rounds_of(entrants: int, course: list[tuple[Steps, Steps]]) -> Iterator[tuple[Tournament, Tournament]]:
    """The tournament before and after the beginning of each of its rounds."""
    tournament, chance = opened(entrants), Random(entrants)
    for before, during in course:
        tournament = after(tournament, before, entrants + STRANGERS)
        if not any(entrant.person for entrant in tournament.entrants):
            return
        filled = entries_and_seats.filled(tournament)
        seating = entries_and_seats.next_tables(filled)
        begun = entries_and_seats.with_round(filled, seating, range(len(seating)))
        yield tournament, begun
        tournament = finished(after(begun, during, entrants + STRANGERS), chance)


@examples(100)
@given(entrants=some.integers(1, MOST), course=COURSES)
@example(entrants=5, course=[([], [("leave", 0)]), ([], []), ([("join", 0)], [("leave", 1), ("leave", 2)]), ([], [])])
@example(entrants=3, course=[([], [("leave", 0), ("leave", 1)]), ([], [("join", 0)]), ([], [("remove", 2)]), ([], [])])
@example(entrants=3, course=[([], [("leave", 0), ("leave", 1), ("remove", 2)]), ([], [])])
def test_everyone_who_is_in_is_seated_once_with_as_few_bots_as_the_tables_need(entrants, course):
    for before, tournament in rounds_of(entrants, course):
        seated = [number for table in tournament.tables for number in table.entrants]
        here = {each.number for each in before.seated}
        assert len(seated) == len(set(seated)), "nobody is seated twice"
        assert here <= set(seated), "everybody who is in is seated"
        assert len(seated) - len(here) == rules.fillers(len(here)), "as few others as can be"
        assert all(len(table.entrants) in (3, 4) for table in tournament.tables)
        names = [each.name for each in tournament.entrants]
        assert len(set(names)) == len(names)
