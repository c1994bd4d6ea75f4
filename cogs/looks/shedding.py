"""The hand in words: what the player holds, and what they are asked.

How the shedding games look: the pictures of their table and hands, and all that is said beside them."""

from collections.abc import Sequence
from itertools import groupby, takewhile

from cogs.discord.page import Picture
from cogs.looks import shedding_table as table
from cogs.looks import shedding_table as table_words
from cogs.looks.look import Added, Board, Look, hand_shown, seated, with_seats
from cogs.looks.shedding_table import offered, to_take
from cogs.pictures.hand import hand_picture as picture_of_hand
from cogs.pictures.hand import warm_up
from cogs.pictures.lobby import lobby_picture
from cogs.pictures.table import PILE_SHOWN, top_picture
from cogs.pictures.table import table_picture as picture_of_table
from cogs.pictures.win import win_picture
from engine.core.actions import Draw, Pass
from engine.core.cards import (
    PACK_OF_SUIT,
    Card,
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
from engine.shedding.mechanics.bluffs import Challenged, TakenBack
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.mechanics.hidden_rules import CATALOGUE, Guessed, Spoke, TalkOver, hidden, phrase
from engine.shedding.mechanics.rule_making import added as rules_added
from engine.shedding.mechanics.rule_making import sentence
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.shedding.restrictions import has_better
from engine.shedding.rules import Rules
from engine.shedding.several import is_unanswered
from engine.words import Words, or_listed
from model.tables.naming import names
from model.tables.table import Table

WORDS = Words(__name__)


def hand_line(view: SheddingSeatView) -> str:
    if view.hand != in_order(view.hand):  # it is sorted by rank
        return WORDS("hand", count=len(view.hand), held=listed(view.hand))
    suits = [(suit, tuple(held)) for suit, held in groupby(view.hand, key=suit_of)]
    # In one line, as one that changes is heard as a whole.
    return WORDS("hand", count=len(view.hand), held=" ".join(_heard(*each) for each in suits))


def _heard(suit: str | None, held: tuple[Card, ...]) -> str:
    if not suit:
        return WORDS("held-jokers", cards=listed(held))
    return WORDS("held", suit=suit_name(suit), ranks=", ".join(rank_name(rank_of(card)) for card in held))


def asked(table: Table, view: SheddingSeatView) -> str:
    if view.pending is not None:
        return to_take(table, view)
    if view.skips:
        return WORDS("your-turn-skip", count=view.turns_to_miss(), answer="yes" if view.options.cards else "no")
    if view.debt:
        return _penalty(table, view) if view.options.cards else WORDS("your-turn-draw-penalty", count=view.debt)
    if view.drawn:
        return WORDS(_after_drawing(view), cards=listed(view.seen_drawn))
    if view.covering:
        return WORDS(_to_cover(view))
    able = "pass" if Pass() in view.options.actions else "nothing"
    return WORDS("your-turn" if view.options.cards else f"your-turn-{able}")


def _penalty(table: Table, view: SheddingSeatView) -> str:
    """What the cards that answer a draw penalty do, if all do the same."""
    rules, top, cards = view.rules, view.pile[-1], view.options.cards
    cancel = [rules.table.cancels_debt(card, top) for card in cards]
    added = {rules.table.effect_of[card].count if rules.table.makes_draw(card) else 0 for card in cards}
    more = view.debt + max(added)
    answer = "cancel" if all(cancel) and not any(added) else "more" if len(added) == 1 and not any(cancel) else "other"
    following = names(table)[view.seat_after(view.seat)]
    answers = or_listed(list(map(short, dict.fromkeys(cards))))
    return WORDS("your-turn-penalty", count=view.debt, cards=answers, answer=answer, more=more, next=following)


def besides(table: Table, view: SheddingSeatView) -> list[str]:
    """What is due, who forgot a word, who comes after the player to move and the draw pile."""
    forgot = [seat for seat in table_words.forgetful(view) if seat != view.seat]
    costs = view.rules.call_penalty
    silent = [
        WORDS("forgot", name=names(table)[seat], word=table_words.to_say(view, view.counts[seat]), count=costs)
        for seat in forgot
    ]
    after = view.seat_after(view.turn)
    key = "next-player.you" if after == view.seat else "next-player"
    following = [WORDS(key, name=names(table)[after])] if view.rules.seats > 2 else []
    said = [
        WORDS("noted", name=names(table)[seat], note=note)
        for seat in view.others(view.seat)
        if seat not in forgot
        for note in table_words.last_notes(view, seat)
    ]
    return [*_due(table, view), *silent, *said, *following, table_words.stock(view)]


def _due(table: Table, view: SheddingSeatView) -> list[str]:
    """What the player to move must draw or miss. Their question tells themselves."""
    owed = {"must-draw" if view.pending is None else "draws-if": view.debt, "must-miss": view.turns_to_miss()}
    waiting_for = names(table)[view.turn]
    return [] if view.on_turn else [WORDS(key, name=waiting_for, count=count) for key, count in owed.items() if count]


def now(table: Table, view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
    """What came of the latest moves: who plays again, what hidden rules cost the player, and how many they know."""
    return [*_plays_again(table, view, events), *_judged(events, view.seat), *_still_hidden(view, events)]


def _plays_again(table: Table, view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
    """Whose turn it still is, as the others missed theirs."""
    came = [place for place, each in enumerate(events) if isinstance(each, TurnCame)]
    before = list(takewhile(lambda each: not isinstance(each, Played), reversed(events[: came[-1]]))) if came else []
    played = came[-1] - len(before) - 1 if came else -1
    if played < 0 or view.phase != "play" or not any(isinstance(each, Skipped | MissedTurn) for each in before):
        return []
    asked = {each.seat for each in (*before, events[played]) if isinstance(each, Played | TurnCame)}
    if asked != {view.turn}:
        return []
    return [WORDS("again.you" if view.on_turn else "again", name=names(table)[view.turn])]


def _still_hidden(view: SheddingSeatView, events: Sequence[AnyEvent]) -> list[str]:
    """Which other rules the player knows and how many they don't, right after a guess."""
    own = [each for each in events if getattr(each, "seat", None) == view.seat and not isinstance(each, Drew)]
    guess = own[-1] if own else None
    if not isinstance(guess, Guessed):
        return []
    known = [each.manner.text for each in hidden(view).rules if each.manner and each.manner != guess.manner]
    unknown = sum(each.manner is None for each in hidden(view).rules)
    return [*(WORDS("known", rule=rule) for rule in known), WORDS("unknown", count=unknown)]


def _judged(events: Sequence[AnyEvent], seat: int) -> list[str]:
    """What the last move of a seat cost, where rules are hidden: nothing, or why it may have cost cards.

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


def _to_cover(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if view.options.cards:
        return "your-turn-again-or-draw" if Draw() in actions else "your-turn-again"
    return "your-turn-again-pass" if Pass() in actions else "your-turn-again-nothing"


def _after_drawing(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if Draw() in actions and Pass() in actions:
        return "drew-draw-or-keep" if view.options.cards else "drew-and-draw-or-keep"
    if not view.options.cards:
        return "drew-and-draw" if Draw() in actions else "drew-and-keep"
    if Pass() in actions:
        return "drew-or-keep"
    return "drew-or-draw" if Draw() in actions else "drew-and-play"


def marked(view: SheddingSeatView, cards: tuple[Card, ...], play: str) -> str:
    """A play, with a word if it would be a bluff or a question without its answer."""
    if is_unanswered(view, view.seat, cards):
        return WORDS("unanswered", play=play)
    return WORDS("bluff", play=play) if _is_bluff(view, cards) else play


def _is_bluff(view: SheddingSeatView, cards: tuple[Card, ...]) -> bool:
    """Whether the player holds another card that fits."""
    if not view.rules.bluffing or rank_of(cards[0]) not in view.rules.last_resort:
        return False
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    return has_better(view, view.seat, tuple(left))


def gives_to(view: SheddingSeatView) -> int | None:
    return view.pending.to[0] if isinstance(view.pending, Giving) else None


def drawing(view: SheddingSeatView) -> str:
    if view.debt:
        return WORDS(
            "draw-count", count=view.debt, after="on" if view.rules.table.after_penalty == "play on" else "over"
        )
    if draws_now(view) == UNTIL_ABLE:
        return WORDS("draw-one" if view.options.cards else "draw-until")
    ends = after_drawing(view) == "turn ends" and len(view.drawn) + 1 >= draws_now(view)
    return WORDS("draw-and-end" if ends else "draw-one")


def aim(rules: Rules) -> str:
    if rules.table.counts_rounds and not rules.rounds_to_play:
        return WORDS("aim-rounds-won", number=rules.rounds_to_win)
    if rules.goal == "round" and rules.rounds_to_play:
        return WORDS("aim-rounds", number=rules.rounds_to_play)
    if rules.knocks_out:
        return WORDS("aim-knockout", when=_when_out(rules), target=rules.target)
    if rules.goal == "round":
        return WORDS("aim", goal="round", target=rules.target)
    return WORDS("aim", goal="countdown", target=rules.deal)


def goal(rules: Rules) -> str:
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


def _when_out(rules: Rules) -> str:
    """When a player is out of the match, as the catalogues know it."""
    if rules.knockout == "highest hand":
        return "hand"
    return "over" if rules.table.exact_target else "target"


# Pictures


def table_picture(view: SheddingView, names: Sequence[str]) -> Picture:
    alt, (suit, rank, direction) = _piles_in_words(view), _signs(view)
    if direction:
        alt = WORDS("table-alt-way", alt=alt, way=table.way(view))
    seats = seated(view, names)
    shown = view.pile[-PILE_SHOWN:], len(view.stock), suit, rank, direction, seats
    return Picture("table", with_seats(alt, seats), picture_of_table, shown)


def top_shown(view: SheddingView) -> Picture | None:
    if view.phase != "play" or not view.pile:
        return None
    suit, rank, _ = _signs(view)
    return Picture("top", _piles_in_words(view), top_picture, (view.pile[-1], suit, rank))


def _piles_in_words(view: SheddingView) -> str:
    rank = _signs(view)[1]
    card, count = spoken(view.pile[-1]) if view.pile else "", len(view.stock)
    if not view.pile:
        return WORDS("table-alt-no-card", count=count, suit=table.first_suit(view))
    if view.rank is not None:
        asked = plural(view.rank) if view.rank == rank else spoken(view.rank)
        key = "table-alt-rank" if view.rank == rank else "table-alt-card"
        return WORDS(key, card=card, count=count, ranks=asked)
    if table.is_open(view):
        return WORDS("table-alt-open", card=card, count=count)
    if view.suit is None:
        return WORDS("table-alt", card=card, count=count)
    return WORDS(
        "table-alt-suit", card=card, count=count, suit=suit_name(view.suit), pack=view.rules.table.kind_of_pack.key
    )


def hand_picture(view: SheddingSeatView) -> Picture | None:
    choosing = (view.on_turn and view.pending is None) or bool(view.options.cards)
    return hand_shown(view, picture_of_hand, WORDS, choosing=choosing)


def board(view: SheddingView) -> Board:
    suit, rank, direction = _signs(view)
    return {"suit": suit, "rank": rank, "direction": direction}


def _signs(view: SheddingView) -> tuple[str | None, str | None, int | None]:
    """The suit and the rank in force, and the direction where it means something. A single card shows both."""
    rank = None if view.rank is None else rank_of_name(view.rank)
    suit = view.suit if view.suit in PACK_OF_SUIT and view.rank is None else None
    return (
        suit_of(view.rank) if view.rank and view.rank != rank else suit,
        rank,
        view.direction if view.rules.seats > 2 else None,
    )


# Rules that were added, and events


def added(view: SheddingView) -> list[Added]:
    """Each rule that was added, as far as it may be known."""
    secret = [Added(each.author, each.round, each.manner.text if each.manner else "") for each in hidden(view).rules]
    openly = [Added(each.seat, each.round, sentence(each.rule, each.before, each.value)) for each in rules_added(view)]
    return [*openly, *secret]


def onto_pile(event: AnyEvent) -> int:
    if isinstance(event, StarterTurned | DealerBegan):
        return 1
    if isinstance(event, Played):
        return len(event.cards)
    return -len(event.cards) if isinstance(event, TakenBack | TookBack) else 0


SHEDDING = Look[Rules, SheddingView, SheddingSeatView](
    rules=Rules,
    cards=lambda rules: rules.table.every_card,
    spelling=lambda rules: WORDS("spelling", pack=rules.table.kind_of_pack.key),
    aim=aim,
    goal=goal,
    warm_up=warm_up,
    table_picture=table_picture,
    middle=table.middle,
    unseen=table.unseen,
    seen=table.seen,
    doing=table.doing,
    notes=table.notes,
    last_notes=table.last_notes,
    buttons=table.buttons,
    top=table.top,
    below_pile=table.below_pile,
    onto_pile=onto_pile,
    marked=marked,
    to_say=table.to_say,
    offered=offered,
    added=added,
    phrases=lambda view: [(each, phrase(each)) for each in view.options.phrases],
    guesses=lambda view: [(number, CATALOGUE[number].text) for number in view.options.guesses],
    final_score=table.final_score,
    # In a blocked round no one goes out, even if the lowest hand wins it.
    winning_card=lambda view: short(view.pile[-1]) if view.sheet and view.sheet[-1].how == "out" else "",
    played=lambda event: (event.seat, event.cards[-1]) if isinstance(event, Played) else None,
    takes_back=lambda event: isinstance(event, TakenBack | TookBack),
    lobby_picture=lobby_picture,
    win_picture=win_picture,
    hand_picture=hand_picture,
    top_picture=top_shown,
    hand_line=hand_line,
    asked=asked,
    # A player who gives cards away, picks a suit or is asked about a bluff plays no card.
    asks_for_card=lambda view: view.pending is None,
    drawing=drawing,
    gives_to=gives_to,
    besides=besides,
    shouting=table.shouting,
    now=now,
    stands=lambda event: isinstance(event, DebtGrew | SkipsGrew),
    passing=lambda view: WORDS("miss-turn", count=view.turns_to_miss()) if view.skips else "",
    begins=lambda event: isinstance(event, Dealt),
    shown=lambda event: isinstance(event, Challenged | TakenBack),  # what cards came back, or for what
    board=board,
)
