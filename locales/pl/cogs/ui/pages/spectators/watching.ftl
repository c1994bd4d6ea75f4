title = ### Kibicowanie · { $table }
notice = ❗ { $notice }
dealt = Karty rozdane.
leads = { $names } { $count ->
    [1] prowadzi
   *[other] prowadzą
}.
how-long = -# Śledzi mecz przez 15 minut od twojego ostatniego naciśnięcia.
refresh = Odśwież
watch-on = Oglądaj dalej
rested = Ten widok już nie śledzi meczu ({ $table }). Naciśnij **Oglądaj dalej**, żeby znów go zobaczyć.
seated = Siedzisz teraz przy stoliku ({ $table }). Naciśnij **Moje karty**, żeby grać.
gone = Ten stolik jest zamknięty, nie ma czego oglądać.
my-hand = Moje karty
not-begun = Mecz się jeszcze nie zaczął. Zajrzyj, gdy karty zostaną rozdane.
is-over = Mecz się skończył. Naciśnij przy stoliku **Wyniki**, żeby zobaczyć, jak poszło.
full = Kibiców jest już { $count }. Spróbuj później albo śledź stolik na kanale.

# Guessing the winner.

guess = Typuj zwycięzcę
guess-option = { $name } wygra
guessed = Twój typ: **{ $name }**. Możesz go zmienić do drugiego okrążenia.
    .over = Twój typ: **{ $name }**.
guess-was = { $right ->
    [yes] Twój typ: **{ $name }**. Trafienie!
   *[no] Twój typ: **{ $name }**. Zwycięstwo: { $winners }.
}
seats-changed = Miejsca się zmieniły. Spójrz jeszcze raz i typuj od nowa.

# All cheers to choose from.

cheered = Twój okrzyk: { $cheer } ({ $table }).
cheer-heading = ### Okrzyk · { $table }
    -# Zobaczą go wszyscy przy stoliku, z twoim imieniem.
