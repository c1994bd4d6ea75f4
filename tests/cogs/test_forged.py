"""Custom ids that the bot never gave out: always answered, and nothing changes."""

import pytest

from cogs.ui.presses import first_number
from tests.cogs.server import Server, answer, at_once, id_of, labels, press, text

pytestmark = pytest.mark.usefixtures("undrawn")

HUGE = "9" * 15
ANSWERS = {
    "b:1::dance": "I don’t know that button.",
    f"b:{HUGE}::hand": "This table is closed.",
    f"b:{HUGE}::more": "This table is closed.",
    f"b:{HUGE}::rules": "This table is closed.",
    f"b:{HUGE}:3:play.9S": "This table is closed.",
    "b:1:999999999:play.9S": "The table has moved on.",
    "b:1::play.QC": "You don’t have Q♣.",
    "b:1::play.9C": "You don’t have 9♣.",  # Ben's
    "b:1::play": "You haven’t picked a card to play.",
    "b:1::play.zz.__": "You haven’t picked a card to play.",
    "b:1::play.４S": "You haven’t picked a card to play.",
    "b:1::play.9S.4S": "You can play only one card in a turn.",
    "b:1::play.9S.H": "9♠ isn’t wild, so it doesn’t change the suit.",
    "b:1::play.9S.call": "Say “last card” only with the play that leaves you one card.",
    "b:1::nominate.zz": "There’s no suit to pick now.",
    "b:1::nominate": "There’s no suit to pick now.",
    "b:1::pass": "You can pass only when",
    "b:1::start": "This match has already started.",
    "b:1::computer": "The match has started, so you can’t add a bot.",
    "b:1::rematch": "You can rematch once this match ends.",
    "b:1::ready": "No round is waiting to start now.",
    "b:1::join": "You’re already at this table.",
    "b:1::remove": "The seats have changed.",
    "b:1::remove.7": "The seats have changed.",
    "b:0::board": "This leaderboard isn’t there any more.",
    "b:0::board.matches.all.x": "This leaderboard isn’t there any more.",
    "b:0::board.matches.all.99999999999999999999": "This leaderboard isn’t there any more.",
    "b:0::board.name--.all.0": "This leaderboard isn’t there any more.",
    "b:0::board.matches.eternity.0": "This leaderboard isn’t there any more.",
}
NO_IDS = (
    "b:1::play." + "x" * 21,  # a word that is too long
    "b:1::" + "x" * 21,
    "b:" + "1" * 16 + "::hand",
    "b:1:" + "1" * 10 + ":hand",
    "b:1::HAND",
    "b:one::hand",
    "b:1::play.9S; drop",
    "somebody else's button",
)


async def seated(server: Server):
    table, hands = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H")
    return table, hands


async def test_a_forged_button_is_answered_and_changes_nothing(server: Server):
    table, _ = await seated(server)
    before = server.table()
    for forged, said in ANSWERS.items():
        server.forge(table, forged)
        result = await server.ada.click(table, custom_id=forged)
        assert result.ephemeral, forged
        assert said in text(answer(result)), forged
        assert server.table() == before, forged


async def test_what_is_no_id_of_ours_reaches_nobody(server: Server):
    table, _ = await seated(server)
    before = server.table()
    for forged in NO_IDS:
        server.forge(table, forged)
        assert not (await server.ada.click(table, custom_id=forged)).acknowledged, forged
        assert server.table() == before, forged


async def test_the_question_of_another_table_is_not_answered_here(server: Server):
    _, (first, _) = await seated(server)
    _, (second, _) = await server.begin(server.ada, server.ben)
    await server.position("9S 4S KD", "9C 7H 6H", top="9H", asked=77)
    server.forge(second, id_of(first, "9♠").replace("b:1:", "b:2:"))
    await press(server.ada, second, "Forged")
    assert "The table has moved on." in text(second)
    assert server.table().state.pile == ("9H",)
    assert server.bot.tables.get(1).state.pile == ("9H",)


async def test_a_button_of_somebody_elses_hand_does_not_play_it(server: Server):
    _, (hand, bens) = await seated(server)
    server.forge(bens, id_of(hand, "9♠"))
    await press(server.ben, bens, "Forged")
    assert "You don’t have 9♠." in text(bens)
    assert "9♠" not in labels(bens)
    assert server.table().state.pile == ("9H",)


async def test_many_forgeries_at_once_are_all_answered(server: Server):
    table, _ = await seated(server)
    before = server.table()
    server.forge(table, "b:1::dance", "b:1:0:draw", "b:1:1:pass", "b:1::nominate.S", f"b:{HUGE}::call")
    with at_once(server.env):
        results = [
            await server.ada.click(table, custom_id=forged)
            for forged in ("b:1::dance", "b:1:0:draw", "b:1:1:pass", "b:1::nominate.S", f"b:{HUGE}::call")
        ]
    await server.env.settle()
    assert all(result.acknowledged and result.ephemeral for result in results)
    assert server.table() == before


def test_no_number_is_too_long_to_be_read():
    assert first_number(("12", "3")) == first_number(("000012",)) == 12
    assert first_number(()) == first_number(("",)) == first_number(("-1",)) == first_number(("1" * 7,)) == 0
    assert first_number(("1" * 6,)) == 111111
