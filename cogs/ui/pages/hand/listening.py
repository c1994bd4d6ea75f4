"""What the hand tells those who listen besides, as they see no table: what is new, and how everything else stands."""

from collections.abc import Iterable, Sequence

from cogs.ui.looks import look_of
from cogs.ui.pages.hand.hand import WORDS, Hand
from cogs.ui.pages.rules.hidden import about_phrases
from cogs.ui.pages.table.log_lines import since_own_move
from cogs.ui.pages.table.table_page import turn_ends
from engine.core.cards import short
from engine.core.match import MatchEnded
from engine.core.scoresheet import standings
from engine.games.rulebook import in_short
from engine.matches.telling import doer_of
from engine.words import or_listed
from model.tables.naming import names
from model.tables.table_event import Happening


def heard_since(hand: Hand) -> list[str]:
    """What its player has heard of since they last moved. Who won the match they hear before."""
    look = look_of(hand.view.rules)
    told = [
        each
        for each in hand.recent
        if isinstance(each, Happening) or not (look.stands(each) or isinstance(each, MatchEnded))
    ]
    return [*since_own_move(hand.table, hand.view, told), *look.now(hand.table, hand.view, hand.events)]


def heard_playable(hand: Hand, question: Sequence[str]) -> list[str]:
    """What can be played, unless the question says it. Who listens hears it long before the buttons name it."""
    busy = hand.away or hand.table.paused or hand.choice or hand.asking
    cards = [] if busy or not hand.view.on_turn else list(map(short, dict.fromkeys(hand.view.options.cards)))
    told = or_listed(cards)
    return [WORDS("can-play", cards=told)] if cards and not any(told in each for each in question) else []


def heard_besides(hand: Hand) -> list[str]:
    """All that is not needed to choose a move, what changes most first."""
    besides = [*look_of(hand.view.rules).besides(hand.table, hand.view), *about_phrases(hand.view)]
    cards = WORDS("cards", seats=", ".join(held(hand, seat) for seat in range(hand.view.rules.seats)))
    return [*_time(hand), cards, *besides, *_scores(hand), *_game(hand)]


def _time(hand: Hand) -> list[str]:
    when, turn = turn_ends(hand.table, hand.view), hand.view.turn
    if when is None or hand.away:
        return []
    return [WORDS("time.you" if turn == hand.view.seat else "time", name=names(hand.table)[turn], when=when)]


def _scores(hand: Hand) -> list[str]:
    """The totals, best first, and which of them wins. None where only a single round counts."""
    view = hand.view
    if view.rules.counted == "nothing":
        return []
    best = [standing.seat for standing in standings(view.rules, view.totals, view.sheet)]
    begun, wins = "yes" if any(view.totals) else "no", "highest" if view.rules.collects else "lowest"
    wins = "left" if view.rules.knocks_out else wins
    wins = "rounds" if view.rules.counted == "rounds" else wins
    return [WORDS("scores", begun=begun, scores=_counted(hand, best, view.totals), best=wins)]


def held(hand: Hand, seat: int) -> str:
    """How many cards a seat has, or that it is out of the match."""
    out = "out-" if hand.table.is_out(seat) else ""
    key = f"strip-{out}you" if seat == hand.view.seat else f"strip-{out}seat"
    return WORDS(key, name=names(hand.table)[seat], count=hand.view.counts[seat])


def _counted(hand: Hand, seats: Iterable[int], counts: Sequence[int]) -> str:
    called = names(hand.table)
    you = hand.view.seat
    return ", ".join(
        WORDS("strip-you" if seat == you else "strip-seat", name=called[seat], count=counts[seat]) for seat in seats
    )


def _game(hand: Hand) -> list[str]:
    """What the game is about, until its player has moved in it."""
    rules, seat = hand.view.rules, hand.view.seat
    if hand.view.round > 1 or any(doer_of(event) == seat for event in hand.events):
        return []
    return [*in_short(rules), *look_of(rules).shouting(rules)]
