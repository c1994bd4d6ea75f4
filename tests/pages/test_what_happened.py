"""What the table, the hand and the log tell of what happened."""

from dataclasses import replace

from cogs.table.log import lap
from cogs.table.pages import table_page
from engine.bots import easy
from engine.chance import Chance
from engine.games.variants import VARIANTS
from tests.cogs.server import AS_TEXT, Server, answer, held, id_of, labels, nodes, picture_says, press, press_more, text
from tests.doors import SHEDDING as eights
from tests.pages.positions import in_play, missing
from tests.pages.test_leaks import positions, table_of

BLUE, GREY = 1, 2  # styles of buttons


def style(message, label: str) -> int:
    return next(node["style"] for node in nodes(message) if node.get("custom_id") == id_of(message, label))


async def test_a_hand_always_shows_the_top_card_whose_turn_it_is_and_how_many_cards_everyone_has(server: Server):
    _, (hand, bens, cleos) = await in_play(server, "9S 4S KD", "9C 7H", "KH 3D 3C 2C", top="7C 8D", suit="H")
    for each, asked, counts in (
        (hand, "**Your turn**", "Ben 2, Cleo 4"),
        (bens, "Waiting for Ada…", "Ada 3, Cleo 4"),
        (cleos, "Waiting for Ada…", "Ada 3, Ben 2"),
    ):
        assert asked in text(each)
        assert text(each).endswith(f"\n-# Top card: **8♦** – suit is now **hearts ♥** · Cards: {counts}")


async def test_a_waiting_hand_follows_every_move_and_a_turn_opens_with_what_happened_since(server: Server):
    table, (hand, bens, cleos) = await in_play(server, "9S 4S KD", "9C 7H 6H", "8C 3D 3H", stock=("2D", "3S"))
    before = labels(cleos)
    await press(server.ada, hand, "9♠")
    assert missing(cleos, "Waiting for Ben…", "**9♠** · Cards: Ada 2, Ben 3") == []
    assert labels(cleos) == before
    await press(server.ben, bens, "Draw and end turn")
    await press(server.cleo, cleos, "8♣", "♠ Spades")
    assert " · **Ben** drew 1 · **Cleo** 8♣ → spades · Cards: " in text(hand)
    assert "9♠" not in text(hand)
    lap = text(table)[text(table).index("-# **Ada** 9♠") :].splitlines()
    assert lap[:3] == ["-# **Ada** 9♠", "-# **Ben** drew 1", "-# **Cleo** 8♣ → spades"]
    assert "**Ada’s turn** · auto-play <t:" in text(table)
    assert "Discard pile: Eight of clubs." in picture_says(table)
    for who, said in (
        (server.ada, ["**You** 9♠", "**Ben** drew 1"]),
        (server.ben, ["**Ada** 9♠", "**You** drew 3♠"]),
        (await server.newcomer("Dora"), ["**Ada** 9♠", "**Ben** drew 1"]),
    ):
        log = text(answer(await press_more(who, table, "Log")))
        assert missing(log, *said) == []
    pile = text(answer(await press_more(server.cleo, table, "Pile")))
    assert "**8♣** Cleo\n**9♠** Ada" in pile


async def test_a_player_who_moved_twice_is_told_of_once(server: Server):
    _, hands = await in_play(server, "QS 4S KD", "9C 7H 6H", "QC 3D 3H", top="9S", turn=1, stock=("2D", "3S"))
    await press(server.ben, hands[1], "Draw and end turn")
    await press(server.cleo, hands[2], "Draw and end turn")
    await server.position("4S KD", "9C 7H 6H", "QS 3S 3H", top="9S", turn=2)
    await press(server.cleo, hands[2], "Q♠")
    await press(server.ben, hands[1], "Draw and end turn")
    await press(server.cleo, hands[2], "3♠")
    assert text(hands[0]).count("**Cleo**") == 1
    assert "Q♠ → skips you · 3♠" in text(hands[0])


async def test_the_player_is_told_what_came_over_them_and_a_draw_is_blue_when_there_is_nothing_else(server: Server):
    _, (hand, bens) = await in_play(server, "2S 4S KD", "2C 7H 6H", top="9S")
    await press(server.ada, hand, "2♠")
    assert missing(bens, "**Ada** 2♠ → you +2", "**Draw penalty: 2**") == []
    for top, debt, label in (("9H", 0, "Draw and end turn"), ("2H", 2, "Draw 2")):
        for cards, colour in (("9S 2C", GREY), ("KS QC", BLUE)):
            await server.position(cards, "9C 7H", top=top, debt=debt)
            assert style(hand, label) == colour


async def test_a_bluff_says_so_on_its_button_and_to_no_one_else(server: Server):
    others = "5H 7D 6D", "5S 7S 6S"
    table, (hand, bens, _) = await in_play(server, "R* 9D 3C", *others, stock=("JS",) * 8, game="kings-reverse")
    assert "Joker · bluff" in labels(hand)
    await server.position("R* 4C 3C", *others, stock=("JS",) * 8)
    assert "Joker" in labels(hand)
    assert "bluff" not in text(table) + text(bens)


async def test_a_long_log_has_pages_and_opens_with_the_newest(server: Server):
    table, hands = await in_play(server, "9S 4S KD", "9C 7H 6H", stock=("2D",) * 60)
    for _ in range(20):
        await press(server.ada, hands[0], "Draw and end turn")
        await press(server.ben, hands[1], "Draw and end turn")
    log = answer(await press_more(server.cleo, table, "Log"))
    assert "Page 2 of 2" in text(log)
    assert labels(log, enabled=True) == ["Earlier", "Back to More"]
    first = answer(await press(server.cleo, log, "Earlier"))
    assert missing(first, "Page 1 of 2", "First card") == []


async def test_coming_and_going_is_told_with_who_did_it_and_that_no_one_is_here(server: Server):
    table, (hand, bens) = await server.begin(server.ada, server.ben)
    await server.say(server.ada, "eights leave")
    assert missing(table, "Ada left. A bot took over.", "Ben is the host now.") == []
    assert "A bot is playing for you" in text(hand)
    await server.say(server.ben, "eights leave")
    for page in (table, hand, bens):
        assert "No one is here, so the table waits." in text(page)
    assert "bot is playing for you" not in text(hand) + text(bens)
    await press(server.ada, hand, "Come back")
    assert "A bot is playing for you" in text(bens)
    assert "Ada is back." in text(table)
    log = text(answer(await press_more(server.cleo, table, "Log")))
    assert "Ada left. A bot took over.\nBen is the host now.\n" in log


async def test_what_a_bot_won_for_its_owner_is_marked(server: Server):
    table, (hand, _) = await in_play(server, "9S", "9C 7H 6H")
    await server.say(server.ben, "eights leave")
    await press(server.ada, hand, "9♠")
    assert "A bot played for Ben in round 1." in text(answer(await press_more(server.ada, table, "Scores")))


async def test_the_newest_hand_is_followed_and_the_older_one_goes_away(server: Server):
    """Two hands of one person would tell two stories."""
    table, (hand, bens, _) = await in_play(server, "9S 4S KD", "9C 7H 6H", "KH 3D 3C")

    def shown(who) -> list[int]:
        return [message.id for message in server.channel.history(viewer=who) if message.owner]

    newer = answer(await press(server.ben, table, "My hand"))
    await press(server.ada, hand, "9♠")
    assert "Your turn" in text(newer)
    assert "Waiting for" in text(bens)
    newest = answer(await server.ben.slash(server.channel, "eights hand"))
    assert newest.id in shown(server.ben)
    assert newer.id not in shown(server.ben)
    assert hand.id in shown(server.ada)


async def test_cards_that_come_out_of_turn_are_shown_and_a_public_button_moves_the_hand_that_is_open(server: Server):
    table, (hand, bens, _) = await in_play(server, "9S 4S KD", "9C 7H 6H", "KH 3D 3C")
    for called in (True, False):
        await server.position("9S 4S", "9C 7H 6H", "KH 3D 3C")
        await press(server.ada, hand, "9♠")
        if called:
            assert (await press(server.ada, table, "Last card!")).acknowledged
        await press(server.ben, bens, "Draw and end turn")
        assert len(held(hand)) == (1 if called else 3)
        assert ("no “last card”" in text(table)) != called
    mine = [message for message in server.channel.history(viewer=server.ada) if message.flags.ephemeral]
    assert len(mine) == 2  # the answer to /eights open, and the one hand


def test_a_lap_of_eight_is_whole():
    state, happened, chance = eights.begun(VARIANTS["crazy-eights"].rules(8), "lap"), [], Chance("lap")
    for _ in range(30):
        state, events = state.act(state.turn, easy(state.view(state.turn), chance))
        happened += [event.seen_by(None) for event in events]
    told = lap(table_of(state, "crazy-eights"), state.public_view(), happened)
    assert {line.split("**")[1] for line in told} >= {f"Player {number}" for number in range(8)}


def test_a_name_from_right_to_left_leaves_the_line_in_order():
    state, _ = next(positions("crazy-eights", 2, "order"))
    table = table_of(state, "crazy-eights")
    table = replace(table, seats=tuple(replace(seat, name=f"אבג {number}") for number, seat in enumerate(table.seats)))
    written = "\n".join(map(str, table_page(table, state.public_view(), [], None).components))
    assert "**\u2068אבג 0\u2069** · 7 cards" in written.replace(AS_TEXT, "")
