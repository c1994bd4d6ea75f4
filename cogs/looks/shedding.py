"""The shedding games: the pictures of their table and hands, what the hand is asked, and what came of its moves."""

from collections.abc import Sequence
from itertools import groupby, takewhile

from cogs.discord.page import Picture
from cogs.looks.look import Added, EventTypes, PlayedLast, hand_shown, table_shown
from cogs.looks.shedding_table import SheddingTable, first_suit, forgetful, is_open, way
from cogs.pictures.faces import card_sprite
from cogs.pictures.felt import CARD_RAMPS, CardStyle
from cogs.pictures.hand import hand_picture as picture_of_hand
from cogs.pictures.table import PILE_SHOWN, table_picture as picture_of_table, top_picture
from engine.core.actions import Draw, Guess, Pass, Play, Say
from engine.core.cards import (
    PACK_OF_SUIT,
    Card,
    asked_for,
    in_order,
    listed,
    plural,
    rank_name,
    rank_of,
    short,
    spoken,
    suit_name,
    suit_of,
)
from engine.core.match import AnyEvent, TookBack
from engine.core.rule import rank_of_name
from engine.shedding.chapters import UNTIL_ABLE
from engine.shedding.deal import PickingDirection
from engine.shedding.events import (
    DealerBegan,
    Dealt,
    DebtGrew,
    Drew,
    MissedTurn,
    Played,
    Skipped,
    SkipsGrew,
    StarterTurned,
    TurnCame,
)
from engine.shedding.matching import after_drawing, draws_now
from engine.shedding.mechanics.bluffs import Challenged, Doubt, TakenBack
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.mechanics.hidden_rules import CATALOGUE, Guessed, Spoke, TalkOver, hidden, phrase
from engine.shedding.mechanics.rule_making import Adding, added as rules_added, sentence
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.shedding.restrictions import has_better
from engine.shedding.rules import Rules
from engine.shedding.several import is_unanswered
from engine.words import Words, and_listed, or_listed
from model.tables.naming import names
from model.tables.table import Table

WORDS = Words(__name__)


class SheddingLook(SheddingTable):
    """The words and pictures of the shedding games."""

    events = EventTypes(deals=(Dealt,), shows=(Challenged, TakenBack), asks=(DebtGrew, SkipsGrew))
    style = CardStyle(card_sprite, CARD_RAMPS)

    # The rules

    def cards(self, rules: Rules) -> tuple[Card, ...]:
        return rules.table.every_card

    def spelling(self, rules: Rules) -> str:
        return WORDS("spelling", pack=rules.table.kind_of_pack.key)

    def aim(self, rules: Rules) -> str:
        if rules.table.counts_rounds and not rules.rounds_to_play:
            return WORDS("aim-rounds-won", number=rules.rounds_to_win)
        if rules.goal == "round" and rules.rounds_to_play:
            return WORDS("aim-rounds", number=rules.rounds_to_play)
        if rules.knocks_out:
            return WORDS("aim-knockout", when=_when_out(rules), target=rules.target)
        if rules.goal == "round":
            return WORDS("aim", goal="round", target=rules.target)
        return WORDS("aim", goal="countdown", target=rules.deal)

    def goal(self, rules: Rules) -> str:
        if rules.goal != "round":
            return WORDS("goal-countdown", target=rules.deal)
        if rules.table.counts_rounds and rules.counted == "nothing":
            return WORDS("goal-single")
        if rules.table.counts_rounds:
            key = "goal-most-rounds" if rules.rounds_to_play else "goal-rounds"
            return WORDS(key, count=rules.rounds_to_play or rules.rounds_to_win)
        if rules.knocks_out:
            return WORDS("goal-knockout", when=_when_out(rules), target=rules.target)
        best, tie = "highest" if rules.collects else "lowest", "shared" if rules.table.shares_a_tie else "another-round"
        ends = {"rounds": rules.rounds_to_play, "target": rules.target}
        if rules.table.bonus and rules.collects:
            return WORDS("goal-round-and-bonus", best=best, count=rules.table.bonus, tie=tie, **ends)
        return WORDS("goal-round", best=best, tie=tie, **ends)

    # Pictures

    def table_picture(self, view: SheddingView, names: Sequence[str]) -> Picture:
        alt, (suit, rank, direction) = _piles_in_words(view), _signs(view)
        if direction:
            alt = WORDS("table-alt-way", alt=alt, way=way(view))
        shown = view.pile[-PILE_SHOWN:], len(view.stock), suit, rank, direction
        return table_shown(view, names, [alt], picture_of_table, *shown)

    def top_picture(self, view: SheddingView) -> Picture | None:
        if view.phase != "play" or not view.pile:
            return None
        suit, rank, _ = _signs(view)
        return Picture("top", _piles_in_words(view), top_picture, (view.pile[-1], suit, rank))

    def hand_picture(self, view: SheddingSeatView) -> Picture | None:
        choosing = (view.on_turn and view.pending is None) or bool(view.options.cards)
        return hand_shown(view, picture_of_hand, WORDS, choosing=choosing)

    # The hand

    def hand_line(self, view: SheddingSeatView) -> str:
        if view.hand != in_order(view.hand):  # it is sorted by rank
            return WORDS("hand", count=len(view.hand), held=listed(view.hand))
        suits = []
        for suit, cards in groupby(view.hand, key=suit_of):
            if suit:
                ranks = ", ".join(rank_name(rank_of(card)) for card in cards)
                suits.append(WORDS("held", suit=suit_name(suit), ranks=ranks))
            else:
                suits.append(WORDS("held-jokers", cards=listed(tuple(cards))))
        # In one line, as one that changes is heard as a whole.
        return WORDS("hand", count=len(view.hand), held=" ".join(suits))

    def asked(self, table: Table, view: SheddingSeatView) -> str:
        if view.pending is not None:
            return self._asked_between(table, view)
        if view.skips:
            return WORDS("your-turn-skip", count=view.turns_to_miss(), answer="yes" if view.options.cards else "no")
        if view.debt:
            draws = WORDS("your-turn-draw-penalty", count=view.debt)
            return self._asked_to_answer(table, view) if view.options.cards else draws
        if view.drawn:
            return WORDS(_after_drawing(view), cards=listed(view.seen_drawn))
        stuck = "pass" if Pass() in view.options.actions else "nothing"
        if view.covering:
            able = "your-turn-again-or-draw" if Draw() in view.options.actions else "your-turn-again"
            return WORDS(able if view.options.cards else f"your-turn-again-{stuck}")
        return WORDS("your-turn" if view.options.cards else f"your-turn-{stuck}")

    def _asked_between(self, table: Table, view: SheddingSeatView) -> str:
        """Ask for a step between plays: a suit, a direction, a gift, or whether a play was a bluff."""
        match view.pending:
            case Giving(to=to, begun=begun):
                gift = WORDS("give-next" if begun else "give", to=names(table)[to[0]])
                others = and_listed([names(table)[seat] for seat in to[1:]])
                return f"{gift} {WORDS('then-each' if to[2:] else 'then-one', names=others)}" if others else gift
            case PickingDirection():
                return WORDS("pick-direction")
            case Doubt() as doubt:
                return self._asked_to_challenge(table, view, doubt)
        return WORDS("pick-first")

    def _asked_to_challenge(self, table: Table, view: SheddingSeatView, doubt: Doubt) -> str:
        """Say what may be a bluff and when it is one, and the costs of letting it stand and of a challenge."""
        player, penalty, cards = names(table)[doubt.player], view.rules.challenge_penalty, listed(doubt.cards)
        played = WORDS("doubt", player=player, cards=cards)
        if doubt.before.rank is not None and not doubt.before.debt:
            played = WORDS("doubt-rank", player=player, cards=cards, **asked_for(doubt.before.rank))
        elif doubt.before.suit in PACK_OF_SUIT:
            played = WORDS("doubt-suit", player=player, cards=cards, suit=suit_name(doubt.before.suit))
        lines = [
            played,
            WORDS("bluff-is", player=player),
            *([WORDS("stakes-stand", count=view.debt)] if view.debt else []),
            WORDS("stakes-right", player=player, count=view.debt or penalty),
            WORDS("stakes-wrong", count=view.debt + penalty),
        ]
        return "\n".join(lines)

    def _asked_to_answer(self, table: Table, view: SheddingSeatView) -> str:
        """Say what the cards that answer a draw penalty do, if all do the same."""
        rules, top, cards = view.rules, view.pile[-1], view.options.cards
        cancel = [rules.table.cancels_debt(card, top) for card in cards]
        added = {rules.table.effect_of[card].count if card in rules.table.making_draw else 0 for card in cards}
        more = view.debt + max(added)
        alike = "more" if len(added) == 1 and not any(cancel) else "other"
        answer = "cancel" if all(cancel) and not any(added) else alike
        following = names(table)[view.seat_after(view.seat)]
        answers = or_listed(list(map(short, dict.fromkeys(cards))))
        return WORDS("your-turn-penalty", count=view.debt, cards=answers, answer=answer, more=more, next=following)

    def asks_for_card(self, view: SheddingSeatView) -> bool:
        # A player who gives cards away, picks a suit or is asked about a bluff plays no card.
        return view.pending is None

    def label(self, view: SheddingSeatView, action: Draw | Pass | Play) -> str:
        if isinstance(action, Pass):
            return WORDS("miss-turn", count=view.turns_to_miss()) if view.skips else ""
        if isinstance(action, Play):
            return ""
        if view.debt:
            after = "on" if view.rules.table.after_penalty == "play on" else "over"
            return WORDS("draw-count", count=view.debt, after=after)
        if draws_now(view) == UNTIL_ABLE:
            return WORDS("draw-one" if view.options.cards else "draw-until")
        ends = after_drawing(view) == "turn ends" and len(view.drawn) + 1 >= draws_now(view)
        return WORDS("draw-and-end" if ends else "draw-one")

    def marked(self, view: SheddingSeatView, cards: tuple[Card, ...], play: str) -> str:
        """Mark a play that would be a bluff, or a question without its answer."""
        if is_unanswered(view, view.seat, cards):
            return WORDS("unanswered", play=play)
        if not view.rules.bluffing or rank_of(cards[0]) not in view.rules.last_resort:
            return play
        left = list(view.hand)
        for card in cards:
            left.remove(card)
        return WORDS("bluff", play=play) if has_better(view, view.seat, tuple(left)) else play

    def gives_to(self, view: SheddingSeatView) -> int | None:
        return view.pending.to[0] if isinstance(view.pending, Giving) else None

    # For those who listen

    def besides(self, table: Table, view: SheddingSeatView) -> list[str]:
        """Tell what is due, who forgot a word, who comes after the player to move, and the draw pile."""
        called, told = names(table), []
        if not view.on_turn:  # the question tells the player to move
            must_draw = "must-draw" if view.pending is None else "draws-if"
            owed = {must_draw: view.debt, "must-miss": view.turns_to_miss()}
            told += [WORDS(key, name=called[view.turn], count=count) for key, count in owed.items() if count]
        forgot = [seat for seat in forgetful(view) if seat != view.seat]
        for seat in forgot:
            word, costs = self.to_say(view, view.counts[seat]), view.rules.call_penalty
            told.append(WORDS("forgot", name=called[seat], word=word, count=costs))
        for seat in view.others(view.seat):
            if seat not in forgot:
                told += [WORDS("noted", name=called[seat], note=note) for note in self.last_notes(view, seat)]
        if view.rules.seats > 2:
            after = view.seat_after(view.turn)
            told.append(WORDS("next-player.you" if after == view.seat else "next-player", name=called[after]))
        return [*told, self.stock(view)]

    def now(self, table: Table, view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
        """Tell who plays again, what hidden rules cost the player, and right after a guess which others they know."""
        told = []
        if _plays_again(view, events):
            told = [WORDS("again.you" if view.on_turn else "again", name=names(table)[view.turn])]
        told += _judged(events, view.seat)
        own = [each for each in events if getattr(each, "seat", None) == view.seat and not isinstance(each, Drew)]
        guess = own[-1] if own else None
        if isinstance(guess, Guessed):
            manners = [each.manner for each in hidden(view).rules]
            told += [WORDS("known", rule=each.text) for each in manners if each and each != guess.manner]
            told.append(WORDS("unknown", count=manners.count(None)))
        return told

    # Events

    def plays_after(self, event: AnyEvent, plays: list[PlayedLast]) -> list[PlayedLast]:
        if isinstance(event, Played):
            return [*plays, (event.seat, event.cards[-1])]
        return plays[:-1] if isinstance(event, TakenBack | TookBack) else plays

    def onto_pile(self, event: AnyEvent) -> int:
        if isinstance(event, StarterTurned | DealerBegan):
            return 1
        if isinstance(event, Played):
            return len(event.cards)
        return -len(event.cards) if isinstance(event, TakenBack | TookBack) else 0

    # Rules that players add, and hidden ones

    def offered(self, view: SheddingSeatView) -> list[str]:
        pending = view.pending
        if not isinstance(pending, Adding):
            return []
        said = [sentence(offer.rule, getattr(view.rules, offer.rule), offer.value) for offer in pending.offers]
        return said + [manner.text for manner in pending.manners if manner]

    def added(self, view: SheddingView) -> list[Added]:
        openly = [
            Added(each.seat, each.round, sentence(each.rule, each.before, each.value)) for each in rules_added(view)
        ]
        secret = [
            Added(each.author, each.round, each.manner.text if each.manner else "") for each in hidden(view).rules
        ]
        return [*openly, *secret]

    def phrases(self, view: SheddingSeatView) -> list[tuple[str, str]]:
        return [(each.phrase, phrase(each.phrase)) for each in view.may_say(view.seat) if isinstance(each, Say)]

    def guesses(self, view: SheddingSeatView) -> list[tuple[int, str]]:
        return [(each.rule, CATALOGUE[each.rule].text) for each in view.may_say(view.seat) if isinstance(each, Guess)]


def _when_out(rules: Rules) -> str:
    """Return when a player is out of the match, as the catalogues know it."""
    if rules.knockout == "highest hand":
        return "hand"
    return "over" if rules.table.exact_target else "target"


def _piles_in_words(view: SheddingView) -> str:
    rank = _signs(view)[1]
    card, count = spoken(view.pile[-1]) if view.pile else "", len(view.stock)
    if not view.pile:
        return WORDS("table-alt-no-card", count=count, suit=first_suit(view))
    if view.rank is not None:
        asked = plural(view.rank) if view.rank == rank else spoken(view.rank)
        key = "table-alt-rank" if view.rank == rank else "table-alt-card"
        return WORDS(key, card=card, count=count, ranks=asked)
    if is_open(view):
        return WORDS("table-alt-open", card=card, count=count)
    if view.suit is None:
        return WORDS("table-alt", card=card, count=count)
    pack = view.rules.table.kind_of_pack.key
    return WORDS("table-alt-suit", card=card, count=count, suit=suit_name(view.suit), pack=pack)


def _signs(view: SheddingView) -> tuple[str | None, str | None, int | None]:
    """Return the suit and the rank in force, and the direction where it means something. A single card shows both."""
    rank = None if view.rank is None else rank_of_name(view.rank)
    suit = view.suit if view.suit in PACK_OF_SUIT and view.rank is None else None
    if view.rank and view.rank != rank:
        suit = suit_of(view.rank)
    return suit, rank, view.direction if view.rules.seats > 2 else None


def _after_drawing(view: SheddingSeatView) -> str:
    """Return the key of the question about the cards that were drawn."""
    draws, passes = Draw() in view.options.actions, Pass() in view.options.actions
    if draws and passes:
        return "drew-draw-or-keep" if view.options.cards else "drew-and-draw-or-keep"
    if not view.options.cards:
        return "drew-and-draw" if draws else "drew-and-keep"
    if passes:
        return "drew-or-keep"
    return "drew-or-draw" if draws else "drew-and-play"


def _plays_again(view: SheddingSeatView, events: Sequence[AnyEvent]) -> bool:
    """Return whether it is still the turn of the player who moved, as the others missed theirs."""
    came = [place for place, each in enumerate(events) if isinstance(each, TurnCame)]
    before = list(takewhile(lambda each: not isinstance(each, Played), reversed(events[: came[-1]]))) if came else []
    played = came[-1] - len(before) - 1 if came else -1
    if played < 0 or view.phase != "play" or not any(isinstance(each, Skipped | MissedTurn) for each in before):
        return False
    return {each.seat for each in (*before, events[played]) if isinstance(each, Played | TurnCame)} == {view.turn}


def _judged(events: Sequence[AnyEvent], seat: int) -> list[str]:
    """Tell what the last move of a seat cost, where rules are hidden: nothing, or why it may have cost cards.

    Nothing once the seat speaks or guesses again, as a guess may cost a penalty itself.
    """
    moved = max(
        (place for place, each in enumerate(events) if isinstance(each, TalkOver) and each.seat == seat), default=0
    )
    if not moved or any(isinstance(each, Spoke | Guessed) and each.seat == seat for each in events[moved:]):
        return []
    turn = list(takewhile(lambda each: not isinstance(each, TurnCame), reversed(events[:moved])))
    last = turn[0] if turn else None
    guessed_wrong = any(isinstance(each, Guessed) for each in turn[1:2])  # that is what it was for
    fined = isinstance(last, Drew) and last.reason == "manners" and not guessed_wrong
    said = any(isinstance(each, Spoke) for each in turn)
    return [WORDS("penalty", said="yes" if said else "no") if fined else WORDS("no-penalty")]
