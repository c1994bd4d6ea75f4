"""Between rounds, and the final standing, also of matches of rounds won and with players who play on."""

from typing import Any

import pytest

from engine.games.house_rules import HouseRules
from tests.cogs.server import Server, alts, answer, held, labels, picture_says, press, press_more, text
from tests.pages.positions import in_play, missing
from tests.pages.test_hosting import options, pick
from tests.pages.test_me import prefer

NINE = "last card: Nine of spades"
AGAIN = "-# Press **Rematch** to play again."
LOWEST = "-# The lowest total wins."


async def last_card(server: Server, *people, **changes):
    return await in_play(server, "9S", "9C 8H 6H", *["KD KC"] * len(people), **changes)


async def test_between_rounds_everybody_sees_what_was_left_and_when_all_are_ready_the_next_is_dealt(server: Server):
    table, (hand, bens) = await last_card(server)
    await press(server.ada, hand, "9♠")
    shown = text(table)
    assert shown.startswith("## Ada wins round 1!\n-# Table 1 · Crazy Eights · Ada went out.\n")
    assert "**1** · **Ada** · went out · 0 points" in shown
    assert missing(shown, "**2** · **Ben** · left with 6♥ 8♥ 9♣: +65 · 65 points", "Winning card: **9♠**") == []
    assert labels(table) == ["Ready", "My hand", "More"]
    assert "Ada went out" in text(bens)
    assert labels(bens) == ["Ready", "Refresh", "More"]
    await press(server.ada, hand, "Ready")
    assert text(table).endswith("Ready: Ada")
    await press(server.ada, table, "Ready")  # twice is once
    assert server.table().state.phase == "deal"
    assert "### Your hand" in await server.say(server.ben, "eights start"), "as good as the button"
    assert server.table().state.phase == "play"
    assert missing(table, "Round 2", "**Ben** · 65 points") == []
    assert "Ben (to play): 7 cards." in picture_says(table)
    assert "Ready" not in text(table)
    assert len(held(hand)) == 7
    await server.position("9S", "3C 4H")
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
    table, (hand, *_) = await in_play(server, "9S", "8S", "KC 9C", totals=(50, 50, 31), game="eights")
    await press(server.ada, hand, "9♠")
    shown = text(table)
    assert shown.startswith("## Ada and Cleo win!")
    assert alts(table) == [f"Ada and Cleo win! · by 50 points · {NINE} · 3 Ben with 100 points"]
    assert text(hand).startswith("## You and Cleo win!\n")
    for name in ("Ada", "Cleo"):
        assert missing(shown, f"**1** · **{name}** · 50 points", f"Ben pays {name} 5 units for 50 points.") == []
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
    table, (hand, bens) = await in_play(server, *hands, **changes, game=game, rules=rules)
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
    table, (hand, bens) = await in_play(server, "6S 4C", "5D 7S", **BLOCKED, game="eights-250")
    await press(server.ada, hand, "Pass")
    await press(server.ben, bens, "Pass")
    shown = text(table)
    over = "## Ada wins round 1!\n-# Table 1 · Eights to 250 · No one can play or draw, so the round is"
    assert shown.startswith(over)
    assert "**1** · **Ada** · left with 6♠ 4♣: +2 · 2 points" in shown
    assert "**2** · **Ben** · left with 7♠ 5♦ · 0 points" in shown
    assert "Winning card" not in shown


async def test_where_rounds_are_won_nothing_speaks_of_points(server: Server):
    for rules, begins, wins, counted in (
        ({}, "a single game", "## Ada wins!\n", "**1** · **Ada** · went out"),
        ({"rounds_to_win": 2}, "first to win **2** rounds", "## Ada wins round 1!\n", "1 round won"),
    ):
        table, (hand, _) = await server.begin(server.ada, server.ben, rules={"scoring": "rounds", **rules})
        assert begins in text(table)
        await server.position("9S", "9C 7C 6D")
        await press(server.ada, hand, "9♠")
        assert text(table).startswith(wins)
        assert counted in text(table)
        assert "**2** · **Ben** · left with " in text(table)
        sheet = text(answer(await press_more(server.ben, table, "Scores")))
        assert ("The winner of the round wins the match." in sheet) != bool(rules)
        assert "point" not in text(table) + sheet


async def test_who_is_out_is_shown_in_order_while_the_others_play_on(server: Server):
    table, (hand, bens, _) = await in_play(server, "9S", "9C 7C", "6D 5D", rules={"play_on": True})
    await press(server.ada, hand, "9♠")
    assert missing(table, "**Ada** · out first", "is out first") == []
    await press(server.ben, bens, "9♣")
    assert "**Cleo’s turn**" in text(table)


async def test_the_target_is_one_of_rounds_where_rounds_are_counted(server: Server):
    table, page = await options(server)
    refused = await server.say(server.ben, "eights open", target=3)
    assert "must be 10 to 1000 points" in refused
    await server.replace(house_rules=HouseRules("crazy-eights", (("scoring", "rounds"),)))
    await pick(server.ada, page, "Time for a turn", "Turns: Live · 30 seconds")
    await pick(server.ada, page, "Target", "Target: 3 rounds")
    assert "first to win **3** rounds" in text(table)
    assert dict(server.table().house_rules.changes)["rounds_to_win"] == 3


async def test_an_empty_hand_is_filled_with_one_card_less_until_someone_is_down_to_nothing(server: Server):
    table = await server.open(server.ada, game="countdown")
    assert missing(table, "count down from **8** to 0", "Counts for the leaderboard once a second person joins.") == []
    await press(server.ben, table, "Join")
    hand = answer(await press(server.ada, table, "Start"))
    bens = answer(await press(server.ben, table, "My hand"))
    assert missing(table, "count down from **8** to 0", "**Ada** · 8 to go · Eights wild") == []
    await server.position("9S", "9C 7C 6D", top="9H", totals=(8, 3))
    await press(server.ada, hand, "9♠")
    assert missing(table, "**Ada** 9♠ → went out: 7 to go, drew 7", "**Ada** · 7 to go · Sevens wild") == []
    assert "**Ben** · 3 to go · Threes wild" in text(table)
    assert len(held(hand)) == 7
    assert "a new hand." in text(hand)
    assert "Ada gets a new hand" not in text(bens)
    assert "**Ben’s turn**" in text(table)
    await server.position("9S", "9C 7C 6D", top="9H", totals=(1, 3))
    await press(server.ada, hand, "9♠")
    assert text(table).startswith("## Ada wins!\n-# Table 1 · Countdown\n")
    assert missing(table, "**1** · **Ada** · 0 to go", "**2** · **Ben** · 3 to go") == []
    sheet = text(answer(await press_more(server.ben, table, "Scores")))
    assert "Everyone counts down from 8. The first to reach 0 wins." in sheet
    assert "**Place 1** · 1 of 1 match won" in await server.say(server.ada, "eights leaderboard", player=server.ada)


async def test_who_is_out_or_fell_back_is_told_from_the_break_to_the_end(server: Server):
    """Ada goes out, Ben falls back to 0 and Cleo is out of the match."""
    rules = {"knockout": "at the target", "exact_target": True}
    table, (hand, bens, cleos) = await in_play(server, "9S", "KC", "8C 2C", totals=(20, 90, 60), rules=rules)
    await press(server.ada, hand, "9♠")
    assert "**1** · **Ben** · left with K♣: total exactly 100 points, so back to 0 · 0 points" in text(table)
    assert "**3** · **Cleo** · left with 2♣ 8♣: +52 · out of the match · 112 points" in text(table)
    assert "You hit exactly 100 points and fell back to 0." in text(bens)
    assert "You’re out of the match." in text(cleos)
    assert labels(bens) == ["Ready", "Refresh", "More"]
    assert labels(cleos) == ["Refresh", "More"]
    refused = text(answer(await press(server.cleo, table, "Ready")))
    assert "You’re out of this match, so the next round doesn’t wait for you." in refused
    await press(server.ada, hand, "Ready")
    await press(server.ben, bens, "Ready")
    assert missing(table, "-# Round 2 · out over **100** points", "**Cleo** · out of the match · 112 points") == []
    assert "Cleo out of the match" in text(hand)
    assert "**You’re out of the match.** Watch how it ends, or leave whenever you like." in text(cleos)
    assert labels(cleos) == ["Refresh", "More"]
    shown = text(answer(await press_more(server.ada, table, "Scores")))
    assert "Go over 100 points and you’re out of the match. The last player left wins." in shown
    await prefer(server.ben, server, "My cards", text=["on"])
    assert "Cleo out of the match" in text(bens)
    assert "Scores, leader first: **You 0**, Ada 20, Cleo 112. The last player left wins." in text(bens)
    await server.position("9S", "8C 8D 2C", "", top="9H")
    await press(server.ada, hand, "9♠")
    assert text(table).startswith("## Ada wins!")
    assert missing(table, "**2** · **Ben** · 102 points", "**3** · **Cleo** · 112 points") == []
    assert "-# The last player left wins." in text(table)
    assert "The lowest total wins" not in text(table)


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
