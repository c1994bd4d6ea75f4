# Why a share code holds no house rules.

newer = Ce code vient d’une version plus récente du bot.
mistyped = Ce code a un caractère faux ou manquant. Copie le code entier et réessaie.
empty = Ce code est abîmé et ne contient pas de règles maison. Demandes-en un nouveau.
no-code = Ce n’est pas un code de partage. Un code de partage commence par E et un nombre, et contient deux fois le signe « . ».
unknown-game = Ce code est pour un jeu que cette version du bot ne connaît pas.
unknown-rule = Ce code contient une règle maison que cette version du bot ne connaît pas.
conflicting = Ce code est abîmé : ses règles maison ne vont pas ensemble. Demandes-en un nouveau.
