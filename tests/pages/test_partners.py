"""Partners sit opposite each other, share a total and no card; the draw for the deal; the settlement at the end."""

from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.pages.positions import in_play, missing


async def four(server: Server):
    """Ada and Cleo against Ben and Dora."""
    return await server.begin(server.ada, server.ben, server.cleo, await server.newcomer("Dora"), game="eights")


async def test_who_is_out_waits_for_the_partner(server: Server):
    table, (hand, bens, cleos, _) = await four(server)
    drawn = next(line for line in text(table).splitlines() if "The lowest card deals" in line)
    names = [seat.name for seat in server.table().seats]
    assert all(name in drawn for name in names)
    assert f"{names[server.table().state.dealer]} dealt 5 cards each" in text(table).replace("*", "")
    await server.position("9S", "9C 7C", "5S KD", "2D 3D", totals=(10, 20, 10, 20))
    await press(server.ada, hand, "9♠")
    assert missing(table, "**Ada** 9♠ → is out", "**Ada** · out · 10 points · with Cleo", "**Ben’s turn**") == []
    assert "Waiting for" in text(hand)
    assert labels(hand) == ["Take back 9♠", "Refresh", "More"]
    await server.position("", "9C 7C", "9S", "2D 3D", turn=2)
    await press(server.cleo, cleos, "9♠")
    assert missing(table, "## Ada and Cleo win round 1!", "**2** · **Ben and Dora** · 41 points\n") == []
    assert "\n-# Dora · left with 2♦ 3♦: +21\n" in text(table), "each partner has a line"
    assert server.table().state.totals == (10, 41, 10, 41)
    assert "Cleo went out." in text(table)
    assert "Cleo went out." in text(bens)


async def test_they_win_together_and_the_losers_pay(server: Server):
    table, (hand, *_) = await four(server)
    await server.position("9S", "9C 7C", "", "2D 3D", totals=(10, 90, 10, 90))
    await press(server.ada, hand, "9♠")
    shown = text(table)
    assert shown.startswith("## Ada and Cleo win!\n-# Table 1 · Eights\n")
    assert "**1** · **Ada and Cleo** · 10 points · 1 round won" in shown
    assert "**2** · **Ben and Dora** · 111 points" in shown
    # 101 points make 110, and 100 more for the match: each loser pays the opponent on the right 21 units.
    sheet = text(answer(await press_more(server.ben, table, "Scores")))
    pays = ("Ben pays Ada 21 units for 210 points.", "Dora pays Cleo 21 units for 210 points.")
    assert missing(shown, *pays) + missing(sheet, *pays) == []
    await press(server.ada, table, "Rematch")
    assert "**Team 1**\n**1** · **Ada** · host\n**3** · **Cleo**\n**Team 2**" in text(server.shown())


async def test_drawing_goes_on_until_a_card_fits(server: Server):
    table, (hand, _) = await in_play(server, "4S 5S KD", "9C 7C", stock=("6H", "QD", "2C", "3C"), game="eights")
    assert labels(hand) == ["Draw until you can play", "Why not?", "More"]
    await press(server.ada, hand, "Draw until you can play")
    assert "**Ada** drew 4" in text(table)
    assert "**You drew 3♣ 2♣ Q♦ 6♥.**" in text(hand)
    assert "Q♦" not in text(table)
    assert "**Ada’s turn** · drew and is deciding" in text(table)
    assert labels(hand)[0] == "6♥"
