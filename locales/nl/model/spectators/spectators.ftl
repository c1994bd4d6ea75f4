# Waarom iemand niet kan roepen of de winnaar raden.

unknown-cheer = Die kreet is er niet meer. Kies een andere.
off-in-server = Kreten staan uit op deze server. Iemand met de machtiging Server beheren kan ze aanzetten met `/eights settings`.
off-at-table = De host heeft kreten uitgezet aan deze tafel. Die kan ze weer aanzetten met **Meer**.
nothing-to-cheer = Er valt nog niets te roepen. Wacht tot de kaarten gedeeld zijn.
just-cheered = Je hebt net geroepen. Wacht een paar tellen, en roep dan weer.
others-cheer = Iemand was je voor. Probeer het zo nog eens.
players-guess = Je speelt hier mee, dus je kunt de winnaar niet raden. Word het zelf!
nothing-to-guess = De kaarten zijn nog niet gedeeld. Raad de winnaar als het zover is.
too-late-to-guess = Het tweede rondje is begonnen, dus het is te laat om de winnaar te raden. Raad eerder in de volgende partij.
