# What is wrong with a command as it was typed.

changed = Cette commande a changé. Recharge Discord, puis réessaie.
elsewhere = Je ne distribue les cartes que sur des serveurs. Ajoute-moi à un serveur, puis ouvre une table là-bas avec `/eights open`.
no-choice = « { $value } » n’est pas possible pour { $option }. Choisis dans la liste.
wrong-length = Pour { $option }, il faut de { $least } à { $most } caractères, et ici il y en a { $count }.
wrong-number = Pour { $option }, il faut un nombre de { $least } à { $most }.
