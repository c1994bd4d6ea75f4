"""The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play.

Each function writes the line on one subject, empty when there is nothing to say. Each house rule has its own words.
"""

from engine.english import number_word, times
from engine.game import MATCH, Texts
from engine.ruleset import FirstDealer, NextDealer
from engine.str8.numbers import OPENERS, ROWS, SIDE, above, row, rows_of
from engine.str8.rules import HAND, PASSES, SequenceRules
from engine.words import and_listed, or_listed

_EXAMPLE, _STRAIGHT = 12, 4  # a number in four rows that continues in each of them, and the row of a straight


def texts(rules: SequenceRules, base: SequenceRules) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    return {
        "Aim": [_teams(rules), _aim(rules), _two_sequences(rules)],
        "Cards and deal": [_pack(rules), _deal(), dealer(rules), _begins(rules)],
        "Your turn": [_turn(rules), _over()],
        "Sequence": [_opening(), _following(), _backwards(rules), _staying(rules)],
        "Pass cards": [_passing(rules), _pass_discarded()],
        "Stock": [_stock(), _impasse()],
        "End of the round": [_end(rules), _scoring(rules), _straight(rules), _stuck(rules)],
        MATCH: [_match(rules)],
    }


def _numbers(numbers: tuple[int, ...]) -> list[str]:
    return list(map(str, numbers))


# Aim, cards and deal


def _teams(rules: SequenceRules) -> str:
    if not rules.partnered:
        return ""
    teams = [f"seats {' and '.join(str(seat + 1) for seat in side)}" for side in dict.fromkeys(rules.partners)]
    return f"Partners sit opposite each other and build one sequence together: {and_listed(teams)}."


def _aim(rules: SequenceRules) -> str:
    who = "The team that" if rules.partnered else "Whoever"
    return f"{who} first completes a sequence of eight numbers wins the round."


def _two_sequences(rules: SequenceRules) -> str:
    if rules.lines == 1:
        return ""
    return "Each player builds two sequences at the same time; the first complete one wins the round."


def _pack(rules: SequenceRules) -> str:
    packs = f"with two packs, {len(rules.pack)} cards in all. Each pack has"
    if rules.packs == 1:
        packs = f"with one pack of {len(rules.pack)} cards:"
    each = number_word(PASSES)
    return (
        f"{number_word(rules.seats).capitalize()} play {packs} the {SIDE * SIDE} numbers of the multiplication table "
        f"from 1 × 1 to {SIDE} × {SIDE}, each as often as it stands there, and {number_word(2 * PASSES)} pass cards, "
        f"{each} to the left and {each} to the right."
    )


def _deal() -> str:
    return f"The dealer gives everybody {number_word(HAND)} cards; the rest is the stock. No card is turned up."


def dealer(rules: SequenceRules) -> str:
    """Who deals, in the first round and in later ones."""
    first = (
        "The first seat deals first."
        if rules.first_dealer == FirstDealer.FIRST_SEAT
        else "Chance picks the first dealer."
    )
    if rules.next_dealer == NextDealer.WINNER:
        after = "Whoever completed a sequence deals the next round; if nobody did, the deal passes to the left."
    else:
        after = "After each round the deal passes to the left."
    return f"{first} {after}"


def _begins(rules: SequenceRules) -> str:
    if rules.seats == 2:
        return "The other player begins, and then you take turns."
    return "The player on the dealer's left begins; play goes on to the left."


# A turn


def _turn(rules: SequenceRules) -> str:
    own = "one of your sequences" if rules.lines > 1 else "your team's sequence" if rules.partnered else "your sequence"
    return (
        "In your turn first draw the top card of the stock, or take the top card of the discard pile instead. Then add "
        f"one number to {own}, or play a pass card, or discard a card."
    )


def _over() -> str:
    return (
        f"That ends your turn, and you hold {number_word(HAND)} cards again. What you drew or took may be kept or "
        "discarded too; you need not play even if you can."
    )


# Sequence


def _opening() -> str:
    return f"A sequence begins with a bull's-eye, which is any number from {OPENERS[0]} to {OPENERS[-1]}."


def _following() -> str:
    second, last = row(ROWS[1]), row(ROWS[-1])
    rows = and_listed(_numbers(rows_of(_EXAMPLE)))
    return (
        f"The table has {SIDE} rows: row 1 is 1 to {SIDE}, row 2 is {', '.join(_numbers(second[:3]))} and so on to "
        f"{second[-1]}, up to row {ROWS[-1]}, which is {', '.join(_numbers(last[:3]))} and so on to {last[-1]}. A "
        f"number may be followed by the next number of any row in which it stands: {_EXAMPLE} stands in rows {rows}, "
        f"so {or_listed(_numbers(above(_EXAMPLE)))} may follow it. The row may be another one every time."
    )


def _backwards(rules: SequenceRules) -> str:
    if rules.backwards:
        return "It may also be followed by the number before it in any of these rows, but no number may come twice."
    return "A sequence never goes down."


def _staying(rules: SequenceRules) -> str:
    another = "another sequence" if rules.lines == 1 else "a third sequence"
    return f"Cards in a sequence stay there until the round is over, and nobody may begin {another}."


# Pass cards, stock


def _passing(rules: SequenceRules) -> str:
    if rules.seats == 2:
        moves, turn = "the two players exchange their whole hands", "the other player's turn"
    else:
        moves, turn = (
            "everybody passes the whole hand to the neighbour on that side",
            "the turn of the player on the left",
        )
    return (
        f"When a pass card is played, {moves}. The card is laid on a pile of its own, from which nobody may take it, "
        f"and it is {turn}, whichever way the hands went."
    )


def _pass_discarded() -> str:
    return "A pass card may also be discarded; then the next player may take it like any other card."


def _stock() -> str:
    return "When the stock is used up, all discards and all played pass cards are shuffled and become the new stock."


def _impasse() -> str:
    return (
        "If nobody adds a number or plays a pass card while a whole stock is used up, or in as many turns as there are "
        f"cards, all hands are shuffled in as well, and everybody gets {number_word(HAND)} new cards."
    )


# Scores


def _end(rules: SequenceRules) -> str:
    if rules.partnered:
        return "The team that completes a sequence scores the sum of its numbers; the hands of the two do not count."
    its = "the sum of the numbers in both sequences" if rules.lines > 1 else "the sum of its numbers"
    return f"Whoever completes a sequence scores {its}; the cards in their hand do not count."


def _scoring(rules: SequenceRules) -> str:
    passes = str(rules.pass_cost) if rules.pass_cost else "nothing"
    return f"{_those_who_lose(rules)}; a pass card left there counts {passes}. That may be less than nothing."


def _those_who_lose(rules: SequenceRules) -> str:
    if rules.partnered:
        who = "The other team" if rules.sides_in_play == 2 else "Each other team"
        return f"{who} scores the numbers of its sequence minus the numbers left in both its hands"
    who = "The other player scores" if rules.seats == 2 else "The others score"
    own = "sequences" if rules.lines > 1 else "sequence"
    return f"{who} the numbers of their {own} minus the numbers left in their hand"


def _straight(rules: SequenceRules) -> str:
    numbers = ", ".join(_numbers(row(_STRAIGHT)))
    others = "the other one only loses" if rules.sides_in_play == 2 else "the others only lose"
    rising = ", rising and not falling" if rules.backwards else ""
    return (
        f"A straight is a whole row in order, such as {numbers}{rising}. It scores the points of all other sequences "
        f"as well, and {others} what is left in hand."
    )


def _stuck(rules: SequenceRules) -> str:
    """A round can only get stuck if sequences may fall. Otherwise the highest one can always be completed."""
    if not rules.backwards:
        return ""
    return (
        "If no sequence at the table can be completed any more, the round ends without a winner, and all score like "
        "those who have not won."
    )


def _match(rules: SequenceRules) -> str:
    who = "The team that" if rules.partnered else "Whoever"
    return (
        f"{who} first has {times(rules.target, 'point')} wins the match. If several have as many after the same round, "
        "the winner of that round wins the match; if none of them won it, the one with the most points does; if the "
        "most is shared, another round is played."
    )
