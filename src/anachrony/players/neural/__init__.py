"""The learned player: what it sees, what it judges by, and how it searches."""
