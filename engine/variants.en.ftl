# The named games: each with a line on what it is.

crazy-eights = Crazy Eights
    .line = Eights are wild, Queens skip, Aces reverse, and Twos make the next player draw 2.
eights = Eights
    .line = The classic: draw until you can play. Four play as partners.
eights-program = Eights for two
    .line = The classic for two. The winner scores the cards left in the other player’s hand.
eights-250 = Eights to 250
    .line = Only Eights are special. The winner scores everyone else’s cards.
countdown = Countdown
    .line = Go out eight times. Each new hand is a card smaller, and your wild card changes.
countdown-jacks = Countdown with Jacks
    .line = Countdown, but Jacks skip, the Queen of spades is +5, and equal ranks go together.
kings-reverse = Kings Reverse
    .line = Bluff with Jokers, marry Kings and Queens, give cards away. The lowest score wins.
blackjack = Black Jack
    .line = Black Jacks are +5, red Jacks cancel that, Aces are wild, and Queens take anything.
str8-eight = Str8 Eight
    .line = Be first to build a sequence of eight numbers from the multiplication table.
switch = Switch
    .line = Also called Take Two. Aces are wild, Twos +2, black Jacks +5, and red Jacks cancel.
mzansi = Mzansi
    .line = From South Africa: Eights are wild and block a Two or a Joker, which is +6.
huit-americain = Huit Américain
    .line = From France: Jokers are +5, the 2♠ is +4, and with one card left you say “carte”.
puskiyon = Püskiyon
    .line = From Turkey: match suit or rank. No card is wild, and no card is special.
huit = Huit
    .line = From Québec: Eights are wild, Tens reverse, Jokers are +5, and nothing stacks.
bartok = Bartok
    .line = No card is special at first. The winner of each round adds a rule to the game.
mao = Mao
    .line = Hidden rules say how to behave. Break one and you draw a card, but aren’t told why.

# Sets of house rules that belong to one game. `.help` tells what a set changes.
irish-switch = Irish Switch
    .help = Nine cards each for up to four players, and seven for more.

players = { $most ->
    [2] 2 players
   *[other] { $fewest } to { $most } players
}
described = { $line } { $players }.
unknown-game = There’s no game called “{ $key }”. The games are { $games }.
