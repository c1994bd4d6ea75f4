# People who sit down during a match, in a bot's seat: who may, the question to the host, and what they are told meanwhile.

pick = Bots’ seats during the match
open = Bots’ seats: anyone may sit down
    .line = A latecomer takes a bot’s seat with its cards and score.
ask = Bots’ seats: I’m asked first
    .line = You let each latecomer in, or keep the bot.
closed = Bots’ seats: no one sits down
    .line = Who plays from the start plays to the end.

# In the message of the table, while the host is asked.
question = **{ $name } would like a bot’s seat.** { $host } decides.
asks-you = **{ $name } would like a bot’s seat.** Let them in at the table, or keep the bot.
the-host = The host
let-in = Let in
keep-bot = Keep the bot
let-in-done = { $name } gets a bot’s seat.
kept-bot = { $name } doesn’t get a seat. The bot plays on.

# What a latecomer is told who waits.
waiting-for-host = You asked for a bot’s seat at { $table }. { $host } decides, then your hand opens here.
waiting-for-move = You get a bot’s seat at { $table } after this move. Then your hand opens here.
never-mind = Never mind
given-up = You no longer ask for a seat at { $table }.
over = The match at { $table } ended before you could sit down. Join the rematch, or open your own table with `/eights open`.
full = The last bot’s seat at { $table } went to someone else. Join the rematch, or open your own table with `/eights open`.
kept = You have no seat at { $table }, and the bot plays on. Join the rematch, or open your own table with `/eights open`.
