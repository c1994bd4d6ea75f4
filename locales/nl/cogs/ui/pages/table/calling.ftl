# Spelers aan tafel roepen, en waar een tafel staat.

turn = { $player }, jij bent aan de beurt ({ $table }).
adding = { $player }, je hebt de ronde aan { $table } gewonnen. Nu mag je een regel toevoegen.
warning = { $player }, je bent nog steeds aan de beurt ({ $table }). Een bot speelt { $when } voor je.
start = { $players }, aan { $table } zijn de kaarten gedeeld. { $first } begint. Druk op **Mijn hand** om je kaarten te zien.
my-hand = Mijn hand

seated = Je hebt een plek aan { $table }.
question = Wil je een ping als je aan de beurt bent?
yes = Ja, ping me
no = Nee, bedankt
wanted = Ik ping je als je aan de beurt bent.
unwanted = Geen pings dus. Ik ping je alleen als een partij begint. Bedenk je je, druk dan aan een tafel op **Meer**.

to-bottom = Zet onderaan
at-bottom = { $table } staat nu onderaan in het kanaal.
too-soon = { $table } is nog geen minuut geleden geplaatst. Probeer het zo nog eens.
no-table-there = In dat bericht staat geen open tafel. Kies het bericht van de tafel zelf, of gebruik `/eights show`.
no-seat = Alleen wie aan { $table } zit, kan de tafel verplaatsen.
stays = De tafel blijft waar die is.
held-over = De partij is afgelopen, dus het bericht [blijft waar het is]({ $link }).
held-thread = Aan het bericht hangt een thread, dus het [blijft waar het is]({ $link }).

place = Waar de tafel komt
place-channel = Dit kanaal
place-thread = Een eigen thread
thread = **{ $table }** staat in een eigen thread.
thread-opened = { $table } is open in { $link }.
no-threads-here = In dit kanaal kun je geen threads maken. Open de tafel in een tekstkanaal, of met `place: Dit kanaal`.
no-threads-allowed = Ik kan hier geen thread maken: ik mis { $missing }. Vraag een beheerder erom, of open de tafel met `place: Dit kanaal`.
thread-failed = Discord liet me geen thread maken ({ $why }), dus er is geen tafel geopend. Probeer `place: Dit kanaal`.
