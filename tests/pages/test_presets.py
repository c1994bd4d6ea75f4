"""House rules that a server keeps, opens tables with, and carries to another server."""

import pytest

from cogs.rules.search import MOST
from engine.games.codec import code_of
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from tests.cogs.server import Server, answer, held, press, text
from tests.pages.positions import missing, whispered
from tests.pages.test_names import NASTY, check_label, check_text

HARD = HouseRules("crazy-eights", (("deal", 9), ("groups", "equal ranks"), ("target", 200)))
GONE = "This server has no house rules by that name. `/houserules saved` shows all of them."


async def kept(server: Server, name: str = "Tuesday", rules: HouseRules = HARD) -> None:
    """Ada has opened a table with these rules, kept them and closed it."""
    await server.open(server.ada)
    await server.replace(house_rules=rules)
    said = await server.say(server.ada, "houserules save", name=name)
    assert "Pick it when you open a table." in said, said
    await server.say(server.ada, "eights table", action="close")


async def test_a_table_is_opened_with_a_set(server: Server):
    await kept(server)
    table = await server.open(server.ben, game="Tuesday")
    assert text(table).startswith("## Table 2 · Tuesday\nMatch the top card’s suit or rank: ")
    assert "Play Eights on any card to pick a suit, Queens to skip " in text(table)
    assert missing(table, "House rules – Cards dealt: 9 cards", "to **200** points") == []
    assert server.table().house_rules == HARD
    await press(server.cleo, table, "Join")
    assert len(held(answer(await press(server.ben, table, "Start")))) == 9


async def test_the_rules_of_a_set_are_shown_for_as_many_as_it_fits(server: Server):
    await kept(server)
    shown = await server.say(server.ben, "houserules show", game="Tuesday")
    assert shown.startswith("## Rulebook · Tuesday · Crazy Eights, 4 seats")
    assert "200 points" in shown
    await kept(server, "Two hands", HouseRules("crazy-eights", (("deal", 13), ("packs", 1))))
    shown = await server.say(server.ben, "houserules show", game="Two hands")
    assert shown.startswith("## Rulebook · Two hands · Crazy Eights, 2 seats")


async def test_a_game_can_be_typed_by_its_name(server: Server):
    for typed in ("kings-reverse", "Kings Reverse", " kings  REVERSE "):
        shown = await server.say(server.ada, "houserules show", game=typed)
        assert shown.startswith("## Rulebook · Kings Reverse, 4 seats"), typed
    assert "## Table 1 · Black Jack" in text(await server.open(server.ada, game="Black Jack"))


async def test_a_game_or_set_that_there_is_not(server: Server):
    for command in ("eights open", "houserules show"):
        assert await server.say(server.ada, command, game="Wednesday") == GONE
    assert await server.ask("SELECT * FROM tables") == []


async def test_what_is_kept_is_listed(server: Server):
    assert "Nothing saved yet." in await server.say(server.ben, "houserules saved")
    await kept(server)
    await kept(server, "Plain", HouseRules("kings-reverse"))
    told = await whispered(server, server.ben, "houserules saved")
    listed = "- **Plain** · Kings Reverse, nothing changed\n- **Tuesday** · Crazy Eights, 4 rules changed"
    assert told == f"### Saved house rules\n{listed}"


async def test_named_games_and_the_sets_of_the_server_are_offered(server: Server):
    await kept(server)
    await kept(server, "Wednesday", HouseRules("eights"))
    games = await server.offered(server.ben, "eights open", "game")
    assert "kings-reverse" in games
    assert len(games) == min(len(VARIANTS) + 2, MOST)
    assert games[-2:] == ["Tuesday", "Wednesday"]
    assert await server.offered(server.ben, "eights open", "game", "countdown") == ["countdown", "countdown-jacks"]
    for command in ("eights open", "houserules show"):
        (choice,) = await server.ben.autocomplete(server.channel, command, "game", "tues")
        assert choice == {"name": "Tuesday · saved house rules for Crazy Eights", "value": "Tuesday"}
    for action in ("delete", "share"):
        for typed, names in (("", ["Tuesday", "Wednesday"]), ("WED", ["Wednesday"])):
            assert await server.offered(server.ben, "houserules saved", "name", typed, action=action) == names


async def test_anybody_keeps_the_rules_of_a_table_also_of_one_in_play(server: Server):
    await server.begin(server.ada, server.ben, rules={"deal": 6})
    said = await server.say(server.ben, "houserules save", name="Ours")
    assert said == "Saved as “Ours”. Pick it when you open a table."
    assert "**Ours** · Crazy Eights, 1 rule changed" in await server.say(server.cleo, "houserules saved")


async def test_who_may_not_replace_or_delete_a_set_is_told_who_can(server: Server, owner):
    await kept(server)
    await server.open(server.ben)
    only = "Only the person who saved this set (or someone with Manage Server) can {} it."
    assert await server.say(server.ben, "houserules save", name="Tuesday") == only.format("replace")
    assert "4 rules changed" in await server.say(server.ben, "houserules saved")
    assert "Saved as “TUESDAY”" in await server.say(owner, "houserules save", name="TUESDAY")

    async def deleted(who, **named: str) -> str:
        return await server.say(who, "houserules saved", action="delete", **named)

    assert await deleted(server.ada, name="tuesday") == only.format("delete"), "the owner's now"
    assert await deleted(owner, name="Tuesday") == "“TUESDAY” is deleted. Tables that play it keep its rules."
    assert await deleted(server.ada, name="Tuesday") == GONE
    assert await deleted(server.ada) == "Which house rules? Pick them from the list for `name:`."


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bold", "mention", "link", "right to left", "code"])
async def test_a_name_of_a_set_is_harmless_wherever_it_stands(server: Server, name):
    named = NASTY[name][:24]
    await kept(server, named)
    check_text(await server.say(server.ben, "houserules saved"))
    for choice in await server.ben.autocomplete(server.channel, "eights open", "game", ""):
        check_label(choice["name"])
    check_text(text(await server.open(server.ben, game=named)))
    check_text(await server.say(server.ben, "houserules show", game=named))
    check_text(await server.say(server.ada, "houserules saved", action="delete", name=named))


async def test_the_rules_of_a_table_are_shared_without_a_set(server: Server):
    await server.open(server.ada)
    await server.replace(house_rules=HARD)
    told = await whispered(server, server.ben, "houserules saved", action="share")
    assert missing(told, CODE, "/houserules save code:") == []
    assert await server.say(server.ben, "houserules saved", action="share", name="Tuesday") == GONE


CODE = code_of(HARD)
WRONG = {
    "hello": "This isn’t a share code. Share codes start with E and a number, and have two dots in them.",
    CODE[:-3]: "This code has a wrong or missing character. Copy the whole code and try again.",
    "E9.abc.123456": "This code is from a newer version of the bot.",
    "E2." + "A" * 3980 + ".123456": "This code has a wrong or missing character.",
}


async def test_a_code_that_is_wrong_is_refused_and_nothing_is_kept(subtests: pytest.Subtests, server: Server):
    for code, why in WRONG.items():
        with subtests.test(code=code, why=why):
            assert why in await whispered(server, server.ada, "houserules save", code=code, name="Broken")
            assert "Nothing saved yet" in await server.say(server.ada, "houserules saved")
