# Een vriend wordt aan een tafel uitgenodigd.

opened = { $table } is open, en { $name } is uitgenodigd.
    .unreached = { $table } is open, maar ik kon { $name } niet bereiken. Vraag zelf even om op **Meedoen** te drukken.
invited = { $name } is uitgenodigd aan { $table }.
    .unreached = Ik kon { $name } niet bereiken. Vraag zelf even om aan { $table } op **Meedoen** te drukken.

no-table = Je hebt hier geen tafel die op spelers wacht. Open er een met `/eights open`, en nodig dan iemand uit.
not-waiting = { $table } wacht niet meer op spelers. Nodig iemand uit voor de volgende partij.
friend-is-bot = Dat is een bot. Nodig een mens uit, en haal mijn eigen bots erbij met **Bot erbij** aan de tafel.
friend-is-you = Je hebt al een plek aan je eigen tafel. Kies iemand anders.
friend-left = { $name } zit niet meer op deze server. Kies iemand die er wel is.
friend-gone = Die persoon zit niet meer op deze server. Kies iemand die er wel is.
friend-cannot-see = { $name } kan het kanaal van de tafel niet zien. Open een tafel in een kanaal dat jullie allebei zien.
friend-sits = { $name } zit al aan { $table }.
friend-invited = { $name } is al uitgenodigd aan { $table }. De uitnodiging blijft in het kanaal tot de partij begint.

# Het formulier

title = Nodig iemand uit
friend = Wie nodig je uit?
    .help = Die krijgt een ping en een knop Meedoen.
