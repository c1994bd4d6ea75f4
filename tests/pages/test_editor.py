"""The editor of house rules: every control changes what it says, only the host's do, and only before the match."""

from itertools import product
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from cogs.discord.text import CHANGED
from cogs.rules import editor_page as house_page
from engine.core.packs.french import JOKER, RANKS
from engine.core.rule import CardTable
from engine.games.house_rules import HouseRules
from engine.games.variants import VARIANTS
from model.tables.table import Seat, Table
from tests.cogs.limits import control_in
from tests.cogs.server import AS_TEXT, Server, answer, edit_rules, go_back, ids, labels, nodes, press, press_more, text
from tests.doors import PIPS, Effect, Rules
from tests.pages.positions import missing

CHAPTERS = Rules.chapters()

ONLY_HOST = "Only the host (or a moderator) can do that. Ask one of them, or open your own table with `/eights open`."
CHANGE = "Change a rule"


def selects(message: ResponseMessage) -> dict[str, dict[str, Any]]:
    return {node["placeholder"]: node for node in nodes(message) if node["type"] == 3}


def chosen(message: ResponseMessage, name: str) -> list[str]:
    return [option["label"] for option in selects(message)[name]["options"] if option.get("default")]


async def pick(who: MemberActor, message: ResponseMessage, name: str, *values: str) -> InteractionResult:
    """Pick from the select with this placeholder, or from the one of several that has the value."""
    found = next(node for label, node in selects(message).items() if label == name or _has(node, label, name, values))
    return await who.select(message, list(values), custom_id=found["custom_id"])


def _has(node: dict[str, Any], label: str, name: str, values: tuple[str, ...]) -> bool:
    return label.startswith(f"{name}: ") and {option["value"] for option in node["options"]}.issuperset(values)


async def pick_label(who: MemberActor, message: ResponseMessage, name: str, wanted: str) -> None:
    """Open the rule with this label, and pick the value that is called so."""
    if not any(label.startswith(name) for label in selects(message)):
        await open_rule(who, message, name)
    chooser, option = next(
        (node, option)
        for label, node in selects(message).items()
        if label.startswith(name)
        for option in node["options"]
        if option["label"] == wanted
    )
    await who.select(message, [option["value"]], custom_id=chooser["custom_id"])


async def open_rule(who: MemberActor, message: ResponseMessage, label: str) -> None:
    """Turn to the page of a rule, from whichever page. One that is on or off is switched over."""
    rule = next(rule for rule in Rules.fields().values() if rule.label == label)
    await show_chapter(who, message, rule.chapter)
    await pick(who, message, CHANGE, rule.name)


async def show_chapter(who: MemberActor, message: ResponseMessage, chapter: str) -> None:
    """Turn to a chapter, from whichever page."""
    while not (found := [name for name in labels(message) if name.removesuffix(f" {CHANGED}") == chapter]):
        await go_back(who, message)
    await press(who, message, found[0])


def rules_at(server: Server) -> Rules:
    table = server.table()
    return table.house_rules.rules(max(2, len(table.seats)))


async def editor(
    server: Server, *, game: str = "crazy-eights", **rules: Any
) -> tuple[ResponseMessage, ResponseMessage]:
    table = await server.open(server.ada, game=game)
    if rules:
        await server.replace(house_rules=HouseRules(game, tuple(rules.items())))
    return table, await edit_rules(server.ada, table)


async def test_it_is_opened_by_button_and_by_command_and_save_share_show_and_back_stay_in_reach(server: Server):
    _, panel = await editor(server)
    typed = await server.ada.slash(server.channel, "houserules edit")
    assert typed.ephemeral
    assert text(answer(typed)) == text(panel)
    assert text(panel).startswith("### House rules · Table 1 · Crazy Eights")
    assert "Plain Crazy Eights." in text(panel)
    assert labels(panel)[: len(CHAPTERS)] == list(CHAPTERS)

    async def check() -> None:
        assert any(label.startswith("Back to ") for label in labels(panel))
        assert {"Rulebook", "Save", "Share"} <= set(labels(panel))

    for name in ("deal", "wild", "effects"):
        await show_chapter(server.ada, panel, Rules.field(name).chapter)
        for turn in (lambda name=name: pick(server.ada, panel, CHANGE, name), None):  # the chapter, then the rule
            before = text(panel)
            await check()
            for label in ("Rulebook", "Share"):
                await press(server.ada, panel, label)
                assert text(panel) != before
                await go_back(server.ada, panel)
                assert CHANGE in selects(panel)
            if turn:
                await turn()
    await pick(server.ada, panel, CHANGE, "effects")
    await pick(server.ada, panel, "Pick a rank", "6")
    await check()
    for _ in range(3):
        await go_back(server.ada, panel)
    assert "Plain Crazy Eights." in text(panel)


async def test_every_rule_of_a_chapter_has_a_line_and_its_help_in_the_list_while_it_means_something(server: Server):
    _, panel = await editor(server)
    for chapter in CHAPTERS:
        await show_chapter(server.ada, panel, chapter)
        rules = rules_at(server)
        options = {option["value"]: option for option in selects(panel)[CHANGE]["options"]}
        for name, rule in [item for item in Rules.fields().items() if item[1].chapter == chapter]:
            stands = f"**{rule.label}:** {rule.in_words(rules)}" in text(panel)
            assert stands is (rule.applies(rules) and name != "seats"), name
            assert (name in options) is stands
            if stands:
                start = options[name]["description"].removesuffix("…")
                assert rule.help.startswith(start)
                assert start == rule.help or len(rule.help) > 100
    await show_chapter(server.ada, panel, Rules.field("last_resort").chapter)
    assert "Bluffing" not in text(panel)
    await open_rule(server.ada, panel, "Last resort")
    await pick(server.ada, panel, "Last resort", "4")
    await go_back(server.ada, panel)
    assert "**Bluffing:** no" in text(panel)
    assert "Wrong challenge" not in text(panel)
    await open_rule(server.ada, panel, "Bluffing")
    assert "**Wrong challenge:** 2 cards" in text(panel)


async def test_what_differs_from_the_game_is_marked_and_a_wild_rank_that_is_still_special_pointed_out(server: Server):
    table, panel = await editor(server)
    assert CHANGED not in text(panel)
    await pick_label(server.ada, panel, "Cards dealt", "9 cards")
    assert f"**Cards dealt:** 9 cards {CHANGED}" in text(panel)
    assert [label for label in labels(panel) if CHANGED in label] == [f"Table and deal {CHANGED}"]
    assert "House rules – Cards dealt: 9 cards" in text(table)
    await open_rule(server.ada, panel, "Cards dealt")
    for told in (Rules.field("deal").help, "**9 cards**", "Crazy Eights: 7 cards"):
        assert told in text(panel)
    assert chosen(panel, "Cards dealt") == ["9 cards"]
    await go_back(server.ada, panel)
    await go_back(server.ada, panel)
    assert "1 rule differs from Crazy Eights:" in text(panel)
    assert f"{CHANGED} **Cards dealt:** 9 cards – instead of 7 cards" in text(panel)
    await press(server.ada, panel, "Same as Crazy Eights")
    assert CHANGED not in text(panel)
    assert "Back to plain Crazy Eights." in text(panel)
    assert "House rules:" not in text(table)
    assert server.table().house_rules == HouseRules("crazy-eights")
    await open_rule(server.ada, panel, "Wild cards")
    await pick(server.ada, panel, "Wild cards", "A")
    special = "⚠️ Some wild cards are still special, as in the plain game: Aces (reverse). "
    told = f"{special}You can change that under **Special cards**."
    assert told in text(panel)
    await go_back(server.ada, panel)
    assert told in text(panel)
    await show_chapter(server.ada, panel, "Drawing")
    assert told not in text(panel)
    await go_back(server.ada, panel)
    assert told in text(panel)
    await open_rule(server.ada, panel, "Special cards")
    assert told in text(panel)
    await pick(server.ada, panel, "Pick a rank", "A")
    await pick(server.ada, panel, "What these cards do", "none")
    await go_back(server.ada, panel)
    assert told not in text(panel)


async def test_ready_made_sets_go_on_top_of_what_is_played_unless_they_conflict(server: Server):
    table, panel = await editor(server, effects=tuple((rank, Effect("skip")) for rank in RANKS))
    before = server.table()
    await pick(server.ada, panel, "Add a ready-made set", "stacking")
    assert "❗ Stacking needs a draw card, and every rank here does something else." in text(panel)
    assert UNKNOWN in await forged(server, server.ada, table, "b:1::rules-set.nonsense")
    assert server.table() == before
    table, panel = await editor(server, deal=9)
    offered = [option["label"] for option in selects(panel)["Add a ready-made set"]["options"]]
    assert offered == ["Draw until you can play", "Stacking", "Quick game", "No special cards", "Wild Jokers"]
    await pick(server.ada, panel, "Add a ready-made set", "draw-until")
    assert "Added: Draw until you can play." in text(panel)
    assert (rules_at(server).draws, rules_at(server).deal) == (0, 9)
    assert "draw" in text(table).lower()
    await pick(server.ada, panel, "Add a ready-made set", "draw-until")
    assert "Draw until you can play is already on." in text(panel)
    _, panel = await editor(server, game="switch")
    offered = [option["label"] for option in selects(panel)["Add a ready-made set"]["options"]]
    assert offered[:2] == ["Irish Switch", "Draw until you can play"]
    await pick(server.ada, panel, "Add a ready-made set", "irish-switch")
    assert "Added: Irish Switch." in text(panel)
    assert rules_at(server).deal == 9
    _, panel = await editor(server, game="str8-eight")
    assert selects(panel) == {}


async def test_saving_sharing_and_importing_by_button(server: Server):
    _, panel = await editor(server)
    await pick_label(server.ada, panel, "Cards dealt", "9 cards")
    shown = await press(server.ada, panel, "Save")
    await server.ada.submit_modal(shown, {"name": "Friday night"})
    assert "Saved as “Friday night”." in text(panel)
    assert server.bot.services.presets.get(server.guild.id, "friday night").house_rules == server.table().house_rules
    shown = await press(server.ada, panel, "Save")
    refused = answer(await server.ada.submit_modal(shown, {"name": "Crazy Eights"}))
    assert "That’s the name of a game" in text(refused)
    wanted = server.table().house_rules
    await press(server.ada, panel, "Share")
    code = text(panel).split("```")[1].strip()
    table = await server.open(server.ben, game="eights-250")
    other = await edit_rules(server.ben, table)
    for given, name, said in (
        (code[:-1], "", "This code has a wrong or missing character."),
        (code, "Long hands", "Rules imported and saved as “Long hands”."),
        (code, "", "Rules imported."),
    ):
        shown = await press(server.ben, other, "Import")
        assert said in text(answer(await server.ben.submit_modal(shown, {"code": given, "name": name})))
    assert server.table().house_rules == wanted
    assert server.bot.services.presets.get(server.guild.id, "Long hands").house_rules == wanted


KEEPS = "This match keeps the rules it started with."
IN_MATCH = f"{KEEPS} Change them before the next one."
UNKNOWN = "is no longer available. Open the editor again with `/houserules edit`."
READING = ("b:1::rules.", "b:1::rules-s")  # showing, saving and sharing the rules of a match is fine


async def forged(server: Server, who: MemberActor, message: ResponseMessage, custom_id: str) -> str:
    """What a control is answered that the bot never made there."""
    server.forge(message, custom_id)
    result = await who.click(message, label="Forged")
    assert result.ephemeral, custom_id
    return text(answer(result))


async def test_only_the_host_and_who_manages_messages_edit_and_only_before_the_match(server: Server):
    table, panel = await editor(server)
    await press(server.ben, table, "Join")
    before = server.table()
    for who in (server.ben, server.cleo):
        assert "Table options" not in labels(answer(await press(who, table, "More")))
        assert await server.say(who, "houserules edit", table="1") == ONLY_HOST
        for control in ("edit", "rule.draw_though_able.0", "rules-reset.0", "rules-group.1", "rule-cards.wild"):
            assert await forged(server, who, table, f"b:1::{control}") == ONLY_HOST, control
    assert server.table() == before
    warden = await server.newcomer("Warden", manages=True)
    wardens = await edit_rules(warden, table)
    await pick_label(warden, wardens, "Cards dealt", "6 cards")
    assert rules_at(server).deal == 6
    await pick_label(server.ada, panel, "Packs", "3")  # both have it open, and neither undoes the other
    assert (rules_at(server).deal, rules_at(server).packs) == (6, 3)
    await show_chapter(server.ada, panel, Rules.field("deal").chapter)
    seen = ids(panel)
    await open_rule(server.ada, panel, "Cards dealt")
    await press(server.ada, table, "Start")
    before = server.table()
    for custom_id in [each for each in {*seen, *ids(panel)} if not each.startswith(READING)]:
        picked = ".1" if custom_id.startswith("s:") else ""
        assert KEEPS in await forged(server, server.ada, table, f"b{custom_id[1:]}{picked}"), custom_id
    assert IN_MATCH in text(answer(await pick(server.ada, panel, "Cards dealt", "9")))
    assert IN_MATCH in await server.say(server.ada, "houserules edit")
    assert server.table() == before
    assert "House rules" not in labels(answer(await press(server.ada, table, "More")))


REFUSED = """
    rule rule.deal rule.deal.99 rule.deal.x rule.deal.5.5 rule.nonsense.1 rule.seats.3 rule.wild.1 rule.effects.1
    rule.goal.7 rule.goal.x rule.jokers.-1 rule.target.99999999 rule-pick rule-pick.nonsense rule-pick.0.nonsense
    rules-set rules-set.nonsense rule-cards rule-cards.deal rule-cards.nonsense rule-ranks.deal.8 rule-ranks.effects.8
    rule-ranks rule-rank rule-rank.effects rule-rank.effects.ZZ rule-rank.deal.8 rule-suits.effects.ZZ.S
    rule-suits.goal.8.S rule-suits rule-value rule-value.effects.8 rule-value.effects.8.SHDC
    rule-value.effects.8.SHDC.99 rule-value.effects.8.SHDC.x rule-value.costs.8.SHDC.999 rule-value.wild.8.SHDC.0
    rule-value.effects.ZZ.S.1
"""
HARMLESS = """
    rules-group rules-group.99 rules-group.x rule-suits.effects.8.QQ rule-value.effects.8.QQ.1 rules-reset.99
"""


async def test_controls_that_were_never_made_and_late_forms_are_answered_and_change_nothing(server: Server):
    table, panel = await editor(server)
    before = server.table()
    for control in REFUSED.split():
        said = await forged(server, server.ada, table, f"b:1::{control}")
        assert UNKNOWN in said or "❗" in said, (control, said)
        assert server.table() == before, control
    for control in HARMLESS.split():
        await forged(server, server.ada, table, f"b:1::{control}")
        assert server.table().house_rules == before.house_rules, control
    shown = await press(server.ada, panel, "Import")
    await press(server.ben, table, "Join")
    await press_more(server.ada, table, "Leave my seat")
    before = server.table()
    assert text(answer(await server.ada.submit_modal(shown, {"code": "E2.x.y"}))) == ONLY_HOST
    assert server.table() == before


async def test_the_dear_card_goes_with_the_wild_rank_unless_the_host_has_set_its_cost(server: Server):
    _, panel = await editor(server)
    await open_rule(server.ada, panel, "Wild cards")
    await pick(server.ada, panel, "Wild cards", "J")
    assert "✅ Also changed: Card values – Jacks 50." in text(panel)
    assert (rules_at(server).table.cost_of["JS"], rules_at(server).table.cost_of["8S"]) == (50, 8)
    await go_back(server.ada, panel)
    await go_back(server.ada, panel)
    assert "**Card values:** Jacks 50 – instead of Eights 50" in text(panel)
    await press(server.ada, panel, "Same as Crazy Eights")
    await open_rule(server.ada, panel, "Card values")
    await pick(server.ada, panel, "Pick a rank", "8")
    await pick(server.ada, panel, "What these cards do", "20")
    await open_rule(server.ada, panel, "Wild cards")
    await pick(server.ada, panel, "Wild cards", "J")
    assert "✅ Left as you set it: Card values – Eights 20." in text(panel)
    assert (rules_at(server).table.cost_of["JS"], rules_at(server).table.cost_of["8S"]) == (10, 20)


EFFECTS = {"Q": Effect("skip"), "A": Effect("reverse"), "2": Effect("draw", 2), "*": Effect("draw", 4)}
EFFECTS |= {"7": Effect("again")}
BLUFFS: dict[str, Any] = {"last_resort": ("K", JOKER), "bluffing": True, "jokers": 2, "groups": "equal ranks"}
BLUFFS |= {"scoring": "collect", "effects": tuple(EFFECTS.items()), "call": "catch", "wild": ("8", "J")}
BLUFFS |= {"stacking": "any draw card"}
MARRIED: dict[str, Any] = {"groups": "equal ranks", "draws": 0, "after_drawing": "drawn card", "marriage": True}
MARRIED |= {"second_call": "at two", "packs": 2, "scoring": "rounds", "cancels": ("K",)}
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (  # seats and house rules beside which the fields mean something
    (2, BLUFFS),
    (2, {"goal": "countdown by rounds", "own_wild": True, "reshuffle": False}),
    (4, MARRIED),
    (4, {"play_on": True, "effects": (("7", Effect("draw", 2)),), "questions": ("Q",), "unanswered": "draw one"}),
    (4, {"knockout": "at the target"}),
    (4, {"matching": "suit", "wild": ("8", "J"), "not_last": ("8",), "skip_stacking": True}),
)


def table_of(house_rules: HouseRules, seats: int) -> Table:
    people = tuple(Seat(f"Player {number}", number) for number in range(seats))
    return Table(1, 1, 0, house_rules, "seed", "salt", seats=people, id=1)


@pytest.mark.slow
def test_every_option_of_every_select_means_what_it_says(subtests: pytest.Subtests):
    """On every page of a rule: of each game with the fewest and the most seats, and where any rule means something."""
    plain = [(game.seats[end], HouseRules(game.key)) for game, end in product(VARIANTS.values(), (0, -1))]
    changed = [(seats, HouseRules("crazy-eights", tuple(setup.items()))) for seats, setup in SETUPS]
    of_all: set[str] = set()
    for seats, house_rules in plain + changed:
        with subtests.test(house_rules=house_rules, seats=seats):
            table = table_of(house_rules, seats)
            rules = house_rules.rules(seats)
            shown = {name: rule for name, rule in rules.fields().items() if rule.applies(rules) and name != "seats"}
            of_all |= shown.keys()
            offered: set[str] = set()
            for rule in shown.values():
                page = house_page.rule_page(house_page.of_table(table), rule)
                for item in [each for each in page.view.walk_children() if ":rule." in getattr(each, "custom_id", "")]:
                    name = control_in(item.custom_id).words[0]
                    offered.add(name)
                    for option in getattr(item, "options", ()):
                        field, value = house_page.change(rules, rules.field(name), [option.value])
                        assert option.label == rules.field(field).words(value)[:100]
                        assert option.default is (value == getattr(rules, name))
            assert offered == {name for name in shown if not isinstance(getattr(rules, name), tuple)}
    assert of_all >= set(Rules.fields()) - {"seats"}


async def test_ranks_are_picked_together_and_single_cards_of_a_rank_by_their_suits(server: Server):
    _, panel = await editor(server)
    await open_rule(server.ada, panel, "Wild cards")
    for picked in (("5", "T"), (), ("A",)):
        await pick(server.ada, panel, "Wild cards", *picked)
        assert rules_at(server).wild == picked
        assert f"**{Rules.field('wild').words(picked)}**" in text(panel)
        options = selects(panel)["Wild cards"]["options"]
        assert [option["value"] for option in options if option.get("default")] == list(picked)
    await open_rule(server.ada, panel, "Card values")
    await pick(server.ada, panel, "Pick a rank", "6")
    await pick(server.ada, panel, "What these cards do", "20")
    await pick(server.ada, panel, "Which suits", "HD")
    await pick(server.ada, panel, "What these cards do", "30")
    assert [rules_at(server).table.cost_of[f"6{suit}"] for suit in "SHDC"] == [20, 30, 30, 20]
    await go_back(server.ada, panel)
    said = {option["value"]: option.get("description") for option in selects(panel)["Pick a rank"]["options"]}
    assert "♠" in said["6"]


def test_every_value_of_a_card_means_what_it_says(subtests: pytest.Subtests):
    for rule in [rule for rule in Rules.fields().values() if isinstance(rule, CardTable)]:
        with subtests.test(rule=rule):
            house_rules = HouseRules("crazy-eights", (("jokers", 2),))
            for rank, card, suits in (("8", "8D", "SHDC"), ("Q", "QS", "SHDC"), (JOKER, "R*", "S")):  # jokers have none
                page = house_page.rank_page(house_page.of_table(table_of(house_rules, 3)), rule, rank)
                items: list[Any] = list(page.view.walk_children())
                values = [item for item in items if ":rule-value." in getattr(item, "custom_id", "")]
                for option in [option for each in values for option in each.options]:
                    changed = house_page.change(house_rules.rules(3), rule, (rank, suits, option.value))
                    after = rule.by_card(house_rules.changed(3, [changed]).rules(3))
                    assert option.value == "none" or option.label == rule.value_words(after[card])[:100]
                    assert option.value != "none" or after.get(card) in (None, PIPS[card])


def test_a_rank_says_once_what_all_its_cards_do_and_else_what_each_does(subtests: pytest.Subtests):
    skip, two = Effect("skip"), Effect("draw", 2)
    for effects, said in [
        ((), "nothing special**"),
        ((("8", skip),), "skip the next player**"),
        ((("8H", skip), ("8D", skip)), "♥ skip the next player, ♦ skip the next player**"),
        ((("8", skip), ("8S", two)), "♠ the next player draws 2, ♥ skip the next player, "),
    ]:
        with subtests.test(said=said):
            table = table_of(HouseRules("crazy-eights", (("effects", effects),)), 2)
            page = house_page.rank_page(house_page.of_table(table), Rules.field("effects"), "8")
            heading = next(item.content for item in page.view.walk_children() if hasattr(item, "content"))
            assert heading.splitlines()[-1].replace(AS_TEXT, "").startswith(f"**{said}")


async def test_a_conflict_is_refused_when_it_is_made_and_rules_that_fit_no_seats_any_more_can_be_left(server: Server):
    table, panel = await editor(server)
    for _ in range(7):
        await press(server.ada, table, "Add bot")
    await show_chapter(server.ada, panel, Rules.field("packs").chapter)
    shown, before = text(table), server.table()
    await pick_label(server.ada, panel, "Packs", "1")
    why = "Dealing 5 cards to each of 8 players leaves 12 of 52, but at least a third must stay in the draw pile."
    assert missing(panel, f"❗ {why}", "Deal fewer cards or add a pack.", "**Packs:** 2") == []
    assert server.table() == before
    assert text(table) == shown
    await pick_label(server.ada, panel, "Cards dealt", "3 cards")
    await pick_label(server.ada, panel, "Packs", "1")
    assert "❗" not in text(panel)
    assert (rules_at(server).deal, rules_at(server).packs) == (3, 1)
    await server.replace(house_rules=HouseRules("crazy-eights", (("sides", 3),)))
    panel = await edit_rules(server.ada, table)
    assert "❗ 8 players can’t form 3 equal teams" in text(panel)
    assert "8 players can’t form" in await server.say(server.ada, "eights start")
    assert "8 players can’t form" in text(table)
    assert "Start" not in labels(table, enabled=True)
    await press(server.ada, panel, "Same as Crazy Eights")
    assert "Plain Crazy Eights." in text(panel)
    await press(server.ada, table, "Start")
    assert server.table().phase == "match"
