"""What happened in a few words, turn by turn: what came of a move stands with it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.bots import easy
from engine.chance import Chance
from engine.core.match import Event
from engine.games.variants import VARIANTS
from engine.matches.telling import tell, turns
from engine.words import by_ear
from tests.doors import (
    Called,
    Caught,
    Challenged,
    DebtGrew,
    DebtSettled,
    Drew,
    Gave,
    KnockedOut,
    LeftOver,
    Played,
    Reshuffled,
    Reversed,
    Skipped,
    StarterTurned,
    TakenBack,
    TurnCame,
)
from tests.engine.shedding.table import events, play, table

NAMES = ("Ada", "Ben", "Cleo")


def told(*events: Event, you: int | None = None) -> list[tuple[str | None, str]]:
    found = turns(events, NAMES, you)
    return [(None if turn.seat is None else NAMES[turn.seat], turn.words) for turn in found]


TWO, QUEEN, ACE, FOUR = ([Played(0, (card,), None)] for card in ("2S", "QS", "AS", "4S"))


def test_a_turn_is_a_line_with_all_that_was_done_in_it_and_cards_drawn_one_by_one_are_counted_together():
    drawn, played = Drew(0, None, 1, "turn"), Played(0, ("8H",), "C")
    assert told(drawn, played, TurnCame(1), Played(1, ("4C",), None)) == [("Ada", "drew 1 · 8♥ → clubs"), ("Ben", "4♣")]
    assert told(*[drawn] * 3) == [("Ada", "drew 3")]
    assert told(*[replace(drawn, cards=("4C",))] * 3) == [("Ada", "drew 4♣ 4♣ 4♣")]


def test_what_came_of_a_move_names_the_one_it_came_over_or_speaks_to_them(subtests: pytest.Subtests):
    for happened, you, words in [
        ([*TWO, DebtGrew(2), TurnCame(1)], None, "2♠ → Ben +2"),
        ([*TWO, DebtGrew(2), TurnCame(1)], 1, "2♠ → you +2"),
        ([*TWO, DebtGrew(2)], None, "2♠ → +2"),  # no one is next for it
        ([*QUEEN, Skipped(1), TurnCame(2)], None, "Q♠ → skips Ben"),
        ([*QUEEN, Skipped(1), TurnCame(2)], 1, "Q♠ → skips you"),
        ([*ACE, Reversed(-1), TurnCame(2)], None, "A♠ → reversed"),
        ([Gave(0, 1, None)], 1, "gave you a card"),
        ([*FOUR, LeftOver(1)], 1, "4♠ → you’re left with cards"),
        ([*FOUR, LeftOver(1)], 2, "4♠ → Ben is left with cards"),
    ]:
        with subtests.test(words):
            assert told(*happened, you=you) == [("Ada", words)]


def test_a_penalty_that_is_drawn_at_once_is_the_one_of_the_player_who_drew_it():
    events = (*TWO, DebtGrew(2), Skipped(1), Drew(1, None, 2, "debt"), DebtSettled(), TurnCame(2))
    assert told(*events) == [("Ada", "2♠ → Ben +2, skips Ben"), ("Ben", "drew 2")]


def test_a_sentence_speaks_to_the_one_it_was_done_to_and_to_the_one_who_brought_it_about():
    gift, challenge = Gave(0, 1, "3C"), Challenged(1, 0, ("3H",), honest=True)
    assert [tell(gift, NAMES, you) for you in (0, 1, 2)] == ["You gave Ben 3♣.", "Ada gave you 3♣.", "Ada gave Ben 3♣."]
    assert tell(replace(gift, card=None), NAMES, 1) == "Ada gave you a card."
    assert tell(challenge, NAMES, 0) == "Ben challenged you when you held 3♥: an honest play."
    assert tell(replace(challenge, honest=False, held=None), NAMES, 0) == "Caught! Ben challenged your bluff."
    assert tell(Caught(0, 2), NAMES, 0) == "Cleo caught you with one card and no “last card”."
    assert tell(Caught(0, 2), NAMES, 2) == "You caught Ada with one card and no “last card”."


def test_the_winner_of_a_round_and_of_the_match_is_spoken_to():
    won = events(table("3H", "4H 5H", "4C 5C", rules={"scoring": "rounds", "call": "none"}, pile="9H"), 0, play("3H"))
    for you, who, wins in ((0, "You", "You win"), (1, "Ada", "Ada wins")):
        lines = [line for seat, line in told(*won, you=you) if seat is None]
        assert lines == [f"{who} went out. {wins} the round.", f"{wins} the match!"]


def test_a_catch_and_a_challenge_are_the_doing_of_the_one_who_made_it():
    assert told(Caught(1, 0), Drew(1, None, 2, "call")) == [("Ada", "caught Ben → Ben +2")]
    caught = (Challenged(1, 0, None, honest=False), TakenBack(0, ("R*",)), Drew(0, None, 4, "bluff"))
    assert told(*caught) == [("Ben", "challenged Ada: bluff → Joker taken back, Ada +4")]


def test_who_listens_and_draws_next_hears_it_said_to_them():
    with by_ear():
        for you, who in ((1, "You"), (2, "Ben")):
            heard = [("Ada", f"Ada played Two of spades. {who} must draw 2.")]
            assert told(*TWO, DebtGrew(2), TurnCame(1), you=you) == heard


def test_what_is_the_doing_of_no_one_has_a_line_of_its_own():
    events = (StarterTurned("2S"), DebtGrew(2), TurnCame(1), Called(1), Reshuffled(None, 9), Drew(1, None, 2, "debt"))
    assert told(*events) == [
        (None, "First card 2♠ → Ben +2"),
        ("Ben", "“last card”"),
        (None, "New draw pile: 9 cards"),
        ("Ben", "drew 2"),
    ]
    assert told(Skipped(1), TurnCame(2)) == [(None, "skips Ben")], "what came of a move that is long past"
    assert told(KnockedOut(1), you=1) == [(None, "You were knocked out of the match")]


@pytest.mark.slow
def test_every_game_is_told_turn_by_turn():
    for game in VARIANTS.values():
        seats, chance, happened = game.seats[-1], Chance(game.key), []
        state = game.game.begun(game.rules(seats), "other seed")
        while state.phase != "over" and len(happened) < 400:
            state, events = state.act(state.turn, easy(state.view(state.turn), chance))
            happened += [event.seen_by(None) for event in events]
        names = [f"Player {seat}" for seat in range(seats)]
        found = turns(happened, names)
        assert len(found) > 20
        assert all(turn.words and "{" not in turn.words for turn in found)
        assert all(one.seat != other.seat or one.seat is None for one, other in pairwise(found))
