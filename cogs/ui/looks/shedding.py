"""How the shedding games look: the pile with its top card and suit, debts, calls, gifts and doubts."""

from itertools import groupby

from cogs.ui.controls import Button, Control, button
from cogs.ui.looks.look import Look
from cogs.ui.page import Picture
from cogs.ui.pictures import PILE_SHOWN, warm_up
from cogs.ui.pictures import hand_picture as picture_of_hand
from cogs.ui.pictures import table_picture as picture_of_table
from cogs.ui.titles import names
from engine.actions import Draw, Pass
from engine.cards import JOKERS, PACK, SUIT_NAMES, SUIT_SYMBOLS, in_order, listed, plural, short, spoken, suit_of
from engine.english import cards, owing, times
from engine.events import AnyEvent
from engine.scoresheet import Standing
from engine.shedding.events import Challenged, Dealt, Drew, Gave, Played
from engine.shedding.matching import ANY_SUIT, wild_ranks
from engine.shedding.pending import Doubt, Giving, Naming, Pending
from engine.shedding.rules import UNTIL_ABLE, Rules
from engine.shedding.view import SheddingSeatView, SheddingView
from engine.shedding.ways import Goal, LastCall
from engine.words import and_listed
from model.table import Table

BEFORE_TOP = 5  # cards under the top one that are shown
CARDS = (*PACK, *JOKERS)
SPELLING = "Write rank and suit, such as 8S or 10D"
PILE = 60  # cards of the pile that are shown on its page


def aim(rules: Rules) -> str:
    """How long a match lasts."""
    if rules.goal == Goal.ROUND:
        return f"to **{rules.target}** points"
    return f"until somebody counts down from **{rules.deal}** to 0"


def goal(rules: Rules) -> str:
    """What ends a match, and who wins it."""
    if rules.goal != Goal.ROUND:
        return f"Everybody counts down from {rules.deal}; who is down to 0 wins."
    bonus = f", and {times(rules.bonus, 'point')} more" if rules.bonus and rules.collects else ""
    best = "highest" if rules.collects else "lowest"
    return f"The match ends when somebody has {rules.target}; the {best} total wins{bonus}."


# The table


def table_picture(view: SheddingView) -> Picture:
    """The middle of the table."""
    direction = view.direction if view.rules.seats > 2 else None
    suit = view.suit if view.suit in SUIT_NAMES else None
    return Picture("table", _alt(view), picture_of_table, (view.pile[-PILE_SHOWN:], view.stock, suit, direction))


def _alt(view: SheddingView) -> str:
    named = f" {must_follow(view, '').capitalize()}." if must_follow(view) else ""
    return f"{spoken(view.pile[-1])} on top of the discard pile.{named} {cards(view.stock)} in the stock, {_way(view)}."


def _way(view: SheddingView) -> str:
    return "play goes clockwise" if view.direction > 0 else "play goes anticlockwise"


def middle(table: Table, view: SheddingView) -> str:
    """The pile, the stock, the direction and the debt."""
    way = f" · {_way(view)}" if view.rules.seats > 2 else ""
    debt = f"\n**{owing(view.debt)} owed** by {names(table)[view.turn]}." if view.debt else ""
    return f"{pile_line(view)}\nStock {view.stock}{way}{debt}"


def pile_line(view: SheddingView) -> str:
    """The top card, those before it and the suit in force, in one line."""
    before = listed(view.pile[-1 - BEFORE_TOP : -1])
    named = f", {must_follow(view)}" if must_follow(view) else ""
    return f"**{short(view.pile[-1])}** on top{named}" + (f" · before it {before}" if before else "")


def must_follow(view: SheddingView, mark: str = "**") -> str:
    """What a picked suit demands, or nothing."""
    if view.suit == ANY_SUIT or (view.pile[-1] in view.rules.opening and not view.debt):
        return f"{mark}anything{mark} may follow"
    if view.suit is None:
        return ""
    return f"{mark}{SUIT_NAMES[view.suit]}{mark} {SUIT_SYMBOLS[view.suit]} must follow"


def pile(view: SheddingView) -> str:
    """The discard pile, newest card first."""
    named = must_follow(view, mark="").capitalize()
    named = f"\n{named}." if named else ""
    older = len(view.pile) - PILE
    rest = f"\n-# Under these lie {cards(older)} more." if older > 0 else ""
    shown = listed(view.pile[: -PILE - 1 : -1])
    return f"Newest first: {shown}{named}\n{cards(view.stock)} in the stock.{rest}"


def doing(table: Table, view: SheddingView) -> str:
    """What the seat to move is asked."""
    match view.pending:
        case Naming():
            return "names the suit of the starter"
        case Giving(to=to):
            return f"may give a card to {names(table)[to[0]]}"
        case Doubt(player=player, cards=laid):
            return f"accepts or challenges {listed(laid)} of {names(table)[player]}"
    return "has drawn and goes on" if view.drawn else "is on turn"


def notes(table: Table, view: SheddingView, seat: int) -> list[str]:
    """What a seat holds, and its total."""
    return [_holding(view, seat), _score(view, seat)]


def last_notes(view: SheddingView, seat: int) -> list[str]:
    """Whether a seat owes a call. Nothing is said if the other players have to notice it."""
    silent = seat in view.uncalled and view.rules.call == LastCall.AUTOMATIC
    return ["has not said “last card”"] * silent


def _holding(view: SheddingView, seat: int) -> str:
    """How many cards a seat holds, or after a round was left with."""
    hand = view.hands[seat]
    if view.phase == "play" or hand is None:
        return cards(view.counts[seat]) if view.counts[seat] or not view.rules.partnered else "is out"
    points = f": {view.sheet[-1].points[seat]:+}" if view.sheet[-1].points[seat] else ""
    return f"left with {listed(hand)}{points}" if hand else f"went out{points}"


def _score(view: SheddingView, seat: int) -> str:
    """The total, and in countdown the rank that is wild for the seat."""
    total = view.totals[seat]
    if view.rules.goal == Goal.ROUND:
        return times(total, "point")
    wild = [plural(rank) for rank in wild_ranks(view, seat)] if view.rules.personal_wild else []
    return f"down to {total}" + (f", {and_listed(wild)} wild" if wild else "")


def below(view: SheddingView) -> list[str]:
    """Nothing more to say about the seats."""
    return []


def buttons(table: Table, view: SheddingView) -> list[Button]:
    """The buttons are always there if the rules have them, so that no button gives away what a player has to notice."""
    between = view.phase == "deal"
    call = button("Last card!", Control("call", table.id), disabled=between)
    catch = button("Catch!", Control("catch", table.id), disabled=between)
    return {"none": [], "automatic": [call], "catch": [call, catch]}[view.rules.call]


def final_score(view: SheddingView, standing: Standing) -> str:
    """How a seat stands at the end."""
    if view.rules.goal == Goal.ROUND:
        return f"{times(standing.total, 'point')} · {times(standing.rounds_won, 'round')} won"
    return f"down to {standing.total}"


# The hand


def hand_picture(view: SheddingSeatView) -> Picture | None:
    """The hand as the player holds it. Playable cards stand out."""
    if not view.hand:
        return None
    choosing = view.on_turn and view.pending is None
    alt = ", ".join(map(spoken, view.hand))
    shows = view.hand, view.options.cards if choosing else None
    return Picture("hand", f"Your hand: {alt}."[:1024], picture_of_hand, shows)


def hand_line(view: SheddingSeatView) -> str:
    """The hand suit by suit."""
    if view.hand != in_order(view.hand):  # it is sorted by rank
        return f"**{cards(len(view.hand))}**: {listed(view.hand)}"
    suits = groupby(view.hand, key=suit_of)
    lines = [
        f"{SUIT_SYMBOLS[suit]} {' '.join(short(card)[:-1] for card in held)}" if suit else listed(held)
        for suit, held in suits
    ]
    return f"**{cards(len(view.hand))}**: " + " · ".join(lines)


def asked(table: Table, view: SheddingSeatView) -> str:
    """What the seat is asked, and what is on top of the pile."""
    return f"{_question(table, view)}\n{pile_line(view)}"


def _question(table: Table, view: SheddingSeatView) -> str:
    if view.pending is not None:
        return _step(table, view, view.pending)
    if view.debt and view.options.cards:
        return f"**Your turn: {owing(view.debt)} owed. Lay one that stands out, or draw them.**"
    if view.debt:
        return f"**Your turn: you have to draw {cards(view.debt)}.**"
    if view.drawn:
        return f"**You drew {listed(view.seen_drawn)}.** {_after_drawing(view)}"
    return "**Your turn.**" if view.options.cards else "**Your turn: no card fits.**"


def _after_drawing(view: SheddingSeatView) -> str:
    if Pass() in view.options.actions:
        return "Play what stands out, or keep it."
    return (
        "Play what stands out, or draw on." if Draw() in view.options.actions else "You have to play what stands out."
    )


def _step(table: Table, view: SheddingSeatView, pending: Pending) -> str:
    match pending:
        case Giving(to=to, begun=begun):
            decline = "" if begun else ", or keep all your cards"
            return f"**Choose a card for {names(table)[to[0]]}**{decline}. {_still_to_give(table, to)}"
        case Doubt(player=player, cards=laid, suit=suit):
            before = f", where {SUIT_NAMES[suit]} had to follow" if suit in SUIT_NAMES else ""
            what = f"**{names(table)[player]} laid {listed(laid)}{before}.**"
            return f"{what} It is allowed only if nothing else in the hand fits. {_stakes(view)}"
    return "**The starter is wild, and you dealt: name the suit that must follow.**"


def _still_to_give(table: Table, to: tuple[int, ...]) -> str:
    others = [names(table)[seat] for seat in to[1:]]
    return f"Then {and_listed(others)} {'get one each' if others[1:] else 'gets one'}." if others else ""


def _stakes(view: SheddingSeatView) -> str:
    """The costs of accepting and of challenging."""
    penalty = view.rules.challenge_penalty
    accept = f"Accept, and you draw {cards(view.debt)}. " if view.debt else ""
    return (
        f"{accept}Challenge, and you see that hand: a bluff is taken back and costs its player "
        f"{cards(view.debt or penalty)}, an honest play costs you {cards(view.debt + penalty)}."
    )


def asks_for_card(view: SheddingSeatView) -> bool:
    """A player who gives cards away may give any of them."""
    return not isinstance(view.pending, Giving)


def drawing(view: SheddingSeatView) -> str:
    """The label of the button that draws."""
    if view.debt or view.options.cards or view.rules.draws != UNTIL_ABLE:
        return f"Draw {cards(view.debt or 1)}"
    return "Draw until one fits"


def begins(event: AnyEvent) -> bool:
    """A round begins with the deal."""
    return isinstance(event, Dealt)


def concerns(event: AnyEvent, seat: int) -> bool:
    """Whether an event is about this seat's own cards, or about cards only it may see."""
    if isinstance(event, Gave):
        return seat in (event.seat, event.to)
    return isinstance(event, Drew | Played | Challenged) and event.seat == seat


def shown(event: AnyEvent) -> bool:
    """A hand that was shown is worth a second look."""
    return isinstance(event, Challenged)


SHEDDING = Look[Rules, SheddingView, SheddingSeatView](
    rules=Rules,
    cards=CARDS,
    spelling=SPELLING,
    aim=aim,
    goal=goal,
    warm_up=warm_up,
    table_picture=table_picture,
    middle=middle,
    doing=doing,
    notes=notes,
    last_notes=last_notes,
    below=below,
    buttons=buttons,
    pile=pile,
    final_score=final_score,
    hand_picture=hand_picture,
    hand_line=hand_line,
    asked=asked,
    asks_for_card=asks_for_card,
    drawing=drawing,
    begins=begins,
    concerns=concerns,
    shown=shown,
)
