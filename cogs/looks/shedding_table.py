"""The steps that a round waits for, in words: for the seat that takes one, and for the table.

The table of the shedding games in words: its piles, what is owed, and what each seat holds."""

from cogs.discord.controls import Button, Control, button
from cogs.discord.text import capital
from cogs.looks.look import earlier
from engine.core.cards import PACK_OF_SUIT, SUIT_SYMBOLS, asked_for, asked_name, listed, plural, short, suit_name
from engine.core.scoresheet import Standing, out_of_match
from engine.shedding.chapters import spoken as spoken_word
from engine.shedding.deal import Naming, PickingDirection
from engine.shedding.language.rulebook import when_to_call
from engine.shedding.matching import wild_ranks
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.mechanics.rule_making import Adding, sentence
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.shedding.position import ANY_SUIT
from engine.shedding.rules import Rules
from engine.words import Words, and_listed, beside, listens, signed
from model.tables.naming import names
from model.tables.table import Table

WORDS = Words("cogs.looks.shedding")


def being_taken(table: Table, view: SheddingView) -> str:
    """What the seat to move is doing, in words that follow its name. Empty when it is asked for a card."""
    match view.pending:
        case Naming():
            return WORDS("picking")
        case PickingDirection():
            return WORDS("picking-direction")
        case Giving(to=to, begun=begun):
            return WORDS("giving", to=names(table)[to[0]], begun="yes" if begun else "no")
        case Doubt(player=player, cards=laid):
            return WORDS("doubting", player=names(table)[player], cards=listed(laid))
    return ""


def to_take(table: Table, view: SheddingSeatView) -> str:
    """What the seat to move is asked."""
    match view.pending:
        case Giving(to=to, begun=begun):
            gift = WORDS("give-next" if begun else "give", to=names(table)[to[0]])
            others = and_listed([names(table)[seat] for seat in to[1:]])
            return f"{gift} {WORDS('then-each' if to[2:] else 'then-one', names=others)}" if others else gift
        case PickingDirection():
            return WORDS("pick-direction")
        case Doubt() as doubt:
            return "\n".join(_doubt_lines(table, view, doubt))
    return WORDS("pick-first")


def _doubt_lines(table: Table, view: SheddingSeatView, doubt: Doubt) -> list[str]:
    """What may be a bluff and when it is one, and the costs of letting it stand and of a challenge."""
    player, penalty, cards = names(table)[doubt.player], view.rules.challenge_penalty, listed(doubt.cards)
    played = WORDS("doubt", player=player, cards=cards)
    if doubt.before.rank is not None and not doubt.before.debt:
        played = WORDS("doubt-rank", player=player, cards=cards, **asked_for(doubt.before.rank))
    elif doubt.before.suit in PACK_OF_SUIT:
        played = WORDS("doubt-suit", player=player, cards=cards, suit=suit_name(doubt.before.suit))
    return [
        played,
        WORDS("bluff-is", player=player),
        *([WORDS("stakes-stand", count=view.debt)] if view.debt else []),
        WORDS("stakes-right", player=player, count=view.debt or penalty),
        WORDS("stakes-wrong", count=view.debt + penalty),
    ]


def offered(view: SheddingSeatView) -> list[str]:
    """Each rule that the seat may add, in a sentence."""
    pending = view.pending
    if not isinstance(pending, Adding):
        return []
    said = [sentence(offer.rule, getattr(view.rules, offer.rule), offer.value) for offer in pending.offers]
    return said + [manner.text for manner in pending.manners if manner]


TOLD = 12  # cards left in a hand, one by one to those who listen


def way(view: SheddingView) -> str:
    """The direction of play, as the catalogues know it."""
    return "clockwise" if view.direction > 0 else "counterclockwise"


def middle(table: Table, view: SheddingView) -> str:
    return "\n".join([pile_line(view), stock(view), *due(view)])


def unseen(view: SheddingView) -> list[str]:
    """The top card if any may follow it, and what is due."""
    return [*([top_card(view)] if is_open(view) or not view.pile else []), *due(view)]


def stock(view: SheddingView) -> str:
    """The draw pile, and the direction of play where that matters."""
    key = "draw-pile-and-way" if view.rules.seats > 2 else "draw-pile"
    return WORDS(key, count=len(view.stock), way=way(view))


def pile_line(view: SheddingView) -> str:
    """The top card with the suit in force, and those before it, newest first."""
    before = earlier(view)
    return WORDS("and-earlier", top=top_card(view), cards=before) if before else top_card(view)


def top(view: SheddingView) -> str:
    """Who listens hears what is due in the question, or with how the others stand."""
    return beside([top_card(view), *([] if listens() else due(view))])


def due(view: SheddingView) -> list[str]:
    """What the next player draws or misses, if they don't answer, and with what those begin who have yet to."""
    key = "turns-to-miss" if view.rules.table.skips_add_up else "players-to-skip"
    skips = [WORDS(key, count=view.skips)] if view.skips else []
    owed = [*skips, *([WORDS("draw-penalty", count=view.debt)] if view.debt else [])]
    suit = view.rules.table.first_suit if view.to_begin else None
    begins = [WORDS("begins-with", suit=suit_name(suit), sign=SUIT_SYMBOLS[suit])] if suit else []
    return [*owed, *begins]


def top_card(view: SheddingView) -> str:
    """The top card with the suit in force, or the rank asked for."""
    if not view.pile:
        return WORDS("top-none", suit=first_suit(view))
    card = short(view.pile[-1])
    if view.rank is not None:
        return WORDS("top-rank", card=card, ranks=asked_name(view.rank))
    if is_open(view):
        return WORDS("top-open", card=card)
    if view.suit is None:
        return WORDS("top", card=card)
    return WORDS(
        "top-suit",
        card=card,
        suit=suit_name(view.suit),
        sign=SUIT_SYMBOLS[view.suit],
        pack=view.rules.table.kind_of_pack.key,
    )


def first_suit(view: SheddingView) -> str:
    """The suit with which everyone begins, as the catalogues know it."""
    return suit_name(view.rules.table.first_suit) if view.rules.table.first_suit else "none"


def is_open(view: SheddingView) -> bool:
    """Whether any card can be played."""
    if view.rank is not None:
        return False
    return view.suit == ANY_SUIT or (not view.debt and not view.rules.table.opening.isdisjoint(view.pile[-1:]))


def below_pile(view: SheddingView) -> list[str]:
    stock = WORDS("pile-draw", count=len(view.stock))
    if view.rank is not None:
        return [WORDS("pile-rank", **asked_for(view.rank)), stock]
    if is_open(view):
        return [WORDS("pile-open"), stock]
    return (
        [stock]
        if view.suit is None
        else [WORDS("pile-suit", suit=suit_name(view.suit), pack=view.rules.table.kind_of_pack.key), stock]
    )


def doing(table: Table, view: SheddingView) -> str:
    if step := being_taken(table, view):
        return step
    if view.skips:
        return WORDS("skipped")
    if view.covering and not view.drawn:
        return WORDS("table-again")
    return WORDS("deciding") if view.drawn else ""


def notes(table: Table, view: SheddingView, seat: int) -> list[str]:
    missing, out = view.misses.count(seat), seat in out_of_match(view.sheet)
    misses = WORDS("misses", count=missing) if missing else ""
    holds = "" if out and (view.phase == "play" or seat not in view.sheet[-1].knocked_out) else _holding(view, seat)
    return list(filter(None, [holds, WORDS("out-of-match") if out else "", _score(view, seat), misses]))


def seen(view: SheddingView, seat: int) -> list[str]:
    """How many cards a seat holds. A score of nothing says nothing before the first round is over."""
    holds = [] if view.is_out(seat) else [_holding(view, seat)]
    return [*holds, *([] if view.sheet or view.totals[seat] else [_score(view, seat)])]


def last_notes(view: SheddingView, seat: int) -> list[str]:
    """Whether a seat owes a call. Nothing is said if the other players have to notice it."""
    word = to_say(view, view.counts[seat])
    if view.phase != "play" or not word:
        return []
    if view.rules.table.announces:
        return [] if seat in view.barred or seat in view.uncalled else [WORDS("announced", word=word)]
    if seat in view.barred:
        return [WORDS("barred", word=word)]
    return [WORDS("uncalled", word=word)] if seat in forgetful(view) else []


def forgetful(view: SheddingView) -> tuple[int, ...]:
    """The seats that owe a call which costs them cards, if the other players don't have to notice it."""
    return view.uncalled if view.rules.table.call_lapses and not view.rules.table.announces else ()


def to_say(view: SheddingView, left: int) -> str:
    word = view.rules.table.words_due.get(left)
    return spoken_word(word) if word else ""


def _holding(view: SheddingView, seat: int) -> str:
    hand = view.hands[seat]
    if view.phase == "play" or hand is None:
        if seat in view.gone and view.is_out(seat):
            return WORDS("out-in-place", place=view.gone.index(seat) + 1)
        return WORDS("out") if view.is_out(seat) else WORDS("holding", count=view.counts[seat])
    cards = WORDS("holding", count=len(hand)) if listens() and len(hand) > TOLD else listed(hand)
    if seat in view.sheet[-1].fell_back:
        return WORDS("left-with-exactly", cards=cards, count=view.rules.target)
    points = 0 if view.rules.table.counts_rounds else view.sheet[-1].points[seat]
    if not points:
        return WORDS("left-with", cards=cards) if hand else WORDS("went-out")
    if not hand:
        return WORDS("went-out-points", points=signed(points))
    return WORDS("left-with-points", cards=cards, points=signed(points))


def _score(view: SheddingView, seat: int) -> str:
    """The total, and in countdown the rank that is wild for the seat. Empty when a single round decides."""
    total = view.totals[seat]
    if view.rules.table.counts_rounds:
        return "" if view.rules.counted == "nothing" else WORDS("rounds-won", count=total)
    if view.rules.goal == "round":
        return WORDS("score", count=total)
    wild = [plural(rank) for rank in wild_ranks(view, seat)] if view.rules.table.own_wild else []
    return WORDS("score-down-wild", count=total, ranks=and_listed(wild)) if wild else WORDS("score-down", count=total)


def buttons(table: Table, view: SheddingView) -> list[Button]:
    """Saying the word and catching, while anyone has as few cards as the word is for. They stay when it was said, so
    that no button gives away what a player has to notice.
    """
    if view.phase != "play" or not any(view.rules.table.words_due.get(count) for count in view.counts if count):
        return []
    call = button(WORDS("call-button", word=_to_call(view.rules)), Control("call", table.id))
    catch = button(WORDS("catch-button"), Control("catch", table.id))
    return [call, catch] if view.rules.call == "catch" else [call]


def _to_call(rules: Rules) -> str:
    """The words that the button says, whichever is due."""
    left = sorted(filter(None, rules.table.words_due), reverse=True)
    return " / ".join(dict.fromkeys(capital(spoken_word(rules.table.words_due[each])) for each in left))


def shouting(rules: Rules) -> list[str]:
    """When the buttons count that stand at the table, and what they cost."""
    if rules.call == "none":
        return []
    catch = "yes" if rules.call == "catch" else "no"
    return [when_to_call(rules.table), WORDS("shouting", word=_to_call(rules), catch=catch)]


def final_score(view: SheddingView, standing: Standing) -> str:
    if view.rules.counted == "nothing":
        left = view.counts[standing.seat]
        return WORDS("left-with-cards", count=left) if left else WORDS("went-out")
    if view.rules.table.counts_rounds:
        return WORDS("rounds-won", count=standing.total)
    if view.rules.goal == "round":
        return WORDS("final-score", count=standing.total, rounds=standing.rounds_won)
    return WORDS("score-down", count=standing.total)
