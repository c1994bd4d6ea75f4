# Wat het verslag van een partij bewijst over het delen.

nothing = In dit partijverslag is niets gespeeld, dus er valt niets te controleren.
other-cards = Dit partijverslag is niet wat er gedeeld werd: de kaarten van zet { $step } volgen niet uit het startgetal.
other-version = Het delen van deze partij kan niet gecontroleerd worden, want deze versie van de bot speelt met andere regels.
right = { $game }: het zegel klopt, en { $deals ->
    [one] het delen ook
   *[other] alle { $deals } keer delen ook
  } ({ $shuffles ->
    [one] 1 keer geschud
   *[other] { $shuffles } keer geschud
  }). { $way ->
    [again] Elke zet is nagespeeld, met dezelfde afloop en dezelfde uitslagen. Namen, tijden en wie een bot was, komen alleen uit het bestand.
    [retired] Een van de regels is er niet meer, dus alleen het delen is gecontroleerd.
   *[stored] Een andere versie van de bot speelde de partij, dus alleen het delen en schudden is gecontroleerd.
  } Vergelijk dit zegel met wat je voor de partij zag: { $seal }
