"""The sequence game as people play it: sequences in public, hands in private, two places to draw from."""

from collections import Counter
from typing import Any

import pytest

from cogs.hand.hand import Hand
from cogs.hand.pages import hand_page
from cogs.looks import look_of, str8 as look
from cogs.table.pages import table_page
from engine.chance import Chance
from engine.games.variants import variant
from model.tables.naming import plain_names
from tests.cogs.server import Server, answer, held, labels, moves, nodes, picture_says, press, press_more, text
from tests.doors import COPIES, NUMBERS, STR8 as str8
from tests.engine.str8.table import next_to
from tests.pages.positions import OPTIONS, missing
from tests.pages.test_leaks import table_of
from tests.simulation import asked_seat, choosers

GAME, HANDS = "str8-eight", "8 24 PL | 18 20 30 | 12 12 12"


async def begin(server: Server, *who: Any, **stands: Any):
    """A match of these people, two if none are named, the first one being on turn."""
    options = {name: stands.pop(name) for name in OPTIONS & stands.keys()}
    table, hands = await server.begin(*(who or (server.ada, server.ben)), game=GAME, **options)
    await position(server, **stands)
    return table, hands


async def position(server: Server, hands: str = HANDS, pile: str = "", lines: str = "", **more: Any):
    """Hands and, of the sides in order, sequences between bars; all other cards lie in the stock."""
    state = server.table().state
    rules = state.rules
    held = tuple(tuple(hand.split()) for hand in hands.split("|"))[: rules.seats]
    sides = [tuple(line.split()) for line in lines.split("|")] + [()] * rules.seats * rules.lines
    laid = tuple(
        tuple(sides[side * rules.lines + place] for place in range(rules.lines)) for side in range(rules.sides_in_play)
    )
    out = Counter([*pile.split(), *more.get("passed", ()), *(card for hand in held for card in hand)])
    out += Counter(card for side in laid for line in side for card in line)
    assert not out - Counter(rules.pack)
    built = {"phase": "play", "turn": 0, "drawn": (), "taken": False, "asked": state.asked + 1, "passed": ()}
    built |= {"hands": held, "pile": tuple(pile.split()), "sequences": laid, "idle": 0, "stirred": True}
    built["stock"] = tuple((Counter(rules.pack) - out).elements())
    return await server.put(**(built | more))


A, B, TEN = "7 14 21 28 35 42 49", "8 16 24 32 40 48 56", "10 24 PL | 18 20 30 | 12 12 12"
SIX = "8 24 PL | 18 20 30 | 12 12 6 | 10 10 14 | 14 15 15 | 6 6 18"
STUCK = "**1** · 7 of 8, 196 points, can’t reach eight any more"
TWO = {"rules": {"sequences": 2}}
LINES = {  # how the table is opened, hands, lines; and what the text of the table says
    "what each is worth": ({}, HANDS, "2 4 8 12 | 6 8", "**1** · 4 of 8, 26 points\n**2** · 2 of 8, 14 points\n"),
    "one that can reach eight": ({"bots": 1}, TEN, f"{A} | {B} | 6 12 18 24 32 40 48", "**1** · 7 of 8"),
    "one that cannot": ({"bots": 1}, TEN, f"{A} | {B} | 5 10 12 18 24 32 40 48 56", STUCK),
    "partners": ({"bots": 4}, SIX, "2 4 | 5 | ", "**1+4** · 2 of 8, 6 points\n**2+5** · 1 of 8, 5 points\n"),
    "two of each": (TWO, "6 12 7 | 18 20 30", "4 | 3 | ", "**1** · 1 of 8, 4 points\n**1** · 1 of 8, 3 points"),
    "the one of two that cannot": (
        *(TWO, "6 12 24 | 18 20 30", f"{A} | 3 | {B} | {B}"),
        f"{STUCK}\n**1** · 1 of 8, 3 points\n",
    ),
}


async def test_sequences_and_what_they_are_worth_stand_in_the_text(server: Server, subtests: pytest.Subtests):
    for name, (options, hands, lines, said) in LINES.items():
        with subtests.test(name):
            table, _ = await begin(server, hands=hands, lines=lines, **options)
            assert said in text(table)
            assert ("can’t reach eight" in text(table)) == ("cannot" in name)


async def test_every_sequence_stands_in_the_picture(server: Server):
    table, _ = await begin(server, pile="30 64", lines="2 4 8 12 | 6 8", passed=("PR",))
    assert picture_says(table) == (
        "Seat 1: 2 4 8 12. Seat 2: 6 8. On top of the discard pile: 64. 55 cards in the draw pile. "
        "1 Ada (to play): 3 cards. 2 Ben: 3 cards."
    )
    table, _ = await begin(server, hands=SIX, lines="2 4 | 5 | ", bots=4)
    assert "Seat 1+4: 2 4. Seat 2+5: 5. Seat 3+6: no number yet." in picture_says(table)
    scores = text(answer(await press_more(server.ada, table, "Scores")))
    assert "If there’s a tie for the most, you play another round." in scores


async def test_the_top_discard_is_offered_in_blue_only_where_it_fits(server: Server):
    _, (hand, _bens) = await begin(server)
    for pile, style in (("20", 2), ("8", 1), ("PL", 2)):
        await position(server, "8 24 30 | 18 20 30", pile=pile, lines="4")
        (take,) = (node for node in nodes(hand) if node.get("label", "").startswith("Take"))
        assert take["style"] == style, pile


async def test_the_hand_marks_what_can_be_played_and_offers_what_can_be_done(server: Server):
    _, (hand, bens) = await begin(server, pile="20", lines="4")
    assert "**Your turn.** Draw a card, or take **20** from the discard pile." in text(hand).replace("\n", " ")
    assert labels(hand) == ["Draw a card", "Take 20", "More"]
    assert moves(bens) == ["Refresh", "More"]
    await press(server.ada, hand, "Take 20")
    assert missing(hand, "**You took 20.** Play a card, or discard one.", "4 → next: 5, 6 or 8") == []
    assert held(hand) == ["8", "20", "24", "pass card to the left"]
    assert labels(hand) == [
        *["8", "Pass ←"],
        *["Discard 8", "Discard 20", "Discard 24", "Discard Pass ←"],
        *["Why not?", "Refresh", "More"],
    ]


async def test_after_a_pass_card_everybody_sees_the_new_hand(server: Server):
    _, (hand, bens, cleos) = await begin(server, server.ada, server.ben, server.cleo)
    await press(server.ada, hand, "Draw a card", "Pass ←")
    assert Counter(server.table().state.hands[1]) >= Counter(("8", "24"))
    assert held(hand) == ["12", "12", "12"]
    assert "8" in held(bens)
    assert held(cleos) == ["18", "20", "30"]
    assert "Ada played a pass card to the left. Everyone passes their hand that way." in text(cleos)


async def test_the_sheet_shows_every_number_how_many_there_are_in_the_packs_in_play_and_where_it_leads(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(look.pictures, "sheet_picture", lambda _: b"")

    async def sheet(table: Any = None) -> tuple[dict[str, str], str]:
        by_command = answer(await server.cleo.slash(server.channel, "eights show", what="sheet"))
        if table:
            assert picture_says(answer(await press_more(server.cleo, table, "Sheet"))) == picture_says(by_command)
        return dict(part.split(": ") for part in picture_says(by_command).split(" · ")), text(by_command)

    def expected(packs: int) -> dict[str, str]:
        copies = {n: f"{n}, {packs * COPIES[n]} cop{'y' if packs * COPIES[n] == 1 else 'ies'}" for n in NUMBERS}
        return {copies[n]: ", ".join(map(str, sorted(next_to(n, 1)))) or "nothing" for n in NUMBERS}

    assert (await sheet())[0] == expected(1), "where no table says more"
    table, _ = await begin(server)
    assert (await sheet(table))[0] == expected(1)
    await server.close(server.ada)
    table, _ = await server.begin(server.ada, server.ben, game=GAME, bots=3)
    shown, said = await sheet(table)
    assert shown == expected(2)
    assert "The copies in both packs are counted." in said


async def test_which_of_two_sequences_is_meant_has_to_be_said(server: Server):
    table, (hand, _) = await begin(server, hands="6 12 7 | 18 20 30", lines="4 | 3 | ", **TWO)
    await press(server.ada, hand, "Draw a card")
    assert {"6 on sequence 1", "6 on sequence 2"} <= set(labels(hand))
    told = await server.say(server.ada, "card play", card="6")
    assert "You have two sequences. Pick the sequence for this card." in told
    assert "❗" not in await server.say(server.ada, "card play", card="6", sequence=2)
    assert server.table().state.sequences[0] == (("4",), ("3", "6"))
    assert "**Ada** drew · added 6" in text(table)
    _, (hand, _) = await begin(server, hands="6 12 7 | 18 20 30", lines="4 | 3 | ", **TWO)
    await press(server.ada, hand, "Draw a card", "6 on sequence 1")
    assert server.table().state.sequences[0] == (("4", "6"), ("3",))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_page_changes_with_cards_that_are_hidden(seats: int):
    """Another state that agrees with what a seat, or the public, may know gives it the same message."""
    rules, chance = variant(GAME).rules(seats), Chance("leaks")
    state, at_table = str8.begun(rules, "leaks"), choosers(["random"] * seats, "leaks")
    for number in range(120):
        seat = asked_seat(state)
        state, _ = state.act(seat, at_table[seat](state, seat))
        for who in (None, number % seats):
            twin = str8.determinize(state.view(who), chance)
            assert pages(twin, who) == pages(state, who)


def pages(state: Any, who: int | None) -> list[Any]:
    table = table_of(state, GAME)
    if who is None:
        view = state.public_view()
        page = table_page(table, view, [], look_of(view.rules).table_picture(view, plain_names(table)))
    else:
        hand = Hand(table, state.view(who))
        page = hand_page(hand, look_of(hand.view.rules).hand_picture(hand.view))
    return page.view.to_components()
