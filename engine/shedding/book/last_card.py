"""The call of the last card, and what it does."""

from engine.cards import Card
from engine.shedding.book.pack import anything_wild, in_one_play, special_cards
from engine.shedding.book.words import many_cards, next_player
from engine.shedding.matching import answerable, may_be_wild
from engine.shedding.rules import Rules
from engine.shedding.ways import Goal, LastCall, SuitNaming
from engine.words import and_listed


def lines(rules: Rules) -> list[str]:
    """The last card."""
    return [_call(rules), _last_card_acts(rules), _winning_card(rules)]


def _call(rules: Rules) -> str:
    if not rules.has_calls:
        return "Nobody needs to say “last card”."
    costs = f"draws {many_cards(rules.call_penalty)}"
    back = " If the turn comes straight back to you, {how}." if _comes_back(rules) else ""
    dealt = " A single card that you were dealt needs no call." if rules.goal != Goal.ROUND or rules.deal == 1 else ""
    if rules.call == LastCall.CATCH:
        who = "the other player" if rules.seats == 2 else "anybody"
        return (
            f"Say “last card” when you have one card left. Until your next turn {who} may catch you if you forgot; "
            f"whoever is caught {costs}.{back.format(how='you can be caught until you act')}{dealt}"
        )
    say = f"Say “last card” when you lay your last but one, or before {next_player(rules)} acts"
    return f"{say}; whoever forgets {costs}.{back.format(how='say it before you act')}{dealt}"


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
    does = and_listed([*["acts"] * bool(special_cards(rules)), *["names a suit"] * names])
    if not does or rules.hand_ends_round:
        return ""
    return f"As long as the round goes on, the last card of a hand {does} like any other."


def _winning_card(rules: Rules) -> str:
    """Source: S3, "the special effect is ignored", and "before the score is tallied"."""
    if rules.kinds_of_effects.isdisjoint({"draw", "gift"}):
        return ""
    ends = "brings a score to 0" if rules.goal == Goal.COUNTDOWN else "wins the round"
    if not rules.winning_card_acts:
        return f"A special card that {ends} does not act."
    counted = " before the hands are counted" if rules.goal == Goal.ROUND else ""
    return (
        f"A draw card that {ends} still acts: {next_player(rules)} draws{counted}."
        if "draw" in rules.kinds_of_effects
        else ""
    )
