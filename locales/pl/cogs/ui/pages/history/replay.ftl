title = ## Powtórka · { $game }
stage = -# Mecz #{ $match } · runda { $round } · ruch { $step } z { $steps }
open = -# Wszystkie ręce odkryte.
as-seat = -# Tak to widzi { $name }.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Nic więcej się nie stało.
first = Pierwszy
previous = Poprzedni
next = Następny
last = Ostatni
round = Następna runda
download = Pobierz
matches = Wszystkie mecze
jump = Skocz do ruchu
    .heard = Skocz do rundy
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Wcześniejsze ruchy
    .heard = Wcześniejsze rundy
jump-later = Późniejsze ruchy
    .heard = Późniejsze rundy
view = Czyje karty
view-open = Wszystkie ręce
view-seat = Widok: { $name }
button = Powtórka
unknown = Tej powtórki już nie ma. Otwórz ją jeszcze raz: `/eights history`.
download-title = ## Mecz #{ $match } na pamiątkę
download-what = Zapis jest dla programów: `python -m engine replay` sprawdza w nim każdy ruch.
download-too-large = Ten mecz jest za długi na plik, który przyjmie Discord.
download-note = -# Są w nim nicki graczy. Jeśli ktoś później poprosi, żeby go zapomnieć, jego nick zostaje w plikach zapisanych wcześniej.
