# The named games: each with a line on what it is. `.also` lists its other names, with commas between.

crazy-eights = Crazy Eights
    .line = Eights are wild, Queens skip, Aces reverse, and Twos make the next player draw 2.
eights = Eights
    .line = The classic: draw until you can play. Four play as partners.
    .also = Swedish Rummy
eights-program = Eights for two
    .line = The classic for two. The winner scores the cards left in the other player’s hand.
eights-250 = Eights to 250
    .line = Only Eights are special. The winner scores everyone else’s cards.
countdown = Countdown
    .line = Go out eight times. Each new hand is a card smaller, and your wild card changes.
    .also = Crazy Eights Countdown
countdown-jacks = Countdown with Jacks
    .line = Countdown, but Jacks skip, the Queen of spades is +5, and equal ranks go together.
kings-reverse = Kings Reverse
    .line = Bluff with Jokers, marry Kings and Queens, give cards away. The lowest score wins.
blackjack = Black Jack
    .line = Black Jacks are +5, red Jacks cancel that, Aces are wild, and Queens take anything.
    .also = Blackjack
str8-eight = Str8 Eight
    .line = Be first to build a sequence of eight numbers from the multiplication table.
switch = Switch
    .line = Also called Take Two. Aces are wild, Twos +2, black Jacks +5, and red Jacks cancel.
    .also = Take Two, Two Four Jacks, Peanuckle
mzansi = Mzansi
    .line = From South Africa: Eights are wild and block a Two or a Joker, which is +6.
    .also = Mzansi Crazy 8
huit-americain = Huit Américain
    .line = From France: Jokers are +5, the 2♠ is +4, and with one card left you say “carte”.
    .also = 8 américain, American Eight
puskiyon = Püskiyon
    .line = From Turkey: match suit or rank. No card is wild, and no card is special.
huit = Huit
    .line = From Québec: Eights are wild, Tens reverse, Jokers are +5, and nothing stacks.
    .also = Huit québécois
mau-mau = Mau-Mau
    .line = From Germany, with 32 cards: Jacks are wild but never on a Jack. Say “Mau”.
    .also = Mau Mau, Neunerln
mau-mau-52 = Mau-Mau with 52 cards
    .line = Mau-Mau with two whole packs: Aces reverse, and an Eight answers an Eight.
tschau-sepp = Tschau Sepp
    .line = From Switzerland, with 36 cards: cover your Ace, say “Tschau”, then “Sepp”.
    .also = Tschausepp
pesten = Pesten
    .line = From the Netherlands: Jokers are +5, Sevens play again. End on a plain card.
makao = Makao
    .line = From Poland: Jacks ask for a rank, the K♠ hits back, Queens go with anything.
macau = Macau
    .line = From Hungary: play chains of cards, stack what others draw, and don’t be last.
    .also = Makaó
agony = Agony
    .line = From Greece: Eights play again, and you can’t go out with a special card.
    .also = Agonia, Αγωνία
jacks-twos-eights = Jacks, Twos and Eights
    .line = Play chains of cards. The A♥ is +5, and only the A♠ stops it.
    .also = J28
jack-change-it = Jack Change It
    .line = From Northern Ireland: Jacks are wild, and only the 5♥ stops the A♥ (+5).
    .also = Jack Change
last-card = Last Card
    .line = From New Zealand: Fives are +5, Jacks play again, and your last Ace must match.
one-card = One-Card
    .line = From Korea: attacks grow with stronger cards, and Threes stop Twos.
    .also = One Card, 원카드
zimbabwe = Crazy Eights, Zimbabwe
    .line = An Ace takes all its suit along, Jacks reverse, and Jokers are +5.
    .also = Zimbabwean Crazy Eights
ocho-locos = Ocho Locos
    .line = From Puerto Rico: eight rounds with 8 cards, then 7, down to 1. Win the most.
super-crazy-eights = Super Crazy Eights
    .line = Fifteen rounds: 8 cards, 7, down to 1, and back up to 8.
rockaway = Rockaway
    .line = Two packs: draw until you can play. Aces are wild, and their suit follows.
    .also = Go Boom

# Sets of house rules that belong to one game. `.help` tells what a set changes.
irish-switch = Irish Switch
    .help = Nine cards each for up to four players, and seven for more.

players = { $most ->
    [2] 2 players
   *[other] { $fewest } to { $most } players
}
length = { $minutes } min
described = { $line } { $players }.
unknown-game = There’s no game called “{ $key }”. The games are { $games }.

# Where the games are played. `.also` lists what people type for it, with commas between.

country-international = International
country-canada = Canada
    .also = Québec
country-france = France
country-germany = Germany
    .also = Deutschland
country-greece = Greece
country-hungary = Hungary
country-netherlands = Netherlands
    .also = Holland
country-new-zealand = New Zealand
    .also = Australia
country-poland = Poland
country-puerto-rico = Puerto Rico
country-south-africa = South Africa
country-south-korea = South Korea
    .also = Korea
country-switzerland = Switzerland
country-turkey = Turkey
country-united-kingdom = United Kingdom
    .also = UK, Britain, England
country-united-states = United States
    .also = USA, America
country-zimbabwe = Zimbabwe
