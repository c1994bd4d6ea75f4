"""What each special card does, and a special starter."""

from engine.card_words import together
from engine.cards import Card, plural, rank_of
from engine.shedding.book.answering import answers_to_draw_cards
from engine.shedding.book.pack import anything_wild, special_cards, wild_ranks
from engine.shedding.book.words import WORDS, form, paragraph, upper, yes
from engine.shedding.chains import takes_suit_along
from engine.shedding.dealing import wild_may_begin
from engine.shedding.effects import Effect
from engine.shedding.matching import answerable, may_be_wild
from engine.shedding.rules import Rules
from engine.shedding.skipping import is_skip, skip_answers
from engine.shedding.ways import FirstPlayer, StarterEffects
from engine.words import or_listed


def lines(rules: Rules, base: Rules) -> list[str]:
    """Special cards, and cards that are special in the base game but not here."""
    return [
        *_effects(rules),
        _none_special(rules),
        _plain_here(rules, base),
        answers_to_draw_cards(rules),
        _answers_to_skips(rules),
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
    """Reversing the direction has no count, and neither has asking for a rank, playing again or taking a suit along."""
    return Effect(effect.kind) if effect.kind in {"reverse", "rank", "again", "suit"} else effect


def _does(rules: Rules, effect: Effect, cards: list[Card]) -> str:
    named, count, seats = upper(together(cards, rules.jokers)), effect.count, rules.seats
    match effect.kind:
        case "skip":
            said = WORDS("skips", cards=named, count=count, seats=seats, how=_skips(rules, count, cards))
        case "again":
            said = WORDS("again", cards=named, cover=form(rules.cover))
        case "reverse":
            said = WORDS("reverses", cards=named, how=_reverses(rules))
        case "gift":
            said = _gives(rules, count, cards)
        case "suit":
            said = _takes_along(rules, cards)
        case "rank":
            said = _asks(rules, named)
        case _:
            said = _draws(rules, effect, cards, named)
    return said


def _draws(rules: Rules, effect: Effect, cards: list[Card], named: str) -> str:
    """A card that makes the next player draw, the previous one, or everyone else."""
    if effect.kind == "all draw":
        return WORDS("all-draw", cards=named, seats=rules.seats, count=effect.count)
    answered = yes(any(answerable(rules, card) for card in cards))
    key, after = "draws-back" if effect.kind == "draw back" else "draws", form(rules.after_penalty)
    return WORDS(key, cards=named, seats=rules.seats, count=effect.count, after=after, answered=answered)


def _asks(rules: Rules, named: str) -> str:
    """A card that asks for a rank."""
    ranks = or_listed(list(map(plural, rules.ranks_to_ask)))
    return (
        WORDS("asks-rank", cards=named, ranks=ranks, seats=rules.seats) if ranks else WORDS("asks-no-rank", cards=named)
    )


def _answers_to_skips(rules: Rules) -> str:
    """Source: J28-ls, "8 answerable by 8, loser misses as many turns as eights"."""
    skips = [card for card in special_cards(rules) if is_skip(rules, card)] if rules.stacks_skips else []
    return WORDS("stack-skips", seats=rules.seats) if any(_answered(rules, card) for card in skips) else ""


def _answered(rules: Rules, card: Card) -> bool:
    """Whether any other card of the packs answers this skip card."""
    answers = skip_answers(rules, card).intersection(rules.pack)
    return bool(answers - {card}) or (bool(answers) and rules.packs > 1)


def _takes_along(rules: Rules, cards: list[Card]) -> str:
    """Source: linked-variants.md, 1.6 "dump_suit"."""
    able = [card for card in cards if takes_suit_along(rules, card)]
    unable = [card for card in cards if card not in able]
    said = WORDS("takes-suit", cards=upper(together(able, rules.jokers))) if able else ""
    alone = WORDS("takes-none", cards=upper(together(unable, rules.jokers))) if unable else ""
    return paragraph(said, alone)


def _skips(rules: Rules, count: int, cards: list[Card]) -> str:
    """Who is skipped."""
    if rules.stacks_skips:
        return "answered" if any(_answered(rules, card) for card in cards) else "missed"
    if count >= rules.seats:
        return "all"
    return "again" if rules.seats == 2 else "others"


def _reverses(rules: Rules) -> str:
    """What reversing the direction does."""
    if rules.turns_direction:
        return "reverses"
    return "skips" if rules.reverse_skips else "nothing"


def _gives(rules: Rules, count: int, cards: list[Card]) -> str:
    """Source: S3, "The Ace of spades allows the player to give one card"."""
    return paragraph(
        WORDS(
            "gives-one" if rules.seats == 2 else "gives-all", cards=upper(together(cards, rules.jokers)), count=count
        ),
        WORDS("given-all"),
        WORDS("gave-as-last", cards=len(cards), seats=rules.seats, count=count) if _ever_acts(rules) else "",
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
    plain = [card for card in special_cards(base) if card not in special and card in rules.one_pack]
    return WORDS("plain-here", cards=upper(together(plain, rules.jokers))) if special and plain else ""


def _wild_and_special(rules: Rules) -> str:
    both = any(may_be_wild(rules, card) for card in special_cards(rules))
    return WORDS("wild-and-special") if both else ""


def _starter(rules: Rules) -> str:
    kinds = {effect.kind for card, effect in special_cards(rules).items() if not _cannot_start(rules, card)}
    idle = {"again", "gift", "rank", "suit"}
    idle |= set() if rules.turns_direction or rules.reverse_skips else {"reverse"}
    acting = kinds - idle
    if not kinds or (rules.only_suit_starts and rules.starter_effects != StarterEffects.ANOTHER_CARD):
        return ""
    if rules.starter_effects == StarterEffects.ANOTHER_CARD:
        return WORDS("special-starter", means="another-card")
    if rules.starter_effects == StarterEffects.NONE or not acting:
        return WORDS("special-starter", means="none")
    but = "-and-".join(name for kind, name in (("gift", "gifts"), ("rank", "ranks")) if kind in kinds)
    again = WORDS("starter-again") if "again" in kinds else ""
    if _follows_dealer(rules):
        return paragraph(WORDS("special-starter", means=f"act-but-{but}" if but else "act"), again)
    sides = rules.turns_direction and "reverse" in acting and rules.first_player != FirstPlayer.DEALER
    before = WORDS("special-starter-before", but=but or "nothing")
    return paragraph(before, WORDS("reverse-starter") if sides else "", again)


def _follows_dealer(rules: Rules) -> bool:
    """Whether the first player comes right after the dealer."""
    return rules.first_player_of(0) == rules.first_direction % rules.seats


def _cannot_start(rules: Rules, card: Card) -> bool:
    """Whether a card cannot start the pile because it is wild for everyone."""
    return rank_of(card) in wild_ranks(rules) and not wild_may_begin(rules, card)
