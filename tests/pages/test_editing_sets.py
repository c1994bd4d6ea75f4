"""House rules that a server keeps are edited without a table, in the same editor."""

import re
from itertools import product
from typing import Any

from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from engine.games.codec import code_of
from engine.games.house_rules import HouseRules
from tests.cogs.forms import form_of, parts_of, send
from tests.cogs.server import Server, answer, go_back, id_of, labels, press, text
from tests.pages.positions import missing
from tests.pages.test_editor import open_rule, pick, pick_label, selects
from tests.pages.test_presets import HARD, kept
from tests.pages.test_shelves import list_of

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
