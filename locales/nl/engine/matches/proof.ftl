# Wat het verslag van een partij bewijst over het delen.

nothing = In dit partijverslag is niets gespeeld, dus er valt niets te controleren.
other-cards = Dit partijverslag is niet wat er gedeeld werd: de kaarten van beurt { $step } komen niet uit het startgetal.
other-version = Het delen van deze partij kan niet gecontroleerd worden, want deze versie van de bot speelt met andere regels.
right = { $game }: het zegel klopt, en { $deals ->
    [one] het delen ook
   *[other] alle { $deals } keer delen ook
  } ({ $shuffles ->
    [one] 1 keer geschud
   *[other] { $shuffles } keer geschud
  }). { $way ->
    [again] Elke beurt is opnieuw gespeeld, met dezelfde afloop en dezelfde uitslagen. Namen, tijden en wie een bot was, zijn zoals het bestand zegt: geen beurt toont ze.
    [retired] De partij is gespeeld met een regel die er niet meer is, dus er is alleen opnieuw gedeeld.
   *[stored] Een andere versie van de bot speelde de partij, dus er is alleen opnieuw gedeeld.
  } Vergelijk dit zegel met wat je voor de partij zag: { $seal }
