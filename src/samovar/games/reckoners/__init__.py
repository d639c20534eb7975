"""The Reckoners with Steelslayer: one to six Reckoners together against the Epics."""
