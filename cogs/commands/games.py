"""``/eights games``: all games on their shelves, to look around before a table is opened."""

from cogs.commands.shared.base import BaseCog, on_press
from cogs.interactions.answer import Answer
from cogs.interactions.groups import EIGHTS, subcommand
from cogs.ui.components.controls import Control, way_back
from cogs.ui.components.presses import HOW_TO, SHELF, fingerprint
from cogs.ui.pages.rules.shelf_page import GAME, game_card, shelf_named, shelf_page, shelves_page, words
from engine.games.variants import VARIANTS
from model.refusals import Refused


class GamesCog(BaseCog):
    """The shelves, and what is picked from them."""

    @subcommand(EIGHTS, "games")
    async def games(self, answer: Answer) -> None:
        await answer.show(shelves_page())

    @on_press(SHELF)
    async def _show_shelf(self, answer: Answer, control: Control) -> None:
        """A shelf, or all of them, which may have been opened from the first steps."""
        shelf = shelf_named("".join(control.words[-1:]))
        back = way_back("first-steps", Control(HOW_TO)) if HOW_TO in control.words else None
        await answer.show(shelf_page(shelf) if shelf else shelves_page(back))

    @on_press(GAME)
    async def _show_game(self, answer: Answer, control: Control) -> None:
        picked = next((game for game in VARIANTS.values() if fingerprint(game.key) in control.words[1:]), None)
        if picked is None:
            raise Refused(words("unknown"))
        await answer.show(game_card(picked, control.words[0]))
