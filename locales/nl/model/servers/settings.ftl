## Wat een server toestaat, en wat er in te stellen is.

manager = Alleen wie de machtiging Server beheren heeft, kan deze instellingen veranderen. Vraag iemand die dat mag.
unknown = Die keuze is er niet meer. Open `/eights settings` nog eens.
half-quiet = Stille uren hebben een begin en een einde nodig. Kies ze allebei, of geen van beide.
always-quiet = Stille uren kunnen niet op hetzelfde uur beginnen en eindigen. Kies twee verschillende, of geen van beide.

wrong-channel = Tafels mogen niet in dit kanaal. Ga naar { $channels }.
no-channel = Tafels mogen niet in dit kanaal, en de kanalen waar ze wel mochten, zijn verwijderd. Vraag iemand met de machtiging Server beheren om nieuwe te kiezen met `/eights settings`.
wrong-role-table = Je hebt een rol nodig om hier tafels te openen: { $roles }. Of schuif aan met `/eights show what:Tafels`.
wrong-role-tournament = Je hebt een rol nodig om hier toernooien te openen: { $roles }. Vraag iemand met zo’n rol om er een te openen.
no-role = De rollen waarmee je dit mocht openen, zijn verwijderd. Vraag iemand met de machtiging Server beheren om nieuwe te kiezen met `/eights settings`.
channel-full = Dit kanaal is vol: { $count ->
    [one] er is 1 tafel open, en meer kan niet
   *[other] er zijn { $count } tafels open, en meer kan niet
}. Schuif aan met `/eights show what:Tafels`, of probeer een ander kanaal.
tables-of-member = { $count ->
    [one] Je hebt hier al een tafel open, en meer kan niet
   *[other] Je hebt hier al { $count } tafels open, en meer kan niet
}. Sluit er een met `/eights table action:Sluiten`.
house-rules-full = Deze server bewaart al { $count ->
    [one] 1 set huisregels, en meer kan niet
   *[other] { $count } sets huisregels, en meer kan niet
}. Wis er eerst een met `/houserules saved action:Wissen`.
house-rules-of-member = { $count ->
    [one] Je hebt hier al een set huisregels bewaard, en meer kan niet
   *[other] Je hebt hier al { $count } sets huisregels bewaard, en meer kan niet
}. Wis er eerst een met `/houserules saved action:Wissen`.
pace = Dat tempo ken ik niet. Kies er een uit de lijst.
pace-begun = Het tempo ligt vast zodra de kaarten gedeeld zijn. Na de partij kun je het weer veranderen.
pace-tournament = Het toernooi bepaalt het tempo van zijn tafels.

## Het tempo van een tafel: hoe lang je hebt voor een beurt.

pace-30s = Live · 30 seconden
pace-1m = Live · 1 minuut
pace-2m = Live · 2 minuten
pace-5m = Rustig · 5 minuten
pace-1h = Rustig · 1 uur
pace-1d = Langzaam · 1 dag
pace-3d = Langzaam · 3 dagen
pace-7d = Langzaam · 7 dagen
pace-none = Geen tijdslimiet
pace-unknown = Standaard

pace-usual = Standaard · { $time }

lasting-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
lasting-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
lasting-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
lasting-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
