"""House rules as players see and press them: turns, rounds without a first card, what is asked for, questions."""

import pytest

from tests.cogs.server import Server, answer, labels, picture_says, press, text
from tests.doors import Effect, PickingDirection
from tests.pages.positions import in_play, missing
from tests.pages.test_me import prefer

BOUND = {"questions": ("Q",), "wild": (), "effects": ()}
LAPPEN = {"call": "to go out", "call_word": "lappen", "effects": ()}
KADI = {"call": "announced", "call_word": "niko kadi", "groups": "equal ranks", "effects": (), "wild": ()}
SEVENS = {"effects": (("7", Effect("again")),)}


@pytest.mark.parametrize("way", ["button", "command", "another queen"])
async def test_a_turn_is_missed_or_the_skip_is_passed_on(server: Server, way: str):
    people = server.ada, server.ben, server.cleo
    table, (adas, *_) = await server.begin(*people, rules={"skip_stacking": True})
    await server.position("QH 4S 5S", "QS 7H 6C", "3C 4C 5C")
    await press(server.ada, adas, "Q♥")
    assert missing(table, "**Turns to miss: 1**", "may answer the skip") == []
    hand = answer(await press(server.ben, table, "My hand"))
    asked = "**You’re about to miss your turn.** Play a highlighted card to pass the skip on, or miss your turn."
    assert asked in text(hand)
    assert labels(hand)[:2] == ["Q♠", "Miss your turn"]
    if way == "another queen":
        await press(server.ben, hand, "Q♠")
        assert server.table().state.misses == (2,)
        assert missing(table, "misses a turn", "2 turns to miss", "skips Cleo, who misses one more turn") == []
        return
    await (press(server.ben, hand, "Miss your turn") if way == "button" else server.say(server.ben, "card pass"))
    assert (server.table().state.turn, server.table().state.skips) == (2, 0)
    assert "Turns to miss" not in text(table)


async def test_a_player_who_plays_again_sees_it_and_draws_who_cannot(server: Server):
    table, (hand, _) = await in_play(server, "7H 4H 5S", "8S 7S 6C", rules=SEVENS | {"cover": "draw until covered"})
    await press(server.ada, hand, "7♥")
    assert "**You play again.** Play a highlighted card, or draw." in text(hand)
    assert "plays again" in text(table)
    await press(server.ada, hand, "4♥")
    assert server.table().state.turn == 1
    await server.position("7H 4C 5S", "8S 7S 6C")
    await press(server.ada, hand, "7♥")
    assert "**You play again** – nothing to play. Draw a card." in text(hand)
    await press(server.ada, hand, "Draw until you can play")
    state = server.table().state
    assert (state.turn, state.covering) == (0, True)
    assert len(state.hands[0]) > 2


async def test_before_the_first_card_the_table_says_that_any_may_begin(server: Server):
    table, (hand, _) = await in_play(server, "9H KD 6C 7S", "7C 8C TS", top="", suit="*", game="Pentagon")
    assert "No card played yet – play **any card**" in text(table)
    assert labels(hand)[:4] == ["7♠", "9♥", "K♦", "6♣"]
    assert picture_says(table).startswith("No card has been played yet. Any card can begin.")
    for shown in ("pile", "log", "table"):
        assert await server.say(server.ada, "eights show", what=shown)
    await prefer(server.ben, server, "My cards", text=["on"])
    assert "No card played yet" in await server.say(server.ben, "eights hand")
    await press(server.ada, hand, "9♥")
    assert "Discard pile: Nine of hearts." in picture_says(server.shown())


async def test_everyone_reads_that_they_begin_with_clubs(server: Server):
    hands = "7C 9H 2D", "KC 8C 4S", "TS 3C 5D"
    table, (hand, *_) = await in_play(server, *hands, game="Pis Yedili", top="", suit="C", to_begin=(0, 1, 2))
    assert missing(table, "No card played yet", "Everyone’s first card: **clubs ♣**") == []
    assert labels(hand)[0] == "7♣"
    await press(server.ada, hand, "7♣")
    assert "everyone begins with clubs" in await server.say(server.ben, "card play", card="4S")
    assert "Draw penalty" not in text(table)


async def test_who_may_draw_as_many_cards_as_they_like_may_go_on_or_end_the_turn(server: Server):
    rules, stock = {"draws": 21, "after_drawing": "any card"}, ("KD", "9H", "5C", "3C", "2C")
    _, (hand, _) = await in_play(server, "9S 4D", "KC 8C 4S", top="7H", stock=stock, rules=rules)
    for _ in range(2):
        await press(server.ada, hand, "Draw a card")
        assert "Nothing to play. Draw again, or end your turn." in text(hand)
        assert {"Draw a card", "End turn"} <= set(labels(hand))
    for _ in range(2):
        await press(server.ada, hand, "Draw a card")
    assert "Play a highlighted card, draw again, or keep what you drew." in text(hand)


async def test_the_first_player_picks_the_direction(server: Server):
    stands = {"rules": {"play_direction": "first player picks"}, "top": "8H", "pending": PickingDirection()}
    for typed in (False, True):
        table, (hand, bens, _) = await in_play(server, "9S 4C KD", "QH 7H", "3C 4D", **stands)
        assert "picks the direction" in text(table)
        assert "**You go first.** Pick the direction of play." in text(hand)
        assert labels(hand)[:2] == ["Clockwise", "Counterclockwise"]
        number = str(server.table().id)
        assert "The direction comes first." in await server.say(server.ada, "card play", card="9S", table=number)
        if typed:
            await server.say(server.ada, "card pick", direction="counterclockwise", table=number)
        else:
            await press(server.ada, answer(await press(server.ada, table, "My hand")), "Counterclockwise")
        assert (server.table().state.direction, server.table().state.pending) == (-1, None)
        assert "Waiting for" in text(bens)


async def test_a_single_card_is_asked_for_by_suit_and_rank(server: Server):
    asks = {"wild": ("A",), "effects": (("AS", Effect("card")),)}
    for typed in (False, True):
        table, (hand, _) = await in_play(server, "AS 4C KD", "QH 9D", top="8C", rules=asks)
        number = str(server.table().id)
        if typed:
            await server.say(server.ada, "card play", card="AS", suit="H", rank="9", table=number)
        else:
            await press(server.ada, hand, "A♠", "♥ Hearts", "Nines")
        assert server.table().state.rank == "9H"
        assert "Discard pile: Ace of spades. The Nine of hearts is asked for." in picture_says(table)
        assert "asked for 9♥" in text(table)
        refused = await server.say(server.ben, "card play", card="9D", table=number)
        assert "9♦ doesn’t fit: 9♥ is asked for." in refused


async def test_a_question_is_played_with_its_answer_alone(server: Server):
    table, (hand, _) = await in_play(server, "QH 5H 6S KD", "9S 9D 4C", top="KH", rules=BOUND)
    await press(server.ada, hand, "Q♥ …")
    assert "**You’re playing Q♥.** Now pick your answer." in text(hand)
    assert "+ 5♥" in labels(hand)
    assert not any(label.startswith("Play") for label in labels(hand))
    await press(server.ada, hand, "+ 5♥", "Play Q♥ 5♥")
    assert "**Ada** Q♥ 5♥" in text(table)


async def test_the_button_of_a_question_that_nothing_answers_says_what_it_costs(server: Server):
    _, (hand, _) = await in_play(server, "QH 6S KD", "9S 9D 4C", rules=BOUND | {"unanswered": "draw one"})
    assert "Q♥ · draw 1" in labels(hand)
    await server.position("QH 5H 6S KD", "9S 9D 4C")
    await press(server.ada, hand, "Q♥ …", "+ 5♥")
    assert "Play Q♥ 5♥" in labels(hand)


async def test_everyone_sees_who_can_not_go_out_and_nobody_goes_out_so(server: Server):
    table, (hand, _) = await in_play(server, "5H 6H", "7H 9C TC", top="KH", rules=LAPPEN)
    await press(server.ada, hand, "5♥")
    assert "hasn’t said “lappen”" in text(table)
    await server.say(server.ben, "card play", card="7H")
    assert "can’t go out, didn’t say “lappen”" in text(table)
    shown = await server.say(server.ada, "card play", card="6H")
    assert "You didn’t say “lappen” in time, so you can’t go out now." in shown


async def test_everyone_sees_who_has_announced_to_go_out_and_who_has_no_cards_without_it_draws(server: Server):
    table, _ = await in_play(server, "5H 6H 6S", "7H 9C TC", top="KH", barred=(0, 1), rules=KADI | {"cardless": True})
    assert "said “Niko Kadi”" not in text(table)
    await server.say(server.ada, "card play", card="5H", last_card=True)
    assert "said “Niko Kadi”" in text(table)
    await server.position("5H", "7H 9C TC", top="KH", barred=(0, 1))
    await server.say(server.ada, "card play", card="5H")
    assert "has no cards left, but isn’t out" in text(table)
    await server.say(server.ben, "card play", card="7H")
    shown = await server.say(server.ada, "eights hand")
    assert "**Your turn** – nothing to play. Draw a card." in shown
    await server.say(server.ada, "card draw")
    assert len(server.table().state.hands[0]) == 1


JACKS = {"effects": (("J", Effect("rank")), ("8", Effect("rank")), ("K", Effect("draw back", 5)))}
JACKS["effects"] += (("5", Effect("all draw")),)
RANKS = ["Aces", "Twos", "Threes", "Fours", "Sixes", "Sevens", "Nines", "Tens", "Queens"]


async def test_a_jack_asks_for_a_rank_by_button_or_command_and_a_wild_card_for_a_suit_too(server: Server):
    table, (hand, bens) = await in_play(server, "9S JH KD", "7D 4C QH", rules=JACKS)
    await press(server.ada, hand, "J♥")
    assert "**You’re playing J♥.** Ask for a rank." in text(hand)
    assert labels(hand) == [*RANKS, "Another card"]
    await press(server.ada, hand, "Another card")
    assert "Ask for a rank" not in text(hand)
    await press(server.ada, hand, "J♥", "Sevens")
    state = server.table().state
    assert (state.pile[-1], state.rank, state.asker) == ("JH", "7", 0)
    assert "Discard pile: Jack of hearts. Sevens are asked for." in picture_says(table)
    assert "asked for Sevens" in text(table)
    assert "play **Sevens**" in text(bens)
    assert labels(bens)[0] == "7♦"
    assert "Sevens are asked for" in await server.say(server.ben, "card ask", about="why-not", card="QH")
    assert "Sevens are asked for." in await server.say(server.ben, "eights show", what="pile")
    await press(server.ben, bens, "7♦")
    assert server.table().state.rank is None
    assert "Discard pile: Seven of diamonds. 4" in picture_says(table)
    await server.position("9S JH KD", "7D 4C QH", top="9H")
    assert "J♥ needs a rank to ask for." in await server.say(server.ada, "card play", card="JH")
    assert "You can’t ask for Kings." in await server.say(server.ada, "card play", card="JH", rank="K")
    assert "9♠ doesn’t ask for a rank." in await server.say(server.ada, "card play", card="9S", rank="7")
    hand = answer(await server.ada.slash(server.channel, "card play", card="JH", rank="7"))
    assert server.table().state.rank == "7"
    await server.position("9S 8C KD", "QH 7H", top="9H")
    await press(server.ada, hand, "8♣")
    assert "Pick a suit." in text(hand)
    await press(server.ada, hand, "♠ Spades")
    assert "Ask for a rank." in text(hand)
    await press(server.ada, hand, "Queens")
    assert (server.table().state.suit, server.table().state.rank) == ("S", "Q")


async def test_a_penalty_goes_back_and_everyone_else_draws(server: Server):
    table, (hand, bens, _) = await in_play(server, "5H KH 3C 4C", "5D 4S QH", "KD 2D 3D", rules=JACKS)
    await press(server.ada, hand, "K♥")
    assert "Cleo +5" in text(table)
    assert (server.table().state.turn, server.table().state.debt) == (2, 5)
    await server.say(server.cleo, "card draw")
    await press(server.ada, hand, "5♥")
    assert "everyone else +1" in text(table)
    assert "You drew" in text(bens)
