"""Taking back the last play: by the button in the hand, by the command, and with the answers of the others."""

import pytest

from engine.core.actions import TakeBack
from tests.cogs.server import Server, answer, id_of, labels, press, press_more, text

pytestmark = pytest.mark.usefixtures("undrawn")

HANDS = "5H 6H 7C", "5S 7S 6H", "4H 9D 6C"


async def slip(server: Server, *others, **wish):
    """Ada has just played a Six; the hands of all who are here."""
    table, hands = await server.begin(server.ada, *others, **wish)
    await server.position(*HANDS[: len(server.table().seats)], top="9H")
    await press(server.ada, hands[0], "6♥")
    return table, hands


def adas_cards(server: Server) -> list[str]:
    return sorted(server.table().state.hands[0])


async def test_among_bots_the_button_takes_the_card_back(server: Server):
    table, (hand,) = await slip(server, bots=2)
    assert "Take back 6♥" in labels(hand)
    await press(server.ada, hand, "Take back 6♥")
    assert adas_cards(server) == ["5H", "6H", "7C"]
    assert "**9♥**" in text(table)
    assert "took it back" in text(table)
    assert "Your turn" in text(hand)
    assert "Take back 6♥" not in labels(hand)
    assert "took it back" in await server.say(server.ada, "eights show", what="log")


async def test_the_command_does_the_same(server: Server):
    await slip(server, bots=2)
    assert "Your turn" in await server.say(server.ada, "card take-back")
    assert adas_cards(server) == ["5H", "6H", "7C"]
    assert "There’s nothing you can take back now." in await server.say(server.ada, "card take-back")


async def test_people_are_asked_at_the_table_and_in_their_hands(server: Server):
    table, (hand, bens, cleos) = await slip(server, server.ben, server.cleo)
    assert not {"Agree", "No"} & {*labels(table), *labels(bens)}
    await press(server.ada, hand, "Take back 6♥")
    assert "**You asked to take back 6♥.** Waiting for Ben and Cleo · ends <t:" in text(hand)
    assert "Take back 6♥" not in labels(hand)
    assert not {"Agree", "No"} & {*labels(hand)}
    assert "**Ada wants to take back 6♥.** Waiting for Ben and Cleo · ends <t:" in text(table)
    for shown in (bens, cleos):
        assert "**Ada wants to take back 6♥.** Agree, or say no · ends <t:" in text(shown)
    for shown in (table, bens, cleos):
        assert {"Agree", "No"} <= {*labels(shown)}
    await press(server.ben, table, "Agree")
    assert "Waiting for Cleo · ends" in text(table)
    assert "Agree" not in labels(bens)
    assert "Waiting for Cleo · ends" in text(bens)
    await press(server.cleo, cleos, "Agree")
    assert adas_cards(server) == ["5H", "6H", "7C"]
    assert "took it back" in text(table)
    assert "wants to take back" not in text(table) + text(bens) + text(cleos)
    assert "Your turn" in text(hand)


async def test_a_no_is_told_to_who_asked(server: Server):
    table, (hand, bens) = await slip(server, server.ben)
    await press(server.ada, hand, "Take back 6♥")
    await press(server.ben, bens, "No")
    assert adas_cards(server) == ["5H", "7C"]
    assert "Not everyone agreed, so your card stays played." in text(hand)
    assert "Take back 6♥" not in labels(hand)
    assert "Ada asked to take a card back, but it stays played." in text(table)
    assert "Agree" not in labels(table)


async def test_the_answer_can_be_typed(server: Server):
    _, (hand, _) = await slip(server, server.ben)
    assert "No one is asking to take a card back" in await server.say(server.ben, "card take-back", answer="agree")
    await press(server.ada, hand, "Take back 6♥")
    await server.say(server.ben, "card take-back", answer="agree")
    assert adas_cards(server) == ["5H", "6H", "7C"]


async def test_a_card_played_meanwhile_answers_and_a_late_yes_is_told_so(server: Server):
    table, (hand, bens, cleos) = await slip(server, server.ben, server.cleo)
    await press(server.ada, hand, "Take back 6♥")
    at_the_table, in_hand = id_of(table, "Agree"), id_of(cleos, "Agree")
    await press(server.ben, bens, "6♥")
    server.forge(table, at_the_table)
    server.forge(cleos, in_hand)
    late = await server.cleo.click(table, custom_id=at_the_table)
    assert "No one is asking to take a card back any more." in text(answer(late))
    await server.cleo.click(cleos, custom_id=in_hand)
    assert "❗ No one is asking to take a card back any more." in text(cleos)
    assert "Your turn" in text(cleos)
    assert "Agree" not in labels(table)
    assert "wants to take back" not in text(hand)
    assert "Take back 6♥" in labels(bens), "now it’s Ben’s card"
    assert "No one is asking" in await server.say(server.cleo, "card take-back", answer="agree")


async def test_who_only_watches_has_no_say(server: Server):
    table, (hand, _) = await slip(server, server.ben)
    await press(server.ada, hand, "Take back 6♥")
    assert "You’re not at table 1" in text(answer(await press(server.cleo, table, "Agree")))


async def test_the_host_turns_it_off_for_the_table(server: Server):
    table = await server.open(server.ada, bots=1)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Taking back is on")
    assert "Taking back is off" in labels(page)
    await press(server.ada, table, "Start")
    hand = answer(await press(server.ada, table, "My hand"))
    await server.position(*HANDS[:2], top="9H")
    await press(server.ada, hand, "6♥")
    assert "Take back 6♥" not in labels(hand)
    assert "No play is taken back at this table." in await server.say(server.ada, "card take-back")


async def test_the_replay_shows_it_as_a_step(server: Server):
    _, (hand,) = await slip(server, bots=1)
    await press(server.ada, hand, "Take back 6♥")
    assert server.table().state.undo is None
    (course,) = await server.ask("SELECT action FROM actions ORDER BY number DESC LIMIT 1")
    assert TakeBack.__name__ in course[0]
