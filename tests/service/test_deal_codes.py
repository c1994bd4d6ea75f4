"""A table that is dealt the cards of a finished match: the same in every round, closed until all have played."""

from dataclasses import replace
from typing import Any

import pytest

from db.repositories.matches import matches
from engine.games.house_rules import HouseRules
from engine.matches.deal_codes import deal_code
from model.refusals import Refused
from model.tables import hosting, seating
from model.tables.deal_codes import check_wish, code_of
from model.tables.seating import TableSetup
from model.tables.table import Table
from tests.db.club import look
from tests.service.club import ADA, BEN, CLEO, HASTE, PLACE, Club, played_to_the_end, replayed
from tests.service.finished import once

pytestmark = pytest.mark.pauses(HASTE)
FOUR_ROUNDS = HouseRules("huit-americain", (("target", 200),))
NUMBERS = HouseRules("str8-eight", (("target", 200),))


async def finished(club: Club, house_rules: HouseRules = FOUR_ROUNDS) -> Table:
    """A match of Ada and a bot that is over."""
    return await once(club, f"repeats of {house_rules.game}", lambda: _play(club, house_rules), HASTE)


async def _play(club: Club, house_rules: HouseRules) -> Table:
    table = await club.lobby(ADA, computers=("easy",), house_rules=house_rules, quick=True)
    await club.tables.start(table.id, ADA)
    return await played_to_the_end(club, table.id)


async def opened_again(club: Club, code: str, *people: Any, guild: int = PLACE.guild) -> Table:
    match = await club.tables.repeated(guild, code)
    wish = TableSetup(match.house_rules, seats=match.seats, repeats=match)
    return await club.tables.open(PLACE, people[0], wish)


async def deals(club: Club, table: Table) -> list[Any]:
    """The events of a match that deal."""
    async with club.tables.store.reading() as transaction:
        turns = await matches.every_turn(transaction, table.match or 0)
    return [each for events in turns for each in events if type(each).__name__ in {"Dealt", "HandsDealt"}]


@pytest.mark.parametrize("house_rules", [FOUR_ROUNDS, NUMBERS], ids=lambda each: each.game)
async def test_the_second_table_is_dealt_the_same_in_every_round(club: Club, house_rules: HouseRules):
    first = await finished(club, house_rules)
    again = await opened_again(club, str(code_of(first)), BEN)
    again = await club.tables.add_computer(again.id, BEN, "steady")
    await club.tables.start(again.id, BEN)
    again = await played_to_the_end(club, again.id)
    both = list(zip(await deals(club, first), await deals(club, again), strict=False))
    assert len(both) > 1
    for one, other in both:
        assert (one.dealer, one.hands, one.stock) == (other.dealer, other.hands, other.stock)
    assert await replayed(club.tables.store, again) == again.state
    assert [ranked for (ranked,) in look(club.path, "SELECT ranked FROM matches ORDER BY id")] == [0, 0]
    assert str(code_of(again)) == str(code_of(first)), "both tables name the cards of the first match"


async def test_it_does_not_count_and_its_rules_and_seats_are_fixed(club: Club):
    first = await finished(club)
    table = await opened_again(club, str(code_of(first)), BEN)
    table = await club.tables.join(table.id, CLEO)
    assert not seating.counts(table)
    assert seating.counts(replace(table, cards_of=None, deals=()))
    for change in (
        lambda table: seating.with_changes(table, [("deal", 3)]),
        lambda table: hosting.with_size(table, 3),
        lambda table: hosting.with_target(table, 300),
        lambda table: hosting.with_game(table, HouseRules("eights")),
    ):
        with pytest.raises(Refused, match="plays the cards of match 1"):
            await club.tables.arrange(table.id, BEN, change)
    with pytest.raises(Refused, match="full"):
        await club.tables.join(table.id, ADA)


async def test_it_needs_exactly_as_many_players(club: Club):
    three = await club.lobby(ADA, computers=("easy", "easy"), target=10, quick=True)
    await club.tables.start(three.id, ADA)
    three = await played_to_the_end(club, three.id)
    table = await opened_again(club, str(code_of(three)), BEN)
    await club.tables.add_computer(table.id, BEN, "easy")
    assert hosting.why_not_start(club.tables.get(table.id)) == "Start needs 1 more player or bot."
    with pytest.raises(Refused, match="needs 3"):
        await club.tables.start(table.id, BEN)


async def test_a_table_on_these_cards_survives_a_restart(club: Club):
    first = await finished(club)
    table = await opened_again(club, str(code_of(first)), BEN)
    await club.restart(HASTE)
    assert club.tables.cards_in_play(first)
    assert club.tables.get(table.id) == table


async def test_cards_are_in_play_until_every_table_is_over(club: Club):
    first = await finished(club)
    assert not club.tables.cards_in_play(first)
    again = await opened_again(club, str(code_of(first)), BEN)
    assert club.tables.cards_in_play(first), "the others have yet to play them"
    assert not club.tables.cards_in_play(again)
    await club.tables.add_computer(again.id, BEN, "easy")
    await club.tables.start(again.id, BEN)
    assert club.tables.cards_in_play(first)
    await played_to_the_end(club, again.id)
    assert not club.tables.cards_in_play(first)


async def test_a_rematch_has_cards_of_its_own(club: Club):
    first = await finished(club)
    again = await opened_again(club, str(code_of(first)), BEN)
    await club.tables.add_computer(again.id, BEN, "easy")
    await club.tables.start(again.id, BEN)
    await played_to_the_end(club, again.id)
    rematch = await club.tables.rematch(again.id, BEN)
    assert (rematch.cards_of, rematch.deals) == (None, ())
    assert rematch.seed != first.seed


# Codes that name no cards


async def test_bad_codes(club: Club):
    first = await finished(club)
    code = str(code_of(first))
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    before = len(club.tables.every())
    for typed, why in (
        ("", "not a deal code"),
        ("Käse", "not a deal code"),
        ("D" + "9" * 400 + "-ABCDEF", "not a deal code"),
        (wrong, "I don’t know the deal"),
        ("D999-ABCDEF", "I don’t know the deal"),
        ("D999999999999999-ABCDEF", "I don’t know the deal"),
    ):
        with pytest.raises(Refused, match=why):
            await club.tables.repeated(PLACE.guild, typed)
    with pytest.raises(Refused, match="from another server"):
        await club.tables.repeated(PLACE.guild + 1, code)
    assert len(club.tables.every()) == before


async def test_a_match_in_play_or_closed_early_has_no_cards_to_give(club: Club):
    table = await club.match(ADA, BEN)
    code = str(deal_code(table.match or 0, table.seed))
    with pytest.raises(Refused, match="still being played"):
        await club.tables.repeated(PLACE.guild, code)
    await club.tables.abandon(table.id)
    with pytest.raises(Refused, match="closed before its end"):
        await club.tables.repeated(PLACE.guild, code)


async def test_a_match_whose_cards_are_gone_or_damaged_is_refused(club: Club):
    first = await finished(club)
    async with club.tables.store.writing() as transaction:
        await transaction.exec_driver_sql("UPDATE actions SET events = '{}' WHERE number = 2")
    with pytest.raises(Refused, match="aren’t kept"):
        await club.tables.repeated(PLACE.guild, str(code_of(first)))
    async with club.tables.store.writing() as transaction:
        await transaction.exec_driver_sql("DELETE FROM actions")
    with pytest.raises(Refused, match="aren’t kept"):
        await club.tables.repeated(PLACE.guild, str(code_of(first)))


async def test_another_game_or_another_number_of_seats_is_refused(club: Club):
    code = str(code_of(await finished(club)))
    match = await club.tables.repeated(PLACE.guild, code)
    check_wish(match, None, None)
    check_wish(match, HouseRules("huit-americain"), 2)
    with pytest.raises(Refused, match="is for Huit"):
        check_wish(match, HouseRules("eights"), None)
    with pytest.raises(Refused, match="has the rules of match 1"):
        check_wish(match, HouseRules("huit-americain", (("deal", 3),)), None)
    with pytest.raises(Refused, match="is for 2 players"):
        check_wish(match, None, 3)


def test_a_tournament_table_gives_no_code():
    table = Table(1, 2, 3, FOUR_ROUNDS, "seed", "salt", match=7)
    assert code_of(table) is not None
    assert code_of(replace(table, tournament=4)) is None
