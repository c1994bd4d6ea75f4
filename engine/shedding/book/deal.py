"""The packs, the deal, who deals and who begins."""

from engine.english import number_word
from engine.ruleset import FirstDealer, NextDealer
from engine.shedding.book.words import many_cards, upper
from engine.shedding.rules import Rules
from engine.shedding.ways import Goal


def lines(rules: Rules) -> list[str]:
    """The deal."""
    return [_packs(rules), _hands(rules), dealer(rules), _beginning(rules)]


def _packs(rules: Rules) -> str:
    packs, each = ("one pack", "") if rules.packs == 1 else (f"{number_word(rules.packs)} packs", " each")
    jokers = ("", f" with one joker{each}", f" with two jokers{each}")[rules.jokers]
    return f"{upper(number_word(rules.seats))} play with {packs}{jokers}, {rules.cards} cards in all."


def _hands(rules: Rules) -> str:
    hand = "as many cards as their score" if rules.goal == Goal.COUNTDOWN_BY_ROUNDS else many_cards(rules.deal)
    return f"The dealer gives everybody {hand}. The next card is turned up and begins the pile; the rest is the stock."


def dealer(rules: Rules) -> str:
    """Who deals, in the first round and in later ones."""
    first = "" if rules.goal == Goal.COUNTDOWN else " first"
    if rules.first_dealer == FirstDealer.LOW_CARD:
        draw = f"Everybody draws a card, and the lowest deals{first}"
        return f"{draw} (Aces are high; equal lowest cards draw again).{_next_dealer(rules)}"
    if rules.first_dealer == FirstDealer.FIRST_SEAT:
        return f"The first seat deals{first}.{_next_dealer(rules)}"
    return f"Chance picks the{first} dealer.{_next_dealer(rules)}"


def _next_dealer(rules: Rules) -> str:
    to = "to the other player" if rules.seats == 2 else "to the left"
    if rules.goal == Goal.COUNTDOWN:
        return ""
    if rules.next_dealer == NextDealer.WINNER:
        return f" The winner of a round deals the next one; if nobody won, the deal passes {to}."
    return f" After each round the deal passes {to}."


def _beginning(rules: Rules) -> str:
    if rules.seats == 2:
        return "The other player begins."
    turns = rules.turns_direction and "reverse" in rules.kinds_of_effects
    return f"The player on the dealer's left begins{'; play first goes clockwise' if turns else ''}."
