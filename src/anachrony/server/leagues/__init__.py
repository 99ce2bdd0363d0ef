"""Leagues and tournaments: who meets whom, what it counts, and who leads."""
