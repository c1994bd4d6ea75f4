# Een vriend wordt aan een tafel uitgenodigd.

opened = { $table } is open, en { $name } is uitgenodigd.
    .unreached = { $table } is open, maar ik kon { $name } niet bereiken. Zeg zelf even dat die op **Meedoen** moet drukken.
invited = { $name } is uitgenodigd voor { $table }.
    .unreached = Ik kon { $name } niet bereiken. Zeg zelf even dat die aan { $table } op **Meedoen** moet drukken.

no-table = Geen van je tafels hier wacht op spelers. Open er een met `/eights open`, en nodig dan iemand uit.
not-waiting = { $table } wacht niet meer op spelers. Nodig iemand uit voor de volgende partij.
friend-is-bot = Dat is een bot, dus nodig een mens uit. Wil je een van mijn bots erbij, druk dan aan de tafel op **Bot erbij**.
friend-is-you = Je kunt jezelf niet uitnodigen. Kies iemand anders.
friend-left = { $name } zit niet meer op deze server. Kies iemand die er wel is.
friend-gone = Die persoon zit niet meer op deze server. Kies iemand die er wel is.
friend-cannot-see = { $name } kan het kanaal van de tafel niet zien. Open een tafel in een kanaal dat jullie allebei zien.
friend-sits = { $name } zit al aan { $table }.
friend-invited = { $name } is al uitgenodigd voor { $table }. De uitnodiging blijft in het kanaal tot de partij begint.

# Het formulier

title = Nodig iemand uit
friend = Wie nodig je uit?
    .help = Die krijgt een ping en een knop Meedoen.
