"""The laboratory: arenas, ratings, reports, data for training, and environments for other people's tools."""
