## When an answer could not be given as it should.

failed = Quelque chose n’a pas marché de mon côté. Regarde la table, puis réessaie.
done = C’est fait, mais je n’ai pas pu le montrer. Appuie sur **Ma main** à la table, ou utilise `/eights hand`.
unwelcome = Discord ne me laisse pas répondre ici. Essaie dans un autre salon.
again = Réessayer

## What is wrong with a command as it was typed.

changed = Cette commande a changé. Recharge Discord, puis réessaie.
elsewhere = Je ne distribue les cartes que sur des serveurs. Ajoute-moi à un serveur, puis ouvre une table là-bas avec `/eights open`.
no-choice = « { $value } » n’est pas possible pour { $option }. Choisis dans la liste.
wrong-length = Pour { $option }, il faut de { $least } à { $most } caractères, et ici il y en a { $count }.
wrong-number = Pour { $option }, il faut un nombre de { $least } à { $most }.

permission-view-channel = Voir le salon
permission-attach-files = Joindre des fichiers
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-read-message-history = Voir les anciens messages

without-pictures = -# Je ne peux pas montrer d’images ici : il me manque la permission « { $missing } ».
absent = Mes commandes sont sur ce serveur, mais moi non. Demande à un admin de [m’ajouter]({ $link }), puis réessaie.

## What buttons and selects of many pages say, and cards as people type and pick them.

# Ways back. Each names a page as the title of that page does.
back-more = Retour à Plus
back-house-rules = Retour aux règles maison
back-saved-sets = Retour aux règles enregistrées
back-first-steps = Retour aux premiers pas
back-help = Retour à l’aide
back-leaderboard = Retour au classement
back-replay = Retour au replay
back-me = Retour à ta page
back-named = Retour à { $name }

from-to = { $what } : { $first } – { $last }
post-here = Publier ici
row = { $label } · { $value }
on = oui
off = non
none = rien

## For those who listen: what signs and colours say to the eye.

bot = bot
spoken-changed = (changé)
to-play = { $name } (tour en cours)
seat-cards = { $name } : { cards }.
chosen = { $label } (choisi)
score = { $name } : { $points }
