"""The golden transcripts say what the engine says, line by line, and nothing that can happen is missing in them."""

from typing import get_args, get_type_hints

import pytest

from engine import events
from engine.actions import Action, Play
from engine.effects import Kind
from engine.state import RoundScore
from engine.transcript import event_lines
from engine.variants import VARIANTS
from tests.playthroughs.golden import Golden, Recorder, completed, difference, files, read

GOLDENS = {path.stem: path.read_text(encoding="utf-8") for path in files()}


def recorded(golden: Golden) -> Recorder:
    recorder = Recorder(golden.variant)
    assert difference(golden, recorder) is None
    return recorder


@pytest.mark.parametrize("name", GOLDENS)
def test_the_engine_still_plays_it_so(name):
    golden = read(GOLDENS[name])
    assert difference(golden) is None
    assert golden.lines
    assert name.startswith(golden.variant.key)


@pytest.mark.parametrize("name", [name for name in GOLDENS if name.endswith("-seats") and name[-7].isdigit()])
def test_a_whole_match_is_whole(name):
    golden = read(GOLDENS[name])
    assert golden.state.round == 0
    assert f"-{golden.state.rules.seats}-seats" in name
    assert "wins the match with" in golden.lines[-1][1]


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_whole_matches(game):
    seats = [count for count in VARIANTS[game].seats if f"{game}-{count}-seats" in GOLDENS]
    assert seats, f"{game} has no golden playthrough: python -m engine playthrough {game} > tests/playthroughs/..."
    assert {seats[0], seats[-1]} == {VARIANTS[game].seats[0], VARIANTS[game].seats[-1]}


def test_everything_that_can_happen_happens_in_a_golden():
    happened, acted, kinds, ends, reasons = set(), set(), set(), set(), set()
    for text in GOLDENS.values():
        for state, action, told in recorded(read(text)).acted:
            acted.add(type(action))
            happened.update(map(type, told))
            cards = (
                action.cards
                if isinstance(action, Play)
                else [event.card for event in told if isinstance(event, events.StarterTurned)]
            )
            kinds.update(state.rules.effect_of[card].kind for card in cards if card in state.rules.effect_of)
            ends.update(event.score.how for event in told if isinstance(event, events.RoundEnded))
            reasons.update(event.reason for event in told if isinstance(event, events.Drew))
    assert happened == set(events.Event.__subclasses__())
    assert acted == set(get_args(Action))
    assert kinds == set(get_args(Kind))
    assert ends == set(get_args(get_type_hints(RoundScore)["how"]))
    assert reasons == set(get_args(events.Reason))


def test_a_call_is_said_with_the_play_and_after_it_and_forgotten():
    everything = "\n".join(GOLDENS.values())
    for sign in ("]> play 9C, last card", "]> last card", "did not say “last card” and draws 2 cards", "are shuffled"):
        assert sign in everything


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("]> play 2H", "]> play 3C", "line 9: 'Seat 1 [2♥ 3♣ 4♣]> play 3C' is refused: 3♣ has neither"),
        ("4 cards are owed", "5 cards are owed", "line 14: the transcript says '    5 cards are owed now.'"),
        ("[2♦ 6♣]", "[2♦ 7♣]", "line 18: the transcript says 'Seat 4 [2♦ 7♣]> play 2D, last card', the engine"),
        ("    Seat 2 plays 4♦.\n", "", "after the last line the engine says '    Seat 2 plays 4♦.'"),
        ("]> play 4D", "]> lay 4D", "line 26: 'Seat 2 [4♦ 9♣]> lay 4D' is refused"),
        (
            "5♥]> draw\n",
            "5♥]> draw\n    Seat 5 sighs.\n",
            "line 23: the transcript says '    Seat 5 sighs.', the engine",
        ),
    ],
)
def test_a_difference_is_told_with_its_line(old, new, told):
    text = GOLDENS["crazy-eights-four-twos"]
    assert text.count(old) == 1
    found = difference(read(text.replace(old, new)))
    assert found is not None
    assert found.startswith(told)


def test_a_new_transcript_is_completed_from_its_actions():
    text = GOLDENS["crazy-eights-winning-two"]
    header = [line for line in text.splitlines() if line.startswith("#")]
    assert list(completed(header, ["Seat 1 []> play 2H"])) == text.splitlines()


def test_events_without_a_sentence_write_no_line():
    assert event_lines([events.TurnCame(1), events.DebtSettled(), events.Passed(0)], 2) == [
        "    Seat 1 can neither play nor draw, and passes."
    ]
