"""The editor of house rules: every control changes what it says, only the host's do, and only before the match."""

import pytest

from engine.core.packs.french import RANKS
from tests.cogs.server import (
    Server,
    answer,
    edit_rules,
    ids,
    labels,
    press,
    text,
)
from tests.doors import Effect
from tests.pages.test_editor import ONLY_HOST, editor, open_rule, pick, pick_label, rules_at, show_group

pytestmark = pytest.mark.usefixtures("undrawn")
KEEPS = "This match keeps the rules it started with."
IN_MATCH = f"{KEEPS} Change them before the next one."
UNKNOWN = "is no longer available. Open the editor again with `/houserules edit`."
READING = ("b:1::rules.", "b:1::rules-s")  # showing, saving and sharing the rules of a match is fine


async def test_a_ready_made_set_that_conflicts_is_refused_with_the_reason(server: Server):
    _, panel = await editor(server, effects=tuple((rank, Effect("skip")) for rank in RANKS))
    before = server.table()
    await pick(server.ada, panel, "Add a ready-made set", "stacking")
    assert "❗ Stacking needs a draw card, and every rank here does something else." in text(panel)
    server.forge(panel, "b:1::rules-set.nonsense")
    assert UNKNOWN in text(answer(await press(server.ada, panel, "Forged")))
    assert server.table() == before


# Who may, and when


async def test_only_the_host_and_who_manages_messages_edit(server: Server):
    table, panel = await editor(server)
    await press(server.ben, table, "Join")
    before = server.table()
    for who in (server.ben, server.cleo):
        assert "Table options" not in labels(answer(await press(who, table, "More")))
        assert await server.say(who, "houserules edit", table="1") == ONLY_HOST
        for custom_id in (
            "b:1::edit",
            "b:1::rule.draw_though_able.0",
            "b:1::rules-reset.0",
            "b:1::rules-group.1",
            "b:1::rule-cards.wild",
        ):
            server.forge(table, custom_id)
            assert text(answer(await press(who, table, "Forged"))) == ONLY_HOST, custom_id
    assert server.table() == before
    warden = await server.newcomer("Warden", manages=True)
    wardens = await edit_rules(warden, table)
    await pick_label(warden, wardens, "Cards dealt", "6 cards")
    assert rules_at(server).deal == 6
    await pick_label(server.ada, panel, "Packs", "3")  # both have it open, and neither undoes the other
    assert (rules_at(server).deal, rules_at(server).packs) == (6, 3)


async def test_a_match_keeps_the_rules_that_it_began_with(server: Server):
    table, panel = await editor(server)
    await show_group(server, panel, "deal")
    seen = ids(panel)
    await open_rule(server.ada, panel, "Cards dealt")
    await press(server.ben, table, "Join")
    await press(server.ada, table, "Start")
    before = server.table()
    for custom_id in [each for each in {*seen, *ids(panel)} if not each.startswith(READING)]:
        picked = ".1" if custom_id.startswith("s:") else ""
        server.forge(table, f"b{custom_id[1:]}{picked}")
        assert KEEPS in text(answer(await press(server.ada, table, "Forged"))), custom_id
    assert IN_MATCH in text(answer(await pick(server.ada, panel, "Cards dealt", "9")))
    assert IN_MATCH in await server.say(server.ada, "houserules edit")
    assert server.table() == before
    assert "House rules" not in labels(answer(await press(server.ada, table, "More")))


FORGED = (
    "rule",
    "rule.deal",
    "rule.deal.99",
    "rule.deal.x",
    "rule.deal.5.5",
    "rule.nonsense.1",
    "rule.seats.3",
    "rule.wild.1",
    "rule.effects.1",
    "rule.goal.7",
    "rule.goal.x",
    "rule.jokers.-1",
    "rule.target.99999999",
    "rule-pick",
    "rule-pick.nonsense",
    "rule-pick.0.nonsense",
    "rules-set",
    "rules-set.nonsense",
    "rule-cards",
    "rule-cards.deal",
    "rule-cards.nonsense",
    "rule-ranks.deal.8",
    "rule-ranks.effects.8",
    "rule-ranks",
    "rule-rank",
    "rule-rank.effects",
    "rule-rank.effects.ZZ",
    "rule-rank.deal.8",
    "rule-suits.effects.ZZ.S",
    "rule-suits.goal.8.S",
    "rule-suits",
    "rule-value",
    "rule-value.effects.8",
    "rule-value.effects.8.SHDC",
    "rule-value.effects.8.SHDC.99",
    "rule-value.effects.8.SHDC.x",
    "rule-value.costs.8.SHDC.999",
    "rule-value.wild.8.SHDC.0",
    "rule-value.effects.ZZ.S.1",
)


async def test_controls_that_the_editor_never_made_are_answered_and_change_nothing(server: Server):
    table, _ = await editor(server)
    before = server.table()
    for forged in FORGED:
        server.forge(table, f"b:1::{forged}")
        result = await press(server.ada, table, "Forged")
        assert result.ephemeral, forged
        said = text(answer(result))
        assert UNKNOWN in said or "❗" in said, (forged, said)
        assert server.table() == before, forged


async def test_controls_that_mean_nothing_harm_nothing(server: Server):
    table, _ = await editor(server)
    before = server.table()
    for forged in (
        "rules-group",
        "rules-group.99",
        "rules-group.x",
        "rule-suits.effects.8.QQ",
        "rule-value.effects.8.QQ.1",
    ):
        server.forge(table, f"b:1::{forged}")
        assert (await press(server.ada, table, "Forged")).ephemeral, forged
        assert server.table().house_rules == before.house_rules, forged
    server.forge(table, "b:1::rules-reset.99")
    assert (await press(server.ada, table, "Forged")).ephemeral
    assert server.table().house_rules == before.house_rules
