"""Both builds, side by side."""
