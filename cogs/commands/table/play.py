"""The match: looking at the hand, playing, drawing, passing, calling, and the public score and pile."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial

from discord import app_commands
from discord.utils import snowflake_time

from cogs.commands.shared.base import BaseCog, Choices, Press, command_at, on_press, on_press_at, released, which_table
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import offered
from cogs.interactions.groups import CARD, EIGHTS, LONGEST_CHOICE, choices, subcommand
from cogs.ui.components.card_words import read_card, read_cards, typed_before
from cogs.ui.components.controls import Control, Interaction
from cogs.ui.components.page import ACTIVE, line
from cogs.ui.components.presses import CALL, first_card, first_number, read_play
from cogs.ui.components.titles import names
from cogs.ui.components.words import safe, signs
from cogs.ui.looks import PAGES, look_of, page_of
from cogs.ui.pages.hand.hand import Choice
from cogs.ui.pages.hand.why_page import why_page
from cogs.ui.pages.table.log_page import pile_page
from cogs.ui.pages.table.score_pages import score_sheet
from engine.core import actions
from engine.core.actions import NOTHING, Action, IllegalAction, Options, Play
from engine.core.cards import RANKS, SUITS, Card, listed, plural, short, spoken
from engine.core.view import SeatView
from engine.games.registry import Match
from engine.games.variants import variant
from engine.matches.telling import tell
from engine.words import Words
from model.refusals import Refused
from model.tables.seating import rules_as_it_is
from model.tables.table import Table
from service.tables.tables import words as table_words

TYPED_AGAIN = timedelta(minutes=1)  # a command that is refused this soon after another may be the same one
NO_SEAT = -1  # as a seat to catch
words = Words("cogs.commands.table.play")

SUIT_CHOICES = choices("suit", SUITS)
RANK_CHOICES = [app_commands.Choice(name=plural(rank), value=rank) for rank in RANKS]
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
    "nominate": lambda given: actions.Nominate(next(iter(given), "")),
    "add-rule": lambda given: actions.AddRule(first_number(given)),
    "say": lambda given: actions.Say(next(iter(given), "")),
    "guess": lambda given: actions.Guess(first_number(given)),
}


def _command_to(action: Callable[[], Action], name: str) -> Callable[..., Awaitable[None]]:
    """An action that needs nothing but the table."""

    async def command(self: "PlayCog", answer: Answer, table_id: int) -> None:
        await self._act(answer, table_id, None, action())

    return command_at(CARD, name)(command)


class PlayCog(BaseCog):
    """Everything that a seat does in a match."""

    @property
    def presses(self) -> dict[str, Press]:
        acting = {name: partial(self._press_action, read) for name, read in ACTIONS.items()}
        return super().presses | acting | dict.fromkeys(PAGES, self._show_page)

    # What is offered while a card is typed

    async def cards(self, interaction: Interaction, typed: str) -> Choices:
        """Complete a card: from the hand, what can be played first. After typed cards, those that may follow."""
        try:
            table = self.table(interaction, interaction.namespace.table)
            view = self._view(interaction, table)
        except Refused:
            return []
        before, rest = typed_before(typed, look_of(view.rules).cards)
        if not before:
            return _card_choices(view, view.hand, typed)
        begun, codes = signs(listed(before)), " ".join(before)
        following = _card_choices(view, self._follows(interaction, table, before).cards, rest, mark=False)
        return offered(
            (f"{begun} {choice.name}"[:LONGEST_CHOICE], f"{codes} {choice.value}"[:LONGEST_CHOICE])
            for choice in following
        )

    async def held(self, interaction: Interaction, typed: str) -> Choices:
        view = self._view_while_typing(interaction)
        return _card_choices(view, view.hand, typed) if view else []

    async def misfits(self, interaction: Interaction, typed: str) -> Choices:
        view = self._view_while_typing(interaction)
        return _card_choices(view, view.unplayable, typed) if view else []

    def _view_while_typing(self, interaction: Interaction) -> SeatView | None:
        with suppress(Refused):
            return self._view(interaction, self.table(interaction, interaction.namespace.table))
        return None

    # Commands

    accept = _command_to(actions.Accept, "accept")
    challenge = _command_to(actions.Challenge, "challenge")
    draw = _command_to(actions.Draw, "draw")
    take = _command_to(actions.Take, "take")
    pass_turn = _command_to(actions.Pass, "pass")
    last_card = _command_to(actions.Call, "last-card")

    @subcommand(CARD, "play")
    @app_commands.autocomplete(card=cards)
    @app_commands.choices(suit=SUIT_CHOICES, rank=RANK_CHOICES)
    @which_table
    async def play(
        self,
        answer: Answer,
        card: str,
        suit: str | None = None,
        last_card: bool = False,
        sequence: app_commands.Range[int, 1, 2] | None = None,
        rank: str | None = None,
        table: str | None = None,
    ) -> None:
        found = self.table(answer.interaction, table)
        cards = read_cards(card, *self._readable(answer.interaction, found))
        number = None if sequence is None else sequence - 1
        fitting = self._follows(answer.interaction, found, cards).sequences
        if number is None and len(fitting) == 1:
            number = fitting[0]
        await self._act(answer, found.id, None, Play(cards, suit, last_card, number, rank))

    @subcommand(CARD, "give")
    @app_commands.autocomplete(card=held)
    @which_table
    async def give(
        self, answer: Answer, card: str | None = None, last_card: bool = False, table: str | None = None
    ) -> None:
        found = self.table(answer.interaction, table)
        action: Action = actions.Decline()
        if card:
            action = actions.Give(read_card(card, *self._readable(answer.interaction, found)), last_card)
        await self._act(answer, found.id, None, action)

    @subcommand(CARD, "why-not")
    @app_commands.autocomplete(card=misfits)
    @which_table
    async def why_not(self, answer: Answer, card: str, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        self._view(answer.interaction, found)
        await self._show_why(answer, found, read_card(card, *self._readable(answer.interaction, found)))

    @subcommand(CARD, "discard")
    @app_commands.autocomplete(card=held)
    @which_table
    async def discard(self, answer: Answer, card: str, table: str | None = None) -> None:
        found = self.table(answer.interaction, table)
        thrown = read_card(card, *self._readable(answer.interaction, found))
        await self._act(answer, found.id, None, actions.Discard(thrown))

    @subcommand(CARD, "pick")
    @app_commands.choices(suit=SUIT_CHOICES)
    @which_table
    async def nominate(self, answer: Answer, suit: str, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, None, actions.Nominate(suit))

    async def rules_to_add(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        view = self._view_while_typing(interaction)
        texts = look_of(view.rules).offered(view) if view and view.options.rules_to_add else []
        return offered(
            (signs(text)[:LONGEST_CHOICE], number) for number, text in enumerate(texts) if typed.lower() in text.lower()
        )

    @subcommand(CARD, "add-rule")
    @app_commands.autocomplete(rule=rules_to_add)
    @which_table
    async def add_rule(self, answer: Answer, rule: int, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, None, actions.AddRule(rule))

    async def phrases(self, interaction: Interaction, typed: str) -> Choices:
        view = self._view_while_typing(interaction)
        return offered([(text, key) for key, text in look_of(view.rules).phrases(view)], typed) if view else []

    async def hidden(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        view = self._view_while_typing(interaction)
        return offered([(text, key) for key, text in look_of(view.rules).guesses(view)], typed) if view else []

    @subcommand(CARD, "say")
    @app_commands.autocomplete(phrase=phrases)
    @which_table
    async def say(self, answer: Answer, phrase: str, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, None, actions.Say(phrase))

    @subcommand(CARD, "guess")
    @app_commands.autocomplete(rule=hidden)
    @which_table
    async def guess(self, answer: Answer, rule: int, table: str | None = None) -> None:
        await self._act(answer, self.table(answer.interaction, table).id, None, actions.Guess(rule))

    @command_at(EIGHTS, "pile")
    async def pile(self, answer: Answer, table_id: int) -> None:
        table, story = await self.services.tables.log(table_id, answer.user)
        await answer.show(pile_page(table, self.public_view(table), story))

    @subcommand(CARD, "sheet")
    async def sheet(self, answer: Answer) -> None:
        table, game = 0, PAGES["sheet"].rules  # it can be read at no table too
        with suppress(Refused):
            table = self.table(answer.interaction, None, lambda table: variant(table.game).game.rules is game).id
        await self._show_page(answer, Control("sheet", table))

    # What commands and buttons do

    async def _press_action(self, read: Callable[[tuple[str, ...]], Action], answer: Answer, control: Control) -> None:
        await self._act(answer, control.table, control.question, read(control.words))

    @on_press("play")
    async def _press_play(self, answer: Answer, control: Control) -> None:
        """Play the cards, or ask for the suit or the rank that they need, unless only one can be picked."""
        choice = self._pressed(answer, control)
        play, suits, ranks = choice.play, choice.follows.suits, choice.follows.ranks
        suit = suits[0] if len(suits) == 1 and play.suit is None else play.suit
        rank = ranks[0] if len(ranks) == 1 and play.rank is None else play.rank
        choice = replace(choice, play=replace(play, suit=suit, rank=rank))
        if _is_incomplete(choice):
            await self.show_hand(answer, self.services.tables.get(control.table), choice=choice)
        else:
            await self._act(answer, control.table, control.question, choice.play)

    @on_press("pick")
    async def _press_pick(self, answer: Answer, control: Control) -> None:
        """Show what may go on top of the cards picked so far. A single card that takes no more is played."""
        choice = self._pressed(answer, control)
        if not (choice.follows.complete and (choice.follows.cards or choice.play.cards[1:])):
            await self._press_play(answer, control)
        elif answer.public:
            raise Refused(words("pick-in-hand"))
        else:
            await self.show_hand(answer, self.services.tables.get(control.table), choice=replace(choice, picking=True))

    def _pressed(self, answer: Answer, control: Control) -> Choice:
        """The play that a control stands for. Nothing follows an outdated play, which ``act`` then refuses."""
        table, play = self.services.tables.get(control.table), read_play(control.words)
        current = table.state is not None and table.state.asked == control.question
        return Choice(play, self._follows(answer.interaction, table, play.cards) if current else NOTHING)

    @command_at(CARD, "catch")
    @on_press_at("catch")
    async def catch(self, answer: Answer, table_id: int) -> None:
        """Catch the first other seat that owes a call."""
        table = self.services.tables.get(table_id)
        seat = table.seat_of(answer.user)
        if table.state is None:
            raise Refused(table_words("not-begun"))
        legal = Match(table.state).options(seat).actions if seat is not None else ()
        catch = next((action for action in legal if isinstance(action, actions.Catch)), actions.Catch(NO_SEAT))
        await self.services.tables.act(table_id, answer.user, None, catch, answer.interaction.id)
        await answer.show(line(words("caught", name=safe(table.seats[catch.seat].name)), ACTIVE))

    @on_press("why")
    async def _press_why(self, answer: Answer, control: Control) -> None:
        released(self.services.hands, answer, control.table)
        await self._show_why(answer, self.services.tables.get(control.table), first_card(control.words))

    async def _act(self, answer: Answer, table_id: int, question: int | None, action: Action) -> None:
        """Act through the one door. The answer is the hand afterwards, with the reason if the action was refused."""
        released(self.services.hands, answer, table_id)
        try:
            await self.services.tables.act(table_id, answer.user, question, action, answer.interaction.id)
        except (Refused, IllegalAction) as refusal:
            await self._show_refused(answer, self.services.tables.get(table_id), action, refusal)
        else:
            await self.show_after(answer, table_id)

    async def _show_refused(self, answer: Answer, table: Table, action: Action, refusal: Exception) -> None:
        """The hand shows the reason, and the suits or ranks if the only fault was a missing one."""
        if table.state is None or table.seat_of(answer.user) is None:
            raise refusal
        choice = None
        if isinstance(action, Play):
            asked = Choice(action, self._follows(answer.interaction, table, action.cards))
            choice = asked if _is_incomplete(asked) else None
        told = self._done_before(answer.interaction, table)
        notice = words("move-counted", refusal=str(refusal), told=told) if told else str(refusal)
        await self.show_hand(answer, table, notice=notice, choice=choice)

    def _done_before(self, interaction: Interaction, table: Table) -> str:
        """What the last command did, for a player who types it again because its answer never came."""
        turn = self.services.tables.last_turn(table.id, interaction.user.id)
        if interaction.message is not None or turn is None or not turn.interaction or not turn.events:
            return ""
        since = interaction.created_at - snowflake_time(turn.interaction)
        told = tell(turn.events[0].seen_by(turn.seat), names(table), turn.seat)
        return (told or "") if since < TYPED_AGAIN else ""

    def _follows(self, interaction: Interaction, table: Table, chosen: tuple[Card, ...]) -> Options:
        seat = table.seat_of(interaction.user.id)
        if table.state is None or seat is None or not chosen:
            return NOTHING
        return Match(table.state).options(seat, chosen)

    def _view(self, interaction: Interaction, table: Table) -> SeatView:
        seat = table.seat_of(interaction.user.id)
        view = None if seat is None else self.services.tables.view(table, seat)
        if view is None:
            raise Refused(words("no-seat"))
        return view

    async def _show_why(self, answer: Answer, table: Table, card: Card | None) -> None:
        view = self._view(answer.interaction, table)
        reasons = Match(table.state).reasons(view) if table.state else {}
        await answer.show(why_page(table, view, reasons, card))

    def _readable(self, interaction: Interaction, table: Table) -> tuple[tuple[Card, ...], str]:
        """The cards that a player can mean, their own first, and how to write them."""
        seat, look = table.seat_of(interaction.user.id), look_of(rules_as_it_is(table))
        view = None if seat is None else self.services.tables.view(table, seat)
        return ((*view.hand, *look.cards) if view else look.cards), look.spelling

    @command_at(EIGHTS, "hand")
    @on_press_at("hand")
    async def hand(self, answer: Answer, table_id: int) -> None:
        slipped = self.services.hands.slipped(table_id, answer.user)
        await self.show_hand(answer, self.services.tables.get(table_id), notice=words("slipped") if slipped else "")
        self.services.table_board.look(table_id)

    @command_at(EIGHTS, "scores")
    @on_press_at("scores")
    async def score(self, answer: Answer, table_id: int) -> None:
        table = self.services.tables.get(table_id)
        await answer.show(score_sheet(table, self.public_view(table)))

    async def _show_page(self, answer: Answer, control: Control) -> None:
        rules = None
        with suppress(Refused):
            rules = rules_as_it_is(self.services.tables.get(control.table))
        page = page_of(control.action, rules)
        page.picture = await self.services.painter.drawn(page.picture, answer.attached)
        await answer.show(page)


def _is_incomplete(choice: Choice) -> bool:
    play, follows = choice.play, choice.follows
    return (bool(follows.suits) and play.suit is None) or (bool(follows.ranks) and play.rank is None)


def _card_choices(view: SeatView, cards: Iterable[Card], typed: str, *, mark: bool = True) -> Choices:
    """Cards that match what was typed, playable ones first. ``mark``: the others say that they do not fit."""
    wanted = typed.lower().replace("10", "t") if typed[:2] == "10" else typed.lower()
    fits = set(view.options.cards)
    named = [(signs(f"{short(card)}  {spoken(card)}"), card) for card in dict.fromkeys(cards)]
    found = [(name, card) for name, card in named if wanted in name.lower() or wanted in card.lower()]
    found.sort(key=lambda choice: choice[1] not in fits)
    return offered(
        (words("does-not-fit", card=name) if mark and card not in fits else name, card) for name, card in found
    )
