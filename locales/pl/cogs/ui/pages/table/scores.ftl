title = ### Wyniki · { $title }
course = Jak zmieniały się wyniki ({ rounds }).
rounds-played = { rounds }
round-head = R{ $round }
    .heard = runda { $round }
total-head = Suma
    .heard = suma
one-round = Gracie tu jedną rundę. Jej punkty liczą się do turnieju.
earlier = -# { $count ->
    [one] Sumy obejmują też pierwszą rundę.
    [few] Sumy obejmują też pierwsze { $count } rundy.
    [many] Sumy obejmują też pierwsze { $count } rund.
   *[other] Sumy obejmują też pierwsze rundy ({ $count }).
}

# Being forgotten

forget = ### Zapomnij o mnie
    Znikasz ze wszystkich stolików i turniejów, a twój nick i wyniki są na zawsze usuwane ze wszystkich serwerów. Współgracze zachowują swoje wyniki i ratingi. Twoje miejsce zostaje w nich bez nicku i bez powiązania z tobą. Stare wiadomości na kanałach zostają, podobnie jak pliki pobrane przez innych.
forget-presets = Usunięte zostaną też zapisane przez ciebie zasady domowe ({ $count }). Możesz zamiast tego zostawić je serwerom, bez swojego nicku. Kopie zapisane przez kogoś innego należą do tej osoby i zostają.
forget-button = Zapomnij o mnie na zawsze
leave-button = Zapomnij o mnie, zasady zostaw
forgotten = Nic już o tobie nie pamiętam. Dzięki za grę!
    -# Stare wiadomości na kanałach nadal pokazują twój nick, podobnie jak pliki pobrane przez innych i kopie zapasowe bazy sprzed dzisiaj. Kopie może usunąć tylko osoba, która prowadzi tego bota.
