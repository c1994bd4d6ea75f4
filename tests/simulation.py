"""Matches of computer players without Discord, and of players that pick any action at random."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from engine.bots import PLAYERS
from engine.chance import Chance, Dice
from engine.core.actions import Action, play_of
from engine.core.match import MatchState
from engine.core.ruleset import Ruleset, shared
from engine.games.variants import Variant
from engine.matches.analysis import Step

GROWS, CALLS = 0.5, 0.75  # how often random play adds one more card, and how often it says “last card”
BOUND = 20_000  # actions within which every match ends, whoever plays (source: rulings.md, "Every match ends")

Chooser = Callable[[MatchState, int], Action]


def played(state: MatchState, at_table: Sequence[Chooser], bound: int = BOUND) -> Iterator[Step]:
    """The moves of a match that these play, until it ends or is given up."""
    for _ in range(bound):
        if state.phase == "over":
            break
        seat = asked_seat(state)
        action = at_table[seat](state, seat)
        after, events = state.act(seat, action)
        yield Step(state, seat, action, after, tuple(events))
        state = after


def asked_seat(state: MatchState) -> int:
    """The seat that moves next. Any seat may deal, so here the first one does, or the one that may add a rule."""
    return state.turn if state.phase == "play" else state.adding() or 0


def choosers(names: Sequence[str], seed: str) -> list[Chooser]:
    """One chooser per seat. ``random`` picks any action. The others are computer players and see only their view."""
    return [
        _random(f"{seed} {seat}") if name == "random" else _seeing(name, f"{name} {seat} {seed}")
        for seat, name in enumerate(names)
    ]


def _seeing(name: str, seed: str) -> Chooser:
    player, chance = PLAYERS[name], Chance(seed)
    return lambda state, seat: player(state.view(seat), chance)


def _random(seed: str) -> Chooser:
    pick = Dice(seed).share

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


def by_seat(rules: Ruleset, players: Sequence[str]) -> list[str]:
    """The player of each seat. Players are dealt out in turn, to the sides where partners play together."""
    return [players[rules.partners[seat][0] % len(players)] for seat in range(rules.seats)]


def matches_won(variant: Variant, seats: int, matches: int, players: Sequence[str]) -> list[int]:
    """How many of these matches each seat wins."""
    rules = shared(variant.rules(seats))
    at_table, won = choosers(by_seat(rules, players), "1"), Counter[int]()
    for number in range(matches):
        state = variant.game.begun(rules, f"1.{number}")
        for step in played(state, at_table):
            state = step.after
        won.update(state.winners)
    return [won[seat] for seat in range(seats)]
