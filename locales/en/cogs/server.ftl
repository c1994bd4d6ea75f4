## The settings of a server: the command, the page, and the forms of its chapters.

heading = ### Server settings
saved = Saved.

chapter-places = Places and language
chapter-games = Game and pace
chapter-day = Deal of the day
chapter-times = Times and pings
chapter-people = Roles
chapter-limits = Limits

# The page. The value of each setting is known by its name. $channels, $table_roles and $tournament_roles are lists.

channels = Channels · { $channels }
every-channel = every channel
deleted = { $count ->
    [one] 1 that was deleted
   *[other] { $count } that were deleted
}
place-channel = New tables · in the channel
place-thread = New tables · each in its own thread
game = Default game · { $game }
house-rules = “{ $name }” (house rules)
house-rules-gone = { $game }, because the house rules “{ $name }” were deleted
house-rules-missing = nothing, because the house rules “{ $name }” were deleted
day-on = Deal of the day · { $day_game }
day-off = Deal of the day · off
pace = Time for a turn · { $pace }
zone = Time zone · { $zone }
quiet = Quiet hours · { $quiet_from } to { $quiet_until }
quiet-none = Quiet hours · none
clock = { $hour }:00
pings-on = Pings · on
pings-off = Pings · off
role = Role to ping · { $mentioned_role }
no-role = Role to ping · none
role-blocked = Discord won’t let me ping that role: not everyone may mention it, and I’m missing **Mention @everyone, @here, and All Roles**.
role-not-yours = Pick a role that you can mention yourself.
everyone = everyone
opens-tables = Who can open tables · { $table_roles }
opens-tournaments = Who can open tournaments · { $tournament_roles }
language = Language · { $language }
language-of-server = Language · { $language }, same as the server
limit-tables = Open tables · { $tables_in_channel } per channel, { $tables_of_member } per person
limit-house-rules = Saved house rules · { $house_rules_here } in the server, { $house_rules_of_member } per person

# The forms. Labels have 45 characters, help has 100.

ask-channels = Channels for tables and tournaments
    .help = Pick none to allow every channel. Threads count as their channel.
ask-place = Where new tables open
ask-place-channel = In the channel
ask-place-thread = Each in its own thread
ask-game = Default game
ask-game-more = Or one of these games
ask-house-rules = House rules instead
    .help = Pick one of this server’s saved sets to play by default.
ask-pace = Usual time for a turn
    .help = The host can pick another pace for each table.
ask-day = Deal of the day
    .help = Everyone here can play the same cards once a day with /eights today.
ask-day-game = Game of the day
ask-zone = Time zone
    .help = A city, such as Berlin or New York, or UTC+2.
ask-quiet-from = Quiet hours start
    .help = Turns don’t run out during quiet hours at tables with a slow pace.
ask-quiet-until = Quiet hours end
ask-no-hour = No quiet hours
ask-pings = Let me ping players
    .help = Players still choose whether they want pings.
ask-role = Role to ping when a table opens
    .help = At most once an hour in each channel, and never during quiet hours.
ask-table-roles = Who can open tables
    .help = Pick none to allow everyone. People with Manage Server always can.
ask-tournament-roles = Who can open tournaments
    .help = Pick none to allow everyone. People with Manage Server always can.
ask-language = Language for everyone
    .help = For tables, logs and pings. Players still see their hands in the language they picked.
ask-language-server = Same as the server
ask-limit-channel = Max. open tables per channel
ask-limit-member = Max. open tables per person
ask-limit-rules = Max. saved house rules in the server
ask-limit-rules-member = Max. saved house rules per person

## First contact: the message in a server that the bot has just joined, and /eights help.

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
