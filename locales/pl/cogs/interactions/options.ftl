changed = To polecenie się zmieniło. Przeładuj Discorda i spróbuj jeszcze raz.
elsewhere = Rozdaję karty tylko na serwerach. Dodaj mnie do któregoś i otwórz tam stolik: `/eights open`.
no-choice = „{ $value }” to nie jest opcja dla { $option }. Wybierz coś z listy.
wrong-length = { $option }: od { $least } do { $most } znaków, a tu jest ich { $count }.
wrong-number = { $option }: liczba od { $least } do { $most }.
