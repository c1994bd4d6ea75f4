"""What people are asked beside a card: to catch, to challenge, to give, to name a suit. It reaches the table, is in the
file at once, and is asked again after a restart."""

from collections.abc import Awaitable, Callable

import pytest

from engine.core.actions import (
    Accept,
    Action,
    Catch,
    Challenge,
    Decline,
    Draw,
    Give,
    IllegalAction,
    Nominate,
    Play,
)
from engine.games.house_rules import HouseRules
from model.refusals import Refused
from model.tables.table import Table
from tests.doors import Doubt, Giving, Naming, State
from tests.service.club import ADA, BEN, CALM, CLEO, STRANGER, Club

CATCHING = HouseRules("crazy-eights", (("call", "catch"),))
KINGS = HouseRules("kings-reverse")


def state_of(club: Club, table: Table) -> State:
    state = club.tables.get(table.id).state
    assert state is not None
    return state


def counts(club: Club, table: Table) -> list[int]:
    return [len(hand) for hand in state_of(club, table).hands]


# Catching


async def one_card_left(club: Club) -> Table:
    """Ada has one card left and has not said so; it is Ben's turn."""
    table = await club.match(ADA, BEN, CLEO, house_rules=CATCHING)
    hands = (("5S", "6H"), ("7D", "9S", "9C"), ("TD", "TC", "KC"))
    await club.put(table.id, hands=hands, pile=("9S",), suit=None, uncalled=())
    table = await club.play(club.tables.get(table.id), "5S")
    assert (state_of(club, table).uncalled, state_of(club, table).turn) == ((0,), 1)
    return table


async def test_somebody_who_is_not_on_turn_catches_a_forgotten_call(club: Club):
    table = await one_card_left(club)
    club.told.clear()
    caught = await club.tables.act(table.id, CLEO.id, None, Catch(0))
    assert await club.stored() == [caught]
    assert club.told == [table.id]
    assert counts(club, table) == [3, 3, 3], "Ada has drawn two"
    assert state_of(club, table).turn == 1, "it is Ben's turn as before"
    with pytest.raises(IllegalAction):
        await club.tables.act(table.id, BEN.id, None, Catch(0))


async def test_being_caught_makes_no_question_stale_and_no_turn_longer(club: Club):
    table = await one_card_left(club)
    asked = state_of(club, table).asked
    club.clock.time += 100
    await club.tables.act(table.id, CLEO.id, None, Catch(0))
    assert club.due_in(table.id) == CALM.turn - 100
    await club.tables.act(table.id, BEN.id, asked, Play(("9S",)))
    assert counts(club, table) == [3, 2, 3]


async def test_who_is_away_or_sits_elsewhere_catches_nobody(club: Club):
    table = await one_card_left(club)
    await club.tables.leave(table.id, CLEO.id)
    for who, why in ((CLEO, r"Press \*\*Come back\*\* first"), (STRANGER, "not at table")):
        with pytest.raises(Refused, match=why):
            await club.tables.act(table.id, who.id, None, Catch(0))
    assert counts(club, table)[0] == 1


# Bluffing


async def a_joker_is_laid(club: Club, *, bluff: bool = True) -> Table:
    """Ada lays a joker, though the Nine of spades would fit if she bluffs; Ben may challenge it."""
    table = await club.match(ADA, BEN, CLEO, house_rules=KINGS)
    hands = (("R*", "9S" if bluff else "3C", "4D", "6D"), ("7D", "8C", "TC"), ("TD", "9C", "KC"))
    await club.put(table.id, hands=hands, pile=("9H",), suit=None, uncalled=())
    table = await club.tables.act(table.id, ADA.id, None, Play(("R*",), "C"))
    pending = state_of(club, table).pending
    assert isinstance(pending, Doubt)
    assert (pending.player, state_of(club, table).turn) == (0, 1)
    return table


async def test_the_computer_answers_for_who_has_left(club: Club):
    table = await a_joker_is_laid(club)
    await club.tables.leave(table.id, BEN.id)
    assert club.due_in(table.id) == 2 * CALM.computer, "Ada may take the joker back meanwhile"
    await club.time_passes(table.id)
    assert not isinstance(state_of(club, table).pending, Doubt)


# After a restart every step is asked again


async def a_suit_to_name(club: Club) -> Table:
    table = await club.match(ADA, BEN)
    return await club.put(table.id, pile=("8S",), suit=None, pending=Naming())


async def a_card_to_give(club: Club) -> Table:
    """Ada has laid the Ace of spades and may give the others a card."""
    table = await club.match(ADA, BEN, CLEO, house_rules=KINGS)
    hands = (("AS", "4D", "5D", "6D"), ("7D", "8C", "TC"), ("TD", "9C", "KC"))
    await club.put(table.id, hands=hands, pile=("9S",), suit=None, uncalled=())
    return await club.tables.act(table.id, ADA.id, None, Play(("AS",)))


async def a_second_card_to_give(club: Club) -> Table:
    table = await a_card_to_give(club)
    return await club.tables.act(table.id, ADA.id, None, Give("4D"))


async def a_drawn_card_to_lay(club: Club) -> Table:
    """Ada has drawn a card that fits: in Kings Reverse she has to lay it."""
    table = await club.match(ADA, BEN, CLEO, house_rules=KINGS)
    hands = (("4D", "5D"), ("7D", "8C"), ("TD", "9C"))
    stock = ("3C", "3H", "2S")
    await club.put(table.id, hands=hands, pile=("9S",), stock=stock, suit=None, uncalled=())
    table = await club.tables.act(table.id, ADA.id, None, Draw())
    assert state_of(club, table).drawn == ("2S",)
    return table


@pytest.mark.parametrize(
    ("arrange", "pending", "answer"),
    [
        (a_suit_to_name, Naming, Nominate("D")),
        (a_card_to_give, Giving, Give("5D")),
        (a_card_to_give, Giving, Decline()),
        (a_second_card_to_give, Giving, Give("6D")),
        (a_joker_is_laid, Doubt, Accept()),
        (a_joker_is_laid, Doubt, Challenge()),
        (a_drawn_card_to_lay, type(None), Play(("2S",))),
    ],
)
async def test_a_step_is_the_same_before_and_after_a_restart(
    club: Club, arrange: Callable[[Club], Awaitable[Table]], pending: type, answer: Action
):
    table = await arrange(club)
    asked = state_of(club, table)
    assert isinstance(asked.pending, pending)
    seat = table.seats[asked.turn]
    game = [club.tables.view(table, number) for number in (None, *range(len(table.seats)))]
    await club.restart()
    again = club.tables.get(table.id)
    assert state_of(club, again) == asked
    assert [club.tables.view(again, number) for number in (None, *range(len(table.seats)))] == game
    assert seat.member is not None
    answered = await club.tables.act(table.id, seat.member, asked.asked, answer)
    assert answered.moves == table.moves + 1
    assert await club.stored() == [answered]


async def test_a_computer_does_not_show_by_its_pause_who_has_forgotten_the_call(club: Club):
    table = await club.match(ADA, BEN, computers=("steady",), house_rules=HouseRules("kings-reverse"))
    waits = []
    for uncalled in ((), (0,)):
        await club.put(table.id, turn=2, hands=(("5C",), ("6C", "7C"), ("8C", "9C")), uncalled=uncalled, debt=0)
        waits.append(club.due_in(table.id))
    assert waits[0] == waits[1] == club.tables.pauses.call
