# What a person prefers in a server, and what is stored about them.

heading = ### Your page in this server
saved = Saved.
unknown = That choice isn’t here any more. Open `/eights me` again.
chapter-turn = My turn
chapter-cards = My cards
chapter-ratings = Ratings
chapter-language = My language
my-data = My data
forget-me = Forget me

pings-on = I ping you on your turn.
pings-off = I don’t ping you on your turn.
pings-never = Pings are off in this server.
skips-on = When you can only draw or pass, I do it for you.
skips-off = You draw and pass yourself.
confirms-on = A card you press asks you before it’s played.
confirms-off = A card you press is played at once.
order-suit = Your hand is sorted by suit.
order-rank = Your hand is sorted by rank.
text-on = You see text only: no pictures, one fact per line, suits in words.
text-off = You see pictures of your cards.
colours-two = Your deck has two colours.
colours-four = Your deck has four colours: diamonds are blue, clubs are green.
size-normal = Your cards are normal size.
size-large = Your cards are large.
rating-shown = Others can see your rating.
rating-hidden = No one but you sees your rating. You aren’t on their leaderboard by rating.
ratings-shown = You see ratings.
ratings-hidden = You see no ratings at all, not even your own.
language = **Your language:** { $language }
language-of-discord = **Your language** is that of your Discord: { $language }
letters-own = Your cards have the letters of your language.
letters-english = Your cards have English letters: A, K, Q, J.
zone = **Your time zone:** { $zone }. Change it with `/eights me zone:`.
zone-of-server = **Your time zone** isn’t picked, so I read times you type in { $zone }. Pick it with `/eights me zone:`.

ask-pings = Ping me on my turn
    .help = A short message in the channel mentions you, and goes away once you’ve played.
ask-skips = Draw or pass for me
    .help = Only when you can’t do anything else. You always choose when there’s a choice.
ask-confirms = Ask me before I play
    .help = The first tap on a card asks, and the second one plays it.
ask-order = Sort my hand
ask-order-suit = By suit
ask-order-rank = By rank
ask-colours = Deck
ask-colours-two = Two colours
ask-colours-four = Four colours
ask-size = Size of my cards
ask-size-normal = Normal
ask-size-large = Large
ask-text = Text only
    .help = No pictures, one fact per line, suits in words. Made for screen readers.
ask-hidden = Hide ratings
    .help = Everything else you played still counts and shows.
ask-hidden-mine = My rating, from everyone else
ask-hidden-all = All ratings, from me

ask-language = My language
    .help = For your hand and all that only you see. What everyone sees is in the server’s language.
ask-language-discord = As my Discord
ask-letters = Letters of my language on my cards
    .help = Off, they’re A, K, Q and J in your hand and everything only you see.

data-heading = ### What I store about you in this server
data-name = Your Discord ID and your name on the leaderboard: { $name }
data-no-name = No name on the leaderboard
data-matches = Your results: { $count ->
    [0] none
    [one] 1 match
   *[other] { $count } matches
}
data-seats = Open tables you sit at or host: { $count }
data-tournaments = Tournaments you joined: { $count }
data-house-rules = House rules you saved: { $count }
data-preferences = What you picked with `/eights me`, and the language of your Discord if I speak it
data-no-preferences = Nothing picked with `/eights me`
data-file = The file has all of it, from every server: your seats, results, matches and your own moves in them, with the numbers of the presses that prove their cards.
data-rest = -# Cards of a match in play aren’t in it. The moves of a match name seats, not people. I keep no messages. **Forget me** deletes all of this, in every server.
data-too-much = Your data is too large for one message. Ask the person who runs this bot for it.
