"""What pages are made of: text, buttons, selects and forms."""
