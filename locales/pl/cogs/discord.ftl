failed = Coś poszło u mnie nie tak. Spójrz jeszcze raz na stolik i spróbuj ponownie.
done = Zrobione, ale nie udało mi się tego pokazać. Naciśnij przy stoliku **Moje karty** albo wpisz `/eights hand`.
unwelcome = Discord nie pozwala mi tutaj na to odpowiedzieć. Spróbuj na innym kanale.
again = Spróbuj ponownie

changed = To polecenie się zmieniło. Przeładuj Discorda i spróbuj jeszcze raz.
elsewhere = Rozdaję karty tylko na serwerach. Dodaj mnie do któregoś i otwórz tam stolik: `/eights open`.
no-choice = „{ $value }” to nie jest opcja dla { $option }. Wybierz coś z listy.
wrong-length = { $option }: od { $least } do { $most } znaków, a tu jest ich { $count }.
wrong-number = { $option }: liczba od { $least } do { $most }.

permission-view-channel = Wyświetlanie kanału
permission-attach-files = Załączanie plików
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-read-message-history = Czytanie historii czatu

without-pictures = -# Nie mogę tu pokazywać obrazków. Brakujące uprawnienia: { $missing }.
absent = Nie ma mnie jeszcze na tym serwerze, są tylko moje polecenia. Poproś administratora, żeby [mnie dodał]({ $link }), i spróbuj ponownie.

## Ways back. Each names a page as the title of that page does.
back-more = Wróć: Więcej
back-house-rules = Wróć: Zasady domowe
back-saved-sets = Wróć: Zapisane zasady domowe
back-first-steps = Wróć: Pierwsze kroki
back-help = Wróć: Pomoc
back-leaderboard = Wróć: Ranking
back-replay = Wróć: Powtórka
back-me = Wróć: twoja strona
back-named = Wróć: { $name }

from-to = { $what }: od { $first } do { $last }
post-here = Wyślij tutaj
row = { $label } · { $value }
on = tak
off = nie
none = nic

bot = bot
spoken-changed = (zmienione)
to-play = { $name } (ma ruch)
seat-cards = { $name }: { cards }.
chosen = { $label } (wybrane)
score = { $name }: { $points }
