# What is wrong with a command as it was typed.

changed = This command has changed. Reload Discord, then try again.
elsewhere = I only deal cards in servers. Add me to one, then open a table there with `/eights open`.
no-choice = “{ $value }” isn’t a choice for { $option }. Pick one from the list.
wrong-length = { $option } takes { $least } to { $most } characters, and yours has { $count }.
wrong-number = { $option } takes a number from { $least } to { $most }.
