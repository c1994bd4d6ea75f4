"""Who is seated in the rounds of a tournament while players come, leave and come back, by chance."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from engine.games.house_rules import HouseRules
from engine.matches import tournament as rules
from model.location import Location
from model.member import Member
from model.refusals import Refused
from model.tournaments import entries, opening, rounds
from model.tournaments.tournament import Round, Tournament
from tests.examples import examples

GAMES = (HouseRules("crazy-eights"), HouseRules("eights", (("sides", 0),)))  # with and without a table of five
ROUNDS, MOST, STRANGERS = 6, 14, 2
DIRECTOR = Member(999, "Director")
STEPS = some.lists(
    some.tuples(some.sampled_from(("leave", "leave", "join", "join", "bot", "remove")), some.integers(0, MOST)),
    max_size=6,
)
Steps = list[tuple[str, int]]
COURSES = some.lists(some.tuples(STEPS, STEPS), min_size=ROUNDS, max_size=ROUNDS)  # before and during each round
FIELDS = some.one_of(some.integers(3, 7), some.integers(1, MOST))


def person(number: int) -> Member:
    return Member(number, f"Player {number}")


def opened(entrants: int, house_rules: HouseRules) -> Tournament:
    plan = opening.TournamentSetup(house_rules, rounds=ROUNDS)
    tournament = entries.left(opening.opened(Location(1, 2), DIRECTOR, plan, "seed", 0, 60), DIRECTOR.id)
    for number in range(entrants):
        tournament = entries.entered(tournament, person(number))
    return tournament


def after(tournament: Tournament, steps: Steps, people: int) -> Tournament:
    """What becomes of it when players come and go, and the organiser enters bots and removes people."""
    for step, drawn in steps:
        number = drawn % people
        known = tournament.entrant_of(number)
        with suppress(Refused):
            if step == "leave":
                tournament = entries.left(tournament, number)
            elif step == "join":
                tournament = entries.entered(tournament, person(number))
            elif step == "bot":
                tournament = entries.with_computer(tournament, "easy")
            elif known is not None:
                tournament = entries.gone(tournament, known)
    return tournament


def finished(tournament: Tournament, chance: Random) -> Tournament:
    """Every table of the round is done."""
    tables = (
        replace(table, scores=tuple(chance.randrange(-50, 50) for _ in table.entrants)) for table in tournament.tables
    )
    done = replace(tournament, played=(*tournament.played[:-1], Round(tuple(tables))))
    return rounds.after_round(done, 0, 0, 0)


def rounds_of(entrants: int, house_rules: HouseRules, course: list[tuple[Steps, Steps]]) -> Iterator[Tournament]:
    """The tournament at the beginning of each of its rounds."""
    tournament, chance = opened(entrants, house_rules), Random(entrants)
    for before, during in course:
        tournament = after(tournament, before, entrants + STRANGERS)
        try:
            rounds.check_next(tournament)
        except Refused:
            assert not (tournament.played and tournament.contenders), "bots fill up the later rounds"
            return
        filled = entries.filled(tournament)
        seating = rounds.next_tables(filled)
        tournament = rounds.with_round(filled, seating, range(len(seating)))
        yield tournament
        tournament = finished(after(tournament, during, entrants + STRANGERS), chance)


@pytest.mark.parametrize("house_rules", GAMES, ids=["five share a table", "five do not"])
@examples(50)
@given(entrants=FIELDS, course=COURSES)
@example(entrants=5, course=[([], [("leave", 0)]), ([], []), ([("join", 0)], [("leave", 1), ("leave", 2)]), ([], [])])
@example(entrants=3, course=[([], [("leave", 0), ("leave", 1)]), ([], [("join", 0)]), ([], [("remove", 2)]), ([], [])])
@example(entrants=3, course=[([], [("leave", 0), ("leave", 1), ("remove", 2)]), ([], [])])
def test_everyone_who_is_in_is_seated_once_with_as_few_bots_as_the_tables_need(
    house_rules: HouseRules, entrants: int, course: list[tuple[Steps, Steps]]
):
    five = rules.five_fit(house_rules)
    for tournament in rounds_of(entrants, house_rules, course):
        seated = [number for table in tournament.tables for number in table.entrants]
        here = {each.number for each in tournament.entrants if each.status == "in" and not each.filler}
        assert len(seated) == len(set(seated)), "nobody is seated twice"
        assert here <= set(seated), "everybody who is in is seated"
        assert len(seated) - len(here) == rules.fillers(len(here), five=five), "as few others as can be"
        assert set(seated) == {each.number for each in tournament.seated}
        assert all(
            len(table.entrants) in ((5,) if five and len(seated) == 5 else (3, 4)) for table in tournament.tables
        )
        names = [each.name for each in tournament.entrants]
        assert len(set(names)) == len(names)
        assert sum(each.filler for each in tournament.entrants) <= 2, "a filler comes back, and no other one comes"


def test_every_field_begins_with_as_few_bots_as_it_needs():
    wrong = []
    for house_rules, entrants in product(GAMES, range(3, MOST + 1)):
        (tournament,) = rounds_of(entrants, house_rules, [([], [])])
        needed = entrants == 5 and not rules.five_fit(house_rules)
        if sum(not each.person for each in tournament.seated) != needed:
            wrong.append((house_rules.game, entrants))
    assert wrong == []


def test_fillers_make_way_and_come_back_and_none_of_them_has_left():
    """Three, one, three, two: no bot is added to a bot, and a round that has started never waits for people."""
    both, back = [("leave", 0), ("leave", 1)], [("join", 0), ("join", 1)]
    first, second, third, fourth = rounds_of(3, GAMES[1], [([], both), ([], back), ([], both[:1]), ([], [])])
    fillers = [[each.number for each in round_.seated if each.filler] for round_ in (first, second, third, fourth)]
    assert fillers == [[], [3, 4], [], [3]]
    assert [len(round_.tables[0].entrants) for round_ in (first, second, third, fourth)] == [3] * 4
    assert [entrant.member for entrant, _ in second.dropped_out] == [0, 1]
    assert third.dropped_out == (), "a filler that made way did not leave"
    assert [notice.what for notice in fourth.notices] == ["out", "out", "back", "back", "out"]
