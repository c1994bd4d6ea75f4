# Wat een speler aan een oefentafel hoort, alles één keer.

lesson-matching = **Sluit aan op de bovenste kaart.** Dat is { $card }: speel een kaart van dezelfde kleur of waarde. De gemarkeerde kaarten passen.
lesson-wild = **{ CAPITAL($card) } is een keuzekaart.** Die mag op bijna alles, en jij kiest met welke kleur het verdergaat.
lesson-suit = **Iemand koos een kleur.** { CAPITAL($card) } is een keuzekaart, dus de kleur van die kaart telt niet. Speel de gekozen kleur, of nog een keuzekaart.
lesson-drawing = **Er past niets op { $card }.** Kan gebeuren! Druk op **Pak**.
lesson-penalty = **Die { $card } is voor jou.** Pak de strafkaarten, of geef ze door met een kaart die er nog wat bij doet.
lesson-last-one = **Je hebt zo nog maar één kaart.** Druk op { $card } · “laatste kaart” om dat te zeggen terwijl je speelt. Vergeet je het, dan pak je twee kaarten.
lesson-skip = **{ CAPITAL($card) } slaat de volgende speler over.** Die is een beurt kwijt. Met z’n tweeën mag je dus nog een keer.
lesson-reverse = **{ CAPITAL($card) } draait de richting om.** Met z’n tweeën is het een gewone kaart.
lesson-draw = **{ CAPITAL($card) } laat de volgende speler pakken.** Bewaar die voor het goede moment.
lesson-turn = **Begin je beurt met een kaart.** Pak er een, of neem { $card } als je die kunt gebruiken. Speel dan een kaart of leg er een af.
lesson-opening = **{ CAPITAL($card) } kan je reeks beginnen.** Een reeks begint met een getal van 1 tot en met 8.
lesson-following = **{ CAPITAL($card) } past in je reeks.** Dat getal staat in dezelfde rij van de vermenigvuldigingstabel als je laatste getal. Met acht getallen win je de ronde.
lesson-swap = **{ CAPITAL($card) } ruilt de handen.** Speel je die, dan krijg jij de kaarten van de ander en de ander die van jou.
lesson-discarding = **Er past niets.** Kan gebeuren! Leg een kaart af die je niet nodig hebt.
