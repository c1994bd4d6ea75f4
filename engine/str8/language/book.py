"""The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play."""

from engine.core.game import MATCH, Texts
from engine.str8.numbers import OPENERS, ROWS, SIDE, above, row, rows_of
from engine.str8.rules import HAND, PASSES, SequenceRules
from engine.words import Words, and_listed, grouped, or_listed

words = Words(__name__)

_EXAMPLE, _STRAIGHT = 12, row(4)  # a number in four rows that continues in each of them, and a straight


def in_short(rules: SequenceRules) -> list[str]:
    who = "team" if rules.partnered else "player"
    return [_aim(rules), _turn(rules), words("short-scores", who=who, sides=rules.sides_in_play)]


def texts(rules: SequenceRules, base: SequenceRules) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them. Empty ones say nothing."""
    sides, who = dict.fromkeys(rules.partners), "team" if rules.partnered else "player"
    teams = [words("team", seats=and_listed([str(seat + 1) for seat in side])) for side in sides]
    end = "end-team" if rules.partnered else "end-two" if rules.lines > 1 else "end"
    others = "other" if rules.sides_in_play == 2 else "others"
    if rules.partnered:
        losing = words("losing-team", who=others, cost=rules.pass_cost)
    else:
        losing = words("losing", who=others, lines=rules.lines, cost=rules.pass_cost)
    return {
        words("chapter-aim"): [
            words("teams", teams=and_listed(teams)) if rules.partnered else "",
            _aim(rules),
            words("two-sequences") if rules.lines > 1 else "",
        ],
        words("chapter-deal"): [
            _pack(rules),
            words("deal", count=HAND),
            dealer(rules),
            words("begins-two" if rules.seats == 2 else "begins"),
        ],
        words("chapter-turn"): [_turn(rules), words("turn-over", count=HAND)],
        words("chapter-sequence"): [
            words("opening", first=OPENERS[0], last=OPENERS[-1]),
            _following(),
            words("backwards" if rules.backwards else "rising"),
            words("staying", lines=rules.lines),
        ],
        words("chapter-pass"): [
            words("passing-two" if rules.seats == 2 else "passing"),
            words("pass-discarded", seats=rules.seats),
        ],
        words("chapter-stock"): [words("stock"), words("impasse", count=HAND)],
        words("chapter-end"): [
            words(end),
            losing,
            words(
                "straight",
                numbers=", ".join(_numbers(_STRAIGHT)),
                backwards="yes" if rules.backwards else "no",
                who=f"{others}-team" if rules.partnered else others,
            ),
            words("stuck", who=who) if rules.backwards else "",  # else the highest sequence can always be completed
        ],
        MATCH: [words("match", who=who, count=rules.target)],
    }


def _numbers(numbers: tuple[int, ...]) -> list[str]:
    return list(map(str, numbers))


def _pack(rules: SequenceRules) -> str:
    return words(
        "one-pack" if rules.packs == 1 else "packs",
        seats=rules.seats,
        packs=rules.packs,
        count=len(rules.pack),
        numbers=SIDE * SIDE,
        side=SIDE,
        passes=2 * PASSES,
        each=PASSES,
    )


def _aim(rules: SequenceRules) -> str:
    return words("aim", who="team" if rules.partnered else "player", count=SIDE)


def _turn(rules: SequenceRules) -> str:
    return words("turn", whose="either" if rules.lines > 1 else "team" if rules.partnered else "own")


def dealer(rules: SequenceRules) -> str:
    first = "dealer-first-seat" if rules.first_dealer == "first seat" else "dealer-chance"
    return f"{words(first)} {words(f'next-dealer-{rules.next_dealer}')}"


def too_long(rules: SequenceRules) -> str:
    return words("too-long", who="team" if rules.partnered else "player", count=grouped(rules.longest_round))


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
