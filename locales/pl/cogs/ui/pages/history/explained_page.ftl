button = Czemu tak?
title = ### Czemu tak? · { $title }, runda { $round }
told = -# Co ekspertom powiedziałaby podpowiedź przed ważnymi zagraniami, z tego, co było wtedy widać z ich miejsca.
reason = **{ $did }**
    „{ $why }”
nothing = { $count ->
    [one] Ekspert nie ma tu żadnej ważnej decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
    [few] Eksperci nie mają tu żadnych ważnych decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
    [many] Eksperci nie mają tu żadnych ważnych decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
   *[other] Eksperci nie mają tu żadnych ważnych decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
}
back = Do moich kart
