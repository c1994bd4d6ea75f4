"""The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play."""

from engine.core.game import MATCH, Texts
from engine.str8.rules import HAND, OPENERS, PASSES, SIDE, SequenceRules, above, row, rows_of
from engine.words import Words, and_listed, grouped, or_listed

words = Words("engine.str8.language.book")

_EXAMPLE = 12  # a number in four rows that continues in each of them


def in_short(rules: SequenceRules) -> list[str]:
    scores = words("short-scores", who=_who(rules), sides=rules.sides_in_play)
    return [words("aim", who=_who(rules), count=SIDE), _turn(rules), scores]


def texts(rules: SequenceRules, base: SequenceRules) -> Texts:
    two, second, last = rules.seats == 2, row(2), row(SIDE)
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    teams = and_listed([words("team", seats=side) for side in sides])
    pack = {"seats": rules.seats, "packs": rules.packs, "count": len(rules.pack)}
    pack |= {"numbers": SIDE * SIDE, "side": SIDE, "passes": 2 * PASSES, "each": PASSES}
    return {
        words("chapter-aim"): [
            words("teams", teams=teams) if rules.partnered else "",
            words("aim", who=_who(rules), count=SIDE),
            words("two-sequences") if rules.lines > 1 else "",
        ],
        words("chapter-deal"): [
            words("one-pack" if rules.packs == 1 else "packs", **pack),
            words("deal", count=HAND),
            dealer(rules),
            words("begins-two" if two else "begins"),
        ],
        words("chapter-turn"): [_turn(rules), words("turn-over", count=HAND)],
        words("chapter-sequence"): [
            words("opening", first=OPENERS[0], last=OPENERS[-1]),
            words(
                "following",
                side=SIDE,
                second=", ".join(map(str, second[:3])),
                end=second[-1],
                last=", ".join(map(str, last[:3])),
                highest=last[-1],
                example=_EXAMPLE,
                rows=and_listed(list(map(str, rows_of(_EXAMPLE)))),
                next=or_listed(list(map(str, above(_EXAMPLE)))),
            ),
            words("backwards" if rules.backwards else "rising"),
            words("staying", lines=rules.lines),
        ],
        words("chapter-pass"): [words("passing-two" if two else "passing"), words("pass-discarded", seats=rules.seats)],
        words("chapter-stock"): [words("stock"), words("impasse", count=HAND)],
        words("chapter-end"): _end(rules),
        MATCH: [words("match", who=_who(rules), count=rules.target)],
    }


def dealer(rules: SequenceRules) -> str:
    first = "dealer-first-seat" if rules.first_dealer == "first seat" else "dealer-chance"
    return f"{words(first)} {words(f'next-dealer-{rules.next_dealer}')}"


def too_long(rules: SequenceRules) -> str:
    return words("too-long", who=_who(rules), count=grouped(rules.longest_round))


def _who(rules: SequenceRules) -> str:
    return "team" if rules.partnered else "player"


def _turn(rules: SequenceRules) -> str:
    return words("turn", whose="either" if rules.lines > 1 else "team" if rules.partnered else "own")


def _end(rules: SequenceRules) -> list[str]:
    others, backwards = "other" if rules.sides_in_play == 2 else "others", "yes" if rules.backwards else "no"
    end = "end-team" if rules.partnered else "end-two" if rules.lines > 1 else "end"
    all_others, numbers = f"{others}-team" if rules.partnered else others, ", ".join(map(str, row(4)))
    return [
        words(end),
        words("losing-team" if rules.partnered else "losing", who=others, lines=rules.lines, cost=rules.pass_cost),
        words("straight", numbers=numbers, backwards=backwards, who=all_others),
        words("stuck", who=_who(rules)) if rules.backwards else "",  # else the highest sequence can always be completed
    ]
