# De rol die de beste van een seizoen draagt.

reason = Seizoen van Eights
cannot-give = Ik kan { $role } niet geven of afnemen. Sta me **Rollen beheren** toe, zet mijn eigen rol erboven, en bewaar de rol dan opnieuw in `/eights settings`.
gone = De kampioensrol is verwijderd. Kies een andere in `/eights settings`.
yours = Jij kunt { $role } zelf niet geven, dus ik ook niet namens jou. Kies een rol onder de jouwe.
mine = Ik kan { $role } niet geven. Sta me **Rollen beheren** toe, zet mijn eigen rol erboven, en probeer het nog eens.
special = { $role } is van iedereen of van een bot. Kies een andere rol.
