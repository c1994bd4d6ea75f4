"""What each special card does, and a special starter."""

from collections.abc import Iterator

from engine.core.card_words import any_of, together
from engine.core.cards import JOKERS, Card, cards_of, plural, rank_name, rank_of
from engine.shedding.card_tables import STACKING
from engine.shedding.deal import wild_may_begin
from engine.shedding.effects import ALL_DRAW, PLAY_AGAIN, Effect
from engine.shedding.language.rulebook.pack import draw_cards, special_cards, wild_ranks
from engine.shedding.language.rulebook.words import WORDS, form, joker, of_pack, paragraph, yes
from engine.shedding.matching import answerable, binds, is_skip, may_answer, may_be_wild, skip_answers
from engine.shedding.several import takes_suit_along
from engine.shedding.table import Table
from engine.words import or_listed


def lines(rules: Table, base: Table) -> list[str]:
    """Special cards in the order in which the rules list them, and cards that are special in the base game only.

    Source: J28-ls, "8 answerable by 8, loser misses as many turns as eights".
    """
    special = special_cards(rules)
    plain = [card for card in special_cards(base) if card not in special and card in rules.one_pack]
    skips = [card for card in special if is_skip(rules, card)] if rules.skip_stacking else []
    any_suit = base.again_in_suit and rules.suits_match and rules.has_effect(*PLAY_AGAIN)
    again = of_pack(rules, "again-in-suit") if rules.again_in_suit else WORDS("again-any-suit") if any_suit else ""
    return [
        *(_does(rules, effect, cards) for effect, cards in by_effect(rules).items()),
        "" if special else WORDS("none-special", wild=yes(rules.has_wild)),
        WORDS("plain-here", cards=together(plain, rules.jokers_held)) if special and plain else "",
        again,
        answers_to_draw_cards(rules),
        _stacks_skips(rules, skips) if any(_answered(rules, card) for card in skips) else "",
        WORDS("wild-and-special") if any(may_be_wild(rules, card) for card in special) else "",
        _starter(rules),
    ]


def by_effect(rules: Table) -> dict[Effect, list[Card]]:
    """The special cards of the pack by what they do, in the order in which the rules list that."""
    having: dict[Effect, list[Card]] = {_as_one(effect): [] for _, effect in rules.effects}
    for card, effect in special_cards(rules).items():
        having[_as_one(effect)].append(card)
    return {effect: cards for effect, cards in having.items() if cards}


def _stacks_skips(rules: Table, skips: list[Card]) -> str:
    rank = rank_of(skips[0])
    one = yes(set(skips) == {card for card in rules.one_pack if rank_of(card) == rank})
    several = yes(rules.groups_ranks or rules.dumps_suits)
    return of_pack(
        rules,
        "stack-skips",
        one=one,
        rank=rank_name(rank),
        seats=rules.seats,
        adds=yes(rules.skips_add_up),
        several=several,
    )


def _as_one(effect: Effect) -> Effect:
    """Reversing the direction has no count, and neither has asking for a rank, playing again or taking a suit along."""
    return Effect(effect.kind) if effect.kind in {"reverse", "rank", "card", "again", "suit"} else effect


def _does(rules: Table, effect: Effect, cards: list[Card]) -> str:
    named, count, seats = together(cards, rules.jokers_held), effect.count, rules.seats
    match effect.kind:
        case "skip":
            said = WORDS("skips", cards=named, count=count, seats=seats, how=_skips(rules, count, cards))
        case "again":
            said = WORDS("again", cards=named, cover=form(rules.cover))
        case "reverse":
            how = "reverses" if rules.turns_direction else "skips" if rules.reverse_skips else "nothing"
            said = WORDS("reverses", cards=named, how=how)
        case "gift":
            said = _gives(rules, count, cards)
        case "suit":
            said = _takes_along(rules, cards)
        case "rank":
            ranks = or_listed(list(map(plural, rules.ranks_to_ask)))
            key = "asks-rank" if ranks else "asks-no-rank"
            said = of_pack(rules, key, cards=named, ranks=ranks, seats=seats)
        case "card":
            key = "asks-card" if rules.ranks_of_every_suit else "asks-no-card"
            ranks = or_listed(list(map(plural, rules.ranks_of_every_suit)))
            said = of_pack(rules, key, cards=named, ranks=ranks, seats=seats)
        case _:
            said = _draws(rules, effect, cards, named)
    return said


def _draws(rules: Table, effect: Effect, cards: list[Card], named: str) -> str:
    """A card that makes the next player draw, the previous one, or everyone else."""
    if effect.kind in ALL_DRAW:
        said = WORDS("all-draw", cards=named, seats=rules.seats, count=effect.count)
        return paragraph(said, WORDS("then-again", cover=form(rules.cover)) if effect.kind in PLAY_AGAIN else "")
    if effect.kind == "previous draws":
        return WORDS("previous-draws", cards=named, seats=rules.seats, count=effect.count)
    key, after = "draws-back" if effect.kind == "draw back" else "draws", form(rules.after_penalty)
    answered = yes(any(answerable(rules, card) for card in cards))
    return WORDS(key, cards=named, seats=rules.seats, count=effect.count, after=after, answered=answered)


def _answered(rules: Table, card: Card) -> bool:
    return not skip_answers(rules, card).isdisjoint(rules.other_cards(card))


def _takes_along(rules: Table, cards: list[Card]) -> str:
    """Source: linked-variants.md, 1.6 "dump_suit"."""
    able = [card for card in cards if takes_suit_along(rules, card)]
    unable = [card for card in cards if card not in able]
    said = of_pack(rules, "takes-suit", cards=together(able, rules.jokers_held)) if able else ""
    alone = WORDS("takes-none", cards=together(unable, rules.jokers_held)) if unable else ""
    return paragraph(said, alone)


def _skips(rules: Table, count: int, cards: list[Card]) -> str:
    if rules.skip_stacking:
        if not any(_answered(rules, card) for card in cards):
            return "missed" if rules.skips_add_up or count == 1 else "others"
        return "answered" if rules.skips_add_up or count == 1 else "answered-each"
    if count >= rules.seats:
        return "all"
    return "again" if rules.seats == 2 else "others"


def _gives(rules: Table, count: int, cards: list[Card]) -> str:
    """Source: S3, "The Ace of spades allows the player to give one card"."""
    key, named = "gives-one" if rules.seats == 2 else "gives-all", together(cards, rules.jokers_held)
    last_acts = rules.winning_card_acts or not rules.hand_ends_round
    return paragraph(
        WORDS(key, cards=named, count=count),
        WORDS("given-all"),
        WORDS("gave-as-last", cards=len(cards), card=named, seats=rules.seats, count=count) if last_acts else "",
    )


def _starter(rules: Table) -> str:
    """What a special starter does, if there is a starter."""
    if rules.first_card == "of the dealer":
        acting = rules.kinds_of_effects - {"rank", "suit"}
        return of_pack(rules, "dealers-starter", ranks=yes("rank" in rules.kinds_of_effects)) if acting else ""
    return _turned_up(rules) if rules.first_card == "turned up" else ""


def _turned_up(rules: Table) -> str:
    """Cards that are wild for everyone and can't start the pile are none."""
    another = rules.starter_effects == "another card"
    kinds = {
        effect.kind
        for card, effect in special_cards(rules).items()
        if rank_of(card) not in wild_ranks(rules) or wild_may_begin(rules, card)
    }
    asking = another and bool(rules.kinds_of_effects) and not special_cards(rules).keys() >= rules.answers_to.keys()
    if not (kinds or asking) or (rules.starter_suit_only and not another):
        return ""
    if another:
        return of_pack(rules, "special-starter", means="another-card-questions" if asking else "another-card")
    turns = rules.turns_direction or rules.reverse_skips
    acting = kinds - {"again", "gift", "rank", "card", "suit"} - (set() if turns else {"reverse"})
    if rules.starter_effects == "none" or not acting:
        return of_pack(rules, "special-starter", means="none")
    asked = kinds | ({"rank"} if "card" in kinds else set())
    but = "-and-".join(name for kind, name in (("gift", "gifts"), ("rank", "ranks")) if kind in asked)
    again = WORDS("starter-again") if kinds & set(PLAY_AGAIN) else ""
    if rules.first_player_of(0) == rules.first_direction % rules.seats:  # right after the dealer
        return paragraph(of_pack(rules, "special-starter", means=f"act-but-{but}" if but else "act"), again)
    beside = rules.first_player in ("left", "right")
    sides = rules.turns_direction and "reverse" in acting and beside
    before = of_pack(rules, "special-starter-before", but=but or "nothing")
    return paragraph(before, WORDS("reverse-starter") if sides else "", again)


def answers_to_draw_cards(rules: Table) -> str:
    """Empty when no card can be played instead of drawing."""
    if not any(answerable(rules, card) for card in draw_cards(rules)):
        return ""
    stacked = paragraph(*_stacks(rules))
    return paragraph(
        stacked, *_cancels(rules, stacked), _binds(rules), WORDS("no-other-answer", wild=yes(rules.has_wild))
    )


def _stacks(rules: Table) -> Iterator[str]:
    """How draw cards are answered, and then those that have a way of their own."""
    draws = draw_cards(rules)
    stacked = rules.stacking != "none" and any(rules.answered(card) == rules.stacking for card in draws)
    if stacked:
        one_rank = rules.stacking == "same rank" and set(draws) == set(cards_of(rank_of(draws[0]))) - set(JOKERS)
        rank = rank_name(rank_of(draws[0])) if one_rank else ""
        way = "this-rank" if rank else form(rules.stacking)
        yield of_pack(rules, "stack", way=way, rank=rank, seats=rules.seats, adds=yes(rules.penalties_add_up))
    for way in STACKING:
        apart = [card for card in draws if rules.answered(card) == way]
        if apart and way != rules.stacking:
            cards = together(apart, rules.jokers_held)
            adds = "no" if stacked else "yes" if rules.penalties_add_up else "newest"
            yield of_pack(rules, "stack-apart", way=form(way), cards=cards, adds=adds, seats=rules.seats)


def _cancels(rules: Table, stacked: str) -> Iterator[str]:
    """The cards that cancel any debt, and those that cancel the debt of one rank out of several, rank by rank.

    ``stacked``: what else may be played instead of drawing.
    """
    draws, cancelling = draw_cards(rules), [card for card in rules.one_pack if card in rules.cancelling]
    of_all = [card for card in cancelling if all(rules.cancels_debt(card, top) for top in draws)]
    if of_all:
        yield WORDS("cancel", cards=any_of(of_all, rules.jokers_held), stacking=yes(stacked))
    for rank in dict.fromkeys(map(rank_of, draws)):
        limited = [card for card in cancelling if card not in of_all and rules.ranks_cancelled.get(card) == rank]
        if limited:
            cards = any_of(limited, rules.jokers_held)
            yield WORDS("cancel-one-rank", cards=cards, rank=plural(rank), also=yes(stacked or of_all))
    if not rules.leaving_suit.isdisjoint(rules.one_pack):
        yield of_pack(rules, "cancel-leaves-suit")


def _binds(rules: Table) -> str:
    """A wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")."""
    draws = draw_cards(rules)
    if not any(binds(rules, card, top) for card in draws for top in draws):
        return ""
    jokers, others = [card for card in draws if card in JOKERS], [card for card in draws if card not in JOKERS]
    free = any(may_answer(rules, card, top) for card in jokers for top in others)
    apart = any(may_answer(rules, card, top) and not binds(rules, card, top) for top in jokers for card in others)
    return of_pack(
        rules, "answer-suit", rank=yes(rules.rank_on_wild), jokers=yes(free), apart=yes(apart), **joker(rules)
    )
