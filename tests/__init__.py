"""What must stay true, by room of the house."""
