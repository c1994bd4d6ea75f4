# Wat er mis is met een commando zoals het getypt werd.

changed = Dit commando is veranderd. Laad Discord opnieuw, en probeer het dan nog eens.
elsewhere = Kaarten deel ik alleen op servers. Voeg me aan een server toe, en open daar een tafel met `/eights open`.
no-choice = “{ $value }” is geen keuze voor { $option }. Kies er een uit de lijst.
wrong-length = { $option } moet { $least } tot { $most } tekens hebben, en jij typte er { $count }.
wrong-number = Bij { $option } hoort een getal van { $least } tot { $most }.
