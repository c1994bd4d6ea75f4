"""The rulebook of the sequence game: its rules as plain sentences, enough for a newcomer to play."""

from engine.core.game import MATCH, Texts
from engine.str8.rules import HAND, OPENERS, PASSES, SIDE, SequenceRules, above, row, rows_of
from engine.words import Words, and_listed, grouped, or_listed

WORDS = Words("engine.str8.language.book")

_EXAMPLE = 12  # a number in four rows that continues in each of them


def in_short(rules: SequenceRules) -> list[str]:
    scores = WORDS("short-scores", who=_who(rules), sides=rules.sides_in_play)
    return [WORDS("aim", who=_who(rules), count=SIDE), _turn(rules), scores]


def texts(rules: SequenceRules, base: SequenceRules) -> Texts:
    two, second, last = rules.seats == 2, row(2), row(SIDE)
    sides = [and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners)]
    teams = and_listed([WORDS("team", seats=side) for side in sides])
    pack = {"seats": rules.seats, "packs": rules.packs, "count": len(rules.pack)}
    pack |= {"numbers": SIDE * SIDE, "side": SIDE, "passes": 2 * PASSES, "each": PASSES}
    return {
        WORDS("chapter-aim"): [
            WORDS("teams", teams=teams) if rules.partnered else "",
            WORDS("aim", who=_who(rules), count=SIDE),
            WORDS("two-sequences") if rules.lines > 1 else "",
        ],
        WORDS("chapter-deal"): [
            WORDS("one-pack" if rules.packs == 1 else "packs", **pack),
            WORDS("deal", count=HAND),
            dealer(rules),
            WORDS("begins-two" if two else "begins"),
        ],
        WORDS("chapter-turn"): [_turn(rules), WORDS("turn-over", count=HAND)],
        WORDS("chapter-sequence"): [
            WORDS("opening", first=OPENERS[0], last=OPENERS[-1]),
            WORDS(
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
            WORDS("backwards" if rules.backwards else "rising"),
            WORDS("staying", lines=rules.lines),
        ],
        WORDS("chapter-pass"): [WORDS("passing-two" if two else "passing"), WORDS("pass-discarded", seats=rules.seats)],
        WORDS("chapter-stock"): [WORDS("stock"), WORDS("impasse", count=HAND)],
        WORDS("chapter-end"): _end(rules),
        MATCH: [WORDS("match", who=_who(rules), count=rules.target)],
    }


def dealer(rules: SequenceRules) -> str:
    first = "dealer-first-seat" if rules.first_dealer == "first seat" else "dealer-chance"
    return f"{WORDS(first)} {WORDS(f'next-dealer-{rules.next_dealer}')}"


def too_long(rules: SequenceRules) -> str:
    return WORDS("too-long", who=_who(rules), count=grouped(rules.longest_round))


def _who(rules: SequenceRules) -> str:
    return "team" if rules.partnered else "player"


def _turn(rules: SequenceRules) -> str:
    return WORDS("turn", whose="either" if rules.lines > 1 else "team" if rules.partnered else "own")


def _end(rules: SequenceRules) -> list[str]:
    others, backwards = "other" if rules.sides_in_play == 2 else "others", "yes" if rules.backwards else "no"
    end = "end-team" if rules.partnered else "end-two" if rules.lines > 1 else "end"
    all_others, numbers = f"{others}-team" if rules.partnered else others, ", ".join(map(str, row(4)))
    return [
        WORDS(end),
        WORDS("losing-team" if rules.partnered else "losing", who=others, lines=rules.lines, cost=rules.pass_cost),
        WORDS("straight", numbers=numbers, backwards=backwards, who=all_others),
        WORDS("stuck", who=_who(rules)) if rules.backwards else "",  # else the highest sequence can always be completed
    ]
