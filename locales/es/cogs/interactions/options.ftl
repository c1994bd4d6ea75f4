changed = Este comando cambió. Recarga Discord y prueba otra vez.
elsewhere = Solo reparto cartas en servidores. Añádeme a uno y abre allí una mesa con `/eights open`.
no-choice = “{ $value }” no es una opción de { $option }. Elige una de la lista.
wrong-length = { $option } admite de { $least } a { $most } caracteres, y el tuyo tiene { $count }.
wrong-number = { $option } admite un número de { $least } a { $most }.
