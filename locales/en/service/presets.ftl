# House rules that a server saves under a name.

unknown = This server has no house rules by that name. `/houserules saved` shows all of them.
bad-name = A name needs at least one letter or number, and at most { $most } characters. Pick another one.
name-of-game = That’s the name of a game. Pick another name for your house rules.
name-taken = This server already has house rules by that name. Pick another one, or change that set.
only-owner-changes = Only the person who saved this set (or someone with Manage Server) can change it. Start a new set from it instead.
only-owner-replaces = Only the person who saved this set (or someone with Manage Server) can replace it.
only-owner-deletes = Only the person who saved this set (or someone with Manage Server) can delete it.
