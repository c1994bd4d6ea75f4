"""Wild cards, the suit picked with them, and a wild starter."""

from engine.cards import JOKER, RANKS, plural
from engine.shedding.book.pack import anything_wild, of_ranks, wild_ranks
from engine.shedding.rules import Rules
from engine.shedding.ways import Goal, SuitNaming, WildStarter, WildWhen


def lines(rules: Rules) -> list[str]:
    """Wild cards."""
    return [_wild(rules), _naming(rules), _wild_starter(rules)]


def _wild(rules: Rules) -> str:
    if not anything_wild(rules):
        return "No card is wild."
    return " ".join(filter(None, [_wild_for_all(rules), _own_wild(rules)]))


def _wild_for_all(rules: Rules) -> str:
    ranks, jokers = rules.wild, of_ranks(rules, [JOKER])
    if rules.wild_when == WildWhen.ANY_TIME or not ranks:
        cards = of_ranks(rules, wild_ranks(rules))
        return f"{cards} are wild: they fit on any card." if cards else ""
    matching = f"{of_ranks(rules, ranks)} are wild, but must fit by suit or rank like other cards."
    return matching + (f" {jokers} are wild and fit on any card." if jokers else "")


def _own_wild(rules: Rules) -> str:
    if not rules.personal_wild:
        return ""
    first = f"from {plural(RANKS[rules.deal - 1])} at {rules.deal} down to " if rules.deal > 1 else ""
    fits = "it fits on any card" if rules.wild_when == WildWhen.ANY_TIME else "but it must fit like other cards"
    return f"The rank of your score is wild for you, {first}Aces at 1: {fits}."


def _naming(rules: Rules) -> str:
    if not anything_wild(rules):
        return ""
    jokers = " A Joker, which has no suit, always names one." if rules.jokers and _naming_of(rules) else ""
    return (_naming_of(rules) or _NAMING[SuitNaming.ANY_SUIT]).format(follow=_after_wild(rules)) + jokers


def _naming_of(rules: Rules) -> str:
    """How a suit is picked with a wild card that has a suit. Empty if it works as with a joker, or if there is none."""
    ranked = rules.naming != SuitNaming.ANY_SUIT and (rules.wild or rules.personal_wild)
    return _NAMING[rules.naming] if ranked else ""


_NAMING = {
    SuitNaming.ANY_SUIT: "Whoever lays a wild card names a suit; the next card must be {follow}.",
    SuitNaming.ANOTHER_SUIT: (
        "Whoever lays a wild card names another suit than the present one; the next card must be {follow}."
    ),
    SuitNaming.OWN_SUIT: "A wild card names no suit: its own counts, and the next card must be {follow}.",
    SuitNaming.ANY_SUIT_IF_IT_MATCHES: (
        "Whoever lays a wild card that fits by its own suit or rank names any suit; otherwise the present suit stays. "
        "The next card must be {follow}."
    ),
}


def _after_wild(rules: Rules) -> str:
    """What may follow a wild card (source: S3, "The next card played must either be a card of that suit")."""
    only_wild = rules.personal_wild and not rules.rank_on_wild
    if rules.wild_when == WildWhen.WHEN_IT_MATCHES and (rules.wild or rules.personal_wild):
        ways = ["of that suit", "of the same rank and wild for its player" if only_wild else "of the same rank"]
        return " or ".join([*ways, "a Joker"] if rules.jokers else ways)
    ways = ["of that suit", *["of the same rank"] * (rules.personal_wild and rules.rank_on_wild), "wild"]
    whose = " for its player" if rules.personal_wild else ""
    return f"{' or '.join(ways)}{whose}{'; the same rank alone is not enough' if only_wild else ''}"


def _wild_starter(rules: Rules) -> str:
    if not anything_wild(rules):
        return ""
    own = " for the dealer" if rules.personal_wild and rules.goal == Goal.COUNTDOWN_BY_ROUNDS else ""
    jokers_only = not rules.wild and not rules.personal_wild
    if rules.wild_starter == WildStarter.ANOTHER_CARD or (rules.wild_starter == WildStarter.OWN_SUIT and jokers_only):
        card = "A Joker" if jokers_only else f"A card that is wild{own}"
        return f"{card} cannot begin the pile: it goes back, and another one is turned."
    means = rules.wild_starter
    if means == WildStarter.DEALER_NAMES and rules.naming == SuitNaming.OWN_SUIT and not jokers_only:
        means = WildStarter.OWN_SUIT
    joker = _JOKER_STARTER[rules.wild_starter] if rules.jokers else ""
    return f"If the first card is wild{own}, {_WILD_STARTER[means].format(joker=joker)}."


_WILD_STARTER = {
    WildStarter.DEALER_NAMES: "the dealer looks at their hand and names its suit",
    WildStarter.OWN_SUIT: "its own suit counts{joker}",
    WildStarter.FIRST_PLAYER_FREE: "anything may be laid on it",
}
_JOKER_STARTER = {  # where other wild cards count as their printed suit
    WildStarter.DEALER_NAMES: "; for a Joker the dealer looks at their hand and names a suit",
    WildStarter.OWN_SUIT: "; a Joker goes back, and another card is turned",
    WildStarter.FIRST_PLAYER_FREE: "",
}
