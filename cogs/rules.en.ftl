# House rules: reading, changing, saving and sharing them. $game is the name of a game, $name that of saved house rules.

saved = Saved as “{ $name }”. Pick it when you open a table.
deleted = “{ $name }” is deleted. Tables that already use it keep its rules.
shared = Here are your rules for { $game } as a code. Paste it into `/houserules import` in another server.
code-holds = { $game } with { $count ->
    [0] no changes
    [one] 1 house rule
   *[other] { $count } house rules
}
heading = { $game }, { $seats } seats
preset-heading = { $name } · { $game }, { $seats } seats

unknown-choice = I don’t know that choice. Open the editor again with `/houserules edit`.
unknown-rule = I don’t know that rule. Open the editor again with `/houserules edit`.
