"""The rules in force at a table, under the names that they have as house rules, and what play looks up by them.

A rule that does not apply (see ``engine.core.rule.Rule.when``) has its neutral value here. So play, bots and the
rulebook ask for ``table.jump_in`` alone, whatever the host of the table once picked.
"""

from collections.abc import Collection, Iterable
from functools import cached_property

from engine.core.cards import OF_SUIT, Card, Rank, cards_of, rank_of, suit_of
from engine.core.packs import Pack
from engine.core.packs.french import FRENCH
from engine.core.packs.whot import WHOT_PACK
from engine.core.rule import AnyRule, by_card, cards_named
from engine.core.ruleset import Sides
from engine.shedding.card_tables import PIPS, Stacking
from engine.shedding.chapters import AS_MANY_AS_LIKED, Chapters, PackKind
from engine.shedding.effect_kinds import AT_ONCE, DRAW_CARDS, HAND_CHANGES, REACHES_OTHERS, Effect

KINDS_OF_PACK: dict[PackKind, Pack] = {"french": FRENCH, "whot": WHOT_PACK}


class DealTable(Sides, Chapters):
    """The pack, the seats, and how a round begins and may end."""

    reading: int  # how a match understands the rules: see ``engine.core.ruleset.READINGS``

    def look_up_first(self) -> None:
        """Values of rules that always apply, so that each ``when`` may ask for them."""
        self.kind_of_pack = KINDS_OF_PACK[self.pack_kind]
        self.every_card = self.kind_of_pack.cards  # the different ones, also those that a short pack lacks
        self.suits = self.kind_of_pack.suits
        self.suits_match = self.matching != "next rank"  # where they don't, no suit is picked
        self.effect_of: dict[Card, Effect] = by_card(self.effects)  # a single card outranks its rank
        self.making_draw = frozenset(card for card, effect in self.effect_of.items() if effect.kind in DRAW_CARDS)
        self.kept_apart, self.never_last = cards_named(self.apart), cards_named(self.not_last)
        self.groups_ranks, self.chains_ranks = self.groups != "none", self.groups in ("runs", "chains")
        self.call_opens = self.call in ("to go out", "announced")
        # the word without which no one goes out is said at one card, so that this one goes by itself
        self.opens_at_one = self.call == "to go out" and self.reading >= 6
        scoring = self.scoring if self.goal == "round" else ""  # nothing is scored in a countdown
        self.counts_rounds, self.hands_cost = scoring == "rounds", scoring in ("penalty", "collect")
        self.scores_own_cards, self.collects = scoring == "penalty", scoring in ("collect", "rounds")

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All cards in play, in order."""
        return self.kind_of_pack.made(self.packs, self.jokers, self.pack_size)

    @cached_property
    def one_pack(self) -> tuple[Card, ...]:
        return self.kind_of_pack.made(1, self.jokers, self.pack_size)

    @cached_property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack, besides jokers."""
        return self.kind_of_pack.sizes.get(self.pack_size, self.kind_of_pack.ranks)

    @cached_property
    def jokers_held(self) -> tuple[Card, ...]:
        return tuple(card for card in self.kind_of_pack.jokers if card in self.one_pack)

    def has_rank(self, rank: Rank) -> bool:
        """True if the pack has cards of a rank, which may be that of jokers."""
        return rank in self.ranks or (rank == self.kind_of_pack.joker_rank and bool(self.jokers_held))

    def cards_listed(self, names: Iterable[str]) -> frozenset[Card]:
        return cards_named(names).intersection(self.pack)

    @cached_property
    def held(self) -> frozenset[Card]:
        return frozenset(self.pack)

    def first_player_of(self, dealer: int, *, turned: bool = False, out: tuple[int, ...] = ()) -> int:
        """The seat that begins a round, which is none of those that are ``out`` of the match.

        ``turned``: a starter has reversed the direction, and so the dealer's side.
        """
        step = {"left": 1, "right": -1}.get(self.first_player, 0) * (-1 if turned else 1)
        first = (dealer + step) % self.seats
        while first in out:
            first = (first + step) % self.seats
        return first

    @cached_property
    def knocks_out(self) -> bool:
        return self.knockout != "none" and self.may_knock_out

    @property
    def may_knock_out(self) -> bool:
        return self.scores_own_cards and not self.rounds_to_play and not self.partnered

    @cached_property
    def hand_ends_round(self) -> bool:
        return not (self.partnered or self.play_on or self.goal == "countdown")

    @property
    def goes_to_the_target(self) -> bool:
        by_hand = self.may_knock_out and self.knockout == "highest hand"
        return self.hands_cost and not self.rounds_to_play and not by_hand


class CardTable(DealTable):
    """The properties of cards."""

    def look_up(self) -> None:
        """Values for play. No ``when`` of a rule may ask for them: they are there once all rules are settled."""
        self.turns_direction, self.reverse_skips = self.seats > 2, self.two_player_reverse == "skip"
        self.off_with = by_card(self.points_off)  # points off a seat's total when it goes out with a card
        # the factor on the cost of the cards when a seat goes out with one of these
        factors = ((2, self.doubling), (3, self.tripling))
        self.times = {card: times for times, ranks in factors for rank in ranks for card in cards_of(rank)}
        self.opening = cards_named(self.open_cards)
        self.free = cards_named(self.free_cards)  # they pick no suit, unless they are wild
        self.cancelling = cards_named(self.cancels)
        self.leaving_suit = self.cancelling if self.cancels_leave_suit else frozenset[Card]()
        self.ranks_cancelled = by_card(self.cancels_only)
        self.skipping = self.cards_with("skip", "reverse") if self.reverse_skips else self.cards_with("skip")
        self.hurting = self.cards_with("draw", "skip")
        self.changing_hands = self.cards_with(*HAND_CHANGES)
        self.giving, self.draws_at_once = self.has_effect("gift"), self.has_effect(*AT_ONCE)
        # how many cards each other seat may get for each of these
        self.gifts = {card: effect.count for card, effect in self.effect_of.items() if effect.kind == "gift"}
        # nothing comes of these but that they are on top: they have no effect and are no last resort
        self.plain = frozenset(self.every_card).difference(self.effect_of, *map(cards_of, self.last_resort))
        self.cost_of = PIPS | by_card(self.costs)
        self.price_of = self.cost_of if self.goal == "round" else dict.fromkeys(self.cost_of, 0)  # in the end
        several = self.held if self.packs > 1 else self.kind_of_pack.jokers if self.kind_of_pack.copies > 1 else ()
        self.single = self.held.difference(several)  # the cards of which the packs have one
        # nothing comes of the cards of a rank that can be asked for
        special = set(map(rank_of, self.held.intersection((*self.effect_of, *self.opening))))
        self.ranks_to_ask = tuple(rank for rank in self.ranks if rank not in special and rank not in self.wild)
        in_every_suit = (rank for rank in self.ranks_to_ask if self.held.issuperset(map(rank.__add__, self.suits)))
        self.ranks_of_every_suit = tuple(in_every_suit)  # of the cards that can be asked for by rank and suit
        self.asking_card = self.cards_with("card") if self.ranks_of_every_suit else frozenset[Card]()
        self.asking = self.asking_card.union(self.cards_with("rank") if self.ranks_to_ask else ())
        # the cards that are wild for a seat whose score makes none so
        jokers, wild = self.kind_of_pack.jokers, self.wild
        self.wild_cards = frozenset(jokers).union(card for card in self.every_card if rank_of(card) in wild)
        # the ranks and the cards that are wild for a player with a score that makes a rank wild, besides jokers
        own = {self.kind_of_pack.ranks.index(rank) + 1: rank for rank in self.ranks if self.own_wild}
        # source: S3, "Each player's current score determines"
        self.wild_by_score = {score: (*self.wild, rank) for score, rank in own.items()}
        self.wild_cards_by_score = {score: self.wild_cards.union(cards_of(rank)) for score, rank in own.items()}
        of_scores = [cards for score, cards in self.wild_cards_by_score.items() if score <= self.deal]
        self.ever_wild = self.wild_cards.union(*of_scores)  # a score starts at the number of cards dealt and falls
        # those that may change the suit or the rank in force, of any seat
        self.picking_for_all = self.wild_cards.union(self.asking, self.leaving_suit)
        self.picking = self.picking_for_all.union(*self.wild_cards_by_score.values())

    def other_cards(self, top: Card) -> frozenset[Card]:
        """The different cards of the packs that hands can hold while this one is on top of the pile."""
        return self.held - {top} if top in self.single else self.held

    @cached_property
    def kinds_of_effects(self) -> frozenset[str]:
        """Those that a card of the pack has."""
        return frozenset(effect.kind for card, effect in self.effect_of.items() if card in self.held)

    def has_effect(self, *kinds: str) -> bool:
        return not self.kinds_of_effects.isdisjoint(kinds)

    def cards_with(self, *kinds: str) -> frozenset[Card]:
        """The cards that have one of these effects, in the pack or not."""
        return frozenset(card for card, effect in self.effect_of.items() if effect.kind in kinds)

    @cached_property
    def worth_last(self) -> dict[Card, tuple[int, int]]:
        """The gain of going out with each card: the points it takes off, and its multiplier."""
        return {card: (self.off_with.get(card, 0), self.times.get(card, 1)) for card in self.every_card}

    # Matching

    @cached_property
    def ranks_that_fit(self) -> dict[Rank, frozenset[Rank]]:
        """By the rank of the top card, those that fit on it in any suit. King and Ace are next to each other."""
        every, held = self.kind_of_pack.every_rank, self.ranks
        if self.matching == "next rank":
            beside = {rank: {held[place - 1], held[(place + 1) % len(held)]} for place, rank in enumerate(held)}
            return {rank: frozenset(beside.get(rank, ())) for rank in every}
        by_rank = every if self.matching == "suit or rank" else self.still_fitting
        return {rank: frozenset(rank if rank in by_rank else ()) for rank in every}

    @cached_property
    def wild_in_pack(self) -> tuple[Rank, ...]:
        return tuple(rank for rank in self.wild if rank in self.ranks)

    @property
    def names_suits(self) -> bool:
        return bool(self.wild_in_pack) or self.own_wild

    @property
    def has_wild(self) -> bool:
        return self.names_suits or bool(self.jokers_held)

    @property
    def rank_against_suit(self) -> bool:
        """True if the same rank can be wild for one play and not for the next, or bind an answer to a suit."""
        ranks = set(map(rank_of, self.making_draw)).intersection(self.wild_in_pack)
        answered = any(self.answered[card] != "none" for rank in ranks for card in cards_of(rank))
        return self.suits_match and (self.own_wild or answered)

    @cached_property
    def answered(self) -> dict[Card, Stacking]:
        """By the card on top, which draw cards answer it."""
        own = {card: way for card, way in by_card(self.answered_by).items() if card in self.making_draw}
        return dict.fromkeys(self.every_card, self.stacking) | own

    def cancels_debt(self, card: Card, top: Card) -> bool:
        """True if a card cancels the debt of the card on top, whose rank is the debt's."""
        return card in self.cancelling and self.ranks_cancelled.get(card, "") in ("", rank_of(top))

    @cached_property
    def dumps_suits(self) -> bool:
        return self.has_effect("suit")


class Table(CardTable):
    """The rules in force at a table. Its members are built once, and shared by all matches by equal rules."""

    def __init__(self, rules: Chapters, fields: Collection[AnyRule], reading: int) -> None:
        own = self.__dict__
        own.update({rule.name: getattr(rules, rule.name) for rule in fields}, reading=reading)
        self.look_up_first()
        names = set(own)
        for rule in fields:  # in their order: what an earlier one comes to is what a later one is asked about
            own[rule.name] = rule.in_force(self)
        for name in own.keys() - names:  # looked up on the way, by rules of which some were not in force
            del own[name]
        self.look_up()

    def look_up(self) -> None:
        super().look_up()
        self.plain_pack = self.kind_of_pack.plain(self.pack_size)
        self.first_direction = -1 if self.play_direction == "counterclockwise" else 1  # 1 is clockwise
        # the suit of which each player's first card of a round must be: clubs, or the last one of another pack
        self.first_suit = self.suits[-1] if self.first_card == "clubs" else None
        self.first_cards = OF_SUIT[self.first_suit] if self.first_suit else frozenset[Card]()
        self.empty_hands_wait = self.partnered or self.play_on or self.knocks_out  # the round goes on without them
        self.draws_freely = self.draws == AS_MANY_AS_LIKED  # source: more-cousins.md 6.5, "as many as one likes"
        self.most_draws = len(self.pack) if self.draws_freely else self.draws
        self.bound = frozenset(self.answers_to if self.unanswered == "not played" else ())  # go only with another card
        decides = self.draws_freely or self.after_drawing == "turn ends" or self.hand_limit
        # a seat draws on by itself until a card fits, or as many as it may, whatever else it holds
        self.draws_on = self.draws != 1 and not decides
        self.announces = self.call == "announced"  # in the turn before going out, with one card or a few
        # the words to say, by the number of cards that a play leaves in the hand
        counts = {"none": (), "with last card": (0,), "announced": (1, 2, 3)}.get(self.call, (1,))
        second = {"at two": (2,), "at three": (3,), "going out": (0,)}.get(self.second_call, ())
        self.words_due = dict.fromkeys(counts, self.call_word) | dict.fromkeys(second, self.second_word)
        self.call_lapses = self.call_opens or self.call == "automatic"  # when anyone else acts
        self.limits_last = self.judges_last and not self.cardless  # a play by which no one goes out is refused
        # equal bests share a match that reached its target if all players settle, or if only the last one scores in a
        # round, so that nearly all are equal (source: rulings.md, "Reaching the target")
        few_score = self.reading >= 6 and self.play_on and self.scoring == "penalty"
        self.shares_a_tie = few_score or self.settlement == "among all"

    __setattr__ = object.__setattr__  # its bases are frozen dataclasses
    __hash__ = object.__hash__
    __eq__ = object.__eq__

    # Several cards

    @cached_property
    def groups_specials(self) -> bool:
        """True if several special cards can be in one play of cards that go together."""
        return self.groups in ("equal ranks", "runs", "chains") or self.dumps_suits

    @property
    def plays_several(self) -> bool:
        return self.groups_ranks or self.marriage or self.dumps_suits or bool(self.answers_to)

    # Questions, which are answered in the same play

    @cached_property
    def answers_to(self) -> dict[Card, frozenset[Card]]:
        """Of each question the cards that go on it: an answer of its suit, or another question of its suit or rank.

        A card is no question if no card of the pack could answer it. Source: more-cousins.md 6.6, "another card of the
        Ace's suit", and 6.10, "by another question".
        """
        if not self.questions:
            return {}
        listed = self.cards_listed(self.questions)
        answering = self.cards_listed(self.answers) if self.answers else self.held
        plain = answering - listed
        apart = {card: self.kept_apart if card in self.kept_apart else frozenset[Card]() for card in listed}
        # for each card of a suit, those of its suit that may go on it
        in_suit = {card: OF_SUIT[suit] - apart[card] for card in listed if (suit := suit_of(card))}
        asking = frozenset(card for card in in_suit if not plain.isdisjoint(in_suit[card]))
        of_rank = {card: asking.intersection(cards_of(rank_of(card))) - apart[card] for card in asking}
        return {card: answering & (((plain | asking) & in_suit[card]) | of_rank[card]) for card in asking}

    @cached_property
    def questions_cost(self) -> bool:
        return bool(self.answers_to) and self.unanswered == "draw one"

    # The last card

    @cached_property
    def ends_alone(self) -> bool:
        """True if the last card of a hand is played by itself where several may go in one play."""
        return self.plays_several and (self.last_alone or self.opens_at_one)

    @cached_property
    def judges_last(self) -> bool:
        """True if there is a play of cards that fit by which a hand gets empty and its player doesn't go out."""
        lacking = self.questions_cost and not self.reshuffle
        return self.ends_alone or bool(self.never_last) or self.winning_wild or lacking or self.call_opens

    @property
    def may_win_by_reaching(self) -> bool:
        """True if a card that makes others draw or get cards can be in the play by which its player goes out."""
        never = self.never_last if self.ends_alone else frozenset[Card]()
        return not self.held.isdisjoint(self.cards_with(*REACHES_OTHERS) - never)
