"""What the hand tells those who listen besides, as they see no table: what is new, and how everything else stands.

The ephemeral hand of one seat: what it holds, what it may do now, and why it was refused.

Why a card cannot be played now."""

from collections.abc import Iterable, Mapping, Sequence

from discord import ButtonStyle

from cogs.discord.controls import Control, button, card_selects
from cogs.discord.page import ACTIVE, CALM, WHOLE, Component, Headed, Page, Picture, fitting, rows, weight
from cogs.discord.text import capital, decorated, move_in_words, title
from cogs.hand.hand import Hand, word_due
from cogs.hand.moves import action_rows, another, asked_about, naming_rows, picking_rows, picks_suit
from cogs.looks import look_of
from cogs.rules.pages import about_phrases
from cogs.rules.pages import asked as rule_asked
from cogs.table.end import headline, lead, lowest_wins, placed
from cogs.table.log import happened, news, since_own_move, why_away
from cogs.table.pages import turn_ends
from engine.core.actions import Call, Refusal
from engine.core.cards import PACK_OF_SUIT, Card, listed, mentioned, short, suit_name
from engine.core.game import Lesson
from engine.core.match import MatchEnded, RoundEnded, SeatView
from engine.core.scoresheet import standings
from engine.games.rulebook import house_choice, in_short
from engine.matches.telling import doer_of, tell
from engine.words import Words, beside, by_ear, listens, or_listed
from model.tables.moves import planned_move
from model.tables.naming import names
from model.tables.table import Happening, Table


def heard_since(hand: Hand) -> list[str]:
    """What its player has heard of since they last moved. Who won the match they hear before."""
    look = look_of(hand.view.rules)
    told = [each for each in hand.recent if not isinstance(each, (*look.events.asks, MatchEnded))]
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


WORDS = Words(__package__)


def hand_page(hand: Hand, picture: Picture | None, top: Picture | None = None) -> Page:
    """The cards stand in the ``picture`` and on the buttons, and the ``top`` card beside what has to fit it.

    Without a picture the page says all in text.
    """
    if hand.view.hand and picture is None and not listens():
        with by_ear():
            return hand_page(hand, None)
    outlook = [hand.outlook] if hand.outlook and not hand.choice else []  # one thing at a time
    head = "\n".join([*_heading(hand), *outlook])
    texts = [look_of(hand.view.rules).hand_line(hand.view)] if hand.view.hand and listens() else []
    texts += _sat_down(hand)
    # Who listens hears below the cards all that is new, and the rest last before the buttons, if there's room.
    hears = listens() and not hand.choice and not hand.asking and hand.view.phase == "play"
    texts += [f"-# {text}" for text in heard_since(hand)] if hears else []
    below = ["\n".join(texts)] if texts else []
    room = WHOLE - sum(map(weight, [head, *below]))
    besides = fitting([f"-# {text}" for text in heard_besides(hand)], room) if hears else []
    choice, asking = (None, None) if hand.table.paused else (hand.choice, hand.asking)
    if asking is not None:
        sure = button(asked_about(hand, asking), asking.again, ButtonStyle.success)
        buttons: Sequence[Component] = rows([sure, another(hand)])
    elif choice is None:
        buttons = action_rows(hand)
    else:
        buttons = picking_rows(hand, choice) if choice.picking else naming_rows(hand, choice)
    return Page(
        [
            Headed(head, top) if top else head,
            picture,
            *below,
            "\n".join(besides) or None,
            *buttons,
        ],
        ACTIVE if hand.view.on_turn and not hand.table.paused else CALM,
    )


def lesson_line(lesson: Lesson) -> str:
    """What is explained at a table for practice."""
    return decorated("💡", WORDS(f"lesson-{lesson.key}", card=short(lesson.card)))


def hand_to_come(table: Table, why: str) -> Page:
    """What a player sees before the cards are dealt (``not-dealt``), and what the hand of a match becomes when this
    table, its ``rematch``, is open.
    """
    mine = button(WORDS("my-hand"), Control("hand", table.id), ButtonStyle.primary)
    return Page([WORDS(why, title=title(table)), mine], CALM)


def _heading(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    over = table.phase == "over"
    lines = [WORDS("title", title=title(table))]
    if over:
        by = beside([lead(view, placed(table, view)), title(table)])
        lines = [headline(table, view, view.seat), f"-# {by}"]
    lines += [WORDS("notice", notice=hand.notice)] if hand.notice else []
    if view.phase == "play":
        question = _question(hand)
        if not listens():
            return [*lines, *question, _strip(hand)]
        besides = [*heard_playable(hand, question), *look_of(view.rules).heard(table, view)]
        return [*lines, *question, look_of(view.rules).top(view), *besides]
    ends = [event for event in hand.events if isinstance(event, RoundEnded)][-1:]  # an earlier one may be there too
    told = heard_since(hand) if listens() else [tell(event, names(table), view.seat) for event in ends]
    lines += [f"**{each}**" for each in told]
    lines += lowest_wins(table, view) if over else []
    lines += [] if listens() else [f"-# {each}" for each in _latest(hand, moved_on=True)]
    if table.phase == "match" and view.phase == "deal" and view.seat in table.ready:
        lines.append(WORDS("ready"))
    return [*lines, *rule_asked(view)]


def _question(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    paused = [WORDS("paused-your-turn" if view.on_turn else "paused")] if table.paused else []
    if table.is_out(view.seat):
        return [*paused, WORDS("out-of-match"), WORDS("waiting", name=names(table)[view.turn])]
    if hand.away:
        no_one, why = table.waits_for_anybody, why_away(table, view.seat)
        return [*paused, WORDS("no-one") if no_one else WORDS("away", why=why)]
    if table.paused:
        return paused
    if making := _in_the_making(hand):
        return [making]
    due = Call() in view.options.actions  # the word can still be said
    say = [WORDS("say-it", word=capital(word_due(hand, view.counts[view.seat])))] if due else []
    if view.on_turn:
        return [*say, *_planned(hand), look_of(view.rules).asked(table, view)]
    jump_in = [WORDS("may-jump-in", card=short(card)) for card in view.options.cards]
    waits = [WORDS("waiting", name=names(table)[view.turn]), *_planned(hand)]
    return [*say, *jump_in, *(waits if listens() else [" ".join(waits)])]


def _planned(hand: Hand) -> list[str]:
    """What the player has planned, why it could not be done, or that they may plan."""
    if hand.plan is None:
        return [WORDS("may-plan")] if hand.plannable else []
    plan, why = move_in_words(WORDS, hand.plan, ".planned"), planned_move(hand.table) if hand.view.on_turn else None
    return [WORDS("plan-dropped", plan=plan, why=str(why)) if isinstance(why, Refusal) else WORDS("planned", plan=plan)]


def _in_the_making(hand: Hand) -> str:
    """What the player is about to play, if they are."""
    if hand.asking:
        return WORDS("sure", move=asked_about(hand, hand.asking))
    if hand.choice is None:
        return ""
    choice, cards = hand.choice, listed(hand.choice.play.cards)
    if picks_suit(choice) and not choice.picking:
        pack = PACK_OF_SUIT[choice.follows.suits[0]].key
        return WORDS("choose", cards=cards, pack=pack)
    if choice.picking:
        return WORDS("picking" if choice.follows.complete else "answering", cards=cards)
    if not choice.follows.ranks:
        return WORDS("picking", cards=cards)
    suit = suit_name(choice.play.suit) if choice.play.suit else "none"
    return WORDS("ask", cards=cards, suit=suit)


def _sat_down(hand: Hand) -> list[str]:
    """Whose seat its owner has taken during the match, until they have moved there."""
    seat = hand.view.seat
    sat = [each for each in hand.recent if isinstance(each, Happening) and (each.kind, each.seat) == ("sat", seat)]
    if not sat or any(doer_of(event) == seat for event in hand.events):
        return []
    return [WORDS("sat-down", took=happened(hand.table, sat[-1], names(hand.table), seat))]


def _strip(hand: Hand) -> str:
    """The line above the cards: what is new, what the next card has to fit, and how many cards the others have."""
    table, view = hand.table, hand.view
    since = news(table, view, hand.recent) if view.on_turn and not hand.choice else []
    cards = WORDS("cards", seats=", ".join(held(hand, seat) for seat in range(view.rules.seats) if seat != view.seat))
    now = beside([look_of(view.rules).top(view), *since, cards])
    return f"-# {' '.join([*_latest(hand, moved_on=bool(since or view.drawn)), now])}"


def _latest(hand: Hand, *, moved_on: bool) -> list[str]:
    """The latest of this seat in this round, and a hand that it was shown just before. Its own move is known once it
    is asked about it, or the others have ``moved_on``.
    """
    look, recent, seat = look_of(hand.view.rules), hand.events, hand.view.seat
    dealt = max((place for place, event in enumerate(recent) if isinstance(event, look.events.deals)), default=0)
    own = [event for event in recent[dealt:] if event.concerns(seat)]
    shown = [event for event in own[-3:] if isinstance(event, look.events.shows)]
    latest = [event for event in own[-1:] if not moved_on or event in shown or doer_of(event) != seat]
    told = [*(event for event in own[-3:-1] if event in shown), *latest]
    return [text for event in told if (text := tell(event, names(hand.table), seat))]


def why_page(table: Table, view: SeatView, reasons: Mapping[Card, Refusal], card: Card | None) -> Page:
    if card is None:
        text = WORDS("pick") if reasons else WORDS("all-playable")
    elif card in reasons:
        refusal = reasons[card]
        text = "\n".join(filter(None, [f"**{refusal.why}**", house_choice(view.rules, refusal.rule), refusal.instead]))
    else:
        text = WORDS("playable" if card in view.options.cards else "not-held", card=mentioned(card))
    selects = card_selects(WORDS("select"), list(reasons), lambda number: Control("why", table.id, words=(number,)))
    back = button(WORDS("back"), Control("hand", table.id), ButtonStyle.primary)
    heading = WORDS("why-title", table=title(table))
    return Page([f"### {heading}\n{text}", *selects, back], CALM)
