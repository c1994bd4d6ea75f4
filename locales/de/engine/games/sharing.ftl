newer = Dieser Code ist von einer neueren Version des Bots.
mistyped = In diesem Code fehlt ein Zeichen, oder eins ist falsch. Kopier den ganzen Code und versuch’s noch mal.
empty = Dieser Code ist beschädigt, es stehen keine Hausregeln drin. Lass dir einen neuen geben.
no-code = Das ist kein Code zum Teilen. So ein Code beginnt mit E und einer Zahl und hat zwei Punkte.
unknown-game = Dieser Code ist für ein Spiel, das diese Version des Bots nicht kennt.
unknown-rule = In diesem Code steht eine Hausregel, die diese Version des Bots nicht kennt.
conflicting = Dieser Code ist beschädigt: Seine Hausregeln gehen nicht zusammen. Lass dir einen neuen geben.
