"""A hand as its player likes to see it: the order of the cards, and how they are drawn."""

from dataclasses import replace
from typing import TypeVar

from cogs.ui.components.page import Picture
from engine.core.actions import Action, OneCard
from engine.core.cards import EVERY_RANK, RANKED, Card, in_order, rank_of
from engine.core.view import SeatView
from model.people.preferences import Preferences

View = TypeVar("View", bound=SeatView)


def arranged(view: View, preferences: Preferences) -> View:
    """What a seat sees, with its cards in the order that its player prefers."""
    if preferences.order == "suit":
        return view
    hands = (by_rank(hand) if seat == view.seat and hand else hand for seat, hand in enumerate(view.hands))

    def place(action: Action) -> int:  # those of a card in order, and then the rest as it was
        return _rank(action.card) if isinstance(action, OneCard) else len(EVERY_RANK) + 1

    actions = tuple(sorted(view.options.actions, key=place))
    options = view.options._replace(cards=by_rank(view.options.cards), actions=actions)
    return replace(view, hands=tuple(hands), options=options)


def by_rank(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards by rank, equal ones by suit. Cards without a rank come last, as they do by suit."""
    return tuple(sorted(in_order(cards), key=_rank))


def _rank(card: Card) -> int:
    return EVERY_RANK.index(rank_of(card)) if card in RANKED else len(EVERY_RANK)


def with_card_style(picture: Picture | None, preferences: Preferences) -> Picture | None:
    """The picture of a hand, with the deck and the size that its player prefers."""
    if picture is None or not (preferences.four_colours or preferences.large):
        return picture
    return replace(picture, shows=(*picture.shows, preferences.four_colours, preferences.large))
