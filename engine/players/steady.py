"""Steady: keeps its wild cards, sheds what costs most, names the suit it holds most of, draws only when it must."""

from engine.actions import Action, Call, Play
from engine.cards import Card
from engine.chance import Chance
from engine.game import Game
from engine.players.plays import complete_plays
from engine.view import View


def steady(game: Game, view: View, chance: Chance) -> Action:
    """The play that leaves the best hand; else whatever is open, a suit to be named by what the hand holds."""
    if Call() in view.options.actions:
        return Call()
    plays = complete_plays(game, view)
    if plays:
        return max(chance.shuffled(plays), key=lambda play: _worth(view, play))
    return max(chance.shuffled(view.options.actions), key=lambda action: _held(view, getattr(action, "suit", None)))


def _worth(view: View, play: Play) -> tuple[bool, int, int]:
    """A card kept for later is worth more than points shed; among equals the longest suit is followed."""
    card = play.cards[0]
    return not _is_wild(view, card), view.rules.cost_of[card], _held(view, play.suit or card[1])


def _is_wild(view: View, card: Card) -> bool:
    return card[0] in view.rules.wild


def _held(view: View, suit: str | None) -> int:
    return sum(card[1] == suit and not _is_wild(view, card) for card in view.hand)
