"""Whole matches, as people play them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engine.games.variants import variant
from tests.cogs.server import Server, answer, best_play, do_by_buttons, do_by_commands, labels, press, sitting, text


async def play(server: Server, do: Callable[[int, Any], Awaitable[Any]], ready: Callable[[], Awaitable[Any]]) -> None:
    """Play the newest table to its end."""
    for _ in range(300):
        state = server.table().state
        assert state is not None
        if state.phase == "over":
            return
        if state.phase == "deal":
            await ready()
        else:
            await do(state.turn, best_play(server.table(), state.turn))
    raise AssertionError("the match does not end")


async def test_a_match_by_buttons_alone(server: Server):
    table = await server.open(server.ada, target=50)
    await press(server.ben, table, "Join")
    assert "Ben" in sitting(server.shown())
    first = answer(await press(server.ada, table, "Start"))
    hands = [first, answer(await press(server.ben, table, "My hand"))]
    people = [server.ada, server.ben]

    async def ready() -> None:
        assert "starts when everyone’s ready" in text(server.shown())
        await server.put(totals=(45, 46))  # the next round decides
        await press(server.ada, table, "Ready")
        await press(server.ben, table, "Ready")

    await play(server, lambda seat, action: do_by_buttons(people[seat], server, hands[seat], action), ready)
    assert " wins" in text(server.shown())
    assert labels(server.shown()) == ["Rematch", "Scores", "Replay", "More"]
    assert all("win" in text(hand).splitlines()[0] for hand in hands)
    board = await server.say(server.cleo, "eights leaderboard")
    winner, loser = ("Ada", "Ben") if server.table().state.winners == (0,) else ("Ben", "Ada")
    assert f"**1** · **{winner}** · 1 of 1 match won" in board
    assert f"**2** · **{loser}** · 0 of 1 match won" in board
    stats = await server.say(server.cleo, "eights leaderboard", player=server.people[winner.lower()])
    assert f"### {winner}\n**Place 1** · 1 of 1 match won" in stats
    # The rematch is a new table with the same seats, and the old one keeps its standing.
    await press(server.ben, table, "Rematch")
    rematch = server.shown()
    assert rematch.id != table.id
    assert text(rematch).startswith("## Table 2")
    assert "Ada" in sitting(rematch)
    assert "Ben (host)" in sitting(rematch)
    assert f"{winner} wins" in text(table)
    assert labels(table) == ["Replay"]
    assert all("The rematch is at Table 2" in text(hand) for hand in hands)
    await press(server.ada, hands[0], "My hand")
    assert "You get your cards at Table 2 · Crazy Eights when the host presses **Start**." in text(hands[0])
    answer(await press(server.ben, rematch, "Start"))
    await press(server.ada, hands[0], "My hand")
    assert "Your hand · Table 2" in text(hands[0])
    assert server.table().phase == "match"


FAMILY = {  # how many play, and what keeps the match short
    "crazy-eights": (2, {"target": 50}, {}),
    "kings-reverse": (3, {"target": 100}, {}),
    "eights": (4, {}, {"deal": 3, "target": 10}),
    "countdown-jacks": (2, {}, {"deal": 3}),
    "blackjack": (3, {"target": 10}, {}),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("crazy-eights", "commands"),
        ("kings-reverse", "buttons"),
        ("kings-reverse", "commands"),
        ("eights", "buttons"),
        ("countdown-jacks", "commands"),
        ("blackjack", "buttons"),
    ],
)
async def test_a_match_of_the_family_by(server: Server, game: str, way: str):
    """Every press and every command does what it stands for, to the last card."""
    seats, options, rules = FAMILY[game]
    people = [server.ada, server.ben, server.cleo, await server.newcomer("Dora")][:seats]
    table, hands = await server.begin(*people, game=game, rules=rules, **options)

    if game == "kings-reverse":
        await server.position("R* 3C 4C 5C", "7D AS QD KD 2H", "8H B* JS TC 2D", top="6S")  # all that is special there

    async def do(seat: int, action: Any) -> None:
        expected, _ = variant(game).game.act(server.table().state, seat, action)
        if way == "buttons":
            await do_by_buttons(people[seat], server, hands[seat], action)
        else:
            said = text(answer(await do_by_commands(people[seat], server, action)))
            assert "❗" not in said, (action, said)
        assert server.table().state == expected, action

    async def ready() -> None:
        for person in people:
            await (press(person, table, "Ready") if way == "buttons" else server.say(person, "eights start"))

    await play(server, do, ready)
    winners = [server.table().seats[seat].name for seat in server.table().state.winners]
    assert all(name in text(table).splitlines()[0] for name in winners)
    assert "win" in text(table).splitlines()[0]
    if way == "buttons":
        assert all("win" in text(hand).splitlines()[0] for hand in hands)


async def test_at_a_quick_table_computers_move_at_once(server: Server):
    table, (hand,) = await server.begin(server.ada, bots=2, quick=True)
    await server.position("9S 4S KD", "9C 7H 6H", "QS JS TS", top="9H")
    await press(server.ada, hand, "9♠")
    assert server.table().state.turn == 0
    assert "Otto" in text(table)
    assert "Your turn" in text(hand)
