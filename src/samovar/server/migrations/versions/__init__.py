"""The revisions, each a number of four digits; the number of the last is `migrating.HEAD`."""
