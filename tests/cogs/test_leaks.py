"""No card is told to anybody who may not see it: not in texts, alt texts, custom ids, attachments, or the log."""

import logging
from typing import Any

import pytest

from engine.core.cards import Card
from tests.cogs.server import Server, answer, best_play, do_by_buttons, press
from tests.pages.test_leaks import named_in, written_in


def seen_by(server: Server, who: Any) -> set[Card]:
    """The cards that somebody can read now in any message of the channel, also in its source."""
    seen = server.channel.history(viewer=who)
    return named_in("\n".join(written_in([part.to_dict() for part in message.components]) for message in seen))


def told_in_public(server: Server, since: int) -> set[Card]:
    """The cards in all that was sent to the channel itself, whatever became of it."""
    sent = [request for request in server.env.http_requests[since:] if request.path.startswith("/channels/")]
    bodies = [request.json for request in sent if isinstance(request.json, dict)]
    return named_in("\n".join(written_in(body.get("components") or []) for body in bodies))


async def test_a_gift_is_read_by_giver_and_receiver_alone(server: Server):
    _, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    stranger = await server.newcomer("Dora")
    await server.position("AS 3C 4C 5C", "5H 7D 6D", "5S 7S 6S", top="9S")
    since = len(server.env.http_requests)
    await press(server.ada, hand, "A♠")
    await press(server.ada, hand, "3♣")
    assert "3C" in seen_by(server, server.ada) & seen_by(server, server.ben)
    assert "3C" not in seen_by(server, server.cleo) | seen_by(server, stranger)
    await press(server.ada, hand, "4♣")
    assert "4C" in seen_by(server, server.ada) & seen_by(server, server.cleo)
    assert "4C" not in seen_by(server, server.ben) | seen_by(server, stranger)
    await server.say(server.cleo, "eights show", what="pile")
    await server.say(server.cleo, "eights show", what="scores")
    assert not {"3C", "4C", "5C"} & (told_in_public(server, since) | seen_by(server, stranger))
    assert "AS" in told_in_public(server, since)


@pytest.mark.parametrize("held", ["9D 3C 4C", "2C 3C 4C"])  # the Nine would have fitted
async def test_a_challenged_hand_is_read_by_the_challenger_alone(server: Server, held):
    _, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    stranger, secret = await server.newcomer("Dora"), set(held.split())
    await server.position(f"R* {held}", "5H 7D 6D", "5S 7S 6S", top="9H", stock=("JS",) * 8)
    since = len(server.env.http_requests)
    await press(server.ada, hand, "Joker")
    await press(server.ada, hand, "♦ Diamonds")
    assert not secret & seen_by(server, server.ben)
    await press(server.ben, bens, "Challenge")
    assert secret <= seen_by(server, server.ben)
    for who in (server.cleo, stranger):
        await server.say(server.cleo, "eights show", what="pile")
        assert not (secret | {"JS"}) & seen_by(server, who)
    assert not (secret | {"JS"}) & told_in_public(server, since)
    assert ("JS" in seen_by(server, server.ben)) is (held == "2C 3C 4C")  # who drew has read it, and nobody else


async def test_a_drawn_card_and_a_new_hand_are_read_by_their_owner_alone(server: Server):
    _, (hand, bens) = await server.begin(server.ada, server.ben, game="countdown")
    await server.position("9S", "9C 7C 6D", top="9H", totals=(3, 3), stock=("KD", "QD", "JD", "TD"))
    since = len(server.env.http_requests)
    await press(server.ada, hand, "9♠")
    assert {"TD", "JD"} <= seen_by(server, server.ada)
    assert not {"TD", "JD", "QD", "KD"} & seen_by(server, server.ben)
    await press(server.ben, bens, "Draw and end turn")
    assert "QD" in seen_by(server, server.ben)
    assert "QD" not in seen_by(server, server.ada) | seen_by(server, server.cleo)
    assert not {"TD", "JD", "QD", "KD"} & told_in_public(server, since)


async def test_why_not_is_asked_in_private(server: Server):
    _, (hand, _) = await server.begin(server.ada, server.ben)
    await server.position("9S KC 4C", "QH 7H", top="9H")
    since = len(server.env.http_requests)
    await press(server.ada, hand, "Why not?")
    assert (await server.ada.slash(server.channel, "card ask", about="why-not", card="KC")).ephemeral
    assert not {"KC", "4C"} & (seen_by(server, server.ben) | seen_by(server, server.cleo))
    assert told_in_public(server, since) == set()


async def test_answers_with_cards_are_for_their_owner_alone(server: Server):
    await server.begin(server.ada, server.ben)
    await server.position("9S 3S KD", "9C 7H 6H", top="9H")
    for command, options in (("eights hand", {}), ("card play", {"card": "KC"}), ("card pass", {}), ("card draw", {})):
        result = await server.ada.slash(server.channel, command, **options)
        assert result.ephemeral, command
    for seen in server.channel.history(viewer=server.ben):
        assert "3S" not in named_in(written_in([component.to_dict() for component in seen.components]))
    for request in server.env.http_requests:
        body = request.json or {}
        if request.path.endswith("/callback") and "components" in (body.get("data") or {}):
            assert body["type"] == 7 or body["data"]["flags"] & 64, request.path


OURS = ("bot", "eights", "cogs", "db", "engine")


@pytest.mark.logs_errors
async def test_the_log_holds_no_gift_and_no_challenged_hand(server: Server, caplog: pytest.LogCaptureFixture):
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    _, (hand, bens, _) = await server.begin(server.ada, server.ben, server.cleo, game="kings-reverse")
    await server.position("AS R* 3C 4C 5C", "5H 7D 6D", "5S 7S 6S", top="9S")
    for _ in range(3):
        server.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
        server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    await press(server.ada, hand, "A♠")
    await press(server.ada, hand, "3♣")
    await server.say(server.ada, "card give", card="4C")
    await server.position("R* 9S 3C", "5H 7D 6D", "5S 7S 6S", top="9H")
    await server.say(server.ada, "card play", card="joker", suit="D")
    await server.say(server.ben, "card challenge")
    await server.say(server.ben, "card ask", about="why-not", card="7D")
    server.forge(bens, "b:1::rule-value.effects.8S")
    await press(server.ben, bens, "Forged")
    await server.env.advance_time(15)
    ours = [record for record in caplog.records if record.name.split(".")[0] in OURS]
    assert ours  # or this test would say nothing
    for record in ours:
        assert not named_in(record.getMessage()), record


@pytest.mark.logs_errors
async def test_the_log_holds_no_card(server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch):
    for name in OURS:
        caplog.set_level(logging.DEBUG, logger=name)
    _, hands = await server.begin(server.ada, server.ben, target=50)
    await server.position("9S 3S KD", "9C 7H 6H", top="9H")
    people = [server.ada, server.ben]
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    server.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008)
    for _ in range(8):
        state = server.table().state
        if state.phase != "play":
            break
        hands[state.turn] = answer(await people[state.turn].slash(server.channel, "eights hand"))
        await do_by_buttons(people[state.turn], server, hands[state.turn], best_play(server.table(), state.turn))
    act = server.bot.services.tables.store.writing

    def broken(*_: Any) -> Any:
        raise ValueError("oh dear")

    monkeypatch.setattr(server.bot.services.tables.store, "writing", broken)
    await server.say(server.ada, "eights leave")
    monkeypatch.setattr(server.bot.services.tables.store, "writing", act)
    ours = [record for record in caplog.records if record.name.split(".")[0] in OURS]
    assert ours  # or this test would say nothing
    for record in ours:
        assert not named_in(record.getMessage()), record
