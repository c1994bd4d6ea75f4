"""The ways to play each house rule of the shedding games that has a few, with their words."""

from engine.rule import Way


class Goal(Way):
    """What an empty hand means."""

    ROUND = "round", "wins the round"
    COUNTDOWN = "countdown", "score falls by one, and a new hand at once"
    COUNTDOWN_BY_ROUNDS = "countdown by rounds", "score falls by one, and a new deal for all"


class WildWhen(Way):
    """When a wild card may be played."""

    ANY_TIME = "any time", "at any time"
    WHEN_IT_MATCHES = "when it matches", "only if its suit or rank fits"


class SuitNaming(Way):
    """Which suit a player may pick with a wild card."""

    ANY_SUIT = "any suit", "any suit"
    ANOTHER_SUIT = "another suit", "any suit but the present one"
    OWN_SUIT = "own suit", "none, its own suit counts"
    ANY_SUIT_IF_IT_MATCHES = "any suit if it matches", "any, if the card matches by itself"


class WildStarter(Way):
    """What happens with a wild starter."""

    DEALER_NAMES = "dealer names", "the dealer names a suit"
    OWN_SUIT = "own suit", "its own suit counts"
    FIRST_PLAYER_FREE = "first player free", "the first player may lay anything"
    ANOTHER_CARD = "another card", "it goes back, and another card is turned"


class StarterEffects(Way):
    """What a special starter does."""

    ACT = "act", "acts as if the dealer had laid it"
    NONE = "none", "has no effect"
    ANOTHER_CARD = "another card", "goes back, and another card is turned"


class TwoPlayerReverse(Way):
    """What a reverse card does between two players."""

    NOTHING = "nothing", "does nothing"
    SKIP = "skip", "skips the other player"


class Stacking(Way):
    """Which draw cards answer another one."""

    NONE = "none", "not with draw cards"
    SAME_RANK = "same rank", "one of the same rank"
    ANY_DRAW_CARD = "any draw card", "any draw card"
    AS_STRONG = "as strong", "one that makes draw as many or more"


class AfterDrawing(Way):
    """What may be played in the turn of a draw."""

    TURN_ENDS = "turn ends", "nothing, the turn ends"
    DRAWN_CARD = "drawn card", "a drawn card may be laid"
    DRAWN_CARD_MUST = "drawn card must", "a drawn card must be laid if it fits"
    ANY_CARD = "any card", "any card may be laid"


class Groups(Way):
    """Which cards of one rank may be played together."""

    NONE = "none", "no, one card alone"
    EQUAL_RANKS = "equal ranks", "any of one rank"
    EQUAL_PLAIN_RANKS = "equal plain ranks", "of one rank, if neither wild nor special"


class GroupReverse(Way):
    """Which of several reverse cards act."""

    EVERY_ONE = "every one", "each of them acts"
    TOP_ONE = "top one", "only the one on top acts"


class LastCall(Way):
    """The deadline for saying “last card”."""

    AUTOMATIC = "automatic", "before the next player acts"
    CATCH = "catch", "before somebody catches you"
    NONE = "none", "need not be said"


class Scoring(Way):
    """Which player scores the cards left in the hands."""

    PENALTY = "penalty", "everybody is charged for the own hand"
    COLLECT = "collect", "the winner collects from the others"


class Settlement(Way):
    """Who pays whom at the end."""

    NONE = "none", "nobody pays"
    WITH_THE_WINNER = "with the winner", "everybody pays the winner"
    AMONG_ALL = "among all", "everybody pays each who is better"
