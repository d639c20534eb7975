"""Agents: programs in any language that sit at a table, by JSON lines or by the Model Context Protocol."""
