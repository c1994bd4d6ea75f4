"""What the table, the hand and the log tell of what happened."""

import pytest

from model.tables.due import Pauses
from tests.cogs.server import Server, answer, press, press_more, text

pytestmark = pytest.mark.usefixtures("undrawn")


# The log


async def test_the_log_tells_the_whole_round_with_names_after_a_restart_too(server: Server):
    _, (hand, bens) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", stock=("2D", "3S"))
    await press(server.ada, hand, "9♠")
    await press(server.ben, bens, "Draw and end turn")
    await server.restart()
    for who, drew in ((server.ada, "**Ben** drew 1"), (server.ben, "**You** drew 3♠"), (server.cleo, "**Ben** drew 1")):
        result = await press_more(who, server.shown(), "Log")
        assert drew in text(answer(result))
        assert ("**You** 9♠" if who is server.ada else "**Ada** 9♠") in text(answer(result))


async def test_coming_and_going_is_told_with_who_did_it(server: Server):
    table, _ = await server.begin(server.ada, server.ben, server.cleo)
    await server.say(server.ada, "eights leave")
    assert "Ada left. A bot took over." in text(table)
    assert "Ben is the host now." in text(table)
    await press(server.ada, table, "Come back")
    assert "Ada is back." in text(table)
    await server.restart()
    log = text(answer(await press_more(server.cleo, server.shown(), "Log")))
    assert "Ada left. A bot took over.\nBen is the host now.\nAda is back." in log


@pytest.mark.pauses(Pauses(computer=9000, call=9000, round=90, turn=100, wait=90000))
async def test_who_runs_out_of_time_is_told_and_can_come_back(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    await server.env.advance_time(101)
    assert "Ada ran out of time. A bot took over." in text(table)
    assert "You ran out of time. A bot is playing for you." in text(hand)
    await press(server.ada, hand, "Come back")
    assert "Ada is back." in text(table)


@pytest.mark.pauses(Pauses(computer=9000, call=9000, round=90, turn=100, wait=90000))
async def test_players_read_their_own_absence_once_and_not_after_they_are_back(server: Server):
    _, (hand, bens) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    await server.env.advance_time(101)
    assert text(hand).count("You ran out of time") == 1
    await press(server.ada, hand, "Come back")
    assert "Your turn" in text(hand)
    assert "ran out of time" not in text(hand)
    assert "You’re back" not in text(hand)
    assert "You’re the host now." not in text(hand)
    await press(server.ada, hand, "9♠")
    assert "Ada is back." in text(bens)
    assert "You’re the host now." in text(bens)
