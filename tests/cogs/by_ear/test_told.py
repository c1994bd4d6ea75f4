"""What the hand of someone who listens says beyond what it draws for others, and to them alone."""

from engine.core.actions import Play
from engine.words import Words, by_ear, listens
from tests.cogs.by_ear.evening import begun, text_only
from tests.cogs.by_ear.hearing import Hearing
from tests.cogs.server import Server, answer, do_by_commands, labels, press, text
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


async def test_of_two_sequences_each_is_told_as_which_it_is(server: Server):
    await text_only(server)
    await server.begin(server.ada, server.ben, game="str8-eight", rules={"sequences": 2})
    await sequences(server, "8 8 24 | 18 20 30", pile="30", lines="2 4 | | | 6")
    ear = Hearing(server, server.ada)
    ear.listen()
    assert "Your first sequence: 2, 4. That’s 2 of 8 numbers, worth 6 points. Next comes 5, 6 or 8." in ear.lines
    assert "Your second sequence has no number yet. It starts with 1 to 8." in ear.lines
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
