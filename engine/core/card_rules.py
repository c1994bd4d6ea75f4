"""The rules about cards, for any kind of game whose cards have ranks: lists of ranks, and tables with a value for each
rank or single card.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.card_words import named
from engine.core.cards import EVERY_RANK, RANKED, SUITED_RANKS, Card, Rank, cards_of, rank_of
from engine.core.rule import SHARED, Rule, Rules_contra
from engine.words import Message, and_listed

Names = tuple[str, ...]  # ranks or single cards
Table = TypeVar("Table")  # a table as a rule stores it
Said = TypeVar("Said")  # the value for a card


def rank_of_name(name: str) -> Rank:
    return name if len(name) == 1 else rank_of(name)


def by_card(rows: Iterable[tuple[str, Said]]) -> dict[Card, Said]:
    """Each card with its value. A single card outranks its rank."""
    given = list(rows)
    by_rank = {card: said for name, said in given if len(name) == 1 for card in cards_of(name)}
    return by_rank | {card: said for card, said in given if len(card) > 1}


def cards_named(names: Iterable[str]) -> frozenset[Card]:
    return frozenset(by_card((name, True) for name in names))


def _wrong_names(names: Collection[str]) -> Message | None:
    """The message about names that are no card or rank, or are there twice. None when all is well."""
    if not all(name in EVERY_RANK or name in RANKED for name in names):
        return SHARED.message("no-such-card")
    return SHARED.message("listed-twice") if len(set(names)) < len(names) else None


def _listed(names: Collection[str]) -> str:
    return and_listed(list(map(named, names))) or SHARED("nothing-listed")


@dataclass(frozen=True)
class RankList(Rule[Rules_contra, tuple[Rank, ...]]):
    """A rule that lists ranks. The form ``refused`` refuses any rank that is not among ``ranks``."""

    ranks: tuple[Rank, ...] = SUITED_RANKS

    def holds(self, value: object) -> bool:
        return isinstance(value, tuple) and all(type(rank) is str for rank in value)

    def refusal(self, value: tuple[Rank, ...]) -> Message | None:
        return _wrong_names(value) if all(rank in self.ranks for rank in value) else self.message("refused")

    def words(self, value: tuple[Rank, ...]) -> str:
        return _listed(value)


@dataclass(frozen=True)
class CardTable(Rule[Rules_contra, Table], Generic[Rules_contra, Table, Said]):
    """A rule with a value for ranks or single cards."""

    @property
    def nothing(self) -> str:
        return self.say("none")

    def rows(self, table: Table) -> tuple[tuple[str, Said], ...]:
        """Each rank or card of the table with its value."""
        raise NotImplementedError

    def table(self, rows: Iterator[tuple[str, Said]]) -> Table:
        raise NotImplementedError

    def offers(self) -> Mapping[str, Said]:
        """The values an editor offers for a card, by the text that stands for each."""
        raise NotImplementedError

    def offers_for(self, rank: Rank) -> Mapping[str, Said]:
        return self.offers()

    def said(self, said: Said) -> str:
        """A value in words."""
        raise NotImplementedError

    def usual(self, card: Card) -> Said | None:
        """The value of a card that the table does not list."""
        return None

    def by_card(self, rules: Rules_contra) -> dict[Card, Said]:
        """Cards without a value are missing."""
        usual = {card: said for card in RANKED if (said := self.usual(card)) is not None}
        return usual | by_card(self.rows(self.of(rules)))

    def alike(self, rules: Rules_contra, others: Rules_contra) -> bool:
        return self.by_card(rules) == self.by_card(others)

    def changed(self, rules: Rules_contra, cards: Collection[Card], said: Said | None) -> Table:
        """The table with another value for these cards. None: they lose their value."""
        held = {card: before for card, before in self.by_card(rules).items() if card not in cards}
        if said is not None:
            held |= dict.fromkeys(cards, said)
        return self.made(held)

    def made(self, held: Mapping[Card, Said]) -> Table:
        """The table in which cards have these values, and all others none."""
        differing = {card: said for card, said in held.items() if said != self.usual(card)}
        rows: list[tuple[str, Said]] = []
        for rank in EVERY_RANK:
            cards = [(card, differing[card]) for card in cards_of(rank) if card in differing]
            alike = len(cards) == len(cards_of(rank)) and len({said for _, said in cards}) == 1
            rows += [(rank, cards[0][1])] if alike else cards
        return self.table(iter(rows))

    def refusal(self, value: Table) -> Message | None:
        return _wrong_names([name for name, _ in self.rows(value)])


@dataclass(frozen=True)
class CardList(CardTable[Rules_contra, Names, bool]):
    """A rule that lists ranks or single cards."""

    @property
    def nothing(self) -> str:
        return SHARED("off")

    def rows(self, table: Names) -> tuple[tuple[str, bool], ...]:
        return tuple((name, True) for name in table)

    def table(self, rows: Iterator[tuple[str, bool]]) -> Names:
        return tuple(name for name, _ in rows)

    def offers(self) -> Mapping[str, bool]:
        return {"0": True}

    def said(self, said: bool) -> str:
        return SHARED("on")

    def holds(self, value: object) -> bool:
        return isinstance(value, tuple) and all(type(name) is str for name in value)

    def words(self, value: Names) -> str:
        return _listed(value)
