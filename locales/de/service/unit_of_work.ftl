not-saved = Das ließ sich nicht speichern, darum hat sich nichts geändert. Versuch’s gleich noch mal.
file-gone = Die Datenbankdatei ist weg, darum hat sich nichts geändert. Sag bitte der Person Bescheid, die diesen Bot betreibt.
changed-elsewhere = Das hat sich inzwischen geändert. Schau nach, dann versuch’s noch mal.
