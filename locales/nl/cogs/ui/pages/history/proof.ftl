# Wat het verslag van een partij bewijst over het delen, en wat niet.

title = ### Partij { $match } · { $game }
right = **Het delen klopt.**
deals = Het zegel klopt, en uit de geheimen { $deals ->
    [one] kwamen weer dezelfde kaarten
   *[other] kwamen alle { $deals } keer weer dezelfde kaarten
  }, met { $shuffles ->
    [one] 1 keer schudden
   *[other] { $shuffles } keer schudden
  }.
moves = { $way ->
    [again] Elke beurt is opnieuw gespeeld, met dezelfde afloop.
    [retired] Deze partij is gespeeld met een regel die er niet meer is, dus is er opnieuw gedeeld en zijn de beurten alleen gelezen.
   *[stored] Een oudere versie van de bot speelde deze partij, dus is er opnieuw gedeeld en zijn de beurten alleen gelezen.
}
seal = Vergelijk dit zegel met dat in **Eerlijk gedeeld** van voor de partij: `{ $seal }`
proves = { $mixed ->
    [old] Is het hetzelfde, dan is er niets aan het delen veranderd. Dit is een oudere partij waar niets doorheen gemengd werd, dus het bewijst niet dat niemand de geheimen koos.
    [alone] Is het hetzelfde, dan is er niets aan het delen veranderd. Er zijn geen getallen van Meedoen of Start doorheen gemengd, dus het bewijst niet dat niemand de geheimen koos.
   *[pressed] Is het hetzelfde, dan is er niets aan het delen veranderd, en koos geen speler de kaarten. { $presses ->
        [one] Eén druk op Meedoen of Start mengde
       *[other] { $presses } keer drukken op Meedoen of Start mengde
      } er na het zegel een getal van Discord doorheen.
}
limits = -# Het toont niet of degene die de bot draait een start weggooide of in de kaarten keek, en ook niet welke kansen de bots hadden.
