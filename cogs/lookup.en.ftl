# Which table is meant?

none = There's no table in this channel. Open one with `/eights open`.
several = There are several tables here: { $tables }. Say which one with the option `table:`.
several-named = Several tables here are called that: { $tables }. Say which one with the option `table:`.
unknown = There's no such table in this channel. Pick one from the list.
of-tournament = { $table } (tournament { $number })
