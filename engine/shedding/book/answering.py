"""What may be played instead of drawing (source: S3, "Draw cards")."""

from engine.card_words import together
from engine.cards import JOKERS, RANK_NAMES, SUITS, rank_of
from engine.shedding.book.pack import anything_wild, draw_cards
from engine.shedding.book.words import next_player
from engine.shedding.matching import answerable, binds
from engine.shedding.rules import Rules
from engine.shedding.ways import Stacking


def answers_to_draw_cards(rules: Rules) -> str:
    """What may be played instead of drawing (source: S3, "Draw cards")."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return ""
    wild = ", wild or not" if anything_wild(rules) else ""
    return " ".join(filter(None, [_stacks(rules), _cancels(rules), _binds(rules), f"No other card helps{wild}."]))


def _stacks(rules: Rules) -> str:
    if rules.stacking == Stacking.NONE:
        return ""
    adding = f"then {next_player(rules)} draws for both together, or answers as well"
    return f"Instead of drawing you may answer with {_another(rules) or _STACKS[rules.stacking]}; {adding}."


def _another(rules: Rules) -> str:
    """The one rank whose cards are all draw cards and answer each other. Empty when it is not that simple."""
    draws = draw_cards(rules)
    simple = rules.stacking == Stacking.SAME_RANK and draws[0] not in JOKERS and len(draws) == len(SUITS)
    return f"another {RANK_NAMES[rank_of(draws[0])]}" if simple and len(set(map(rank_of, draws))) == 1 else ""


_STACKS = {
    Stacking.SAME_RANK: "a draw card of the same rank",
    Stacking.ANY_DRAW_CARD: "any draw card",
    Stacking.AS_STRONG: "a draw card that makes draw as many cards or more",
}


def _cancels(rules: Rules) -> str:
    cards = together(rules.cancelling, rules.jokers)
    instead = "Instead of drawing you may" if rules.stacking == Stacking.NONE else "You may also"
    return f"{instead} cancel all that is owed with {cards}." if cards else ""


def _binds(rules: Rules) -> str:
    """A wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")."""
    draws = draw_cards(rules)
    if not any(binds(rules, card, top) for card in draws for top in draws):
        return ""
    same = " or the same rank" if rules.rank_on_wild else ""
    free = (
        " (a Joker need not)" if rules.stacking != Stacking.SAME_RANK and any(card in JOKERS for card in draws) else ""
    )
    return f"On a wild draw card it must have the suit that has to follow{same}{free}."
