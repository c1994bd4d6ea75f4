"""What each special card does, and a special starter."""

from engine.card_words import together
from engine.cards import Card, plural, rank_of
from engine.shedding.book.answering import answers_to_draw_cards
from engine.shedding.book.pack import anything_wild, special_cards, wild_ranks
from engine.shedding.book.words import WORDS, paragraph, upper, yes
from engine.shedding.dealing import wild_may_begin
from engine.shedding.effects import Effect
from engine.shedding.matching import answerable, may_be_wild
from engine.shedding.rules import Rules
from engine.shedding.ways import StarterEffects
from engine.words import or_listed


def lines(rules: Rules, base: Rules) -> list[str]:
    """Special cards, and cards that are special in the base game but not here."""
    return [
        *_effects(rules),
        _none_special(rules),
        _plain_here(rules, base),
        answers_to_draw_cards(rules),
        _wild_and_special(rules),
        _starter(rules),
    ]


def _effects(rules: Rules) -> list[str]:
    """A line for each different effect, in the order in which the rules list them."""
    special = special_cards(rules)
    lines = []
    for effect in dict.fromkeys(_as_one(effect) for _, effect in rules.effects):
        cards = [card for card, does in special.items() if _as_one(does) == effect]
        if cards:
            lines.append(_does(rules, effect, cards))
    return lines


def _as_one(effect: Effect) -> Effect:
    """Reversing the direction and asking for a rank have no count."""
    return Effect(effect.kind) if effect.kind in ("reverse", "rank") else effect


def _does(rules: Rules, effect: Effect, cards: list[Card]) -> str:
    named = upper(together(cards, rules.jokers))
    if effect.kind == "skip":
        return WORDS("skips", cards=named, count=effect.count, how=_skips(rules, effect.count))
    if effect.kind == "reverse":
        return WORDS("reverses", cards=named, how=_reverses(rules))
    if effect.kind == "gift":
        return _gives(rules, effect.count, named)
    if effect.kind == "all draw":
        return WORDS("all-draw", cards=named, seats=rules.seats, count=effect.count)
    if effect.kind == "rank":
        return _asks(rules, named)
    answered = yes(any(answerable(rules, card) for card in cards))
    key = "draws-back" if effect.kind == "draw back" else "draws"
    return WORDS(key, cards=named, seats=rules.seats, count=effect.count, answered=answered)


def _asks(rules: Rules, named: str) -> str:
    """A card that asks for a rank."""
    ranks = or_listed(list(map(plural, rules.ranks_to_ask)))
    return (
        WORDS("asks-rank", cards=named, ranks=ranks, seats=rules.seats) if ranks else WORDS("asks-no-rank", cards=named)
    )


def _skips(rules: Rules, count: int) -> str:
    """Who is skipped."""
    if count >= rules.seats:
        return "all"
    return "again" if rules.seats == 2 else "others"


def _reverses(rules: Rules) -> str:
    """What reversing the direction does."""
    if rules.turns_direction:
        return "reverses"
    return "skips" if rules.reverse_skips else "nothing"


def _gives(rules: Rules, count: int, named: str) -> str:
    """Source: S3, "The Ace of spades allows the player to give one card"."""
    return paragraph(
        WORDS("gives-one" if rules.seats == 2 else "gives-all", cards=named, count=count),
        WORDS("given-all"),
        WORDS("gave-as-last", seats=rules.seats, count=count) if _ever_acts(rules) else "",
    )


def _ever_acts(rules: Rules) -> bool:
    """Whether a card that empties a hand ever acts: the winning card, or one after which the round goes on."""
    return rules.winning_card_acts or not rules.hand_ends_round


def _none_special(rules: Rules) -> str:
    if special_cards(rules):
        return ""
    return WORDS("none-special", wild=yes(anything_wild(rules)))


def _plain_here(rules: Rules, base: Rules) -> str:
    """The cards that the base game makes special and this table does not."""
    special = special_cards(rules)
    plain = [card for card in special_cards(base) if card not in special]
    return WORDS("plain-here", cards=upper(together(plain, rules.jokers))) if special and plain else ""


def _wild_and_special(rules: Rules) -> str:
    both = any(may_be_wild(rules, card) for card in special_cards(rules))
    return WORDS("wild-and-special") if both else ""


def _starter(rules: Rules) -> str:
    kinds = {effect.kind for card, effect in special_cards(rules).items() if not _cannot_start(rules, card)}
    idle = {"gift", "rank"} if rules.turns_direction or rules.reverse_skips else {"gift", "rank", "reverse"}
    acting = kinds - idle
    if not kinds:
        return ""
    if rules.starter_effects == StarterEffects.ANOTHER_CARD:
        return WORDS("special-starter", means="another-card")
    if rules.starter_effects == StarterEffects.NONE or not acting:
        return WORDS("special-starter", means="none")
    but = [name for kind, name in (("gift", "gifts"), ("rank", "ranks")) if kind in kinds]
    return WORDS("special-starter", means=f"act-but-{'-and-'.join(but)}" if but else "act")


def _cannot_start(rules: Rules, card: Card) -> bool:
    """Whether a card cannot start the pile because it is wild for everyone."""
    return rank_of(card) in wild_ranks(rules) and not wild_may_begin(rules, card)
