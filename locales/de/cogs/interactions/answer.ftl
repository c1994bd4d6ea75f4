failed = Bei mir ist was schiefgegangen. Schau auf den Tisch, dann versuch’s noch mal.
done = Das ist erledigt, aber ich konnte es nicht zeigen. Drück am Tisch **Meine Hand**, oder nimm `/eights hand`.
unwelcome = Discord lässt mich hier nicht darauf antworten. Versuch’s in einem anderen Kanal.
again = Noch mal
