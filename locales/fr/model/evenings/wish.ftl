# What a person may ask for with “Deal me in”.

unknown = Ce choix n’existe plus. Rouvre `/eights me`.
hours-unreadable = Je n’arrive pas à lire ces heures. Écris-les comme 18-23 ou 18h à 23h, ou laisse vide pour n’importe quand.
hours-equal = Ces heures commencent et finissent au même moment. Écris-en deux différentes, ou laisse vide pour n’importe quand.
