"""The process is killed and started again: old messages, and a press that is half made."""

from tests.cogs.server import Server, alts, answer, labels, press, text
from tests.pages.test_rounds import AGAIN, last_card
from tests.pages.test_seats import seated


async def test_in_play_old_hands_and_the_old_table_go_on_also_in_the_middle_of_an_eight(server: Server):
    table, (hand, bens) = await seated(server)
    await server.position("8C 4S KD", "9C 7H 6S", top="9H")
    await press(server.ada, hand, "8♣")
    before = server.table()
    await server.restart()
    assert server.table().state == before.state
    await press(server.ada, hand, "♠ Spades")
    assert (server.table().state.pile[-1], server.table().state.suit) == ("8C", "S")
    assert "Waiting for" in text(hand)
    assert "**Ben’s turn**" in text(table)
    again = answer(await press(server.ben, table, "My hand"))
    await press(server.ben, again, "6♠")
    assert "Your turn" in text(hand)  # followed again since its press
    assert "Waiting for" in text(bens)  # not followed: nobody pressed it since


async def test_a_rematch_leaves_the_old_match_its_highlights_and_its_picture(server: Server):
    table, (hand, *_) = await last_card(server, server.cleo, totals=(20, 40, 2))
    await press(server.ada, hand, "9♠")
    before, picture = text(table).removesuffix(f"\n{AGAIN}"), alts(table)
    assert before.count("Biggest hand left") == 1
    await server.restart()
    await press(server.ben, table, "Rematch")
    assert text(table).startswith(f"{before}\nThe rematch is here: ")
    assert alts(table) == picture != []
    assert labels(table) == ["Replay"]
