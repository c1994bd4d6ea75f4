refused = « { $event } » commence, mais je n’ai pas pu ouvrir sa table. { $why }
