# Waarom een partij niet teruggekeken kan worden.

unknown = Op deze server is geen partij met dat nummer. Zoek de partij met `/eights history`.
playing = Deze partij wordt nog gespeeld. Terugkijken kan als die voorbij is.
closed = Anderen kunnen dit dagspel nog spelen. Terugkijken kan als de dag voorbij is.
not-kept = Het verloop van deze partij wordt niet meer bewaard, dus er valt niets terug te kijken.
damaged = Je kunt deze partij niet terugkijken, want het verslag is beschadigd.
