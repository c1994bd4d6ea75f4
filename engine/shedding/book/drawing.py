"""Drawing, the stock, and passing."""

from engine.card_words import one_of
from engine.english import number_word
from engine.shedding.book.pack import last_resort
from engine.shedding.book.words import many_cards
from engine.shedding.rules import UNTIL_ABLE, Rules
from engine.shedding.ways import AfterDrawing, Goal


def lines(rules: Rules) -> list[str]:
    """Drawing."""
    return [_drawing(rules), _stock(rules), _passing(rules)]


def _drawing(rules: Rules) -> str:
    when = "If you cannot play, or do not want to," if rules.draw_though_able else "Only if you cannot play,"
    return f"{when} {_DRAWING[rules.after_drawing](rules)}{_drawn_resort(rules)}"


def _turn_ends(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card; that ends your turn."
    most = "" if rules.draws == UNTIL_ABLE else f", {many_cards(rules.draws)} at most"
    return f"draw one card, and draw on while nothing in your hand fits{most}; that ends your turn."


def _drawn_may(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card. If it fits you may lay it at once; your turn ends in any case."
    if rules.draws == UNTIL_ABLE and rules.draw_though_able:
        return "draw until one of the drawn cards fits, or longer; one of them you must lay in the end."
    if rules.draws == UNTIL_ABLE:
        return "draw until a card fits, and lay it."
    if rules.draw_though_able:
        return f"draw card after card until you lay one of them, or have drawn {number_word(rules.draws)} and lay none."
    return f"draw until a card fits, {many_cards(rules.draws)} at most; then you may lay it, and your turn ends."


def _drawn_must(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card. If it fits you must lay it at once; if not, your turn ends."
    if rules.draws == UNTIL_ABLE:
        return "draw until one of the drawn cards fits; that one you must lay at once."
    most = many_cards(rules.draws)
    return f"draw until one of the drawn cards fits, {most} at most; that one you must lay, or your turn ends."


def _any_after(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card. Then you may lay any card that fits; your turn ends in any case."
    if rules.draws == UNTIL_ABLE and rules.draw_though_able:
        return "draw as many cards as you like; in the end you must lay one that fits, drawn or not."
    if rules.draws == UNTIL_ABLE:
        return "draw until you can play, and play."
    if rules.draw_though_able:
        most = number_word(rules.draws)
        return f"draw card after card until you lay any card that fits, or have drawn {most} and lay none."
    return f"draw until you can play, {many_cards(rules.draws)} at most; then you may play, and your turn ends."


_DRAWING = {
    AfterDrawing.TURN_ENDS: _turn_ends,
    AfterDrawing.DRAWN_CARD: _drawn_may,
    AfterDrawing.DRAWN_CARD_MUST: _drawn_must,
    AfterDrawing.ANY_CARD: _any_after,
}


def _drawn_resort(rules: Rules) -> str:
    """Source: rulings.md, "a drawn joker must be played only when nothing else in the hand can"."""
    if rules.after_drawing != AfterDrawing.DRAWN_CARD_MUST or not last_resort(rules):
        return ""
    return f" (This goes for {one_of(last_resort(rules))} only if nothing else in your hand fits.)"


def _stock(rules: Rules) -> str:
    few = " If too few cards are left for a new hand, you get those." if rules.goal == Goal.COUNTDOWN else ""
    if rules.reshuffle:
        new = "the played cards under the top one are shuffled and become the new stock"
        return f"When the stock is used up, {new}.{few}"
    return f"When the stock is used up no new one is made, and play goes on without drawing.{few}"


def _passing(rules: Rules) -> str:
    limit = f"With {many_cards(rules.hand_limit)} in hand you draw nothing more. " if rules.hand_limit else ""
    if rules.free_pass:
        return f"{limit}When nothing can be drawn you may pass, even if you could play."
    return f"{limit}When nothing can be drawn you must play if you can, and pass if you cannot."
