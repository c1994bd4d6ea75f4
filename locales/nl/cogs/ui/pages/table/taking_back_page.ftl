# Zolang een speler de laatste kaart wil terugnemen.

asked = **{ $name } wil { $cards } terugnemen.** Wachten op { $names } · eindigt { $when }
    .answer = **{ $name } wil { $cards } terugnemen.** Vind je het goed? Eindigt { $when }
    .you = **Je vroeg om { $cards } terug te nemen.** Wachten op { $names } · eindigt { $when }
agree = Goed
no = Nee
