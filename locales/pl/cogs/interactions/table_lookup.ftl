no-table = Na tym kanale nie ma stolika. Otwórz go: `/eights open`.
several = Na tym kanale jest kilka stolików: { $tables }. Wybierz swój w `table:`.
same-name = Na tym kanale kilka stolików nazywa się tak samo: { $tables }. Wybierz swój w `table:`.
unknown = Na tym kanale nie ma takiego stolika. Wybierz jeden z listy.
