"""The table of the shedding games in words: its piles, what is owed, and what each seat holds and does."""

from cogs.discord.controls import Button, Control, button
from cogs.discord.text import capital
from cogs.looks.look import Look, earlier
from engine.core.cards import SUIT_SYMBOLS, asked_for, asked_name, listed, plural, short, suit_name
from engine.core.scoresheet import Standing, out_of_match
from engine.shedding.chapters import spoken as spoken_word
from engine.shedding.deal import Naming, PickingDirection
from engine.shedding.language.rulebook import when_to_call
from engine.shedding.mechanics.bluffs import Doubt
from engine.shedding.mechanics.gifts import Giving
from engine.shedding.play import SheddingSeatView, SheddingView
from engine.shedding.position import ANY_SUIT
from engine.shedding.rules import Rules
from engine.words import Words, and_listed, beside, listens, signed
from model.tables.naming import names
from model.tables.table import Table

TOLD = 12  # cards left in a hand, one by one to those who listen

WORDS = Words("cogs.looks.shedding")


class SheddingTable(Look[Rules, SheddingView, SheddingSeatView]):
    """The part of the shedding games' look that describes their table in words."""

    # Piles

    def middle(self, view: SheddingView, *, seen: bool = False) -> list[str]:
        if seen:
            piles = [self.top_card(view)] if is_open(view) or not view.pile else []
        else:
            top, before = self.top_card(view), earlier(view)
            piles = [WORDS("and-earlier", top=top, cards=before) if before else top, self.stock(view)]
        return [*piles, *self.due(view)]

    def stock(self, view: SheddingView) -> str:
        """Describe the draw pile, and the direction of play where that matters."""
        key = "draw-pile-and-way" if view.rules.seats > 2 else "draw-pile"
        return WORDS(key, count=len(view.stock), way=way(view))

    def top(self, view: SheddingView) -> str:
        # Who listens hears what is due in the question, or with how the others stand.
        return beside([self.top_card(view), *([] if listens() else self.due(view))])

    def top_card(self, view: SheddingView) -> str:
        """Name the top card with the suit in force, or the rank asked for."""
        if not view.pile:
            return WORDS("top-none", suit=first_suit(view))
        card = short(view.pile[-1])
        if view.rank is not None:
            return WORDS("top-rank", card=card, ranks=asked_name(view.rank))
        if is_open(view):
            return WORDS("top-open", card=card)
        if view.suit is None:
            return WORDS("top", card=card)
        pack = view.rules.table.kind_of_pack.key
        return WORDS("top-suit", card=card, suit=suit_name(view.suit), sign=SUIT_SYMBOLS[view.suit], pack=pack)

    def due(self, view: SheddingView) -> list[str]:
        """List what the next player draws or misses without an answer, and the suit to begin with for those who have
        yet to.
        """
        due = []
        if view.skips:
            due.append(WORDS("turns-to-miss" if view.rules.table.skips_add_up else "players-to-skip", count=view.skips))
        if view.debt:
            due.append(WORDS("draw-penalty", count=view.debt))
        if view.to_begin and (suit := view.rules.table.first_suit):
            due.append(WORDS("begins-with", suit=suit_name(suit), sign=SUIT_SYMBOLS[suit]))
        return due

    def below_pile(self, view: SheddingView) -> list[str]:
        in_force = []
        if view.rank is not None:
            in_force = [WORDS("pile-rank", **asked_for(view.rank))]
        elif is_open(view):
            in_force = [WORDS("pile-open")]
        elif view.suit is not None:
            in_force = [WORDS("pile-suit", suit=suit_name(view.suit), pack=view.rules.table.kind_of_pack.key)]
        return [*in_force, WORDS("pile-draw", count=len(view.stock))]

    # Seats

    def doing(self, table: Table, view: SheddingView) -> str:
        match view.pending:
            case Naming():
                return WORDS("picking")
            case PickingDirection():
                return WORDS("picking-direction")
            case Giving(to=to, begun=begun):
                return WORDS("giving", to=names(table)[to[0]], begun="yes" if begun else "no")
            case Doubt(player=player, cards=laid):
                return WORDS("doubting", player=names(table)[player], cards=listed(laid))
        if view.skips:
            return WORDS("skipped")
        again = view.covering and not view.drawn
        return WORDS("table-again" if again else "deciding") if again or view.drawn else ""

    def notes(self, table: Table, view: SheddingView, seat: int, *, seen: bool = False) -> list[str]:
        out, missed = seat in out_of_match(view.sheet), view.misses.count(seat)
        shown = seen and not view.is_out(seat)
        long_out = out and (view.phase == "play" or seat not in view.sheet[-1].knocked_out)
        unscored = seen and not view.sheet and not view.totals[seat]  # nothing says nothing before a round is over
        notes = [
            "" if shown or long_out else self._holding(view, seat),
            WORDS("out-of-match") if out else "",
            "" if unscored else self._score(view, seat),
            WORDS("misses", count=missed) if missed else "",
        ]
        return [note for note in notes if note]

    def last_notes(self, view: SheddingView, seat: int, *, seen: bool = False) -> list[str]:
        """Return whether a seat owes a call, or nothing if the other players have to notice it."""
        word = self.to_say(view, view.counts[seat])
        if view.phase != "play" or not word:
            return []
        if view.rules.table.announces:
            return [] if seat in view.barred or seat in view.uncalled else [WORDS("announced", word=word)]
        if seat in view.barred:
            return [WORDS("barred", word=word)]
        return [WORDS("uncalled", word=word)] if seat in forgetful(view) else []

    def _holding(self, view: SheddingView, seat: int) -> str:
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

    def _score(self, view: SheddingView, seat: int) -> str:
        """Return the total, and in countdown the rank that is wild for the seat. Empty when a single round decides."""
        total = view.totals[seat]
        if view.rules.table.counts_rounds:
            return "" if view.rules.counted == "nothing" else WORDS("rounds-won", count=total)
        if view.rules.goal == "round":
            return WORDS("score", count=total)
        own_wild = view.table.wild_by_score.get(view.totals[seat], view.table.wild) if view.table.own_wild else ()
        if wild := [plural(rank) for rank in own_wild]:
            return WORDS("score-down-wild", count=total, ranks=and_listed(wild))
        return WORDS("score-down", count=total)

    def final_score(self, view: SheddingView, standing: Standing) -> str:
        if view.rules.counted == "nothing":
            left = view.counts[standing.seat]
            return WORDS("left-with-cards", count=left) if left else WORDS("went-out")
        if view.rules.table.counts_rounds:
            return WORDS("rounds-won", count=standing.total)
        if view.rules.goal == "round":
            return WORDS("final-score", count=standing.total, rounds=standing.rounds_won)
        return WORDS("score-down", count=standing.total)

    def winning_card(self, view: SheddingView) -> str:
        # In a blocked round no one goes out, even if the lowest hand wins it.
        return short(view.pile[-1]) if view.sheet and view.sheet[-1].how == "out" else ""

    # The word that is due with few cards left

    def to_say(self, view: SheddingView, left: int) -> str:
        word = view.rules.table.words_due.get(left)
        return spoken_word(word) if word else ""

    def buttons(self, table: Table, view: SheddingView) -> list[Button]:
        """Say the word and catch, while anyone has as few cards as the word is for. The buttons stay when it was said,
        so that none gives away what a player has to notice.
        """
        if view.phase != "play" or not any(view.rules.table.words_due.get(count) for count in view.counts if count):
            return []
        call = button(WORDS("call-button", word=_to_call(view.rules)), Control("call", table.id))
        catch = button(WORDS("catch-button"), Control("catch", table.id))
        return [call, catch] if view.rules.call == "catch" else [call]

    def shouting(self, rules: Rules) -> list[str]:
        if rules.call == "none":
            return []
        catch = "yes" if rules.call == "catch" else "no"
        return [when_to_call(rules.table), WORDS("shouting", word=_to_call(rules), catch=catch)]


def way(view: SheddingView) -> str:
    """Return the direction of play, as the catalogues know it."""
    return "clockwise" if view.direction > 0 else "counterclockwise"


def first_suit(view: SheddingView) -> str:
    """Return the suit with which everyone begins, as the catalogues know it."""
    return suit_name(view.rules.table.first_suit) if view.rules.table.first_suit else "none"


def is_open(view: SheddingView) -> bool:
    """Return whether any card can be played."""
    if view.rank is not None:
        return False
    return view.suit == ANY_SUIT or (not view.debt and not view.rules.table.opening.isdisjoint(view.pile[-1:]))


def forgetful(view: SheddingView) -> tuple[int, ...]:
    """Return the seats that owe a call which costs them cards, if the other players don't have to notice it."""
    return view.uncalled if view.rules.table.call_lapses and not view.rules.table.announces else ()


def _to_call(rules: Rules) -> str:
    """Return all words of the call button, the one for the most cards first."""
    left = sorted(filter(None, rules.table.words_due), reverse=True)
    return " / ".join(dict.fromkeys(capital(spoken_word(rules.table.words_due[each])) for each in left))
