"""The winner of a round adds a rule: in time or not, a bot too, and across a restart."""

from pathlib import Path

import pytest

from engine.core.actions import AddRule, IllegalAction
from engine.games.house_rules import HouseRules
from model.tables.seating import house_rules_now
from model.tables.table import Table
from tests.doors import Adding, Effect, Offer
from tests.service.club import ADA, BEN, CALM, Club, club_in, played_to_the_end, replayed

BARTOK = HouseRules("bartok")
JACKS = (("J", Effect("skip")),)


async def won(club: Club, *people, winner: int = 0, house_rules: HouseRules = BARTOK, **wish) -> Table:
    """A round was just won."""
    table = await club.match(*people, house_rules=house_rules, **wish)
    others = (("3C",),) * (len(table.seats) - 1)
    table = await club.last_card(table.id, *others, turn=winner)
    return await club.play(table, "5S") if table.seats[winner].present else table


async def offered(club: Club, table: Table, *offers: Offer) -> Table:
    return await club.put(table.id, pending=Adding(0, offers))


async def test_the_rule_lasts_when_the_process_is_killed_before_and_after_it(tmp_path: Path):
    async with club_in(tmp_path) as club:
        table = await won(club, ADA, BEN)
        before = table.state
        await club.restart()
        table = club.tables.get(table.id)
        assert table.state == before
        table = await offered(club, table, Offer("effects", JACKS))
        await club.tables.act(table.id, ADA.id, table.state.asked, AddRule(0))
        await club.restart()
        table = club.tables.get(table.id)
        assert (table.state.rules.effects, table.state.added[0].seat) == (JACKS, 0)
        await club.tables.ready(table.id, ADA.id)
        table = await club.tables.ready(table.id, BEN.id)
        assert (table.state.phase, table.state.round, table.state.rules.effects) == ("play", 2, JACKS)
        await club.restart()
        assert club.tables.get(table.id).state == table.state


async def test_a_match_with_added_rules_replays_from_the_file(tmp_path: Path):
    async with club_in(tmp_path) as club:
        table = await club.lobby(ADA, computers=("steady", "easy"), house_rules=BARTOK, quick=True)
        await club.tables.start(table.id, ADA)
        table = await played_to_the_end(club, table.id)
        assert table.state.added
        assert await replayed(club.tables.store, table) == table.state


async def test_when_the_time_is_up_no_rule_is_added(tmp_path: Path):
    async with club_in(tmp_path) as club:
        table = await won(club, ADA, BEN)
        assert club.due_in(table.id) == CALM.turn
        await club.time_passes(table.id)
        table = club.tables.get(table.id)
        assert (table.state.phase, table.state.added, table.seats[0].present) == ("play", (), True)


async def test_once_the_rule_is_added_the_next_round_comes_as_usual(tmp_path: Path):
    async with club_in(tmp_path) as club:
        table = await won(club, ADA, BEN)
        await club.tables.ready(table.id, BEN.id)
        await club.tables.act(table.id, ADA.id, table.state.asked, AddRule(3))
        table = club.tables.get(table.id)
        assert (table.ready, len(table.state.added), club.due_in(table.id)) == ({1}, 1, CALM.round)


async def test_a_bot_that_won_adds_a_rule_though_everyone_is_ready(tmp_path: Path):
    async with club_in(tmp_path) as club:
        table = await won(club, ADA, computers=("steady",), winner=1)
        await club.time_passes(table.id)
        table = await club.tables.ready(table.id, ADA.id)
        assert (table.state.phase, table.state.adding(), club.due_in(table.id)) == ("deal", 1, CALM.computer)
        await club.time_passes(table.id)
        assert club.tables.get(table.id).state.added
        await club.time_passes(table.id)
        assert club.tables.get(table.id).state.phase == "play"


async def test_only_the_winner_is_asked(tmp_path: Path):
    async with club_in(tmp_path) as club:
        table = await won(club, ADA, BEN)
        with pytest.raises(IllegalAction):
            await club.tables.act(table.id, BEN.id, table.state.asked, AddRule(0))


@pytest.mark.parametrize("rule", [Offer("effects", JACKS), Offer("wild", ("8",)), Offer("draws", 3)])
async def test_the_grown_rules_can_be_kept(tmp_path: Path, rule: Offer):
    async with club_in(tmp_path) as club:
        table = await won(club, ADA, BEN)
        assert house_rules_now(table) == BARTOK
        table = await offered(club, table, rule)
        table = await club.tables.act(table.id, ADA.id, table.state.asked, AddRule(0))
        assert house_rules_now(table).rules(2) == table.state.rules
