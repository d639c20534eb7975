"""Numbers for the operator: how many tables, connections and choices, and how long a choice takes.

Only sums over all tables: nothing here tells what anybody chose, nor at which table.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("samovar_rooms", "Tables held in memory.", registry=self.registry)
        self.connections = Gauge("samovar_connections", "Open connections to tables.", registry=self.registry)
        self.choices = Counter("samovar_choices", "Choices stored.", ["maker"], registry=self.registry)
        self.refusals = Counter("samovar_refusals", "Messages refused.", ["key"], registry=self.registry)
        self.faults = Counter("samovar_faults", "Faults of our own.", registry=self.registry)
        self.seconds = Histogram(
            "samovar_choice_seconds",
            "From a choice's arrival to its acknowledgement.",
            buckets=SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
