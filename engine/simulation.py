"""Matches of computer players without Discord: a transcript of one, and figures of many.

In a transcript a line ``Seat 2 [8♠ 5♥ 10♦]> play 8S clubs`` is an action with the hand before it. The indented lines
below tell what happened. A person can follow it and a program can replay it.
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter

from engine.bots import PLAYERS, Player
from engine.chance.stream import Chance
from engine.core import actions
from engine.core.actions import Action, AddRule, Catch, Give, Guess, Play, play_of
from engine.core.cards import called, in_order, listed, suit_name
from engine.core.match import AnyEvent, MatchState
from engine.core.ruleset import Ruleset, shared
from engine.games.registry import game_of
from engine.games.variants import Variant
from engine.matches.analysis import Step
from engine.matches.telling import tell

GROWS, CALLS = 0.5, 0.75  # how often random play adds one more card, and how often it says “last card”
BOUND = 20_000  # actions within which every match ends, whoever plays (source: rulings.md, "Every match ends")

_ACTION = re.compile(r"Seat (\d+) \[.*\]> (.+)")
_SUITS = {name: suit for suit, name in called().suits.items()}
_PLAIN: dict[str, Action] = {
    "draw": actions.Draw(),
    "take": actions.Take(),
    "pass": actions.Pass(),
    "last card": actions.Call(),
    "deal": actions.Deal(),
    "clockwise": actions.PickDirection(1),
    "counterclockwise": actions.PickDirection(-1),
    "give nothing": actions.Decline(),
    "accept": actions.Accept(),
    "challenge": actions.Challenge(),
    "take back": actions.TakeBack(),
}
_NUMBERED: dict[str, type[Catch | AddRule | Guess]] = {"catch seat": Catch, "add rule": AddRule, "guess rule": Guess}
_WORDS = {action: words for words, action in _PLAIN.items()}
_NUMBERS = {kind: words for words, kind in _NUMBERED.items()}

Chooser = Callable[[MatchState, int], Action]

# Playing


def moves(state: MatchState, decide: Callable[[MatchState], tuple[int, Action] | None], bound: int) -> Iterator[Step]:
    """The moves of a match as they are decided, until it ends, is given up, or nothing more is decided."""
    for _ in range(bound):
        decided = decide(state) if state.phase != "over" else None
        if decided is None:
            break
        after, events = state.act(*decided)
        yield Step(state, *decided, after, tuple(events))
        state = after


def played(state: MatchState, at_table: Sequence[Chooser], bound: int = BOUND) -> Iterator[Step]:
    """The moves of a match that these play, until it ends or is given up."""
    return moves(state, lambda now: ((seat := asked_seat(now)), at_table[seat](now, seat)), bound)


def asked_seat(state: MatchState) -> int:
    """The seat that moves next. Any seat may deal, so here the first one does, or the one that may add a rule."""
    return state.turn if state.phase == "play" else state.adding() or 0


def choosers(names: list[str], seed: str) -> list[Chooser]:
    """One chooser per seat. ``random`` picks any action. The others are computer players and see only their view."""
    return [
        _random(f"{seed} {seat}") if name == "random" else _seeing(PLAYERS[name], f"{name} {seat} {seed}")
        for seat, name in enumerate(names)
    ]


def _seeing(player: Player, seed: str) -> Chooser:
    chance = Chance(seed)
    return lambda state, seat: player(state.view(seat), chance)


def _random(seed: str) -> Chooser:
    pick = random.Random(seed).random

    def choose(state: MatchState, seat: int) -> Action:
        options = state.may_do(seat)
        cards, others = options.cards, options.actions
        which = int(pick() * (len(cards) + len(others)))
        if which >= len(cards):
            return others[which - len(cards)]
        chosen = cards[which : which + 1]
        after = state.may_do(seat, chosen)
        while after.cards and (not after.complete or pick() < GROWS):
            chosen += (after.cards[int(pick() * len(after.cards))],)
            after = state.may_do(seat, chosen)
        suit = after.suits[int(pick() * len(after.suits))] if after.suits else None
        sequence = after.sequences[int(pick() * len(after.sequences))] if after.sequences else None
        rank = after.ranks[int(pick() * len(after.ranks))] if after.ranks else None
        return play_of(chosen, suit, after.call and pick() < CALLS, sequence, rank)

    return choose


# Figures


def by_seat(rules: Ruleset, players: list[str]) -> list[str]:
    """The player of each seat. Players are dealt out in turn, to the sides where partners play together."""
    return [players[rules.partners[seat][0] % len(players)] for seat in range(rules.seats)]


def simulate(variant: Variant, seats: int, matches: int, seed: int, players: list[str]) -> dict[str, object]:
    rules, began = shared(variant.rules(seats)), perf_counter()
    at_table = choosers(by_seat(rules, players), str(seed))
    done, lengths, last_states = 0, list[int](), list[MatchState]()
    for number in range(matches):
        state, of_round = variant.game.begun(rules, f"{seed}.{number}"), list[int]()
        for step in played(state, at_table, BOUND):
            if state.phase == "deal":
                of_round.append(0)
            of_round[-1] += 1
            state = step.after
        done += sum(of_round)
        lengths += of_round[: len(state.sheet)]  # the last round may be unfinished
        last_states.append(state)
    seconds = perf_counter() - began
    some = lengths or [0]
    p90 = quantiles(some, n=10)[-1] if len(some) > 1 else some[0]
    winners = Counter(seat for state in last_states for seat in state.winners)
    return {
        "game": variant.key,
        "seats": seats,
        "matches": matches,
        "over_the_bound": sum(state.phase != "over" for state in last_states),
        "players": players,
        "rounds": len(lengths),
        "actions": done,
        "seconds": round(seconds, 3),
        "actions_per_second": round(done / seconds),
        "round_length": {"median": median(some), "p90": round(p90, 1), "max": max(some)},
        "ended": dict(Counter(score.how for state in last_states for score in state.sheet)),
        "matches_won": [winners[seat] for seat in range(seats)],
    }


# A transcript


class Stuck(RuntimeError):
    """A match did not end within the bound of actions."""


def playthrough(rules: Ruleset, seed: str, player: Player, bound: int = BOUND) -> Iterator[str]:
    """The lines of a whole match in which one kind of computer player has every seat. Raises Stuck."""
    state = game_of(rules).begun(rules, seed)
    for step in played(state, [_seeing(player, f"players of {seed}")] * rules.seats, bound):
        yield from _lines(step)
        state = step.after
    if state.phase != "over":
        raise Stuck(f"Not over after {bound} actions.")


def replay(state: MatchState, lines: Iterable[str]) -> Iterator[str]:
    """The lines that the actions among ``lines`` produce from this state."""
    found = ((int(line[1]) - 1, read_action(line[2])) for line in map(_ACTION.fullmatch, lines) if line)
    for step in moves(state, lambda now: next(found, None), BOUND):
        yield from _lines(step)


def _lines(step: Step) -> list[str]:
    hand = listed(in_order(step.before.hands[step.seat]))
    line = f"Seat {step.seat + 1} [{hand}]> {write_action(step.action)}"
    return [line, *event_lines(step.events, step.after.rules.seats)]


def event_lines(events: Sequence[AnyEvent], seats: int) -> list[str]:
    names = [f"Seat {number}" for number in range(1, seats + 1)]
    return [f"    {line}" for line in (tell(event, names) for event in events) if line]


def write_action(action: Action) -> str:
    match action:
        case Play(cards, picked, sequence=sequence, rank=rank):
            suit = [suit_name(picked)] if picked else []
            asked = "" if rank is None else f" for {rank}"
            onto = "" if sequence is None else f" on sequence {sequence + 1}"
            words = " ".join(["play", *cards, *suit]) + asked + onto
        case Give(card) | actions.Discard(card):
            words = f"{'give' if isinstance(action, Give) else 'discard'} {card}"
        case actions.Nominate(suit):
            words = f"name {suit_name(suit)}"
        case actions.Say(phrase):
            words = f"say {phrase}"
        case Catch(number) | AddRule(number) | Guess(number):
            words = f"{_NUMBERS[type(action)]} {number + 1}"
        case _:
            words = _WORDS[action]
    return f"{words}, last card" if isinstance(action, Play | Give) and action.call else words


def read_action(words: str) -> Action:
    """The action back. Raises KeyError or ValueError for other words."""
    kind, space, rest = words.partition(" ")
    if words in _PLAIN or not space:
        return _PLAIN[words]
    said, _, call = rest.partition(", ")
    match kind:
        case "say":
            return actions.Say(rest)
        case "name":
            return actions.Nominate(_SUITS[rest])
        case "discard" | "give":
            return actions.Discard(rest) if kind == "discard" else Give(said, call == "last card")
        case "play":
            said, _, onto = said.partition(" on sequence ")
            said, _, rank = said.partition(" for ")
            cards = said.split()
            suit = _SUITS.get(cards[-1])
            laid = tuple(cards[:-1] if suit else cards)
            return Play(laid, suit, call == "last card", int(onto) - 1 if onto else None, rank or None)
    named, _, number = words.rpartition(" ")
    return _NUMBERED[named](int(number) - 1)
