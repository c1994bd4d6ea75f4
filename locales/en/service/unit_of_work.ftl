# What is said when something could not be saved.

not-saved = That couldn’t be saved, so nothing has changed. Try again in a moment.
file-gone = The database file is gone, so nothing has changed. Please tell the person who runs this bot.
changed-elsewhere = That has changed in the meantime. Look again, then try once more.
