"""The match: looking at the hand, playing, drawing, passing, calling; and the score and pile for everybody."""

from functools import cache

from discord import app_commands

from cogs.room import Choices, Interaction, Press, Room, answering, at_table, which_table
from cogs.seating import Refused
from cogs.ui.answer import Answer
from cogs.ui.controls import Control
from cogs.ui.hand_page import after, read_play
from cogs.ui.sheets import pile_page, score_sheet
from cogs.ui.words import safe, signs
from db.tables import Table
from engine.actions import Action, Call, Draw, IllegalAction, Nominate, Pass, Play
from engine.cards import PACK, SUIT_NAMES, SUIT_SYMBOLS, Card, short, spoken
from engine.view import View

SUIT_CHOICES = [app_commands.Choice(name=name.capitalize(), value=suit) for suit, name in SUIT_NAMES.items()]


class Playing(Room):
    """Everything that a seat does in a match."""

    @property
    def presses(self) -> dict[str, Press]:
        return {
            "hand": at_table(self._show_hand),
            "play": self._press_play,
            "draw": self._pressing(Draw()),
            "pass": self._pressing(Pass()),
            "call": self._pressing(Call()),
            "nominate": self._press_nominate,
            "scores": at_table(self._show_scores),
            "pile": at_table(self._show_pile),
        }

    # Commands

    @app_commands.command(name="hand", description="Look at your hand")
    @app_commands.guild_only
    @which_table
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self._show_hand(answer, self.table(interaction, table).id)

    @app_commands.command(name="play", description="Play a card")
    @app_commands.guild_only
    @app_commands.describe(
        card="The card, such as 8S for the Eight of spades",
        suit="The suit that must follow, with a wild card",
        last_card="Say “last card” with the play",
    )
    @app_commands.choices(suit=SUIT_CHOICES)
    @which_table
    async def play(
        self,
        interaction: Interaction,
        card: str,
        suit: str | None = None,
        last_card: bool = False,
        table: str | None = None,
    ) -> None:
        async with answering(interaction) as answer:
            found = self.table(interaction, table)
            await self._act(answer, found.id, None, Play((_read_card(card),), suit, last_card))

    @play.autocomplete("card")
    async def cards(self, interaction: Interaction, typed: str) -> Choices:
        """The own hand, what can be played first."""
        try:
            view = self._own_view(interaction, self.table(interaction, interaction.namespace.table))
        except Refused:
            return []
        playable = [card for card in dict.fromkeys(view.hand) if card in view.options.cards]
        others = [card for card in dict.fromkeys(view.hand) if card not in playable]
        named = [(signs(f"{short(card)}  {spoken(card)}"), card) for card in playable]
        named += [(signs(f"{short(card)}  {spoken(card)} (does not fit now)"), card) for card in others]
        wanted = typed.lower().replace("10", "t") if typed[:2] == "10" else typed.lower()
        return [
            app_commands.Choice(name=name, value=card)
            for name, card in named
            if wanted in name.lower() or wanted in card.lower()
        ][:25]

    @app_commands.command(name="draw", description="Draw a card, or the cards that you owe")
    @app_commands.guild_only
    @which_table
    async def draw(self, interaction: Interaction, table: str | None = None) -> None:
        await self._command(interaction, table, Draw())

    @app_commands.command(name="pass", description="Pass, when you can neither play nor draw")
    @app_commands.guild_only
    @which_table
    async def pass_turn(self, interaction: Interaction, table: str | None = None) -> None:
        await self._command(interaction, table, Pass())

    @app_commands.command(name="last-card", description="Say “last card”")
    @app_commands.guild_only
    @which_table
    async def last_card(self, interaction: Interaction, table: str | None = None) -> None:
        await self._command(interaction, table, Call())

    @app_commands.command(name="nominate", description="Name the suit of a wild starter that you dealt")
    @app_commands.guild_only
    @app_commands.describe(suit="The suit that must follow")
    @app_commands.choices(suit=SUIT_CHOICES)
    @which_table
    async def nominate(self, interaction: Interaction, suit: str, table: str | None = None) -> None:
        await self._command(interaction, table, Nominate(suit))

    @app_commands.command(name="score", description="Show the score sheet of a table")
    @app_commands.guild_only
    @which_table
    async def score(self, interaction: Interaction, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self._show_scores(answer, self.table(interaction, table).id)

    @app_commands.command(name="pile", description="Show the discard pile of a table")
    @app_commands.guild_only
    @which_table
    async def pile(self, interaction: Interaction, table: str | None = None) -> None:
        async with answering(interaction) as answer:
            await self._show_pile(answer, self.table(interaction, table).id)

    # What commands and buttons do

    async def _command(self, interaction: Interaction, asked: str | None, action: Action) -> None:
        async with answering(interaction) as answer:
            await self._act(answer, self.table(interaction, asked).id, None, action)

    def _pressing(self, action: Action) -> Press:
        return lambda answer, control: self._act(answer, control.table, control.question, action)

    async def _press_play(self, answer: Answer, control: Control) -> None:
        """Play the card, or ask for the suit that it needs."""
        play, table = read_play(control.words), self.tables.get(control.table)
        current = table.state is not None and table.state.asked == control.question
        if current and self._lacks_suit(answer, table.id, play):
            await self.show_hand(answer, table, chosen=play)
        else:
            await self._act(answer, table.id, control.question, play)

    async def _press_nominate(self, answer: Answer, control: Control) -> None:
        await self._act(answer, control.table, control.question, Nominate(next(iter(control.words), "")))

    async def _act(self, answer: Answer, table_id: int, question: int | None, action: Action) -> None:
        """Through the one door; the answer is the hand as it is then, with the reason if it was refused."""
        user, refusal = answer.interaction.user.id, None
        if answer.changes:
            self.publisher.release(table_id, user)
        try:
            await self.tables.act(table_id, user, question, action)
        except (Refused, IllegalAction) as reason:
            refusal = reason
        chosen = action if refusal and isinstance(action, Play) and self._lacks_suit(answer, table_id, action) else None
        await self.show_after(answer, table_id, user, refusal, chosen)

    def _lacks_suit(self, answer: Answer, table_id: int, play: Play) -> bool:
        """Whether nothing but the name of a suit keeps a play from being made."""
        table = self.tables.get(table_id)
        if play.suit is not None or table.state is None or table.seat_of(answer.interaction.user.id) is None:
            return False
        return bool(after(table, self._own_view(answer.interaction, table), *play.cards).suits)

    def _own_view(self, interaction: Interaction, table: Table) -> View:
        seat = table.seat_of(interaction.user.id)
        view = self.tables.view(table, seat)
        if seat is None or view is None:
            raise Refused("You do not sit in a match at this table.")
        return view

    def _public_view(self, table: Table) -> View:
        view = self.tables.view(table, None)
        if view is None:
            raise Refused("The match has not begun yet.")
        return view

    async def _show_hand(self, answer: Answer, table_id: int) -> None:
        await self.show_hand(answer, self.tables.get(table_id))

    async def _show_scores(self, answer: Answer, table_id: int) -> None:
        table = self.tables.get(table_id)
        await answer.show(score_sheet(table, self._public_view(table)))

    async def _show_pile(self, answer: Answer, table_id: int) -> None:
        table = self.tables.get(table_id)
        await answer.show(pile_page(table, self._public_view(table)))


def _read_card(typed: str) -> Card:
    """A card as people write it: 8s, 10D, 8♠, eight of spades, 8 of spades. Raises Refused for anything else."""
    text = "".join(typed.upper().replace("\ufe0e", "").split())
    for card in PACK:
        if text in _spellings(card):
            return card
    raise Refused(f"“{safe(typed)}” is no card. Write rank and suit, such as 8S or 10D, or pick from the list.")


@cache
def _spellings(card: Card) -> frozenset[str]:
    names = spoken(card).upper().replace(" ", ""), f"{short(card)[:-1]}OF{SUIT_NAMES[card[1]].upper()}"
    return frozenset(
        {card, card[0] + SUIT_SYMBOLS[card[1]], short(card), short(card)[:-1] + card[1], *names, short(card) + names[0]}
    )
