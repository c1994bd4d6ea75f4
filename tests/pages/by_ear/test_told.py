"""What the hand of someone who listens says beyond what it draws for others, and to them alone."""

from typing import Any

import pytest

from cogs.discord.controls import Control, option
from cogs.rules.shelf import game_option, shelf_selects
from engine.core.actions import Call, Draw, Play
from engine.core.cards import EVERY_CARD, EVERY_SUIT, JOKERS, listed, short, spoken, suit_name, suit_sign
from engine.games.registry import GAMES
from engine.games.variants import VARIANTS
from engine.words import ENGLISH, and_listed, by_ear, in_language, languages
from tests.cogs.server import answer, do_by_commands, labels, press, text
from tests.doors import NICE_DAY, Hidden, Manner
from tests.pages.by_ear.evening import begun
from tests.pages.by_ear.hearing import Hearing
from tests.pages.discordless import Club

SILENT = "Ben hasn’t said “last card”. It costs them 2 cards unless they say it before the next move."
SHOUTED = (
    "“last card” when you’re down to one card. If you forget, the other player can catch you until your next turn. "
    "If you’re caught, you draw 3 cards."
)
IN_SHORT = "Match the top card’s suit or rank: the first player with no cards left wins the round."

KINGS, STR8 = {"game": "kings-reverse"}, {"game": "str8-eight"}
BARTOK = {"game": "bartok", "rules": {"grows": "hidden"}, "top": "9S"}
MANNERS = (Hidden(None, 0, Manner("rank-7", NICE_DAY)),)
# The hands, how things stand, then what Ada presses (>), what Ben does, and what her page says once or never.
TOLD: dict[str, list[Any]] = {
    "a word not said, until it is": [
        *["9S 4S KD | 9C 7H | QH 7D 7C", {"turn": 1}, Play(("9C",)), SILENT],
        *[Call(), f"never: {SILENT}", "Ben played Nine of clubs.", "Ben said “last card”."],
    ],
    "a word not said that has to be noticed": [
        *["9S 4S KD | 9C 7H | QH 7D 7C", {**KINGS, "turn": 1}, Play(("9C",)), "never: hasn’t said"]
    ],
    "a word while it holds": [
        *["9S 4S | QH 7H 7C", {}, "> Say “last card” and play Nine of spades", Draw(), "You said “last card”."]
    ],
    "the word that is shouted, and the game in short until the first move": [
        *["9S 4S KD | 9C 7H 5S", {"rules": {"call": "catch", "call_penalty": 3}}, f"Say {SHOUTED}", IN_SHORT],
        "The table has the buttons Last card! and Catch! for that. Pressing them at the wrong time costs nothing.",
        *["> Play Nine of spades", f"never: {SHOUTED}", f"never: {IN_SHORT}", "never: The table has the buttons"],
    ],
    "what stands at the table": [
        *["9S 4S KD | 9C 7H 5S | QH 7D 7C", {"turn": 1, "direction": -1}],
        *["Waiting for Ben…", "A bot takes over for Ben in 10 minutes.", "You play next."],
        *["Draw pile: 42. Play goes counterclockwise.", Play(("9C",)), "A bot takes over for you in 10 minutes."],
    ],
    "a draw penalty": [
        *["8S KD 2C | 2D 7H 7D", {"top": "9D", "turn": 1}, Play(("2D",))],
        *["Your turn – draw 2. Or play Two of clubs, and then Ben must draw 4.", "Ben played Two of diamonds."],
        *["never: penalty", "never: must draw 2"],
        *["> More", "> Log", "Ben played Two of diamonds. You must draw 2."],
    ],
    "what the others must draw, and who plays again": [
        *["2S QS KD 4C | 2D 7H 7D", {"top": "9S"}],
        *["> Play Two of spades", "Ben must draw 2, or play a card that answers."],
        *[Draw(), "Ben drew 2 cards. The draw penalty is over."],
        *["> Play Queen of spades", "You played Queen of spades. Ben is skipped.", "You play again."],
        *["> Draw and end turn", "never: again"],
    ],
    "what is to be drawn if a bluff stands": [
        *["R* 9S 3C 4C | 5H 7C 6D", KINGS, "> Play Joker as a bluff", "> Pick spades"],
        "Ben must draw 4 if the play stands.",
    ],
    "a penalty for a guess, and one for a move": [
        *["7S 9C 8H | 9D 8D 6H", {**BARTOK, "manners": MANNERS, "stock": ("KC", "QC", "3C", "4C", "5C")}],
        *["> Guess a hidden rule", {"Pick your guess": "Playing a Four"}, "> Draw and end turn"],
        *["No penalty for your last move.", Draw(), "> Play Seven of spades"],
        "The penalty is for your last move. It broke a hidden rule.",
    ],
    "a draw after which one plays on": [
        *["8S KD 4C | 9C 7H 7D", {"debt": 2, "rules": {"after_penalty": "play on"}}, "Button: Draw 2 and play on"]
    ],
    "the leader, and which total wins": [
        *["9S 4S KD | 9C 7H 7D", {"totals": (45, 20)}],
        "Scores, leader first: Ben 20, You 45. The lowest total wins.",
    ],
    "hands that were passed": [
        *["8 24 PL | 18 20 30 | 12 12 14", {**STR8, "pile": "30", "lines": "2 4 | 6 | 8"}],
        *["> Take 30, then play or discard one", "> Play pass card to the left"],
        *["You now hold Cleo’s old hand.", "Your hand: 12, 12, 14"],
    ],
    "sequences that are empty": [
        *["8 24 PR | 18 20 30", {**STR8, "pile": "30 64"}],
        *["Your sequence has no number yet. It starts with any number from 1 to 8.", "Sequence of Ben: no number yet."],
        "Play a pass card to the right and everyone passes their hand that way. You get Ben’s hand.",
    ],
    "two sequences": [
        *["8 8 24 | 18 20 30", {**STR8, "rules": {"sequences": 2}, "pile": "30", "lines": "2 4 | | | 6"}],
        "Your first sequence: 2, 4. That’s 2 of 8 numbers, worth 6 points. Next comes 5, 6 or 8.",
        "Your second sequence has no number yet. It starts with any number from 1 to 8.",
        "First sequence of Ben: no number yet.",
        "Second sequence of Ben: 6. That’s 1 of 8 numbers, worth 6 points.",
        *["> Take 30, then play or discard one", "Button: Add 8 to your first sequence", "Button: Discard 8"],
    ],
    "what follows a number by the rules of the table": [
        "64 24 PR | 18 20 30",
        {**STR8, "rules": {"backwards": True}, "pile": "30", "lines": "2 4 | 8 16 24 32 40 48 56"},
        *["Your 64 can be followed by 56.", "> More", "> Sheet", "After 64: 56. There’s 1 card of 64."],
    ],
    "a sequence that can not be completed": [
        *["8 24 PR | 18 20 30", {**STR8, "pile": "30", "lines": "2 4 | 8 64"}],
        "Sequence of Ben: 8, 64. That’s 2 of 8 numbers, worth 72 points. It can’t reach 8 numbers any more.",
    ],
}


@pytest.mark.parametrize("name", TOLD)
async def test_what_a_hand_tells_who_listens(server: Club, name: str):
    (hands, stands, *course), ear = TOLD[name], Hearing(server, server.ada)
    await begun(server, ear, *hands.split(" | "), **stands)
    for step in course:
        if not isinstance(step, str):
            await ear.follow(step)
        elif step.startswith("> "):
            await ear.press(step.removeprefix("> "))
        elif step.startswith("never: "):
            assert not any(step.removeprefix("never: ") in line for line in heard_now(ear)), step
        else:
            assert heard_now(ear).count(step) == 1, (step, heard_now(ear))


def heard_now(ear: Hearing) -> list[str]:
    return [str(said) for said in next(shown for shown in reversed(ear.shown) if shown.private).now]


async def test_the_others_see_the_short_lines_and_the_bare_cards(server: Club):
    await begun(server, Hearing(server, server.ada), "9S 4S KD", "9C 7H 7D", top="9H")
    await do_by_commands(server.ada, server, Play(("9S",)))
    assert "**Ada** 9♠" in text(server.shown())
    bens = answer(await press(server.ben, server.shown(), "My hand"))
    assert "**Ada** 9♠" in text(bens)
    assert "9♣" in labels(bens)
    assert "total wins" not in text(bens)


async def test_a_move_that_counted_already_is_told_once(server: Club):
    ear = Hearing(server, server.ada)
    await begun(server, ear, "9S 4S KD", "9C 7H 5S", top="9H")
    for _ in range(2):
        await ear.type("card play", card="9S")
    assert any("Your last move counted." in line for line in heard_now(ear))
    assert sum(line.count("You played Nine of spades") for line in heard_now(ear)) == 1


async def test_a_newcomer_hears_where_text_only_is_turned_on(server: Club):
    steps = answer(await server.ada.slash(server.channel, "eights help"))
    told = "Using a screen reader? Turn on **Text only** in `/eights me`."
    assert told in text(steps)
    await press(server.ada, steps, "First steps")
    assert told in text(steps)


def test_no_game_and_no_rule_is_cut_off_in_a_list():
    for heard in (False, True):
        with by_ear(heard):
            every = [
                option(rule.label, name, rule.help) for game in GAMES for name, rule in game.rules.fields().items()
            ]
            every += [game_option(game, game.name, game.key) for game in VARIANTS.values()]
            every += [each for found in shelf_selects("", Control("x")) for each in found.options]
        assert [each.description for each in every if (each.description or "").endswith("…")] == []


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
