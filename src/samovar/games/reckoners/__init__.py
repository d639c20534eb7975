"""The Reckoners and its expansion Steelslayer: a team without powers against those who have them."""
