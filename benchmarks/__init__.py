"""Benchmarks: what is fast, measured; never a timed test."""
