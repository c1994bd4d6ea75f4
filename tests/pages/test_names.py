"""Names that people give themselves: they neither format, ping, link nor turn a line, wherever they are shown."""

import re
import unicodedata

import pytest

from model.people.names import WIDEST
from model.tables.naming import names
from tests.cogs.server import Server, alts, answer, nodes, press, press_more, sitting, text

BREAK = "\u200b"  # the one invisible sign that we put there ourselves
BLANKS = "\u3164\u2800\u115f"  # seen by nobody, though no spaces
NASTY = {
    "bold": "**bold** __u__ ~~s~~",
    "everyone": "@everyone @here",
    "mention": "<@123> <@&456> <#789>",
    "time": "<t:1:R> </play:1> <:x:2>",
    "link": "[free](https://evil.test)",
    "address": "http://evil.test discord.gg/x",
    "code": "```x``` `y`",
    "spoiler": "||psst||",
    "heading": "# big\n> quote",
    "list": "- item -# small",
    "right to left": "abc\u202egnp.exe\u2066x",
    "zero width": "a\u200bb\u200dc\ufeffd",
    "nothing": "\u200b\u200d\u2060",
    "blank": BLANKS,
    "long": "W" * 32,
    "backslash": "\\<@123> \\* \\",
}


def check_text(written: str) -> None:
    """Nothing in a text of ours does anything, once our own formatting is taken away."""
    for sign in written:
        assert unicodedata.category(sign) not in {"Cf", "Co", "Cs"} or sign in {BREAK, "\ufe0e"}, hex(ord(sign))
    assert not re.search(r"(?<!\\)<(?!t:\d+:R>)", written.replace(r"\\", ""))  # our own clock is the only such thing
    assert not re.search(r"@(everyone|here|&|!|\d)", written)
    assert "://" not in written
    assert "discord.gg" not in written
    assert "](" not in written


def check_label(written: str) -> None:
    assert not [sign for sign in written if unicodedata.category(sign) in {"Cf", "Cc", "Co", "Cs"} and sign != "\ufe0e"]


@pytest.mark.slow
@pytest.mark.parametrize("name", NASTY.values(), ids=NASTY)
async def test_a_name_is_harmless_wherever_it_stands(server: Server, name):
    person = await server.newcomer(name)
    table = await server.open(person, target=50)
    await press(server.ben, table, "Join")
    check_text(text(table))
    check_label(sitting(table))
    shown = names(server.table())[0]
    assert shown.strip(BREAK + BLANKS + "\\ ")  # never empty
    assert not re.search(r"(?<!\\)[*_~|`]", shown.replace(r"\\", ""))  # nothing unescaped
    assert len(shown.replace("\\", "").replace(BREAK, "")) <= WIDEST
    hand = answer(await press(person, table, "Start"))
    await server.position("9S", "9C 7H 6H", totals=(0, 45))
    check_text(text(table))
    assert f"**{shown}’s turn**" in text(table)
    panel = answer(await press(person, table, "More"))
    picked = [option["label"] for node in nodes(panel) for option in node.get("options", ())]
    assert not [each for each in picked if each.startswith("Seat ") and not re.fullmatch(r"Seat \d: .+", each)]
    offered = await person.autocomplete(server.channel, "eights table", "seat", "")
    for label in (*alts(table), *alts(hand), *picked, *(choice["name"] for choice in offered)):
        check_label(label)
    sheet = text(answer(await press_more(person, table, "Scores")))
    assert sheet.count("```") == 2
    assert sheet.count("`") == 6
    await press(person, hand, "9♠")
    check_text(text(table))
    assert text(table).startswith(f"## {shown} wins!")
    for options in ({}, {"player": person}):
        said = await server.say(person, "eights leaderboard", **options)
        check_text(said)
        assert shown in said
    await press(person, answer(await press(person, table, "More")), "Close the table")
    check_text(text(table))


async def test_a_name_in_an_answer_is_harmless_too(server: Server):
    person = await server.newcomer("**@everyone** <@1>")
    table = await server.open(server.ada)
    await press(person, table, "Join")
    removed = await server.say(server.ada, "eights table", action="remove", seat="2")
    check_text(removed)
    assert removed == rf"\*\*@{BREAK}everyone\*\* \<@{BREAK}1\> was removed."
    await press(person, table, "Join")
    await server.say(server.ada, "eights start")
    for _ in range(2):  # a bot plays for them, and then it does already
        check_text(await server.say(server.ada, "eights table", action="remove", seat="2"))
    check_text(await server.say(person, "eights hand"))


async def test_what_is_typed_into_options_is_harmless_too(server: Server):
    await server.begin(server.ada, server.ben)
    for typed in ("**x** @everyone", "<@123>", "[a](https://b.test)"):
        check_text(await server.say(server.ada, "card play", card=typed))
        check_text(await server.say(server.ada, "eights hand", table=typed))
        check_text(await server.say(server.ada, "eights table", action="remove", seat=typed))
