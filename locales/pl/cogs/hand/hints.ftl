button = Podpowiedź
title = ### Podpowiedź · { $title }
advice = **{ $move }.**
play = Zagraj: { $cards }
play-suit = Zagraj: { $cards }. Wybierz { $suit ->
    [gwiazda] gwiazdę
   *[other] { $suit }
}
play-rank = Zagraj: { $cards }, żądanie: { $rank }
play-sequence = Zagraj: { $cards }, do sekwensu { $sequence }
draw = Dobierz
take = Weź kartę ze stosu
discard = Odrzuć: { $card }
give = Oddaj: { $card }
decline = Nic nie dawaj
pass = Spasuj
accept = Uwierz
challenge = Sprawdź
call = Powiedz teraz „{ $word }”
catch = Złap: { $name }
first = Najpierw powiedz „{ $phrase }”
nominate = Wybierz { $suit ->
    [gwiazda] gwiazdę
   *[other] { $suit }
}
pick-direction = Wybierz kierunek: { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}
chance = { $who ->
    [side] Szansa twojej strony
   *[you] Twoja szansa
    } na wygranie rundy: z tym ruchem { $chance }%, z drugim najlepszym { $other }%.
even = Żaden inny ruch nie wygląda wyraźnie lepiej.
told = -# Tak radzi bot ekspert. Nigdy nie zagląda w zakryte karty i może się mylić. Stolik zobaczy, że prosisz o podpowiedź.
back = Do moich kart
