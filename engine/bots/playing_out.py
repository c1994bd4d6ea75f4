"""Rounds played out, or on, by quick players that do not think much."""

from collections.abc import Sequence

from engine.chance.stream import Chance
from engine.core.actions import Action, Call, Discard, Draw, Options, Pass, Play, play_of
from engine.core.cards import Card
from engine.core.game import Game
from engine.core.match import MatchState

LONGEST = 600  # actions of a playout; what is not over by then is anyone's


def played_out(game: Game, state: MatchState, seat: int, played: int, chance: Chance) -> tuple[float, int]:
    """1 if the seat's side wins the round, 0 if another does, a fair share if no one does, and after how many actions.

    ``played``: the rounds before this one.
    """
    actions = 0
    while len(state.sheet) <= played and actions < LONGEST:
        state, _events = state.act(state.turn, quick(game, state, chance))
        actions += 1
    winner = state.sheet[played].winner if len(state.sheet) > played else None
    won = 1 / state.rules.sides_in_play if winner is None else float(winner in state.rules.partners[seat])
    return won, actions


def quick(game: Game, state: MatchState, chance: Chance) -> Action:
    """What a player does without much thought: any play that is not wild, as many cards as possible."""
    options: Options = state.may_do(state.turn)
    if Call in map(type, options.actions):
        return Call()
    if options.cards:
        return _any_play(game, state, options.cards, chance) or options.actions[0]
    if len(options.actions) == 1 or (isinstance(options.actions[0], Draw) and Pass() not in options.actions):
        return options.actions[0]
    if isinstance(options.actions[0], Discard):
        return chance.one_of(options.actions)
    action: Action = game.steady(state.view(state.turn), chance)
    return action


def _any_play(game: Game, state: MatchState, cards: Sequence[Card], chance: Chance) -> Play | None:
    """A play that begins with any card, wild ones last."""
    kept = None
    for card in chance.shuffled(cards):
        play = _grown(game, state, (card,), chance)
        if play is not None and play.suit is None:
            return play
        kept = kept or play
    return kept


def _grown(game: Game, state: MatchState, cards: tuple[Card, ...], chance: Chance) -> Play | None:
    """The play with as many more cards as go with these, or None if that comes to nothing."""
    play = None
    while True:
        after: Options = state.may_do(state.turn, cards)
        if after.complete:
            suit = None
            if after.suits:  # the one that the hand holds most of
                suit = max(after.suits, key=[card[-1] for card in state.hands[state.turn]].count)
            sequence = chance.one_of(after.sequences) if after.sequences else None
            rank = chance.one_of(after.ranks) if after.ranks else None
            play = play_of(cards, suit, after.call, sequence, rank)
        if not after.cards:
            return play
        cards = (*cards, chance.one_of(after.cards))
