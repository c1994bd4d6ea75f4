"""The hands at tables of a tournament: between the rounds, when a table is closed, and while it is paused."""

from dataclasses import replace

import pytest

from cogs.ui.table_page import table_page
from db.tables import Seat, Table
from engine.house_rules import House as HouseRules
from engine.state import RoundScore
from engine.str8 import game
from tests.cogs.house import answer, id_of, labels, press, text
from tests.cogs.test_tournament_pages import written
from tests.cogs.tournament_table import Contest
from tests.engine.str8.table import STR8
from tests.engine.str8.table import table as built

pytestmark = pytest.mark.usefixtures("undrawn")


async def begun(contest: Contest, **options):
    """A tournament of two tables, with the hands of Ada and Ben."""
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=5, **({"rounds": 3} | options))
    return [await hand_of(contest, person) for person in (house.ada, house.ben)]


async def hand_of(contest: Contest, who):
    mine = answer(await press(who, contest.shown(), "My table"))
    await press(who, mine, "My hand")
    return mine


def name_of_table(contest: Contest, who) -> str:
    return f"Round {len(contest.now().played)} · Table {contest.table_of(who) + 1}"


# When the round is over


async def test_at_a_table_that_is_done_the_hand_says_what_follows(contest: Contest):
    house = contest.house
    hand, _ = await begun(contest)
    await contest.finish(contest.table_of(house.ada))
    assert "Round 2 follows when every table is done." in text(hand)
    assert labels(hand) == ["Refresh", "Standing"]
    await contest.finish_round()
    assert "Round 2 begins <t:" in text(hand)
    assert "or when the organiser says so." in text(hand)
    await press(house.ada, contest.shown(), "Pause")
    assert "Round 2 begins when the organiser says so." in text(hand)
    await press(house.ada, hand, "Refresh")
    assert "Round 2 begins when the organiser says so." in text(hand)
    assert labels(hand) == ["Refresh", "Standing"]
    await press(house.ada, hand, "Standing")
    assert "### Standing · Tournament 1" in text(hand)


async def test_after_the_last_round_it_says_who_has_won(contest: Contest):
    house = contest.house
    hand, _ = await begun(contest, rounds=1)
    await contest.finish(contest.table_of(house.ada))
    assert "This was the last round. The tournament is over when every table is done." in text(hand)
    await contest.finish_round()
    assert "The tournament is over: " in text(hand)
    assert labels(hand) == ["Refresh", "Standing"]


async def test_when_the_next_round_begins_the_hand_leads_to_the_new_table(contest: Contest):
    house = contest.house
    hands = await begun(contest)
    names = [name_of_table(contest, person) for person in (house.ada, house.ben)]
    await contest.finish_round()
    await press(house.ada, contest.shown(), "Next round")
    for name, hand in zip(names, hands, strict=True):
        assert text(hand) == f"{name} is over; round 2 has begun."
        assert labels(hand) == ["My table"]
    await press(house.ben, hands[1], "My table")
    await press(house.ben, hands[1], "My hand")
    assert f"### Your hand · {name_of_table(contest, house.ben)}" in text(hands[1])
    await contest.finish_round()
    await press(house.ada, contest.shown(), "Next round")
    assert text(hands[1]).endswith("is over; round 3 has begun.")


async def test_an_old_button_of_a_closed_table_leads_there_too(contest: Contest):
    house = contest.house
    hand, _ = await begun(contest)
    name, old = name_of_table(contest, house.ada), id_of(hand, "Refresh")
    table = contest.table(contest.table_of(house.ada)).id
    await contest.finish_round()
    await press(house.ada, contest.shown(), "Next round")
    for custom_id in (old, f"b:{table}:3:play.9S", f"b:{table}::more"):
        await press(house.ada, hand, "My table")
        house.forge(hand, custom_id)
        await press(house.ada, hand, "Forged")
        assert text(hand) == f"{name} is over; round 2 has begun."
    await press(house.ada, hand, "My table")
    assert "### Table" in text(hand)


async def test_when_all_is_cleared_away_the_hand_leads_to_the_standing(contest: Contest):
    house = contest.house
    hand, _ = await begun(contest, rounds=1)
    name, old = name_of_table(contest, house.ada), id_of(hand, "Refresh")
    await contest.finish_round()
    await house.say(house.ada, "tournament close")
    assert text(hand) == f"{name} is closed; the tournament has ended."
    assert labels(hand) == ["Standing"]
    await press(house.ada, hand, "Standing")
    assert "### Standing · Tournament 1" in text(hand)
    house.forge(hand, old)
    await press(house.ada, hand, "Forged")
    assert "This table is closed." in text(hand)


async def test_a_table_that_is_played_anew(contest: Contest):
    house = contest.house
    hand, _ = await begun(contest)
    name, table = name_of_table(contest, house.ada), contest.table(contest.table_of(house.ada))
    with house.env._bot_scope():
        async with house.bot.tables._at(table.id) as table:
            await house.bot.tables._close(table)
    await house.env.settle()
    assert text(hand) == f"{name} was lost, and is played anew."
    await press(house.ada, hand, "My table")
    await press(house.ada, hand, "My hand")
    assert f"### Your hand · {name}" in text(hand)


async def test_a_standing_that_is_looked_at_does_not_turn_into_a_hand_again(contest: Contest):
    house = contest.house
    hand, _ = await begun(contest)
    await contest.finish(contest.table_of(house.ada))
    await press(house.ada, hand, "Standing")
    before = text(hand)
    await contest.finish_round()
    await press(house.ada, contest.shown(), "Next round")
    assert text(hand) == before


# While it is paused


async def test_while_it_is_paused_a_hand_has_nothing_to_play(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=1)
    seat = contest.table(0).seat_of(house.ada.id)
    await contest.last_card(0, turn=seat)
    hand, bens = await hand_of(contest, house.ada), await hand_of(contest, house.ben)
    old = id_of(hand, "9♠")
    await press(house.ada, contest.shown(), "Pause")
    assert "**The tournament is paused.** You are on turn when it goes on." in text(hand)
    assert "Your turn" not in text(hand)
    assert labels(hand) == ["Refresh"]
    assert "**The tournament is paused.**" in text(bens)
    assert "Wait for your turn" not in text(bens)
    await press(house.ada, hand, "Refresh")
    assert labels(hand) == ["Refresh"]
    house.forge(hand, old)
    await press(house.ada, hand, "Forged")
    assert "❗ **The tournament is paused." in text(hand)
    await press(house.ada, contest.shown(), "Go on")
    assert "**Your turn.**" in text(hand)
    assert "9♠" in labels(hand)
    assert "Wait for your turn" in text(bens)


async def test_while_it_is_paused_a_seat_can_be_taken_back(contest: Contest):
    house = contest.house
    await contest.begin(house.ada, house.ben, computers=1)
    hand = await hand_of(contest, house.ben)
    await house.say(house.ben, "table leave")
    await press(house.ada, contest.shown(), "Pause")
    assert "**The tournament is paused.**" in text(hand)
    assert "A computer plays for you" in text(hand)
    assert labels(hand) == ["Take my seat back"]


# Which table is meant


async def test_a_word_that_fits_two_tables_means_neither(contest: Contest):
    house = contest.house
    await house.open(house.cleo)
    await contest.begin(house.ada, house.ben, computers=5, rounds=2)
    named = "Table 1 · Crazy Eights, Round 1 · Table 1 · Crazy Eights"
    said = await house.say(house.ada, "score", table="table 1")
    assert said == f"Several tables in this channel are called so: {named}. Say which one with the option table."
    dora = await house.newcomer("Dora")
    several = f"There are several tables in this channel: {named}, Round 1 · Table 2 · Crazy Eights. Say which one"
    assert several in await house.say(dora, "score")
    assert "has not begun" in await house.say(dora, "score", table="1")
    assert "has not begun" in await house.say(dora, "score", table="table 1  · crazy eights")
    for typed in ("2", "Round 1 · Table 1", "Round 1 · Table 1 · Crazy Eights"):
        assert "### Scores · Round 1 · Table 1" in await house.say(dora, "score", table=typed)
    for typed in ("3", "Table 2"):
        assert "### Scores · Round 1 · Table 2" in await house.say(dora, "score", table=typed)


async def test_tables_of_two_tournaments_are_told_apart(contest: Contest):
    house = contest.house
    for _ in range(2):
        await contest.begin(house.ada, house.ben, computers=1, rounds=1)
        await contest.finish_round()
    offered = await house.ada.autocomplete(house.channel, "score", "table", "")
    title = "Round 1 · Table 1 · Crazy Eights"
    assert [choice["name"] for choice in offered] == [f"{title} (tournament {number})" for number in (1, 2)]
    for choice in offered:
        for typed in (choice["name"], choice["value"]):
            assert f"### Scores · {title}" in await house.say(house.ada, "score", table=typed)
    said = await house.say(house.ada, "score", table=title)
    assert said.startswith(f"Several tables in this channel are called so: {title} (tournament 1), {title} (")


# Who has won


def test_the_winner_of_a_round_is_in_the_first_place():
    """Also where the round would have ended a match that somebody with fewer points has won."""
    score = RoundScore("sequence", 0, (60, 90, 0), (0, 0, 0))
    state = built("", "", "", rules={"target": 50}, phase="over", totals=(60, 90, 0), sheet=(score,), winners=(0,))
    seats = tuple(Seat(name, number) for number, name in enumerate(("Ada", "Ben", "Cleo")))
    table = Table(1, 1, 1, HouseRules(STR8), "s", "s", seats=seats, state=state, phase="over")
    view = game.view(state, None)
    match, one_round = (
        written(table_page(each, view, [], None)) for each in (table, replace(table, tournament=1, one_round=True))
    )
    assert "Str8 Eight: Ada wins\n**1** · **Ada** · " in match
    assert "Str8 Eight: Ben scores best\n**1** · **Ben** · " in one_round
