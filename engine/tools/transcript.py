"""A match as text that a person can follow and a program can replay.

A line ``Seat 2 [8♠ 5♥ 10♦]> play 8S clubs`` is an action with the hand before it. The indented lines below tell what
happened.
"""

import re
from collections.abc import Iterator, Sequence

from engine.bots import Player
from engine.chance.stream import Chance
from engine.core.actions import (
    Accept,
    Action,
    AddRule,
    Call,
    Catch,
    Challenge,
    Deal,
    Decline,
    Discard,
    Draw,
    Give,
    Guess,
    Nominate,
    Pass,
    PickDirection,
    Play,
    Say,
    Take,
    TakeBack,
)
from engine.core.cards import called, in_order, listed, suit_name
from engine.core.game import Game
from engine.core.match import AnyEvent, MatchState
from engine.core.ruleset import Ruleset
from engine.matches.telling import tell

_ACTION = re.compile(r"Seat (\d+) \[.*\]> (.+)")
_SUITS = {name: suit for suit, name in called().suits.items()}
_PLAIN: dict[str, Action] = {
    "draw": Draw(),
    "take": Take(),
    "pass": Pass(),
    "last card": Call(),
    "deal": Deal(),
    "clockwise": PickDirection(1),
    "counterclockwise": PickDirection(-1),
    "give nothing": Decline(),
    "accept": Accept(),
    "challenge": Challenge(),
    "take back": TakeBack(),
}
_NUMBERED: dict[str, type[Catch | AddRule | Guess]] = {"catch seat ": Catch, "add rule ": AddRule, "guess rule ": Guess}
_WORDS = {action: words for words, action in _PLAIN.items()}
_NUMBERS = {kind: words for words, kind in _NUMBERED.items()}


class Stuck(RuntimeError):
    """A match did not end within the bound of actions."""


def playthrough(game: Game, rules: Ruleset, seed: str, player: Player, bound: int = 20_000) -> Iterator[str]:
    """The lines of a whole match in which one kind of computer player has every seat. Raises Stuck."""
    state, chance = game.begun(rules, seed), Chance(f"players of {seed}")
    for _ in range(bound):
        if state.phase == "over":
            return
        seat = asked_seat(state)
        action = player(game, state.view(seat), chance)
        yield action_line(state, seat, action)
        state, events = state.act(seat, action)
        yield from event_lines(events, rules.seats)
    raise Stuck(f"Not over after {bound} actions.")


def replay(game: Game, state: MatchState, lines: Iterator[str]) -> Iterator[str]:
    """The lines that the actions among ``lines`` produce from this state."""
    for line in lines:
        found = _ACTION.fullmatch(line)
        if found:
            seat, action = int(found[1]) - 1, read_action(found[2])
            yield action_line(state, seat, action)
            state, events = state.act(seat, action)
            yield from event_lines(events, state.rules.seats)


def asked_seat(state: MatchState) -> int:
    """The seat that moves next. Any seat may deal, so here the first one does, or the one that may add a rule."""
    return state.turn if state.phase == "play" else state.adding() or 0


def action_line(state: MatchState, seat: int, action: Action) -> str:
    return f"Seat {seat + 1} [{listed(in_order(state.hands[seat]))}]> {write_action(action)}"


def event_lines(events: Sequence[AnyEvent], seats: int) -> list[str]:
    names = [f"Seat {number}" for number in range(1, seats + 1)]
    return [f"    {line}" for line in (tell(event, names) for event in events) if line]


def write_action(action: Action) -> str:
    """An action in words that ``read_action`` understands."""
    match action:
        case Play(cards, picked, sequence=sequence, rank=rank):
            suit = [suit_name(picked)] if picked else []
            asked = "" if rank is None else f" for {rank}"
            onto = "" if sequence is None else f" on sequence {sequence + 1}"
            words = " ".join(["play", *cards, *suit]) + asked + onto
        case Give(card):
            words = f"give {card}"
        case Discard(card):
            words = f"discard {card}"
        case Nominate(suit):
            words = f"name {suit_name(suit)}"
        case Say(phrase):
            words = f"say {phrase}"
        case Catch(number) | AddRule(number) | Guess(number):
            words = f"{_NUMBERS[type(action)]}{number + 1}"
        case _:
            words = _WORDS[action]
    return f"{words}, last card" if isinstance(action, Play | Give) and action.call else words


def read_action(words: str) -> Action:
    """The action back. Raises KeyError or ValueError for other words."""
    if words.startswith(("say ", "name ")):
        what, _, word = words.partition(" ")
        return Say(word) if what == "say" else Nominate(_SUITS[word])
    if words.startswith(tuple(_NUMBERED)):
        what, _, number = words.rpartition(" ")
        return _NUMBERED[f"{what} "](int(number) - 1)
    if words.startswith("discard "):
        return Discard(words.removeprefix("discard "))
    if words in _PLAIN or not words.startswith(("play ", "give ")):
        return _PLAIN[words]
    if words.startswith("give "):
        card, _, call = words.removeprefix("give ").partition(", ")
        return Give(card, call == "last card")
    played, _, call = words.removeprefix("play ").partition(", ")
    played, _, onto = played.partition(" on sequence ")
    played, _, rank = played.partition(" for ")
    parts = played.split()
    suit = _SUITS.get(parts[-1])
    sequence = int(onto) - 1 if onto else None
    return Play(tuple(parts[:-1] if suit else parts), suit, call == "last card", sequence, rank or None)
