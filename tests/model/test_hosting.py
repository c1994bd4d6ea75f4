"""What a host may change before the match, and what is refused with a sentence."""

from dataclasses import replace

import pytest

from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables import hosting
from model.tables.table import Seat, Table
from tests.model.tables import names

ADA, BEN = 101, 102


def a_lobby(game: str = "crazy-eights", *, size: int = 8) -> Table:
    seats = (Seat("Ada", ADA), Seat("Otto", None, "easy"), Seat("Ben", BEN), Seat("Edda", None, "easy"))
    return Table(700, 9, ADA, HouseRules(game), "seed", "salt", seats=seats, size=size)


def test_when_seats_go_the_last_bots_go_with_them_and_no_person():
    fewer = hosting.with_size(a_lobby(), 3)
    assert (fewer.size, names(fewer)) == (3, ["Ada", "Otto", "Ben"])
    assert names(hosting.with_size(fewer, 2)) == ["Ada", "Ben"]
    assert names(hosting.with_size(a_lobby(), 4)) == ["Ada", "Otto", "Ben", "Edda"]


def test_a_table_for_all_is_one_for_all_of_the_next_game_too(subtests: pytest.Subtests):
    for before, size, after, then in [
        ("huit", 8, "huit-americain", 5),
        ("huit", 7, "huit-americain", 5),
        ("huit-americain", 5, "huit", 8),
        ("huit-americain", 4, "huit", 4),
        ("huit", 2, "mao", 3),
    ]:
        with subtests.test(before=before, size=size, after=after, then=then):
            table = replace(a_lobby(before, size=size), seats=(Seat("Ada", ADA),))
            assert hosting.with_game(table, HouseRules(after)).size == then


def test_a_number_of_seats_that_the_game_has_not_and_a_level_of_a_later_version_are_refused():
    of_eights = "Crazy Eights is for 2 to 8 players. Pick a number in between."
    of_two = "eights-program", 3, "Eights for two is for 2 players."
    for game, size, why in (("crazy-eights", 1, of_eights), ("crazy-eights", 9, of_eights), of_two):
        with pytest.raises(Refused) as refusal:
            hosting.with_size(a_lobby(game), size)
        assert str(refusal.value) == why
    with pytest.raises(Refused, match="That bot level is no longer available"):
        hosting.with_level(a_lobby(), "of a later version")


def test_two_seats_that_there_are_change_places_and_nothing_else(subtests: pytest.Subtests):
    for picked in [(1,), (1, 1), (0, 4), (-1, 2), (0, 1, 2)]:
        with subtests.test(picked=picked):
            assert names(hosting.swapped(a_lobby(), (0, 3))) == ["Edda", "Otto", "Ben", "Ada"]
            with pytest.raises(Refused, match="Pick two different seats"):
                hosting.swapped(a_lobby(), picked)


def test_there_are_as_many_bots_as_have_room_beside_the_people():
    most = hosting.with_bots(a_lobby(size=5), 3)
    assert [seat.computer for seat in most.seats] == [None, "easy", None, "easy", "easy"]
    assert names(hosting.with_bots(a_lobby(size=5), 1)) == ["Ada", "Otto", "Ben"]
    for count in (-1, 4):
        with pytest.raises(Refused, match="room for at most 3 bots"):
            hosting.with_bots(a_lobby(size=5), count)
