"""``/eights games``: all games on their shelves, to look around before a table is opened."""

from cogs.commands.shared.base import BaseCog, on_form, on_press
from cogs.interactions.answer import Answer
from cogs.interactions.game_search import elsewhere_found, games_found
from cogs.interactions.groups import EIGHTS, subcommand
from cogs.ui.components.controls import Control
from cogs.ui.components.form import Sent
from cogs.ui.components.presses import HOW_TO, SHELF, fingerprint
from cogs.ui.pages.rules.shelf_page import (
    FIND,
    GAME,
    TYPED,
    find_form,
    found_page,
    game_card,
    shelf_named,
    shelf_page,
    shelves_page,
    words,
)
from engine.games.variants import BY_KIND, GROUPS, VARIANTS
from model.people.names import safe
from model.refusals import Refused


class GamesCog(BaseCog):
    """The shelves, and what is picked from them."""

    @subcommand(EIGHTS, "games")
    async def games(self, answer: Answer) -> None:
        await answer.show(shelves_page())

    @on_press(SHELF)
    async def _show_shelf(self, answer: Answer, control: Control) -> None:
        """A shelf, or all of them, which may have been opened from the first steps."""
        key, from_steps = "".join(control.words[-1:]), HOW_TO in control.words
        shelf = shelf_named(key)
        group = next((each for each in GROUPS if each == key), BY_KIND)
        await answer.show(shelf_page(shelf) if shelf else shelves_page(group, from_steps=from_steps))

    @on_press(FIND)
    async def _ask_name(self, answer: Answer, control: Control) -> None:
        await answer.ask(find_form())

    @on_form(FIND)
    async def _find(self, answer: Answer, sent: Sent) -> None:
        typed = sent.one(TYPED)
        there = elsewhere_found(typed)
        games = {game.key: game for game in [*(game.nearest for game in there), *games_found(typed)]}
        await answer.show(found_page(safe(typed), list(games.values()), [game.why for game in there]))

    @on_press(GAME)
    async def _show_game(self, answer: Answer, control: Control) -> None:
        picked = next((game for game in VARIANTS.values() if fingerprint(game.key) in control.words[1:]), None)
        if picked is None:
            raise Refused(words.message("unknown"))
        await answer.show(game_card(picked, control.words[0]))
