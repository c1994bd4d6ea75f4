"""The call of the last card, and what it does."""

from engine.cards import Card
from engine.shedding.book.pack import anything_wild, in_one_play, special_cards
from engine.shedding.book.words import WORDS, form, paragraph
from engine.shedding.matching import answerable, may_be_wild
from engine.shedding.rules import Rules
from engine.shedding.ways import Goal, LastCall, SuitNaming


def lines(rules: Rules) -> list[str]:
    """The last card."""
    return [_call(rules), _last_card_acts(rules), _winning_card(rules)]


def _call(rules: Rules) -> str:
    if not rules.has_calls:
        return WORDS("no-call")
    until = "catch" if rules.call == LastCall.CATCH else "automatic"
    return paragraph(
        WORDS("call", until=until, seats=rules.seats),
        WORDS("call-costs", until=until, count=rules.call_penalty),
        WORDS("call-again", until=until) if _comes_back(rules) else "",
        WORDS("dealt-one") if rules.goal != Goal.ROUND or rules.deal == 1 else "",
    )


def _comes_back(rules: Rules) -> bool:
    """Whether a play can make all the others miss a turn (source: rulings.md, "comes straight back")."""
    return any(_missed(rules, play) >= rules.sides_in_play - 1 for play in in_one_play(rules))


def _missed(rules: Rules, play: tuple[Card, ...]) -> int:
    """How many turns these cards make others miss. A draw card that can always be answered costs no turn yet."""
    skips = sum(rules.effect_of[card].count for card in play if rules.effect_of[card].kind == "skip")
    turns = [card for card in play if rules.effect_of[card].kind == "reverse"]
    draws = [card for card in play if rules.effect_of[card].kind == "draw"]
    drawn = any(may_be_wild(rules, card) or not answerable(rules, card) for card in draws)
    return skips + len(turns) * rules.reverse_skips + drawn


def _last_card_acts(rules: Rules) -> str:
    """What a player's last card does when the round goes on without them."""
    names = anything_wild(rules) and (rules.naming != SuitNaming.OWN_SUIT or bool(rules.jokers))
    acts = bool(special_cards(rules))
    if not (acts or names) or rules.hand_ends_round:
        return ""
    return WORDS("last-card-acts", does="both" if acts and names else "acts" if acts else "picks")


def _winning_card(rules: Rules) -> str:
    """Source: S3, "the special effect is ignored", and "before the score is tallied"."""
    if rules.kinds_of_effects.isdisjoint({"draw", "gift"}):
        return ""
    if not rules.winning_card_acts:
        return WORDS("winning-card-idle", goal=form(rules.goal))
    draws = "draw" in rules.kinds_of_effects
    return WORDS("winning-card-acts", goal=form(rules.goal), seats=rules.seats) if draws else ""
