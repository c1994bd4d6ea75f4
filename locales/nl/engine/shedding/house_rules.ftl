# De huisregels van de aflegspellen.

chapter-matching = Aansluiten en keuzekaarten
chapter-special = Wat kaarten doen
chapter-drawing = Pakken
chapter-several = Meerdere kaarten tegelijk
chapter-last = Laatste kaart

sides =
    .label = Partners
    .help = Hoeveel teams er spelen. De plekken gaan om en om naar de teams, dus met twee teams van twee zitten partners tegenover elkaar.
    .value = { $count ->
        [0] ieder voor zich
       *[other] { $count } teams
    }
packs =
    .label = Spellen kaarten
    .help = Hoeveel spellen kaarten er door elkaar geschud worden.
    .refused = Speel met 1 tot 6 spellen kaarten, niet met { $count }.
pack_kind =
    .label = Soort kaarten
    .help = Met welke kaarten je speelt. Whot-kaarten hebben vormen en getallen, en eigen keuzekaarten.
    .french = harten, schoppen, ruiten en klaver
    .whot = Whot
pack_size =
    .label = Kaarten per pak
    .help = Hoeveel kaarten elk pak heeft: alle, of alleen die van 6 of 7 tot en met aas.
    .value = { $count ->
        [32] 32, van 7 tot en met aas
        [36] 36, van 6 tot en met aas
       *[52] alle 52
    }
    .refused = Een pak kan 32, 36 of 52 kaarten hebben, niet { $count }.
jokers =
    .label = Jokers
    .help = Hoeveel jokers er in elk spel kaarten zitten. Het zijn keuzekaarten.
    .refused = Kies geen, één of twee jokers per spel kaarten.
deal =
    .label = Kaarten per speler
    .help = Hoeveel kaarten elke speler krijgt.
    .value = { cards }
    .refused = Geef iedereen 1 tot 13 kaarten, niet { $count }.
deals =
    .label = Latere rondes
    .help = Hoeveel kaarten elke speler krijgt in de rondes na de eerste.
    .same = evenveel
    .down = elke ronde één minder, daarna weer van voren af aan
    .down-and-up = elke ronde één minder, daarna elke ronde één meer
first_card =
    .label = Eerste kaart
    .help = Met welke kaart de aflegstapel begint. Begint iedereen met klaver (bij Whot een ster), dan pak je tot je zo’n kaart hebt, en die doet niets bijzonders.
    .turned-up = de bovenste kaart van de pakstapel
    .of-the-dealer = de laatste kaart die de deler krijgt
    .any = de eerste speler begint met een kaart naar keuze
    .clubs = iedereen begint met klaver
first_player =
    .label = Eerste speler
    .help = Wie in een ronde begint.
    .winner = de vorige winnaar, of anders wie de meeste punten in de hand heeft
    .left = de speler links van de deler
    .right = de speler rechts van de deler
    .dealer = de deler
play_direction =
    .label = Richting
    .help = In welke richting een ronde begint. De beurt om te delen gaat dezelfde kant op, of met de klok mee als een speler de richting kiest.
    .clockwise = met de klok mee
    .counterclockwise = tegen de klok in
    .first-player-picks = de eerste speler kiest
goal =
    .label = Lege hand
    .help = Wat er gebeurt als je je laatste kaart speelt. Bij aftellen begint je score op het aantal gedeelde kaarten, en elke nieuwe hand heeft zoveel kaarten als je score. Op 0 win je.
    .round = je wint de ronde
    .countdown = je telt af en krijgt een nieuwe hand
    .countdown-by-rounds = je telt af, dan krijgt iedereen een nieuwe hand
play_on =
    .label = Doorspelen
    .help = Als de eerste uit is, spelen de anderen door tot er nog maar één speler kaarten heeft.
grows =
    .label = Nieuwe regels
    .help = Wie een ronde wint, mag een regel toevoegen voor de rest van de partij. Geheime regels gaan over wat je moet zeggen en wat je moet laten. Ze verbieden je nooit een kaart, maar breek je er een, dan kost dat een kaart.
    .not = geen, de regels blijven hetzelfde
    .openly = wie een ronde wint, voegt er een toe
    .hidden = wie een ronde wint, voegt een geheime toe

matching =
    .label = Wat past
    .help = Waaraan een kaart moet voldoen om op de bovenste te mogen. Bij één waarde hoger of lager liggen heer en aas naast elkaar, doen kleuren er niet toe, en kies je met een keuzekaart geen kleur.
    .suit-or-rank = dezelfde kleur of waarde
    .suit = dezelfde kleur
    .next-rank = één waarde hoger of lager
still_fitting =
    .label = Passen ook op waarde
    .help = Telt alleen de kleur, dan mag je deze waarden toch op hun eigen waarde spelen.
    .refused = Alleen waarden van aas tot heer kunnen ook op waarde passen.
apart =
    .label = Nooit op elkaar
    .help = Deze waarden of kaarten mag je niet op elkaar spelen, ook al passen ze.
wild =
    .label = Keuzekaarten
    .help = Deze waarden mag je overal op spelen, en daarna kies je een kleur.
    .refused = Een keuzekaart kan alleen een waarde van aas tot heer zijn.
own_wild =
    .label = Keuzekaart naar score
    .help = Kaarten met je score als waarde zijn voor jou keuzekaarten, zoals vijven bij 5.
wild_when =
    .label = Keuzekaarten spelen
    .help = Wanneer je een keuzekaart mag spelen.
    .any-time = altijd
    .when-it-matches = alleen als kleur of waarde past
wild_on_wild =
    .label = Keuzekaart op eigen waarde
    .help = Een keuzekaart mag op een kaart van dezelfde waarde, zoals een boer op een boer.
naming =
    .label = Een kleur kiezen
    .help = Welke kleur je met een keuzekaart mag kiezen. Een joker heeft zelf geen kleur, dus daarmee kies je er altijd een.
    .any-suit = elke kleur
    .another-suit = elke kleur behalve de huidige
    .own-suit = geen, de kleur van de kaart telt
    .any-suit-if-it-matches = elke kleur als de kaart past, anders geen
rank_on_wild =
    .label = Zelfde waarde op een keuzekaart
    .help = Op een keuzekaart past ook dezelfde waarde, en niet alleen de gekozen kleur.
wild_starter =
    .label = Eerste kaart is een keuzekaart
    .help = Wat er gebeurt als de eerste kaart van een ronde een keuzekaart is.
    .dealer-names = de deler kiest een kleur
    .own-suit = de kleur van de kaart telt, maar een joker gaat terug
    .first-player-free = er mag alles op
    .another-card = die gaat terug, en een andere wordt omgedraaid
    .blind = het lot bepaalt de kleur, voordat iemand zijn kaarten ziet
    .bottom-card = de onderste kaart van de pakstapel bepaalt de kleur
starter_suit_only =
    .label = Eerste kaart: alleen kleur telt
    .help = Op de eerste kaart van een ronde past alleen de kleur. Ook doet die kaart dan niets bijzonders.
open_cards =
    .label = Kaarten waar alles op mag
    .help = Op deze waarden of kaarten mag je alles spelen.
free_cards =
    .label = Vrije kaarten
    .help = Deze waarden of kaarten mag je overal op spelen, maar je kiest er geen kleur mee.
jump_in =
    .label = Ertussen springen
    .help = Heb je precies dezelfde kaart als de bovenste, dan mag je die buiten je beurt spelen. Daarna gaat het verder bij de speler na jou.
last_resort =
    .label = Noodkaarten
    .help = Deze waarden mag je alleen spelen als je niets anders kunt spelen.
    .refused = Een noodkaart kan alleen een waarde van aas tot heer zijn, of de joker.
bluffing =
    .label = Bluffen
    .help = Je mag een noodkaart als bluf spelen. De volgende speler mag je uitdagen.
challenge_penalty =
    .label = Verkeerd uitgedaagd
    .help = Hoeveel extra kaarten een verkeerde uitdaging kost.
    .value = { cards }
    .refused = Een verkeerde uitdaging kost 0 tot 10 extra kaarten.

effects =
    .label = Pestkaarten
    .help = Wat een waarde of een losse kaart doet als je hem speelt.
    .none = niets bijzonders
    .does = { $kind ->
        [skip] { $count ->
            [one] slaat de volgende speler over
           *[other] slaat de volgende { $count } spelers over
        }
        [reverse] draait de richting om
        [gift] je mag iedereen { cards } geven
        [again] je mag nog een keer
        [suit] je mag er andere kaarten van dezelfde kleur bij spelen
        [draw-back] de vorige speler pakt er { $count }
        [all-draw] alle anderen pakken meteen { cards }
        [previous-draws] de vorige speler pakt meteen { cards }
        [all-draw-again] alle anderen pakken meteen { cards }, en jij mag nog een keer
        [rank] je vraagt om een waarde
        [card] je vraagt om één bepaalde kaart
       *[draw] de volgende speler pakt er { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [one] overslaan
           *[other] { $count } overslaan
        }
        [reverse] omdraaien
        [gift] iedereen { $count } geven
        [again] nog een keer
        [suit] meer van die kleur
        [draw-back] +{ $count } terug
        [all-draw] alle anderen +{ $count }
        [previous-draws] vorige speler +{ $count }
        [all-draw-again] alle anderen +{ $count }, nog een keer
        [rank] om een waarde vragen
        [card] om een kaart vragen
       *[draw] +{ $count }
    }
    .refused-kind = Een pestkaart kan overslaan, omdraaien, spelers laten pakken, kaarten geven, om een waarde of kaart vragen, je nog een keer laten spelen, of meer kaarten van dezelfde kleur laten spelen. Kies een van die effecten.
    .refused-count = Een pestkaart kan 1 tot 10 spelers overslaan, spelers 1 tot 10 kaarten laten pakken, of iedereen 1 tot 10 kaarten geven.
starter_effects =
    .label = Eerste kaart is een pestkaart
    .help = Wat er gebeurt als de eerste kaart van een ronde een pestkaart is.
    .act = die werkt alsof de deler hem speelde
    .none = die doet niets
    .another-card = die gaat terug, en een andere wordt omgedraaid
two_player_reverse =
    .label = Omdraaien met z’n tweeën
    .help = Wat een keerkaart doet met twee spelers.
    .nothing = niets
    .skip = slaat de ander over
stacking =
    .label = Stapelen
    .help = Welke pluskaart je mag spelen in plaats van te pakken. De straf gaat door naar de volgende speler.
    .none = niet stapelen
    .same-rank = dezelfde waarde
    .any-draw-card = elke pluskaart
    .as-strong = een even sterke of sterkere pluskaart
    .same-rank-or-suit = dezelfde waarde of kleur
answered_by =
    .label = Stapelen per kaart
    .help = Hoe je op bepaalde pluskaarten stapelt, als dat anders is dan bij de rest.
    .none = net als bij de rest
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Strafkaarten optellen
    .help = De straf van een nieuwe pluskaart komt bij de straf die er al lag. Zo niet, dan telt alleen de nieuwste kaart.
cancels =
    .label = Afweerkaarten
    .help = Een van deze waarden of kaarten mag je spelen in plaats van te pakken. Dan pakt niemand.
cancels_only =
    .label = Maar één waarde afweren
    .help = Een afweerkaart helpt dan alleen tegen strafkaarten van die ene waarde.
    .none = alle strafkaarten
    .does = alleen strafkaarten van { $rank }
    .row = { $cards }: alleen { $rank }
    .refused = Een afweerkaart kun je beperken tot één waarde, van aas tot heer, of tot jokers.
cancels_leave_suit =
    .label = Afweren verandert de kleur niet
    .help = De kleur blijft hetzelfde als je strafkaarten afweert. Je kiest er dan geen.
after_penalty =
    .label = Na de strafkaarten
    .help = Wat er gebeurt als je je strafkaarten gepakt hebt.
    .turn-ends = je beurt is voorbij
    .play-on = je bent gewoon aan de beurt
skip_stacking =
    .label = Antwoord op overslaan
    .help = Word je overgeslagen, dan mag je een overslakaart van dezelfde waarde spelen. Dan wordt de volgende speler in jouw plaats overgeslagen.
skips_add_up =
    .label = Overgeslagen beurten optellen
    .help = Speel je een antwoord op een overslakaart, dan slaat de volgende speler alle beurten bij elkaar over. Zo niet, dan telt alleen de nieuwste overslakaart, en slaan meerdere tegelijk elk één speler over.
cover =
    .label = Nog een keer, maar niets past
    .help = Wat je doet als je door een kaart nog een keer mag, maar niet kunt spelen.
    .draw-as-usual = pak zoals altijd
    .draw-until-covered = pak tot je kunt spelen
again_in_suit =
    .label = Nog een keer in dezelfde kleur
    .help = Mag je nog een keer, dan moet die kaart van dezelfde kleur of een keuzekaart zijn.

draws =
    .label = Kaarten pakken per beurt
    .help = Hoeveel kaarten je in een beurt mag pakken, een voor een.
    .value = { $count ->
        [0] tot je kunt spelen
        [21] zoveel als je wilt
       *[other] { cards }
    }
    .refused = Kies 1 tot 20 kaarten per beurt, 0 voor pakken tot je kunt spelen, of 21 voor zoveel als je wilt.
draw_though_able =
    .label = Pakken als je kunt spelen
    .help = Je mag ook pakken als je zou kunnen spelen.
after_drawing =
    .label = Na het pakken
    .help = Wat je mag spelen nadat je gepakt hebt.
    .turn-ends = niets, je beurt is voorbij
    .drawn-card = een gepakte kaart
    .drawn-card-must = een gepakte kaart, verplicht als die past
    .any-card = elke kaart
hand_limit =
    .label = Maximum in de hand
    .help = Met zoveel kaarten kun je in je beurt niet meer pakken.
    .value = { $count ->
        [0] geen maximum
       *[other] { cards }
    }
reshuffle =
    .label = Opnieuw schudden
    .help = Is de pakstapel op, dan schud je de aflegstapel tot een nieuwe pakstapel.
free_pass =
    .label = Passen als je kunt spelen
    .help = Valt er niets meer te pakken, dan mag je ook passen als je zou kunnen spelen.

groups =
    .label = Kaarten samen spelen
    .help = Welke kaarten je in één beurt samen mag spelen. De eerste kaart moet passen, elke kaart werkt, en de volgende speler sluit aan op de bovenste.
    .none = nee, één kaart tegelijk
    .equal-ranks = kaarten van één waarde
    .equal-plain-ranks = gewone kaarten van één waarde
    .runs = rijtjes van één kleur, omhoog of omlaag
    .chains = rijtjes, gelijke waarden, of beide door elkaar
group_reverse =
    .label = Meerdere keerkaarten
    .help = Wat meerdere keerkaarten in één beurt doen.
    .every-one = elke keerkaart draait de richting om
    .top-one = alleen de bovenste draait de richting om
marriage =
    .label = Huwelijk
    .help = Je mag de heer en vrouw van één kleur in één beurt spelen, in welke volgorde ook.

questions =
    .label = Vragen
    .help = Speel je een van deze waarden of kaarten, beantwoord die dan in dezelfde beurt met een kaart van dezelfde kleur, of met nog een vraag van dezelfde kleur of waarde, die je ook weer beantwoordt.
answers =
    .label = Antwoorden
    .help = Alleen deze waarden of kaarten zijn een antwoord op een vraag. Is de lijst leeg, dan kan elke kaart het antwoord zijn.
unanswered =
    .label = Vraag zonder antwoord
    .help = Wat er gebeurt als je geen antwoord op een vraag speelt.
    .not-played = je mag de vraag niet spelen
    .draw-one = je pakt een kaart
call =
    .label = Laatste kaart roepen
    .help = Hoelang je hebt om “laatste kaart” te zeggen, en wat er gebeurt als je het vergeet.
    .automatic = tot de volgende speler iets doet
    .catch = tot iemand je betrapt
    .none = je hoeft niets te zeggen
    .to-go-out = tot de volgende speler iets doet, anders kun je de beurt erna niet uit
    .announced = een beurt voordat je uitgaat, met hooguit drie kaarten
    .with-last-card = pas als je je laatste kaart speelt
call_word =
    .label = Woord bij de laatste kaart
    .help = Wat je zegt als je nog één kaart hebt.
second_call =
    .label = Tweede roep
    .help = Een tweede woord dat je moet zeggen, en wanneer. Vergeten kost evenveel als bij het eerste.
    .none = nee
    .at-two = ook als je nog twee kaarten hebt
    .at-three = ook als je nog drie kaarten hebt
    .going-out = ook als je uitgaat
second_word =
    .label = Tweede woord
    .help = Wat je zegt bij de tweede roep.
word =
    .last-card = laatste kaart
    .one-card = één kaart
    .two-cards = twee kaarten
    .semi-last-card = voorlaatste kaart
    .cards = kaarten
    .carte = carte
    .mau = Mau
    .mau-mau = Mau Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = Makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = klop klop
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Vergeten te roepen
    .help = Hoeveel kaarten je pakt als je vergeet “laatste kaart” te zeggen.
    .value = { cards }
    .refused = Vergeten te roepen kost 0 tot 10 kaarten.
winning_card_acts =
    .label = Winnende kaart werkt nog
    .help = Een pestkaart waarmee je de ronde wint, werkt nog.

not_last =
    .label = Nooit als laatste kaart
    .help = Met deze waarden of kaarten kun je niet uit. Heb je alleen nog zo’n kaart, dan moet je pakken.
winning_wild =
    .label = Laatste keuzekaart moet passen
    .help = Als laatste kaart moet ook een keuzekaart passen, op kleur of waarde.
last_alone =
    .label = Laatste kaart los
    .help = Je laatste kaart moet je los spelen, niet samen met andere kaarten.
cardless =
    .label = Laatste kaart zonder uit te gaan
    .help = Je mag je laatste kaart spelen, ook als je er niet mee uit kunt. Dan moet je in je volgende beurt pakken, en niemand gaat uit zolang een ander geen kaarten heeft.

scoring =
    .label = Puntentelling
    .help = Wie punten krijgt voor de kaarten die in de handen overblijven.
    .penalty = ieder telt de eigen kaarten, de laagste score wint
    .collect = de winnaar krijgt de punten uit alle andere handen
    .rounds = geen punten, alleen gewonnen rondes tellen
rounds_to_win =
    .label = Rondes om te winnen
    .help = Hoeveel rondes je moet winnen om de partij te winnen. Bij één ronde speel je één potje.
    .value = { rounds }
    .refused = Kies hoeveel rondes je moet winnen: 1 tot 20, niet { $count }.
rounds_to_play =
    .label = Aantal rondes
    .help = Hoeveel rondes een partij heeft. Na de laatste wint de beste score.
    .value = { $count ->
        [0] zoveel als nodig
       *[other] { rounds }
    }
    .refused = Kies 1 tot 20 rondes, niet { $count }, of 0 voor zoveel als nodig.
costs =
    .label = Punten per kaart
    .help = Hoeveel punten een waarde of een losse kaart telt. Alle andere kaarten tellen voor het aantal ogen, plaatjes 10 en jokers 50.
    .none = zoals altijd
    .does = { points }
    .row = { $cards } { $count }
    .refused = Een kaart kan 0 tot 500 punten tellen.
empty_stock =
    .label = Ronde stopt bij lege pakstapel
    .help = Raakt de pakstapel op, dan eindigt de ronde na die beurt, en de handen worden geteld.
doubling =
    .label = Verdubbelen
    .help = Ga je met een van deze waarden uit, dan tellen de kaarten van alle anderen dubbel.
    .refused = Verdubbelen kan alleen met een waarde van aas tot heer, of met de joker.
tripling =
    .label = Verdrievoudigen
    .help = Ga je met een van deze waarden uit, dan tellen de kaarten van alle anderen driedubbel.
    .refused = Verdrievoudigen kan alleen met een waarde van aas tot heer, of met de joker.
points_off =
    .label = Punten eraf
    .help = Hoeveel punten je laatste kaart van je eigen score afhaalt.
    .none = niets
    .does = { points } eraf
    .row = { $cards } { $count }
    .refused = Een kaart kan er 1 tot 100 punten afhalen.
knockout =
    .label = Afvallers
    .help = Wie er na een ronde uit ligt. Wie als laatste overblijft, wint.
    .none = niemand
    .at-the-target = wie de eindscore haalt
    .highest-hand = wie de meeste punten in de hand heeft
exact_target =
    .label = Precies de eindscore
    .help = Wie precies op de eindscore komt, valt terug naar 0.
bonus =
    .label = Bonus
    .help = Hoeveel extra punten de winnaar van de partij krijgt.
    .value = { points }
    .refused = De bonus ligt tussen 0 en 500 punten.
settlement =
    .label = Afrekenen
    .help = Wie aan het einde wie betaalt: één eenheid per tien punten verschil.
    .none = niemand betaalt
    .with-the-winner = iedereen betaalt de winnaar
    .among-all = iedereen betaalt elke speler die het beter deed

# Wat een host over het hoofd kan zien

wild-still-special = Deze keuzekaarten blijven ook pestkaarten, net als in het gewone spel: { $cards }. Dat kun je veranderen onder **Pestkaarten**.

# Regels die niet samengaan

no-sides = Met { $seats } spelers kun je geen { $sides } even grote teams maken. Kies een ander aantal teams, of ieder voor zich.
deal-too-large = Met { $deal } kaarten voor elk van de { $seats } spelers blijven er { $left } van { $all } over, maar minstens een derde moet in de pakstapel blijven. Deel minder kaarten of neem er een spel kaarten bij.
hand-limit-refused = Het maximum in de hand ligt tussen 10 en 60 kaarten, en niet onder het aantal gedeelde kaarten. Kies een ander aantal, of 0 voor geen maximum.
gift-of-last-resort = Een kaart waarmee je kaarten weggeeft, kan niet ook een noodkaart zijn. Kies een van de twee.
too-many-questions = Hooguit de helft van de kaarten kan een vraag zijn, anders zijn er te weinig antwoorden. Haal een paar kaarten van de lijst “Vragen”.
too-many-apart = Als zoveel kaarten niet op elkaar mogen, loopt het spel vast. Zet hooguit de helft van de kaarten op de lijst “Nooit op elkaar”.
hidden-rules-of-another-pack = Geheime regels gaan over kleuren en plaatjes, en die heeft Whot niet. Kies andere kaarten, of laat regels openlijk toevoegen.
no-card-last = Met deze regels kan geen enkele kaart iemands laatste zijn, en kan niemand uit. Haal een paar kaarten van de lijst “Nooit als laatste kaart”.
nothing-costs = Er moet een kaart zijn die minstens 1 punt telt, anders komt er nooit een eind aan de partij.
