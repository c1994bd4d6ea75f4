"""The cards in the rulebook: those that are wild, what special ones do, and the last resort that may be a bluff."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.core.cards import EVERY_RANK, JOKERS, Card, Rank, any_of, one_of, plural, rank_name, rank_of, together
from engine.core.packs.french import MARRIED
from engine.core.rule import cards_named
from engine.shedding.card_tables import STACKING
from engine.shedding.deal import wild_may_begin
from engine.shedding.effect_kinds import PLAY_AGAIN, Effect
from engine.shedding.matching import answerable, binds, may_answer, skip_answers
from engine.shedding.several import takes_suit_along
from engine.shedding.table import Table
from engine.words import Words, and_listed, or_listed

WORDS = Words("engine.shedding.language.rulebook")


def say(table: Table, key: str, /, **values: str | int) -> str:
    """A message that is about the pack, the seats or what fits at a table."""
    pack, partners, fits, cover = table.kind_of_pack, yes(table.partnered), form(table.matching), form(table.cover)
    usual = {"pack": pack.key, "joker": one_of([pack.joker_rank]), "partners": partners, "fits": fits, "cover": cover}
    return WORDS(key, **{"seats": table.seats, **usual, **values})


def paragraph(*sentences: str) -> str:
    """Sentences on one subject. Empty ones say nothing."""
    return " ".join(filter(None, sentences))


def yes(fact: object) -> str:
    """A fact as a message takes it."""
    return "yes" if fact else "no"


def form(value: str) -> str:
    """A way to play a rule as a message takes it."""
    return value.replace(" ", "-")


def of_ranks(table: Table, ranks: Collection[Rank]) -> str:
    """Several ranks in words. Ranks that the pack does not have are left out, jokers too."""
    return and_listed([plural(rank) for rank in EVERY_RANK if rank in ranks and table.has_rank(rank)])


def special_cards(table: Table) -> dict[Card, Effect]:
    return {card: table.effect_of[card] for card in table.one_pack if card in table.effect_of}


def draw_cards(table: Table) -> list[Card]:
    return [card for card in special_cards(table) if card in table.making_draw]


def wild_ranks(table: Table) -> tuple[Rank, ...]:
    """The ranks that are wild for everyone."""
    return (*table.wild_in_pack, *([table.kind_of_pack.joker_rank] if table.jokers_held else []))


def free_cards(table: Table) -> list[Card]:
    """The cards that go on any card without picking a suit. Wild ones are none: they have words of their own."""
    wild = wild_ranks(table)
    return [card for card in table.free.intersection(table.one_pack) if rank_of(card) not in wild]


def in_one_play(table: Table) -> list[tuple[Card, ...]]:
    """The special cards that can be in one play together, with the number of copies."""
    special = special_cards(table)
    loose = [card for card in special if card not in JOKERS and rank_of(card) not in table.last_resort]
    suits = [tuple(card for card in loose if card[1] == suit) for suit in table.suits]
    plays: list[tuple[Card, ...]] = [(card,) for card in special]
    if table.marriage:
        plays += [tuple(rank + suit for rank in MARRIED if rank + suit in special) for suit in table.suits]
    if table.groups in ("equal ranks", "chains"):
        plays += [tuple(card for card in special if rank_of(card) == rank) * table.packs for rank in EVERY_RANK]
    if table.answers_to:
        asked = frozenset(table.answers_to).union(*table.answers_to.values())
        plays.append(tuple(card for card in special if card in asked))
    if table.groups == "chains":
        return [*plays, tuple(loose) * table.packs]
    if table.groups == "runs":
        plays += suits
    return plays + [cards * table.packs for cards in suits if any(takes_suit_along(table, card) for card in cards)]


def wild_lines(table: Table) -> list[str]:
    if not table.has_wild:
        return [WORDS("none-wild")]
    if table.wild_in_pack and table.wild_when != "any time":
        jokers = of_ranks(table, [table.kind_of_pack.joker_rank])
        jokers_too = WORDS("wild-jokers-too", cards=jokers) if jokers else ""
        for_all = paragraph(say(table, "wild-if-matching", cards=of_ranks(table, table.wild)), jokers_too)
    else:
        apart, ranks = table.kept_apart.intersection(table.one_pack), wild_ranks(table)
        none = all(
            card in apart for card in table.one_pack if rank_of(card) in ranks
        )  # no wild card goes on those apart
        but = together(apart, table.jokers_held)
        for_all = WORDS("wild-cards", cards=of_ranks(table, ranks), apart=yes(none), but=but) if ranks else ""
    return [paragraph(for_all, _own_wild(table)), _naming(table), _wild_starter(table)]


def _own_wild(table: Table) -> str:
    """Each score at which a rank is wild is named where a short pack lacks some."""
    if not table.own_wild:
        return ""
    matching, every = yes(table.wild_when != "any time"), table.kind_of_pack.ranks
    highest = min(table.deal, len(every))
    if highest == table.deal and table.ranks[:highest] == every[:highest]:
        rank, lowest = plural(every[table.deal - 1]), plural(every[0])
        return say(table, "wild-by-score", rank=rank, deal=table.deal, lowest=lowest, matching=matching)
    scores = [score for score in range(highest, 0, -1) if every[score - 1] in table.ranks]
    ranks = and_listed([WORDS("rank-at", rank=plural(every[score - 1]), score=score) for score in scores])
    return say(table, "wild-by-score-short", ranks=ranks, matching=matching)


def _naming(table: Table) -> str:
    not_on_wild = "" if table.wild_on_wild else say(table, "no-wild-on-wild")
    if not table.suits_match:
        return paragraph(say(table, "no-pick"), say(table, "after-joker") if table.jokers_held else "", not_on_wild)
    naming = table.naming if table.names_suits else "any suit"
    # how a wild card is followed (source: S3, "The next card played must either be a card of that suit")
    only_wild = table.own_wild and not table.rank_on_wild
    apart = not table.wild_on_wild or table.kept_apart >= cards_named(table.wild_in_pack)
    if table.wild_when == "when it matches":
        ways = f"suit-{'own-rank' if only_wild else 'rank'}{'-joker' if table.jokers_held else ''}"
    elif table.own_wild:
        ways = "suit-own" if only_wild else "suit-rank-own"
    else:
        ways = "suit" if apart and len(table.wild_in_pack) == 1 and not table.jokers_held else "suit-wild"
    return paragraph(
        say(table, "pick", naming=form(naming)),
        say(table, "pick-with-joker") if table.jokers_held and naming != "any suit" else "",
        say(table, "after-wild", ways=ways),
        WORDS("free-after-wild") if free_cards(table) else "",
        not_on_wild,
    )


def _wild_starter(table: Table) -> str:
    """A Joker is told apart where other wild cards count as their printed suit."""
    if not table.suits_match or table.first_card in ("any", "clubs"):
        return ""
    asked = "dealer names" if table.first_card == "of the dealer" else table.wild_starter
    if not table.names_suits and asked in {"another card", "own suit"}:
        return say(table, "only-joker-starter")
    by_print = table.naming == "own suit" and table.names_suits and asked in {"dealer names", "blind"}
    means = "own suit" if by_print else asked
    own = "dealer" if table.own_wild and table.goal == "countdown by rounds" else "all"
    joker = say(table, "joker-starter", means=form(asked)) if table.jokers_held and means == "own suit" else ""
    return paragraph(say(table, "wild-starter", whose=own, means=form(means)), joker)


# What special cards do

UNCOUNTED = ("reverse", "rank", "card", "again", "suit")  # effects whose number means nothing
ONCE = ("again", "suit")  # effects that several cards in one play have no more often than one
# Effects that a starter doesn't have, and how a message names them where it has the others
NOT_OF_A_STARTER = {"gift": "gifts", "rank": "ranks", "card": "ranks", "again": "", "suit": ""}


class Special(NamedTuple):
    """Cards of the pack that do the same."""

    table: Table
    effect: Effect
    cards: list[Card]

    @property
    def acting(self) -> list[Card]:
        """Those that do it at this table."""
        table, kind = self.table, self.effect.kind
        if kind == "suit":
            return [card for card in self.cards if takes_suit_along(table, card)]
        turns = table.turns_direction or table.reverse_skips
        idle = (kind == "reverse" and not turns) or (kind == "rank" and not table.ranks_to_ask)
        return [] if idle else self.cards

    def say(self, key: str, **values: str | int) -> str:
        cards = together(self.cards, self.table.jokers_held)
        return say(self.table, key, **{"cards": cards, "count": self.effect.count, **values})


def _skips(special: Special) -> str:
    table, count = special.table, special.effect.count
    one_misses_all = table.skips_add_up or count == 1
    if not table.skip_stacking:
        how = "all" if count >= table.seats else "again" if table.seats == 2 else "others"
    elif any(_skip_is_answered(table, card) for card in special.cards):
        how = "answered" if one_misses_all else "answered-each"
    else:
        how = "missed" if one_misses_all else "others"
    return special.say("skips", how=how)


def _line(special: Special) -> str:
    """Say what some cards do. Sources: S3, "The Ace of spades allows the player to give one card"; linked-variants.md,
    1.6 "dump_suit".
    """
    table, cards, kind = special.table, special.cards, special.effect.kind
    match kind:
        case "skip":
            line = _skips(special)
        case "reverse":
            how = "reverses" if table.turns_direction else "skips" if table.reverse_skips else "nothing"
            line = special.say("reverses", how=how)
        case "draw" | "draw back":
            answered, after = yes(any(answerable(table, card) for card in cards)), form(table.after_penalty)
            line = special.say("draws" if kind == "draw" else "draws-back", after=after, answered=answered)
        case "gift":
            last, card = table.winning_card_acts or not table.hand_ends_round, together(cards, table.jokers_held)
            as_last = special.say("gave-as-last", cards=len(cards), card=card) if last else ""
            line = paragraph(special.say("gives-one" if table.seats == 2 else "gives-all"), WORDS("given-all"), as_last)
        case "rank" | "card":
            asked = table.ranks_to_ask if kind == "rank" else table.ranks_of_every_suit
            key = f"asks-{kind}" if asked else f"asks-no-{kind}"
            line = special.say(key, ranks=or_listed(list(map(plural, asked))))
        case "all draw again":
            line = paragraph(special.say("all-draw"), say(table, "then-again"))
        case "suit":
            able = together(special.acting, table.jokers_held)
            unable = together(set(cards).difference(special.acting), table.jokers_held)
            takes = special.say("takes-suit", cards=able) if able else ""
            line = paragraph(takes, WORDS("takes-none", cards=unable) if unable else "")
        case _:  # by the message of their kind
            line = special.say(form(kind))
    return line


def by_effect(table: Table) -> list[Special]:
    """The special cards of the pack by what they do, in the order in which the rules list that."""
    alike = {effect: Effect(effect.kind) if effect.kind in UNCOUNTED else effect for _, effect in table.effects}
    having: dict[Effect, list[Card]] = {effect: [] for effect in alike.values()}
    for card, effect in special_cards(table).items():
        having[alike[effect]].append(card)
    return [Special(table, effect, cards) for effect, cards in having.items() if cards]


def special_lines(table: Table, base: Table) -> list[str]:
    """Special cards in the order in which the rules list them, and cards that are special in the base game only."""
    special = special_cards(table)
    plain = [card for card in special_cards(base) if card not in special and card in table.one_pack]
    any_suit = base.again_in_suit and table.suits_match and table.has_effect(*PLAY_AGAIN)
    again = say(table, "again-in-suit") if table.again_in_suit else WORDS("again-any-suit") if any_suit else ""
    skips, answers = [card for card in special if card in table.skipping] if table.skip_stacking else [], ""
    if any(_skip_is_answered(table, card) for card in skips):
        rank = rank_of(skips[0])  # source: J28-ls, "8 answerable by 8, loser misses as many turns as eights"
        one = set(skips) == {card for card in table.one_pack if rank_of(card) == rank}
        several, adds = yes(table.groups_ranks or table.dumps_suits), yes(table.skips_add_up)
        answers = say(table, "stack-skips", one=yes(one), rank=rank_name(rank), adds=adds, several=several)
    return [
        *map(_line, by_effect(table)),
        "" if special else WORDS("none-special", wild=yes(table.has_wild)),
        WORDS("plain-here", cards=together(plain, table.jokers_held)) if special and plain else "",
        again,
        _answers_to_draw_cards(table),
        answers,
        WORDS("wild-and-special") if not table.ever_wild.isdisjoint(special) else "",
        _starter(table),
    ]


def _skip_is_answered(table: Table, card: Card) -> bool:
    return not skip_answers(table, card).isdisjoint(table.other_cards(card))


def _starter(table: Table) -> str:
    """Say what a special starter does. Cards wild for everyone that can't start the pile are none."""
    if table.first_card == "of the dealer":
        ranks = yes(table.has_effect("rank"))
        return say(table, "dealers-starter", ranks=ranks) if table.kinds_of_effects - {"rank", "suit"} else ""
    special, wild, another = special_cards(table), wild_ranks(table), table.starter_effects == "another card"
    may_start = {card for card in special if rank_of(card) not in wild or wild_may_begin(table, card)}
    kinds = {special[card].kind for card in may_start}
    asking = another and bool(special) and not special.keys() >= table.answers_to.keys()
    if not (kinds or asking) or table.first_card != "turned up" or (table.starter_suit_only and not another):
        return ""
    if another:
        return say(table, "special-starter", means="another-card-questions" if asking else "another-card")
    turns = table.turns_direction or table.reverse_skips
    acting = {kind for kind in kinds - NOT_OF_A_STARTER.keys() if kind != "reverse" or turns}
    if table.starter_effects == "none" or not acting:
        return say(table, "special-starter", means="none")
    but = "-and-".join(sorted({NOT_OF_A_STARTER.get(kind, "") for kind in kinds} - {""}))
    again = WORDS("starter-again") if kinds & set(PLAY_AGAIN) else ""
    if table.first_player_of(0) == table.first_direction % table.seats:  # right after the dealer
        return paragraph(say(table, "special-starter", means=f"act-but-{but}" if but else "act"), again)
    sides = table.turns_direction and "reverse" in acting and table.first_player in ("left", "right")
    before = say(table, "special-starter-before", but=but or "nothing")
    return paragraph(before, WORDS("reverse-starter") if sides else "", again)


def _answers_to_draw_cards(table: Table) -> str:
    """The plays instead of drawing for a draw card. Empty if there are none."""
    draws = draw_cards(table)
    if not any(answerable(table, card) for card in draws):
        return ""
    stacked, bound, no_other = list[str](), "", WORDS("no-other-answer", wild=yes(table.has_wild))
    if table.stacking != "none" and any(table.answered[card] == table.stacking for card in draws):
        one_rank = table.stacking == "same rank" and set(draws) == cards_named([rank_of(draws[0])]) - set(JOKERS)
        rank = rank_name(rank_of(draws[0])) if one_rank else ""
        way = "this-rank" if rank else form(table.stacking)
        stacked.append(say(table, "stack", way=way, rank=rank, adds=yes(table.penalties_add_up)))
    adds = "no" if stacked else "yes" if table.penalties_add_up else "newest"
    for own_way in STACKING:  # draw cards that are answered in a way of their own
        own = [card for card in draws if table.answered[card] == own_way != table.stacking]
        if own:
            cards = together(own, table.jokers_held)
            stacked.append(say(table, "stack-apart", way=form(own_way), cards=cards, adds=adds))
    # a wild draw card binds the answer to its suit (source: S3, "Wild / Draw Two")
    if any(binds(table, card, top) for card in draws for top in draws):
        jokers, others = [card for card in draws if card in JOKERS], [card for card in draws if card not in JOKERS]
        free = any(may_answer(table, card, top) for card in jokers for top in others)
        apart = any(may_answer(table, card, top) and not binds(table, card, top) for top in jokers for card in others)
        bound = say(table, "answer-suit", rank=yes(table.rank_on_wild), jokers=yes(free), apart=yes(apart))
    return paragraph(*stacked, *_cancels(table, draws, bool(stacked)), bound, no_other)


def _cancels(table: Table, draws: list[Card], stacked: bool) -> Iterator[str]:
    """The cards that cancel any debt, and those that cancel the debt of one rank out of several, rank by rank."""
    cancelling = [card for card in table.one_pack if card in table.cancelling]
    of_all = [card for card in cancelling if all(table.cancels_debt(card, top) for top in draws)]
    if of_all:
        yield WORDS("cancel", cards=any_of(of_all, table.jokers_held), stacking=yes(stacked))
    for rank in dict.fromkeys(map(rank_of, draws)):
        limited = [card for card in cancelling if card not in of_all and table.ranks_cancelled.get(card) == rank]
        if limited:
            cards = any_of(limited, table.jokers_held)
            yield WORDS("cancel-one-rank", cards=cards, rank=plural(rank), also=yes(stacked or of_all))
    if not table.leaving_suit.isdisjoint(table.one_pack):
        yield say(table, "cancel-leaves-suit")


def bluffing_lines(table: Table) -> list[str]:
    """Source: S3, "When a joker is played, the next player can challenge"."""
    if not table.bluffing:
        return []
    resort = list(filter(table.has_rank, table.last_resort))
    asking = table.questions_cost and any(rank_of(card) in resort for card in table.answers_to)
    challenge = say(table, "challenge", cards=one_of(resort)), WORDS("challenge-no-question") if asking else ""
    # the costs of a bluff and of a wrong challenge
    more, draws = table.challenge_penalty, draw_cards(table)
    cards = [card for card in table.one_pack if rank_of(card) in table.last_resort]
    cancels = any(table.cancels_debt(card, top) for card in cards for top in draws)
    # a caught bluff also pays the debt that the card cancelled, or whose place it took
    cancelled = yes(cancels or (not table.penalties_add_up and not set(cards).isdisjoint(draws)))
    owed = {table.effect_of[card].count if card in draws else 0 for card in cards}
    ways = {table.stacking, *map(table.answered.__getitem__, draws)}
    adds_up = ways != {"none"} or table.groups in ("equal ranks", "chains")
    if len(owed) == 1 and (owed == {0} or not adds_up):
        (count,) = owed
        caught = WORDS("bluff-caught", count=count or more, cancelled=cancelled)
        wrong = WORDS("bluff-not", count=count + more)
    else:
        caught = say(table, "bluff-caught-open", least=more if 0 in owed else "none", cancelled=cancelled)
        wrong = WORDS("bluff-not-open", more=more)
    return [paragraph(*challenge), paragraph(WORDS("bluff", cards=one_of(resort)), caught, wrong)]
