"""Deals that no one can choose: the seal stands before anyone joins, and what is pressed after it is mixed in."""

from dataclasses import replace
from secrets import token_hex

import pytest

from engine.chance import NEWEST, drawn_from
from engine.core.actions import Deal
from engine.core.match import MatchState
from engine.games.registry import match_begun
from model.member import Member
from model.refusals import Refused
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, STRANGER, Club, played_to_the_end, rules_at_first
from tests.service.tournament_club import DIRECTOR, GUESTS

OPENED, JOINED, STARTED = 1_000_000_000_000_000_001, 1_000_000_000_000_000_002, 1_000_000_000_000_000_003


def pressing(person: Member, press: int) -> Member:
    return replace(person, press=press)


@pytest.fixture(autouse=True)
def _by_chance(request: pytest.FixtureRequest) -> None:
    """Secrets as the bot makes them."""
    for name in {"club", "tournament_club"} & set(request.fixturenames):
        found = request.getfixturevalue(name)
        stores = [found.tables] if name == "club" else [found.club.tables, found.tournaments]
        for store in stores:
            store.seed = lambda: token_hex(16)


def first_deal(table: Table) -> MatchState:
    """The match of a table after its first deal, from what proves it."""
    state, _ = match_begun(rules_at_first(table.state), table.deal.state_seed).act(0, Deal())
    return state


async def begun(club: Club) -> Table:
    lobby = await club.lobby(pressing(ADA, OPENED), target=10)
    await club.tables.join(lobby.id, pressing(BEN, JOINED))
    table = await club.tables.start(lobby.id, pressing(ADA, STARTED))
    assert table.deal.seal == lobby.deal.seal
    return table


async def test_what_is_pressed_after_the_seal_is_mixed_into_the_deal_and_what_came_before_is_not(club: Club):
    table = await begun(club)
    assert (table.scheme, table.entropy) == (NEWEST, (JOINED, STARTED))
    assert table.state.seed == table.deal.state_seed != table.seed
    assert table.state.hands == first_deal(table).hands
    assert table.state.hands != first_deal(replace(table, entropy=(JOINED, STARTED + 1))).hands
    query = f"SELECT seed, salt, scheme, entropy, seal, instr(seed, '{table.state.seed}') FROM matches"
    row = (table.seed, table.salt, NEWEST, f"[{JOINED}, {STARTED}]", table.deal.seal, 0)
    assert look(club.path, query) == [row], "what proves it is stored"


async def test_the_seal_stays_to_the_end_and_a_rematch_has_one_of_its_own_and_only_later_presses(club: Club):
    begin = await begun(club)
    await club.restart()
    club.tables.seed = lambda: token_hex(16)  # in the new process too
    over = await played_to_the_end(club, begin.id)
    assert (over.deal.seal, over.deal.fault, over.entropy) == (begin.deal.seal, None, (JOINED, STARTED))
    fresh = await club.tables.rematch(over.id, pressing(BEN, 31))
    assert (fresh.scheme, fresh.entropy) == (NEWEST, ())
    assert fresh.deal.seal != over.deal.seal
    assert (await club.tables.start(fresh.id, pressing(BEN, 32))).entropy == (32,)


async def test_leaving_takes_no_press_back_and_one_that_is_refused_or_comes_later_is_not_mixed_in(club: Club):
    lobby = await club.lobby(ADA)
    await club.tables.join(lobby.id, pressing(BEN, 11))
    await club.tables.leave(lobby.id, BEN.id)
    await club.tables.join(lobby.id, pressing(CLEO, 12))
    join, start = club.tables.join, club.tables.start
    for refused in (join(lobby.id, pressing(CLEO, 13)), start(lobby.id, pressing(STRANGER, 14))):
        with pytest.raises(Refused):
            await refused
    table = await club.tables.start(lobby.id, pressing(ADA, 15))
    assert table.entropy == (11, 12, 15)
    await club.tables.leave(lobby.id, CLEO.id)
    assert (await club.tables.join(lobby.id, pressing(CLEO, 21))).entropy == table.entropy


async def test_the_tables_of_a_tournament_follow_from_its_seal_and_from_every_press_since(tournament_club):
    people = [pressing(guest, 40 + number) for number, guest in enumerate(GUESTS[:4])]
    tournament = await tournament_club.opened(*people)
    await tournament_club.tournaments.start(tournament.id, pressing(DIRECTOR, 50))
    first = tournament_club.table(tournament)
    assert (first.seed, first.salt) == drawn_from(tournament.seed, 1, 1, 0)
    assert (first.scheme, first.entropy) == (NEWEST, (40, 41, 42, 43, 50))
    assert first.state.hands == first_deal(first).hands
    await tournament_club.finish_round(tournament)
    await tournament_club.time_passes(tournament)  # the clock starts the second round
    second = tournament_club.table(tournament)
    assert (second.seed, second.salt) == drawn_from(tournament.seed, 2, 1, 0)
    assert second.entropy == first.entropy
    await tournament_club.club.tables.abandon(second.id)
    await tournament_club.settle()
    anew = tournament_club.table(tournament)
    assert (anew.seed, anew.salt) == drawn_from(tournament.seed, 2, 1, second.id), "other cards"
    assert anew.seats == second.seats, "who played at one that vanished plays anew"
