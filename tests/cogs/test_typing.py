"""Whatever can be pressed can be typed, for those who cannot press."""

from tests.cogs.server import Server, answer, press, text


async def test_what_a_table_shows_by_button_it_shows_by_command(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben)
    for what in ("scores", "pile", "log", "details"):
        server.forge(hand, f"b:1::{what}")
        pressed = text(answer(await press(server.ada, hand, "Forged")))
        assert await server.say(server.ada, "eights show", what=what) == pressed, what
