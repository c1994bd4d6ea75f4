# Which table is meant.

no-table = There’s no table in this channel. Open one with `/eights open`.
several = There are several tables in this channel: { $tables }. Pick yours with `table:`.
same-name = Several tables in this channel have that name: { $tables }. Pick yours with `table:`.
unknown = There’s no such table in this channel. Pick one from the list.
