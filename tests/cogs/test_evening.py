"""A whole match against computers that take their time."""

from tests.cogs.server import Server, best_play, do_by_buttons, press, text


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
    assert "No one is on the leaderboard yet" in await server.say(server.ada, "eights leaderboard")
    told = await server.say(server.ada, "eights leaderboard", player=server.ada)
    assert told == "### Ada\nNo matches that count yet."
