permission-view-channel = Wyświetlanie kanału
permission-attach-files = Załączanie plików
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-read-message-history = Czytanie historii czatu

without-pictures = -# Nie mogę tu pokazywać obrazków. Brakujące uprawnienia: { $missing }.
absent = Nie ma mnie jeszcze na tym serwerze, są tylko moje polecenia. Poproś administratora, żeby [mnie dodał]({ $link }), i spróbuj ponownie.
