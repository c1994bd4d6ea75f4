# The slash commands as Discord shows them while they are typed. A description may have 100 characters, and so may a
# choice. `command-GROUP-NAME` is a subcommand, its forms are its options.

command-eights = Tables, scores and settings
command-card = Play your cards
command-houserules = Change, save and share the rules of a table
command-tournament = Open, join and run tournaments

# Options that several subcommands have

option-table = Which table, if there are several here
option-game = A game, or saved house rules. Type a name, a country, or quick, partners, long or wild
option-level = How well the bots play
option-quick = True: bots play at once. False: bots take their time, so everyone can follow
option-card = The card, such as 8S for 8♠

## /eights

command-eights-open = Open a table in this channel
    .seats = How many can sit down
    .bots = How many bots sit down right away
    .target = The points, or rounds to win, that end the match
    .pace = How long everyone has for a turn
    .place = Where the table goes
    .hints = True: players may ask for hints on their turn. The match won’t count for the leaderboard
    .friend = Invite a friend: they get a ping and a Join button
    .deal = Play the cards of a finished match again: its deal code, from Details
command-eights-games = See all games by kind and by country, with seats and minutes
command-eights-tables = Find an open table in this server and join it
command-eights-join = Sit down at a table, or take your seat back
command-eights-leave = Leave your seat. In a match, a bot plays on for you
command-eights-start = Deal the first round
command-eights-ready = Say you’re ready for the next round
command-eights-rematch = Play again with the same players
command-eights-hand = Look at your cards
command-eights-show = Move a table to the bottom of the channel
command-eights-scores = See the score sheet of a table
command-eights-pile = See the discard pile
command-eights-practice = Learn the game against an easy bot
command-eights-today = Play the deal of the day: the same cards for everyone here, one try each
command-eights-help = How to play, and what you can do right now
command-eights-me = Your pings, your cards, and what Eights knows about you
    .zone = Your time zone, for times that you type. Type a city, such as Berlin or New York
command-eights-settings = Set this server’s channels, roles, games, deal of the day, pace, quiet hours and limits
command-eights-log = See what happened in this round
command-eights-stats = See what you or another player has played here
    .member = Whose results. Leave it out for your own
command-eights-leaderboard = See who plays best in this server
    .by = What counts
    .game = One game. Leave it out for all
    .period = Which matches count
    .season = One season of this server, such as its final standing
command-eights-season = Start a season of this server’s leaderboard, or end it and keep its final standing
    .action = What to do
    .name = The name of the season you start, such as Autumn
command-eights-history = See the matches that were played, and look at one again
    .member = Whose matches. Leave it out for everyone’s
    .game = One game. Leave it out for all
    .here = True: only matches of this channel
    .match = Open this match right away. Type its number, a player or a game
command-eights-verify = Check that no card of a match was changed
    .match = Which match. Leave it out for the last one here. Type its number, a player or a game
command-eights-bots = Add a bot, change how one plays, or remove a seat
    .action = What to do
    .seat = Which seat. Leave it out when you add a bot
    .level = How well the bot plays
command-eights-close = Close a table. A match in play ends without a winner

## /card

command-card-play = Play a card, or several that go together
    .card = The card, such as 8S or 24. Several with spaces between, the last one goes on top
    .suit = The suit you pick with a wild card
    .last-card = True: say “last card” (or the word of your table) as you play
    .rank = The rank you ask for with a card that asks for one
    .sequence = Str8 Eight with two sequences: which one gets the card
command-card-draw = Draw a card, or take the draw penalty
command-card-pass = Pass, or keep the card you drew
command-card-take = Str8 Eight: take the top card of the discard pile instead of drawing
command-card-discard = Str8 Eight: discard a card
    .card = The card, such as 24
command-card-give = Give a card away when the game lets you
    .card = The card, such as 8S. Leave it out to give nothing
    .last-card = True: say “last card” (or the word of your table) with your last gift
command-card-accept = Let a possible bluff stand
command-card-challenge = Challenge a possible bluff
command-card-catch = Catch a player who has one card left and didn’t say so
command-card-last-card = Say “last card”, or the word of your table
command-card-pick = Pick a suit when the first card is wild
    .suit = The suit you pick
command-card-add-rule = Bartok and Mao: add a rule after you won a round
    .rule = One of the rules on offer
command-card-say = Mao: say a phrase before you play or draw
    .phrase = What you say
command-card-guess = Mao: guess a hidden rule
    .rule = The rule you guess. A wrong guess costs a card
command-card-hint = Ask an expert what to play, where the table allows hints
command-card-why-not = Ask why one of your cards can’t be played now
command-card-sheet = Str8 Eight: every number, and what may follow it

## /houserules

command-houserules-show = Read the rules of a table or a game
    .game = A game or saved house rules. Leave it out for the table here
command-houserules-edit = Change the rules of a table before its match
command-houserules-save = Save the rules of a table for this server
    .name = A name, such as Friday night
command-houserules-list = See the house rules saved in this server
command-houserules-delete = Delete house rules saved in this server
    .name = Which house rules
command-houserules-share = Get a code that carries house rules to another server
    .name = Saved house rules. Leave it out for the table here
command-houserules-import = Save house rules from another server in this one
    .code = The code from /houserules share
    .name = A name, such as Friday night

## /tournament

command-tournament-open = Open a tournament in this channel
    .rounds = How many rounds. The best total after the last one wins
    .minutes = How many minutes a player has for a turn
    .seconds = How many seconds a player has for a turn, on top of the minutes
    .place = Where the tables go
    .bots = How many bots join right away
    .play = True: you play too. False: you only run it
    .starts = When it starts by itself, like “in 30 min” or “tomorrow 19:30”, in your time zone from /eights me
    .sign-up = When sign-up closes, if it starts by itself
    .duplicate = True: all tables of a round get the same cards, and are scored against the mean
command-tournament-join = Join the tournament here, or come back to it
command-tournament-leave = Leave the tournament. A bot finishes your round
command-tournament-table = Go to your table in this round
command-tournament-show = Move the tournament to the bottom of the channel
command-tournament-results = See the standings, and how earlier tournaments ended
command-tournament-start = Deal the first round
command-tournament-next = Start the next round now
command-tournament-pause = Pause the tournament, or resume it
command-tournament-bot = Add a bot
command-tournament-remove = Remove a player before the start
    .player = Which player
command-tournament-replace = Let a bot play for a player from now on
    .player = Which player
command-tournament-hurry = Let bots finish the tables that are still playing
command-tournament-close = Cancel the tournament, or clear away one that has ended

## What the values of an option mean

choice-level-easy = Easy – makes a beginner’s mistakes
choice-level-steady = Steady – plays the obvious good card
choice-level-expert = Expert – remembers what everyone did, looks ahead, never sees hidden cards
choice-action-add = Add – a bot sits down
choice-action-level = Level – change how well a bot plays
choice-action-remove = Remove – free a seat. In a match, a bot takes it over
choice-season-action-start = Start – give the new season a name
choice-season-action-end = End – keep the final standing
choice-suit-S = ♠ Spades
choice-suit-H = ♥ Hearts
choice-suit-D = ♦ Diamonds
choice-suit-C = ♣ Clubs
choice-place-channel = Channel – all tables in this channel
choice-place-threads = Threads – a thread for each table

## The games, in a list: what each is, in a few words, as a line may have 100 characters

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] for 2
           *[other] for 2 to { $most }
        }
   *[other] for { $least } to { $most }
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · { $time } there now
preset-choice = { $name } · saved house rules for { $game }
choice-game-crazy-eights = match suit or rank, Eights are wild, with skips and penalties
choice-game-eights = the classic: draw until a card fits, four play as partners
choice-game-eights-program = draw until a card fits, winner takes the points
choice-game-eights-250 = only Eights are special, first to 250 points
choice-game-countdown = empty your hand eight times, a new wild rank each time
choice-game-countdown-jacks = Countdown with skipping Jacks and a nasty Queen
choice-game-kings-reverse = Jokers to bluff with, gifts and marriages
choice-game-blackjack = Twos and Jacks stack up, Aces are wild
choice-game-str8-eight = a game of its own: build a sequence of eight rising numbers
choice-game-switch = also called Take Two, Aces are wild, Twos and Jacks stack up
choice-game-mzansi = from South Africa, Eights block what you would draw
choice-game-huit-americain = from France, say “carte” with one card left
choice-game-puskiyon = from Turkey, no wild and no special cards
choice-game-huit = from Québec, Eights are wild, Tens reverse
choice-game-mau-mau = from Germany, with 32 cards, Jacks are wild
choice-game-mau-mau-52 = Mau-Mau with two whole packs
choice-game-tschau-sepp = from Switzerland, with 36 cards, cover your Ace
choice-game-pesten = from the Netherlands, end on a plain card
choice-game-makao = from Poland, Jacks ask for a rank
choice-game-macau = from Hungary, play chains of cards
choice-game-agony = from Greece, Eights play again
choice-game-jacks-twos-eights = play chains of cards, beware of the A♥
choice-game-jack-change-it = from Northern Ireland, Jacks are wild
choice-game-last-card = from New Zealand, Fives are +5
choice-game-one-card = from Korea, attacks grow with stronger cards
choice-game-zimbabwe = an Ace takes all its suit along
choice-game-ocho-locos = from Puerto Rico, eight rounds, each a card smaller
choice-game-super-crazy-eights = fifteen rounds, down to one card and back
choice-game-rockaway = two packs, draw until a card fits
choice-game-bartok = the winner of each round adds a rule to the game
choice-game-mao = hidden rules say how to behave, find them out
