# What is wrong with the record of a match, and what is found in one.

not-json = Ce n’est pas un relevé de partie, ou il est abîmé.
too-long = Ce fichier est trop gros pour un relevé de partie.
newer = Ce relevé de partie vient d’une version plus récente du bot.
part = Ce relevé de partie est abîmé : « { $part } » est illisible.
rules = Ce relevé de partie est abîmé, ou cette version du bot ne connaît pas son jeu.
scheme = Ce relevé de partie a une sorte de sceau que cette version du bot ne connaît pas.
form = Ce relevé de partie est abîmé : sa graine, son sel ou ses numéros de Rejoindre et Commencer ne peuvent pas être justes.
seal = Ce relevé de partie ne respecte pas son sceau : sa graine et son sel ne sont pas ceux qui ont été scellés.
step = Ce relevé de partie est abîmé : le coup { $step } ne peut pas suivre ceux d’avant.
other-step = Ce relevé de partie n’est pas ce qui a été joué : le coup { $step } donne autre chose.
outcome = Ce relevé de partie n’est pas ce qui a été joué : il finit autrement que ses coups.
half-character = Ce relevé de partie est abîmé : il contient une moitié de caractère.
result = Ce relevé de partie n’est pas ce qui a été joué : le résultat de la place { $seat } est différent.
found = { $game } : { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
  } en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }, { $way ->
    [again] tout rejoué avec la même issue
   *[stored] { $steps ->
      [one] suivi tel qu’enregistré
     *[other] suivis tels qu’enregistrés
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] Personne n’a gagné.
       *[unfinished] La partie n’a pas été terminée.
    }
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
  }
