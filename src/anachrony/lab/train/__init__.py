"""How the learned player learns: a teacher's games, imitation, games against itself, matches."""
