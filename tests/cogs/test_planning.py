"""Planning a move in a hand that waits."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.core.actions import Draw
from engine.core.packs.french import PACK
from engine.words import Words, in_language, languages
from model.tables.due import Pauses
from tests.cogs.forms import form_of, send
from tests.cogs.server import CALM, Server, answer, ids, labels, nodes, press, press_more, text
from tests.cogs.test_languages import pick

pytestmark = pytest.mark.usefixtures("undrawn")

JUMPS = {"packs": 2, "jump_in": True}
SOON = Pauses(computer=0, call=0, round=90, turn=600, wait=5000)
HANDS = "9S 4S KD", "7C 8D 5H 3S", "QH 7H"


async def waits(
    server: Server, *hands: str, top: str = "9C", **changes
) -> tuple[ResponseMessage, list[ResponseMessage]]:
    """Ada is to move, and Ben waits: the table and the hands."""
    table, shown = await server.begin(server.ada, server.ben, server.cleo, **changes.pop("begin", {}))
    await server.position(*(hands or HANDS), top=top, **changes)
    return table, shown


async def plan_by_command(server: Server, who: MemberActor, **options: str) -> str:
    return await server.say(who, "card plan", **options)


async def test_a_hand_that_waits_offers_every_card_and_a_draw(server: Server):
    _, (hand, bens, _) = await waits(server)
    assert labels(bens) == ["3♠", "5♥", "8♦", "7♣", "Plan to draw", "Refresh"]
    assert "Waiting for Ada…" in text(bens)
    assert "Plan your move: press a card, or draw." in text(bens)
    assert not [custom_id for custom_id in ids(hand) if ":plan" in custom_id], "who moves plans nothing"


async def test_a_planned_card_is_shown_and_can_be_cleared(server: Server):
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    assert "**Planned: 7♣**" in text(bens)
    assert server.table().state.pile == ("9C",)
    await press(server.ben, bens, "Clear")
    assert "Planned" not in text(bens)
    assert "Clear" not in labels(bens)
    assert server.table().planned == ()


async def test_it_is_played_after_a_pause_when_the_turn_comes(server: Server):
    server.bot.services.tables.pauses = SOON
    _, (hand, bens, _) = await waits(server, "4C 9S KD", "7C 8D 5H 3S", "QH 7H")
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "4♣")
    await server.env.settle()
    assert server.table().state.pile[-1] == "7C"
    assert "Planned" not in text(bens)


async def test_why_it_was_dropped_is_told_until_the_player_moves(server: Server):
    _, (hand, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "9♠")
    told = "**Plan dropped: 7♣.** 7♣ matches neither the suit nor the rank of 9♠. Play 3♠ or 8♦, or draw."
    assert told in text(bens)
    await server.restart()
    assert told in await server.say(server.ben, "eights hand")
    await press(server.ben, answer(await server.ben.slash(server.channel, "eights hand")), "3♠")
    assert server.table().planned == ()


async def test_a_wild_card_is_planned_with_a_suit_that_is_asked_for(server: Server):
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "8♦")
    assert "**You’re planning 8♦.** Pick a suit." in text(bens)
    assert server.table().planned == ()
    await press(server.ben, bens, "♠ Spades")
    assert "**Planned: 8♦, then spades**" in text(bens)


async def test_a_plan_in_the_making_stays_while_others_play(server: Server):
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "8♦")
    await server.position("9S 4S", "7C 8D 5H 3S", "QH 7H", top="9C", turn=2)
    assert "Waiting for" not in text(bens)
    assert "**You’re planning 8♦.** Pick a suit." in text(bens)
    assert "➤ Cleo" in text(bens)
    await server.position("9S 4S", "7C 8D 5H 3S", "QH 7H", top="9C", turn=1)
    assert "planning" not in text(bens), "it is the player's turn"
    await server.position("9S 4S", "7C 8D 5H 3S", "QH 7H", top="9C", turn=2)
    assert "planning" not in text(bens)


async def test_a_draw_is_planned(server: Server):
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "Plan to draw")
    assert "**Planned: draw a card**" in text(bens)


async def test_a_plan_says_its_word(server: Server):
    _, (_, bens, _) = await waits(server, "9S 4S KD", "7C 5H", "QH 7H")
    await press(server.ben, bens, "7♣")
    assert "**Planned: 7♣ · “last card”**" in text(bens)


async def test_a_large_hand_plans_by_a_list(server: Server):
    ranks = "234567TJQKA"
    _, (_, bens, _) = await waits(server, "9S 4S KD", " ".join(f"{rank}H" for rank in ranks), "QS 7S")
    (select,) = [node for node in nodes(bens) if node["type"] == 3]
    assert select["placeholder"].startswith("Plan a card")
    await server.ben.select(bens, ["5H"], custom_id=select["custom_id"])
    assert "**Planned: 5♥**" in text(bens)


async def test_text_only_tells_a_plan_in_words(server: Server):
    page = answer(await server.ben.slash(server.channel, "eights me"))
    await send(server.ben, await form_of(server.ben, page, "My cards"), text=["on"])
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "Plan Seven of clubs")
    assert "Planned: Seven of clubs" in text(bens)
    assert not set("♠♥♦♣") & set(text(bens) + " ".join(labels(bens)))


async def test_a_press_that_jumps_in_still_does(server: Server):
    _, (_, bens, _) = await waits(server, "9S 4S KD", "9C 8D 5H 3S", "QH 7H", begin={"rules": JUMPS})
    assert labels(bens)[:2] == ["Jump in: 9♣", "3♠"]
    assert "9♣" not in labels(bens)
    await press(server.ben, bens, "Jump in: 9♣")
    assert server.table().state.pile == ("9C", "9C")


async def test_in_str8_eight_only_the_draw_is_planned(server: Server):
    _, (_, bens) = await server.begin(server.ada, server.ben, game="str8-eight")
    found = await server.ben.autocomplete(server.channel, "card plan", "card", "")
    assert [each["value"] for each in found] == ["draw"]
    await server.put(turn=0)
    assert labels(bens) == ["Plan to draw", "Refresh"]
    assert "Press **Plan to draw** and you draw when your turn comes." in text(bens)
    await press(server.ben, bens, "Plan to draw")
    assert "**Planned: draw a card**" in text(bens)
    assert "you can plan your draw, and nothing else" in await server.say(server.ben, "card plan", card="8")


# Nobody else


async def test_no_one_else_sees_a_plan(server: Server):
    server.bot.services.tables.pauses = CALM
    table, (hand, bens, cleos) = await waits(server)
    before = text(table), text(hand), text(cleos)
    since = len(server.env.http_requests)
    await press(server.ben, bens, "7♣")
    await server.env.settle()
    assert (text(table), text(hand), text(cleos)) == before
    sent = [request.path for request in server.env.http_requests[since:] if request.method == "PATCH"]
    assert all(path.endswith("/@original") for path in sent), "the message of the table is left alone"
    assert not [custom_id for each in (table, hand, cleos) for custom_id in ids(each) if "7C" in custom_id]
    log = await server.say(server.cleo, "eights show", what="log")
    assert "7♣" not in log
    assert "plan" not in log.lower()


async def test_no_plan_stands_in_the_log_when_something_goes_wrong(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def break_down(*_: object) -> None:
        raise RuntimeError("something is broken")

    _, (_, bens, _) = await waits(server)
    monkeypatch.setattr(server.bot.services.tables, "plan", break_down)
    await press(server.ben, bens, "7♣")
    assert "An interaction failed: b:1:1:plan in server" in caplog.text
    assert "7C" not in caplog.text
    caplog.clear()


async def test_the_time_of_a_turn_gives_no_plan_away(server: Server):
    table, (hand, bens, _) = await waits(server, "4C 9S KD", "7C 8D 5H 3S", "QH 7H")
    await press(server.ben, bens, "7♣")
    await press(server.ada, hand, "4♣")
    now = server.bot.services.tables.now()
    assert server.table().deadline - now <= 2 * CALM.computer
    (told,) = re.findall(r"<t:(\d+):R>", text(table))
    assert int(told) - now > CALM.turn - 60


async def test_who_has_planned_is_not_pinged(server: Server):
    _, (hand, bens, _) = await waits(server, "4C 9S KD", "7C 8D 5H 3S", "QH 7H")
    await server.switch_pings(server.ben)
    await press(server.ben, bens, "7♣")
    before = calls(server)
    await press(server.ada, hand, "4♣")
    assert server.table().state.turn == 1
    assert calls(server) == before
    await press(server.ben, bens, "Clear")
    await server.env.settle()
    assert calls(server) != before


def calls(server: Server) -> list[int]:
    """The lines in the channel that mention Ben."""
    return [each.id for each in server.channel.history() if server.ben.mention in each.content]


# By command


async def test_a_command_plans_and_clears(server: Server):
    await waits(server)
    assert "**Planned: 7♣**" in await plan_by_command(server, server.ben, card="7C")
    assert "**Planned: 8♦, then hearts**" in await plan_by_command(server, server.ben, card="8D", suit="H")
    assert "**Planned: draw a card**" in await plan_by_command(server, server.ben, card="draw")
    assert "Planned" not in await plan_by_command(server, server.ben)
    assert "❗ There’s no plan to clear any more." in await plan_by_command(server, server.ben)


async def test_a_draw_is_planned_in_ones_own_words_and_in_those_that_mean_no_card(server: Server):
    await waits(server, "9S 4S KD", "KC 8D 5H 3S", "QH 7H")
    assert "**Planned: draw a card**" in await plan_by_command(server, server.ben, card="Piocher")
    assert "**Planned: K♣**" in await plan_by_command(server, server.ben, card="pak")  # in Portuguese
    await pick(server, server.ben, "nl")
    await plan_by_command(server, server.ben, card="pak")
    assert [plan.action for plan in server.table().planned] == [Draw()]


async def test_what_a_command_cannot_plan_is_refused_with_what_to_do(server: Server):
    await waits(server)
    for options, why in (
        ({"card": "KD"}, "❗ Plan one card of your hand, or a draw."),
        ({"card": "7C", "suit": "H"}, "❗ That card doesn’t change the suit. Plan it without one."),
        ({"card": "7C", "rank": "5"}, "❗ That card asks for no rank. Plan it without one."),
        ({"card": "jester"}, "isn’t a card. Write rank and suit"),
        ({"card": "8D"}, "**You’re planning 8♦.** Pick a suit."),
    ):
        assert why in await plan_by_command(server, server.ben, **options), options
    assert server.table().planned == ()
    dora = await server.newcomer("Dora")
    assert "Dora" not in text(answer(await dora.slash(server.channel, "card plan", card="7C")))


async def test_a_card_to_plan_is_completed(server: Server):
    await waits(server)
    found = await server.ben.autocomplete(server.channel, "card plan", "card", "")
    assert [each["value"] for each in found] == ["draw", "3S", "5H", "8D", "7C"]
    assert "doesn’t fit" not in "".join(each["name"] for each in found)
    assert [each["value"] for each in await server.ben.autocomplete(server.channel, "card plan", "card", "dra")] == [
        "draw"
    ]


async def test_of_a_big_hand_no_more_cards_are_completed_than_discord_lists(server: Server):
    await waits(server, "9S 4S KD", " ".join(PACK[:30]), "QH 7H")
    found = await server.ben.autocomplete(server.channel, "card plan", "card", "")
    assert (len(found), found[0]["value"]) == (25, "draw")
    assert [each["value"] for each in await server.ben.autocomplete(server.channel, "card plan", "card", PACK[29])] == [
        PACK[29]
    ]


async def test_a_forged_press_plans_nothing_that_is_not_held(server: Server):
    _, (_, bens, _) = await waits(server)
    number, round_ = server.table().id, server.table().state.round
    forged = [f"b:{number}:{round_}:plan.QH", f"b:{number}:{round_ + 1}:plan.7C", f"b:{number}:{round_}:plan"]
    server.forge(bens, *forged)
    for custom_id in forged:
        await server.ben.click(bens, custom_id=custom_id)
        assert "❗" in text(bens)
        assert server.table().planned == ()
        server.forge(bens, *forged)


# Where it is off


async def test_the_host_turns_it_off_before_the_match(server: Server):
    table = await server.open(server.ada)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Planning a move is on")
    assert "Planning a move is off" in labels(page)
    await press(server.ben, table, "Join")
    await press(server.ada, table, "Start")
    bens = answer(await press(server.ben, server.shown(), "My hand"))
    await server.position("9S 4S", "7C 8D")
    assert labels(bens) == ["Refresh"]
    assert "❗ The host turned planning off at this table." in await plan_by_command(server, server.ben, card="7C")


async def test_who_wants_no_plans_has_a_quiet_hand(server: Server):
    _, (_, bens, _) = await waits(server)
    await press(server.ben, bens, "7♣")
    page = answer(await server.ben.slash(server.channel, "eights me"))
    told = text(await send(server.ben, await form_of(server.ben, page, "My turn"), plans=["off"]))
    assert "Planning moves is off" in told
    await server.env.settle()
    assert labels(bens) == ["Refresh"]
    assert server.table().planned == ()
    assert "❗ You turned planning off." in await plan_by_command(server, server.ben, card="7C")


async def test_a_draw_is_planned_by_the_word_that_the_option_names_in_each_language(server: Server):
    await waits(server)
    wrong = []
    for language in languages():
        await pick(server, server.ben, language)
        with in_language(language):
            word = Words("cogs.interactions.commands")("command-card-plan.card").split()[-1]
        await plan_by_command(server, server.ben, card=word)
        wrong += [(language, word)] if [plan.action for plan in server.table().planned] != [Draw()] else []
        await plan_by_command(server, server.ben)
    assert not wrong
