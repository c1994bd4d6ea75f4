"""Matches as text, written and read back.

In a transcript a line ``Seat 2 [8♠ 5♥ 10♦]> play 8S clubs`` is an action with the hand before it. The indented lines
below tell what happened. A person can follow it and a test can replay it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from engine.core import actions
from engine.core.actions import Action, AddRule, Catch, Discard, Give, Guess, Nominate, Play, Say
from engine.core.cards import called, in_order, listed, suit_name
from engine.core.match import AnyEvent, MatchState
from engine.core.ruleset import Ruleset
from engine.games.registry import game_of
from engine.matches.analysis import Step
from engine.matches.telling import tell
from tests.simulation import choosers, played

WORDS: dict[Action, str] = {  # of actions that are always the same
    actions.Draw(): "draw",
    actions.Take(): "take",
    actions.Pass(): "pass",
    actions.Call(): "last card",
    actions.Deal(): "deal",
    actions.PickDirection(1): "clockwise",
    actions.PickDirection(-1): "counterclockwise",
    actions.Decline(): "give nothing",
    actions.Accept(): "accept",
    actions.Challenge(): "challenge",
    actions.TakeBack(): "take back",
}
NUMBERED = {Catch: "catch seat", AddRule: "add rule", Guess: "guess rule"}
LINE = re.compile(r"Seat (\d+) \[.*\]> (.+)")
ACTIONS = {words: action for action, words in WORDS.items()}
KINDS = {words: kind for kind, words in NUMBERED.items()}
SUITS = {name: suit for suit, name in called().suits.items()}


def playthrough(rules: Ruleset, seed: str, player: str, bound: int) -> Iterator[str]:
    """The lines of a match in which one kind of computer player has every seat, up to so many actions."""
    for step in played(game_of(rules).begun(rules, seed), choosers([player] * rules.seats, seed), bound):
        yield from written(step)


def replay(state: MatchState, lines: Iterable[str]) -> Iterator[str]:
    """The lines that the actions among ``lines`` produce from this state."""
    for found in filter(None, map(LINE.fullmatch, lines)):
        if state.phase == "over":
            return
        seat, action = int(found[1]) - 1, read_action(found[2])
        after, events = state.act(seat, action)
        yield from written(Step(state, seat, action, after, tuple(events)))
        state = after


def written(step: Step) -> list[str]:
    hand = listed(in_order(step.before.hands[step.seat]))
    line = f"Seat {step.seat + 1} [{hand}]> {write_action(step.action)}"
    return [line, *event_lines(step.events, step.after.rules.seats)]


def event_lines(events: Sequence[AnyEvent], seats: int) -> list[str]:
    names = [f"Seat {number}" for number in range(1, seats + 1)]
    return [f"    {line}" for line in (tell(event, names) for event in events) if line]


def write_action(action: Action) -> str:
    match action:
        case Play(cards, suit, sequence=sequence, rank=rank):
            for_rank = "" if rank is None else f"for {rank}"
            onto = "" if sequence is None else f"on sequence {sequence + 1}"
            words = " ".join(filter(None, ["play", *cards, suit and suit_name(suit), for_rank, onto]))
        case Give(card):
            words = f"give {card}"
        case Discard(card):
            words = f"discard {card}"
        case Nominate(suit):
            words = f"name {suit_name(suit)}"
        case Say(phrase):
            words = f"say {phrase}"
        case Catch(number) | AddRule(number) | Guess(number):
            words = f"{NUMBERED[type(action)]} {number + 1}"
        case _:
            words = WORDS[action]
    return f"{words}, last card" if isinstance(action, Play | Give) and action.call else words


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
