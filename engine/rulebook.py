"""Rules to plain sentences: the rule text of exactly this table, from the one place that holds each rule."""

from collections import defaultdict

from engine.cards import RANK_NAMES, SUIT_NAMES, plural
from engine.effects import Effect
from engine.rules import Rules
from engine.telling import cards


def rulebook(rules: Rules) -> tuple[str, ...]:
    """The rules of a table, a sentence or two each, in the order in which a newcomer needs them."""
    before = [_goal(rules), _the_deal(rules), _matching(rules), _wild(rules), _drawing(rules)]
    after = [_starter(rules), _call(rules), _stock(rules), _scoring(rules), _dealing(rules)]
    return tuple(filter(None, [*before, *_special(rules), *after]))


def named(name: str) -> str:
    """A rank or a single card as players say it, as in ``Queens`` or ``the Queen of spades``."""
    return plural(name) if len(name) == 1 else f"the {RANK_NAMES[name[0]]} of {SUIT_NAMES[name[1]]}"


def _wilds(rules: Rules) -> str:
    return " and ".join(map(plural, rules.wild))


def _goal(rules: Rules) -> str:
    return "Get rid of your cards: who first holds none wins the round, and the others pay for what they still hold."


def _the_deal(rules: Rules) -> str:
    packs = "one pack" if rules.packs == 1 else f"{rules.packs} packs shuffled together"
    return f"{rules.seats} play with {packs}; each gets {cards(rules.deal)}, and the next card begins the pile."


def _matching(rules: Rules) -> str:
    return "In your turn lay one card that has the suit or the rank of the pile's top card."


def _wild(rules: Rules) -> str:
    if not rules.wild:
        return ""
    return f"{_wilds(rules)} fit on any card; who lays one names the suit that must follow, unless it is the last card."


def _drawing(rules: Rules) -> str:
    when = "Instead of playing you may always draw" if rules.draw_though_able else "Only if no card fits you draw"
    return f"{when} one card, which ends your turn."


def _special(rules: Rules) -> list[str]:
    by_effect: dict[Effect, list[str]] = defaultdict(list)
    for name, effect in rules.effects:
        by_effect[effect].append(named(name))
    sentences = [_effect(rules, effect, " and ".join(names)) for effect, names in by_effect.items()]
    if sentences and not rules.winning_card_acts:
        sentences.append("A special card that wins the round has no effect.")
    if rules.winning_card_acts and any(effect.kind == "draw" for effect in by_effect):
        sentences.append("A draw card that wins the round is still drawn for before the score is taken.")
    return sentences


def _effect(rules: Rules, effect: Effect, names: str) -> str:
    subject = names[0].upper() + names[1:]
    if effect.kind == "skip":
        who = "the next player misses" if effect.count == 1 else f"the next {effect.count} players miss"
        return f"{subject}: {who} a turn."
    if effect.kind == "reverse":
        between_two = "skip the other player" if rules.two_player_reverse == "skip" else "do nothing special"
        return (
            f"{subject}: the direction of play turns."
            if rules.seats > 2
            else f"{subject}: between two players they {between_two}."
        )
    return f"{subject}: {_debt(rules, effect)}"


def _debt(rules: Rules, effect: Effect) -> str:
    wild = f" or cancels them with one of the {_wilds(rules)}" if rules.wild_cancels_debt and rules.wild else ""
    drawn = f"the next player draws {cards(effect.count)} and loses the turn"
    if not rules.stacking:
        return f"{drawn}{wild}."
    no_wild = f", and {_wilds(rules)} do not help" if rules.wild and not wild else ""
    return f"{drawn}, or lays another one of the same rank, so that the cards add up for the one after{wild}{no_wild}."


def _starter(rules: Rules) -> str:
    sentences = []
    if rules.wild and rules.wild_starter == "dealer names":
        sentences.append("If the starter is wild, the dealer names its suit after looking at the own hand.")
    elif rules.wild:
        sentences.append("If the starter is wild, its own suit counts.")
    if rules.effects:
        acts = "acts as if the dealer had laid it" if rules.starter_effects else "has no effect"
        sentences.append(f"A special card that is turned up as the starter {acts}.")
    return " ".join(sentences)


def _call(rules: Rules) -> str:
    if rules.call == "none":
        return "Nobody needs to say “last card”."
    return (
        "Say “last card” when you lay your last but one, or before the next player acts; "
        f"who forgets draws {cards(rules.call_penalty)}."
    )


def _stock(rules: Rules) -> str:
    if rules.reshuffle:
        return (
            "When the stock is used up, the played cards except the top one are shuffled into a new one; "
            "if there is nothing to draw at all, who cannot play passes, and a full circle of passes ends the round."
        )
    return "When the stock is used up, who cannot play passes; a full circle of passes ends the round, and all pay."


def _scoring(rules: Rules) -> str:
    special = ", ".join(f"{named(name)} {points}" for name, points in rules.costs)
    costs = f"Cards cost their pips, an Ace 1 and a court card 10{f', but {special}' if special else ''}."
    return (
        f"{costs} When somebody has {rules.target} points the lowest total wins the match; "
        "if the lowest is shared, another round is played."
    )


def _dealing(rules: Rules) -> str:
    who = "the player on the dealer's left" if rules.next_dealer == "left" else "the winner of the last round"
    return f"Chance picks the first dealer; {who} deals the next round. The player on the dealer's left begins."
