"""Which cards a seat may play, whether it may draw or pass, and why not."""
