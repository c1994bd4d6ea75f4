"""Which cards may be played together."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.packs.french import MARRIED
from engine.core.rule import choice, switch
from engine.shedding.rules.chapters import SEVERAL
from engine.shedding.rules.chapters.drawing import DrawingRules
from engine.shedding.rules.chapters.special_cards import has_effect
from engine.shedding.rules.choices import AfterDrawing, GroupReverse, Groups


def _groups_reverses(rules: "SeveralCardsRules") -> bool:
    """Whether a play can hold several reverse cards and two of them could cancel out."""
    turns = has_effect("reverse")(rules) and (rules.turns_direction or rules.reverse_skips)
    return rules.groups_specials and turns


def _may_marry(rules: "SeveralCardsRules") -> bool:
    """Whether a King and a Queen can be married: not where they are a run anyway."""
    there = all(rank in rules.ranks and rank not in rules.last_resort for rank in MARRIED)
    return there and not rules.chains_ranks


def _marries_alone(rules: "SeveralCardsRules") -> bool:
    """Whether marriages are played, but a drawn card is otherwise played by itself."""
    return rules.marries and rules.after_drawing in (AfterDrawing.DRAWN_CARD, AfterDrawing.DRAWN_CARD_MUST)


@dataclass(frozen=True)
class SeveralCardsRules(DrawingRules):
    """The chapter about several cards at once."""

    groups: Groups = choice(Groups.NONE, SEVERAL)
    group_reverse: GroupReverse = choice(GroupReverse.EVERY_ONE, SEVERAL, when=_groups_reverses)
    marriage: bool = switch(False, SEVERAL, when=_may_marry)
    drawn_marriage: bool = switch(False, SEVERAL, when=_marries_alone)

    @cached_property
    def groups_ranks(self) -> bool:
        """Whether cards of one rank can be played together, or a run of them."""
        return self.groups != Groups.NONE

    @cached_property
    def chains_ranks(self) -> bool:
        """Whether cards of one suit can be played together that are neighbours in rank."""
        return self.groups in (Groups.RUNS, Groups.CHAINS)

    @cached_property
    def groups_specials(self) -> bool:
        """Whether several special cards can be in one play of cards that go together."""
        return self.groups in (Groups.EQUAL_RANKS, Groups.RUNS, Groups.CHAINS) or self.dumps_suits

    @cached_property
    def marries(self) -> bool:
        return self.marriage and _may_marry(self)

    @cached_property
    def drawn_marries(self) -> bool:
        return self.drawn_marriage and _marries_alone(self)
