"""The scenes of the evening. Ada listens, and does what a name that she has heard lets her do."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeAlias

from engine.core.actions import Discard, Draw, Play
from tests.cogs.kept import kept
from tests.cogs.server import do_by_commands, press
from tests.doors import HAIL, NICE_DAY, EtiquetteRule, Hidden
from tests.pages.by_ear.hearing import Hearing
from tests.pages.discordless import Club
from tests.pages.test_str8 import position as sequences

Scene: TypeAlias = Callable[[Club, Hearing], Awaitable[None]]


async def text_only(server: Club, language: str = "") -> None:
    """Ada hears, in a language if it's not that of her Discord."""
    prefer, who = server.bot.services.tables.prefer, server.ada.id
    await prefer(server.guild.id, who, lambda before: replace(before, text_only=True, language=language))


async def begun(
    server: Club, ear: Hearing, *hands: str, game: str = "crazy-eights", language: str = "", **position: Any
) -> None:
    """Ada and others are in the middle of a match, and she hears how it stands."""
    await text_only(server)
    people = [server.ada, server.ben, server.cleo][: len(hands)]
    rules = position.pop("rules", None)
    await server.begin(*people, game=game, rules=rules)
    await text_only(server, language)
    if game == "str8-eight":
        await sequences(server, " | ".join(hands), **position)
    else:
        await server.position(*hands, **position)
    ear.staged()
    ear.listen()


async def lobby(server: Club, ear: Hearing) -> None:
    await ear.type("eights me")
    await ear.press("My cards")
    ear.shown.clear()  # until now it's for the eye
    await ear.fill(text=["on"])
    await ear.type("eights open", game="crazy-eights")
    await ear.press("No, thanks")
    await ear.wait(press(server.ben, server.shown(), "Join"))
    await ear.press("More")
    await ear.press("Rulebook")
    await ear.press("Back to More")
    await ear.press("Table options")
    await ear.press("Seats and bots")
    await ear.press("Add bot")
    await ear.press("Start")


async def wild_suit(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "8S 9S KC 4C", "QD 7H 7D", top="9H")
    await ear.type("card play", card="KC")
    await ear.press("Why can’t I play a card?")
    await ear.pick("", "King of clubs")
    await ear.press("Back to my hand")
    await ear.press("Play Eight of spades")
    await ear.press("Pick diamonds")
    await ear.type("card draw")
    await ear.wait(do_by_commands(server.ben, server, Play(("QD",))))
    await ear.wait(do_by_commands(server.ben, server, Play(("7D",))))
    await ear.press("Draw and end turn")
    await ear.press("More")
    for button in ("Log", "Back to More", "Scores", "Back to More", "Pile", "My hand"):
        await ear.press(button)


async def draw_penalty(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "5S 9S KC 2C", "2H 7H 7D", top="9H", turn=1)
    await ear.press("Plan King of clubs")
    await ear.press("Clear the plan")
    await ear.wait(do_by_commands(server.ben, server, Play(("2H",))))
    await ear.press("Draw 2 and end turn")


async def bluff(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "5H 7C 6D", "R* 9S 3C 4C", game="kings-reverse", top="9H", turn=1)
    await ear.wait(do_by_commands(server.ben, server, Play(("R*",), "S")))
    await ear.press("Challenge")


async def gifts(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "AS 3C 4C 5C KD", "5H 7D 6D", "5S 7S 6S", game="kings-reverse", top="9S")
    await ear.press("Play Ace of spades")
    await ear.press("Give Ben Three of clubs")
    await ear.press("Give Cleo King of diamonds")


async def last_card(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "9S 4S", "QH 7H 7C", top="9H")
    await ear.press("Play Nine of spades, say nothing")
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    await ear.press("Draw and end turn")


async def several_cards(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "KS QS 4H 5C 6D", "9C 5H", "9S 7S 6S", game="kings-reverse", top="9D", turn=1)
    await ear.wait(do_by_commands(server.ben, server, Play(("9C",))))
    await ear.press("Catch!")
    await ear.wait(do_by_commands(server.cleo, server, Play(("9S",))))
    await ear.press("Start a play with King of spades")
    await ear.press("Add Queen of spades to this play")
    await ear.press("Play King of spades and Queen of spades")


async def hidden_rules(server: Club, ear: Hearing) -> None:
    manners = tuple(Hidden(None, 0, EtiquetteRule(*each)) for each in (("rank-7", NICE_DAY), ("court", HAIL)))
    await begun(
        server, ear, "7S 9C 8H", "9D 8D 6H", game="bartok", rules={"grows": "hidden"}, top="9S", manners=manners
    )
    await ear.press("Say: Have a nice day")
    await ear.press("Play Seven of spades")
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    await ear.press("Guess a hidden rule")
    await ear.press("Back to my hand")
    await ear.press("Guess a hidden rule")
    await ear.pick("Pick your guess", "Playing a Four")
    await ear.press("Say: All hail")
    await ear.press("Draw and end turn")
    await ear.wait(do_by_commands(server.ben, server, Draw()))
    await ear.press("Guess a hidden rule")
    await ear.pick("Pick your guess", "Playing a Seven")
    await server.position("9C", "9D 8D 6H", top="9S", manners=server.table().state.manners)
    ear.staged()
    await ear.press("Refresh")
    await ear.press("Play Nine of clubs")


async def sequence(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "8 24 PL", "18 20 30", game="str8-eight", pile="30 64", lines="2 4 | 6 8")
    await ear.press("More")
    await ear.press("Sheet")
    await ear.press("My hand")
    await ear.press("Take 64, then play or discard one")
    await ear.press("Why can’t I play a card?")
    await ear.pick("A card I can’t play", "64")
    await ear.press("Back to my hand")
    await ear.press("Add 8 to your sequence")
    await ear.wait(do_by_commands(server.ben, server, Draw()), do_by_commands(server.ben, server, Discard("30")))
    await ear.press("Draw a card, then play or discard one")
    await ear.press("Play pass card to the left")
    await ear.wait(do_by_commands(server.ben, server, Draw()), do_by_commands(server.ben, server, Discard("64")))
    await sequences(server, "12 24 PL | 18 20 30", pile="30 64", lines="1 2 3 4 6 7 8 | 6 8")
    ear.staged()
    ear.listen()
    await ear.press("Draw a card, then play or discard one")
    await ear.press("Add 12 to your sequence")
    await ear.press("More")
    await ear.press("Scores")


async def end(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "9S", "9C 7H 6H", top="9H", totals=(20, 45), rules={"target": 50})
    await ear.press("Play Nine of spades")
    await ear.press("More")
    await ear.press("Scores")
    await ear.press("Rematch")


async def looking_back(server: Club, ear: Hearing) -> None:
    await text_only(server)
    number, _ = await kept(server)
    await ear.type("eights leaderboard")
    await ear.type("eights history", match=str(number))
    await ear.press("Next")
    for menu, choice in (("Jump to a round", "Round 2"), ("Whose cards", "Ben")):
        await ear.pick(menu, choice)
    for _ in range(3):
        await ear.press("Previous")
    await ear.press("Last")
    await ear.press("All matches")


async def editor(server: Club, ear: Hearing) -> None:
    await text_only(server)
    await server.open(server.ada)
    ear.listen()
    await ear.press("More")
    await ear.press("Table options")
    await ear.press("House rules")
    await ear.press("Card effects")
    await ear.pick("Change a rule", "Special")
    await ear.pick("Pick a rank", "Threes")
    await ear.pick("What these cards do", "the next player draws 2")
    await ear.press("Back to Special cards")
    await ear.press("Back to Card effects")
    await ear.pick("Change a rule", "Answering a skip")
    await ear.press("Back to House rules")
    await ear.press("Back to More")


async def tournament(server: Club, ear: Hearing) -> None:
    await text_only(server)
    await ear.type("tournament open", rounds=1)
    await ear.press("Add bot")
    await ear.wait(press(server.ben, server.shown(), "Join"))
    await ear.press("More")
    await ear.press("Start")


async def german(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "JS 9S KC 7C", "7D 8H QH", game="mau-mau", language="de", top="9H")
    await ear.press("Pik-Bube legen")
    await ear.press("Karo wünschen")
    await ear.wait(do_by_commands(server.ben, server, Play(("7D",))))
    for button in ("2 ziehen und Zug beenden", "More", "Verlauf", "Zurück zu Mehr", "Stapel"):
        await ear.press(button)


async def polish(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "JS 2S KC 2C", "7D 8H 2H", game="makao", language="pl", top="9S")
    await ear.press("Zagraj: walet pik")
    await ear.press("Żądaj: siódemki")
    await ear.wait(do_by_commands(server.ben, server, Play(("7D",))))
    for button in ("More", "Wyniki"):
        await ear.press(button)


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        lobby,
        wild_suit,
        draw_penalty,
        bluff,
        gifts,
        last_card,
        several_cards,
        hidden_rules,
        sequence,
        end,
        looking_back,
        editor,
        tournament,
        german,
        polish,
    )
}
