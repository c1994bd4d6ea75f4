"""Whole matches, as people play them."""

import pytest

from engine.core.actions import Call
from model.tables.due import Pauses
from tests.cogs.server import Server, answer, best_play, do_by_buttons, press, text


async def test_a_match_against_computers_that_take_their_time(server: Server):
    table, (hand,) = await server.begin(server.ada, target=10, bots=2)
    for _ in range(200):
        state = server.table().state
        if state.phase == "over":
            break
        if state.phase == "deal":
            await press(server.ada, table, "Ready")
        elif state.turn == 0:
            await do_by_buttons(server.ada, server, hand, best_play(server.table(), 0))
        else:
            assert "’s turn**" in text(server.shown())
            await server.env.advance_time(60)
    assert " wins" in text(server.shown())
    board = text(answer(await server.ada.slash(server.channel, "eights leaderboard")))
    assert "No one is on the leaderboard yet" in board
    stats = text(answer(await server.ada.slash(server.channel, "eights leaderboard", player=server.ada)))
    assert stats == "### Ada\nNo matches that count yet."


@pytest.mark.pauses(Pauses(computer=0, call=0, round=0, turn=600, wait=5000))
async def test_a_match_against_computers_that_move_at_once(server: Server):
    table, (hand,) = await server.begin(server.ada, target=10, bots=1)
    await server.position("KS 3S 8H", "KH QD 4C", top="9S")
    for _ in range(100):
        state = server.table().state
        if state.phase == "over":
            break
        # Whenever somebody can look, it is the person's turn: the computer has moved and the next round is dealt.
        assert (state.phase, state.turn) == ("play", 0)
        action = best_play(server.table(), 0)
        await (
            press(server.ada, table, "Last card!")
            if action == Call()
            else do_by_buttons(server.ada, server, hand, action)
        )
    assert " wins" in text(server.shown())
