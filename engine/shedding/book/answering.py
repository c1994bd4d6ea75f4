"""What may be played instead of drawing (source: S3, "Draw cards")."""

from engine.card_words import any_of
from engine.cards import JOKERS, RANK_NAMES, SUITS, rank_of
from engine.shedding.book.pack import anything_wild, draw_cards
from engine.shedding.book.words import WORDS, form, paragraph, yes
from engine.shedding.matching import answerable, binds
from engine.shedding.rules import Rules
from engine.shedding.ways import Stacking


def answers_to_draw_cards(rules: Rules) -> str:
    """What may be played instead of drawing (source: S3, "Draw cards")."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return ""
    others = WORDS("no-other-answer", wild=yes(anything_wild(rules)))
    return paragraph(_stacks(rules), _cancels(rules), _binds(rules), others)


def _stacks(rules: Rules) -> str:
    if rules.stacking == Stacking.NONE:
        return ""
    rank = _one_rank(rules)
    return WORDS("stack", way="this-rank" if rank else form(rules.stacking), rank=rank, seats=rules.seats)


def _one_rank(rules: Rules) -> str:
    """The one rank whose cards are all draw cards and answer each other. Empty when it is not that simple."""
    draws = draw_cards(rules)
    simple = rules.stacking == Stacking.SAME_RANK and draws[0] not in JOKERS and len(draws) == len(SUITS)
    return RANK_NAMES[rank_of(draws[0])] if simple and len(set(map(rank_of, draws))) == 1 else ""


def _cancels(rules: Rules) -> str:
    cards = any_of(rules.cancelling.intersection(rules.one_pack), rules.jokers)
    return WORDS("cancel", cards=cards, stacking=yes(rules.stacking != Stacking.NONE)) if cards else ""


def _binds(rules: Rules) -> str:
    """A wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")."""
    draws = draw_cards(rules)
    if not any(binds(rules, card, top) for card in draws for top in draws):
        return ""
    free = rules.stacking != Stacking.SAME_RANK and any(card in JOKERS for card in draws)
    return WORDS("answer-suit", rank=yes(rules.rank_on_wild), jokers=yes(free))
