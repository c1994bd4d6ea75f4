"""Leaderboard and statistics, from a database that has been filled with matches."""

import re

from tests.cogs.server import Server, alts, answer, labels, nodes, press, sitting, text


async def test_the_board_is_for_who_asked_alone(server: Server):
    result = await server.ada.slash(server.channel, "eights leaderboard")
    assert result.ephemeral
    assert not {"Previous", "Next"} & set(labels(answer(result)))  # there is nothing to turn to
    assert server.channel.last_message is None


async def test_two_of_one_name_are_told_apart_wherever_a_name_stands(server: Server):
    """Two people are called Ada, and one is called as a bot is."""
    other, otto = await server.newcomer("Ada"), await server.newcomer("otto")
    table = await server.open(server.ada, target=50)
    await server.say(server.ada, "eights table", action="add")
    for person in (other, otto):
        await press(person, table, "Join")
    shown = {"lobby": sitting(table)}
    hands = [answer(await press(server.ada, table, "Start"))]
    hands += [answer(await press(person, table, "My hand")) for person in (other, otto)]
    await server.position("9S 8D", "KD 9D", "9C 7H 6H", "2H 3D", top="9H", totals=(0, 45, 2, 3))
    await press(server.ada, hands[0], "9♠")
    await server.position("8D", "KD 9D", "9C 7H 6H", "2H 3D", top="9H 9S", turn=2)
    await press(other, hands[1], "9♣")
    shown |= {"board": text(table), "hands": " ".join(map(text, hands))}
    more = answer(await press(server.ada, table, "More"))
    shown["list"] = " ".join(each["label"] for node in nodes(more) for each in node.get("options", ()))
    seats = await server.ada.autocomplete(server.channel, "eights table", "seat", "", action="remove")
    shown["choices"] = " ".join(choice["name"] for choice in seats)
    shown["log"] = await server.say(otto, "eights show", what="log")
    await server.position("9S", "9C 7H 6H", "KD", "2D 3D", top="9H", totals=(0, 45, 2, 3))
    await press(server.ada, hands[0], "9♠")
    shown |= {"end": text(table), "picture": " ".join(alts(table))}
    shown["scores"] = await server.say(server.ada, "eights show", what="scores")
    shown["history"] = await server.say(server.ada, "eights history")
    shown["leaders"] = await server.say(server.ada, "eights leaderboard")
    found = {
        where: {*re.findall(r"\b(?:ada|otto)\b(?: \(\d\))?", said.replace("\\", "").lower())}
        for where, said in shown.items()
    }
    everyone, people = {"ada", "ada (2)", "otto", "otto (2)"}, {"ada", "ada (2)", "otto"}
    some = {"list": {"ada (2)", "otto (2)"}, "log": {"ada", "otto", "ada (2)"}, "leaders": people}
    assert found == dict.fromkeys(shown, everyone) | some
