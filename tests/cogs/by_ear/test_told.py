"""What the hand of someone who listens says beyond what it draws for others, and to them alone."""

import pytest

from cogs.ui.components.controls import Control, option
from cogs.ui.pages.rules.shelf_page import game_option, shelf_selects
from engine.core.actions import Call, Draw, Play
from engine.core.cards import EVERY_CARD, EVERY_SUIT, JOKERS, listed, short, spoken, suit_name, suit_sign
from engine.games.registry import GAMES
from engine.games.rulebook import in_short
from engine.games.variants import VARIANTS
from engine.words import ENGLISH, Words, and_listed, by_ear, in_language, languages, listens
from tests.cogs.by_ear.evening import begun, text_only
from tests.cogs.by_ear.hearing import Hearing
from tests.cogs.server import Server, answer, do_by_commands, go_back, labels, press, text
from tests.doors import NICE_DAY, EtiquetteRule, Hidden
from tests.pages.test_str8 import position as sequences

SILENT = "Ben hasn’t said “last card”. It costs them 2 cards unless they say it before the next move."
COSTS = "If you forget, the other player can catch you until your next turn. If you’re caught, you draw 3 cards."
SHOUTING = (
    f"Say “last card” when you’re down to one card. {COSTS}",
    "The table has the buttons Last card! and Catch! for that. Pressing them at the wrong time costs nothing.",
)


def heard_now(ear: Hearing) -> list[str]:
    """All that the newest hand says."""
    hands = [shown for shown in ear.shown if shown.private and "Your hand" in shown.now[0].name]
    return [str(said) for said in hands[-1].now]


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
    assert "Ben played Queen of spades. You’re skipped." in ear.lines


async def test_a_penalty_is_a_sentence_of_its_own_where_it_happened(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H", top="9H")
    await ear.press("Play Nine of spades")
    await ear.wait(do_by_commands(server.ben, server, Play(("9C",))))
    await ear.press("Draw and end turn")
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    told = ["Ben drew 2 cards for not saying “last card”.", "You drew Jack of clubs.", "Ben drew 1 card."]
    assert [line for line in heard_now(ear) if " drew " in line] == told


async def test_who_waits_hears_of_a_word_not_said_until_it_is(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H", "QH 7D 7C", top="9H", turn=1)
    await ear.wait(do_by_commands(server.ben, server, Play(("9C",))))
    assert SILENT in heard_now(ear)
    await ear.wait(do_by_commands(server.ben, server, Call()))
    assert SILENT not in heard_now(ear)
    for line in ("Ben played Nine of clubs.", "Ben said “last card”."):
        assert line in heard_now(ear)


async def test_where_words_have_to_be_noticed_no_one_hears_that_one_is_missing(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H", "QH 7D 7C", game="kings-reverse", top="9H", turn=1)
    await ear.wait(do_by_commands(server.ben, server, Play(("9C",))))
    assert not any("hasn’t said" in line for line in heard_now(ear))


async def test_the_hand_says_what_stands_at_the_table(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 5S", "QH 7D 7C", top="9H", turn=1, direction=-1)
    for line in ("Waiting for Ben…", "A bot takes over for Ben in 10 minutes.", "You play next."):
        assert line in heard_now(ear)
    assert "Draw pile: 42. Play goes counterclockwise." in heard_now(ear)
    await ear.wait(do_by_commands(server.ben, server, Play(("9C",))))
    assert "A bot takes over for you in 10 minutes." in heard_now(ear)


async def test_what_can_be_played_is_told_before_all_else_that_stands(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4H KD", "9C 7H 7D", top="9H")
    _, turn, top, options, held, *_ = heard_now(ear)
    assert (turn, top) == ("Your turn", "Top card: Nine of hearts")
    assert options == "You can play Nine of spades or Four of hearts."
    assert held == "3 cards. Spades: Nine. Hearts: Four. Diamonds: King."
    await ear.press("Play Nine of spades")
    assert not any(line.startswith("You can play") for line in heard_now(ear))


async def test_without_a_clock_no_one_takes_over(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, pace="none")
    ear = Hearing(server, server.ada)
    ear.listen()
    assert not any("takes over" in line for line in heard_now(ear))
    assert "auto-play" not in text(server.shown())


async def test_the_game_is_told_in_short_until_the_first_move(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 5S", top="9H", rules={"call": "catch", "call_penalty": 3})
    told = [*in_short(server.table().house_rules.rules(2)), *SHOUTING]
    assert [line for line in heard_now(ear) if line in told] == told
    await ear.press("Play Nine of spades")
    assert not set(told) & set(heard_now(ear))


async def test_who_is_asked_hears_a_draw_penalty_once(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "8S KD 2C", "2D 7H 7D", top="9D", turn=1)
    await ear.wait(do_by_commands(server.ben, server, Play(("2D",))))
    assert "Your turn – draw 2. Or play Two of clubs, and then Ben must draw 4." in heard_now(ear)
    assert "Ben played Two of diamonds." in heard_now(ear)
    assert not any("penalty" in line or "must draw 2" in line for line in heard_now(ear))
    await ear.type("eights show", what="log")
    assert "Ben played Two of diamonds. You must draw 2." in ear.lines


async def test_a_move_that_counted_already_is_told_once(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 5S", top="9H")
    await ear.type("card play", card="9S")
    await ear.type("card play", card="9S")
    assert any("Your last move counted." in line for line in heard_now(ear))
    assert sum(line.count("You played Nine of spades") for line in heard_now(ear)) == 1


async def test_who_waits_hears_what_the_others_must_draw_and_who_plays_again(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "2S QS KD 4C", "2D 7H 7D", top="9S")
    await ear.press("Play Two of spades")
    assert "Ben must draw 2, or play a card that answers." in heard_now(ear)
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    assert "Ben drew 2 cards. The draw penalty is over." in heard_now(ear)
    await ear.press("Play Queen of spades")
    assert "You played Queen of spades. Ben is skipped." in heard_now(ear)
    assert "You play again." in heard_now(ear)
    await ear.press("Draw and end turn")
    assert not any("again" in line for line in heard_now(ear))


async def test_who_bluffed_hears_what_is_to_be_drawn_if_the_play_stands(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "R* 9S 3C 4C", "5H 7C 6D", game="kings-reverse", top="9H")
    await ear.press("Play Joker as a bluff")
    await ear.press("Pick spades")
    assert "Ben must draw 4 if the play stands." in heard_now(ear)


async def test_a_word_that_was_said_is_told_while_it_holds(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S", "QH 7H 7C", top="9H")
    await ear.press("Say “last card” and play Nine of spades")
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    assert "You said “last card”." in heard_now(ear)


async def test_a_catch_is_told_once_where_the_hand_is(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "4H 5C 6D", "9C 5H", "9S 7S 6S", game="kings-reverse", top="9D", turn=1)
    await ear.wait(do_by_commands(server.ben, server, Play(("9C",))))
    await ear.press("Catch!")
    assert [line for line in ear.lines if "You caught" in line] == [
        "You caught Ben. Ben drew 2 cards for not saying “one card”."
    ]


async def test_what_was_heard_in_a_turn_is_not_told_again_with_what_follows(server: Server):
    ear = Hearing(server, server.ada)
    manners = (Hidden(None, 0, EtiquetteRule("rank-7", NICE_DAY)),)
    rules = {"grows": "hidden"}
    await begun(server, ear, "7S 9C 8H", "9D 8D 6H", game="bartok", rules=rules, top="9S", manners=manners)
    await ear.press("Say: Have a nice day")
    await ear.press("Play Seven of spades")
    assert ear.lines.count("You said “Have a nice day”.") == 1
    assert "You played Seven of spades." in ear.lines


async def test_a_penalty_is_tied_to_the_guess_or_to_the_move_it_is_for(server: Server):
    ear = Hearing(server, server.ada)
    manners = (Hidden(None, 0, EtiquetteRule("rank-7", NICE_DAY)),)
    rules = {"grows": "hidden"}
    await begun(server, ear, "7S 9C 8H", "9D 8D 6H", game="bartok", rules=rules, top="9S", manners=manners)
    await ear.press("Guess a hidden rule")
    await ear.pick("Pick your guess", "Playing a Four")
    assert "There’s 1 hidden rule you don’t know." in heard_now(ear)
    await ear.press("Draw and end turn")
    assert "No penalty for your last move." in heard_now(ear), "the card was for the guess"
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    await server.position("7S KC 8H", "9D 8D 6H", top="9S", manners=manners)
    await ear.press("More")
    await ear.press("My hand")
    await ear.press("Play Seven of spades")
    assert "The penalty is for your last move. It broke a hidden rule." in heard_now(ear)


async def test_hands_that_were_passed_are_told_with_whose_they_were(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, server.cleo, game="str8-eight")
    await sequences(server, "8 24 PL | 18 20 30 | 12 12 14", pile="30", lines="2 4 | 6 | 8")
    ear = Hearing(server, server.ada)
    ear.listen()
    await ear.press("Take 30, then play or discard one")
    await ear.press("Play pass card to the left")
    assert "You now hold Cleo’s old hand." in heard_now(ear)
    assert "Your hand: 12, 12, 14" in heard_now(ear)


async def test_a_plan_says_what_becomes_of_it_and_how_to_undo_it(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 5S", top="9H", turn=1)
    await ear.press("Plan Four of spades")
    undo = "Press Clear the plan to undo it."
    assert f"Planned: Four of spades. It plays itself on your turn, if it fits. {undo}" in heard_now(ear)
    await ear.press("Clear the plan")
    assert not any("Planned" in line for line in heard_now(ear))


async def test_a_newcomer_hears_where_text_only_is_turned_on(server: Server):
    steps = answer(await server.ada.slash(server.channel, "eights help"))
    told = "Using a screen reader? Turn on **Text only** in `/eights me`."
    assert told in text(steps)
    await press(server.ada, steps, "First steps")
    assert told in text(steps)


async def test_the_editor_says_what_was_changed_and_how_to_undo_it(server: Server):
    await text_only(server)
    await server.open(server.ada)
    ear = Hearing(server, server.ada)
    ear.listen()
    for button in ("More", "Table options", "House rules", "Card effects"):
        await ear.press(button)
    await ear.pick("Change a rule", "Answering a skip")
    assert "Changed: Answering a skip – yes. To undo it, pick it again." in ear.lines
    await ear.pick("Change a rule", "Special")
    await ear.pick("Pick a rank", "Threes")
    await ear.pick("What these cards do", "skip the next player")
    undo = "To undo it, pick what it was: nothing special."
    assert f"Changed: Threes – skip the next player. {undo}" in ear.lines


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
    assert "Your sequence has no number yet. It starts with any number from 1 to 8." in ear.lines
    assert "Sequence of Ben: no number yet." in ear.lines
    assert "Play a pass card to the right and everyone passes their hand that way. You get Ben’s hand." in ear.lines


async def test_of_two_sequences_each_is_told_as_which_it_is(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, game="str8-eight", rules={"sequences": 2})
    await sequences(server, "8 8 24 | 18 20 30", pile="30", lines="2 4 | | | 6")
    ear = Hearing(server, server.ada)
    ear.listen()
    assert "Your first sequence: 2, 4. That’s 2 of 8 numbers, worth 6 points. Next comes 5, 6 or 8." in ear.lines
    assert "Your second sequence has no number yet. It starts with any number from 1 to 8." in ear.lines
    assert "First sequence of Ben: no number yet." in ear.lines
    assert "Second sequence of Ben: 6. That’s 1 of 8 numbers, worth 6 points." in ear.lines
    await ear.press("Take 30, then play or discard one")
    assert "Button: Add 8 to your first sequence" in ear.lines
    assert "Button: Discard 8" in ear.lines


async def test_what_follows_a_number_is_told_by_the_rules_of_the_table(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, game="str8-eight", rules={"backwards": True})
    await sequences(server, "64 24 PR | 18 20 30", pile="30", lines="2 4 | 8 16 24 32 40 48 56")
    ear = Hearing(server, server.ada)
    ear.listen()
    assert "Your 64 can be followed by 56." in ear.lines
    await ear.press("More")
    await ear.press("Sheet")
    assert "After 64: 56. There’s 1 card of 64." in ear.lines


async def test_a_sequence_that_can_not_be_completed_is_told_as_such(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, game="str8-eight")
    await sequences(server, "8 24 PR | 18 20 30", pile="30", lines="2 4 | 8 64")
    ear = Hearing(server, server.ada)
    ear.listen()
    assert (
        "Sequence of Ben: 8, 64. That’s 2 of 8 numbers, worth 72 points. It can’t reach 8 numbers any more."
        in ear.lines
    )


async def test_the_scores_begin_with_the_leader_and_say_which_total_wins(server: Server):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 7D", top="9H", totals=(45, 20))
    assert "Scores, leader first: Ben 20, You 45. The lowest total wins." in ear.lines


def test_the_form_for_the_ear_is_for_those_who_listen():
    words = Words("engine.matches.telling")
    with by_ear():
        assert listens()
        assert words("and-then", done="Ada.", next="Ben.") == "Ada. Ben."
        with by_ear(False):
            assert words("and-then", done="Ada", next="Ben") == "Ada · Ben"
    assert not listens()
    assert words("and-then", done="Ada", next="Ben") == "Ada · Ben"


def test_no_game_and_no_rule_is_cut_off_in_a_list():
    for heard in (False, True):
        with by_ear(heard):
            every = [
                option(rule.label, name, rule.help) for game in GAMES for name, rule in game.rules.fields().items()
            ]
            every += [game_option(game, game.name, game.key) for game in VARIANTS.values()]
            every += [each for found in shelf_selects("", Control("x")) for each in found.item.options]
        assert [each.description for each in every if (each.description or "").endswith("…")] == []


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


def test_cards_and_suits_are_heard_in_the_words_of_the_listener(subtests: pytest.Subtests):
    for language in languages():
        for own_letters in [True, False]:
            with subtests.test(language=language), in_language(language, "" if own_letters else ENGLISH):
                cards = [card for card in EVERY_CARD if card not in JOKERS]
                shown = list(map(short, cards))
                with by_ear():
                    assert list(map(short, cards)) == list(map(spoken, cards)) != shown
                    assert [suit_sign(suit) for suit in EVERY_SUIT] == [suit_name(suit) for suit in EVERY_SUIT]
                    assert listed(["QS", "TD", "8C"]) == and_listed([spoken("QS"), spoken("TD"), spoken("8C")])
                assert list(map(short, cards)) == shown
