"""Between rounds, and the final standing."""

from typing import Any

import pytest

from tests.cogs.server import Server, alts, answer, held, labels, picture_says, press, press_more, text

NINE = "last card: Nine of spades"
AGAIN = "-# Press **Rematch** to play again."
LOWEST = "-# The lowest total wins."


async def last_card(server: Server, *people, **changes):
    """Ada is about to go out."""
    table, hands = await server.begin(server.ada, server.ben, *people)
    await server.position("9S", "9C 8H 6H", *["KD KC"] * len(people), top="9H", **changes)
    return table, hands


async def test_between_rounds_everybody_sees_what_was_left_and_when_all_are_ready_the_next_is_dealt(server: Server):
    table, (hand, bens) = await last_card(server)
    await press(server.ada, hand, "9♠")
    shown = text(table)
    assert shown.startswith("## Ada wins round 1!\n-# Table 1 · Crazy Eights · Ada went out.\n")
    assert "**1** · **Ada** · went out · 0 points" in shown
    assert "**2** · **Ben** · left with 6♥ 8♥ 9♣: +65 · 65 points" in shown
    assert "Winning card: **9♠**" in shown
    assert labels(table) == ["Ready", "My hand", "More"]
    assert "Ada went out" in text(bens)
    assert labels(bens) == ["Ready", "Refresh", "More"]
    await press(server.ada, hand, "Ready")
    assert text(table).endswith("Ready: Ada")
    await press(server.ada, table, "Ready")  # twice is once
    assert server.table().state.phase == "deal"
    assert "### Your hand" in await server.say(server.ben, "eights start"), "as good as the button"
    assert server.table().state.phase == "play"
    assert "Round 2" in text(table)
    assert "**Ben** · 65 points" in text(table)
    assert "Ben (to play): 7 cards." in picture_says(table)
    assert "Ready" not in text(table)
    assert len(held(hand)) == 7
    await server.position("9S", "3C 4H", top="9H")
    await press(server.ada, hand, "9♠")
    assert text(hand).count("went out") == 1, "it tells only of the round that is over"


async def test_the_final_standing_stays_when_its_table_is_closed(server: Server):
    table, (hand, *_) = await last_card(server, server.cleo, totals=(20, 40, 2))
    await press(server.ada, hand, "9♠")
    shown, picture = text(table), alts(table)
    assert shown.splitlines()[:6] == [
        *("## Ada wins!", "-# Table 1 · Crazy Eights"),
        "**1** · **Ada** · 20 points · 1 round won",
        "**2** · **Cleo** · 22 points · 0 rounds won",
        "**3** · **Ben** · 105 points · 0 rounds won",
        "Biggest hand left: Ben with 3 cards worth 65",
    ]
    assert picture == [f"Ada wins! · by 2 points · {NINE} · 2 Cleo with 22 points · 3 Ben with 105 points"]
    assert labels(table) == ["Rematch", "Scores", "Replay", "More"]
    await server.close(server.ada)
    assert (text(table), alts(table)) == (shown.removesuffix(f"\n{AGAIN}"), picture)
    assert labels(table) == ["Replay"]


async def test_where_all_settle_in_pairs_equal_lowest_totals_share_the_match(server: Server):
    table, (hand, *_) = await server.begin(server.ada, server.ben, server.cleo, game="eights")
    await server.position("9S", "8S", "KC 9C", top="9H", totals=(50, 50, 31))
    await press(server.ada, hand, "9♠")
    shown = text(table)
    assert shown.startswith("## Ada and Cleo win!")
    assert alts(table) == [f"Ada and Cleo win! · by 50 points · {NINE} · 3 Ben with 100 points"]
    assert text(hand).startswith("## You and Cleo win!\n")
    for name in ("Ada", "Cleo"):
        assert f"**1** · **{name}** · 50 points" in shown
        assert f"Ben pays {name} 5 units for 50 points." in shown
    sheet = text(answer(await press_more(server.ben, table, "Scores")))
    assert "The lowest total wins. Players tied for lowest share the win." in sheet


async def test_the_end_says_that_the_lowest_total_wins_to_who_went_out_and_lost(server: Server):
    table, (hand, *_) = await last_card(server, server.cleo, totals=(60, 40, 2))
    await press(server.ada, hand, "9♠")
    assert text(table).startswith("## Cleo wins!")
    assert text(table).splitlines().count(LOWEST) == 1
    said = ["## Cleo wins!", "-# by 38 points · Table 1 · Crazy Eights", "**You went out. Ben +65, Cleo +20.**", LOWEST]
    assert text(hand).splitlines()[:4] == said


BLOCKED: dict[str, Any] = {"stock": ()}
KNOCKOUT, ONE, TWO = {"knockout": "at the target"}, {"scoring": "rounds"}, {"scoring": "rounds", "rounds_to_win": 2}
ENDS = [  # the game, house rules, the hands, what else is so, and what the picture says
    ("crazy-eights", {}, ("9S", "KD"), {"totals": (50, 95)}, f"by 55 points · {NINE} · 2 Ben with 105 points"),
    ("countdown", {}, ("9S", "KD"), {"totals": (1, 3)}, f"by 3 points · {NINE} · 2 Ben with 3 points"),
    ("crazy-eights", KNOCKOUT, ("9S", "KD"), {"totals": (99, 95)}, f"last one left · {NINE} · 2 Ben with 105 points"),
    ("crazy-eights", ONE, ("9S", "9C 7C"), {}, f"by 2 cards · {NINE} · 2 Ben with 2 cards"),
    ("crazy-eights", TWO, ("9S", "9C"), {"totals": (1, 0)}, f"by 2 rounds · {NINE} · 2 Ben with 0 rounds won"),
    ("eights-250", {}, ("9S", "KD"), {"totals": (245, 0)}, f"by 355 points · {NINE} · 2 Ben with 0 points"),
    ("eights-250", {}, ("6S 4C", "5D 7S"), {**BLOCKED, "totals": (248, 0)}, "by 350 points · 2 Ben with 0 points"),
]


@pytest.mark.parametrize(("game", "rules", "hands", "changes", "told"), ENDS)
async def test_the_picture_says_who_won_by_how_much_and_with_which_card(server, game, rules, hands, changes, told):
    table, (hand, bens) = await server.begin(server.ada, server.ben, game=game, rules=rules)
    await server.position(*hands, top="9H", **changes)
    if "stock" in changes:
        await press(server.ada, hand, "Pass")
        await press(server.ben, bens, "Pass")
    else:
        await press(server.ada, hand, "9♠")
    assert alts(table) == [f"Ada wins! · {told}"]
    assert text(hand).startswith(f"## You win!\n-# {told.split(' · ')[0]} · Table 1")
    assert text(bens).startswith("## Ada wins!\n-# ")
    assert labels(hand)[0] == labels(bens)[0] == "Rematch"
    assert game != "eights-250" or "lowest" not in text(table) + text(hand), "points are collected"


async def test_the_lowest_hand_wins_a_blocked_round_where_points_are_collected_without_a_winning_card(server: Server):
    table, (hand, bens) = await server.begin(server.ada, server.ben, game="eights-250")
    await server.position("6S 4C", "5D 7S", top="9H", **BLOCKED)
    await press(server.ada, hand, "Pass")
    await press(server.ben, bens, "Pass")
    shown = text(table)
    over = "## Ada wins round 1!\n-# Table 1 · Eights to 250 · No one can play or draw, so the round is"
    assert shown.startswith(over)
    assert "**1** · **Ada** · left with 6♠ 4♣: +2 · 2 points" in shown
    assert "**2** · **Ben** · left with 7♠ 5♦ · 0 points" in shown
    assert "Winning card" not in shown
