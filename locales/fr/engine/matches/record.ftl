# What is wrong with the record of a match, and what is found in one.

not-json = Ce n’est pas un enregistrement de partie, ou il est abîmé.
too-long = Ce fichier est trop gros pour un enregistrement de partie.
newer = Cet enregistrement vient d’une version plus récente du bot.
part = Cet enregistrement est abîmé : « { $part } » est illisible.
rules = Cet enregistrement est abîmé, ou cette version du bot ne connaît pas son jeu.
scheme = Cet enregistrement a une sorte de sceau que cette version du bot ne connaît pas.
form = Cet enregistrement est abîmé : sa graine, son sel ou les numéros des clics sur « Rejoindre » et « Commencer » ne sont pas valables.
seal = Cet enregistrement ne correspond pas à son sceau : sa graine et son sel ne sont pas ceux qui ont été scellés.
step = Cet enregistrement est abîmé : le coup { $step } ne peut pas suivre ceux d’avant.
other-step = Cet enregistrement ne correspond pas à ce qui a été joué : le coup { $step } donne autre chose.
outcome = Cet enregistrement ne correspond pas à ce qui a été joué : ses coups mènent à une autre fin.
half-character = Cet enregistrement est abîmé : une partie de son texte est illisible.
result = Cet enregistrement ne correspond pas à ce qui a été joué : le résultat de la place { $seat } est différent.
house-rules = { $game } avec des règles maison
found = { $game } : { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
  } en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, { $way ->
    [again] tout rejoué avec la même issue
   *[stored] { $steps ->
      [1] relu sans être rejoué
     *[other] relus sans être rejoués
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] Personne n’a gagné.
       *[unfinished] La partie n’a pas été terminée.
    }
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
  }
