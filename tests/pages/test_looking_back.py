"""Looking back at a match, from the button under its final standing."""

import os
import signal
from typing import Any

import pytest

from cogs.history.pages import look_back_page, look_back_picture
from cogs.pictures.drawing import Sheet
from engine.matches.analysis import Budget, DealtRound, LookBack
from engine.words import ENGLISH, in_language, languages
from tests.cogs.server import ResponseMessage, Server, alts, answer, best_play, ids, labels, press, press_more, text
from tests.pages.test_me import prefer

SMALL = Budget(first=30, second=40, deals=8, weighed=2, fewest=2)
QUICK = {"deal": 3, "target": 10}


async def played(server: Server) -> ResponseMessage:
    server.bot.services.looking_back.budget = SMALL
    table, _ = await server.begin(server.ada, server.ben, rules=QUICK)
    tables, people = server.bot.services.tables, (server.ada, server.ben)
    while (now := server.table()).state.phase != "over":
        with server.working():
            if now.state.phase == "play":
                seat = now.state.turn
                await tables.act(now.id, people[seat].id, now.state.asked, best_play(now, seat))
            else:
                for person in people:
                    await tables.ready(now.id, person.id)
    await server.settle()
    assert server.table().phase == "over"
    return table


async def test_only_those_who_played_look_back_in_private_and_at_no_other_match(server: Server):
    table = await played(server)
    told = answer(await press_more(server.cleo, table, "My turning points"))
    assert "only look back at matches that you played" in text(told)
    assert server.bot.services.looking_back.process._begun is None
    more = answer(await press(server.ada, table, "More"))
    (genuine,) = [custom_id for custom_id in ids(more) if "look-back" in custom_id]
    for match in (".999", "", ".x"):
        forged = genuine.rpartition(".")[0] + match
        server.forge(table, forged)
        assert "no such match" in text(answer(await server.ada.click(table, custom_id=forged)))
    result = await press_more(server.ada, table, "My turning points")
    shown = text(answer(result))
    assert shown.startswith("### Looking back at your match\n")
    assert "**Round" in shown or "Nothing stood out" in shown
    assert "A fair share is 50%. Deals like these win " in shown
    (alt,) = alts(answer(result))
    assert alt.startswith("Chance to win each round from its deal alone: ")
    assert alt.endswith("A fair share is 50%.")
    assert labels(answer(result)) == ["Back to More", "My hand"]
    await prefer(server.ada, server, "My cards", text=["on"])
    told = answer(await press_more(server.ada, table, "My turning points"))
    assert not alts(told)
    assert "Looking back at your match" in text(told)


@pytest.mark.long
async def test_a_killed_process_is_one_sentence_and_the_next_press_works(server: Server):
    table = await played(server)
    await press_more(server.ben, table, "My turning points")
    assert server.bot.services.looking_back.process._begun is not None
    os.kill(server.bot.services.looking_back.process._begun.id, signal.SIGKILL)
    for _ in range(2):  # it may not have been noticed yet
        told = text(answer(await press_more(server.ada, table, "My turning points")))
        if "Looking back at your match" in told:
            break
        assert told == "Looking back didn’t work this time. Press **My turning points** again."
    assert "Looking back at your match" in told
    await server.bot.services.looking_back.stop()
    assert server.bot.services.looking_back.process._begun is None
    assert "My turning points" in labels(answer(await press(server.ada, table, "More")))


def test_what_the_cards_were_worth_is_said_before_what_choices_cost(subtests: pytest.Subtests):
    for won, count, words in [
        (0, 2, "Deals like these win 0.8 of 2 rounds on average. You won 0: choices cost 0.8 wins."),
        (2, 2, "Deals like these win 0.8 of 2 rounds on average. You won 2: choices added 1.2 wins."),
        (0, 1, "Deals like these win 0.4 of 1 round on average. You won 0: choices made little difference."),
    ]:
        with subtests.test(words=words):
            rounds = tuple(DealtRound(0.4, number < won) for number in range(count))
            page = look_back_page(LookBack(0, (), rounds, 0.5, clear=True, partnered=False, playouts=100), None)
            assert words in str(page.view.to_components())


@pytest.mark.parametrize("language", languages())
def test_figures_are_written_as_the_language_writes_them(language: str, monkeypatch: pytest.MonkeyPatch):
    told = LookBack(0, (), (DealtRound(0.4, True),) * 2, 0.5, clear=True, partnered=False, playouts=100)
    written, write = list[str](), Sheet.write

    def noted(sheet: Sheet, text: str, *how: Any) -> None:
        written.append(text)
        write(sheet, text, *how)

    monkeypatch.setattr(Sheet, "write", noted)
    with in_language(language):
        page = str(look_back_page(told, None).view.to_components())
        look_back_picture(told).drawn()
    worth, more = ("0.8", "1.2") if language == ENGLISH else ("0,8", "1,2")
    assert worth in page
    assert more in page
    assert ("50\xa0%" if language in ("de", "es", "fr") else "50%") in written
