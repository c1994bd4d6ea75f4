goes-out = { $off ->
    [0] { $count ->
        [1] To twoja ostatnia karta.
       *[other] To twoje ostatnie karty.
    }
   *[other] Kończysz, a twoja suma spada o { $off }.
}
stops = { $name } ma w ręce tylko { $left ->
        [one] jedną kartę
        [few] { $left } karty
        [many] { $left } kart
       *[other] { $left } karty
    }, a po tym zagraniu dobiera albo czeka kolejkę.
lacks = { $name } ma już za sobą { $times ->
        [one] jedno dobranie
        [few] { $times } dobrania
        [many] { $times } dobrań
       *[other] { $times } dobrania
    }, gdy trzeba było zagrać { $suit ->
        [gwiazda] gwiazdę
       *[other] { $suit }
    }, więc pewnie nie ma takich kart.
bluff = W { $tenths } na 10 układów kart, jakie może mieć { $name }, to blef.
holds = Masz jeszcze { $count ->
        [one] jedną taką kartę
        [few] { $count } takie karty
        [many] { $count } takich kart
       *[other] { $count } takiej karty
    } ({ $suit }).
hurts = { $name } dobiera przez to albo czeka kolejkę.
only = To jedyna karta, którą możesz zagrać.
several = Pozbywasz się { $count } kart naraz.
opens = Potem możesz zagrać: { $cards }.
keeps = Na później zostaje ci { $card }.
sheds = Pozbywasz się { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}.
gives-points = Oddajesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
draws = Później przyda się bardziej: { $cards }.
call = Jeśli zapomnisz, dobierasz { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
call-opens = Bez tego nie skończysz w następnej kolejce.
catch = { $name } nic nie mówi, więc jeśli się pospieszysz, dobiera { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
