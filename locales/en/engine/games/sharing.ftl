# Why a share code holds no house rules.

newer = This code is from a newer version of the bot.
mistyped = This code has a wrong or missing character. Copy the whole code and try again.
empty = This code is damaged and has no house rules in it. Ask for a new one.
no-code = This isn’t a share code. Share codes start with E and a number, and have two dots in them.
unknown-game = This code is for a game that this version of the bot doesn’t know.
unknown-rule = This code has a house rule that this version of the bot doesn’t know.
conflicting = This code is damaged: its house rules can’t be played together. Ask for a new one.
