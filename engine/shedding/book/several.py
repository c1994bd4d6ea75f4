"""Several cards in one turn."""

from engine.cards import RANKS, rank_of
from engine.shedding.book.pack import draw_cards, in_one_play, special_cards, takes_suits_along
from engine.shedding.book.words import WORDS, form, paragraph
from engine.shedding.chains import takes_suit_along
from engine.shedding.matching import answerable
from engine.shedding.rules import Rules
from engine.shedding.ways import AfterDrawing, GroupReverse, Groups, Stacking


def lines(rules: Rules) -> list[str]:
    """Several cards at once."""
    ways = [form(rules.groups)] * rules.groups_ranks + ["marriage"] * rules.marries
    if not ways and not takes_suits_along(rules):
        return []
    return [
        paragraph(
            WORDS("together", groups="-or-".join(ways)) if ways else "",
            WORDS("one-way", groups=form(rules.groups)) if rules.chains_ranks else "",
            WORDS("with-its-suit") if takes_suits_along(rules) else "",
            WORDS("first-and-last", seats=rules.seats),
            _all_act(rules),
            _again(rules),
            _reverse_first(rules),
            _back_last(rules),
            *_instead_of_drawing(rules),
            _drawn_alone(rules),
        )
    ]


def _all_act(rules: Rules) -> str:
    ranks = set(RANKS) if rules.groups_specials else {"K", "Q"} if rules.marries else set()
    named = {effect.kind for card, effect in special_cards(rules).items() if rank_of(card) in ranks}
    kinds = named - {"again", "suit"}
    if rules.group_reverse == GroupReverse.TOP_ONE and rules.field("group_reverse").applies(rules):
        return WORDS("all-act", reverse="top")
    return WORDS("all-act", reverse="every") if kinds else ""


def _again(rules: Rules) -> str:
    """When a play of several cards lets its player play again."""
    special = any(rules.effect_of[card].kind == "again" for play in in_one_play(rules) for card in play)
    return WORDS("again-on-top") if special and (rules.marries or rules.groups == Groups.EQUAL_RANKS) else ""


def _reverse_first(rules: Rules) -> str:
    """Whether a skip and a reverse can be in one play (source: rulings.md, "directions turn before seats")."""
    kinds = ({rules.effect_of[card].kind for card in play} for play in in_one_play(rules))
    mixed = rules.seats > 2 and any({"skip", "reverse"} <= kind for kind in kinds)
    return WORDS("reverse-first") if mixed else ""


def _back_last(rules: Rules) -> str:
    """Whether a card that sends the debt back can be in one play with a skip or another draw card."""
    kinds = ({rules.effect_of[card].kind for card in play} for play in in_one_play(rules))
    mixed = rules.seats > 2 and any("draw back" in kind and kind & {"draw", "skip"} for kind in kinds)
    return WORDS("back-last") if mixed else ""


def _instead_of_drawing(rules: Rules) -> list[str]:
    """What several cards count as in answer to a draw card."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return []
    several = rules.groups == Groups.EQUAL_RANKS or rules.chains_ranks
    dumping = any(takes_suit_along(rules, card) for card in rules.cancelling)
    first = [WORDS("first-answers")] if several or dumping else []
    lasting = rules.chains_ranks or takes_suits_along(rules)
    covered = [WORDS("covered-draw")] if lasting and rules.stacking == Stacking.SAME_RANK else []
    return first + covered + ([WORDS("marriage-no-answer")] if rules.marries else [])


def _drawn_alone(rules: Rules) -> str:
    if rules.drawn_marries:
        return WORDS("drawn-alone-or-married")
    alone = rules.after_drawing in {AfterDrawing.DRAWN_CARD, AfterDrawing.DRAWN_CARD_MUST}
    return WORDS("drawn-alone") if alone else ""
