# Playing the cards of a finished match again. $code is its deal code, $match its number.

no-code = Ce n’est pas un code de donne. Ça ressemble à D12-K7QM2X : appuie sur **Pas de maldonne** à la fin d’une partie pour l’avoir.
unknown = Je ne connais pas la donne { $code }. Vérifie le code et retape-le.
elsewhere = La donne { $code } vient d’un autre serveur. Joue-la là-bas, ou utilise un code de ce serveur.
playing = La partie { $match } est encore en cours. Attends la fin, puis joue ses cartes.
unfinished = La partie { $match } a été fermée avant la fin, donc ses cartes restent secrètes. Utilise le code d’une partie terminée.
not-kept = Je ne peux pas redistribuer les cartes de la partie { $match } : elles ne sont plus gardées. Utilise le code d’une partie plus récente.
other-game = Cette donne est pour { $game }. Laisse `game:` de côté, ou utilise le code d’une autre partie.
other-rules = Cette donne suit les règles de la partie { $match }. Laisse `game:` de côté pour jouer avec.
other-seats = Cette donne est pour { $count } joueurs. Laisse `seats:` de côté, ou utilise le code d’une autre partie.
fixed = Cette table joue les cartes de la partie { $match }, donc son jeu, ses règles et ses places ne changent pas. Ouvre une autre table pour ça.
