"""The house rules of one table of a shedding game, as one frozen value. Their sentences are in ``rulebook``."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, ClassVar, Self

from engine.core.cards import Card, cards_of, rank_of
from engine.core.packs.french import FRENCH
from engine.core.rule import CardTable, RankList, rank_of_name
from engine.core.ruleset import Conflict, Remark, Ruleset, sides_for
from engine.shedding.card_tables import PIPS
from engine.shedding.chapters import GOING_OUT, LIMITS, MATCHING, SPECIAL, TO_THE_TARGET, Chapters
from engine.shedding.table import KINDS_OF_PACK, Table
from engine.words import Words

_DEAL_FROM = ("deal", "jokers", "pack_size", "pack_kind")  # the rules on how many packs there must be
STOCK_SHARE = 3  # after the deal, at least one card in this many is in the stock


@dataclass(frozen=True)
class Rules(Chapters, Ruleset):
    """The house rules of one table. Raises RulesError when they cannot be played."""

    catalogue: ClassVar[Words] = Words("engine.shedding.house_rules")
    conflicts: ClassVar[tuple[Conflict[Table], ...]] = (
        Conflict(lambda table: table.sides in sides_for(table), "no-sides"),
        Conflict(
            lambda table: table.packs >= packs_for(table.seats, table.deal, len(table.one_pack)),
            "deal-too-large",
            lambda table: {
                "seats": table.seats,
                "deal": table.deal,
                "left": max(len(table.pack) - table.deal * table.seats, 0),
                "all": len(table.pack),
            },
        ),
        Conflict(lambda table: not table.hand_limit or table.deal <= table.hand_limit in LIMITS, "hand-limit-refused"),
        Conflict(
            lambda table: {*map(rank_of, table.cards_with("gift"))}.isdisjoint(table.last_resort), "gift-of-last-resort"
        ),
        Conflict(  # each may cost a card
            lambda table: 2 * sum(map(table.answers_to.__contains__, table.pack)) <= len(table.pack),
            "too-many-questions",
        ),
        Conflict(
            lambda table: 2 * sum(map(table.kept_apart.__contains__, table.pack)) <= len(table.pack), "too-many-apart"
        ),
        Conflict(lambda table: not table.never_last.issuperset(table.pack), "no-card-last"),
        Conflict(lambda table: table.grows != "hidden" or table.pack_kind == "french", "hidden-rules-of-another-pack"),
        Conflict(lambda table: table.goal != "round" or any(map(table.cost_of.get, table.plain_pack)), "nothing-costs"),
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        table = self.table
        rounds = "nothing" if (self.rounds_to_play or self.rounds_to_win) == 1 else "rounds"
        hands = len(table.partners[0]) if self.goal == "round" else self.deal  # of a side, or one for each card less
        self.__dict__.update(
            pack=table.pack,
            sides_in_play=table.sides_in_play,
            deal_passes=table.first_direction,
            in_rounds=self.goal != "countdown",
            hands_cost=table.hands_cost,
            collects=table.collects,
            counted=rounds if table.counts_rounds else "points",
            aim="rounds_to_play" if table.rounds_to_play else "rounds_to_win" if table.counts_rounds else "target",
            knocks_out=table.knocks_out,
            hands_to_win=self.seats - 1 if table.play_on or table.knocks_out else hands,
        )

    @cached_property
    def table(self) -> Table:
        """The rules that are in force, for play to look up."""
        return Table(self, self.fields().values(), self.reading)

    @property
    def outdated(self) -> bool:
        """Before the seventh reading a winner was offered other rules to add, and other hands could be announced."""
        return super().outdated or (self.reading < 7 and (self.table.grows == "openly" or self.table.announces))

    @cached_property
    def special_cards(self) -> frozenset[Card]:
        named: set[Card] = set()
        for rule in self.fields().values():
            if rule.group in (MATCHING, SPECIAL) and rule.applies(self):
                if isinstance(rule, RankList):
                    named.update(*map(cards_of, rule.of(self)))
                elif isinstance(rule, CardTable):
                    named.update(rule.by_card(self))
        return self.table.held & named

    @cached_property
    def span(self) -> int:
        return super().span if self.goal == "round" else self.deal

    def behind(self, totals: Sequence[float]) -> float:
        """A countdown begins at the number of cards dealt and ends at 0. Seats that are out leave the others behind."""
        if self.goal != "round":
            return 1 - min(totals) / self.deal
        if self.table.knockout == "none":
            return super().behind(totals)
        left = [total for total in totals if total < self.target] or [self.target]
        return super().behind(left) if self.knockout == "at the target" else 0.0

    def dealt_in(self, number: int) -> int:
        """The number of cards for each seat in a round, counted from 1 (source: linked-variants.md, Crates).

        A round that only breaks a tie goes on with a single card (source: linked-variants.md, Ocho Locos).
        """
        deals, deal = self.table.deals, self.deal
        if deals == "down":
            breaks_tie = self.rounds_to_play != TO_THE_TARGET and number > self.rounds_to_play
            return 1 if breaks_tie else deal - (number - 1) % deal
        return deal if deals == "same" else 1 + abs(deal - 1 - (number - 1) % (2 * deal - 2))

    # What goes along with a change in an editor

    def following(self, changes: Mapping[str, object]) -> dict[str, Any]:
        """The changes, with those that follow from them. What was changed as well stays as it is."""
        followed = dict(changes)
        if "packs" not in changes and not changes.keys().isdisjoint(_DEAL_FROM):
            new: dict[str, Any] = {name: changes.get(name, getattr(self, name)) for name in _DEAL_FROM}
            if all(value in self.field(name).values for name, value in new.items()):
                # more for a larger hand, unless no number of them would be enough
                one_pack = KINDS_OF_PACK[new["pack_kind"]].made(1, new["jokers"], new["pack_size"])
                followed["packs"] = max(self.packs, packs_for(self.seats, new["deal"], len(one_pack)))
        if "second_word" not in changes and not changes.keys().isdisjoint({"second_call", "call_word"}):
            when, word = changes.get("second_call", self.second_call), changes.get("call_word", self.call_word)
            if when == "going out" and isinstance(word, str):
                followed["second_word"] = GOING_OUT.get(word, "last card")
        if "costs" not in changes:
            followed |= self._costs_for(changes.get("wild", self.wild))
        return followed

    def _costs_for(self, wild: Any) -> dict[str, object]:
        """Costs go with other wild ranks, if the wild ranks are the dear ones: nothing costs more than they do."""
        rule = self.field("wild")
        if not rule.holds(wild) or rule.refusal(wild) or not wild or set(wild) == set(self.wild):
            return {}
        cost_of = self.table.cost_of
        dear = max(cost_of[card] for card in self.table.plain_pack)
        before = [card for rank in self.wild for card in cards_of(rank)]
        if not before or not all(cost_of[card] == dear > PIPS[card] for card in before):
            return {}
        kept = (row for row in self.costs if rank_of_name(row[0]) not in {*wild, *self.wild})
        return {"costs": (*((rank, dear) for rank in wild), *kept)}

    def remarks(self, base: Self) -> tuple[Remark, ...]:
        effects = self.field("effects")
        mine, theirs = self.table.effect_of, base.table.effect_of
        newly_wild = set(self.wild).difference(base.wild)
        others = [card for card in mine if card[0] not in newly_wild or theirs.get(card) != mine[card]]
        if isinstance(effects, CardTable) and (still := effects.changed(self, others, None)):
            return (Remark(("wild", "effects"), self.catalogue("wild-still-special", cards=effects.words(still))),)
        return ()


def packs_for(seats: int, deal: int, size: int = FRENCH.size) -> int:
    """The fewest packs that leave a third of the cards in the stock (source: rulings.md, "Second pack")."""
    return -(-seats * deal * STOCK_SHARE // (size * (STOCK_SHARE - 1)))


def with_rule(rules: Rules, name: str, value: Any) -> Rules:
    """The rules with this one changed, and nothing that would follow from it in an editor. Raises RulesError."""
    return replace(rules, **{name: value})
