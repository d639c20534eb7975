"""The table in a browser: games by catalogue, over HTTP, on one machine or many."""
