# The slash commands as Discord shows them while they are typed. A description may have 100 characters, and so may a
# choice. `command-GROUP-NAME` is a subcommand, its forms are its options.

command-eights = Play a card game here
command-card = Play your cards
command-houserules = Change, save and share the rules of a table
command-tournament = Open, join and run tournaments

# The menu of a person, and of a message. 32 characters at most.

menu-invite = Invite to my table
menu-profile = Eights profile
menu-bring = Bring it down here

# Options that several subcommands have

option-table = Which table, if there are several here
option-game = A game or saved house rules. Search by name, country or kind (quick, partners, long, wild)
option-level = How well the bots play
option-quick = True: bots play at once. False: bots take their time, so everyone can follow
option-card = The card, such as 8S for 8♠

## /eights

command-eights-open = Play a card game here: open a table for friends and bots
    .seats = How many can sit down
    .bots = How many bots sit down right away
    .target = How many points, or rounds won, end the match
    .pace = The time limit for each turn
    .place = Where the table goes
    .hints = True: players can ask for hints, but the match won’t count for the leaderboard
    .friend = Invite a friend: they get a ping and a Join button
command-eights-games = Browse the games by kind, players or country, or find one by any of its names
command-eights-join = Sit down at a table, take your seat back, or find an open table in this server
command-eights-leave = Leave your seat. In a match, a bot plays for you
command-eights-start = Deal, start the next round or open the rematch, whichever your table is waiting for
command-eights-hand = Look at your cards
command-eights-show = Move a table to the bottom of the channel, or see its scores, pile and more
    .what = What to see. Leave it out to move the table down
command-eights-table = Manage a table: its bots, seats, friends and options, or close it
    .action = What to do
    .seat = Which seat. Leave it out when you add a bot
    .level = How well the bot plays
    .player = Who to invite
command-eights-practice = Learn against an easy bot. I explain each rule when it first comes up
    .game = Which game. Leave it out for Crazy Eights
command-eights-today = Play the deal of the day: the same cards for everyone here, one try each
command-eights-help = First steps, and what you can do right now
command-eights-me = Your pings, your cards, and what Eights knows about you
    .zone = Your time zone, for the times you type. Enter a city, such as Berlin or New York
command-eights-settings = Set this server’s channels, roles, games, deal of the day, pace, quiet hours and limits
command-eights-leaderboard = See who plays best in this server, or how one player is doing
    .player = One player’s results. You can pick yourself
    .by = What to rank players by
    .game = One game. Leave it out for all
    .period = Which matches count
command-eights-history = See past matches, replay one, or check its deals
    .what = The list of matches, or proof that a match’s cards weren’t changed
    .member = Whose matches. Leave it out for everyone’s
    .game = One game. Leave it out for all
    .here = True: only matches of this channel
    .match = Go straight to one match. Type its number, a player or a game

## /card

command-card-play = Play a card, or several that go together. Before your turn, plan one
    .card = The card, such as 8S or 24. Separate several with spaces. The last card goes on top
    .suit = The suit you pick with a wild card
    .last-card = True: say “last card” (or the word of your table) as you play
    .rank = The rank you ask for with a card that asks for one
    .sequence = Str8 Eight with two sequences: which one gets the card
command-card-draw = Draw a card, or take the draw penalty
    .pile = Which pile you draw from
command-card-pass = Pass, or keep the card you drew
command-card-discard = Str8 Eight: discard a card
    .card = The card, such as 24
command-card-give = Give a card away when the game lets you
    .card = The card, such as 8S. Leave it out to give nothing
    .last-card = True: say “last card” (or the word of your table) with your last gift
command-card-challenge = Challenge a possible bluff, or let it stand
    .reply = Your answer
command-card-catch = Catch a player who has one card left and didn’t say so
command-card-last-card = Say “last card”, or the word of your table
command-card-pick = Pick a suit when the first card is wild, or the direction of play
    .suit = The suit you pick
    .direction = The direction you pick, if the first player picks it
command-card-rule = Bartok and Mao: add a rule after you win a round, or guess a hidden one
    .action = Add or guess
    .rule = Which rule. A wrong guess costs a card
command-card-say = Mao: say a phrase before you play or draw
    .phrase = What you say
command-card-take-back = Take back your plan, or the card you just played, before anyone acts
    .reply = When another player asks to take a card back: allow it or not
command-card-ask = Ask why you can’t play a card, or get an expert’s hint if the table allows it
    .about = What you want to know
    .card = The card you can’t play. Leave it out to see all of them

## /houserules

command-houserules-show = Read the rules of a table or a game
    .game = A game or saved house rules. Leave it out for the table here
command-houserules-edit = Change a table’s rules before its match, or a set saved in this server
    .game = A saved set to change, or a game to start a new set from
command-houserules-save = Save a table’s rules, or the rules in a code, for this server
    .name = A name, such as Friday night
    .code = A code from another server. Leave it out to save the rules of the table here
command-houserules-saved = See this server’s saved house rules, share a set with another server, or delete one
    .action = What to do. Leave it out to see them all
    .name = Which house rules. To share the rules of the table here, leave it out

## /tournament

command-tournament-open = Open a tournament in this channel
    .rounds = How many rounds. The best total after the last one wins
    .minutes = How many minutes each turn may take
    .starts = A start time like “19:30”, then pick the day. Set your time zone with /eights me
command-tournament-join = Join the tournament here, or come back to it
command-tournament-leave = Leave the tournament. A bot finishes your round
command-tournament-show = Move the tournament to the bottom of the channel
command-tournament-manage = Run a tournament: start it, pause it, add or remove players, cancel it
    .action = What to do
    .player = Which player to remove

## What the values of an option mean

choice-level-easy = Easy – makes a beginner’s mistakes
choice-level-steady = Steady – plays the obvious good card
choice-level-expert = Expert – remembers what everyone did, looks ahead, never sees hidden cards
choice-direction-clockwise = Clockwise
choice-direction-counterclockwise = Counterclockwise
choice-what-table = Table – move it to the bottom of the channel
choice-what-scores = Scores – round by round
choice-what-pile = Pile – the discard pile, and who played what
choice-what-log = Log – what happened in this round
choice-what-sheet = Sheet – Str8 Eight: every number, and what can follow it
choice-what-details = Fair deal – the seal now, the proof and deal code after the match
choice-what-tables = Tables – the open tables of this server
choice-table-action-add = Add – a bot sits down
choice-table-action-level = Level – change how well a bot plays
choice-table-action-remove = Remove – free a seat. In a match, a bot takes it over
choice-table-action-invite = Invite – a friend gets a ping and a Join button
choice-table-action-options = Options – game, target, pace and seats. In a match, who may take a bot’s seat
choice-table-action-close = Close – a match in play ends without a winner
choice-history-matches = Matches – the list, or one match to replay
choice-history-verify = Verify – check that no card of a match was changed
choice-from-draw = Draw pile
choice-from-discard = Discard pile – Str8 Eight: take its top card
choice-answer-challenge = Challenge – it’s a bluff
choice-answer-stand = Stand – let it stand
choice-rule-action-add = Add – pick a new rule after you win a round
choice-rule-action-guess = Guess – a hidden rule
choice-about-why-not = Why not? – why a card can’t be played now
choice-about-hint = Hint – what an expert would play
choice-saved-action-list = List – everything saved here
choice-saved-action-share = Share – get a code to use them in another server
choice-saved-action-delete = Delete – delete a set for good
choice-manage-start = Start – deal the first round
choice-manage-pause = Pause – stop the clocks, or resume
choice-manage-close = Close – cancel the tournament
choice-manage-bot = Bot – add a bot
choice-manage-remove = Remove – take a player or a bot out
choice-suit-S = ♠ Spades
choice-suit-H = ♥ Hearts
choice-suit-D = ♦ Diamonds
choice-suit-C = ♣ Clubs
choice-suit-O = ● Circles
choice-suit-V = ▲ Triangles
choice-suit-X = ✚ Crosses
choice-suit-U = ■ Squares
choice-suit-Y = ★ Stars

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
choice-game-str8-eight = something different: build a sequence of eight rising numbers
choice-game-switch = also called Take Two, Aces are wild, Twos and Jacks stack up
choice-game-mzansi = from South Africa, Eights block draw penalties
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
    .heard = play chains of cards, beware of the Ace of hearts
choice-game-jack-change-it = from Northern Ireland, Jacks are wild
choice-game-last-card = from New Zealand, Fives are +5
choice-game-one-card = from Korea, attacks grow with stronger cards
choice-game-zimbabwe = an Ace lets you play more of its suit
choice-game-ocho-locos = from Puerto Rico, eight rounds, each with one card fewer
choice-game-super-crazy-eights = fifteen rounds, down to one card and back
choice-game-rockaway = two packs, draw until a card fits
choice-game-bartok = the winner of each round adds a rule to the game
choice-game-mao = hidden rules say how to behave, find them out
