"""The rulebook of the shedding games: their Rules as plain sentences, by which a newcomer can play.

Each function writes the line on one matter, empty where there is nothing to say. A choice that means nothing beside
the other rules changes no word, and each of those that mean something has words of its own, its absence too.
"""

from collections import Counter
from collections.abc import Collection

from engine.cards import JOKER, JOKERS, RANK_NAMES, RANKS, SUITS, Card, Rank, pack_of, plural, rank_of
from engine.english import and_listed, number_word, times
from engine.game import MATCH, Texts
from engine.ruleset import applies
from engine.shedding.effects import Effect
from engine.shedding.rules import UNTIL_ABLE, Rules, pips
from engine.shedding.settling import UNIT
from engine.wording import one_of, together


def texts(rules: Rules, base: Rules) -> Texts:
    """The lines of each chapter, in the order in which a newcomer needs them; empty ones say nothing."""
    return {
        "Aim": [_sides(rules), _aim(rules)],
        "Deal": [_packs(rules), _hands(rules), dealer(rules), _beginning(rules)],
        "Your turn": [_matching(rules)],
        "Wild cards": [_wild(rules), _naming(rules), _wild_starter(rules)],
        "Special cards": [*_effects(rules), _none_special(rules), _plain_here(rules, base), *_of_specials(rules)],
        "Bluffing": [_doubt(rules), _challenge(rules)],
        "Drawing": [_drawing(rules), _stock(rules), _passing(rules)],
        "Several cards at once": [_several(rules)],
        "Last card": [_call(rules), _last_acts(rules), _winning_card(rules)],
        "End of the round": [_scoring(rules), _costs(rules), _blocked(rules)],
        MATCH: [_match(rules)],
    }


# Words


def _cards(count: int) -> str:
    return f"{number_word(count)} card{'' if count == 1 else 's'}"


def _points(points: int) -> str:
    return times(points, "point")


def _next(rules: Rules) -> str:
    return "the other player" if rules.seats == 2 else "the next player"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# Which cards there are


def _of_ranks(rules: Rules, ranks: Collection[Rank]) -> str:
    held = (*RANKS, JOKER) if rules.jokers else RANKS
    return and_listed([plural(rank) for rank in held if rank in ranks])


def _special(rules: Rules) -> dict[Card, Effect]:
    """The special cards of the pack."""
    return {card: rules.effect_of[card] for card in pack_of(1, rules.jokers) if card in rules.effect_of}


def _turning(rules: Rules) -> bool:
    """Whether the direction of play ever turns."""
    return rules.seats > 2 and "reverse" in rules.kinds_of_effects


def _wild_ranks(rules: Rules) -> tuple[Rank, ...]:
    return (*rules.wild, JOKER) if rules.jokers else rules.wild


def _may_be_wild(rules: Rules, card: Card) -> bool:
    """Whether a card is ever wild for anybody; a score begins at the number of cards dealt and falls."""
    personal = RANKS[: rules.deal] if rules.personal_wild else ()
    return rank_of(card) in (*_wild_ranks(rules), *personal)


def _anything_wild(rules: Rules) -> bool:
    return bool(_wild_ranks(rules)) or rules.personal_wild


def _last_resort(rules: Rules) -> list[Rank]:
    return [rank for rank in rules.last_resort if rank != JOKER or rules.jokers]


# Aim


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
    "round": "Get rid of your cards. Whoever first has none left wins the round.",
    "countdown": (
        "Everybody begins with a score of {deal}. When you have got rid of all your cards your score falls by one, and "
        "you are dealt a new hand of as many cards as your new score; the others keep theirs. Whoever first reaches 0 "
        "wins the match."
    ),
    "countdown by rounds": (
        "Everybody begins with a score of {deal}. Whoever first gets rid of all their cards wins the round, and their "
        "score falls by one; then all are dealt anew. Whoever first reaches 0 wins the match."
    ),
}


# Deal


def _packs(rules: Rules) -> str:
    packs, each = ("one pack", "") if rules.packs == 1 else (f"{number_word(rules.packs)} packs", " each")
    jokers = ("", f" with one joker{each}", f" with two jokers{each}")[rules.jokers]
    return f"{_upper(number_word(rules.seats))} play with {packs}{jokers}, {rules.cards} cards in all."


def _hands(rules: Rules) -> str:
    hand = "as many cards as their score" if rules.goal == "countdown by rounds" else _cards(rules.deal)
    return f"The dealer gives everybody {hand}. The next card is turned up and begins the pile; the rest is the stock."


def dealer(rules: Rules) -> str:
    """Who deals, in the first round and in later ones."""
    first = "" if rules.goal == "countdown" else " first"
    if rules.first_dealer == "low card":
        draw = f"Everybody draws a card, and the lowest deals{first}"
        return f"{draw} (Aces are high; equal lowest cards draw again).{_next_dealer(rules)}"
    if rules.first_dealer == "first seat":
        return f"The first seat deals{first}.{_next_dealer(rules)}"
    return f"Chance picks the{first} dealer.{_next_dealer(rules)}"


def _next_dealer(rules: Rules) -> str:
    to = "to the other player" if rules.seats == 2 else "to the left"
    if rules.goal == "countdown":
        return ""
    if rules.next_dealer == "winner":
        return f" The winner of a round deals the next one; if nobody won, the deal passes {to}."
    return f" After each round the deal passes {to}."


def _beginning(rules: Rules) -> str:
    if rules.seats == 2:
        return "The other player begins."
    return f"The player on the dealer's left begins{'; play first goes clockwise' if _turning(rules) else ''}."


# Your turn


def _matching(rules: Rules) -> str:
    fits = "that has the suit or the rank of the pile's top card"
    several = rules.groups != "none" or _marriage(rules)
    lay = f"lay a card {fits}, perhaps several at once" if several else f"lay one card {fits}"
    return f"In your turn {lay}.{_open(rules)}{_resort(rules)}"


def _open(rules: Rules) -> str:
    cards = together(rules, rules.opening)
    return f" On {cards} anything may be laid." if cards else ""


def _resort(rules: Rules) -> str:
    if not _last_resort(rules):
        return ""
    cards = _of_ranks(rules, rules.last_resort)
    if rules.bluffing:
        return f" {cards} are meant for when nothing else in your hand fits, but you may bluff."
    return f" {cards} may be laid only if nothing else in your hand fits."


# Wild cards


def _wild(rules: Rules) -> str:
    if not _anything_wild(rules):
        return "No card is wild."
    return " ".join(filter(None, [_wild_for_all(rules), _own_wild(rules)]))


def _wild_for_all(rules: Rules) -> str:
    ranks, jokers = rules.wild, _of_ranks(rules, [JOKER])
    if rules.wild_when == "any time" or not ranks:
        cards = _of_ranks(rules, _wild_ranks(rules))
        return f"{cards} are wild: they fit on any card." if cards else ""
    matching = f"{_of_ranks(rules, ranks)} are wild, but must fit by suit or rank like other cards."
    return matching + (f" {jokers} are wild and fit on any card." if jokers else "")


def _own_wild(rules: Rules) -> str:
    if not rules.personal_wild:
        return ""
    first = f"from {plural(RANKS[rules.deal - 1])} at {rules.deal} down to " if rules.deal > 1 else ""
    fits = "it fits on any card" if rules.wild_when == "any time" else "but it must fit like other cards"
    return f"The rank of your score is wild for you, {first}Aces at 1: {fits}."


def _naming(rules: Rules) -> str:
    if not _anything_wild(rules):
        return ""
    jokers = " A Joker, which has no suit, always names one." if rules.jokers and _naming_of(rules) else ""
    return (_naming_of(rules) or _NAMING["any suit"]).format(follow=_after_wild(rules)) + jokers


def _naming_of(rules: Rules) -> str:
    """How a wild card that has a suit names one; empty where it does as a joker does, or there is none."""
    ranked = rules.naming != "any suit" and (rules.wild or rules.personal_wild)
    return _NAMING[rules.naming] if ranked else ""


_NAMING = {
    "any suit": "Whoever lays a wild card names a suit; the next card must be {follow}.",
    "another suit": "Whoever lays a wild card names another suit than the present one; the next card must be {follow}.",
    "own suit": "A wild card names no suit: its own counts, and the next card must be {follow}.",
    "any suit if it matches": (
        "Whoever lays a wild card that fits by its own suit or rank names any suit; otherwise the present suit stays. "
        "The next card must be {follow}."
    ),
}


def _after_wild(rules: Rules) -> str:
    """What may follow a wild card (source: S3, "The next card played must either be a card of that suit")."""
    only_wild = rules.personal_wild and not rules.rank_on_wild
    if rules.wild_when == "when it matches" and (rules.wild or rules.personal_wild):
        ways = ["of that suit", "of the same rank and wild for its player" if only_wild else "of the same rank"]
        return " or ".join([*ways, "a Joker"] if rules.jokers else ways)
    ways = ["of that suit", *["of the same rank"] * (rules.personal_wild and rules.rank_on_wild), "wild"]
    whose = " for its player" if rules.personal_wild else ""
    return f"{' or '.join(ways)}{whose}{'; the same rank alone is not enough' if only_wild else ''}"


def _wild_starter(rules: Rules) -> str:
    if not _anything_wild(rules):
        return ""
    own = " for the dealer" if rules.personal_wild and rules.goal == "countdown by rounds" else ""
    jokers_only = not rules.wild and not rules.personal_wild
    if rules.wild_starter == "another card" or (rules.wild_starter == "own suit" and jokers_only):
        card = "A Joker" if jokers_only else f"A card that is wild{own}"
        return f"{card} cannot begin the pile: it goes back, and another one is turned."
    means = rules.wild_starter
    if means == "dealer names" and rules.naming == "own suit" and not jokers_only:
        means = "own suit"
    joker = _JOKER_STARTER[rules.wild_starter] if rules.jokers else ""
    return f"If the first card is wild{own}, {_WILD_STARTER[means].format(joker=joker)}."


_WILD_STARTER = {
    "dealer names": "the dealer looks at their hand and names its suit",
    "own suit": "its own suit counts{joker}",
    "first player free": "anything may be laid on it",
}
_JOKER_STARTER = {  # where the own suit of other wild cards counts
    "dealer names": "; for a Joker the dealer looks at their hand and names a suit",
    "own suit": "; a Joker goes back, and another card is turned",
    "first player free": "",
}


# Bluffing (source: S3, "When a joker is played, the next player can challenge")


def _doubt(rules: Rules) -> str:
    if not rules.bluffing or not _last_resort(rules):
        return ""
    return (
        f"When {one_of(_last_resort(rules))} is laid, {_next(rules)} first accepts it, so that it acts as usual, or "
        "challenges it and is shown the hand that it came from. The last card of a hand cannot be challenged."
    )


def _challenge(rules: Rules) -> str:
    if not rules.bluffing or not _last_resort(rules):
        return ""
    guilty, innocent = _penalties(rules)
    return (
        "If something else in it would have fitted, whoever bluffed takes the card back, "
        f"draws {guilty}{_cancelled_too(rules)} and loses the turn; the challenger plays as if it had never been laid. "
        f"If nothing would have, the challenger draws {innocent} and loses the turn."
    )


def _cancelled_too(rules: Rules) -> str:
    """A bluff pays what it had cancelled as well, where a card of last resort can cancel anything."""
    cancels = any(rank_of(card) in rules.last_resort for card in _cancelling(rules))
    return ", and what it had cancelled," if cancels and _draw_cards(rules) else ""


def _penalties(rules: Rules) -> tuple[str, str]:
    """What a bluff costs, and what a wrong challenge costs."""
    more, owed = rules.challenge_penalty, _owed_by_resort(rules)
    if len(owed) == 1 and (owed == {0} or not _adding_up(rules)):
        (count,) = owed
        return _cards(count or more), _cards(count + more)
    nothing = f" ({_cards(more)} if that is nothing)" if 0 in owed else ""
    return (
        f"what {_next(rules)} would have had to draw{nothing}",
        f"that and {_cards(more)} more" if more else "just that",
    )


def _owed_by_resort(rules: Rules) -> set[int]:
    """How many cards those of last resort make draw."""
    special = _special(rules)
    effects = [special.get(card) for card in pack_of(1, rules.jokers) if rank_of(card) in rules.last_resort]
    return {effect.count if effect and effect.kind == "draw" else 0 for effect in effects}


def _adding_up(rules: Rules) -> bool:
    return rules.stacking != "none" or rules.groups == "equal ranks"


# Special cards


def _effects(rules: Rules) -> list[str]:
    """A line for each different effect, in the order in which the house tells them."""
    special = _special(rules)
    lines = []
    for effect in dict.fromkeys(_as_one(effect) for _, effect in rules.effects):
        cards = [card for card, does in special.items() if _as_one(does) == effect]
        if cards:
            lines.append(f"{_upper(together(rules, cards))}: {_does(rules, effect, cards)}")
    return lines


def _as_one(effect: Effect) -> Effect:
    """Turning the direction has no number."""
    return Effect("reverse") if effect.kind == "reverse" else effect


def _does(rules: Rules, effect: Effect, cards: list[Card]) -> str:
    if effect.kind == "skip":
        return _skips(rules, effect.count)
    if effect.kind == "reverse":
        return _reverses(rules)
    return _gives(rules, effect.count) if effect.kind == "gift" else _draws(rules, effect.count, cards)


def _skips(rules: Rules, count: int) -> str:
    if count == 1:
        return f"{_next(rules)} misses a turn{', so you play again' if rules.seats == 2 else ''}."
    if count < rules.seats:
        return f"the next {number_word(count)} players miss a turn."
    return f"the next {number_word(count)} turns are missed, your own among them."


def _reverses(rules: Rules) -> str:
    if rules.seats > 2:
        return "the direction of play turns."
    return f"as only two play, {_skips(rules, 1) if rules.two_player_reverse == 'skip' else 'no effect.'}"


def _draws(rules: Rules, count: int, cards: list[Card]) -> str:
    answer = ", or answers" if any(_answerable(rules, card) for card in cards) else ""
    return f"{_next(rules)} draws {_cards(count)} and loses the turn{answer}."


def _gives(rules: Rules, count: int) -> str:
    """Source: S3, "The Ace of spades allows the player to give one card"."""
    to = "the other player" if rules.seats == 2 else "each of the others"
    last = f" If it is your last card itself, {to} draws {_cards(count)}." if _ever_acts(rules) else ""
    return f"you may give {_cards(count)} to {to}{_giving(rules, count)}. If no card is left to you, you are out.{last}"


def _giving(rules: Rules, count: int) -> str:
    """How several cards are given, and what happens where there are too few."""
    if rules.seats == 2:
        return ", all or none; if you have too few, the rest comes from the stock" if count > 1 else ""
    how, who = ("", "whoever has none yet draws one") if count == 1 else (" one at a time", "the others draw the rest")
    return f",{how} in order of play, but to all or to none. If your cards run out on the way, {who} from the stock"


def _ever_acts(rules: Rules) -> bool:
    """Whether a card that empties a hand ever acts: the winning one, or one with which the round goes on."""
    return rules.winning_card_acts or rules.partnered or rules.goal == "countdown"


def _none_special(rules: Rules) -> str:
    if _special(rules):
        return ""
    return f"No {'other ' if _anything_wild(rules) else ''}card does anything special."


def _plain_here(rules: Rules, base: Rules) -> str:
    """What the base game makes special and this table does not."""
    special = _special(rules)
    plain = [card for card in _special(base) if card not in special]
    return f"{_upper(together(rules, plain))}: no special effect at this table." if special and plain else ""


def _of_specials(rules: Rules) -> list[str]:
    return [_answers(rules), _wild_and_special(rules), _starter(rules)]


def _draw_cards(rules: Rules) -> list[Card]:
    return [card for card, effect in _special(rules).items() if effect.kind == "draw"]


def _answerable(rules: Rules, top: Card) -> bool:
    """Whether any card can be laid instead of drawing for this one."""
    answers = {card for card in _draw_cards(rules) if _answer(rules, card, top)} | _cancelling(rules)
    return bool(answers - {top}) or (bool(answers) and rules.packs > 1)


def _answer(rules: Rules, card: Card, top: Card) -> bool:
    if rules.stacking == "same rank":
        return rank_of(card) == rank_of(top)
    strong = rules.effect_of[card].count >= rules.effect_of[top].count
    return rules.stacking == "any draw card" or (rules.stacking == "as strong" and strong)


def _cancelling(rules: Rules) -> set[Card]:
    return set(pack_of(1, rules.jokers)) & rules.cancelling


def _answers(rules: Rules) -> str:
    """What may be laid instead of drawing (source: S3, "Draw cards")."""
    if not any(_answerable(rules, card) for card in _draw_cards(rules)):
        return ""
    wild = ", wild or not" if _anything_wild(rules) else ""
    return " ".join(filter(None, [_stacks(rules), _cancels(rules), _binds(rules), f"No other card helps{wild}."]))


def _stacks(rules: Rules) -> str:
    if rules.stacking == "none":
        return ""
    adding = f"then {_next(rules)} draws for both together, or answers as well"
    return f"Instead of drawing you may answer with {_another(rules) or _STACKS[rules.stacking]}; {adding}."


def _another(rules: Rules) -> str:
    """The one rank of which all are draw cards and answer each other; empty where it is not so simple."""
    draws = _draw_cards(rules)
    simple = rules.stacking == "same rank" and draws[0] not in JOKERS and len(draws) == len(SUITS)
    return f"another {RANK_NAMES[rank_of(draws[0])]}" if simple and len(set(map(rank_of, draws))) == 1 else ""


_STACKS = {
    "same rank": "a draw card of the same rank",
    "any draw card": "any draw card",
    "as strong": "a draw card that makes draw as many cards or more",
}


def _cancels(rules: Rules) -> str:
    cards = together(rules, rules.cancelling)
    instead = "Instead of drawing you may" if rules.stacking == "none" else "You may also"
    return f"{instead} cancel all that is owed with {cards}." if cards else ""


def _binds(rules: Rules) -> str:
    """A wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")."""
    draws = _draw_cards(rules)
    if not any(_binding(rules, card, top) for card in draws for top in draws):
        return ""
    same = " or the same rank" if rules.rank_on_wild else ""
    free = " (a Joker need not)" if rules.stacking != "same rank" and any(card in JOKERS for card in draws) else ""
    return f"On a wild draw card it must have the suit that has to follow{same}{free}."


def _binding(rules: Rules, card: Card, top: Card) -> bool:
    """Whether one draw card answers another only in the right suit."""
    free = card in JOKERS or (rules.rank_on_wild and rank_of(card) == rank_of(top))
    return not free and _may_be_wild(rules, top) and _answer(rules, card, top)


def _wild_and_special(rules: Rules) -> str:
    both = any(_may_be_wild(rules, card) for card in _special(rules))
    return "A card that is both wild and special does both." if both else ""


def _starter(rules: Rules) -> str:
    kinds = {effect.kind for card, effect in _special(rules).items() if not _goes_back(rules, card)}
    acting = kinds - {"gift"} - ({"reverse"} if rules.seats == 2 and rules.two_player_reverse == "nothing" else set())
    if not kinds:
        return ""
    if rules.starter_effects == "another card":
        return "A special card cannot begin the pile: it goes back, and another one is turned."
    if rules.starter_effects == "none" or not acting:
        return "A special card that begins the pile does not act."
    gift = ", but nothing is given" if "gift" in kinds else ""
    return f"A special card that begins the pile acts as if the dealer had laid it{gift}."


def _goes_back(rules: Rules, card: Card) -> bool:
    """Whether a card cannot begin because it is wild."""
    if card in JOKERS and rules.wild_starter == "own suit":
        return True
    return rules.wild_starter == "another card" and rank_of(card) in _wild_ranks(rules)


# Drawing


def _drawing(rules: Rules) -> str:
    when = "If you cannot play, or do not want to," if rules.draw_though_able else "Only if you cannot play,"
    return f"{when} {_DRAWING[rules.after_drawing](rules)}{_drawn_resort(rules)}"


def _turn_ends(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card; that ends your turn."
    most = "" if rules.draws == UNTIL_ABLE else f", {_cards(rules.draws)} at most"
    return f"draw one card, and draw on while nothing in your hand fits{most}; that ends your turn."


def _drawn_may(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card. If it fits you may lay it at once; your turn ends in any case."
    if rules.draws == UNTIL_ABLE and rules.draw_though_able:
        return "draw until one of the drawn cards fits, or longer; one of them you must lay in the end."
    if rules.draws == UNTIL_ABLE:
        return "draw until a card fits, and lay it."
    if rules.draw_though_able:
        return f"draw card after card until you lay one of them, or have drawn {number_word(rules.draws)} and lay none."
    return f"draw until a card fits, {_cards(rules.draws)} at most; then you may lay it, and your turn ends."


def _drawn_must(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card. If it fits you must lay it at once; if not, your turn ends."
    if rules.draws == UNTIL_ABLE:
        return "draw until one of the drawn cards fits; that one you must lay at once."
    most = _cards(rules.draws)
    return f"draw until one of the drawn cards fits, {most} at most; that one you must lay, or your turn ends."


def _any_after(rules: Rules) -> str:
    if rules.draws == 1:
        return "draw one card. Then you may lay any card that fits; your turn ends in any case."
    if rules.draws == UNTIL_ABLE and rules.draw_though_able:
        return "draw as many cards as you like; in the end you must lay one that fits, drawn or not."
    if rules.draws == UNTIL_ABLE:
        return "draw until you can play, and play."
    if rules.draw_though_able:
        most = number_word(rules.draws)
        return f"draw card after card until you lay any card that fits, or have drawn {most} and lay none."
    return f"draw until you can play, {_cards(rules.draws)} at most; then you may play, and your turn ends."


_DRAWING = {"turn ends": _turn_ends, "drawn card": _drawn_may, "drawn card must": _drawn_must, "any card": _any_after}


def _drawn_resort(rules: Rules) -> str:
    """Source: rulings.md, "a drawn joker must be played only when nothing else in the hand can"."""
    if rules.after_drawing != "drawn card must" or not _last_resort(rules):
        return ""
    return f" (This goes for {one_of(_last_resort(rules))} only if nothing else in your hand fits.)"


def _stock(rules: Rules) -> str:
    few = " If too few cards are left for a new hand, you get those." if rules.goal == "countdown" else ""
    if rules.reshuffle:
        new = "the played cards under the top one are shuffled and become the new stock"
        return f"When the stock is used up, {new}.{few}"
    return f"When the stock is used up no new one is made, and play goes on without drawing.{few}"


def _passing(rules: Rules) -> str:
    limit = f"With {_cards(rules.hand_limit)} in hand you draw nothing more. " if rules.hand_limit else ""
    if rules.free_pass:
        return f"{limit}When nothing can be drawn you may pass, even if you could play."
    return f"{limit}When nothing can be drawn you must play if you can, and pass if you cannot."


# Several cards


def _several(rules: Rules) -> str:
    ways = [_GROUPS[rules.groups]] if rules.groups != "none" else []
    ways += ["King and Queen of one suit (a marriage) in either order"] if _marriage(rules) else []
    if not ways:
        return ""
    lay = f"In one turn you may lay {', or '.join(ways)}. The first must fit, the last must be followed"
    return f"{lay}{_all_act(rules)}.{_reverse_first(rules)}{_instead_of_drawing(rules)}{_drawn_alone(rules)}"


_GROUPS = {"equal ranks": "several cards of one rank", "equal plain ranks": "cards of one rank, none wild or special"}


def _marriage(rules: Rules) -> bool:
    return rules.marriage and applies(rules, "marriage")


def _all_act(rules: Rules) -> str:
    ranks = set(RANKS) if rules.groups == "equal ranks" else {"K", "Q"} if _marriage(rules) else set()
    kinds = {effect.kind for card, effect in _special(rules).items() if rank_of(card) in ranks}
    if rules.group_reverse == "top one" and applies(rules, "group_reverse"):
        return ", and all of them act (but of reverse cards only the one on top)"
    return ", and all of them act" if kinds else ""


def _reverse_first(rules: Rules) -> str:
    """Where a skip and a reverse can be in one play (source: rulings.md, "directions turn before seats")."""
    kinds = ({rules.effect_of[card].kind for card in play} for play in _in_one_play(rules))
    mixed = rules.seats > 2 and any({"skip", "reverse"} <= kind for kind in kinds)
    return " Play changes direction before any turn is missed." if mixed else ""


def _in_one_play(rules: Rules) -> list[tuple[Card, ...]]:
    """The special cards that can lie together in one play, as many as there are of them."""
    special = _special(rules)
    groups = [(f"K{suit}", f"Q{suit}") for suit in SUITS] if _marriage(rules) else []
    plays = [(card,) for card in special] + [tuple(card for card in group if card in special) for group in groups]
    if rules.groups == "equal ranks":
        ranks = (*RANKS, JOKER)
        plays += [tuple(card for card in special if rank_of(card) == rank) * rules.packs for rank in ranks]
    return plays


def _instead_of_drawing(rules: Rules) -> str:
    """What several cards are worth as an answer to a draw card."""
    if not any(_answerable(rules, card) for card in _draw_cards(rules)):
        return ""
    first = " Instead of drawing, only the first of them must be an answer." if rules.groups == "equal ranks" else ""
    return first + (" A marriage is no answer to a draw card." if _marriage(rules) else "")


def _drawn_alone(rules: Rules) -> str:
    return " A drawn card is laid alone." if rules.after_drawing in {"drawn card", "drawn card must"} else ""


# Last card


def _call(rules: Rules) -> str:
    if rules.call == "none":
        return "Nobody needs to say “last card”."
    costs = f"draws {_cards(rules.call_penalty)}"
    back = " If the turn comes straight back to you, {how}." if _comes_back(rules) else ""
    dealt = " A single card that you were dealt needs no call." if rules.goal != "round" or rules.deal == 1 else ""
    if rules.call == "catch":
        who = "the other player" if rules.seats == 2 else "anybody"
        return (
            f"Say “last card” when you have one card left. Until your next turn {who} may catch you if you forgot; "
            f"whoever is caught {costs}.{back.format(how='you can be caught until you act')}{dealt}"
        )
    say = f"Say “last card” when you lay your last but one, or before {_next(rules)} acts"
    return f"{say}; whoever forgets {costs}.{back.format(how='say it before you act')}{dealt}"


def _comes_back(rules: Rules) -> bool:
    """Whether a play can make all the others miss a turn (source: rulings.md, "comes straight back")."""
    return any(_missed(rules, play) >= rules.sides_in_play - 1 for play in _in_one_play(rules))


def _missed(rules: Rules, play: tuple[Card, ...]) -> int:
    """How many turns these cards make others miss; a draw card that can always be answered costs none yet."""
    skips = sum(rules.effect_of[card].count for card in play if rules.effect_of[card].kind == "skip")
    turns = [card for card in play if rules.effect_of[card].kind == "reverse"]
    draws = [card for card in play if rules.effect_of[card].kind == "draw"]
    drawn = any(_may_be_wild(rules, card) or not _answerable(rules, card) for card in draws)
    back = rules.seats == 2 and rules.two_player_reverse == "skip"
    return skips + len(turns) * back + drawn


def _last_acts(rules: Rules) -> str:
    """Where the round goes on without whoever laid the last card of a hand."""
    names = _anything_wild(rules) and (rules.naming != "own suit" or bool(rules.jokers))
    does = and_listed([*["acts"] * bool(_special(rules)), *["names a suit"] * names])
    if not does or not (rules.partnered or rules.goal == "countdown"):
        return ""
    return f"As long as the round goes on, the last card of a hand {does} like any other."


def _winning_card(rules: Rules) -> str:
    """Source: S3, "the special effect is ignored", and "before the score is tallied"."""
    if rules.kinds_of_effects.isdisjoint({"draw", "gift"}):
        return ""
    ends = "brings a score to 0" if rules.goal == "countdown" else "wins the round"
    if not rules.winning_card_acts:
        return f"A special card that {ends} does not act."
    counted = " before the hands are counted" if rules.goal == "round" else ""
    return (
        f"A draw card that {ends} still acts: {_next(rules)} draws{counted}."
        if "draw" in rules.kinds_of_effects
        else ""
    )


# End of the round


def _scoring(rules: Rules) -> str:
    if rules.goal != "round":
        return ""
    if rules.scoring == "collect":
        winner = "the winning side" if rules.partnered else "the winner"
        return f"When the round ends, {winner} scores the cards left to {_losers(rules)}."
    who = "each side is charged for the cards left in its hands" if rules.partnered else _EVERYBODY
    return f"When the round ends, {who}."


_EVERYBODY = "everybody is charged for the cards left in their hand"


def _losers(rules: Rules) -> str:
    if rules.partnered:
        return "the other side" if len(set(rules.partners)) == 2 else "the other sides"
    return "the other player" if rules.seats == 2 else "all others"


def _costs(rules: Rules) -> str:
    if rules.goal != "round":
        return ""
    cost = {card: rules.cost_of[card] for card in pack_of(1, rules.jokers)}
    common, held_by = Counter(cost.values()).most_common(1)[0]
    if held_by > sum(cost[card] == pips(card) for card in cost):
        return _by_common(rules, cost, common)
    return _by_pips(rules, cost)


def _by_common(rules: Rules, cost: dict[Card, int], common: int) -> str:
    told = _priced(rules, {card: points for card, points in cost.items() if points != common})
    if not told:
        return f"Every card costs {_points(common)}."
    prices = [f"{told[0][0]} cost {_points(told[0][1])}", *(f"{cards} {points}" for cards, points in told[1:])]
    return f"{_upper(', '.join(prices))}, all others {common}."


def _by_pips(rules: Rules, cost: dict[Card, int]) -> str:
    usual = {rank_of(card) for card, points in cost.items() if points == pips(card)}
    named = ["an Ace 1"] * ("A" in usual) + ["a court card 10"] * bool(usual & set("JQK"))
    named += ["a Joker 50"] * (JOKER in usual)
    told = _priced(rules, {card: points for card, points in cost.items() if points != pips(card)})
    but = f"; but {', '.join(f'{cards} {points}' for cards, points in told)}" if told else ""
    return f"A card costs as many points as it has pips{', ' if named else ''}{and_listed(named)}{but}."


def _priced(rules: Rules, cost: dict[Card, int]) -> list[tuple[str, int]]:
    """Cards with what they cost, in the order in which the house tells them."""
    by_points = {points: [card for card in cost if cost[card] == points] for _, points in rules.costs}
    by_points |= {points: [card for card in cost if cost[card] == points] for points in cost.values()}
    return [(together(rules, cards), points) for points, cards in by_points.items() if cards]


def _blocked(rules: Rules) -> str:
    everybody = "both" if rules.seats == 2 else "all"
    return f"If {everybody} pass one after another the round is blocked: {_after_block(rules)}."


def _after_block(rules: Rules) -> str:
    if rules.goal == "countdown":
        return "the match ends, and the lowest score wins (equal lowest scores share the win)"
    if rules.goal == "countdown by rounds":
        return "it ends, and no score falls"
    if rules.scoring == "penalty":
        return "it ends, nobody has won it, and all are charged"
    others = "the other costs" if len(set(rules.partners)) == 2 else "the others cost"
    cheapest = f"the cheapest {'side' if rules.partnered else 'hand'}"
    return f"it ends, and {cheapest} scores what {others} more; nobody scores if two are cheapest"


# Match


def _match(rules: Rules) -> str:
    if rules.goal != "round":
        return ""
    best = "highest" if rules.scoring == "collect" else "lowest"
    reached = f"{'a side' if rules.partnered else 'somebody'} has {_points(rules.target)}"
    ends = f"When {reached} the {best} total wins the match; if the {best} is shared, another round is played."
    return f"{ends}{_bonus(rules)}{_settlement(rules)}"


def _bonus(rules: Rules) -> str:
    winner = "The winning side" if rules.partnered else "The winner"
    collected = rules.bonus and rules.scoring == "collect"
    return f" {winner} gets {_points(rules.bonus)} more for the match." if collected else ""


def _settlement(rules: Rules) -> str:
    """Source: S0, "Settlement is made of the basis of an agreed amount per ten points"."""
    if rules.settlement == "none":
        return ""
    paid = rules.bonus if rules.scoring == "penalty" else 0
    more = f"{_points(paid)} more{', rounded up too' if paid % UNIT else ''}"
    if rules.settlement == "among all":
        plus = f", and the winner for {more}" if paid else ""
        better = "of each better side the player nearest on the right" if rules.partnered else "everybody who is better"
        unit = f"pays {better} one unit for every ten points of the difference{plus}"
        return f" Then all totals are rounded up to full tens, and each player {unit}."
    plus = f", and for {more}" if paid else ""
    winner = "the winner nearest on the right" if rules.partnered else "the winner"
    return f" Then each loser pays {winner} one unit for every ten points of the difference, rounded up{plus}."
