"""Hints by command and by button, the table option that allows them, and bots that are experts."""

from typing import Any

import pytest

from cogs.discord.controls import read_play
from cogs.discord.page import Page
from cogs.hand.cog import ACTIONS
from cogs.hand.hints import hint_page
from engine.bots.expert import Advice
from engine.core import actions
from engine.core.match import MatchState
from engine.games.house_rules import HouseRules
from engine.games.registry import match_begun
from engine.games.variants import variant
from model.tables import seating
from model.tables.seating import TableSetup
from tests.cogs.limits import control_in
from tests.cogs.server import Server, answer, labels, press, press_more, sitting, text
from tests.engine.shedding.table import table
from tests.service.club import ADA, PLACE

ON = "press **Hint** in your hand. The match doesn’t count for the leaderboard."
CHOICE = "2H 3H 4H KS", "5D 6D"  # Ada has something to choose from


async def test_practice_has_a_button_for_a_hint_also_where_a_call_is_owed_and_there_is_only_one_move(server: Server):
    hand = answer(await server.ada.slash(server.channel, "eights practice"))
    await server.position(*CHOICE, top="9H")
    await press(server.ada, hand, "Hint")
    assert text(hand).startswith("### Hint · Table 1")
    assert "**Play " in text(hand) or "**Draw.**" in text(hand)
    assert "Ada asked for a hint." in text(server.shown())
    await press(server.ada, hand, "Back to my hand")
    assert text(hand).startswith("### Your hand")
    await press(server.ada, hand, "Hint")
    play, *_ = labels(hand)
    assert f"**{play}.**" in text(hand)
    await press(server.ada, hand, play)
    assert text(hand).startswith("### Your hand")
    assert server.table().state.turn != 0 or server.table().state.drawn, "it’s done"
    await server.position("9S", "5D 6D", top="9H", uncalled=(0,))
    assert "Say “Last card” now." in await server.say(server.ada, "card ask", about="hint")


async def test_the_host_allows_hints_and_the_lobby_says_what_that_means(server: Server):
    table = await server.open(server.ada)
    await press(server.ben, table, "Join")
    page = answer(await press_more(server.ada, table, "Table options"))
    await press(server.ada, page, "Hints are off")
    assert "Hints are on (the match won’t count)" in labels(page)
    assert ON in text(table)
    await press(server.ada, table, "Start")
    await server.position(*CHOICE, top="9H")
    assert "It’s not your turn." in await server.say(server.ben, "card ask", about="hint")
    asked = await server.ada.slash(server.channel, "card ask", about="hint")
    assert asked.ephemeral
    assert text(answer(asked)).startswith("### Hint · Table 1")
    assert "Ada asked for a hint." in text(table)
    assert "You asked for a hint." in await server.say(server.ada, "eights show", what="log")
    assert ON in text(await server.open(server.ada, hints=True)), "by an option too"


async def test_there_is_no_hint_where_the_match_counts(server: Server):
    table, (hand, *_) = await server.begin(server.ada, server.ben)
    await server.position(*CHOICE, top="9H")
    assert "Hint" not in labels(hand)
    said = await server.say(server.ada, "card ask", about="hint")
    assert said.endswith("For the next one, the host can turn hints on under **Table options**.")
    assert "asked for a hint" not in text(table)


async def test_an_expert_sits_down(server: Server):
    table = await server.open(server.ada, bots=1, level="expert")
    assert "Otto (expert bot)" in sitting(table)
    said = await server.say(server.ada, "eights table", action="level", seat="2", level="expert")
    assert "Otto at Table 1 · Crazy Eights now remembers what everyone did and looks ahead." in said


def page_of(told: Advice, game: str = "crazy-eights", state: MatchState | None = None) -> Page:
    """The page with a hint for Ada, at the start of a match or in a state of it."""
    table = seating.opened(PLACE, ADA, TableSetup(HouseRules(game), computers=("steady", "steady")), ("seed", "salt"))
    state = state or match_begun(variant(game).rules(3), "hints").act(0, actions.Deal())[0]
    return hint_page(table, state.view(0), told)


def hinted(told: Advice, game: str = "crazy-eights", state: MatchState | None = None) -> list[str]:
    return str(page_of(told, game, state).components[0]).splitlines()


def done_by(page: Page) -> actions.Action:
    first: Any = page.components[1].children[0]
    control = control_in(first.custom_id)
    return ACTIONS.get(control.action, read_play)(control.words)


def test_chances_are_told_of_the_move_and_of_the_next_best_one_where_they_differ_beyond_doubt():
    lines = hinted(Advice(actions.Play(("8S",), "H"), "Hearts are long.", (60, 48)))
    chances = "Your chance to win the round: 60% with this, 48% with the next best."
    assert lines[1:-1] == ["**Play 8♠ and pick hearts.**", "Hearts are long.", chances]
    assert hinted(Advice(actions.Draw(), "Hearts are long."))[1:-1] == ["**Draw.**", "Hearts are long."]
    assert hinted(Advice(actions.Draw(), ""))[1:-1] == ["**Draw.**", "No other choice looks clearly better."]


def test_every_choice_has_its_words_and_a_button_that_does_it(subtests: pytest.Subtests):
    for action, said in [
        (actions.Play(("7S", "7H")), "Play 7♠ 7♥."),
        (actions.Play(("24",), sequence=1), "Play 24 on sequence 2."),
        (actions.Play(("JS",), rank="9"), "Play J♠ and ask for Nines."),
        (actions.Draw(), "Draw."),
        (actions.Take(), "Take the top card."),
        (actions.Discard("24"), "Discard 24."),
        (actions.Give("8S"), "Give away 8♠."),
        (actions.Decline(), "Give nothing."),
        (actions.Pass(), "Pass."),
        (actions.Accept(), "Let the cards stand."),
        (actions.Challenge(), "Challenge."),
        (actions.Nominate("H"), "Pick hearts."),
        (actions.PickDirection(-1), "Pick counterclockwise."),
        (actions.Play(("AS",), "H", rank="9"), "Play A♠ and ask for 9♥."),
    ]:
        with subtests.test(action=action, said=said):
            assert hinted(Advice(action, ""))[1] == f"**{said}**"
            assert done_by(page_of(Advice(action, ""))) == action
    row = page_of(Advice(actions.Play(("8S",) * 21), "")).components[1]
    assert [each.label for each in row.children] == ["Back to my hand"], "too many for a button"


def test_a_call_is_told_by_its_word_and_without_chances():
    owing = table("9H", "KC QC", "TC JC", pile="3H", uncalled=(0,))
    told = hinted(Advice(actions.Call(), "If you forget, you draw 2 cards."), state=owing)
    assert told[1:-1] == ["**Say “Last card” now.**", "If you forget, you draw 2 cards."]
    assert hinted(Advice(actions.Catch(1), ""), state=owing)[1] == "**Catch Otto.**"


def test_what_a_hidden_rule_asks_for_comes_before_the_move():
    state = table("9H 9D", "KC QC", "TC JC", pile="3S", game="mao")
    told = Advice(actions.Draw(), "", first=actions.Say("thanks"))
    lines = hinted(told, "mao", state)
    assert done_by(page_of(told, "mao", state)) == actions.Say("thanks")
    assert lines[1:3] == ["**Say “Thank you” first.**", "**Draw.**"]
