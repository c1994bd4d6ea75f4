"""House rules that a server keeps are edited without a table, in the same editor."""

from itertools import product

import pytest

from engine.games.house_rules import HouseRules
from tests.cogs.forms import form_of, send
from tests.cogs.server import Server, answer, id_of, labels, press, text
from tests.pages.test_editing_sets import edit, rules_of
from tests.pages.test_editor import pick, pick_label, selects
from tests.pages.test_presets import HARD, kept
from tests.pages.test_shelves import list_of

pytestmark = pytest.mark.usefixtures("undrawn")

ONLY_OWNER = "Only the person who saved this set (or someone with Manage Server) can change it."


async def test_a_new_set_is_made_changed_and_played(server: Server):
    page = await edit(server, server.ada)
    assert "Nothing saved yet. Press **New set**" in text(page)
    shown = await form_of(server.ada, page, "New set")
    made = await send(server.ada, shown, name="Tuesday", **{list_of(shown, "kings-reverse"): ["kings-reverse"]})
    assert text(made).startswith("### House rules · “Tuesday” · Kings Reverse\n✅ “Tuesday” is saved.")
    await pick_label(server.ada, made, "Cards dealt", "6 cards")
    assert dict(rules_of(server, "Tuesday").changes) == {"deal": 6}
    await server.restart()
    await pick_label(server.ada, made, "Cards dealt", "7 cards")
    assert dict(rules_of(server, "Tuesday").changes)["deal"] == 7
    await server.open(server.ben, game="Tuesday")
    assert server.table().house_rules == rules_of(server, "Tuesday")


async def test_only_who_saved_a_set_or_runs_the_server_changes_it(server: Server):
    await kept(server)
    page = await edit(server, server.ada, game="Tuesday")
    assert text(await edit(server, server.ben, game="Tuesday")).startswith(ONLY_OWNER)
    theirs = await edit(server, server.ben)
    await pick(server.ben, theirs, "Pick a saved set", selects(theirs)["Pick a saved set"]["options"][0]["value"])
    assert "Change" not in labels(theirs)
    for node in ("Same as Crazy Eights", "Import", "Save a copy", "Share"):
        server.forge(theirs, id_of(page, node))
        assert text(answer(await press(server.ben, theirs, "Forged"))).startswith(ONLY_OWNER), node
        theirs = await edit(server, server.ben)
    owner = await server.newcomer("Owner", runs_server=True)
    hers = await edit(server, owner, game="Tuesday")
    await press(owner, hers, "Same as Crazy Eights")
    assert rules_of(server, "Tuesday") == HouseRules("crazy-eights")
    await pick_label(server.ada, page, "Cards dealt", "6 cards")
    assert dict(rules_of(server, "Tuesday").changes) == {"deal": 6}, "it is still Ada's, and both had it open"


async def test_a_control_of_no_set_gets_a_sentence(server: Server):
    await kept(server)
    actions = ["edit", "rules-group", "rules-reset", "rules-set", "rules-import", "rules-share", "rule", "rule-pick"]
    for word, action in product(("", ".", ".nothing", ".x.y.z", ".000000000000.deal.6"), actions):
        page = await edit(server, server.ada)
        server.forge(page, f"b:0::{action}{word.rstrip('.')}")
        told = text(answer(await press(server.ada, page, "Forged")))
        assert told == "This set has been deleted. Pick another one with `/houserules edit`."
    assert rules_of(server, "Tuesday") == HARD
