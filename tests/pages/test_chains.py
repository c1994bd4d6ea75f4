"""Long plays, put together press by press or typed, and cards that are played out of turn."""

from tests.cogs.server import Server, labels, press, text
from tests.pages.positions import in_play

CHAINS = {"groups": "chains"}
JUMPS = {"jump_in": True, "packs": 2}
DOZEN = "AS 2S 3S 3H 3D 3C 4C 5C 5D 6D 7D 8D"
SIGNS = "A♠ 2♠ 3♠ 3♥ 3♦ 3♣ 4♣ 5♣ 5♦ 6♦ 7♦ 8♦"


async def test_a_chain_of_a_dozen_cards_is_put_together_press_by_press_or_typed(server: Server):
    table, (hand, _) = await in_play(server, f"{DOZEN} KH QC", "5H 7H 6H", top="KS", rules=CHAINS)
    first, *others = SIGNS.split()
    await press(server.ada, hand, f"{first} …")
    for card in others:
        await press(server.ada, hand, f"+ {card}")
    assert f"**You’re playing {SIGNS}**" in text(hand)
    await press(server.ada, hand, "Play these 12 cards", "♥ Hearts")
    assert server.table().state.pile == ("KS", *DOZEN.split())
    assert f"**Ada** {SIGNS} → hearts" in text(table)
    await server.position(f"{DOZEN} KH QC", "5H 7H 6H", top="KS")
    assert await server.offered(server.ada, "card play", "card", DOZEN[:-3] + " ") == [DOZEN]
    await server.say(server.ada, "card play", card=DOZEN, suit="H")
    assert server.table().state.pile == ("KS", *DOZEN.split())


async def test_a_card_is_played_out_of_turn_by_who_holds_the_very_same(server: Server):
    table, (adas, _, bens) = await server.begin(server.ada, server.cleo, server.ben, rules=JUMPS)
    await server.position("9S 4S KD", "5C 6C 7C", "9H 7H 6H", top="9H")
    assert "**You hold 9♥ too.** Jump in before anyone plays on it." in text(bens)
    assert labels(bens)[0] == "Jump in: 9♥"
    assert "9♥" not in labels(bens)
    assert "Jump in" not in text(adas) + text(table) + " ".join(labels(adas) + labels(table))
    await press(server.ben, bens, "Jump in: 9♥")
    assert server.table().state.pile[-2:] == ("9H", "9H")
    assert "**Ben** jumped in · 9♥" in text(table)
    assert server.table().state.turn == 0
    await server.position("9S 4S KD", "5C 6C 7C", "9H 7H 6H", top="9H")
    await server.say(server.ben, "card play", card="9H")
    assert server.table().state.pile[-2:] == ("9H", "9H"), "typed too"
