"""Who plays, with which pack, how it is dealt and who begins."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.core.cards import Card, Rank, Suit
from engine.core.packs.french import FRENCH
from engine.core.packs.pack import Pack
from engine.core.packs.whot import WHOT_PACK
from engine.core.rule import choice, number, switch
from engine.core.ruleset import SEATS, FirstDealer, NextDealer, Ruleset, sides_for
from engine.shedding.rules.chapters import TABLE
from engine.shedding.rules.choices import Deals, FirstCard, FirstPlayer, Goal, Growth, PackKind, PlayDirection

STOCK_SHARE = 3  # after the deal, at least one card in this many is in the stock
PACKS, JOKERS_OF_A_PACK, DEALS = range(1, 7), range(3), range(1, 14)
KINDS_OF_PACK: dict[PackKind, Pack] = {PackKind.FRENCH: FRENCH, PackKind.WHOT: WHOT_PACK}


def _can_be_short(rules: "TableRules") -> bool:
    return len(rules.kind_of_pack.sizes) > 1


def _can_add_jokers(rules: "TableRules") -> bool:
    return not rules.kind_of_pack.copies


def goes_for_the_round(rules: "TableRules") -> bool:
    """An empty hand wins a round, and nothing is counted down."""
    return rules.goal == Goal.ROUND


def _deals_again(rules: "TableRules") -> bool:
    return rules.goal != Goal.COUNTDOWN


def _may_deal_fewer(rules: "TableRules") -> bool:
    return goes_for_the_round(rules) and rules.deal > 1


def _may_play_on(rules: "TableRules") -> bool:
    return goes_for_the_round(rules) and not rules.partnered and rules.seats > 2


def _may_begin_otherwise(rules: "TableRules") -> bool:
    """A dealer who is dealt a single card would go out with it before anyone else plays."""
    return goes_for_the_round(rules) and rules.deal > 1 and rules.deals == Deals.SAME


def turns_up_starter(rules: "TableRules") -> bool:
    """The first card of a round comes from the stock."""
    return rules.first_card == FirstCard.TURNED_UP or not _may_begin_otherwise(rules)


def _picks_first_player(rules: "TableRules") -> bool:
    """A dealer who plays the first card is followed by the next player."""
    return turns_up_starter(rules) or rules.first_card != FirstCard.OF_THE_DEALER


def _has_directions(rules: "TableRules") -> bool:
    return rules.seats > 2


@dataclass(frozen=True)
class TableRules(Ruleset):
    """The chapter about table and deal."""

    seats: int = number(4, TABLE, allowed=SEATS)
    sides: int = number(
        0,
        TABLE,
        allowed=(0, 2, 3, 4),
        offered_beside=lambda rules: (0, *sides_for(rules.seats)),
        when=goes_for_the_round,
    )
    packs: int = number(1, TABLE, allowed=PACKS)
    pack_kind: PackKind = choice(PackKind.FRENCH, TABLE)
    pack_size: int = number(FRENCH.size, TABLE, allowed=tuple(sorted(FRENCH.sizes)), when=_can_be_short)
    jokers: int = number(0, TABLE, allowed=JOKERS_OF_A_PACK, when=_can_add_jokers)
    deal: int = number(5, TABLE, allowed=DEALS)
    deals: Deals = choice(Deals.SAME, TABLE, when=_may_deal_fewer)
    goal: Goal = choice(Goal.ROUND, TABLE)
    play_on: bool = switch(False, TABLE, when=_may_play_on)
    first_dealer: FirstDealer = choice(FirstDealer.CHANCE, TABLE)
    next_dealer: NextDealer = choice(NextDealer.LEFT, TABLE, when=_deals_again)
    first_card: FirstCard = choice(FirstCard.TURNED_UP, TABLE, when=_may_begin_otherwise)
    first_player: FirstPlayer = choice(FirstPlayer.LEFT, TABLE, when=_picks_first_player)
    play_direction: PlayDirection = choice(PlayDirection.CLOCKWISE, TABLE, when=_has_directions)
    grows: Growth = choice(Growth.NOT, TABLE, when=_deals_again)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        return self.kind_of_pack.made(self.packs, self.jokers, self.pack_size)

    @cached_property
    def one_pack(self) -> tuple[Card, ...]:
        return self.kind_of_pack.made(1, self.jokers, self.pack_size)

    @cached_property
    def kind_of_pack(self) -> Pack:
        return KINDS_OF_PACK[self.pack_kind]

    @cached_property
    def every_card(self) -> tuple[Card, ...]:
        """The different cards of its kind of pack, also those that a short pack lacks."""
        return self.kind_of_pack.cards

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        return self.kind_of_pack.suits

    @cached_property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of the pack, besides jokers."""
        return self.kind_of_pack.ranks_of(self.pack_size)

    @cached_property
    def jokers_held(self) -> tuple[Card, ...]:
        return tuple(card for card in self.kind_of_pack.jokers if card in self.one_pack)

    def has_rank(self, rank: Rank) -> bool:
        """True if the pack has cards of a rank, which may be that of jokers."""
        return rank in self.ranks or (rank == self.kind_of_pack.joker_rank and bool(self.jokers_held))

    def other_cards(self, top: Card) -> frozenset[Card]:
        """The different cards of the packs that hands can hold while this one is on top of the pile."""
        return frozenset(self.pack) - frozenset([top] if self.pack.count(top) == 1 else [])

    @property
    def cards(self) -> int:
        return len(self.pack)

    @property
    def stock_after_deal(self) -> int:
        return self.cards - self.deal * self.seats

    @property
    def drawn_for_deal(self) -> tuple[Card, ...]:
        return self.plain_pack

    @property
    def plain_pack(self) -> tuple[Card, ...]:
        """The cards of one pack that have a suit."""
        return self.kind_of_pack.plain(self.pack_size)

    @property
    def changing_deals(self) -> bool:
        return self.deals != Deals.SAME and _may_deal_fewer(self)

    @property
    def in_rounds(self) -> bool:
        return self.goal != Goal.COUNTDOWN

    @property
    def hands_to_win(self) -> int:
        """How many hands must be played out to win: those of a side, or one for each card counted down."""
        if self.plays_on:
            return self.seats - 1
        return len(self.partners[0]) if self.goal == Goal.ROUND else self.deal

    @property
    def sides_in_play(self) -> int:
        return self.sides if self.sides and self.goal == Goal.ROUND else self.seats

    @cached_property
    def opens_with(self) -> FirstCard:
        """What begins the discard pile, where that is not ruled out."""
        return FirstCard.TURNED_UP if turns_up_starter(self) else self.first_card

    @property
    def dealer_begins(self) -> bool:
        return self.opens_with == FirstCard.OF_THE_DEALER

    @cached_property
    def first_suit(self) -> Suit | None:
        """The suit of which each player's first card of a round must be: clubs, or the last one of another pack."""
        return self.suits[-1] if self.opens_with == FirstCard.CLUBS else None

    @cached_property
    def first_direction(self) -> int:
        """The direction of play when a round begins: 1 is clockwise, -1 counterclockwise."""
        return -1 if self.play_direction == PlayDirection.COUNTERCLOCKWISE and self.seats > 2 else 1

    @cached_property
    def picks_direction(self) -> bool:
        """True if the first player of a round picks the direction. Clockwise is how it is dealt until then."""
        return self.play_direction == PlayDirection.FIRST_PLAYER_PICKS and _has_directions(self)

    @property
    def deal_passes(self) -> int:
        return self.first_direction

    def first_player_of(self, dealer: int, *, turned: bool = False, out: tuple[int, ...] = ()) -> int:
        """The seat that begins a round, which is none of those that are ``out`` of the match.

        ``turned``: a starter has reversed the direction, and so the dealer's side.
        """
        side = {FirstPlayer.LEFT: 1, FirstPlayer.RIGHT: -1}.get(self.first_player, 0)
        step = -side if turned else side
        first = (dealer + step) % self.seats
        while first in out:
            first = (first + step) % self.seats
        return first

    @cached_property
    def winner_begins(self) -> bool:
        return self.first_player == FirstPlayer.WINNER

    @property
    def last_deals(self) -> bool:
        """True if the player who was last in a round deals the next one."""
        return self.next_dealer == NextDealer.LAST and _deals_again(self)

    @cached_property
    def turns_direction(self) -> bool:
        return self.seats > 2

    @property
    def is_growing(self) -> bool:
        return self.grows != Growth.NOT and _deals_again(self)

    @cached_property
    def hides(self) -> bool:
        return self.is_growing and self.grows == Growth.HIDDEN

    @cached_property
    def plays_on(self) -> bool:
        """True if the round goes on after the first empty hand, until one seat is left with cards."""
        return self.play_on and _may_play_on(self)

    @cached_property
    def empty_hands_wait(self) -> bool:
        """True if a seat with an empty hand is passed over, as the round goes on without it."""
        return self.partnered or self.plays_on or self.knocks_out

    @cached_property
    def hand_ends_round(self) -> bool:
        return not (self.partnered or self.plays_on or self.goal == Goal.COUNTDOWN)

    def following(self, changes: Mapping[str, object]) -> dict[str, object]:
        """The changes, with more packs for a larger hand. Packs that were changed as well stay as they are."""
        deal, jokers = changes.get("deal", self.deal), changes.get("jokers", self.jokers)
        size, kind = changes.get("pack_size", self.pack_size), changes.get("pack_kind", self.pack_kind)
        if "packs" in changes or changes.keys().isdisjoint({"deal", "jokers", "pack_size", "pack_kind"}):
            return dict(changes)
        if not isinstance(deal, int) or not isinstance(jokers, int) or not isinstance(size, int):
            return dict(changes)
        if (
            deal not in DEALS
            or jokers not in JOKERS_OF_A_PACK
            or size not in FRENCH.sizes
            or kind not in list(PackKind)
        ):
            return dict(changes)  # no number of packs would be enough
        one = len(KINDS_OF_PACK[PackKind(str(kind))].made(1, jokers, size))
        return {**changes, "packs": max(self.packs, packs_for(self.seats, deal, size=one))}


def packs_for(seats: int, deal: int, jokers: int = 0, size: int = FRENCH.size) -> int:
    """The fewest packs that leave a third of the cards in the stock (source: rulings.md, "Second pack")."""
    packs, pack = 1, size + jokers
    while (pack * packs - seats * deal) * STOCK_SHARE < pack * packs:
        packs += 1
    return packs
