unknown = Diese Möglichkeit gibt es nicht mehr. Öffne noch mal `/eights me`.
hours-unreadable = Diese Uhrzeiten verstehe ich nicht. Schreib sie wie 18-23 oder 18 bis 23 Uhr, oder lass das Feld leer, wenn es jederzeit passt.
hours-equal = Anfang und Ende sind gleich. Schreib zwei verschiedene Uhrzeiten, oder lass das Feld leer, wenn es jederzeit passt.
