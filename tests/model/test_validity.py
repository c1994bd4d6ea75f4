"""What a damaged file may hold: tables, matches and tournaments that can be read and not played on."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core.actions import Deal
from engine.core.match import MatchState
from engine.games.house_rules import HouseRules
from engine.games.registry import match_begun
from engine.games.variants import VARIANTS, variant
from model.tables.table import Seat, Table
from model.tournaments.tournament import Tournament
from model.validity import fault_of, misdealt
from tests.doors import changed

UNKNOWN = HouseRules("of a later version")
SEATS = (Seat("Ada", 101), Seat("Otto", None, "easy"))
LOBBY = Table(700, 9, 101, HouseRules("crazy-eights"), "seed", "salt", seats=SEATS)


def dealt(game: str = "crazy-eights", **changes: Any) -> MatchState:
    state, _ = match_begun(variant(game).rules(2), "seed").act(0, Deal())
    return changed(state, **changes)


def a_match(**changes: Any) -> Table:
    return replace(LOBBY, phase="match", state=dealt(**changes))


def test_every_game_as_it_is_dealt_can_be_played_on(subtests: pytest.Subtests):
    for table in (LOBBY, a_match(), replace(a_match(), phase="over"), a_match(hands=())):
        assert fault_of(table) is None
    for game in VARIANTS:
        with subtests.test(game=game):
            seats = variant(game).seats[-1]
            state, _ = match_begun(variant(game).rules(seats), "seed").act(0, Deal())
            everyone = tuple(Seat(f"Bot {number}", None, "easy") for number in range(seats))
            table = replace(LOBBY, house_rules=HouseRules(game), phase="match", state=state, seats=everyone)
            assert (fault_of(table), misdealt(state)) == (None, None)


def test_why_a_table_cannot_be_played_on(subtests: pytest.Subtests):
    for table, fault in [
        (replace(LOBBY, house_rules=UNKNOWN), "its game is unknown"),
        (replace(LOBBY, phase="later"), "its phase is unknown"),
        (replace(LOBBY, phase="match"), "its match is missing"),
        (replace(a_match(), phase="lobby"), "it has a match before its start"),
        (replace(a_match(), seats=SEATS[:1]), "its match has another number of seats"),
        (a_match(phase="later"), "nobody can be asked to move"),
        (a_match(turn=2), "nobody can be asked to move"),
        (a_match(turn=-1), "nobody can be asked to move"),
        (a_match(hands=(("5S",),)), "a hand is missing"),
        (a_match(pile=("99",)), "a card is unknown"),
    ]:
        with subtests.test(table=table, fault=fault):
            assert fault_of(table) == fault


def test_why_a_tournament_cannot_be_played_on():
    tournament = Tournament(700, 9, 101, HouseRules("eights"), "seed", 2, 60)
    assert fault_of(tournament) is None
    assert fault_of(replace(tournament, house_rules=UNKNOWN)) == "its game is unknown"
    assert fault_of(replace(tournament, phase="later")) == "its phase is unknown"


@pytest.mark.parametrize("game", ["crazy-eights", "str8-eight"])
def test_cards_that_have_come_or_gone_are_counted(game: str):
    assert misdealt(match_begun(variant(game).rules(2), "seed")) is None, "before the first deal there are none"
    state = dealt(game)
    assert misdealt(state) is None
    assert misdealt(dealt(game, stock=state.stock[2:])) == "0 cards too many and 2 too few"
    twice = (*state.stock[1:], state.hands[0][0])
    assert misdealt(dealt(game, stock=twice)) == "1 cards too many and 1 too few"
