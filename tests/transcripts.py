"""Transcripts of matches read back and replayed."""

import re
from collections.abc import Iterable, Iterator

from engine.core.actions import Action, Discard, Give, Nominate, Play, Say
from engine.core.cards import called
from engine.core.match import MatchState
from engine.matches.analysis import Step
from engine.simulation import NUMBERED, WORDS, transcribed

ACTION = re.compile(r"Seat (\d+) \[.*\]> (.+)")
ACTIONS = {words: action for action, words in WORDS.items()}
KINDS = {words: kind for kind, words in NUMBERED.items()}
SUITS = {name: suit for suit, name in called().suits.items()}


def replay(state: MatchState, lines: Iterable[str]) -> Iterator[str]:
    """The lines that the actions among ``lines`` produce from this state."""
    for found in filter(None, map(ACTION.fullmatch, lines)):
        if state.phase == "over":
            return
        seat, action = int(found[1]) - 1, read_action(found[2])
        after, events = state.act(seat, action)
        yield from transcribed(Step(state, seat, action, after, tuple(events)))
        state = after


def read_action(words: str) -> Action:
    """The action back. Raises KeyError or ValueError for other words."""
    kind, space, rest = words.partition(" ")
    if words in ACTIONS or not space:
        return ACTIONS[words]
    said, _, call = rest.partition(", ")
    match kind:
        case "say":
            return Say(rest)
        case "name":
            return Nominate(SUITS[rest])
        case "discard" | "give":
            return Discard(rest) if kind == "discard" else Give(said, call == "last card")
        case "play":
            said, _, onto = said.partition(" on sequence ")
            said, _, rank = said.partition(" for ")
            cards = said.split()
            suit = SUITS.get(cards[-1])
            laid = tuple(cards[:-1] if suit else cards)
            return Play(laid, suit, call == "last card", int(onto) - 1 if onto else None, rank or None)
    named, _, number = words.rpartition(" ")
    return KINDS[named](int(number) - 1)
