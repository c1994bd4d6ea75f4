"""The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play.

Each function picks the line on one subject, empty when there is nothing to say.
"""

from engine.english import number_word
from engine.game import MATCH, Texts
from engine.ruleset import FirstDealer, NextDealer
from engine.str8.numbers import OPENERS, ROWS, SIDE, above, row, rows_of
from engine.str8.rules import HAND, PASSES, SequenceRules
from engine.words import Words, and_listed, or_listed

words = Words(__name__)

_EXAMPLE, _STRAIGHT = 12, 4  # a number in four rows that continues in each of them, and the row of a straight


def texts(rules: SequenceRules, base: SequenceRules) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    return {
        words("chapter-aim"): [_teams(rules), _aim(rules), _two_sequences(rules)],
        words("chapter-deal"): [_pack(rules), words("deal", count=HAND), dealer(rules), _begins(rules)],
        words("chapter-turn"): [_turn(rules), words("turn-over", count=HAND)],
        words("chapter-sequence"): [_opening(), _following(), _backwards(rules), _staying(rules)],
        words("chapter-pass"): [_passing(rules), words("pass-discarded", seats=rules.seats)],
        words("chapter-stock"): [words("stock"), words("impasse", count=HAND)],
        words("chapter-end"): [_end(rules), _losing(rules), _straight(rules), _stuck(rules)],
        MATCH: [words("match", who=_who(rules), count=rules.target)],
    }


def _numbers(numbers: tuple[int, ...]) -> list[str]:
    return list(map(str, numbers))


def _who(rules: SequenceRules) -> str:
    return "team" if rules.partnered else "player"


# Aim, cards and deal


def _teams(rules: SequenceRules) -> str:
    if not rules.partnered:
        return ""
    sides = dict.fromkeys(rules.partners)
    teams = [words("team", seats=and_listed([str(seat + 1) for seat in side])) for side in sides]
    return words("teams", teams=and_listed(teams))


def _aim(rules: SequenceRules) -> str:
    return words("aim", who=_who(rules), count=SIDE)


def _two_sequences(rules: SequenceRules) -> str:
    return words("two-sequences") if rules.lines > 1 else ""


def _pack(rules: SequenceRules) -> str:
    return words(
        "one-pack" if rules.packs == 1 else "packs",
        seats=number_word(rules.seats).capitalize(),
        packs=number_word(rules.packs),
        count=len(rules.pack),
        numbers=SIDE * SIDE,
        side=SIDE,
        passes=number_word(2 * PASSES),
        each=number_word(PASSES),
    )


def dealer(rules: SequenceRules) -> str:
    """Who deals, in the first round and in later ones."""
    first = "dealer-first-seat" if rules.first_dealer == FirstDealer.FIRST_SEAT else "dealer-chance"
    after = "next-dealer-winner" if rules.next_dealer == NextDealer.WINNER else "next-dealer-left"
    return f"{words(first)} {words(after)}"


def _begins(rules: SequenceRules) -> str:
    return words("begins-two" if rules.seats == 2 else "begins")


# A turn


def _turn(rules: SequenceRules) -> str:
    return words("turn", whose="either" if rules.lines > 1 else "team" if rules.partnered else "own")


# Sequence


def _opening() -> str:
    return words("opening", first=OPENERS[0], last=OPENERS[-1])


def _following() -> str:
    second, last = row(ROWS[1]), row(ROWS[-1])
    return words(
        "following",
        side=SIDE,
        second=", ".join(_numbers(second[:3])),
        end=second[-1],
        last=", ".join(_numbers(last[:3])),
        highest=last[-1],
        example=_EXAMPLE,
        rows=and_listed(_numbers(rows_of(_EXAMPLE))),
        next=or_listed(_numbers(above(_EXAMPLE))),
    )


def _backwards(rules: SequenceRules) -> str:
    return words("backwards" if rules.backwards else "rising")


def _staying(rules: SequenceRules) -> str:
    return words("staying", lines=rules.lines)


# Pass cards


def _passing(rules: SequenceRules) -> str:
    return words("passing-two" if rules.seats == 2 else "passing")


# Scores


def _end(rules: SequenceRules) -> str:
    return words("end-team" if rules.partnered else "end-two" if rules.lines > 1 else "end")


def _others(rules: SequenceRules) -> str:
    return "other" if rules.sides_in_play == 2 else "others"


def _losing(rules: SequenceRules) -> str:
    if rules.partnered:
        return words("losing-team", who=_others(rules), cost=rules.pass_cost)
    return words("losing", who=_others(rules), lines=rules.lines, cost=rules.pass_cost)


def _straight(rules: SequenceRules) -> str:
    numbers, backwards = ", ".join(_numbers(row(_STRAIGHT))), "yes" if rules.backwards else "no"
    who = f"{_others(rules)}-team" if rules.partnered else _others(rules)
    return words("straight", numbers=numbers, backwards=backwards, who=who)


def _stuck(rules: SequenceRules) -> str:
    """A round can only get stuck if sequences may fall. Otherwise the highest one can always be completed."""
    return words("stuck", who=_who(rules)) if rules.backwards else ""
