"""What commands were called before, for fingers that still type it and clients that still list it."""

from collections.abc import Mapping

NOW = {
    "eights ready": "eights start",
    "eights rematch": "eights start",
    "eights scores": "eights show what:scores",
    "eights pile": "eights show what:pile",
    "eights log": "eights show what:log",
    "eights tables": "eights show what:tables",
    "eights stats": "eights leaderboard player:",
    "eights season": "eights settings season:",
    "eights verify": "eights history what:verify",
    "eights bots": "eights table action:",
    "eights close": "eights table action:close",
    "card take": "card draw from:discard",
    "card accept": "card challenge answer:stand",
    "card add-rule": "card rule action:add",
    "card guess": "card rule action:guess",
    "card hint": "card ask about:hint",
    "card why-not": "card ask about:why-not",
    "card sheet": "eights show what:sheet",
    "houserules list": "houserules saved",
    "houserules delete": "houserules saved action:delete",
    "houserules share": "houserules saved action:share",
    "houserules import": "houserules save code:",
    "tournament table": "tournament show what:table",
    "tournament results": "tournament show what:results",
    "tournament start": "tournament manage action:start",
    "tournament next": "tournament manage action:next",
    "tournament pause": "tournament manage action:pause",
    "tournament hurry": "tournament manage action:hurry",
    "tournament close": "tournament manage action:close",
    "tournament bot": "tournament manage action:bot",
    "tournament remove": "tournament manage action:remove",
    "tournament replace": "tournament manage action:replace",
}


def as_typed(data: Mapping[str, object]) -> str:
    """The command of an interaction as it was typed, known or not."""
    options = data.get("options")
    inner = options[0] if isinstance(options, list) and options else {}
    return f"{data.get('name')} {inner.get('name')}"
