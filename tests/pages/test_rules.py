"""The rulebook of a table or a game, with its own numbers, and what is not as usual marked."""

import pytest

from cogs.discord.text import CHANGED
from engine.core.ruleset import SEATS, Ruleset
from engine.games.house_rules import HouseRules
from engine.games.rulebook import rulebook
from engine.games.variants import VARIANTS
from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.pages.positions import forged, whispered
from tests.pages.test_limits import WORDIEST


def sentences(shown: str) -> list[str]:
    lines = [line for line in shown.splitlines() if line.startswith(("- ", CHANGED))]
    return [line.removeprefix("- ").removeprefix(f"{CHANGED} ").strip("*") for line in lines]


def book_of(*rules: Ruleset) -> list[str]:
    return [line.text for chapter in rulebook(*rules) for line in chapter.lines]


async def test_the_rules_by_command_and_by_button_with_what_is_changed_marked(server: Server):
    assert "There’s no table in this channel" in await server.say(server.ada, "houserules show")
    table = await server.open(server.ada, target=123)
    shown = await whispered(server, server.ada, "houserules show")
    assert text(answer(await press_more(server.ben, table, "Rulebook"))) == shown
    assert f"{CHANGED} changed from the standard game" in shown
    (marked,) = [line for line in shown.splitlines() if line.startswith(CHANGED)]
    assert "When a player reaches 123 points, the lowest total wins" in marked
    await server.open(server.ada)
    assert CHANGED not in await server.say(server.ada, "houserules show", table="2")


async def test_every_sentence_of_the_rulebook_is_shown_and_they_grow_with_the_seats(server: Server):
    table = await server.open(server.ada)
    for seats, who in ((2, None), (2, server.ben), (3, server.cleo)):
        if who:
            await press(who, table, "Join")
        shown = await server.say(server.ada, "houserules show")
        assert shown.startswith("## Rulebook · Table 1 · Crazy Eights")
        rules = VARIANTS["crazy-eights"].rules(seats)
        assert sentences(shown) == book_of(rules)
        titles = [line for line in shown.splitlines() if line.startswith("###")]
        assert titles == [f"### {chapter.title}" for chapter in rulebook(rules)]


async def test_the_rules_of_a_game_are_shown_without_a_table(subtests: pytest.Subtests, server: Server):
    for game in VARIANTS:
        with subtests.test(game=game):
            result = await server.ada.slash(server.channel, "houserules show", game=game)
            assert result.ephemeral
            seats = 4 if 4 in VARIANTS[game].seats else VARIANTS[game].seats[0]
            assert text(answer(result)).startswith(f"## Rulebook · {VARIANTS[game].name}, {seats} seats")
            assert sentences(text(answer(result))) == book_of(VARIANTS[game].rules(seats))
            assert labels(answer(result)) == []


async def test_a_long_book_is_turned_page_by_page_and_a_page_or_book_that_there_is_not_gets_a_sentence(server: Server):
    table = await server.open(server.ada)
    await server.replace(house_rules=HouseRules("crazy-eights", WORDIEST))
    book = answer(await press_more(server.ben, table, "Rulebook"))
    assert labels(book) == ["Page 2", "Page 3", "Page 4", "Back to More"]
    shown = sentences(text(book))
    for page in (2, 3, 4):
        await press(server.ben, book, f"Page {page}")
        shown += sentences(text(book))
    house_rules = server.table().house_rules
    seats = next(filter(house_rules.fits, SEATS))
    assert shown == book_of(house_rules.rules(seats), house_rules.base(seats))
    await press(server.ben, book, "Page 1")
    assert "### Aim" in text(book)
    no_book, last = "has no house rules by that name", "Page 3"
    for custom_id, said in {
        **dict.fromkeys(("b:1::rules.99", "b:1::rules.9999999", "b:1::rules.x", "b:1::rules.-1"), last),
        **dict.fromkeys(("b:0::book", "b:0::book.1.abc", "b:0::book.1"), no_book),
    }.items():
        page = answer(await forged(server, server.ben, table, custom_id))
        assert said in text(page) + " ".join(labels(page)), custom_id
