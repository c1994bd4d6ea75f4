## What every cog may have to refuse.

cannot-show = I can’t show a { $thing ->
        [tournament] tournament
       *[table] table
    } in this channel: I’m missing { $missing }.
    Ask an admin, or use another channel.
not-shown = I couldn’t show the { $thing ->
        [tournament] tournament
       *[table] table
    } in this channel ({ $why }). { $otherwise }
not-reached = I couldn’t reach Discord to show the { $thing ->
        [tournament] tournament
       *[table] table
    }. { $otherwise }
restarting = I’m restarting. Nothing is lost. Try again in a minute.
too-late = That reached me too late, so nothing happened. Please do it again.
does-not-fit = “{ $value }” doesn’t work there. Pick one from the list.
unseen = That’s in a channel that you can’t see. Use `/eights show what:tables` to find a table you can join.
unknown-button = I don’t know that button. Use `/eights show` to see the table again.

## Which table is meant.

no-table = There’s no table in this channel. Open one with `/eights open`.
several = There are several tables in this channel: { $tables }. Pick yours with `table:`.
same-name = Several tables in this channel have that name: { $tables }. Pick yours with `table:`.
unknown = There’s no such table in this channel. Pick one from the list.
