"""The games in order, and how long they last."""

from itertools import chain

import pytest

from engine.games.variants import (
    BY_COUNTRY,
    BY_KIND,
    BY_PLAYERS,
    ELSEWHERE,
    HOMES,
    VARIANTS,
    country_name,
    games,
    shelves,
)
from engine.words import in_language, languages
from tests.tools.lengths import measured

SAMPLE = 4  # matches
OFF = 2  # times as long or as short: four matches differ that much by chance
CHEAP = 17  # minutes at the table: such matches take a moment to simulate


def test_every_game_stands_on_the_shelf_of_its_country_and_on_those_of_its_kinds_and_seats():
    found = shelves()
    of_countries = [shelf for shelf in found if shelf.group == BY_COUNTRY]
    assert sorted(game.key for game in chain.from_iterable(each.games for each in of_countries)) == sorted(VARIANTS)
    assert all(shelf.games for shelf in found)
    for shelf in found:
        if shelf.group == BY_PLAYERS:
            number = int(shelf.key.removeprefix("players-"))
            assert list(shelf.games) == [game for game in VARIANTS.values() if number in game.seats]
        if shelf.group == BY_KIND:
            assert list(shelf.games) == [game for game in VARIANTS.values() if shelf.key in game.kinds]


def test_a_reader_sees_the_games_of_the_countries_of_their_language_first(subtests: pytest.Subtests):
    for language, first in [
        ("de", ["mau-mau", "mau-mau-52", "neunerln", "tschau-sepp"]),
        ("es", ["ocho-locos", "ocho-loco"]),
        ("fr", ["huit-americain", "les-huit", "huit"]),
        ("nl", ["pesten"]),
        ("pl", ["makao"]),
        ("pt-BR", ["mau-mau-brazil"]),
    ]:
        with subtests.test(language=language, first=first):
            with in_language(language):
                keys = [game.key for game in games()]
                countries = [shelf.games[0].key for shelf in shelves() if shelf.group == BY_COUNTRY]
                for_four = next(shelf for shelf in shelves() if shelf.key == "players-4")
            assert keys[: len(first)] == first
            assert countries[0] == first[0]
            assert for_four.games[0].key == first[0]
            assert sorted(keys) == sorted(VARIANTS)


def test_to_a_reader_of_english_games_are_in_their_usual_order_and_countries_in_that_of_their_names_no_country_last():
    assert games() == list(VARIANTS.values())
    names = [shelf.name for shelf in shelves() if shelf.group == BY_COUNTRY]
    assert names == [*sorted(names[:-1]), "International"]


def test_the_countries_of_a_language_are_those_of_games():
    assert set(HOMES) <= set(languages()) - {"en"}
    assert set(chain.from_iterable(HOMES.values())) <= {game.country for game in VARIANTS.values()}


def test_what_kind_of_game_it_is_follows_from_its_rules_and_its_length(subtests: pytest.Subtests):
    for game, kinds in [
        ("eights-program", ["two"]),
        ("eights", ["two", "partners"]),
        ("switch", ["quick", "wild"]),
        ("kings-reverse", ["long", "wild"]),
        ("str8-eight", ["partners", "long"]),
        ("puskiyon", ["quick"]),
        ("eights-250", []),
    ]:
        with subtests.test(game=game, kinds=kinds):
            assert list(VARIANTS[game].kinds) == kinds


def test_no_game_has_two_countries_names_or_a_name_of_another():
    names = [name.casefold() for game in VARIANTS.values() for name in (game.name, *game.other_names)]
    names += [name.casefold() for game in ELSEWHERE for name in game.names]
    assert len(set(names)) == len(names)
    assert all(country_name(game.country) for game in VARIANTS.values())


def test_every_game_has_been_measured():
    missing = {key for key, game in VARIANTS.items() if not game.measured}
    assert not missing, f"run: make lengths GAMES='{' '.join(sorted(missing))}'"


def wrong(games):
    """The games whose figure is far from what a few matches take now."""
    found = {key: measured(VARIANTS[key], SAMPLE) for key in games}
    known = {key: VARIANTS[key].measured for key in games}
    return {key: now for key, now in found.items() if not known[key] / OFF <= now <= known[key] * OFF}


@pytest.mark.slow
def test_the_lengths_of_short_games_are_still_about_right():
    far = wrong([key for key, game in VARIANTS.items() if game.measured <= CHEAP])
    assert not far, f"run: make lengths GAMES='{' '.join(far)}'"


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] * (number % 10 > 0)) for number, game in enumerate(VARIANTS)]
)
def test_the_length_of_every_game_is_still_about_right(game):
    assert not wrong([game]), f"run: make lengths GAMES={game}"
