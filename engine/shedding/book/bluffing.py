"""Bluff and challenge (source: S3, "When a joker is played, the next player can challenge")."""

from engine.card_words import one_of
from engine.cards import pack_of, rank_of
from engine.shedding.book.pack import draw_cards, last_resort, special_cards
from engine.shedding.book.words import many_cards, next_player
from engine.shedding.rules import Rules
from engine.shedding.ways import Groups, Stacking


def lines(rules: Rules) -> list[str]:
    """Bluff and challenge."""
    return [_doubt(rules), _challenge(rules)]


def _doubt(rules: Rules) -> str:
    if not rules.bluffing or not last_resort(rules):
        return ""
    return (
        f"When {one_of(last_resort(rules))} is laid, {next_player(rules)} first accepts it, so that it acts as usual, "
        "or challenges it and is shown the hand that it came from. The last card of a hand cannot be challenged."
    )


def _challenge(rules: Rules) -> str:
    if not rules.bluffing or not last_resort(rules):
        return ""
    guilty, innocent = _penalties(rules)
    return (
        "If something else in it would have fitted, whoever bluffed takes the card back, "
        f"draws {guilty}{_cancelled_too(rules)} and loses the turn; the challenger plays as if it had never been laid. "
        f"If nothing would have, the challenger draws {innocent} and loses the turn."
    )


def _cancelled_too(rules: Rules) -> str:
    """A caught bluff also pays the debt it cancelled, where a last-resort card can cancel any debt."""
    cancels = any(rank_of(card) in rules.last_resort for card in set(pack_of(1, rules.jokers)) & rules.cancelling)
    return ", and what it had cancelled," if cancels and draw_cards(rules) else ""


def _penalties(rules: Rules) -> tuple[str, str]:
    """What a bluff costs, and what a wrong challenge costs."""
    more, owed = rules.challenge_penalty, _drawn_for_last_resort(rules)
    if len(owed) == 1 and (owed == {0} or not _adding_up(rules)):
        (count,) = owed
        return many_cards(count or more), many_cards(count + more)
    nothing = f" ({many_cards(more)} if that is nothing)" if 0 in owed else ""
    return (
        f"what {next_player(rules)} would have had to draw{nothing}",
        f"that and {many_cards(more)} more" if more else "just that",
    )


def _drawn_for_last_resort(rules: Rules) -> set[int]:
    """How many cards the last-resort cards make the next player draw."""
    special = special_cards(rules)
    effects = [special.get(card) for card in pack_of(1, rules.jokers) if rank_of(card) in rules.last_resort]
    return {effect.count if effect and effect.kind == "draw" else 0 for effect in effects}


def _adding_up(rules: Rules) -> bool:
    return rules.stacking != Stacking.NONE or rules.groups == Groups.EQUAL_RANKS
