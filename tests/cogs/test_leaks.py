"""No card is told to the log, whatever goes wrong."""

import logging
from unittest.mock import Mock

import pytest

from tests.cogs.server import Server, answer, best_play, do_by_buttons, press
from tests.pages.positions import in_play
from tests.pages.test_leaks import named_in

OURS = ("bot", "eights", "cogs", "db", "engine", "service")
pytestmark = pytest.mark.logs_errors


async def test_the_log_holds_no_card(server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch):
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    _, (hand, bens, _) = await in_play(server, "AS R* 3C 4C 5C", "5H 7D 6D", "5S 7S 6S", top="9S", game="kings-reverse")
    for _ in range(3):
        server.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
        server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    await press(server.ada, hand, "A♠", "3♣")
    await server.say(server.ada, "card give", card="4C")
    await server.position("R* 9S 3C", "5H 7D 6D", "5S 7S 6S", top="9H")
    await server.say(server.ada, "card play", card="joker", suit="D")
    await server.say(server.ben, "card challenge")
    await server.say(server.ben, "card ask", about="why-not", card="7D")
    server.forge(bens, "b:1::rule-value.effects.8S")
    await press(server.ben, bens, "Forged")
    await server.env.advance_time(15)
    await server.close(server.ada)
    people = [server.ada, server.ben]
    await server.begin(*people, target=50)
    await server.position("9S 3S KD", "9C 7H 6H", top="9H")
    for _ in range(8):
        state = server.table().state
        if state.phase != "play":
            break
        hand = answer(await people[state.turn].slash(server.channel, "eights hand"))
        await do_by_buttons(people[state.turn], server, hand, best_play(server.table(), state.turn))

    with monkeypatch.context() as patch:
        patch.setattr(server.bot.services.tables.store, "writing", Mock(side_effect=ValueError("oh dear")))
        await server.say(server.ada, "eights leave")
    ours = [record for record in caplog.records if record.name.split(".")[0] in OURS]
    assert ours  # or this test would say nothing
    for record in ours:
        assert not named_in(record.getMessage()), record
