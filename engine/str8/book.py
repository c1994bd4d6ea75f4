"""The rulebook of the sequence game: its rules as plain sentences, by which a newcomer can play.

Each function writes the line on one matter, empty where there is nothing to say; each house rule has words of its own.
"""

from engine.str8.numbers import OPENERS, SIDE, above
from engine.str8.rules import HAND, PASSES, SequenceRules
from engine.telling import and_listed, times

_EXAMPLE = 8  # a number in four rows


def texts(rules: SequenceRules, base: SequenceRules) -> dict[str, list[str]]:
    """The lines of each chapter, in the order in which a newcomer needs them; empty ones say nothing."""
    return {
        "Aim": [_teams(rules), _aim(rules), _two_sequences(rules)],
        "Cards and deal": [_pack(rules), _deal(rules), _dealer(rules)],
        "Your turn": [_turn(rules), _over(rules)],
        "Sequence": [_opening(), _following(), _backwards(rules), _staying(rules)],
        "Pass cards": [_passing(rules), _pass_discarded(rules)],
        "Stock": [_stock(), _impasse(rules)],
        "End of the round": [_end(rules), _scoring(rules), _straight(rules), _stuck(rules)],
        "Match": [_match(rules), _next_dealer(rules)],
    }


def _players(rules: SequenceRules) -> str:
    return "both players" if rules.seats == 2 else "all players"


def _side(rules: SequenceRules) -> str:
    return "team" if rules.partnered else "player"


# Aim, cards and deal


def _teams(rules: SequenceRules) -> str:
    if not rules.partnered:
        return ""
    sides = and_listed([" and ".join(str(seat + 1) for seat in side) for side in dict.fromkeys(rules.partners)])
    return f"Partners sit opposite each other and build one sequence together: seats {sides}."


def _aim(rules: SequenceRules) -> str:
    return f"The {_side(rules)} that first has a sequence of eight numbers wins the round."


def _two_sequences(rules: SequenceRules) -> str:
    return "Each player builds two sequences at the same time; the first complete one is enough." * (rules.lines - 1)


def _pack(rules: SequenceRules) -> str:
    packs = "Two packs of 70 cards are shuffled together" if rules.packs > 1 else "The pack has 70 cards"
    return (
        f"{packs}: the 64 products of the table of eight times eight, each as often as it stands there, and "
        f"{2 * PASSES} pass cards, {PASSES} for each direction."
    )


def _deal(rules: SequenceRules) -> str:
    return f"Everybody gets {_number(HAND)} cards; the others are the stock. No card is turned up."


def _dealer(rules: SequenceRules) -> str:
    first = "The first seat deals first." if rules.first_dealer == "first seat" else "Chance picks the first dealer."
    return f"{first} The player to the dealer's left begins, and play goes on to the left."


def _number(count: int) -> str:
    return ("no", "one", "two", "three", "four")[count]


# A turn


def _turn(rules: SequenceRules) -> str:
    return (
        "Draw the top card of the stock, or take the top card of the discard pile. Then add one card to your "
        f"{'team' if rules.partnered else 'own'} sequence, or play a pass card, or discard a card."
    )


def _over(rules: SequenceRules) -> str:
    return (
        f"With that one card the turn is over and you hold {_number(HAND)} again. What you took you may keep, play or "
        "discard; you need not play though you can."
    )


def _opening() -> str:
    return f"A sequence opens with a bull's-eye: a number from {OPENERS[0]} to {OPENERS[-1]}."


def _following() -> str:
    numbers = [str(number) for number in above(_EXAMPLE)]
    return (
        "Each number stands in the rows of all its factors up to eight. It may be followed by the next number of one "
        f"of these rows: after {_EXAMPLE}, say, comes {', '.join(numbers[:-1])} or {numbers[-1]}. It need not "
        "be the same row as before."
    )


def _backwards(rules: SequenceRules) -> str:
    if rules.backwards:
        return "It may also be followed by the number before it in one of its rows, but none comes twice in it."
    return "A sequence only rises."


def _staying(rules: SequenceRules) -> str:
    another = "another one" if rules.lines == 1 else "a third one"
    return f"What lies in a sequence stays there until the round is over, and nobody begins {another}."


# Pass cards, stock


def _passing(rules: SequenceRules) -> str:
    return (
        f"When a pass card is played {_players(rules)} pass their whole hands to the neighbour on its side. It lies "
        "apart, where nobody can take it, and the turn goes on to the left as ever."
    )


def _pass_discarded(rules: SequenceRules) -> str:
    return "A pass card may also be discarded; then the next player may take it like any card."


def _stock() -> str:
    return "When the stock is used up all discards and all played pass cards are shuffled and become the new stock."


def _impasse(rules: SequenceRules) -> str:
    return (
        "If a whole stock is drawn, or as many turns go by as there are cards, without a card added or a pass card "
        f"played, all hands are shuffled in too, and everybody gets {_number(HAND)} new cards."
    )


# Scores


def _end(rules: SequenceRules) -> str:
    hand = "their hands are" if rules.partnered else "the own hand is"
    other = ", the unfinished one too" if rules.lines > 1 else ""
    return f"Who completes a sequence of eight scores the sum of its numbers{other}; {hand} ignored."


def _scoring(rules: SequenceRules) -> str:
    hands = "both hands of the team" if rules.partnered else "their hands"
    others = "The other one scores" if rules.sides_in_play == 2 else "The others score"
    passes = f"a pass card counts {rules.pass_cost}" if rules.pass_cost else "a pass card counts nothing"
    own = f"the own {'sequences' if rules.lines > 1 else 'sequence'}"
    return f"{others} the numbers of {own} minus all numbers left in {hands}; {passes}."


def _straight(rules: SequenceRules) -> str:
    row = ", ".join(str(4 * place) for place in range(1, SIDE)) + f", {4 * SIDE}"
    falling = "; rising, not falling" if rules.backwards else ""
    return (
        f"A straight is a whole row, such as {row}{falling}: it also takes the points of all other sequences, and for "
        "the others only their hands count."
    )


def _stuck(rules: SequenceRules) -> str:
    return (
        "If no sequence on the table can grow to eight any more the round ends without a winner, and everybody scores "
        "like one who has not won."
    )


def _match(rules: SequenceRules) -> str:
    return (
        f"The {_side(rules)} that first has {times(rules.target, 'point')} wins the match. If several have them after "
        "one round the one wins who completed its sequence, else the one with most points; if these are equal another "
        "round is played."
    )


def _next_dealer(rules: SequenceRules) -> str:
    if rules.next_dealer == "winner":
        return "The winner of a round deals the next one."
    return "The deal goes on to the left."
