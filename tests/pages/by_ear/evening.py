"""The scenes of the evening. Ada listens, and does what a name that she has heard lets her do."""

from dataclasses import replace
from typing import Any

from engine.core.actions import Discard, Draw, Play
from tests.cogs.kept import kept
from tests.cogs.server import do_by_commands, press
from tests.doors import HAIL, NICE_DAY, Hidden, Manner, hidden
from tests.pages.by_ear.hearing import Hearing
from tests.pages.discordless import Club
from tests.pages.test_str8 import position as sequences


async def text_only(server: Club, language: str = "") -> None:
    """Ada hears, in a language if it's not that of her Discord."""
    prefer, who = server.bot.services.tables.prefer, server.ada.id
    await prefer(server.guild.id, who, lambda before: replace(before, text_only=True, language=language))


async def begun(server: Club, ear: Hearing, *hands: str, language: str = "", **stands: Any) -> None:
    """Ada and others are in the middle of a match, and she hears how it stands."""
    await text_only(server)
    game, rules = stands.pop("game", "crazy-eights"), stands.pop("rules", None)
    await server.begin(*[server.ada, server.ben, server.cleo][: len(hands)], game=game, rules=rules)
    await text_only(server, language)
    if game == "str8-eight":
        await sequences(server, " | ".join(hands), **stands)
    else:
        await server.position(*hands, **stands)
    ear.staged()
    ear.listen()


async def lobby(server: Club, ear: Hearing) -> None:
    await ear.type("eights me")
    await ear.follow("My cards")
    ear.shown.clear()  # until now it's for the eye
    await ear.fill(text=["on"])
    await ear.type("eights open", game="crazy-eights")
    await ear.follow("No, thanks")
    await ear.wait(press(server.ben, server.shown(), "Join"))
    await ear.follow("More", "Rulebook", "Back to More", "Table options", "Seats and bots", "Add bot", "Start")


async def wild_suit(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "8S 9S KC 4C", "QD 7H 7D")
    await ear.type("card play", card="KC")
    await ear.follow("Why can’t I play a card?", {"": "King of clubs"}, "Back to my hand")
    await ear.follow("Play Eight of spades", "Pick diamonds")
    await ear.type("card draw")
    await ear.follow(Play(("QD",)), Play(("7D",)), "Draw and end turn")
    await ear.follow("More", "Log", "Back to More", "Scores", "Back to More", "Pile", "My hand")


async def draw_penalty(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "5S 9S KC 2C", "2H 7H 7D", turn=1)
    await ear.follow("Plan King of clubs", "Clear the plan", Play(("2H",)), "Draw 2 and end turn")


async def bluff(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "5H 7C 6D", "R* 9S 3C 4C", game="kings-reverse", turn=1)
    await ear.follow(Play(("R*",), "S"), "Challenge")


async def gifts(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "AS 3C 4C 5C KD", "5H 7D 6D", "5S 7S 6S", game="kings-reverse", top="9S")
    await ear.follow("Play Ace of spades", "Give Ben Three of clubs", "Give Cleo King of diamonds")


async def last_card(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "9S 4S", "QH 7H 7C")
    await ear.follow("Play Nine of spades, say nothing", Draw(), "Draw and end turn")


async def several_cards(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "KS QS 4H 5C 6D", "9C 5H", "9S 7S 6S", game="kings-reverse", top="9D", turn=1)
    await ear.follow(Play(("9C",)), "Catch!")
    await ear.wait(do_by_commands(server.cleo, server, Play(("9S",))))
    await ear.follow("Start a play with King of spades", "Add Queen of spades to this play")
    await ear.follow("Play King of spades and Queen of spades")


async def hidden_rules(server: Club, ear: Hearing) -> None:
    manners = tuple(Hidden(None, 0, Manner(*each)) for each in (("rank-7", NICE_DAY), ("court", HAIL)))
    stands = {"game": "bartok", "rules": {"grows": "hidden"}, "top": "9S", "manners": manners}
    await begun(server, ear, "7S 9C 8H", "9D 8D 6H", **stands)
    await ear.follow("Say: Have a nice day", "Play Seven of spades", Draw())
    await ear.follow("Guess a hidden rule", "Back to my hand", "Guess a hidden rule")
    await ear.follow({"Pick your guess": "Playing a Four"}, "Say: All hail", "Draw and end turn", Draw())
    await ear.follow("Guess a hidden rule", {"Pick your guess": "Playing a Seven"})
    await server.position("9C", "9D 8D 6H", top="9S", manners=hidden(server.table().state))
    ear.staged()
    await ear.follow("Refresh", "Play Nine of clubs")


async def sequence(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "8 24 PL", "18 20 30", game="str8-eight", pile="30 64", lines="2 4 | 6 8")
    await ear.follow("More", "Sheet", "My hand", "Take 64, then play or discard one", "Why can’t I play a card?")
    await ear.follow({"A card I can’t play": "64"}, "Back to my hand", "Add 8 to your sequence")
    await ear.follow([Draw(), Discard("30")], "Draw a card, then play or discard one", "Play pass card to the left")
    await ear.follow([Draw(), Discard("64")])
    await sequences(server, "12 24 PL | 18 20 30", pile="30 64", lines="1 2 3 4 6 7 8 | 6 8")
    ear.staged()
    ear.listen()
    await ear.follow("Draw a card, then play or discard one", "Add 12 to your sequence", "More", "Scores")


async def end(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "9S", "9C 7H 6H", totals=(20, 45), rules={"target": 50})
    await ear.follow("Play Nine of spades", "More", "Scores", "Rematch")


async def looking_back(server: Club, ear: Hearing) -> None:
    await text_only(server)
    number, _ = await kept(server)
    await ear.type("eights leaderboard")
    await ear.type("eights history", match=str(number))
    await ear.follow("Next", {"Jump to a round": "Round 2"}, {"Whose cards": "Ben"})
    await ear.follow("Previous", "Previous", "Previous", "Last", "All matches")


async def editor(server: Club, ear: Hearing) -> None:
    await text_only(server)
    await server.open(server.ada)
    ear.listen()
    await ear.follow("More", "Table options", "House rules", "Card effects", {"Change a rule": "Special"})
    await ear.follow({"Pick a rank": "Threes"}, {"What these cards do": "the next player draws 2"})
    await ear.follow("Back to Special cards", "Back to Card effects", {"Change a rule": "Answering a skip"})
    await ear.follow("Back to House rules", "Back to More")


async def tournament(server: Club, ear: Hearing) -> None:
    await text_only(server)
    await ear.type("tournament open", rounds=1)
    await ear.follow("Add bot")
    await ear.wait(press(server.ben, server.shown(), "Join"))
    await ear.follow("More", "Start")


async def german(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "JS 9S KC 7C", "7D 8H QH", game="mau-mau", language="de")
    await ear.follow("Pik-Bube legen", "Karo wünschen", Play(("7D",)))
    await ear.follow("2 ziehen und Zug beenden", "More", "Verlauf", "Zurück zu Mehr", "Stapel")


async def polish(server: Club, ear: Hearing) -> None:
    await begun(server, ear, "JS 2S KC 2C", "7D 8H 2H", game="makao", language="pl", top="9S")
    await ear.follow("Zagraj: walet pik", "Żądaj: siódemki", Play(("7D",)), "More", "Wyniki")


AT_A_TABLE = (lobby, wild_suit, draw_penalty, bluff, gifts, last_card, several_cards, hidden_rules, sequence, end)
ELSEWHERE = (looking_back, editor, tournament, german, polish)
SCENES: dict[str, Any] = {scene.__name__: scene for scene in AT_A_TABLE + ELSEWHERE}
