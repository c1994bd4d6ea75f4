"""Several cards in one turn."""

from engine.cards import RANKS, rank_of
from engine.shedding.book.pack import draw_cards, in_one_play, special_cards
from engine.shedding.matching import answerable
from engine.shedding.rules import Rules
from engine.shedding.ways import AfterDrawing, GroupReverse, Groups


def lines(rules: Rules) -> list[str]:
    """Several cards at once."""
    return [_several(rules)]


def _several(rules: Rules) -> str:
    ways = [_GROUPS[rules.groups]] if rules.groups_ranks else []
    ways += ["King and Queen of one suit (a marriage) in either order"] if rules.marries else []
    if not ways:
        return ""
    lay = f"In one turn you may lay {', or '.join(ways)}. The first must fit, the last must be followed"
    return f"{lay}{_all_act(rules)}.{_reverse_first(rules)}{_instead_of_drawing(rules)}{_drawn_alone(rules)}"


_GROUPS = {
    Groups.EQUAL_RANKS: "several cards of one rank",
    Groups.EQUAL_PLAIN_RANKS: "cards of one rank, none wild or special",
}


def _all_act(rules: Rules) -> str:
    ranks = set(RANKS) if rules.groups == Groups.EQUAL_RANKS else {"K", "Q"} if rules.marries else set()
    kinds = {effect.kind for card, effect in special_cards(rules).items() if rank_of(card) in ranks}
    if rules.group_reverse == GroupReverse.TOP_ONE and rules.field("group_reverse").applies(rules):
        return ", and all of them act (but of reverse cards only the one on top)"
    return ", and all of them act" if kinds else ""


def _reverse_first(rules: Rules) -> str:
    """Whether a skip and a reverse can be in one play (source: rulings.md, "directions turn before seats")."""
    kinds = ({rules.effect_of[card].kind for card in play} for play in in_one_play(rules))
    mixed = rules.seats > 2 and any({"skip", "reverse"} <= kind for kind in kinds)
    return " Play changes direction before any turn is missed." if mixed else ""


def _instead_of_drawing(rules: Rules) -> str:
    """What several cards count as in answer to a draw card."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return ""
    equal = rules.groups == Groups.EQUAL_RANKS
    first = " Instead of drawing, only the first of them must be an answer." if equal else ""
    return first + (" A marriage is no answer to a draw card." if rules.marries else "")


def _drawn_alone(rules: Rules) -> str:
    return (
        " A drawn card is laid alone."
        if rules.after_drawing in {AfterDrawing.DRAWN_CARD, AfterDrawing.DRAWN_CARD_MUST}
        else ""
    )
