# Waarom het delen van een partij niet gecontroleerd kan worden.

none-here = In dit kanaal is nog geen partij afgelopen. Kies er een van deze server met `match:`.
unknown = Op deze server is geen partij met dat nummer. Zoek de partij met `/eights history`.
playing = Deze partij wordt nog gespeeld, en de kaarten blijven geheim. Je kunt ze controleren als de partij voorbij is.
closed = Anderen kunnen dit dagspel nog spelen. Je kunt het controleren als de dag voorbij is.
not-kept = Het verloop van deze partij wordt niet meer bewaard, dus er valt niets te controleren.
damaged = Deze partij is niet te controleren, want het verslag is beschadigd.
wrong = **Partij { $match } klopt niet.** { $why }
