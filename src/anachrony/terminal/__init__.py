"""The face in the terminal: drawing the table, asking the person, running the commands."""
