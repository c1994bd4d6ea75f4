# Wat het verslag van een partij bewijst over het delen.

nothing = In dit partijverslag is niets gespeeld, dus er valt niets te controleren.
other-cards = Dit partijverslag klopt niet met wat er gedeeld is: de kaarten van zet { $step } volgen niet uit het startgetal.
other-version = Hoe deze partij gedeeld is, valt niet te controleren: deze versie van de bot speelt met andere regels.
right = { $game }: het zegel klopt. Opnieuw delen ({ $deals } keer) en schudden ({ $shuffles } keer) gaf precies dezelfde kaarten. { $way ->
    [again] Elke zet is nagespeeld, met dezelfde afloop en dezelfde uitslagen. Namen, tijden en wie een bot was, komen alleen uit het bestand.
    [retired] Een van de regels is er niet meer, dus alleen het delen is gecontroleerd.
   *[stored] De partij is met een andere versie van de bot gespeeld, dus alleen het delen en schudden is gecontroleerd.
  } Vergelijk dit zegel met het zegel dat je vóór de partij zag: { $seal }
