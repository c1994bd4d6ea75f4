"""The rulebook of a table or a game, with its own numbers, and what is not as usual marked."""

import pytest

from cogs.ui.components.spoken import CHANGED
from engine.core.ruleset import SEATS
from engine.games.house_rules import HouseRules
from engine.games.rulebook import rulebook
from engine.games.variants import VARIANTS
from tests.cogs.server import Server, answer, labels, press, press_more, text
from tests.pages.test_limits import WORDIEST


def sentences(shown: str) -> list[str]:
    """The sentences on a page of the rulebook."""
    lines = [line for line in shown.splitlines() if line.startswith(("- ", CHANGED))]
    return [line.removeprefix("- ").removeprefix(f"{CHANGED} ").strip("*") for line in lines]


async def test_the_rules_by_command_and_by_button(server: Server):
    table = await server.open(server.ada, target=123)
    typed = await server.ada.slash(server.channel, "houserules show")
    assert typed.ephemeral
    assert "When a player reaches 123 points, the lowest total wins" in text(answer(typed))
    assert text(answer(await press_more(server.ben, table, "Rulebook"))) == text(answer(typed))


async def test_every_sentence_of_the_rulebook_is_shown(server: Server):
    await server.begin(server.ada, server.ben, server.cleo, target=60)
    shown = await server.say(server.cleo, "houserules show")
    assert shown.startswith("## Rulebook · Table 1 · Crazy Eights")
    chapters = rulebook(server.table().state.rules, VARIANTS["crazy-eights"].rules(3))
    assert sentences(shown) == [line.text for chapter in chapters for line in chapter.lines]
    assert [line for line in shown.splitlines() if line.startswith("###")] == [f"### {each.title}" for each in chapters]


async def test_what_is_not_as_in_the_game_is_marked(server: Server):
    await server.open(server.ada, target=60)
    shown = await server.say(server.ada, "houserules show")
    assert f"{CHANGED} changed from the standard game" in shown
    marked = [line for line in shown.splitlines() if line.startswith(CHANGED)]
    assert len(marked) == 1
    assert "60 points" in marked[0]
    await server.open(server.ada)
    assert CHANGED not in await server.say(server.ada, "houserules show", table="2")


async def test_the_rules_grow_with_the_seats(server: Server):
    table = await server.open(server.ada)
    two = await server.say(server.ada, "houserules show")
    await press(server.ben, table, "Join")
    assert await server.say(server.ada, "houserules show") == two
    await press(server.cleo, table, "Join")
    three = await server.say(server.ada, "houserules show")
    for seats, shown in ((2, two), (3, three)):
        chapters = rulebook(VARIANTS["crazy-eights"].rules(seats))
        assert sentences(shown) == [line.text for chapter in chapters for line in chapter.lines]


async def test_without_a_table_there_are_no_rules_to_show(server: Server):
    assert "There’s no table in this channel" in await server.say(server.ada, "houserules show")


async def test_the_rules_of_a_game_are_shown_without_a_table(subtests: pytest.Subtests, server: Server):
    for game in VARIANTS:
        with subtests.test(game=game):
            result = await server.ada.slash(server.channel, "houserules show", game=game)
            assert result.ephemeral
            seats = 4 if 4 in VARIANTS[game].seats else VARIANTS[game].seats[0]
            assert text(answer(result)).startswith(f"## Rulebook · {VARIANTS[game].name}, {seats} seats")
            chapters = rulebook(VARIANTS[game].rules(seats))
            assert sentences(text(answer(result))) == [line.text for chapter in chapters for line in chapter.lines]
            assert labels(answer(result)) == []


async def test_a_long_book_is_turned_page_by_page(server: Server):
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
    chapters = rulebook(house_rules.rules(seats), house_rules.base(seats))
    assert shown == [line.text for chapter in chapters for line in chapter.lines]
    await press(server.ben, book, "Page 1")
    assert "### Aim" in text(book)
