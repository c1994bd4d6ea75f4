"""Whole matches, as people play them."""

import pytest

from tests.cogs.server import Server, answer, best_play, do_by_buttons, do_by_commands, labels, press, sitting, text
from tests.pages.positions import in_play


async def test_a_rematch_is_a_new_table_to_which_the_old_one_and_the_hands_lead(server: Server):
    table, hands = await in_play(server, "9S", "9C 8H 6H", totals=(0, 499))
    await press(server.ada, hands[0], "9♠")
    assert labels(server.shown()) == ["Rematch", "Scores", "Replay", "More"]
    assert "**1** · **Ada** · 1 of 1 match won" in await server.say(server.cleo, "eights leaderboard")
    again = "You’re at this table, and its match is over. Press **Rematch**, or use `/eights start`, to play again."
    assert await server.say(server.ben, "eights join") == again
    await server.replace(turn_seconds=30.0)
    await press(server.ben, table, "Rematch")
    rematch = server.shown()
    assert rematch.id != table.id
    assert server.table().turn_seconds == 30
    link = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{rematch.id}"
    assert f"The rematch is here: [open it]({link})" in text(table)
    assert text(rematch).startswith("## Table 2")
    assert "Ada" in sitting(rematch)
    assert "Ben (host)" in sitting(rematch)
    assert "Ada wins" in text(table), "the old table keeps its standing"
    assert labels(table) == ["Replay"]
    assert all("The rematch is at Table 2" in text(hand) for hand in hands)
    await press(server.ada, hands[0], "My hand")
    assert "You get your cards at Table 2 · Crazy Eights when the host presses **Start**." in text(hands[0])
    await press(server.ben, rematch, "Start")
    await press(server.ada, hands[0], "My hand")
    assert "Your hand · Table 2" in text(hands[0])
    assert server.table().phase == "match"


FAMILY = {  # how many play, and what keeps the match short
    "crazy-eights": (2, {"target": 50}, {"deal": 4}),
    "kings-reverse": (3, {"target": 100}, {}),
    "eights": (4, {}, {"deal": 3, "target": 10}),
    "countdown-jacks": (2, {}, {"deal": 3}),
    "blackjack": (3, {"target": 10}, {}),
    "str8-eight": (2, {}, {"target": 10}),
}
BY = {"buttons": ["crazy-eights", "kings-reverse", "blackjack", "str8-eight"]}
BY |= {"commands": ["crazy-eights", "kings-reverse", "countdown-jacks", "str8-eight"]}
SLOW = [pytest.param(game, way, marks=pytest.mark.slow) for way, games in BY.items() for game in games]


@pytest.mark.parametrize(("game", "way"), [("eights", "buttons"), *SLOW])
async def test_a_match_of_the_family_by(server: Server, game: str, way: str):
    """Every press and every command does what it stands for, to the last card."""
    seats, options, rules = FAMILY[game]
    people = [server.ada, server.ben, server.cleo, await server.newcomer("Dora")][:seats]
    table, hands = await server.begin(*people, game=game, rules=rules, **options)

    if game == "kings-reverse":
        await server.position("R* 3C 4C 5C", "7D AS QD KD 2H", "8H B* JS TC 2D", top="6S")  # all that is special there

    for _ in range(300):
        state = server.table().state
        if state.phase == "over":
            break
        if state.phase == "deal":
            assert "starts when everyone’s ready" in text(table)
            for person in people:
                await (press(person, table, "Ready") if way == "buttons" else server.say(person, "eights start"))
            continue
        seat, action = state.turn, best_play(server.table(), state.turn)
        expected, _ = state.act(seat, action)
        if way == "buttons":
            await do_by_buttons(people[seat], server, hands[seat], action)
        else:
            said = text(answer(await do_by_commands(people[seat], server, action)))
            assert "❗" not in said, (action, said)
        assert server.table().state == expected, action
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
