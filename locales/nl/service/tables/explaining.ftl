no-experts = Hier speelt geen rustige expert, dus niemand legt zijn zetten uit. Voor een partij zet de host dat aan onder **Tafelopties**.
not-over = Die ronde is nog bezig. Druk op **Waarom zo?** als alle kaarten open liggen.
not-kept = Het verloop van deze ronde is niet meer te volgen, dus niemand kan het uitleggen. Druk na de volgende ronde op **Waarom zo?**.
no-answer = De experts kunnen nu niet antwoorden. Druk zo nog eens op **Waarom zo?**.
