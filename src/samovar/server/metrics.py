"""Numbers for the operator: how many tables, connections and choices, and how long a choice takes.

Only sums over all tables: nothing here tells what anybody chose, nor at which table.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

from samovar import __version__
from samovar.kernel.native import compiled

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

RULES = "compiled" if compiled else "interpreted"  # the build that plays here


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        build = Info(
            "samovar_build", "Which version serves, and whether its rules are compiled.", registry=self.registry
        )
        build.info({"version": __version__, "rules": RULES})
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
        self.letters = Counter("samovar_letters", "Letters by way and fate.", ["way", "fate"], registry=self.registry)
        self.reports = Counter("samovar_reports", "Reports to the operator.", registry=self.registry)
        waits = "Python looked for garbage, during which every choice waits"
        self.collector_seconds = Gauge("samovar_collector_seconds", f"How long {waits}.", registry=self.registry)
        self.collector_longest = Gauge(
            "samovar_collector_longest", f"The longest time {waits}.", registry=self.registry
        )

    def choices_so_far(self) -> float:
        return sum(
            each.value for kind in self.choices.collect() for each in kind.samples if each.name.endswith("_total")
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
