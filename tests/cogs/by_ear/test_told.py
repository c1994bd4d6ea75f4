"""What the hand of someone who listens says beyond what it draws for others, and to them alone."""

from cogs.ui.components.controls import CHOICES, Control, option, select
from cogs.ui.components.page import CALM, Page
from cogs.ui.components.spoken import in_words
from cogs.ui.pages.rules.shelf_page import game_option, shelf_selects
from engine.core.actions import Play
from engine.games.registry import GAMES
from engine.games.variants import VARIANTS
from engine.words import Words, by_ear, listens
from tests.cogs.by_ear.evening import begun, text_only
from tests.cogs.by_ear.hearing import Hearing
from tests.cogs.server import Server, answer, do_by_commands, go_back, labels, press, text
from tests.cogs.test_str8 import position as sequences


async def test_the_others_see_the_short_lines_and_the_bare_cards(server: Server):
    await begun(server, Hearing(server, server.ada), "9S 4S KD", "9C 7H 7D", top="9H")
    await do_by_commands(server.ada, server, Play(("9S",)))
    assert "**Ada** 9♠" in text(server.shown())
    bens = answer(await press(server.ben, server.shown(), "My hand"))
    assert "**Ada** 9♠" in text(bens)
    assert "9♣" in labels(bens)
    assert "total wins" not in text(bens)


async def test_who_waits_hears_why_they_were_skipped(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "QS 7S 7D", top="9H")
    await ear.press("Play Nine of spades")
    await ear.wait(do_by_commands(server.ben, server, Play(("QS",))))
    assert "Ben played Queen of spades: that skips you" in ear.lines


async def test_a_button_that_draws_says_whether_it_ends_the_turn(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "8S KD 4C", "9C 7H 7D", top="9H", debt=2, rules={"after_penalty": "play on"})
    assert "Button: Draw 2 and play on" in ear.lines
    await begun(server, ear, "8S KD 4C", "9C 7H 7D", top="9H", rules={"draws": 3})
    assert "Button: Draw a card, and your turn goes on" in ear.lines


async def test_sequences_are_told_with_whose_they_are_and_what_is_next(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, game="str8-eight")
    await sequences(server, "8 24 PR | 18 20 30", pile="30 64")
    ear = Hearing(server, server.ada)
    ear.listen()
    assert "Your sequence has no number yet. It starts with 1 to 8." in ear.lines
    assert "Sequence of Ben: no number yet." in ear.lines
    assert "With a pass card to the right everyone passes their hand that way, and you get Ben’s hand." in ear.lines


async def test_the_scores_begin_with_the_leader_and_say_which_total_wins(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 7D", top="9H", totals=(45, 20))
    assert "Scores, the leader first: Ben 20, You 45. The lowest total wins." in ear.lines


def test_the_form_for_the_ear_is_for_those_who_listen():
    words = Words("engine.matches.telling")
    with by_ear():
        assert listens()
        assert words("came-of-it", done="Ada", after="Ben") == "Ada: Ben"
        with by_ear(False):
            assert words("came-of-it", done="Ada", after="Ben") == "Ada → Ben"
    assert not listens()
    assert words("came-of-it", done="Ada", after="Ben") == "Ada → Ben"


def test_no_game_and_no_rule_is_cut_off_in_a_list():
    every = [option(rule.label, name, rule.help) for game in GAMES for name, rule in game.rules.fields().items()]
    every += [game_option(game, game.name, game.key) for game in VARIANTS.values()]
    lists = [select("", Control("x"), every[start : start + CHOICES]) for start in range(0, len(every), CHOICES)]
    lists += shelf_selects("")
    options = [each for found in lists for each in found.item.options]
    assert [each.description for each in options if (each.description or "").endswith("…")] == []
    in_words(Page(lists, CALM))
    assert [each.description for each in options if (each.description or "").endswith("…")] == []


async def test_how_ratings_work_leads_back_to_where_it_was_opened(server: Server):
    board = answer(await server.ada.slash(server.channel, "eights leaderboard", by="rating"))
    there = text(board)
    await press(server.ada, board, "How ratings work")
    await go_back(server.ada, board)
    assert text(board) == there
    steps = answer(await server.ada.slash(server.channel, "eights help"))
    await press(server.ada, steps, "First steps")
    await press(server.ada, steps, "Ratings")
    await go_back(server.ada, steps)
