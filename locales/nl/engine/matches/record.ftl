# Wat er mis is met het verslag van een partij, en wat erin staat.

not-json = Dit is geen partijverslag, of het is beschadigd.
too-long = Dit bestand is te groot voor een partijverslag.
newer = Dit partijverslag komt uit een nieuwere versie van de bot.
part = Dit partijverslag is beschadigd: “{ $part }” is niet te lezen.
rules = Dit partijverslag is beschadigd, of deze versie van de bot kent het spel niet.
scheme = Dit partijverslag heeft een soort zegel dat deze versie van de bot niet kent.
form = Dit partijverslag is beschadigd: startgetal, zout of de getallen van Meedoen en Start kunnen niet kloppen.
seal = Dit partijverslag past niet bij zijn zegel: startgetal en zout zijn niet wat verzegeld werd.
step = Dit partijverslag is beschadigd: zet { $step } kan niet op de vorige volgen.
other-step = Dit partijverslag klopt niet met wat er gespeeld is: zet { $step } loopt anders af.
outcome = Dit partijverslag klopt niet met wat er gespeeld is: het einde volgt niet uit de zetten.
half-character = Dit partijverslag is beschadigd: een deel van de tekst is niet te lezen.
result = Dit partijverslag klopt niet met wat er gespeeld is: plek { $seat } had een andere uitslag.
house-rules = { $game } met huisregels
found = { $game }: { $steps ->
    [one] { $steps } zet
   *[other] { $steps } zetten
  } in { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
  }, { $way ->
    [again] allemaal nagespeeld met dezelfde afloop
   *[stored] gelezen zoals { $steps ->
      [one] die bewaard is
     *[other] die bewaard zijn
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] Niemand won.
       *[unfinished] De partij is niet uitgespeeld.
    }
   *[other] Winst voor { $names }.
  }
