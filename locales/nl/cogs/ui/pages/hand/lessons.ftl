# Wat een speler aan een oefentafel hoort, alles één keer.

lesson-matching = **Sluit aan op de bovenste kaart.** Dat is { $card }: speel een kaart van dezelfde kleur of waarde. De gemarkeerde kaarten passen.
lesson-wild = **{ CAPITAL($card) } is een keuzekaart.** Die mag op bijna alles, en jij kiest met welke kleur het verdergaat.
lesson-suit = **De kleur is gekozen.** { CAPITAL($card) } is een keuzekaart, dus let niet op zijn eigen kleur: speel een kaart van de gekozen kleur, of nog een keuzekaart.
lesson-drawing = **Niets past op { $card }.** Kan gebeuren! Druk op **Pak**.
lesson-penalty = **Die { $card } is voor jou.** Pak de strafkaarten, of geef ze door met een kaart die er nog wat bij doet.
lesson-last-one = **Je hebt zo nog maar één kaart.** Druk op { $card } · “laatste kaart” om dat te zeggen terwijl je speelt. Vergeet je het, dan pak je twee kaarten.
lesson-skip = **{ CAPITAL($card) } slaat de volgende speler over.** Die is een beurt kwijt. Met z’n tweeën mag je dus nog een keer.
lesson-reverse = **{ CAPITAL($card) } draait de richting om.** Met z’n tweeën is het een kaart als elke andere.
lesson-draw = **{ CAPITAL($card) } laat de volgende speler pakken.** Bewaar hem voor het goede moment.
