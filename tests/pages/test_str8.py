"""The sequence game as people play it: sequences in public, hands in private, two places to draw from."""

from collections import Counter
from typing import Any

import pytest
from simcord.components import walk_components

from cogs.ui.components.page import Page
from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import dealt
from cogs.ui.pages.hand.hand_page import hand_page
from cogs.ui.pages.table.table_page import table_page
from engine.chance.stream import Chance
from engine.core.actions import Discard, Draw, Play
from engine.games.house_rules import HouseRules
from engine.games.registry import Match
from engine.games.variants import variant
from engine.str8.numbers import above
from engine.tools.simulation import choosers
from engine.tools.transcript import asked_seat
from model.tables.naming import plain_names
from model.tables.table import Seat, Table
from tests.cogs.server import (
    Server,
    alts,
    answer,
    best_play,
    do_by_buttons,
    do_by_commands,
    edit_rules,
    held,
    labels,
    moves,
    picture_says,
    press,
    press_more,
    text,
)
from tests.doors import COPIES, NUMBERS
from tests.doors import STR8 as str8

GAME = "str8-eight"


async def begin(server: Server, *who: Any, **options: Any):
    """A match of these people, the first one being on turn."""
    table, hands = await server.begin(*who, game=GAME, **options)
    await position(server)
    return table, hands


async def position(
    server: Server, hands: str = "8 24 PL | 18 20 30 | 12 12 12", pile: str = "", lines: str = "", **more: Any
):
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


# What is seen


async def test_every_sequence_stands_in_the_picture_and_its_worth_in_the_text(server: Server):
    table, _ = await begin(server, server.ada, server.ben)
    await position(server, pile="30 64", lines="2 4 8 12 | 6 8", passed=("PR",))
    assert "\n**1** · 4 of 8, 26 points\n**2** · 2 of 8, 14 points\n" in text(table)
    assert picture_says(table) == (
        "Seat 1: 2 4 8 12. Seat 2: 6 8. On top of the discard pile: 64. 55 cards in the draw pile. "
        "1 Ada (to play): 3 cards. 2 Ben: 3 cards."
    )


async def test_a_sequence_that_cannot_reach_eight_is_told_so(server: Server):
    table, _ = await begin(server, server.ada, server.ben, server.cleo)
    rows = ("7 14 21 28 35 42 49", "8 16 24 32 40 48 56")
    await position(server, "10 24 PL | 18 20 30 | 12 12 12", lines=f"{rows[0]} | {rows[1]} | 6 12 18 24 32 40 48")
    assert "can’t reach eight" not in text(table)
    await position(server, "10 24 PL | 18 20 30 | 12 12 12", lines=f"{rows[0]} | {rows[1]} | 5 10 12 18 24 32 40 48 56")
    assert "**1** · 7 of 8, 196 points, can’t reach eight any more" in text(table)


async def test_the_top_discard_is_offered_in_blue_only_where_it_fits(server: Server):
    _, (hand, _bens) = await begin(server, server.ada, server.ben)
    for pile, style in (("20", 2), ("8", 1), ("PL", 2)):
        await position(server, "8 24 30 | 18 20 30", pile=pile, lines="4")
        (take,) = (node for node in walk_components(hand.components) if node.get("label", "").startswith("Take"))
        assert take["style"] == style, pile


async def test_the_hand_marks_what_can_be_played_and_offers_what_can_be_done(server: Server):
    _, (hand, bens) = await begin(server, server.ada, server.ben)
    await position(server, "8 24 PL | 18 20 30", pile="20", lines="4")
    assert "**Your turn.** Draw a card, or take **20** from the discard pile." in text(hand).replace("\n", " ")
    assert labels(hand) == ["Draw a card", "Take 20", "More"]
    assert moves(bens) == ["Refresh", "More"]
    await press(server.ada, hand, "Take 20")
    assert "**You took 20.** Play a card, or discard one." in text(hand)
    assert "4 → next: 5, 6 or 8" in text(hand)
    assert held(hand) == ["8", "20", "24", "pass card to the left"]
    assert labels(hand) == [
        *["8", "Pass ←"],
        *["Discard 8", "Discard 20", "Discard 24", "Discard Pass ←"],
        *["Why not?", "Refresh", "More"],
    ]


async def test_after_a_pass_card_everybody_sees_the_new_hand(server: Server):
    _, (hand, bens, cleos) = await begin(server, server.ada, server.ben, server.cleo)
    await press(server.ada, hand, "Draw a card")
    await press(server.ada, hand, "Pass ←")
    assert Counter(server.table().state.hands[1]) >= Counter(("8", "24"))
    assert held(hand) == ["12", "12", "12"]
    assert "8" in held(bens)
    assert held(cleos) == ["18", "20", "30"]
    assert "Ada played a pass card to the left. Everyone passes their hand that way." in text(cleos)


async def test_the_sheet_shows_every_number_how_many_there_are_and_where_it_leads(server: Server):
    table, _ = await begin(server, server.ada, server.ben)
    by_button, by_command = (
        await press_more(server.cleo, table, "Sheet"),
        await server.cleo.slash(server.channel, "eights show", what="sheet"),
    )
    for result in (by_button, by_command):
        (alt,) = alts(answer(result))
        told = dict(part.split(": ") for part in alt.split(" · "))
        assert told == {_copies(n, COPIES[n]): ", ".join(map(str, above(n))) or "nothing" for n in NUMBERS}


def _copies(number: int, count: int) -> str:
    return f"{number}, 1 copy" if count == 1 else f"{number}, {count} copies"


async def test_the_sheet_counts_the_packs_in_play(server: Server):
    table, _ = await server.begin(server.ada, server.ben, game=GAME, bots=3)
    told = {_copies(n, 2 * COPIES[n]) for n in NUMBERS}
    for result in (
        await press_more(server.cleo, table, "Sheet"),
        await server.cleo.slash(server.channel, "eights show", what="sheet"),
    ):
        (alt,) = alts(answer(result))
        assert {part.split(": ")[0] for part in alt.split(" · ")} == told
        assert "The copies in both packs are counted." in text(answer(result))


async def test_the_sheet_counts_one_pack_where_no_table_says_more(server: Server):
    (alt,) = alts(answer(await server.cleo.slash(server.channel, "eights show", what="sheet")))
    assert "24, 4 copies: " in alt
    await server.begin(server.ada, server.ben)
    assert alts(answer(await server.cleo.slash(server.channel, "eights show", what="sheet"))) == [alt]


async def test_the_scores_say_what_equal_totals_do(server: Server):
    table, _ = await begin(server, server.ada, server.ben)
    assert "If there’s a tie for the most, you play another round." in text(
        answer(await press_more(server.ada, table, "Scores"))
    )


async def test_partners_share_a_line(server: Server):
    table, _ = await server.begin(server.ada, server.ben, game=GAME, bots=4)
    await position(server, "8 24 PL | 18 20 30 | 12 12 6 | 10 10 14 | 14 15 15 | 6 6 18", lines="2 4 | 5 | ")
    assert "\n**1+4** · 2 of 8, 6 points\n**2+5** · 1 of 8, 5 points\n" in text(table)
    assert "Seat 1+4: 2 4. Seat 2+5: 5. Seat 3+6: no number yet." in picture_says(table)


# Two sequences


async def test_two_sequences_are_built_side_by_side(server: Server):
    table, (hand, _) = await server.begin(server.ada, server.ben, game=GAME, rules={"sequences": 2})
    await position(server, "6 12 7 | 18 20 30", lines="4 | 3 | ")
    assert "**1** · 1 of 8, 4 points\n**1** · 1 of 8, 3 points" in text(table)
    await press(server.ada, hand, "Draw a card")
    assert {"6 on sequence 1", "6 on sequence 2"} <= set(labels(hand))
    await press(server.ada, hand, "6 on sequence 2")
    assert server.table().state.sequences[0] == (("4",), ("3", "6"))
    assert "**Ada** drew · added 6" in text(table)


async def test_of_two_sequences_the_one_that_cannot_reach_eight_is_told(server: Server):
    table, _ = await server.begin(server.ada, server.ben, game=GAME, rules={"sequences": 2})
    await position(
        server, "6 12 24 | 18 20 30", lines="7 14 21 28 35 42 49 | 3 | 8 16 24 32 40 48 56 | 8 16 24 32 40 48 56"
    )
    assert "\n**1** · 7 of 8, 196 points, can’t reach eight any more\n**1** · 1 of 8, 3 points\n" in text(table)


async def test_which_of_two_sequences_is_meant_has_to_be_said(server: Server):
    await server.begin(server.ada, server.ben, game=GAME, rules={"sequences": 2})
    await position(server, "6 12 7 | 18 20 30", lines="4 | 3 | ")
    await server.ada.slash(server.channel, "card draw")
    told = await server.say(server.ada, "card play", card="6")
    assert "You have two sequences. Pick the sequence for this card." in told
    assert "❗" not in await server.say(server.ada, "card play", card="6", sequence=1)
    assert server.table().state.sequences[0] == (("4", "6"), ("3",))


# Whole matches


@pytest.mark.slow
async def test_a_match_to_its_end(server: Server, undrawn: None):
    table, hands = await server.begin(server.ada, server.ben, game=GAME, target=100)
    people, kinds = [server.ada, server.ben], Counter()
    while (state := server.table().state).phase != "over":
        if state.phase == "deal":
            await server.put(totals=(90, 95))  # the next round decides
            await press(server.ada, table, "Ready")
            await press(server.ben, table, "Ready")
            continue
        action = best_play(server.table(), state.turn)
        kinds[type(action)] += 1
        await do_by_buttons(people[state.turn], server, hands[state.turn], action)
    assert set(kinds) >= {Draw, Play, Discard}
    assert " wins" in text(server.shown())
    assert "Best round: " in text(server.shown())
    assert "1 round won" in text(server.shown())
    assert "1 of 1 match won" in text(answer(await server.ada.slash(server.channel, "eights leaderboard")))


async def test_every_action_has_a_command(server: Server, undrawn: None):
    await server.begin(server.ada, server.ben, game=GAME, target=100)
    people, kinds = [server.ada, server.ben], Counter()
    while not set(kinds) >= {Draw, Play, Discard}:
        state = server.table().state
        action = best_play(server.table(), state.turn)
        kinds[type(action)] += 1
        told = text(answer(await do_by_commands(people[state.turn], server, action)))
        assert "❗" not in told, (action, told)


# House rules


async def test_its_house_rules_are_edited_shown_and_shared_like_those_of_the_others(server: Server):
    table = await server.open(server.ada, game=GAME)
    panel = await edit_rules(server.ada, table)
    assert labels(panel)[:3] == ["Table and deal", "Sequence", "Score"]
    await press(server.ada, panel, "Sequence")
    (chooser,) = [node for node in walk_components(panel.components) if node.get("placeholder") == "Change a rule"]
    await server.ada.select(panel, ["backwards"], custom_id=chooser["custom_id"])
    assert "**Backwards:** yes" in text(panel)
    assert "House rules – Backwards: yes" in text(table)
    assert "A sequence can also go down, to the number before" in await server.say(server.ada, "houserules show")
    code = (await server.say(server.ada, "houserules saved", action="share")).split("```")[1].strip()
    assert "Saved as" in await server.say(server.ada, "houserules save", code=code, name="Up and down")
    assert server.bot.services.presets.get(server.guild.id, "up and down").house_rules == HouseRules(
        GAME, (("backwards", True),)
    )


# Nothing is told that is hidden


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_page_changes_with_cards_that_are_hidden(seats: int, undrawn: None):
    """Another state that agrees with what a seat, or the public, may know gives it the same message."""
    rules, chance = variant(GAME).rules(seats), Chance("leaks")
    state, at_table = str8.start(rules, "leaks"), choosers(["random"] * seats, "leaks")
    for number in range(120):
        seat = asked_seat(state)
        state, _ = str8.act(state, seat, at_table[seat](str8, state, seat))
        for who in (None, number % seats):
            twin = str8.determinize(str8.view(state, who), chance)
            assert pages(twin, who) == pages(state, who)


def pages(state: Any, who: int | None) -> list[Any]:
    seats = tuple(Seat(f"Player {number}", number + 1) for number in range(state.rules.seats))
    table = Table(1, 1, 1, HouseRules(GAME), "seed", "salt", seats=seats, phase="match", state=state, id=1)
    page = _public_page(table, state) if who is None else _hand_page(table, state, who)
    return page.view.to_components()


def _public_page(table: Table, state: Any) -> Page:
    view = str8.public_view(state)
    return table_page(table, view, [], look_of(view.rules).table_picture(view, plain_names(table)))


def _hand_page(table: Table, state: Any, seat: int) -> Page:
    hand = dealt(Match(state), Match(state).view(seat), table)
    return hand_page(hand, look_of(hand.view.rules).hand_picture(hand.view))
