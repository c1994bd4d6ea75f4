button = Czemu tak?
title = ### Czemu tak? · { $title }, runda { $round }
reason = **{ $did }**
    „{ $why }”
told = -# Tak eksperci tłumaczą to sobie z tego, co było wtedy widać z ich miejsca. Są tu tylko decyzje, które coś znaczyły.
nothing = { $count ->
    [one] Ekspert nie ma tu żadnej ważnej decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
    [few] Eksperci nie mają tu żadnych ważnych decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
    [many] Eksperci nie mają tu żadnych ważnych decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
   *[other] Eksperci nie mają tu żadnych ważnych decyzji: pasowało tylko jedno zagranie albo inne były równie dobre.
}
back = Do moich kart
