"""The rulebook of a table, with its own numbers."""

from dataclasses import replace

from engine.rulebook import rulebook
from engine.variants import VARIANTS
from tests.cogs.house import House, answer, press, text


async def test_the_rules_by_command_and_by_button(house: House):
    table = await house.open(house.ada, target=123)
    typed = await house.ada.slash(house.channel, "rules show")
    assert typed.ephemeral
    assert "When somebody has 123 points the lowest total wins" in text(answer(typed))
    pressed = await press(house.ben, answer(await press(house.ben, table, "More")), "Rules")
    assert text(answer(pressed)) == text(answer(typed))


async def test_every_sentence_of_the_rulebook_is_shown(house: House):
    await house.begin(house.ada, house.ben, house.cleo, target=60)
    shown = await house.say(house.cleo, "rules show")
    rules = replace(next(iter(VARIANTS.values())).rules(3), target=60)
    assert shown.splitlines()[1:] == [f"- {sentence}" for sentence in rulebook(rules)]
    assert shown.startswith("### Table 1 · Crazy Eights")


async def test_the_rules_grow_with_the_seats(house: House):
    table = await house.open(house.ada)
    assert "2 play with one pack; each gets 7 cards" in await house.say(house.ada, "rules show")
    await press(house.ben, table, "Join")
    await press(house.cleo, table, "Join")
    assert "3 play with one pack; each gets 5 cards" in await house.say(house.ada, "rules show")


async def test_without_a_table_there_are_no_rules_to_show(house: House):
    assert "There is no table in this channel" in await house.say(house.ada, "rules show")
