"""The coach: what a finished game's decisions were worth, on what was known then."""
