# De kaarten van een gespeelde partij nog eens spelen.

no-code = Dat is geen deelcode. Die ziet eruit als D12-K7QM2X: druk na een partij op **Eerlijk gedeeld** om er een te krijgen.
unknown = Ik ken de deelcode { $code } niet. Kijk de code na en typ hem nog eens.
elsewhere = De deelcode { $code } komt uit een andere server. Speel hem daar, of neem een code van deze server.
playing = Partij { $match } wordt nog gespeeld. Wacht tot die voorbij is, en speel dan de kaarten ervan.
unfinished = Partij { $match } is voor het einde gesloten, dus de kaarten blijven dicht. Neem de code van een partij die uitgespeeld is.
not-kept = Ik kan partij { $match } niet nog eens delen, want de kaarten worden niet meer bewaard. Neem de code van een nieuwere partij.
other-game = Deze deelcode is voor { $game }. Laat `game:` weg, of neem de code van een andere partij.
other-rules = Bij deze deelcode horen de regels van partij { $match }. Laat `game:` weg om daarmee te spelen.
other-seats = Deze deelcode is voor { $count } spelers. Laat `seats:` weg, of neem de code van een andere partij.
fixed = Deze tafel speelt met de kaarten van partij { $match }, dus spel, regels en plekken liggen vast. Open daarvoor een andere tafel.
