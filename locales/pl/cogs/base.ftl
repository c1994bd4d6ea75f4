cannot-show = Nie mogę pokazać { $thing ->
        [tournament] turnieju
       *[table] stolika
    } na tym kanale. Brakujące uprawnienia: { $missing }.
    Poproś o pomoc administratora albo użyj innego kanału.
not-shown = Nie udało mi się pokazać { $thing ->
        [tournament] turnieju
       *[table] stolika
    } na tym kanale ({ $why }). { $otherwise }
not-reached = Nie mam połączenia z Discordem, żeby pokazać { $thing ->
        [tournament] turniej
       *[table] stolik
    }. { $otherwise }
restarting = Uruchamiam się ponownie. Nic nie przepada. Spróbuj za minutę.
too-late = Dotarło do mnie za późno, więc nic się nie stało. Zrób to jeszcze raz.
does-not-fit = „{ $value }” tu nie pasuje. Wybierz coś z listy.
unseen = To jest na kanale, którego nie widzisz. `/eights show what:Stoliki` znajdzie stolik, do którego możesz dołączyć.
unknown-button = Nie znam tego przycisku. Zobacz stolik jeszcze raz: `/eights show`.

no-table = Na tym kanale nie ma stolika. Otwórz go: `/eights open`.
several = Na tym kanale jest kilka stolików: { $tables }. Wybierz swój w `table:`.
same-name = Na tym kanale kilka stolików nazywa się tak samo: { $tables }. Wybierz swój w `table:`.
unknown = Na tym kanale nie ma takiego stolika. Wybierz jeden z listy.
