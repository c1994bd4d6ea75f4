"""House rules that a server keeps, opens tables with, and carries to another server."""

import pytest
from simcord.builders import ChannelHandle

from engine.house_rules import House as HouseRules
from engine.sharing import code_of
from engine.variants import VARIANTS
from service.presets import SETS_IN_SERVER
from tests.cogs.house import House, answer, labels, press, text
from tests.cogs.test_names import NASTY, check_label, check_text

HARD = HouseRules("crazy-eights", (("deal", 9), ("groups", "equal ranks"), ("target", 200)))
GONE = "This server keeps no house rules of that name. /rules list shows those it has."


async def kept(house: House, name: str = "Tuesday", rules: HouseRules = HARD) -> None:
    """Ada has opened a table with these rules, kept them and closed it."""
    await house.open(house.ada)
    await house.replace(house=rules)
    said = await house.say(house.ada, "rules save", name=name)
    assert "/table open game: offers it now." in said, said
    await house.say(house.ada, "table close")


async def games(house: House, typed: str = "", command: str = "table open") -> list[tuple[str, str]]:
    choices = await house.ben.autocomplete(house.channel, command, "game", typed)
    return [(choice["name"], choice["value"]) for choice in choices]


async def elsewhere(house: House) -> tuple[ChannelHandle, object]:
    """Another server, and somebody in it."""
    guild = house.env.create_guild("Other club")
    channel = guild.create_text_channel("cards")
    zoe = guild.add_member(house.env.create_user("Zoe"))
    await house.env.settle()
    return channel, zoe


# Opening a table


async def test_named_games_and_the_sets_of_the_server_are_offered(house: House):
    await kept(house)
    offered = await games(house)
    assert ("Kings Reverse", "kings-reverse") in offered
    assert offered[-1] == ("Tuesday · house rules", "Tuesday")
    assert len(offered) == len(VARIANTS) + 1
    assert await games(house, "tues") == [("Tuesday · house rules", "Tuesday")]
    assert [value for _, value in await games(house, "countdown")] == ["countdown", "countdown-jacks"]
    assert (await games(house, "tues", "rules show")) == [("Tuesday · house rules", "Tuesday")]
    channel, zoe = await elsewhere(house)
    others = await zoe.autocomplete(channel, "table open", "game", "")
    assert "Tuesday" not in [choice["value"] for choice in others]


async def test_a_table_is_opened_with_a_set(house: House):
    await kept(house)
    table = await house.open(house.ben, game="Tuesday")
    assert "House rules “Tuesday”: Cards dealt: 9 cards" in text(table)
    assert "to **200** points" in text(table)
    assert house.table().house == HARD
    await press(house.cleo, table, "Join")
    assert "**9 cards**" in text(answer(await press(house.ben, table, "Start")))


async def test_a_target_beside_a_set_is_one_more_house_rule(house: House):
    await kept(house)
    table = await house.open(house.ben, game="tuesday", target=50)  # however it is written
    assert "to **50** points" in text(table)
    assert dict(house.table().house.changes)["deal"] == 9


async def test_the_rules_of_a_set_are_shown(house: House):
    await kept(house)
    shown = await house.say(house.ben, "rules show", game="Tuesday")
    assert shown.startswith("## Tuesday · Crazy Eights, 4 seats")
    assert "200 points" in shown


async def test_a_set_that_does_not_fit_four_is_shown_for_as_many_as_it_fits(house: House):
    await kept(house, "Two hands", HouseRules("crazy-eights", (("deal", 13), ("packs", 1))))
    assert (await house.say(house.ben, "rules show", game="Two hands")).startswith(
        "## Two hands · Crazy Eights, 2 seats"
    )


async def test_the_name_of_a_set_goes_with_the_first_change(house: House):
    await kept(house)
    table = await house.open(house.ada, game="Tuesday")
    panel = answer(await press(house.ada, table, "House rules"))
    await press(house.ada, panel, "All as in Crazy Eights")
    assert "Tuesday" not in text(table)


async def test_a_game_can_be_typed_by_its_name(house: House):
    for typed in ("kings-reverse", "Kings Reverse", " kings  REVERSE "):
        assert (await house.say(house.ada, "rules show", game=typed)).startswith("## Kings Reverse, 4 seats"), typed
    table = await house.open(house.ada, game="Black Jack")
    assert "## Table 1 · Black Jack" in text(table)


async def test_a_game_or_set_that_there_is_not(house: House):
    for command in ("table open", "rules show"):
        assert await house.say(house.ada, command, game="Wednesday") == GONE
    assert await house.ask("SELECT * FROM tables") == []


# Keeping, listing, deleting


async def test_what_is_kept_is_listed(house: House):
    assert "This server keeps no house rules yet." in await house.say(house.ben, "rules list")
    await kept(house)
    await kept(house, "Plain", HouseRules("kings-reverse"))
    result = await house.ben.slash(house.channel, "rules list")
    assert result.ephemeral
    assert text(answer(result)).splitlines() == [
        "### House rules of this server",
        "- **Plain** · Kings Reverse, nothing changed",
        "- **Tuesday** · Crazy Eights, 3 rules changed",
    ]


async def test_anybody_keeps_the_rules_of_a_table_also_of_one_in_play(house: House):
    await house.begin(house.ada, house.ben, rules={"deal": 6})
    assert await house.say(house.ben, "rules save", name="Ours") == "Kept as “Ours”: /table open game: offers it now."
    assert "**Ours** · Crazy Eights, 1 rule changed" in await house.say(house.cleo, "rules list")


async def test_only_who_made_a_set_or_runs_the_server_replaces_and_deletes_it(house: House):
    await kept(house)
    await house.open(house.ben)
    owner = await house.newcomer("Owner", runs_server=True)
    warden = await house.newcomer("Warden", manages=True)
    for who in (house.ben, warden):
        assert await house.say(who, "rules save", name="Tuesday") == (
            "Only who made this set, or somebody who may manage the server, can replace it."
        )
        assert await house.say(who, "rules delete", name="tuesday") == (
            "Only who made this set, or somebody who may manage the server, can delete it."
        )
    assert "3 rules changed" in await house.say(house.ben, "rules list")
    assert "Kept as “TUESDAY”" in await house.say(owner, "rules save", name="TUESDAY")
    assert "**TUESDAY** · Crazy Eights, nothing changed" in await house.say(house.ben, "rules list")
    assert "Only who made this set" in await house.say(house.ada, "rules delete", name="Tuesday")  # the owner's now
    assert await house.say(owner, "rules delete", name="Tuesday") == (
        "“TUESDAY” is deleted. Tables that were opened with it keep its rules."
    )
    assert await house.say(house.ada, "rules delete", name="Tuesday") == GONE


async def test_the_names_are_offered_for_deleting_and_sharing(house: House):
    await kept(house)
    await kept(house, "Wednesday", HouseRules("eights"))
    for command in ("rules delete", "rules share"):
        offered = await house.ada.autocomplete(house.channel, command, "name", "")
        assert [choice["value"] for choice in offered] == ["Tuesday", "Wednesday"]
        offered = await house.ada.autocomplete(house.channel, command, "name", "WED")
        assert [choice["value"] for choice in offered] == ["Wednesday"]


async def test_names_that_cannot_be_kept(house: House):
    await house.open(house.ada)
    refused = {
        "crazy eights": "That is the name of a game of its own.",
        "kings-reverse": "That is the name of a game of its own.",
        "!!!": "A name for house rules has a letter or a number in it",
        " ": "A name for house rules has a letter or a number in it",
    }
    for name, why in refused.items():
        assert why in await house.say(house.ada, "rules save", name=name), name
        assert why in await house.say(house.ada, "rules import", code=code_of(HARD), name=name), name
    assert await house.ask("SELECT * FROM house_sets") == []


@pytest.mark.parametrize("name", ["bold", "mention", "link", "right to left", "code"])
async def test_a_name_of_a_set_is_harmless_wherever_it_stands(house: House, name):
    named = NASTY[name][:24]
    await kept(house, named)
    check_text(await house.say(house.ben, "rules list"))
    for choice in await house.ben.autocomplete(house.channel, "table open", "game", ""):
        check_label(choice["name"])
    check_text(text(await house.open(house.ben, game=named)))
    check_text(await house.say(house.ben, "rules show", game=named))
    check_text(await house.say(house.ada, "rules delete", name=named))


async def test_a_server_keeps_so_many(house: House):
    await house.open(house.ada)
    for number in range(SETS_IN_SERVER):
        await house.bot.house_sets.keep(house.guild.id, f"Set {number}", HARD, _person(house))
    full = "This server keeps 25 sets already. Delete one first, with /rules delete."
    assert await house.say(house.ada, "rules save", name="One more") == full
    assert await house.say(house.ada, "rules import", code=code_of(HARD), name="One more") == full
    assert len(await games(house)) == 25
    assert len(await games(house, "set 2")) == 6


def _person(house: House):
    from model.seating import Person

    return Person(house.ada.id, "Ada")


async def test_what_is_kept_outlasts_a_restart(house: House):
    await kept(house)
    await house.restart()
    assert "**Tuesday** · Crazy Eights, 3 rules changed" in await house.say(house.ben, "rules list")
    await house.open(house.ben, game="Tuesday")
    assert house.table().house == HARD


async def test_a_set_outlasts_that_its_maker_is_forgotten(house: House):
    await kept(house)
    await press(house.ada, answer(await house.ada.slash(house.channel, "forget-me")), "Forget me for good")
    assert "**Tuesday**" in await house.say(house.ben, "rules list")
    assert "Only who made this set" in await house.say(house.ada, "rules delete", name="Tuesday")
    assert str(house.ada.id) not in str(await house.ask("SELECT * FROM house_sets"))


# A table and its set go their own ways


async def test_a_set_that_is_deleted_while_a_lobby_uses_it(house: House):
    await kept(house)
    table = await house.open(house.ben, game="Tuesday")
    await house.say(house.ada, "rules delete", name="Tuesday")
    assert house.table().house == HARD
    await press(house.cleo, table, "Join")
    assert "Cards dealt: 9 cards" in text(table)
    assert "**9 cards**" in text(answer(await press(house.ben, table, "Start")))
    assert await house.say(house.ada, "table open", game="Tuesday") == GONE


async def test_a_match_keeps_its_rules_whatever_happens_to_the_set(house: House):
    await kept(house)
    await house.begin(house.ben, house.cleo, game="Tuesday")
    before = house.table().state.rules
    await kept(house, "Tuesday", HouseRules("crazy-eights", (("deal", 3),)))
    assert house.bot.tables.get(2).state.rules == before
    await house.say(house.ada, "rules delete", name="Tuesday")
    assert house.bot.tables.get(2).state.rules == before
    await house.restart()
    assert house.bot.tables.get(2).state.rules == before
    assert "200 points" in await house.say(house.ben, "rules show")


async def test_a_rematch_is_played_by_the_same_rules(house: House):
    table, (hand, _) = await house.begin(house.ada, house.ben, rules={"deal": 6, "target": 50})
    await house.position("9S", "9C 7H 6H", top="9H", totals=(0, 45))
    await press(house.ada, hand, "9♠")
    await press(house.ada, table, "Rematch")
    assert "Cards dealt: 6 cards" in text(house.shown())
    assert "House rules" in labels(house.shown())


# From server to server


async def test_a_code_carries_a_set_to_another_server(house: House):
    await kept(house)
    shared = await house.say(house.ben, "rules share", name="Tuesday")
    code = shared.split("```")[1].strip()
    assert code == code_of(HARD)
    channel, zoe = await elsewhere(house)
    said = text(answer(await zoe.slash(channel, "rules import", code=code, name="From afar")))
    assert said == "Kept as “From afar”, rules of Crazy Eights: /table open game: offers it now."
    assert "From afar" in text(answer(await zoe.slash(channel, "rules list")))
    assert "From afar" not in await house.say(house.ada, "rules list")
    await zoe.slash(channel, "table open", game="from afar")
    assert house.table().house == HARD


async def test_the_rules_of_a_table_are_shared_without_a_set(house: House):
    await house.open(house.ada)
    await house.replace(house=HARD)
    result = await house.ben.slash(house.channel, "rules share")
    assert result.ephemeral
    assert code_of(HARD) in text(answer(result))
    assert "In another server, /rules import takes it." in text(answer(result))
    assert await house.say(house.ben, "rules share", name="Tuesday") == GONE


def _changed_sign(code: str) -> str:
    return code.replace(code[5], "A" if code[5] != "A" else "B", 1)


WRONG = {
    "no code": ("hello", "This is no code of house rules: one begins with E and a number, and has two points in it."),
    "nothing": (" ", "This is no code of house rules"),
    "damaged": (
        _changed_sign(code_of(HARD)),
        "This code is damaged: a sign is missing or wrong. Copy it whole, and try again.",
    ),
    "cut off": (code_of(HARD)[:-3], "This code is damaged: a sign is missing or wrong."),
    "newer": ("E9.abc.123456", "This code was made by a newer version of the bot than this one."),
    "huge": ("E2." + "A" * 5000 + ".123456", "This code is damaged"),
}


@pytest.mark.parametrize(("code", "why"), WRONG.values(), ids=WRONG)
async def test_a_code_that_is_wrong_is_refused_and_nothing_is_kept(house: House, code, why):
    result = await house.ada.slash(house.channel, "rules import", code=code, name="Broken")
    assert result.ephemeral
    assert why in text(answer(result))
    assert "keeps no house rules yet" in await house.say(house.ada, "rules list")


async def test_an_import_replaces_no_set_of_somebody_else(house: House):
    await kept(house)
    other = code_of(HouseRules("eights"))
    assert "Only who made this set" in await house.say(house.ben, "rules import", code=other, name="TUESDAY")
    assert "Kept as “Tuesday”" in await house.say(house.ada, "rules import", code=f"`{other}`", name="Tuesday")
    assert "**Tuesday** · Eights, nothing changed" in await house.say(house.ada, "rules list")
