"""Whatever can be pressed can be typed, for those who cannot press."""

from tests.cogs.server import Server
from tests.pages.test_commands import TYPED, check_named

TYPED_AS = {
    # a table
    "play-now": "/eights open",
    "join": "/eights join",
    "sit": "/eights join",
    "leave": "/eights leave",
    "start": "/eights start",
    "ready": "/eights start",
    "rematch": "/eights start",
    "hand": "/eights hand",
    "called": "/eights hand",
    "bottom": "/eights show what:table",
    "scores": "/eights show what:scores",
    "pile": "/eights show what:pile",
    "log": "/eights show what:log",
    "sheet": "/eights show what:sheet",
    "details": "/eights show what:details",
    "tables": "/eights show what:tables",
    "computer": "/eights table action:add",
    "invite": "/eights table action:invite player:",
    "remove": "/eights table action:remove",
    "options": "/eights table action:options",
    "host-level": "/eights table action:level",
    "close": "/eights table action:close",
    "notify": "/eights me",
    # the cards
    "play": "/card play card:",
    "pick": "/card play card:",
    "plan": "/card play card:",
    "draw": "/card draw from:draw",
    "take": "/card draw from:discard",
    "discard": "/card discard card:",
    "pass": "/card pass",
    "call": "/card last-card",
    "catch": "/card catch",
    "give": "/card give card:",
    "decline": "/card give",
    "accept": "/card challenge answer:stand",
    "challenge": "/card challenge answer:challenge",
    "nominate": "/card pick suit:",
    "direction": "/card pick direction:",
    "take-back": "/card take-back",
    "add-rule": "/card rule action:add",
    "guesses": "/card rule action:guess",
    "guess": "/card rule action:guess",
    "say": "/card say phrase:",
    "hint": "/card ask about:hint",
    "why": "/card ask about:why-not",
    # to read
    "help": "/eights help",
    "practice": "/eights practice",
    "shelf": "/eights games",
    "today": "/eights today",
    "history": "/eights history",
    "replay": "/eights history match:",
    "board": "/eights leaderboard",
    # a person, a server
    "me-page": "/eights me",
    "settings": "/eights settings",
    # house rules
    "rules": "/houserules show",
    "book": "/houserules show game:",
    "edit": "/houserules edit",
    "sets": "/houserules edit",
    "set-new": "/houserules edit game:",
    "set": "/houserules saved name:",
    "rules-save": "/houserules save name:",
    "rules-import": "/houserules save code:",
    "rules-share": "/houserules saved action:share",
    # a tournament
    "t-join": "/tournament join",
    "t-leave": "/tournament leave",
    "t-start": "/tournament manage action:start",
    "t-pause": "/tournament manage action:pause",
    "t-go-on": "/tournament manage action:pause",
    "t-computer": "/tournament manage action:bot",
    "t-remove": "/tournament manage action:remove player:",
    "t-close": "/tournament manage action:close",
}
A_PART = "a part of a page that a command opens, or its next page"
AN_ANSWER = "the answer to a question that the bot has asked"
MORE = "a page with nothing to do on it but what has a command"
TYPED_AS_NOTHING = {
    **dict.fromkeys(("host-bots", "host-game", "host-hints", "host-pace", "host-partners", "host-seats"), A_PART),
    **dict.fromkeys(("host-newcomers", "host-take-backs"), A_PART),
    **dict.fromkeys(("host-shelf", "host-shuffle", "host-swap", "host-target", "options-seats"), A_PART),
    **dict.fromkeys(("rule", "rule-cards", "rule-pick", "rule-rank", "rule-ranks", "rule-suits"), A_PART),
    **dict.fromkeys(("rule-value", "rules-group", "rules-reset", "rules-set"), A_PART),
    **dict.fromkeys(
        ("shelf-game", "shelf-find", "today-play", "look-back", "download", "me", "me-data", "me-forget"), A_PART
    ),
    **dict.fromkeys(("t-mine", "t-rules", "t-standing"), A_PART),
    **dict.fromkeys(("pings", "forget"), AN_ANSWER),
    **dict.fromkeys(("more", "t-more", "how-to", "levels", "admins", "ratings"), MORE),
}


async def test_every_button_and_select_has_its_command_or_a_reason_why_none(server: Server):
    assert sorted(server.bot._presses) == sorted([*TYPED_AS, *TYPED_AS_NOTHING])


async def test_these_commands_are_there(server: Server):
    told = {command.name: command.to_dict(server.bot.tree) for command in server.bot.tree.get_commands()}
    for action, command in TYPED_AS.items():
        ((group, name, given),) = TYPED.findall(command)
        check_named(told, group, name, given, action)
