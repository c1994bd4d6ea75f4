"""How the shedding games look: the pictures of their table and hands, and all that is said beside them."""

from collections.abc import Sequence

from cogs.ui.components.page import Picture
from cogs.ui.looks.look import Added, Board, Look, hand_shown, seated, with_seats
from cogs.ui.looks.shedding import hand, table
from cogs.ui.looks.shedding.steps import offered
from cogs.ui.pictures.hand import hand_picture as picture_of_hand
from cogs.ui.pictures.hand import warm_up
from cogs.ui.pictures.lobby import lobby_picture
from cogs.ui.pictures.table import PILE_SHOWN, top_picture
from cogs.ui.pictures.table import table_picture as picture_of_table
from cogs.ui.pictures.win import win_picture
from engine.core.cards import PACK_OF_SUIT, plural, short, spoken, suit_name, suit_of
from engine.core.match import AnyEvent, TookBack
from engine.core.rule import rank_of_name
from engine.shedding.events import (
    DealerBegan,
    Dealt,
    DebtGrew,
    Played,
    SkipsGrew,
    StarterTurned,
)
from engine.shedding.mechanics.bluffs import Challenged, TakenBack
from engine.shedding.mechanics.hidden_rules import CATALOGUE, hidden, phrase
from engine.shedding.mechanics.rule_making import added as rules_added
from engine.shedding.mechanics.rule_making import sentence
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.shedding.rules import Rules
from engine.words import Words

WORDS = Words(__name__)


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
    marked=hand.marked,
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
    hand_line=hand.hand_line,
    asked=hand.asked,
    # A player who gives cards away, picks a suit or is asked about a bluff plays no card.
    asks_for_card=lambda view: view.pending is None,
    drawing=hand.drawing,
    gives_to=hand.gives_to,
    besides=hand.besides,
    shouting=table.shouting,
    now=hand.now,
    stands=lambda event: isinstance(event, DebtGrew | SkipsGrew),
    passing=lambda view: WORDS("miss-turn", count=view.turns_to_miss()) if view.skips else "",
    begins=lambda event: isinstance(event, Dealt),
    shown=lambda event: isinstance(event, Challenged | TakenBack),  # what cards came back, or for what
    board=board,
)
