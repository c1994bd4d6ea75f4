"""What moves by itself, and what stays still."""

import asyncio

import pytest

from cogs.ui.answer import Answer
from service.tables import Pauses
from tests.cogs.house import House, answer, at_once, id_of, labels, press, text


async def three(house: House):
    table, hands = await house.begin(house.ada, house.ben, house.cleo)
    await house.position("9S 4S KD", "9C 7H 6H", "KH 3D 3C", top="9H")
    return table, hands


def edit_slowly(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message of the first table takes ten seconds to be edited."""
    edit = house.bot.publisher._edit

    async def slow(table, *args):
        await asyncio.sleep(10 if table.id == 1 else 0)
        await edit(table, *args)

    monkeypatch.setattr(house.bot.publisher, "_edit", slow)


def redrawn(house: House, since: int) -> int:
    return len(house.requests("PATCH", "/messages/@original", since))


async def test_only_the_hand_whose_turn_comes_is_redrawn(house: House):
    _, (hand, bens, cleos) = await three(house)
    since = len(house.env.http_requests)
    before = text(cleos)
    await press(house.ada, hand, "9♠")
    assert redrawn(house, since) == 1  # Ben's; Ada's was answered
    assert "Your turn" in text(bens)
    assert text(cleos) == before


async def test_a_call_moves_nobody_elses_hand(house: House):
    table, (hand, bens, cleos) = await house.begin(house.ada, house.ben, house.cleo)
    await house.position("9S 4S", "9C 7H 6H", "KH 3D 3C", top="9H")
    await press(house.ada, hand, "9♠")
    before, since = (text(bens), text(cleos)), len(house.env.http_requests)
    await press(house.ada, table, "Last card!")
    assert redrawn(house, since) == 1  # Ada's own, where the button is gone
    assert labels(hand) == ["Refresh"]
    assert (text(bens), text(cleos)) == before


async def test_cards_that_come_out_of_turn_are_shown(house: House):
    table, (hand, bens, _) = await house.begin(house.ada, house.ben, house.cleo)
    await house.position("9S 4S", "9C 7H 6H", "KH 3D 3C", top="9H")
    await press(house.ada, hand, "9♠")
    await press(house.ben, bens, "Draw 1 card")  # Ada forgot the call
    assert "**3 cards**" in text(hand)
    assert "did not say" in text(table)


async def test_coming_and_going_of_others_moves_no_hand(house: House):
    _, (hand, _, _) = await three(house)
    before, since = text(hand), len(house.env.http_requests)
    await house.say(house.ben, "table leave")
    assert redrawn(house, since) == 1  # Ben's own
    assert text(hand) == before


async def test_pressing_my_hand_again_follows_the_newer_one(house: House):
    table, (hand, bens, _) = await three(house)
    newer = answer(await press(house.ben, table, "My hand"))
    await press(house.ada, hand, "9♠")
    assert "Your turn" in text(newer)
    assert "Wait for your turn" in text(bens)


async def test_a_public_button_is_answered_by_the_hand_that_is_open(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S", "9C 7H 6H", top="9H")
    await press(house.ada, hand, "9♠")
    result = await press(house.ada, table, "Last card!")
    assert result.acknowledged
    mine = [message for message in house.channel.history(viewer=house.ada) if message.flags.ephemeral]
    assert len(mine) == 2  # the answer to /table open, and the one hand


@pytest.mark.pauses(Pauses(computer=30, call=60, round=90, turn=9000, wait=90000))
async def test_while_an_edit_is_slow_only_the_newest_state_is_shown_next(house: House, monkeypatch: pytest.MonkeyPatch):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    edit_slowly(house, monkeypatch)
    since = len(house.env.http_requests)
    await press(house.ada, hand, "9♠")
    for _ in range(3):
        await press(house.ben, answer(await press(house.ben, table, "My hand")), "Draw 1 card")
        await press(house.ada, answer(await press(house.ada, table, "My hand")), "Draw 1 card")
    assert "**Ada** is on turn" in text(table)  # nothing of it is shown yet, and nobody had to wait
    await house.env.advance_time(10)
    assert len(house.requests("PATCH", f"/channels/{house.channel.id}/messages/{table.id}", since)) == 1
    await house.env.advance_time(10)
    assert len(house.requests("PATCH", f"/channels/{house.channel.id}/messages/{table.id}", since)) == 2
    assert "**Ben** · 6 cards" in text(table)
    await house.env.advance_time(30)
    assert len(house.requests("PATCH", f"/channels/{house.channel.id}/messages/{table.id}", since)) == 2


async def test_a_slow_table_does_not_slow_another(house: House, monkeypatch: pytest.MonkeyPatch):
    first, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    second, (other, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    edit_slowly(house, monkeypatch)
    await press(house.ada, hand, "9♠")
    await press(house.ada, other, "9♠")
    assert "**Ada** is on turn" in text(first)
    assert "**Ben** is on turn" in text(second)
    await house.env.advance_time(10)
    assert "**Ben** is on turn" in text(first)


@pytest.mark.pauses(Pauses(computer=30, call=60, round=90, turn=9000, wait=90000))
async def test_hands_work_long_after_discord_has_forgotten_their_token(house: House):
    """Trap B: discord.py lets the views of ephemeral messages time out after 900 seconds."""
    table, (hand, bens) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    await house.env.advance_time(1000)
    await press(house.ada, hand, "9♠")
    await press(house.ben, bens, "Refresh")
    await press(house.ben, bens, "9♣")
    assert "9♣** on top" in text(table)
    assert "### Pile" in text(answer(await press(house.cleo, table, "Pile")))


async def test_an_older_hand_goes_away_when_a_newer_one_is_shown(house: House):
    """Two hands of one person would tell two stories."""
    _, (hand, bens) = await house.begin(house.ada, house.ben)
    newer = answer(await house.ada.slash(house.channel, "hand"))
    shown = [message.id for message in house.channel.history(viewer=house.ada)]
    assert newer.id in shown
    assert hand.id not in shown
    assert bens.id in [message.id for message in house.channel.history(viewer=house.ben)]


async def test_a_slow_table_message_holds_no_hand_up(house: House, monkeypatch: pytest.MonkeyPatch):
    """A channel at its limit makes edits wait; hands have no such limit."""
    table, (hand, bens) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    edit_slowly(house, monkeypatch)
    await press(house.ada, hand, "9♠")
    await press(house.ben, bens, "9♣")
    assert "Your turn" in text(hand)
    assert "Ada plays" not in text(table)
    await house.env.advance_time(20)
    assert "Ben plays 9♣" in text(table)


async def test_a_hand_that_was_shown_too_late_is_shown_anew(house: House, monkeypatch: pytest.MonkeyPatch):
    """The table moves on while the answer with the hand is on its way."""
    _, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    send = Answer._send

    async def send_late(self, page):
        if self.interaction.user.id == house.ben.id:
            await asyncio.sleep(1)
        await send(self, page)

    monkeypatch.setattr(Answer, "_send", send_late)
    with at_once(house.env):
        late = await house.ben.slash(house.channel, "hand")
        await house.ada.click(hand, custom_id=id_of(hand, "9♠"))
    await house.env.settle()
    await house.env.advance_time(2)
    assert "Your turn" in text(answer(late))


async def test_a_message_that_could_not_be_edited_is_edited_later(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    await press(house.ada, hand, "9♠")
    assert "**Ada** is on turn" in text(table)
    await house.env.advance_time(11)
    assert "**Ben** is on turn" in text(table)


async def test_a_thread_that_sleeps_gets_the_table_anew(house: House):
    """An edit does not wake an archived thread, a new message does."""
    table, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    await press(house.ada, hand, "9♠")
    assert house.shown().id != table.id
    assert "**Ben** is on turn" in text(house.shown())


async def test_a_table_that_moves_on_while_it_is_posted_is_shown_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    _, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    place = house.bot.tables.place_message

    async def place_late(*args):
        await asyncio.sleep(1)
        await place(*args)

    monkeypatch.setattr(house.bot.tables, "place_message", place_late)
    with at_once(house.env):
        await house.ben.slash(house.channel, "table show")
        await house.ada.click(hand, custom_id=id_of(hand, "9♠"))
    await house.env.settle()
    await house.env.advance_time(2)
    assert "**Ben** is on turn" in text(house.shown())


async def test_a_closed_table_whose_message_could_not_be_edited_says_so_later(house: House):
    table, _ = await house.begin(house.ada, house.ben)
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    await house.say(house.ada, "table close")
    assert "This table is closed" not in text(table)
    await house.env.advance_time(11)
    assert "This table is closed" in text(table)


async def test_what_discord_refuses_is_not_asked_again(house: House):
    """Refusals count: too many of them, and the bot is shut out."""
    _, (hand, _) = await house.begin(house.ada, house.ben)
    await house.position("9S 4S KD", "9C 7H 6H", top="9H")
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=9)
    since = len(house.env.http_requests)
    await press(house.ada, hand, "9♠")
    await house.env.advance_time(25)
    assert len(house.requests("PATCH", f"/channels/{house.channel.id}/messages/{house.shown().id}", since)) == 1
