"""Matches of computer players without Discord: a transcript of one, and figures of many.

In a transcript a line ``Seat 2 [8♠ 5♥ 10♦]> play 8S clubs`` is an action with the hand before it. The indented lines
below tell what happened. A person can follow it and a test can replay it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter

from engine.bots import PLAYERS, Player
from engine.chance import Chance, Dice
from engine.core import actions
from engine.core.actions import Action, AddRule, Catch, Give, Guess, Play, play_of
from engine.core.cards import in_order, listed, suit_name
from engine.core.match import AnyEvent, MatchState
from engine.core.ruleset import Ruleset, shared
from engine.games.registry import game_of
from engine.games.variants import Variant
from engine.matches.analysis import Step
from engine.matches.telling import tell

GROWS, CALLS = 0.5, 0.75  # how often random play adds one more card, and how often it says “last card”
BOUND = 20_000  # actions within which every match ends, whoever plays (source: rulings.md, "Every match ends")

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

Chooser = Callable[[MatchState, int], Action]

# Playing


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
        for _ in range(BOUND):
            if state.phase == "over":
                break
            if state.phase == "deal":
                of_round.append(0)
            of_round[-1] += 1
            seat = asked_seat(state)
            state, _events = state.act(seat, at_table[seat](state, seat))
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
        yield from transcribed(step)
        state = step.after
    if state.phase != "over":
        raise Stuck(f"Not over after {bound} actions.")


def transcribed(step: Step) -> list[str]:
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
        case actions.Discard(card):
            words = f"discard {card}"
        case actions.Nominate(suit):
            words = f"name {suit_name(suit)}"
        case actions.Say(phrase):
            words = f"say {phrase}"
        case Catch(number) | AddRule(number) | Guess(number):
            words = f"{NUMBERED[type(action)]} {number + 1}"
        case _:
            words = WORDS[action]
    return f"{words}, last card" if isinstance(action, Play | Give) and action.call else words
