"""Exact plane geometry in whole numbers: what a figure reaches, sees and touches.

The unit is a thousandth of an inch. On a table of 30 by 24 inches every cross product stays below 1.5e9 and its square
below 2.1e18, so every yes or no is decided exactly in 63 bits. Lengths of ways are in millionths of an inch, each leg
rounded up: see `plane.span`, the one place where a root is taken.
"""
