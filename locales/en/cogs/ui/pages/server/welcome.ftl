# First contact: the message in a server that the bot has just joined, and /eights help.

-by-ear = Using a screen reader? Turn on **Text only** in `/eights me`.

fan = A fan of cards: { $cards }.
welcome = ## Hi! I’m Eights, and I deal cards.
    Crazy Eights and its whole family, for up to eight players and bots. **Play now** opens a table in this channel. New to the game? **Practice** deals you in against an easy bot and explains as you go.
help = ## Help
    No one is playing here yet. **Play now** opens a table in this channel, and **Practice** teaches you against an easy bot. `/eights today` is the deal of the day: the same cards for everyone here, one try each.
help-lobby = ## Help · { $table }
    The table is open. { $here ->
        [yes] Invite friends or add bots, then press **Start**
       *[other] Press **Join** to sit down
    } – the host deals when everyone’s here.
help-match = ## Help · { $table }
    { $here ->
        [yes] The match is on. Press **My hand** to see your cards. You can play the highlighted ones
        [bot] A match is on with a bot. Press **Sit down** to take its seat
       *[other] A match is on without you. Join the rematch, or open your own table with **Play now**
    }.
help-over = ## Help · { $table }
    This match is over. Press **Rematch** to play again, or open a new table with **Play now**.

commands = Everything in a match has a button. To type instead: `/eights` for tables and settings, `/card` for your cards, `/houserules` and `/tournament`. Discord lists the rest as you type.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### First steps
    The first player with no cards left wins the round.
    1. **Open a table.** Press **Play now** or use `/eights open`. Wait for friends or add bots, then press **Start**.
    2. **Press My hand.** Only you see your cards. On your turn, press a highlighted card to play it: it matches the top card’s suit or rank.
    3. **Eights are wild.** Play one on almost anything and pick the suit.
    4. **Nothing fits?** Press **Draw**. Not sure why a card doesn’t fit? Press **Why not?**
    5. **Two cards left?** Say “last card” as you play one of them, or you draw two cards.
    -# Other games have their own twists. See them all under **All games**.
    -# { -by-ear }

bots = ### How the bots play
    🌱 **Easy** makes a beginner’s mistakes: it plays any card that fits, and sometimes forgets to say “last card”.
    🃏 **Steady** plays the obvious good card. With two players it wins 73 of 100 rounds against easy.
    🧠 **Expert** remembers what everyone did, looks ahead, and never sees hidden cards. With two players it wins 60 of 100 rounds against steady. With four it wins 29 of 100, where an even share is 25.
    Pick a level under **More** and **Table options**, or with `/eights table action:level`. A bot that takes over for someone is always steady.
    -# Measured in Crazy Eights. In other games, skill counts for more or less.

admins = ### For admins
    { $lacking ->
        [none] ✅ In this channel I have every permission I need.
       *[other] ⚠️ In this channel I’m missing: { $missing }.
    }
    🔑 **What I need:** { $needed }. For tables in threads, also { $threads }. For tables that move to the bottom on their own, also { $history }. I read no messages.
    ⚙️ **Settings:** `/eights settings` lets you set channels, the default game, the deal of the day, the pace, pings, and who may open tables.
    👥 **Who may use what:** Server Settings → Integrations → Eights allows or blocks each of my four commands by role or channel. Members with Manage Messages can run any table.

not-dealt = No cards were dealt.

play-now = Play now
practice = Practice
how-to-play = First steps
for-admins = For admins
join = Join
sit-down = Sit down
my-hand = My hand
rematch = Rematch
rules = Rulebook
games = All games
ratings = Ratings
bots-button = Bots
settings = Settings
