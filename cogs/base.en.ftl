# What every room of commands may have to refuse.

cannot-show = I can't show a { $thing ->
        [tournament] tournament
       *[table] table
    } in this channel because I'm missing a permission: { $missing }.
    Ask an admin, or use another channel.
not-shown = I couldn't show the { $thing ->
        [tournament] tournament
       *[table] table
    } in this channel ({ $why }): { $otherwise }.
not-reached = I couldn't reach Discord to show the { $thing ->
        [tournament] tournament
       *[table] table
    }: { $otherwise }.
