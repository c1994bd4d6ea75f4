"""House rules that a server keeps: opened, carried to another server, and edited without a table."""

import re
from itertools import product
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from cogs.rules.search import MOST
from engine.games.codec import code_of
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from tests.cogs.forms import form_of, parts_of, send
from tests.cogs.server import Server, answer, go_back, held, id_of, labels, press, text
from tests.pages.positions import missing, whispered
from tests.pages.test_editor import open_rule, pick, pick_label, selects
from tests.pages.test_names import NASTY, check_label, check_text
from tests.pages.test_shelves import list_of

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


ONLY_OWNER = "Only the person who saved this set (or someone with Manage Server) can change it."
DELETED = "This set has been deleted. Pick another one with `/houserules edit`."


async def edit(server: Server, who: MemberActor, **options: Any) -> ResponseMessage:
    return answer(await who.slash(server.channel, "houserules edit", **options))


async def asked(server: Server, **options: Any) -> InteractionResult:
    shown = await server.ada.slash(server.channel, "houserules edit", **options)
    assert shown.modal is not None
    return shown


def rules_of(server: Server, name: str) -> HouseRules:
    return server.bot.services.presets.get(server.guild.id, name).house_rules


async def test_a_saved_set_is_picked_from_the_list_or_typed_and_posted_for_anyone_to_play(server: Server):
    await kept(server)
    page = await edit(server, server.ada)
    (picked,) = selects(page)["Pick a saved set"]["options"]
    await pick(server.ada, page, "Pick a saved set", picked["value"])
    assert text(page) == await server.say(server.ada, "houserules saved", name="tuesday")
    await press(server.ada, page, "Change")
    assert text(page) == text(await edit(server, server.ada, game="tuesday"))
    assert missing(page, "House rules · “Tuesday” · Crazy Eights", "rules differ from Crazy Eights:") == []
    await go_back(server.ada, page)
    assert "### Saved house rules" in text(page)
    page = answer(await server.ada.slash(server.channel, "houserules saved", name="Tuesday"))
    posted = answer(await press(server.ada, page, "Post here"))
    assert not posted.ephemeral
    assert text(posted) == text(page)
    assert labels(posted) == ["Open a table", "Rulebook"]
    assert "Tuesday · Crazy Eights" in text(answer(await press(server.cleo, posted, "Rulebook")))
    await press(server.ben, posted, "Open a table")
    assert (server.table().preset, server.table().house_rules) == ("Tuesday", HARD)
    await server.say(server.ada, "houserules saved", action="delete", name="Tuesday")
    assert "has been deleted" in text(answer(await press(server.cleo, posted, "Open a table")))


async def test_a_new_set_is_made_changed_and_played_and_a_form_that_was_refused_comes_again(server: Server):
    page = await edit(server, server.ada)
    assert "Nothing saved yet. Press **New set**" in text(page)
    shown = await form_of(server.ada, page, "New set")
    picked = {list_of(shown, "kings-reverse"): ["kings-reverse"]}
    refused = await send(server.ada, shown, name="Crazy Eights", **picked)
    assert labels(refused) == ["Try again"]
    assert text(page).startswith("### Saved house rules"), "the page stays"
    again = await form_of(server.ada, refused, "Try again")
    assert parts_of(again)["name"]["value"] == "Crazy Eights"
    made = await send(server.ada, again, name="Tuesday")
    assert text(made).startswith("### House rules · “Tuesday” · Kings Reverse\n✅ “Tuesday” is saved.")
    assert rules_of(server, "Tuesday") == HouseRules("kings-reverse"), "with the game that was picked"
    assert parts_of(await form_of(server.ada, page, "New set"))["name"].get("value", "") == "", "once it is saved"
    await pick_label(server.ada, made, "Cards dealt", "6 cards")
    assert dict(rules_of(server, "Tuesday").changes) == {"deal": 6}
    await server.open(server.ben, game="Tuesday")
    assert server.table().house_rules == rules_of(server, "Tuesday")


async def test_changed_rules_are_counted_one_way(server: Server):
    """Those that mean something beside the others, by the editor, the list of saved sets and a code."""
    await kept(server, "Odd", HouseRules("crazy-eights", (("deal", 6), ("bluffing", True), ("target", 250))))
    counted = re.search(r"(\d+) rules? differ", text(await edit(server, server.ada, game="Odd")))
    assert counted
    told = await server.say(server.ada, "houserules saved")
    assert f"{counted[1]} rule{'s' if counted[1] != '1' else ''} changed" in told
    await kept(server, "Ada’s “own”", HARD)
    deleted = await server.say(server.ada, "houserules saved", action="delete", name='ada\'s "own"')
    assert "is deleted" in deleted, "found as phones type it"


async def test_a_game_that_is_typed_is_what_a_new_set_starts_from_and_a_table_of_ones_own_comes_first(server: Server):
    await kept(server)
    await send(server.ada, await asked(server, game="Kings Reverse"), name="Friday")
    assert rules_of(server, "Friday") == HouseRules("kings-reverse")
    await send(server.ada, await asked(server, game="Kings Reverse"), name="Saturday", house_rules=["Tuesday"])
    assert rules_of(server, "Saturday") == HARD
    told = text(await send(server.ada, await asked(server, game="Kings Reverse"), name="tuesday"))
    assert told == "This server already has house rules by that name. Pick another one, or change that set."
    assert rules_of(server, "Tuesday") == HARD
    await server.open(server.ben)
    assert "### Saved house rules" in text(await edit(server, server.ada))
    assert "House rules · Table 2" in text(await edit(server, server.ben))
    assert "“Tuesday”" in text(await edit(server, server.ada, game="Tuesday"))


async def test_a_set_is_copied_shared_imported_and_read(server: Server):
    await kept(server)
    page = await edit(server, server.ada, game="Tuesday")
    shown = await form_of(server.ada, page, "Save a copy")
    assert "Saved as “Copy”" in text(await send(server.ada, shown, name="Copy"))
    assert rules_of(server, "Copy") == rules_of(server, "Tuesday") == HARD
    other = HouseRules("eights", (("deal", 6),))
    shown = await form_of(server.ada, page, "Import")
    assert "Rules imported." in text(await send(server.ada, shown, code=code_of(other)))
    assert rules_of(server, "Tuesday") == other
    page = await edit(server, server.ada, game="Tuesday")
    await press(server.ada, page, "Share")
    assert code_of(other) in text(page)
    await go_back(server.ada, page)
    await press(server.ada, page, "Rulebook")
    assert text(page).startswith("## Rulebook · Tuesday")
    await go_back(server.ada, page)
    assert "House rules · “Tuesday” · Eights" in text(page)


async def test_only_who_saved_a_set_or_runs_the_server_changes_it(server: Server, owner):
    await kept(server)
    page = await edit(server, server.ada, game="Tuesday")
    assert text(await edit(server, server.ben, game="Tuesday")).startswith(ONLY_OWNER)
    theirs = await edit(server, server.ben)
    await pick(server.ben, theirs, "Pick a saved set", selects(theirs)["Pick a saved set"]["options"][0]["value"])
    assert "Change" not in labels(theirs)
    for node in ("Same as Crazy Eights", "Import", "Save a copy", "Share"):
        theirs = await edit(server, server.ben)
        server.forge(theirs, id_of(page, node))
        assert text(answer(await server.ben.click(theirs, label="Forged"))).startswith(ONLY_OWNER), node
    await press(owner, await edit(server, owner, game="Tuesday"), "Same as Crazy Eights")
    assert rules_of(server, "Tuesday") == HouseRules("crazy-eights")
    await pick_label(server.ada, page, "Cards dealt", "6 cards")
    assert dict(rules_of(server, "Tuesday").changes) == {"deal": 6}, "it is still Ada's, and both had it open"


async def test_a_control_of_no_set_gets_a_sentence(server: Server):
    await kept(server)
    actions = ["edit", "rules-group", "rules-reset", "rules-set", "rules-import", "rules-share", "rule", "rule-pick"]
    for word, action in product(("", ".nothing", ".x.y.z", ".000000000000.deal.6"), actions):
        page = await edit(server, server.ada)
        server.forge(page, f"b:0::{action}{word}")
        assert text(answer(await server.ada.click(page, label="Forged"))) == DELETED
    assert rules_of(server, "Tuesday") == HARD
    page = await edit(server, server.ada, game="Tuesday")
    await open_rule(server.ada, page, "Cards dealt")
    await server.say(server.ada, "houserules saved", action="delete", name="Tuesday")
    assert text(answer(await pick(server.ada, page, "Cards dealt", "6"))) == DELETED
