# What a person prefers in a server, and what is stored about them.

heading = ### Your page in this server
saved = Saved.
unknown = That choice is no longer available. Open `/eights me` again.
chapter-turn = My turn
chapter-cards = My cards
chapter-ratings = Ratings
chapter-language = My language
my-data = My data
forget-me = Forget me

pings-on = I ping you on your turn.
pings-off = I don’t ping you on your turn.
pings-never = Pings are off in this server.
zone = Time zone · { $zone }. Change it with `/eights me zone:`.
zone-of-server = Time zone · not set, so I use { $zone }. Set it with `/eights me zone:`.

ask-pings = Ping me on my turn
    .help = I mention you in the channel, and delete the message once you’ve played.
ask-skips = Draw or pass for me
    .help = Only when you can’t do anything else. You always choose when there’s a choice.
ask-confirms = Ask me before I play
    .help = The first tap on a card asks, the second plays it.
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
    .help = Your matches still count, and your other results still show.
ask-hidden-mine = My rating, from everyone else
ask-hidden-all = All ratings, from me

ask-language = My language
    .help = For your hand and everything only you see. Public messages use the server’s language.
ask-language-discord = Same as my Discord
ask-letters = Letters of my language on my cards
    .help = When this is off, your cards show A, K, Q and J.

data-heading = ### What I store about you
data-file = The file has everything that names you, from every server: your seats, results, ratings and tournaments, the house rules you saved, and your settings.
data-rest = -# Cards of a match in play aren’t in it. The moves of a match name seats, not people. I keep no messages. **Forget me** takes you out of all of this, in every server.
data-too-much = Your data is too large for one message. Ask the person who runs this bot for it.

# Being forgotten

forget = ### Forget me
    This takes you off every table and out of every tournament, and deletes your name and results in all servers, for good. The people you played with keep their results and ratings. Your place in them stays, with no name and no link to you. Old messages in channels stay, and so do files that others have downloaded.
forget-presets = The house rules that you saved ({ $count }) are deleted too. You can leave them to their servers instead, without your name. Copies that someone else saved are theirs and stay.
forget-button = Forget me for good
leave-button = Forget me, keep my house rules
forgotten = You’re forgotten. Thanks for playing!
    -# Old messages in channels still show your name, and so do files that others have downloaded, and backups of the database from before today. Only the person who runs this bot can delete the backups.
