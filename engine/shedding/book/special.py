"""What each special card does, and a special starter."""

from engine.card_words import together
from engine.cards import Card, rank_of
from engine.english import number_word
from engine.shedding.book.answering import answers_to_draw_cards
from engine.shedding.book.pack import anything_wild, special_cards, wild_ranks
from engine.shedding.book.words import many_cards, next_player, upper
from engine.shedding.dealing import wild_may_begin
from engine.shedding.effects import Effect
from engine.shedding.matching import answerable, may_be_wild
from engine.shedding.rules import Rules
from engine.shedding.ways import StarterEffects


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
            lines.append(f"{upper(together(cards, rules.jokers))}: {_does(rules, effect, cards)}")
    return lines


def _as_one(effect: Effect) -> Effect:
    """Reversing the direction has no count."""
    return Effect("reverse") if effect.kind == "reverse" else effect


def _does(rules: Rules, effect: Effect, cards: list[Card]) -> str:
    if effect.kind == "skip":
        return _skips(rules, effect.count)
    if effect.kind == "reverse":
        return _reverses(rules)
    return _gives(rules, effect.count) if effect.kind == "gift" else _draws(rules, effect.count, cards)


def _skips(rules: Rules, count: int) -> str:
    if count == 1:
        return f"{next_player(rules)} misses a turn{', so you play again' if rules.seats == 2 else ''}."
    if count < rules.seats:
        return f"the next {number_word(count)} players miss a turn."
    return f"the next {number_word(count)} turns are missed, your own among them."


def _reverses(rules: Rules) -> str:
    if rules.turns_direction:
        return "the direction of play turns."
    return f"as only two play, {_skips(rules, 1) if rules.reverse_skips else 'no effect.'}"


def _draws(rules: Rules, count: int, cards: list[Card]) -> str:
    answer = ", or answers" if any(answerable(rules, card) for card in cards) else ""
    return f"{next_player(rules)} draws {many_cards(count)} and loses the turn{answer}."


def _gives(rules: Rules, count: int) -> str:
    """Source: S3, "The Ace of spades allows the player to give one card"."""
    to = "the other player" if rules.seats == 2 else "each of the others"
    last = f" If it is your last card itself, {to} draws {many_cards(count)}." if _ever_acts(rules) else ""
    give = f"you may give {many_cards(count)} to {to}{_giving(rules, count)}"
    return f"{give}. If no card is left to you, you are out.{last}"


def _giving(rules: Rules, count: int) -> str:
    """How several cards are given, and what happens when there are too few."""
    if rules.seats == 2:
        return ", all or none; if you have too few, the rest comes from the stock" if count > 1 else ""
    how, who = ("", "whoever has none yet draws one") if count == 1 else (" one at a time", "the others draw the rest")
    return f",{how} in order of play, but to all or to none. If your cards run out on the way, {who} from the stock"


def _ever_acts(rules: Rules) -> bool:
    """Whether a card that empties a hand ever acts: the winning card, or one after which the round goes on."""
    return rules.winning_card_acts or not rules.hand_ends_round


def _none_special(rules: Rules) -> str:
    if special_cards(rules):
        return ""
    return f"No {'other ' if anything_wild(rules) else ''}card does anything special."


def _plain_here(rules: Rules, base: Rules) -> str:
    """The cards that the base game makes special and this table does not."""
    special = special_cards(rules)
    plain = [card for card in special_cards(base) if card not in special]
    return f"{upper(together(plain, rules.jokers))}: no special effect at this table." if special and plain else ""


def _wild_and_special(rules: Rules) -> str:
    both = any(may_be_wild(rules, card) for card in special_cards(rules))
    return "A card that is both wild and special does both." if both else ""


def _starter(rules: Rules) -> str:
    kinds = {effect.kind for card, effect in special_cards(rules).items() if not _cannot_start(rules, card)}
    idle = {"gift"} if rules.turns_direction or rules.reverse_skips else {"gift", "reverse"}
    acting = kinds - idle
    if not kinds:
        return ""
    if rules.starter_effects == StarterEffects.ANOTHER_CARD:
        return "A special card cannot begin the pile: it goes back, and another one is turned."
    if rules.starter_effects == StarterEffects.NONE or not acting:
        return "A special card that begins the pile does not act."
    gift = ", but nothing is given" if "gift" in kinds else ""
    return f"A special card that begins the pile acts as if the dealer had laid it{gift}."


def _cannot_start(rules: Rules, card: Card) -> bool:
    """Whether a card cannot start the pile because it is wild for everyone."""
    return rank_of(card) in wild_ranks(rules) and not wild_may_begin(rules, card)
