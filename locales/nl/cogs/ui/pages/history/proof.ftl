# Wat het verslag van een partij bewijst over het delen, en wat niet.

title = ### Partij { $match } · { $game }
right = **De gedeelde kaarten kloppen.**
deals = Het zegel past. Met startgetal en zout heb ik opnieuw { $deals ->
    [one] 1 keer
   *[other] { $deals } keer
} gedeeld en { $shuffles ->
    [one] 1 keer
   *[other] { $shuffles } keer
} geschud, met precies dezelfde kaarten.
moves = { $way ->
    [again] Ik heb elke zet nagespeeld, met dezelfde afloop.
    [retired] Deze partij gebruikte een regel die er niet meer is, dus heb ik het delen gecontroleerd en de zetten alleen gelezen.
   *[stored] Deze partij is met een oudere versie van de bot gespeeld, dus heb ik het delen gecontroleerd en de zetten alleen gelezen.
}
seal = Vergelijk dit zegel met dat in **Eerlijk gedeeld** van voor de partij: `{ $seal }`
proves = { $mixed ->
    [old] Is het hetzelfde zegel, dan is er niets aan het delen veranderd. Bij deze oudere partij is er niets doorheen gemengd, dus dit bewijs sluit niet uit dat iemand startgetal en zout koos.
    [alone] Is het hetzelfde zegel, dan is er niets aan het delen veranderd. Er zijn geen getallen van Meedoen of Start doorheen gemengd, dus dit bewijs sluit niet uit dat iemand startgetal en zout koos.
   *[pressed] Is het hetzelfde zegel, dan is er niets aan het delen veranderd, en koos geen speler de kaarten. { $presses ->
        [one] Eén druk op Meedoen of Start mengde
       *[other] { $presses } keer drukken op Meedoen of Start mengde
      } er na het zegel een getal van Discord doorheen.
}
limits = -# Dit bewijs zegt niet of de beheerder van de bot een start weggooide of in de kaarten keek, en ook niet hoe de bots hun willekeurige keuzes maakten.
