"""How the shedding games look: the pictures of their table and hands, and all that is said beside them."""

from cogs.ui.components.page import Picture
from cogs.ui.looks.look import Added, Board, Look
from cogs.ui.looks.shedding.hand import asked, bluffs, drawing, hand_line
from cogs.ui.looks.shedding.steps import offered
from cogs.ui.looks.shedding.table import (
    below_pile,
    buttons,
    doing,
    final_score,
    is_open,
    last_notes,
    middle,
    notes,
    to_say,
    top,
    way,
)
from cogs.ui.pictures.table_and_hand import PILE_SHOWN, warm_up
from cogs.ui.pictures.table_and_hand import hand_picture as picture_of_hand
from cogs.ui.pictures.table_and_hand import table_picture as picture_of_table
from engine.core.cards import JOKERS, PACK, SUIT_NAMES, plural, short, spoken
from engine.core.events import AnyEvent
from engine.shedding.events.deal import Dealt, StarterTurned
from engine.shedding.events.drawing import Drew
from engine.shedding.events.plays import Played
from engine.shedding.mechanics.bluffs import Challenged, TakenBack
from engine.shedding.mechanics.gifts import Gave
from engine.shedding.mechanics.rule_making import said_of
from engine.shedding.rules.choices import Goal
from engine.shedding.rules.etiquette import CATALOGUE, phrase
from engine.shedding.rules.rules import Rules
from engine.shedding.view import SheddingSeatView, SheddingView
from engine.words import Words

CARDS = (*PACK, *JOKERS)

WORDS = Words(__name__)


def aim(rules: Rules) -> str:
    """How long a match lasts."""
    if rules.counts_rounds and not rules.rounds_to_play:
        return WORDS("aim-rounds-won", number=rules.rounds_to_win)
    if rules.goal == Goal.ROUND and rules.rounds_to_play:
        return WORDS("aim-rounds", number=rules.rounds_to_play)
    if rules.goal == Goal.ROUND:
        return WORDS("aim", goal="round", target=rules.target)
    return WORDS("aim", goal="countdown", target=rules.deal)


def goal(rules: Rules) -> str:
    """What ends a match, and who wins it."""
    if rules.goal != Goal.ROUND:
        return WORDS("goal-countdown", target=rules.deal)
    if rules.counts_rounds and rules.counted == "nothing":
        return WORDS("goal-single")
    if rules.counts_rounds:
        key = "goal-most-rounds" if rules.rounds_to_play else "goal-rounds"
        return WORDS(key, count=rules.rounds_to_play or rules.rounds_to_win)
    best, tie = "highest" if rules.collects else "lowest", "shared" if rules.shares_a_tie else "another-round"
    ends = {"rounds": rules.rounds_to_play, "target": rules.target}
    if rules.match_bonus and rules.collects:
        return WORDS("goal-round-and-bonus", best=best, count=rules.match_bonus, tie=tie, **ends)
    return WORDS("goal-round", best=best, tie=tie, **ends)


# Pictures


def table_picture(view: SheddingView) -> Picture:
    """The middle of the table."""
    suit, rank, direction = _signs(view)
    key, known = "table-alt", dict[str, str | float](card=spoken(view.pile[-1]), count=view.stock)
    if rank is not None:
        key, known = "table-alt-rank", known | {"ranks": plural(rank)}
    elif is_open(view):
        key = "table-alt-open"
    elif view.suit is not None:
        key, known = "table-alt-suit", known | {"suit": SUIT_NAMES[view.suit]}
    alt = WORDS(key, **known)
    if direction:
        alt = WORDS("table-alt-way", alt=alt, way=way(view))
    shown = view.pile[-PILE_SHOWN:], view.stock, suit, direction
    return Picture("table", alt, picture_of_table, (*shown, rank) if rank else shown)


def hand_picture(view: SheddingSeatView) -> Picture | None:
    """The hand as the player holds it. Playable cards stand out."""
    if not view.hand:
        return None
    choosing = (view.on_turn and view.pending is None) or bool(view.options.cards)
    alt = ", ".join(map(spoken, view.hand))
    shows = view.hand, view.options.cards if choosing else None
    return Picture("hand", WORDS("hand-alt", cards=alt)[:1024], picture_of_hand, shows)


def board(view: SheddingView) -> Board:
    """The suit or the rank in force, and the direction."""
    suit, rank, direction = _signs(view)
    return {"suit": suit, "rank": rank, "direction": direction}


def _signs(view: SheddingView) -> tuple[str | None, str | None, int | None]:
    """The suit and the rank in force, and the direction where it means something."""
    suit = view.suit if view.suit in SUIT_NAMES and view.rank is None else None
    return suit, view.rank, view.direction if view.rules.seats > 2 else None


# Rules that were added, and events


def added(view: SheddingView) -> list[Added]:
    """Each rule that was added, as far as it may be known."""
    hidden = [Added(each.author, each.round, each.manner.text if each.manner else "") for each in view.manners]
    return [*(Added(each.seat, each.round, said_of(each)) for each in view.added), *hidden]


def onto_pile(event: AnyEvent) -> int:
    """How many cards went onto the discard pile, or from it."""
    if isinstance(event, StarterTurned):
        return 1
    if isinstance(event, Played):
        return len(event.cards)
    return -len(event.cards) if isinstance(event, TakenBack) else 0


def concerns(event: AnyEvent, seat: int) -> bool:
    """Whether an event is about this seat's own cards, or about cards only it may see."""
    if isinstance(event, Gave):
        return seat in (event.seat, event.to)
    if isinstance(event, Challenged):
        return seat in (event.seat, event.player)
    return isinstance(event, Drew | Played | TakenBack) and event.seat == seat


SHEDDING = Look[Rules, SheddingView, SheddingSeatView](
    rules=Rules,
    cards=CARDS,
    spelling=WORDS("spelling"),
    aim=aim,
    goal=goal,
    warm_up=warm_up,
    table_picture=table_picture,
    middle=middle,
    doing=doing,
    notes=notes,
    last_notes=last_notes,
    buttons=buttons,
    top=top,
    below_pile=below_pile,
    onto_pile=onto_pile,
    bluffs=bluffs,
    to_say=to_say,
    offered=offered,
    added=added,
    phrases=lambda view: [(each, phrase(each)) for each in view.options.phrases],
    guesses=lambda view: [(number, CATALOGUE[number].text) for number in view.options.guesses],
    final_score=final_score,
    # In a blocked round no one goes out, even if the lowest hand wins it.
    winning_card=lambda view: short(view.pile[-1]) if view.sheet and view.sheet[-1].how == "out" else "",
    hand_picture=hand_picture,
    hand_line=hand_line,
    asked=asked,
    # A player who gives cards away, picks a suit or is asked about a bluff plays no card.
    asks_for_card=lambda view: view.pending is None,
    drawing=drawing,
    passing=lambda view: WORDS("miss-turn", count=view.skips) if view.skips else "",
    begins=lambda event: isinstance(event, Dealt),
    concerns=concerns,
    shown=lambda event: isinstance(event, Challenged | TakenBack),  # what a challenge showed, and that cards came back
    board=board,
)
