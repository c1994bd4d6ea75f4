"""The private hand of a seat: its cards, the moves it may make now, and why a card can't be played."""

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from cogs.discord.controls import Control, button, card_selects
from cogs.discord.page import ACTIVE, CALM, WHOLE, Component, Headed, Page, Picture, fitting, rows, weight
from cogs.discord.text import capital, move_in_words, title
from cogs.hand.hand import Hand, word_due
from cogs.hand.moves import action_rows, move_asked_about, naming_rows, picking_rows
from cogs.looks import look_of
from cogs.rules.pages import WORDS as RULES
from cogs.table.end import headline, lead, lowest_wins, sides_of
from cogs.table.log import happening_line, news, since_own_move
from cogs.table.pages import turn_ends
from engine.core.actions import Call, Refusal
from engine.core.cards import PACK_OF_SUIT, Card, listed, mentioned, short, suit_name
from engine.core.match import AnyEvent, MatchEnded, RoundEnded, SeatView
from engine.core.scoresheet import standings
from engine.games.rulebook import house_choice, in_short
from engine.matches.telling import doer_of, tell
from engine.words import Words, beside, by_ear, listens, or_listed
from model.tables.log import latest_of
from model.tables.moves import planned_move
from model.tables.naming import names
from model.tables.table import Happening, Table

WORDS = Words(__package__)


def hand_page(hand: Hand, picture: Picture | None, top: Picture | None = None) -> Page:
    """The cards stand in the ``picture`` and on the buttons, and the ``top`` card beside what has to fit it.

    Without a picture the page says all in text.
    """
    view, table = hand.view, hand.table
    if view.hand and picture is None and not listens():
        with by_ear():
            return hand_page(hand, None)
    outlook = [hand.outlook] if hand.outlook and not hand.choice else []  # one thing at a time
    head = "\n".join([*_heading(hand), *outlook])
    texts = [look_of(view.rules).hand_line(view)] if view.hand and listens() else []
    sat = [each for each in table.happenings if (each.kind, each.seat) == ("sat", view.seat)]
    if sat and sat[-1] in hand.recent and not any(doer_of(event) == view.seat for event in hand.events):
        texts.append(WORDS("sat-down", took=happening_line(table, sat[-1], names(table), view.seat)))
    # Who listens hears below the cards all that is new, and the rest last before the buttons, if there's room.
    hears = listens() and not hand.choice and not hand.asking and view.phase == "play"
    texts += [f"-# {text}" for text in _heard_since(hand)] if hears else []
    below = ["\n".join(texts)] if texts else []
    room = WHOLE - sum(map(weight, [head, *below]))
    besides = fitting([f"-# {text}" for text in _heard_besides(hand)], room) if hears else []
    choice, asking = (None, None) if table.paused else (hand.choice, hand.asking)
    if asking is not None:
        sure = button(move_asked_about(hand, asking), asking.again, ButtonStyle.success)
        another = button(WORDS("another"), Control("hand", table.id))
        buttons: Sequence[Component] = rows([sure, another])
    elif choice is None:
        buttons = action_rows(hand)
    else:
        buttons = picking_rows(hand, choice) if choice.picking else naming_rows(hand, choice)
    shown = [Headed(head, top) if top else head, picture, *below, "\n".join(besides) or None, *buttons]
    return Page(shown, ACTIVE if view.on_turn and not table.paused else CALM)


def _heard_since(hand: Hand) -> list[str]:
    """The news since the last move of a player who listens. They hear before who won the match."""
    look = look_of(hand.view.rules)
    story = [each for each in hand.recent if not isinstance(each, (*look.events.asks, MatchEnded))]
    return [*since_own_move(hand.table, hand.view, story), *look.now(hand.table, hand.view, hand.events)]


def _heard_besides(hand: Hand) -> list[str]:
    """All that a player who listens needn't know to choose a move, what changes most first."""
    table, view, rules = hand.table, hand.view, hand.view.rules
    told = []
    when = turn_ends(table, view)
    if when is not None and not table.seats[view.seat].away:
        told.append(WORDS("time.you" if view.on_turn else "time", name=names(table)[view.turn], when=when))
    told.append(WORDS("cards", seats=", ".join(_card_count(hand, seat) for seat in range(rules.seats))))
    told += look_of(rules).besides(table, view)
    told += [RULES("phrases")] if look_of(rules).phrases(view) else []
    if rules.counted != "nothing":  # the totals count for more than a single round
        best = [standing.seat for standing in standings(rules, view.totals, view.sheet)]
        scores = ", ".join(
            WORDS("strip-you" if seat == view.seat else "strip-seat", name=names(table)[seat], count=view.totals[seat])
            for seat in best
        )
        wins = "left" if rules.knocks_out else "highest" if rules.collects else "lowest"
        wins = "rounds" if rules.counted == "rounds" else wins
        told.append(WORDS("scores", begun="yes" if any(view.totals) else "no", scores=scores, best=wins))
    if view.round == 1 and not any(doer_of(event) == view.seat for event in hand.events):
        told += [*in_short(rules), *look_of(rules).shouting(rules)]
    return told


def _card_count(hand: Hand, seat: int) -> str:
    """The number of cards of a seat, or that it is out of the match."""
    out = "out-" if hand.table.is_out(seat) else ""
    key = f"strip-{out}you" if seat == hand.view.seat else f"strip-{out}seat"
    return WORDS(key, name=names(hand.table)[seat], count=hand.view.counts[seat])


def hand_to_come(table: Table, why: str) -> Page:
    """The page of a hand before the cards are dealt (``not-dealt``), or when this table, its ``rematch``, is open."""
    mine = button(WORDS("my-hand"), Control("hand", table.id), ButtonStyle.primary)
    return Page([WORDS(why, title=title(table)), mine], CALM)


def _heading(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    over = table.phase == "over"
    lines = [WORDS("title", title=title(table))]
    if over:
        by = beside([lead(view, sides_of(table, view)), title(table)])
        lines = [headline(table, view, view.seat), f"-# {by}"]
    lines += [WORDS("notice", notice=hand.notice)] if hand.notice else []
    if view.phase == "play":
        return [*lines, *_turn(hand)]
    if listens():
        lines += [f"**{each}**" for each in _heard_since(hand)]
    else:  # an earlier round may have ended among the events too
        ends = [event for event in hand.events if isinstance(event, RoundEnded)][-1:]
        lines += [f"**{tell(event, names(table), view.seat)}**" for event in ends]
    lines += lowest_wins(table, view) if over else []
    lines += [] if listens() else [f"-# {each}" for each in _latest_events(hand, moved_on=True)]
    if table.phase == "match" and view.phase == "deal" and view.seat in table.ready:
        lines.append(WORDS("ready"))
    return [*lines, *([RULES("asked")] if view.options.rules_to_add else [])]


def _turn(hand: Hand) -> list[str]:
    """The question to the player, and what is new, what the next card has to fit, and how many cards the others have.

    A player who listens hears also what can be played, unless the question says it: the buttons name it much later.
    """
    table, view, look = hand.table, hand.view, look_of(hand.view.rules)
    question = _question(hand)
    if listens():
        busy = not view.on_turn or table.seats[view.seat].away or table.paused or hand.choice or hand.asking
        cards = or_listed([] if busy else list(map(short, dict.fromkeys(view.options.cards))))
        told = not cards or any(cards in each for each in question)
        playable = [] if told else [WORDS("can-play", cards=cards)]
        return [*question, look.top(view), *playable, *look.heard(table, view)]
    since = news(table, view, hand.recent) if view.on_turn and not hand.choice else []
    others = [seat for seat in range(view.rules.seats) if seat != view.seat]
    cards = WORDS("cards", seats=", ".join(_card_count(hand, seat) for seat in others))
    now = beside([look.top(view), *since, cards])
    return [*question, f"-# {' '.join([*_latest_events(hand, moved_on=bool(since or view.drawn)), now])}"]


def _question(hand: Hand) -> list[str]:
    table, view = hand.table, hand.view
    paused = [WORDS("paused-your-turn" if view.on_turn else "paused")] if table.paused else []
    if table.is_out(view.seat):
        return [*paused, WORDS("out-of-match"), WORDS("waiting", name=names(table)[view.turn])]
    if table.seats[view.seat].away:
        left = latest_of(table, view.seat) or Happening("stood-in", view.seat)
        why = happening_line(table, left, names(table), view.seat)
        return [*paused, WORDS("no-one") if table.waits_for_anybody else WORDS("away", why=why)]
    if table.paused:
        return paused
    if making := _choice_line(hand):
        return [making]
    due = Call() in view.options.actions  # the word can still be said
    say = [WORDS("say-it", word=capital(word_due(view)))] if due else []
    if view.on_turn:
        return [*say, *_plan_lines(hand), look_of(view.rules).asked(table, view)]
    jump_in = [WORDS("may-jump-in", card=short(card)) for card in view.options.cards]
    waits = [WORDS("waiting", name=names(table)[view.turn]), *_plan_lines(hand)]
    return [*say, *jump_in, *(waits if listens() else [" ".join(waits)])]


def _plan_lines(hand: Hand) -> list[str]:
    """The plan of the player, with the reason why it could not be done, or that they may plan."""
    plan = hand.table.plan_of(hand.view.seat)
    if plan is None:
        return [WORDS("may-plan")] if hand.plannable else []
    said, why = move_in_words(WORDS, plan, ".planned"), planned_move(hand.table) if hand.view.on_turn else None
    return [WORDS("plan-dropped", plan=said, why=str(why)) if isinstance(why, Refusal) else WORDS("planned", plan=said)]


def _choice_line(hand: Hand) -> str:
    """The play that the player is about to make. Empty if there is none."""
    if hand.asking:
        return WORDS("sure", move=move_asked_about(hand, hand.asking))
    if hand.choice is None:
        return ""
    choice, cards = hand.choice, listed(hand.choice.play.cards)
    if choice.picking:
        return WORDS("picking" if choice.follows.complete else "answering", cards=cards)
    if choice.lacks_suit:
        return WORDS("choose", cards=cards, pack=PACK_OF_SUIT[choice.follows.suits[0]].key)
    if not choice.follows.ranks:
        return WORDS("picking", cards=cards)
    suit = suit_name(choice.play.suit) if choice.play.suit else "none"
    return WORDS("ask", cards=cards, suit=suit)


def _latest_events(hand: Hand, *, moved_on: bool) -> list[str]:
    """The latest event of this seat in this round, and a hand that it was shown just before. Its own move is known once
    it is asked about it, or the others have ``moved_on``.
    """
    events, seat, own = look_of(hand.view.rules).events, hand.view.seat, list[AnyEvent]()
    for event in hand.newest_events():
        own += [event] if event.concerns(seat) else []
        if len(own) == 3 or isinstance(event, events.deals):
            break
    told = [event for event in own[:0:-1] if isinstance(event, events.shows)]
    told += [each for each in own[:1] if not moved_on or isinstance(each, events.shows) or doer_of(each) != seat]
    return [text for event in told if (text := tell(event, names(hand.table), seat))]


def why_page(table: Table, view: SeatView, reasons: Mapping[Card, Refusal], card: Card | None) -> Page:
    """``reasons``: for each card that can't be played now. ``card``: the one asked about."""
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
