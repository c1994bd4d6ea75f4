"""How the shedding games look: the pile with its top card and suit, debts, calls, gifts and doubts."""

from itertools import groupby

from cogs.ui.components.controls import Button, Control, button
from cogs.ui.components.page import Picture
from cogs.ui.components.titles import names
from cogs.ui.components.words import TOGETHER, capital
from cogs.ui.looks.look import Added, Board, Look
from cogs.ui.pictures.table_and_hand import PILE_SHOWN, warm_up
from cogs.ui.pictures.table_and_hand import hand_picture as picture_of_hand
from cogs.ui.pictures.table_and_hand import table_picture as picture_of_table
from engine.core.actions import Draw, Pass
from engine.core.cards import (
    JOKERS,
    PACK,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    Card,
    in_order,
    listed,
    plural,
    rank_of,
    short,
    spoken,
    suit_of,
)
from engine.core.events import AnyEvent
from engine.core.scoresheet import Standing
from engine.shedding.events.bluffs import Challenged, TakenBack
from engine.shedding.events.deal import Dealt, StarterTurned
from engine.shedding.events.drawing import Drew
from engine.shedding.events.gifts import Gave
from engine.shedding.events.plays import Played
from engine.shedding.legal.again import drawing_ends_turn, draws_now
from engine.shedding.legal.legal_moves import has_better
from engine.shedding.legal.matching import ANY_SUIT, wild_ranks
from engine.shedding.pending import Adding, Doubt, Giving, Naming, Pending
from engine.shedding.play.rule_making import said_of, sentence
from engine.shedding.rules.calling import spoken as spoken_word
from engine.shedding.rules.chapters.drawing import UNTIL_ABLE
from engine.shedding.rules.choices import Goal, LastCall
from engine.shedding.rules.etiquette import CATALOGUE, phrase
from engine.shedding.rules.rules import Rules
from engine.shedding.view import SheddingSeatView, SheddingView
from engine.words import Words, and_listed
from model.tables.table import Table

BEFORE_TOP = 5  # cards under the top one that are shown
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


# The table


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
        alt = WORDS("table-alt-way", alt=alt, way=_way(view))
    shown = view.pile[-PILE_SHOWN:], view.stock, suit, direction
    return Picture("table", alt, picture_of_table, (*shown, rank) if rank else shown)


def board(view: SheddingView) -> Board:
    """The suit or the rank in force, and the direction."""
    suit, rank, direction = _signs(view)
    return {"suit": suit, "rank": rank, "direction": direction}


def _signs(view: SheddingView) -> tuple[str | None, str | None, int | None]:
    """The suit and the rank in force, and the direction where it means something."""
    suit = view.suit if view.suit in SUIT_NAMES and view.rank is None else None
    return suit, view.rank, view.direction if view.rules.seats > 2 else None


def _way(view: SheddingView) -> str:
    return "clockwise" if view.direction > 0 else "counterclockwise"


def middle(table: Table, view: SheddingView) -> str:
    """The pile, the draw pile, the direction and the draw penalty."""
    key = "draw-pile-and-way" if view.rules.seats > 2 else "draw-pile"
    stock = WORDS(key, count=view.stock, way=_way(view))
    return "\n".join([pile_line(view), stock, *_due(view)])


def pile_line(view: SheddingView) -> str:
    """The top card with the suit in force, and those before it, newest first."""
    before = ", ".join(map(short, view.pile[-2 : -2 - BEFORE_TOP : -1]))
    return WORDS("and-earlier", top=top_card(view), cards=before) if before else top_card(view)


def top(view: SheddingView) -> str:
    """What has to be matched, and what is owed."""
    return " · ".join([top_card(view), *_due(view)])


def _due(view: SheddingView) -> list[str]:
    """What the next player draws or misses, if they don't answer."""
    skips = [WORDS("turns-to-miss", count=view.skips)] if view.skips else []
    return [*skips, *([WORDS("draw-penalty", count=view.debt)] if view.debt else [])]


def top_card(view: SheddingView) -> str:
    """The top card with the suit in force, or the rank asked for."""
    card = short(view.pile[-1])
    if view.rank is not None:
        return WORDS("top-rank", card=card, ranks=plural(view.rank))
    if is_open(view):
        return WORDS("top-open", card=card)
    if view.suit is None:
        return WORDS("top", card=card)
    return WORDS("top-suit", card=card, suit=SUIT_NAMES[view.suit], sign=SUIT_SYMBOLS[view.suit])


def is_open(view: SheddingView) -> bool:
    """Whether any card can be played."""
    if view.rank is not None:
        return False
    return view.suit == ANY_SUIT or (view.pile[-1] in view.rules.opening and not view.debt)


def below_pile(view: SheddingView) -> list[str]:
    """What to know besides the cards of the discard pile."""
    stock = WORDS("pile-draw", count=view.stock)
    if view.rank is not None:
        return [WORDS("pile-rank", ranks=plural(view.rank)), stock]
    if is_open(view):
        return [WORDS("pile-open"), stock]
    return [stock] if view.suit is None else [WORDS("pile-suit", suit=SUIT_NAMES[view.suit]), stock]


def onto_pile(event: AnyEvent) -> int:
    """How many cards went onto the discard pile, or from it."""
    if isinstance(event, StarterTurned):
        return 1
    if isinstance(event, Played):
        return len(event.cards)
    return -len(event.cards) if isinstance(event, TakenBack) else 0


def doing(table: Table, view: SheddingView) -> str:
    """What the seat to move is asked besides for a card."""
    match view.pending:
        case Naming():
            return WORDS("picking")
        case Giving(to=to):
            return WORDS("giving", to=names(table)[to[0]])
        case Doubt(player=player, cards=laid):
            return WORDS("doubting", player=names(table)[player], cards=listed(laid))
    if view.skips:
        return WORDS("skipped")
    if view.covering and not view.drawn:
        return WORDS("again")
    return WORDS("deciding") if view.drawn else ""


def notes(table: Table, view: SheddingView, seat: int) -> list[str]:
    """What a seat holds, its total, and the turns that it has to miss."""
    missing = view.misses.count(seat)
    misses = WORDS("misses", count=missing) if missing else ""
    return list(filter(None, [_holding(view, seat), _score(view, seat), misses]))


def last_notes(view: SheddingView, seat: int) -> list[str]:
    """Whether a seat owes a call. Nothing is said if the other players have to notice it."""
    silent = seat in view.uncalled and view.rules.call == LastCall.AUTOMATIC
    return [WORDS("uncalled", word=to_say(view, view.counts[seat]))] if silent else []


def to_say(view: SheddingView, left: int) -> str:
    """What a player says with so many cards left. Empty if nothing has to be said."""
    word = view.rules.words_due.get(left)
    return spoken_word(word) if word else ""


def _holding(view: SheddingView, seat: int) -> str:
    hand = view.hands[seat]
    if view.phase == "play" or hand is None:
        if seat in view.gone and view.is_out(seat):
            return WORDS("out-in-place", place=view.gone.index(seat) + 1)
        return WORDS("out") if view.is_out(seat) else WORDS("holding", count=view.counts[seat])
    points = 0 if view.rules.counts_rounds else view.sheet[-1].points[seat]
    if not points:
        return WORDS("left-with", cards=listed(hand)) if hand else WORDS("went-out")
    if not hand:
        return WORDS("went-out-points", points=f"{points:+}")
    return WORDS("left-with-points", cards=listed(hand), points=f"{points:+}")


def _score(view: SheddingView, seat: int) -> str:
    """The total, and in countdown the rank that is wild for the seat. Empty when a single round decides."""
    total = view.totals[seat]
    if view.rules.counts_rounds:
        return "" if view.rules.counted == "nothing" else WORDS("rounds-won", count=total)
    if view.rules.goal == Goal.ROUND:
        return WORDS("score", count=total)
    wild = [plural(rank) for rank in wild_ranks(view, seat)] if view.rules.personal_wild else []
    return WORDS("score-down-wild", count=total, ranks=and_listed(wild)) if wild else WORDS("score-down", count=total)


def buttons(table: Table, view: SheddingView) -> list[Button]:
    """The buttons are always there if the rules have them, so that no button gives away what a player has to notice."""
    between, due = view.phase == "deal", sorted(filter(None, view.rules.words_due), reverse=True)
    words = " / ".join(dict.fromkeys(capital(to_say(view, left)) for left in due))
    call = button(WORDS("call-button", word=words), Control("call", table.id), disabled=between)
    catch = button(WORDS("catch-button"), Control("catch", table.id), disabled=between)
    return {"none": [], "automatic": [call], "catch": [call, catch]}[view.rules.call]


def final_score(view: SheddingView, standing: Standing) -> str:
    """How a seat stands at the end."""
    if view.rules.counted == "nothing":
        left = view.counts[standing.seat]
        return WORDS("left-with-cards", count=left) if left else WORDS("went-out")
    if view.rules.counts_rounds:
        return WORDS("rounds-won", count=standing.total)
    if view.rules.goal == Goal.ROUND:
        return WORDS("final-score", count=standing.total, rounds=standing.rounds_won)
    return WORDS("score-down", count=standing.total)


# The hand


def hand_picture(view: SheddingSeatView) -> Picture | None:
    """The hand as the player holds it. Playable cards stand out."""
    if not view.hand:
        return None
    choosing = (view.on_turn and view.pending is None) or bool(view.options.cards)
    alt = ", ".join(map(spoken, view.hand))
    shows = view.hand, view.options.cards if choosing else None
    return Picture("hand", WORDS("hand-alt", cards=alt)[:1024], picture_of_hand, shows)


def hand_line(view: SheddingSeatView) -> str:
    """The hand suit by suit."""
    if view.hand != in_order(view.hand):  # it is sorted by rank
        return WORDS("hand", count=len(view.hand), held=listed(view.hand))
    suits = groupby(view.hand, key=suit_of)
    lines = [
        f"{SUIT_SYMBOLS[suit]}{TOGETHER}{' '.join(short(card)[:-1] for card in held)}" if suit else listed(held)
        for suit, held in suits
    ]
    return WORDS("hand", count=len(view.hand), held=" · ".join(lines))


def asked(table: Table, view: SheddingSeatView) -> str:
    """What the seat is asked, or the step that it has to take."""
    if view.pending is not None:
        return _step(table, view, view.pending)
    if view.skips:
        return WORDS("your-turn-skip", count=view.skips, answer="yes" if view.options.cards else "no")
    if view.debt:
        return WORDS("your-turn-penalty" if view.options.cards else "your-turn-draw-penalty", count=view.debt)
    if view.drawn:
        return WORDS(_after_drawing(view), cards=listed(view.seen_drawn))
    if view.covering:
        return WORDS(_to_cover(view))
    able = "your-turn-pass" if Pass() in view.options.actions else "your-turn-nothing"
    return WORDS("your-turn" if view.options.cards else able)


def _to_cover(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if view.options.cards:
        return "your-turn-again-or-draw" if Draw() in actions else "your-turn-again"
    return "your-turn-again-pass" if Pass() in actions else "your-turn-again-nothing"


def _after_drawing(view: SheddingSeatView) -> str:
    actions = view.options.actions
    if not view.options.cards:
        return "drew-and-draw" if Draw() in actions else "drew-and-keep"
    if Pass() in actions:
        return "drew-or-keep"
    return "drew-or-draw" if Draw() in actions else "drew-and-play"


def _step(table: Table, view: SheddingSeatView, pending: Pending) -> str:
    match pending:
        case Giving(to=to, begun=begun):
            gift = WORDS("give-next" if begun else "give", to=names(table)[to[0]])
            others = and_listed([names(table)[seat] for seat in to[1:]])
            return f"{gift} {WORDS('then-each' if to[2:] else 'then-one', names=others)}" if others else gift
        case Doubt():
            return "\n".join(_doubt_lines(table, view, pending))
    return WORDS("pick-first")


def _doubt_lines(table: Table, view: SheddingSeatView, doubt: Doubt) -> list[str]:
    """What may be a bluff and when it is one, and the costs of letting it stand and of a challenge."""
    player, penalty = names(table)[doubt.player], view.rules.challenge_penalty
    key, said = "doubt", {"player": player, "cards": listed(doubt.cards)}
    if doubt.rank is not None and not doubt.debt:
        key, said = "doubt-rank", said | {"ranks": plural(doubt.rank)}
    elif doubt.suit in SUIT_NAMES:
        key, said = "doubt-suit", said | {"suit": SUIT_NAMES[doubt.suit]}
    return [
        WORDS(key, **said),
        WORDS("bluff-is", player=player),
        *([WORDS("stakes-stand", count=view.debt)] if view.debt else []),
        WORDS("stakes-right", player=player, count=view.debt or penalty),
        WORDS("stakes-wrong", count=view.debt + penalty),
    ]


def bluffs(view: SheddingSeatView, cards: tuple[Card, ...]) -> bool:
    """Whether playing these cards is a bluff, as the player holds another card that fits."""
    if not view.rules.bluffing or rank_of(cards[0]) not in view.rules.last_resort:
        return False
    left = list(view.hand)
    for card in cards:
        left.remove(card)
    return has_better(view, view.seat, left)


def drawing(view: SheddingSeatView) -> str:
    """The label of the button that draws."""
    if view.debt:
        return WORDS("draw-count", count=view.debt)
    if draws_now(view) == UNTIL_ABLE:
        return WORDS("draw-one" if view.options.cards else "draw-until")
    ends = drawing_ends_turn(view) and len(view.drawn) + 1 >= draws_now(view)
    return WORDS("draw-and-end" if ends else "draw-one")


def offered(view: SheddingSeatView) -> list[str]:
    """Each rule that the seat may add, in a sentence."""
    pending = view.pending
    if not isinstance(pending, Adding):
        return []
    said = [sentence(offer.rule, getattr(view.rules, offer.rule), offer.value) for offer in pending.offers]
    return said + [manner.text for manner in pending.manners if manner]


def added(view: SheddingView) -> list[Added]:
    """Each rule that was added, as far as it may be known."""
    hidden = [Added(each.author, each.round, each.manner.text if each.manner else "") for each in view.manners]
    return [*(Added(each.seat, each.round, said_of(each)) for each in view.added), *hidden]


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
