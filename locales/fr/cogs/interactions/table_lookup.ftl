# Which table is meant.

no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/eights open`.
several = Il y a plusieurs tables dans ce salon : { $tables }. Choisis la tienne avec `table:`.
same-name = Plusieurs tables de ce salon portent ce nom : { $tables }. Choisis la tienne avec `table:`.
unknown = Cette table n’est pas dans ce salon. Choisis-en une dans la liste.
