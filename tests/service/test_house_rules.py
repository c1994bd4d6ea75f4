"""What is played at a table: who may change it, what is refused, and what stays as it is."""

from typing import Any

import pytest

from engine.core.actions import Play
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables.seating import TableSetup, counts, rules_as_it_is, to_target
from model.tables.table import Table
from service.servers.presets import Presets
from tests.db.club import everything_in, to
from tests.doors import Dealt, Rules
from tests.service.club import ADA, BEN, CLEO, DORA, MODERATOR, PLACE, STRANGER, Club

EIGHTS, COUNTDOWN = HouseRules("eights"), HouseRules("countdown")
PARTNERS = HouseRules("crazy-eights", (("sides", 2),))
STACKING, TOGETHER = ("stacking", "any draw card"), ("groups", "equal ranks")


def rules_in_play(club: Club, table: Table) -> Rules:
    state = club.tables.get(table.id).state
    assert state is not None
    return state.rules


async def refused(club: Club, table: Table, who: Any, *changes: tuple[str, Any]) -> str:
    """Why; and nothing has changed, nobody was told."""
    before = everything_in(club.path)
    club.told.clear()
    with pytest.raises(Refused) as why:
        await club.tables.change_rules(table.id, who, changes)
    assert everything_in(club.path) == before
    assert club.tables.get(table.id) == (await club.stored())[0] == table
    assert club.told == []
    return str(why.value)


# Before the match


async def test_the_host_changes_rules_and_they_are_played(club: Club):
    table = await club.lobby(ADA, BEN)
    changed = await club.tables.change_rules(table.id, ADA, [STACKING, TOGETHER])
    assert await club.stored() == [changed]
    assert club.told[-1] == table.id
    await club.tables.start(table.id, ADA)
    rules = rules_in_play(club, table)
    assert (rules.stacking, rules.groups, rules.target) == ("any draw card", "equal ranks", 100)
    await club.put(table.id, hands=(("5S", "5H", "5D", "KC"), ("7D", "9C")), pile=("9S",), turn=0, pending=None, debt=0)
    played = await club.tables.act(table.id, ADA.id, None, Play(("5S", "5H")))
    assert played.state is not None
    assert played.state.hands[0] == ("5D", "KC")


async def test_who_may_manage_messages_changes_them_too(club: Club):
    table = await club.lobby(ADA, BEN, house_rules=HouseRules("crazy-eights"))
    changed = await club.tables.change_rules(table.id, MODERATOR, [STACKING])
    assert changed.house_rules.changes == (STACKING,)


@pytest.mark.parametrize("who", [BEN, STRANGER])
async def test_nobody_else_changes_them(club: Club, who: Any):
    table = await club.lobby(ADA, BEN)
    assert "Only the host" in await refused(club, table, who, STACKING)
    with pytest.raises(Refused, match="Only the host"):
        await club.tables.replace_rules(table.id, who, COUNTDOWN)
    assert await club.stored() == [table]


async def test_in_a_match_and_after_it_nothing_is_changed(club: Club):
    table = await club.match(ADA, BEN, target=50)
    assert "keeps the rules it started with" in await refused(club, table, ADA, STACKING)
    over = await club.play(await club.last_card(table.id, ("8H", "KS")), "5S")
    assert over.phase == "over"
    assert "keeps the rules it started with" in await refused(club, over, ADA, STACKING)
    with pytest.raises(Refused, match="keeps the rules"):
        await club.tables.replace_rules(table.id, ADA, COUNTDOWN)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("target", 9), "The target must be 10 to 1000 points."),
        (("deal", 14), "Deal 1 to 13 cards each, not 14."),
        (("deal", 10**12), "Deal 1 to 13 cards each"),
        (("jokers", -52), "Pick no Jokers, one or two for each pack."),
        (("sides", 2), "2 players can’t form 2 equal teams"),
        (("costs", tuple((rank, 0) for rank in "A23456789TJQK")), "At least one card must count a point"),
        (("stacking", "whatever"), "One of these choices doesn’t exist"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
async def test_rules_that_conflict_are_refused_with_a_sentence(club: Club, change: tuple[str, Any], why: str):
    table = await club.lobby(ADA, BEN)
    assert why in await refused(club, table, ADA, STACKING, change)


async def test_back_to_the_game_as_it_stands(club: Club):
    table = await club.lobby(ADA, BEN, house_rules=HouseRules("crazy-eights", (STACKING, TOGETHER)))
    plain = await club.tables.replace_rules(table.id, ADA, HouseRules("crazy-eights"))
    assert plain.house_rules == HouseRules("crazy-eights")
    changed = await club.tables.change_rules(table.id, ADA, [STACKING])
    back = await club.tables.change_rules(table.id, ADA, [("stacking", "same rank")])
    assert (changed.house_rules.changes, back.house_rules) == ((STACKING,), HouseRules("crazy-eights"))


async def test_a_table_takes_up_another_game_only_if_all_who_sit_there_may_play_it(club: Club):
    table = await club.lobby(ADA, BEN, CLEO, DORA, STRANGER)
    with pytest.raises(Refused, match="Eights is for 2 to 4"):
        await club.tables.replace_rules(table.id, ADA, EIGHTS)
    with pytest.raises(Refused, match="no game called"):
        await club.tables.replace_rules(table.id, ADA, HouseRules("snap"))
    assert (await club.tables.replace_rules(table.id, ADA, COUNTDOWN)).game == "countdown"


async def test_changes_outlast_that_people_come_and_go(club: Club):
    """Seven cards are what two get anyway; that three get them too is a rule which the host has not taken back."""
    table = await club.lobby(ADA, BEN, CLEO)
    await club.tables.change_rules(table.id, ADA, [("deal", 7)])
    await club.tables.leave(table.id, CLEO.id)
    await club.tables.change_rules(table.id, ADA, [STACKING])
    await club.tables.join(table.id, DORA)
    await club.tables.start(table.id, ADA)
    assert rules_in_play(club, table).deal == 7


# How many sit down


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (TableSetup(EIGHTS, seats=5), "Eights is for 2 to 4 players, not 5."),
        (TableSetup(HouseRules("eights-program"), seats=3), "Eights for two is for 2 players, not 3."),
        (TableSetup(EIGHTS, computers=("easy",) * 4), "room for 3 bots besides you, not 4"),
        (TableSetup(PARTNERS, seats=3), "can’t form 2 equal teams"),
        (
            TableSetup(HouseRules("crazy-eights", (("deal", 13), ("packs", 1))), seats=8, computers=("easy",) * 7),
            "leaves 0 of 52",
        ),
        (TableSetup(HouseRules("crazy-eights", (("bonus", 9999),))), "The bonus must be 0 to 500"),
    ],
    ids=["five at Eights", "three at Eights for two", "too many computers", "three partners", "no cards left", "bonus"],
)
async def test_a_table_that_could_never_be_played_at_is_not_opened(club: Club, wish: TableSetup, why: str):
    with pytest.raises(Refused, match=why):
        await club.tables.open(PLACE, ADA, wish)
    assert await club.stored() == club.tables.every() == []


async def test_partners_may_open_their_table_before_all_of_them_have_come(club: Club):
    table = await club.tables.open(PLACE, ADA, TableSetup(PARTNERS, "Pairs"))
    await club.tables.join(table.id, BEN)
    with pytest.raises(Refused, match="2 players can’t form"):
        await club.tables.start(table.id, ADA)
    await club.tables.join(table.id, CLEO)
    await club.tables.add_computer(table.id, ADA, "easy")
    started = await club.tables.start(table.id, ADA)
    assert (rules_in_play(club, table).sides, started.preset) == (2, "Pairs")


async def test_a_rematch_with_other_seats_has_the_rules_for_so_many(club: Club):
    """Eights: four play as partners, three have five cards and no partners, two have seven."""
    table = await club.match(ADA, BEN, CLEO, DORA, house_rules=EIGHTS)
    for gone, seats, sides, deal in ((None, 4, 2, 5), (DORA, 3, 0, 5), (CLEO, 2, 0, 7)):
        if gone is not None:
            await club.tables.leave(table.id, gone.id)
            await club.replace(club.tables.get(table.id), phase="over")
            table = await club.tables.rematch(table.id, ADA)
            await club.tables.start(table.id, ADA)
        rules = rules_in_play(club, table)
        assert (rules.seats, rules.sides, rules.deal) == (seats, sides, deal)
        dealt = next(event for event in await club.tables.story(table, None) if isinstance(event, Dealt))
        assert (len(dealt.hands), dealt.count) == (seats, deal)


# Sets of the server


async def test_a_match_keeps_its_rules_whatever_happens_to_the_set(club: Club):
    sets = Presets(club.tables.store)
    kept = await sets.keep(PLACE.guild, "Tuesday", HouseRules("crazy-eights", (STACKING, ("target", 60))), ADA)
    waiting = await club.tables.open(PLACE, ADA, TableSetup(kept.house_rules, kept.name, ("easy",)))
    playing = await club.tables.open(PLACE, ADA, TableSetup(kept.house_rules, kept.name, ("easy",)))
    await club.tables.start(playing.id, ADA)
    before = rules_in_play(club, playing)
    assert (before.stacking, before.target) == ("any draw card", 60)
    await sets.keep(PLACE.guild, "Tuesday", COUNTDOWN, ADA)
    await sets.remove(PLACE.guild, "Tuesday", ADA)
    await club.restart()
    assert rules_in_play(club, playing) == before
    for table in (waiting, playing):
        now = club.tables.get(table.id)
        assert (now.house_rules, now.preset) == (kept.house_rules, "Tuesday")
    await club.tables.start(waiting.id, ADA)
    assert rules_in_play(club, waiting) == before
    await club.replace(club.tables.get(playing.id), phase="over")
    rematch = await club.tables.rematch(playing.id, ADA)
    assert (rematch.house_rules, rematch.preset) == (kept.house_rules, "Tuesday")


async def test_a_table_bears_the_name_of_a_set_only_while_it_has_its_rules(club: Club):
    table = await club.tables.open(PLACE, ADA, TableSetup(to(60), "Tuesday", ("easy",)))
    same = await club.tables.change_rules(table.id, ADA, [("target", 60)])
    assert (same.house_rules, same.preset) == (to(60), "Tuesday")
    other = await club.tables.change_rules(table.id, ADA, [STACKING])
    assert other.preset is None


# The target that is asked for when a table is opened


def test_a_target_is_one_more_house_rule():
    house_rules = HouseRules("crazy-eights", (("deal", 7), STACKING))
    assert to_target(house_rules, 60) == HouseRules("crazy-eights", (("deal", 7), STACKING, ("target", 60)))
    assert to_target(PARTNERS, 60).rules(4).target == 60
    assert to_target(HouseRules("crazy-eights"), 100) == HouseRules("crazy-eights"), (
        "that is what it is played to anyway"
    )
    assert to_target(to(60), 100).rules(2).target == 100


@pytest.mark.parametrize(
    ("house_rules", "target", "why"),
    [
        (COUNTDOWN, 60, "has no target"),
        (HouseRules("crazy-eights", (("goal", "countdown by rounds"),)), 60, "has no target"),
        (HouseRules("crazy-eights"), 9, "must be 10 to 1000 points"),
        (HouseRules("snap"), 60, "no game called"),
    ],
)
def test_a_target_that_means_nothing_is_refused(house_rules: HouseRules, target: int, why: str):
    with pytest.raises(Refused, match=why):
        to_target(house_rules, target)


# What counts for the leaderboard is known before the match


@pytest.mark.parametrize(
    ("house_rules", "long_enough"),
    [
        (to(50), True),
        (to(49), False),
        (HouseRules("eights-250"), True),
        (COUNTDOWN, True),
        (HouseRules("countdown", (("deal", 5),)), True),
        (HouseRules("countdown", (("deal", 4),)), False),
        (HouseRules("countdown", (("deal", 4), ("target", 500))), False),
        (HouseRules("crazy-eights", (("goal", "countdown by rounds"), ("target", 10))), True),
    ],
)
async def test_which_rules_count_for_the_leaderboard(club: Club, house_rules: HouseRules, long_enough: bool):
    lobby = await club.lobby(ADA, BEN, house_rules=house_rules)
    assert counts(lobby) == long_enough
    playing = await club.tables.start(lobby.id, ADA)
    assert counts(playing) == long_enough
    alone = await club.lobby(ADA, computers=("easy",), house_rules=house_rules)
    assert not counts(alone)


async def test_in_a_match_the_rules_in_play_decide_though_a_later_version_knows_the_game_otherwise(club: Club):
    table = await club.match(ADA, BEN, target=60)
    changed = await club.replace(table, house_rules=to(10))
    assert rules_as_it_is(changed).target == 60
    assert counts(changed)


async def test_rules_that_wait_for_one_more_seat_will_count(club: Club):
    assert counts(await club.lobby(ADA, BEN, CLEO, house_rules=PARTNERS))


# A table at which computer players do not pause


async def test_at_a_quick_table_a_computer_player_moves_at_once(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",), quick=True)
    assert club.due_in(table.id) == club.tables.pauses.turn, "people have their time as ever"
    table = await club.put(table.id, turn=2)
    assert club.due_in(table.id) == 0
    await club.time_passes(table.id)
    assert club.tables.get(table.id).moves == table.moves + 1


async def test_even_there_a_person_has_a_moment_to_call(club: Club):
    table = await club.match(ADA, computers=("steady",), quick=True)
    await club.put(table.id, hands=(("5S", "6H"), ("7D", "KC")), pile=("9S",), suit=None)
    table = await club.play(club.tables.get(table.id), "5S")
    assert club.due_in(table.id) == club.tables.pauses.call


async def test_quick_stays_quick(club: Club):
    table = await club.match(ADA, BEN, computers=("easy",), quick=True)
    await club.restart()
    assert club.tables.get(table.id).quick
    await club.put(table.id, turn=2)
    assert club.due_in(table.id) == 0
    await club.replace(club.tables.get(table.id), phase="over")
    assert (await club.tables.rematch(table.id, BEN)).quick
