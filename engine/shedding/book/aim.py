"""What everyone plays for."""

from engine.shedding.rules import Rules
from engine.shedding.ways import Goal
from engine.words import and_listed


def lines(rules: Rules) -> list[str]:
    """What everyone plays for."""
    return [_sides(rules), _aim(rules)]


def _sides(rules: Rules) -> str:
    if not rules.partnered:
        return ""
    first, *others = (and_listed([str(seat + 1) for seat in side]) for side in dict.fromkeys(rules.partners))
    return f"Seats {first} play together{' and'.join(f' against seats {side}' for side in others)}."


def _aim(rules: Rules) -> str:
    if rules.partnered:
        return (
            "Get rid of your cards. A side wins the round as soon as none of its players has a card left; "
            "whoever is out before that is passed over."
        )
    return _AIMS[rules.goal].format(deal=rules.deal)


_AIMS = {
    Goal.ROUND: "Get rid of your cards. Whoever first has none left wins the round.",
    Goal.COUNTDOWN: (
        "Everybody begins with a score of {deal}. When you have got rid of all your cards your score falls by one, and "
        "you are dealt a new hand of as many cards as your new score; the others keep theirs. Whoever first reaches 0 "
        "wins the match."
    ),
    Goal.COUNTDOWN_BY_ROUNDS: (
        "Everybody begins with a score of {deal}. Whoever first gets rid of all their cards wins the round, and their "
        "score falls by one; then all are dealt anew. Whoever first reaches 0 wins the match."
    ),
}
