"""First contact: a server that the bot joins, help for the moment, what admins read, and practice."""

from cogs.rules.search import MOST
from engine.games.variants import VARIANTS
from tests.cogs.server import ResponseMessage, Server, answer, go_back, labels, press, text
from tests.pages.test_str8 import position as dealt

STEPS = ["Play now", "Practice", "First steps", "For admins"]


async def test_the_first_steps_lead_to_the_rulebook_and_there_is_a_way_back_from_every_page(server: Server, owner):
    page = answer(await press(server.ada, await helped(server), "First steps"))
    first = "### First steps\nThe first player with no cards left wins the round.\n1. **Open a table.**"
    assert text(page).startswith(first)
    assert labels(page) == ["Play now", "Practice", "Rulebook", "All games", "Ratings", "Bots", "Back to Help"]
    for label, told in (("Rulebook", "Crazy Eights"), ("All games", "games"), ("Bots", "### How the bots play")):
        await press(server.ada, page, label)
        assert told in text(page)
        await go_back(server.ada, page)
        assert text(page).startswith("### First steps")
    page = answer(await press(server.ada, await helped(server), "For admins"))
    assert labels(page) == ["Settings", "Back to Help"]
    await go_back(server.ada, page)
    assert labels(page) == STEPS
    await press(server.ada, page, "For admins")
    assert "Only people with Manage Server" in text(answer(await press(server.ada, page, "Settings")))
    page = answer(await owner.slash(server.channel, "eights help"))
    await press(owner, page, "For admins", "Settings")
    assert text(page).startswith("### Server settings")


async def helped(server: Server, name: str = "ada") -> ResponseMessage:
    return answer(await server.people[name].slash(server.channel, "eights help"))


async def test_help_tells_what_can_be_done_right_now(server: Server):
    found = await helped(server)
    assert "No one is playing here yet." in text(found)
    assert labels(found) == STEPS
    await server.open(server.ada, bots=1)
    assert "add bots, then press **Start**" in text(await helped(server))
    assert labels(await helped(server)) == STEPS
    assert "Press **Join** to sit down" in text(await helped(server, "ben"))
    assert labels(await helped(server, "ben")) == ["Join", *STEPS]
    await server.say(server.ada, "eights start")
    found = await helped(server)
    assert "Press **My hand** to see your cards" in text(found)
    assert labels(found) == ["My hand", *STEPS]
    await press(server.ada, found, "My hand")
    assert "Your hand" in text(found)
    await server.replace(newcomers="closed")
    assert "A match is on without you" in text(await helped(server, "ben"))


async def practised(server: Server) -> ResponseMessage:
    """The hand of Ada, who practises."""
    return answer(await server.ada.slash(server.channel, "eights practice"))


def lessons(hand: ResponseMessage) -> list[str]:
    return [line for line in text(hand).splitlines() if line.startswith("💡")]


async def test_play_now_opens_a_table_for_who_pressed(server: Server):
    page = await helped(server, "ben")
    said = text(answer(await press(server.ben, page, "Play now")))
    assert said.startswith("Table 1 · Crazy Eights is open.\nWant a ping")
    assert [seat.name for seat in server.table().seats] == ["Ben"]
    assert "You already have Table 1" in text(answer(await press(server.ben, await helped(server, "ben"), "Play now")))
    assert len(server.bot.services.tables.every()) == 1


async def test_one_press_and_the_cards_are_dealt_and_who_practises_already_goes_on_there(server: Server):
    hand = answer(await press(server.ada, await helped(server), "Practice"))
    assert "Your hand" in text(hand)
    table = server.table()
    assert [(seat.name, seat.computer) for seat in table.seats] == [("Ada", None), ("Otto", "easy")]
    assert (table.phase, table.policy.ranked) == ("match", False)
    await server.say(server.ada, "eights leave")
    assert "Your hand" in text(await practised(server))
    assert len(server.bot.services.tables.every()) == 1
    assert server.table().seats[0].present
    await server.ben.slash(server.channel, "eights practice")
    assert len(server.bot.services.tables.every()) == 2


async def test_each_thing_is_explained_once_when_it_happens(server: Server):
    hand = await practised(server)
    await server.position("9S QH 8C 4D KD", "5C 7H 6H", top="9H")
    (told_first,) = lessons(hand)
    assert told_first.startswith("💡 **Match the top card.** It’s 9♥: play a card of the same suit or rank.")
    await press(server.ada, hand, "9♠")
    for ada, lie, lesson in (
        ("8C 4D KD", {"top": "9H"}, "8♣ is wild."),
        ("QH 4D KD", {"top": "9H"}, "Q♥ skips."),
        ("2H 4D KD", {"top": "9H"}, "2♥ makes the next player draw."),
        ("3C 4D KD", {"top": "9H"}, "Nothing to play on 9♥."),
        ("3C 4D 2D", {"top": "2H", "debt": 2}, "2♥ makes you draw."),
        ("3C 9D", {"top": "9H"}, "You’re about to have one card left."),
        ("3C 4D KD", {"top": "8H", "suit": "C"}, "Someone picked a suit."),
    ):
        await server.position(ada, "5C 7H 6H", **lie)
        assert [line.split("**")[1] for line in lessons(hand)] == [lesson]
        await press(server.ada, hand, next(label for label in labels(hand) if label.startswith(("Draw", *"8Q293"))))
        if "♦ Diamonds" in labels(hand):
            assert "Pick a suit." in text(hand)
            assert lessons(hand) == [], "nothing is explained while a suit is picked"
            await press(server.ada, hand, "♦ Diamonds")


async def test_the_first_thing_explained_holds_at_the_table(server: Server):
    """Also where a suit was picked before the player's first turn, or a penalty waits for them."""
    hand = await practised(server)
    for built, told in (
        ({"top": "8D", "suit": "H"}, "**Someone picked a suit.** 8♦ is wild, so its own suit doesn’t count."),
        ({"top": "2C", "debt": 2}, "**2♣ makes you draw.**"),
        ({"top": "9C"}, "**Match the top card.** It’s 9♣"),
    ):
        await server.position("2S 9H KD", "5C 7H 6H", **built)
        (shown,) = lessons(hand)
        assert shown.startswith(f"💡 {told}")


async def test_the_sequence_game_is_practised_too(server: Server):
    hand = answer(await server.ada.slash(server.channel, "eights practice", game="str8-eight"))
    assert "Str8 Eight" in text(server.shown())
    for built, lesson in (
        ({"pile": "30"}, "Start your turn by getting a card."),
        ({"hands": "8 24 30 35 | 18 20 30", "drawn": ("8",)}, "8 can start your sequence."),
        ({"hands": "12 24 30 35 | 18 20 30", "lines": "8", "drawn": ("12",)}, "12 fits your sequence."),
        ({"hands": "PL 28 35 49 | 18 20 30", "lines": "8", "drawn": ("PL",)}, "Pass ← swaps hands."),
        ({"hands": "25 28 35 49 | 18 20 30", "lines": "8", "drawn": ("25",)}, "Nothing fits."),
    ):
        await dealt(server, **built)
        assert [line.split("**")[1] for line in lessons(hand)] == [lesson]
    again = answer(await server.ada.slash(server.channel, "eights practice", game="str8-eight"))
    assert text(again).startswith("### Your hand · Table 1"), "it goes on"
    other = answer(await server.ada.slash(server.channel, "eights practice"))
    assert text(other).startswith("### Your hand · Table 2 · Crazy Eights")


async def test_practice_is_for_one_and_no_abandoned_match_when_it_is_closed(server: Server):
    await practised(server)
    board = server.shown()
    assert "A practice table is for one player" in await server.say(server.ben, "eights join")
    assert "No open tables" in await server.say(server.ben, "eights show", what="tables")
    assert "**1 seat free**" not in text(board)
    await server.close(server.ada)
    assert server.bot.services.tables.every() == []
    assert "ended early" not in await server.say(server.ada, "eights leaderboard", player=server.ada)


async def test_the_list_of_games_says_what_each_is(server: Server):
    offered = await server.ada.autocomplete(server.channel, "eights open", "game", "")
    assert [choice["value"] for choice in offered] == list(VARIANTS)[:MOST]
    assert all(len(choice["name"]) <= 100 for choice in offered)
    named = {choice["value"]: choice["name"] for choice in offered}
    about = "Eights · for 2 to 4 · 25 min · the classic: draw until a card fits, four play as partners"
    assert named["eights"] == about
    assert named["eights-program"].startswith("Eights for two · for 2 · ")
