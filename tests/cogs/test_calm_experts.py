"""A table whose experts are calm: the host turns it on, and Why so? tells after a round what they had in mind."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.ui.pages.history.explained_page import explained_page
from engine.bots.expert import Effort
from engine.core.actions import Action
from engine.games.house_rules import HouseRules
from engine.matches.explaining import Explained
from engine.shedding.events.drawing import Drew
from engine.shedding.events.plays import Played
from engine.words import in_language, languages
from model.tables import seating
from model.tables.seating import TableSetup
from tests.cogs.server import Server, answer, best_play, go_back, ids, labels, press, press_more, text
from tests.cogs.test_me import prefer
from tests.service.club import ADA, PLACE

pytestmark = pytest.mark.usefixtures("undrawn")

RULES = {"deal": 6, "target": 500}
FEW = Effort(playouts=20, moves=1)
NO_ONE = "No calm expert plays here, so no one explains their moves."


async def calm(server: Server, *, wanted: bool = True) -> ResponseMessage:
    """A match of Ada and an expert, where she wants calm experts or not."""
    server.bot.services.tables.experts.effort = FEW
    table = await server.open(server.ada, game="kings-reverse", bots=1, level="expert")
    await server.replace(house_rules=HouseRules("kings-reverse", tuple(RULES.items())), calm=wanted)
    await press(server.ada, table, "Start")
    return table


async def play_round(server: Server, rules_over: int = 1) -> None:
    """Until the next round is over. Ada plays well."""
    for _ in range(600):
        now = server.table()
        assert now.state is not None
        if len(now.state.sheet) >= rules_over and now.state.phase != "play":
            break
        if now.state.turn == 0 and now.state.phase == "play":
            action: Action = best_play(now, 0)
            with server.env._bot_scope():
                await server.bot.services.tables.act(now.id, server.ada.id, now.state.asked, action)
        else:
            await server.env.advance_time(100)
        await server.env.settle()
    assert server.table().state.phase == "deal"


async def why_so(server: Server, who: MemberActor, message: ResponseMessage) -> ResponseMessage:
    """What the button shows, when it does."""
    told = answer(await press(who, message, "Why so?"))
    await server.env.settle()
    return told


async def test_the_host_turns_it_on_where_the_level_of_bots_is_picked(server: Server):
    table = await server.open(server.ada, bots=1)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Seats and bots")
    assert "Calm experts are off" not in labels(page), "there is no expert"
    (level,) = [custom_id for custom_id in ids(page) if "host-level" in custom_id]
    await server.ada.select(page, custom_id=level, values=["expert"])
    assert "Calm experts don’t bluff, challenge or catch anyone." in text(page)
    await press(server.ada, page, "Calm experts are off")
    assert "Calm experts are on" in labels(page)
    assert server.table().calm
    assert "The expert bots play calmly: no bluffs, challenges or catching, and time to follow." in text(table)
    await server.restart()
    assert "The expert bots play calmly" in text(table)
    await press(server.ada, page, "Calm experts are on")
    assert "The expert bots play calmly" not in text(table)
    assert not server.table().calm


async def test_it_is_off_unless_someone_wants_it(server: Server):
    table = await server.open(server.ada, bots=1, level="expert")
    assert "calmly" not in text(table)
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Seats and bots")
    assert "Calm experts are off" in labels(page)


async def test_after_a_round_anyone_may_ask_why_the_expert_played_so(server: Server):
    table = await calm(server)
    assert "Why so?" not in labels(table)
    assert "That round isn’t over yet." in await server.say(server.ada, "card ask", about="why-so")
    await play_round(server)
    asked = await press(server.cleo, table, "Why so?")
    await server.env.settle()
    assert asked.ephemeral
    shown = text(answer(asked))
    assert shown.startswith("### Why so? · Table 1 · Kings Reverse, round 1\n")
    assert "**Otto " in shown
    assert "“" in shown
    assert "What a hint would have told the experts before the moves that mattered" in shown
    assert labels(answer(asked)) == [], "Cleo has no hand to go back to"
    assert await server.say(server.ben, "card ask", about="why-so") == shown


async def test_it_is_asked_from_the_hand_too_and_there_is_a_way_back(server: Server):
    await calm(server)
    await play_round(server)
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await press(server.ada, hand, "Why so?")
    await server.env.settle()
    assert text(hand).startswith("### Why so?")
    await go_back(server.ada, hand)
    assert "Why so?" in labels(hand)


async def test_a_button_of_an_earlier_round_still_tells_and_one_from_the_future_does_not(server: Server):
    table = await calm(server)
    await play_round(server)
    first = text(await why_so(server, server.ada, table))
    (button,) = [custom_id for custom_id in ids(table) if "why-so" in custom_id]
    with server.env._bot_scope():
        await server.bot.services.tables.ready(server.table().id, server.ada.id)
    await server.env.settle()
    assert "Why so?" not in labels(table)
    server.forge(table, button)
    assert text(answer(await server.ada.click(table, custom_id=button))) == first
    for word in (".2", ".9", ".0", ".x", ""):
        forged = button.rpartition(".")[0] + word
        server.forge(table, forged)
        shown = text(answer(await server.ben.click(table, custom_id=forged)))
        assert shown == first if word in (".x", "") else shown.startswith("That round isn’t over yet.")


async def test_after_a_restart_the_old_button_tells_the_same(server: Server):
    table = await calm(server)
    await play_round(server)
    before = text(await why_so(server, server.ada, table))
    await server.restart()
    server.bot.services.tables.experts.effort = FEW
    assert text(await why_so(server, server.ada, table)) == before


async def test_what_is_not_kept_is_said_in_the_hand(server: Server):
    table = await calm(server)
    await play_round(server)
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    async with server.bot.store.writing() as transaction:
        await transaction.exec_driver_sql("DELETE FROM actions")
    await press(server.ada, hand, "Why so?")
    await server.env.settle()
    assert "The moves of this round can’t be followed any more" in text(hand)
    assert text(hand).startswith("### Your hand")
    assert "can’t be followed any more" in text(await why_so(server, server.ben, table))


async def test_other_experts_keep_their_reasons(server: Server):
    table = await calm(server, wanted=False)
    await play_round(server)
    assert "Why so?" not in labels(table)
    assert NO_ONE in await server.say(server.ada, "card ask", about="why-so")


async def test_who_wants_text_hears_the_reasons(server: Server):
    await calm(server)
    await play_round(server)
    hand = answer(await server.ada.slash(server.channel, "eights hand"))
    await prefer(server.ada, server, "My cards", text=["on"])
    heard = await server.say(server.ada, "card ask", about="why-so")
    assert heard.startswith("### Why so?")
    assert not set(heard) & set("♠♥♦♣·")
    await press(server.ada, hand, "Refresh")
    assert "Why so?" in labels(hand)


TOLD = (
    Explained(1, (Drew(1, None, 1, "turn"),), "7♠ can do more for you later."),
    Explained(1, (Played(1, ("8S",), "H"),), "You have 2 more cards of hearts."),
)


def shown(told: tuple[Explained, ...], experts: int = 1) -> str:
    levels = ("expert",) * experts
    table = seating.opened(
        PLACE, ADA, TableSetup(HouseRules("crazy-eights"), computers=levels, practice=True), ("s", "t")
    )
    return "\n".join(str(each) for each in explained_page(table, 2, told, 0).components)


def test_each_move_stands_beside_its_reason():
    page = shown(TOLD)
    assert "**Otto drew 1 card.**\n“7♠ can do more for you later.”" in page
    assert "**Otto played 8♠ and picked hearts.**\n“You have 2 more cards of hearts.”" in page


@pytest.mark.parametrize(
    ("experts", "said"), [(1, "The expert had no choice that mattered"), (2, "The experts had no")]
)
def test_where_nothing_mattered_it_says_so(experts: int, said: str):
    assert said in shown((), experts)


def test_every_language_tells_it_in_its_own_words():
    pages = set()
    for each in languages():
        with in_language(each):
            pages |= {shown(TOLD), shown(()), shown((), 2)}
    assert len(pages) == 3 * len(languages())
