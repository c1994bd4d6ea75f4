"""The match: looking at the hand, playing, drawing, passing, calling, asking about cards, taking back."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from discord import app_commands
from discord.utils import snowflake_time

from cogs.base import BaseCog, Choices, on_press, which_table
from cogs.discord.answer import Answer
from cogs.discord.commands import CARD, EIGHTS, LONGEST_CHOICE, choices, for_everyone, subcommand
from cogs.discord.controls import (
    CALL,
    DRAW,
    PLAN,
    SURE,
    WAYS,
    Control,
    Interaction,
    first_card,
    first_number,
    read_play,
)
from cogs.discord.page import ACTIVE, line
from cogs.discord.text import signs
from cogs.hand.hand import Asking, Choice
from cogs.hand.hints import HINT, hint_page
from cogs.hand.pages import why_page
from cogs.hand.showing import show_hand, show_hand_after
from cogs.hand.typed_cards import as_typed, read_card, read_cards_and_suit, typed_before
from cogs.lobby.pages import my_tables_page
from cogs.looks import look_of
from cogs.rules.pages import GUESSES, guess_page
from cogs.rules.search import offered
from engine.core import actions
from engine.core.actions import NOTHING, Action, IllegalAction, OneCard, Options, Play, TakeBack
from engine.core.cards import EVERY_SUIT, SUITED_RANKS, Card, cards_begun, listed, plural, short, spoken
from engine.core.match import SeatView
from engine.matches.telling import tell
from engine.words import Words, listens
from model.refusals import Refused
from model.tables.naming import names
from model.tables.seating import rules_as_it_is
from model.tables.table import Table
from service.tables import WORDS as TABLE_WORDS

TYPED_AGAIN = timedelta(minutes=1)  # a command that is refused this soon after another may be the same one
NO_SEAT = -1  # as a seat to catch
DRAW_PILE, DISCARD_PILE = "draw", "discard"  # where ``/card draw`` draws from
CHALLENGE, STAND = "challenge", "stand"  # what ``/card challenge`` answers
ADD, GUESS = "add", "guess"  # what ``/card rule`` does
WHY_NOT = "why-not"  # what ``/card ask`` answers, besides a hint
SUIT_CHOICES = choices("suit", EVERY_SUIT)
RANK_CHOICES = [app_commands.Choice(name=for_everyone(plural, rank), value=rank) for rank in SUITED_RANKS]

WORDS = Words(__package__)

Cards = app_commands.Range[str, 1, 400]  # twenty cards by their names

ACTIONS: dict[str, Callable[[tuple[str, ...]], Action]] = {  # by the words of the control that is pressed
    "draw": lambda given: actions.Draw(),
    "take": lambda given: actions.Take(),
    "discard": lambda given: actions.Discard(first_card(given) or ""),
    "pass": lambda given: actions.Pass(),
    "call": lambda given: actions.Call(),
    "give": lambda given: actions.Give(first_card(given) or "", CALL in given),
    "decline": lambda given: actions.Decline(),
    "accept": lambda given: actions.Accept(),
    "challenge": lambda given: actions.Challenge(),
    "direction": lambda given: actions.PickDirection(next((way for way, word in WAYS.items() if word in given), 0)),
    "nominate": lambda given: actions.Nominate(next(iter(given), "")),
    "add-rule": lambda given: actions.AddRule(first_number(given)),
    "say": lambda given: actions.Say(next(iter(given), "")),
    "take-back": lambda given: actions.TakeBack(),
    "guess": lambda given: actions.Guess(first_number(given)),
}


class CardCog(BaseCog):
    """A cog whose commands are about the cards of a hand."""

    def view(self, interaction: Interaction, table: Table) -> SeatView:
        """The view of the player. Raises Refused without a seat, or before the first deal."""
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            raise Refused(WORDS.message("no-seat"))
        return table.state.view(seat)

    def view_while_typing(self, interaction: Interaction) -> SeatView | None:
        with suppress(Refused):
            return self.view(interaction, self.table(interaction, interaction.namespace.table))
        return None

    def readable_cards(self, interaction: Interaction, table: Table) -> tuple[tuple[Card, ...], str]:
        """The cards that a player can mean, their own first, and how to write them."""
        seat, rules = table.seat_of(interaction.user.id), rules_as_it_is(table)
        look = look_of(rules)
        hand = () if seat is None or table.state is None else table.state.view(seat).hand
        return (*hand, *look.cards(rules)), look.spelling(rules)


def followers(table: Table, member: int, cards: tuple[Card, ...]) -> Options:
    """The cards that may follow these in one play, and the suits or ranks to pick. Nothing without cards or a seat."""
    seat = table.seat_of(member)
    if table.state is None or seat is None or not cards:
        return NOTHING
    return table.state.may_do(seat, cards)


def card_choices(view: SeatView, cards: Iterable[Card], typed: str, *, mark: bool = True) -> Choices:
    """Cards that match what was typed, playable ones first. ``mark``: beside those, others say that they do not fit."""
    wanted, fits, cards = typed.lower(), set(view.options.cards), list(dict.fromkeys(cards))
    begun = cards_begun(typed, cards)
    named = [(signs("  ".join(dict.fromkeys((short(card), spoken(card))))), card) for card in cards]
    found = [(name, card) for name, card in named if wanted in name.lower() or card in begun]
    found.sort(key=lambda choice: choice[1] not in fits)
    return offered(
        (WORDS("does-not-fit", card=name) if mark and fits and card not in fits else name, as_typed(card))
        for name, card in found
    )


class PlayCog(CardCog):
    """Everything that a seat does in a match."""

    # What is offered while a card is typed

    async def cards(self, interaction: Interaction, typed: str) -> Choices:
        """Complete a card: from the hand, what can be played first. After typed cards, those that may follow."""
        try:
            table = self.table(interaction, interaction.namespace.table)
            view = self.view(interaction, table)
        except Refused:
            return []
        before, rest = typed_before(typed, look_of(view.rules).cards(view.rules))
        if not before:
            return card_choices(view, view.hand, typed)
        begun, codes = signs(listed(before)), " ".join(map(as_typed, before))
        following = followers(table, interaction.user.id, before).cards
        return offered(
            (f"{begun} {choice.name}"[:LONGEST_CHOICE], f"{codes} {choice.value}"[:LONGEST_CHOICE])
            for choice in card_choices(view, following, rest, mark=False)
        )

    async def held(self, interaction: Interaction, typed: str) -> Choices:
        view = self.view_while_typing(interaction)
        return card_choices(view, view.hand, typed) if view else []

    # Commands

    @subcommand(CARD, "pass")
    @which_table
    async def pass_turn(self, answer: Answer, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, actions.Pass())

    @subcommand(CARD, "last-card")
    @which_table
    async def last_card(self, answer: Answer, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, actions.Call())

    @subcommand(CARD, "draw")
    @app_commands.rename(pile="from")
    @app_commands.choices(pile=choices("from", (DRAW_PILE, DISCARD_PILE)))
    @which_table
    async def draw(self, answer: Answer, pile: str = DRAW_PILE, table: str | None = None) -> None:
        action = actions.Draw() if pile == DRAW_PILE else actions.Take()
        await self._act_or_plan(answer, self.table(answer.interaction, table), action)

    @subcommand(CARD, "challenge")
    @app_commands.rename(reply="answer")
    @app_commands.choices(reply=choices("answer", (CHALLENGE, STAND)))
    @which_table
    async def challenge(self, answer: Answer, reply: str = CHALLENGE, table: str | None = None) -> None:
        action = actions.Challenge() if reply == CHALLENGE else actions.Accept()
        await self._act(answer, self.table(answer.interaction, table).id, action)

    @subcommand(CARD, "play")
    @app_commands.autocomplete(card=cards)
    @app_commands.choices(suit=SUIT_CHOICES, rank=RANK_CHOICES)
    @which_table
    async def play(
        self,
        answer: Answer,
        card: Cards,
        suit: str | None = None,
        last_card: bool = False,
        sequence: app_commands.Range[int, 1, 2] | None = None,
        rank: str | None = None,
        table: str | None = None,
    ) -> None:
        found = self.table(answer.interaction, table)
        cards, picked = read_cards_and_suit(card, *self.readable_cards(answer.interaction, found))
        number = None if sequence is None else sequence - 1
        fitting = followers(found, answer.user, cards).sequences
        if number is None and len(fitting) == 1:
            number = fitting[0]
        await self._act_or_plan(answer, found, Play(cards, suit or picked, last_card, number, rank))

    @subcommand(CARD, "give")
    @app_commands.autocomplete(card=held)
    @which_table
    async def give(
        self, answer: Answer, card: str | None = None, last_card: bool = False, table: str | None = None
    ) -> None:
        found = self.table(answer.interaction, table)
        action: Action = actions.Decline()
        if card:
            action = actions.Give(read_card(card, *self.readable_cards(answer.interaction, found)), last_card)
        await self._act(answer, found.id, action)

    @subcommand(CARD, "discard")
    @app_commands.autocomplete(card=held)
    @which_table
    async def discard(self, answer: Answer, card: str, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        thrown = read_card(card, *self.readable_cards(answer.interaction, found))
        await self._act(answer, found.id, actions.Discard(thrown))

    @subcommand(CARD, "pick")
    @app_commands.choices(suit=SUIT_CHOICES, direction=choices("direction", WAYS.values()))
    @which_table
    async def nominate(
        self, answer: Answer, suit: str | None = None, direction: str | None = None, table: str | None = None
    ) -> None:
        action: Action = actions.Nominate(suit or "")
        if direction:
            action = ACTIONS["direction"]((direction,))
        await self._act(answer, self.table(answer.interaction, table).id, action)

    async def rules_named(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The rules that may be added, or those that may be guessed."""
        view = self.view_while_typing(interaction)
        if view is None:
            return []
        if interaction.namespace.action == GUESS:
            named = [(text, number) for number, text in look_of(view.rules).guesses(view)]
        else:
            texts = look_of(view.rules).offered(view) if view.options.rules_to_add else []
            named = [(signs(text)[:LONGEST_CHOICE], number) for number, text in enumerate(texts)]
        return offered(named, typed)

    @subcommand(CARD, "rule")
    @app_commands.choices(action=choices("rule-action", (ADD, GUESS)))
    @app_commands.autocomplete(rule=rules_named)
    @which_table
    async def rule(self, answer: Answer, action: str, rule: int, table: str | None = None) -> None:
        done = actions.AddRule(rule) if action == ADD else actions.Guess(rule)
        await self._act(answer, self.table(answer.interaction, table).id, done)

    @on_press(GUESSES)
    async def press_guesses(self, answer: Answer, control: Control) -> None:
        """Show the hidden rules to guess from, or the hand with the reason why none can be guessed now."""
        table = self.services.tables.get(control.table)
        view = self.view(answer.interaction, table)
        refusal = table.state.check(view.seat, actions.Guess(0)) if table.state else None
        if look_of(view.rules).guesses(view):
            await answer.show(guess_page(table, view))
        else:
            await show_hand(self.services, answer, table, notice=str(refusal))

    async def phrases(self, interaction: Interaction, typed: str) -> Choices:
        view = self.view_while_typing(interaction)
        return offered([(text, key) for key, text in look_of(view.rules).phrases(view)], typed) if view else []

    @subcommand(CARD, "say")
    @app_commands.autocomplete(phrase=phrases)
    @which_table
    async def say(self, answer: Answer, phrase: str, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, actions.Say(phrase))

    # What commands and buttons do

    @on_press(*ACTIONS)
    async def press_action(self, answer: Answer, control: Control) -> None:
        await self._act(answer, control.table, ACTIONS[control.action](control.words), control)

    @on_press("play", "pick")
    async def press_card(self, answer: Answer, control: Control) -> None:
        """Play the cards. ``pick``: first show what may go on top of them, and play a single one that takes no more."""
        play = read_play(control.words)
        if control.action == "pick":
            table = self.services.tables.get(control.table)
            current = table.state is not None and table.state.asked == control.question
            follows = followers(table, answer.user, play.cards) if current else NOTHING  # ``act`` refuses what is old
            if follows.cards or (follows.complete and play.cards[1:]):
                if answer.public:
                    raise Refused(WORDS.message("pick-in-hand"))
                await show_hand(self.services, answer, table, choice=Choice(play, follows, picking=True))
                return
        await self._act(answer, control.table, play, control)

    async def _act(self, answer: Answer, table_id: int, action: Action, control: Control | None = None) -> None:
        """Do what was typed, or what a pressed ``control`` does. Who wants to be asked first is, about a card.

        The answer is the hand afterwards, with the reason if the action was refused.
        """
        confirms = self.services.tables.preferences.of(answer.guild, answer.user).confirms
        if control is not None and confirms and self._asks_first(answer, control, action):
            again = replace(control, words=(*control.words, SURE))
            table = self.services.tables.get(table_id)
            await show_hand(self.services, answer, table, asking=Asking(action, again))
            return
        question = None if control is None else control.question
        try:
            await self.services.tables.act(table_id, answer.user, question, action, answer.interaction.id)
        except (Refused, IllegalAction) as refusal:
            pressed = control if isinstance(refusal, IllegalAction) else None
            await self._show_refused(answer, table_id, action, refusal, pressed)
        else:
            await show_hand_after(self.services, answer, table_id)

    def _asks_first(self, answer: Answer, control: Control, action: Action) -> bool:
        """True if a card is pressed for the first time. A press that would be refused is refused at once."""
        play, table = read_play(control.words), self.services.tables.get(control.table)
        second = SURE in control.words or play.cards[1:] or play.suit or play.rank
        if second or not isinstance(action, Play | OneCard):
            return False
        seat, state = table.seat_of(answer.user), table.state
        if state is None or seat is None or state.asked != control.question:
            return False
        return state.check(seat, action) is None

    @subcommand(CARD, "catch")
    @which_table
    async def catch(self, answer: Answer, table: str | None = None) -> None:
        await self.press_catch(answer, Control("catch", self.table(answer.interaction, table).id))

    @on_press("catch")
    async def press_catch(self, answer: Answer, control: Control) -> None:
        """Catch the first other seat that owes a call."""
        table = self.services.tables.get(control.table)
        seat = table.seat_of(answer.user)
        if table.state is None:
            raise Refused(TABLE_WORDS.message("not-begun"))
        legal = table.state.may_do(seat).actions if seat is not None else ()
        catch = next((action for action in legal if isinstance(action, actions.Catch)), actions.Catch(NO_SEAT))
        await self.services.tables.act(table.id, answer.user, None, catch, answer.interaction.id)
        if answer.public and listens() and self.services.hands.follows(table.id, answer.user):
            await answer.acknowledge()  # their hand tells it
        else:
            await answer.show(line(WORDS("caught", name=names(table)[catch.seat]), ACTIVE))

    async def _act_or_plan(self, answer: Answer, table: Table, action: Action) -> None:
        """Do what is typed now, or plan it for a player who waits and can't jump in with it."""
        seat, state = table.seat_of(answer.user), table.state
        waits = state is not None and state.phase == "play" and seat not in (None, state.turn)
        can = state is not None and seat is not None and state.check(seat, action) is None
        turn = self.services.tables.stories.last_turn(table, answer.user)
        last = None if turn is None else turn.action
        same = last.cards == action.cards if isinstance(last, Play) and isinstance(action, Play) else last == action
        again = same and self._done_before(answer.interaction, table)  # the answer to that may never have come
        if waits and not can and not again:
            await self._plan(answer, table.id, action)
        else:
            await self._act(answer, table.id, action)

    @on_press(PLAN)
    async def press_plan(self, answer: Answer, control: Control) -> None:
        planned = actions.Draw() if DRAW in control.words else read_play(control.words)
        await self._plan(answer, control.table, planned if control.words else None)

    async def _plan(self, answer: Answer, table_id: int, action: Action | None) -> None:
        try:
            await self.services.tables.plan(table_id, answer.user, action)
        except (Refused, IllegalAction) as refusal:
            await self._show_refused(answer, table_id, action, refusal)
        else:
            await show_hand_after(self.services, answer, table_id)

    async def _show_refused(
        self,
        answer: Answer,
        table_id: int,
        action: Action | None,
        refusal: Exception,
        pressed: Control | None = None,
    ) -> None:
        """The hand shows the reason, and the suits or ranks if the only fault was a missing one. Where a card was
        ``pressed``, that is no fault: they are asked for, unless only one can be picked.
        """
        table, choice = self.services.tables.get(table_id), None
        if table.state is None or table.seat_of(answer.user) is None:
            raise refusal
        if isinstance(action, Play):
            follows = followers(table, answer.user, action.cards)
            choice = Choice(action, follows) if Choice(action, follows).is_incomplete else None
            if choice is not None and pressed is not None:
                suit = follows.suits[0] if len(follows.suits) == 1 and action.suit is None else action.suit
                rank = follows.ranks[0] if len(follows.ranks) == 1 and action.rank is None else action.rank
                choice = Choice(replace(action, suit=suit, rank=rank), follows)
                if choice.is_incomplete:
                    await show_hand(self.services, answer, table, choice=choice)
                else:
                    await self._act(answer, table_id, choice.play, pressed)
                return
        told = self._done_before(answer.interaction, table)
        notice = WORDS("move-counted", refusal=str(refusal), told=told) if told else str(refusal)
        await show_hand(self.services, answer, table, notice=notice, choice=choice)

    def _done_before(self, interaction: Interaction, table: Table) -> str:
        """Tells what the last command did, to a player who types it again because its answer never came."""
        turn = self.services.tables.stories.last_turn(table, interaction.user.id)
        if interaction.message is not None or turn is None or not turn.interaction or not turn.events:
            return ""
        since = interaction.created_at - snowflake_time(turn.interaction)
        told = tell(turn.events[0].seen_by(turn.seat), names(table), turn.seat)
        return (told or "") if since < TYPED_AGAIN else ""

    @subcommand(EIGHTS, "hand")
    @which_table
    async def hand(self, answer: Answer, table: str | None = None) -> None:
        """A player who sits at several tables of the server picks one."""
        every = (each for each in self.services.tables.every() if each.guild == answer.guild and each.phase != "over")
        mine = [] if table else [each for each in every if each.seat_of(answer.user) is not None]
        if len(mine) > 1:
            await answer.show(my_tables_page(mine, answer.user))
        else:
            found = mine[0] if mine else self.table(answer.interaction, table)
            await self.press_hand(answer, Control("hand", found.id))

    @on_press("hand")
    async def press_hand(self, answer: Answer, control: Control) -> None:
        slipped = self.services.hands.slipped(control.table, answer.user)
        table, notice = self.services.tables.get(control.table), WORDS("slipped") if slipped else ""
        await show_hand(self.services, answer, table, notice=notice)
        self.services.table_board.look(control.table)


class AskingCog(CardCog):
    """``/card ask``, and the buttons that ask the same."""

    async def misfits(self, interaction: Interaction, typed: str) -> Choices:
        view = self.view_while_typing(interaction)
        return card_choices(view, view.unplayable, typed) if view else []

    @subcommand(CARD, "ask")
    @app_commands.choices(about=choices("about", (WHY_NOT, HINT)))
    @app_commands.autocomplete(card=misfits)
    @which_table
    async def ask(self, answer: Answer, about: str, card: str | None = None, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        if about == HINT:
            await self.press_hint(answer, Control(HINT, found.id))
        else:
            self.view(answer.interaction, found)
            named = (read_card(card, *self.readable_cards(answer.interaction, found)),) if card else ()
            await self.press_why(answer, Control("why", found.id, words=named))

    @on_press(HINT)
    async def press_hint(self, answer: Answer, control: Control) -> None:
        """Show what an expert would do, which may take a second, or the hand with the reason why there is no hint."""
        named = names(self.services.tables.get(control.table))
        try:
            table, view, told = await self.services.hints.ask(control.table, answer.user, named)
        except Refused as refusal:
            if not answer.changes:
                raise
            table = self.services.tables.get(control.table)
            await show_hand(self.services, answer, table, notice=str(refusal))
        else:
            await answer.show(hint_page(table, view, told))

    @on_press("why")
    async def press_why(self, answer: Answer, control: Control) -> None:
        table = self.services.tables.get(control.table)
        view = self.view(answer.interaction, table)
        await answer.show(why_page(table, view, view.reasons(), first_card(control.words)))


class TakingBackCog(BaseCog):
    """``/card take-back``."""

    @subcommand(CARD, "take-back")
    @which_table
    async def take_back(self, answer: Answer, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        seat = found.seat_of(answer.user)
        if seat is not None and found.plan_of(seat) is not None:
            await self.services.tables.plan(found.id, answer.user, None)
        else:
            await self.services.tables.act(found.id, answer.user, None, TakeBack(), answer.interaction.id)
        await show_hand_after(self.services, answer, found.id)
