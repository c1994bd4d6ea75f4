"""The ways to play each house rule of the shedding games that has a few."""

from engine.core.rule import RuleChoice


class PackKind(RuleChoice):
    """Which cards are played with."""

    FRENCH = "french"
    WHOT = "whot"


class Goal(RuleChoice):
    """What an empty hand means."""

    ROUND = "round"
    COUNTDOWN = "countdown"
    COUNTDOWN_BY_ROUNDS = "countdown by rounds"


class Deals(RuleChoice):
    """How many cards are dealt, round after round."""

    SAME = "same"
    DOWN = "down"
    DOWN_AND_UP = "down and up"


class FirstPlayer(RuleChoice):
    """Who begins a round."""

    LEFT = "left"
    RIGHT = "right"
    DEALER = "dealer"
    WINNER = "winner"


class FirstCard(RuleChoice):
    """What begins the discard pile."""

    TURNED_UP = "turned up"
    OF_THE_DEALER = "of the dealer"
    ANY = "any"
    CLUBS = "clubs"


class PlayDirection(RuleChoice):
    """Which way a round begins."""

    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"
    FIRST_PLAYER_PICKS = "first player picks"


class Growth(RuleChoice):
    """What the winner of a round adds to the rules."""

    NOT = "not"
    OPENLY = "openly"
    HIDDEN = "hidden"


class Matching(RuleChoice):
    """What a card needs to go on another one."""

    SUIT_OR_RANK = "suit or rank"
    SUIT = "suit"
    NEXT_RANK = "next rank"


class WildWhen(RuleChoice):
    """When a wild card may be played."""

    ANY_TIME = "any time"
    WHEN_IT_MATCHES = "when it matches"


class SuitNaming(RuleChoice):
    """Which suit a player may pick with a wild card."""

    ANY_SUIT = "any suit"
    ANOTHER_SUIT = "another suit"
    OWN_SUIT = "own suit"
    ANY_SUIT_IF_IT_MATCHES = "any suit if it matches"


class WildStarter(RuleChoice):
    """What happens with a wild starter."""

    DEALER_NAMES = "dealer names"
    OWN_SUIT = "own suit"
    FIRST_PLAYER_FREE = "first player free"
    ANOTHER_CARD = "another card"
    BLIND = "blind"
    BOTTOM_CARD = "bottom card"


class StarterEffects(RuleChoice):
    """What a special starter does."""

    ACT = "act"
    NONE = "none"
    ANOTHER_CARD = "another card"


class TwoPlayerReverse(RuleChoice):
    """What a reverse card does between two players."""

    NOTHING = "nothing"
    SKIP = "skip"


class Stacking(RuleChoice):
    """Which draw cards answer another one."""

    NONE = "none"
    SAME_RANK = "same rank"
    ANY_DRAW_CARD = "any draw card"
    AS_STRONG = "as strong"
    SAME_RANK_OR_SUIT = "same rank or suit"


class AfterPenalty(RuleChoice):
    """What a seat that drew a penalty may do then."""

    TURN_ENDS = "turn ends"
    PLAY_ON = "play on"


class Cover(RuleChoice):
    """What a seat does that has to play again and can’t."""

    DRAW_AS_USUAL = "draw as usual"
    DRAW_UNTIL_COVERED = "draw until covered"


class AfterDrawing(RuleChoice):
    """What may be played in the turn of a draw."""

    TURN_ENDS = "turn ends"
    DRAWN_CARD = "drawn card"
    DRAWN_CARD_MUST = "drawn card must"
    ANY_CARD = "any card"


class Groups(RuleChoice):
    """Which cards may be played together."""

    NONE = "none"
    EQUAL_RANKS = "equal ranks"
    EQUAL_PLAIN_RANKS = "equal plain ranks"
    RUNS = "runs"
    CHAINS = "chains"


class Unanswered(RuleChoice):
    """What becomes of a question that its player can’t or won’t answer."""

    NOT_PLAYED = "not played"
    DRAW_ONE = "draw one"


class GroupReverse(RuleChoice):
    """Which of several reverse cards act."""

    EVERY_ONE = "every one"
    TOP_ONE = "top one"


class LastCall(RuleChoice):
    """When “last card” has to be said, and what it costs not to."""

    AUTOMATIC = "automatic"
    CATCH = "catch"
    NONE = "none"
    TO_GO_OUT = "to go out"
    ANNOUNCED = "announced"
    WITH_LAST_CARD = "with last card"


class SecondCall(RuleChoice):
    """When something else has to be said as well."""

    NONE = "none"
    AT_TWO = "at two"
    GOING_OUT = "going out"
    AT_THREE = "at three"


class CallWord(RuleChoice):
    """What a player with few cards says. Its text is in ``calling``."""

    LAST_CARD = "last card"
    ONE_CARD = "one card"
    TWO_CARDS = "two cards"
    SEMI_LAST_CARD = "semi last card"
    CARDS = "cards"
    CARTE = "carte"
    MAU = "mau"
    MAU_MAU = "mau mau"
    TSCHAU = "tschau"
    SEPP = "sepp"
    MAKAO = "makao"
    MACAU = "macau"
    LAATSTE_KAART = "laatste kaart"
    PO_MAKALE = "po makale"
    BARTOK = "bartok"
    MAO = "mao"
    LAPPEN = "lappen"
    VARNING = "varning"
    NIKO_KADI = "niko kadi"
    TEK = "tek"
    PRSI = "prsi"
    OLSEN = "olsen"
    OLSEN_OF_ICELAND = "olsen of iceland"
    OLSEN_OLSEN = "olsen olsen"
    KNOCK = "knock"
    MACAO = "macao"
    CRAZY = "crazy"


class Scoring(RuleChoice):
    """Which player scores the cards left in the hands."""

    PENALTY = "penalty"
    COLLECT = "collect"
    ROUNDS = "rounds"


class Knockout(RuleChoice):
    """Who is out of the match after a round, while the others play on until one is left."""

    NONE = "none"
    AT_THE_TARGET = "at the target"
    HIGHEST_HAND = "highest hand"


class Settlement(RuleChoice):
    """Who pays whom at the end."""

    NONE = "none"
    WITH_THE_WINNER = "with the winner"
    AMONG_ALL = "among all"
