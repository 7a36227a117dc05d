"""Metrics in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """Times by size."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.buckets: list[int] = [0] * (len(BUCKETS_S) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Count a time."""
        self.buckets[bisect_left(BUCKETS_S, seconds)] += 1
        self.seconds += seconds

    def lines(self) -> list[str]:
        """The histogram as text."""
        lines, total = [f"# TYPE {self.name} histogram"], 0
        for bound, count in zip((*map(str, BUCKETS_S), "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self.seconds:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.pushes: Counter[str] = Counter()
        """Messages to push services, by what became of them."""
        self.resyncs = 0
        self.sockets = 0
        self.bot_moves = 0
        self.commands = Histogram("happycity_command_seconds")
        self.writes = Histogram("happycity_database_write_seconds")
        self.loop_lag = Histogram("happycity_loop_lag_seconds")

    def event(self, kind: str) -> None:
        """Count an event."""
        self.events[kind] += 1

    def text(self, gauges: Mapping[str, float], counters: Mapping[str, float]) -> str:
        """All metrics, with what other parts count."""
        lines = []
        for name, value in {**gauges, "sockets": self.sockets}.items():
            lines += [f"# TYPE happycity_{name} gauge", f"happycity_{name} {value}"]
        counted = {**counters, "resyncs": self.resyncs, "bot_moves": self.bot_moves}
        for name, value in counted.items():
            lines += [f"# TYPE happycity_{name}_total counter", f"happycity_{name}_total {value}"]
        lines += [
            "# TYPE happycity_events_total counter",
            *(f'happycity_events_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.events.items())),
            "# TYPE happycity_refused_total counter",
            *(f'happycity_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())),
            "# TYPE happycity_pushes_total counter",
            *(f'happycity_pushes_total{{outcome="{each}"}} {count}' for each, count in sorted(self.pushes.items())),
        ]  # fmt: skip
        for histogram in (self.commands, self.writes, self.loop_lag):
            lines += histogram.lines()
        return "\n".join(lines) + "\n"


def sum_metrics(texts: list[str]) -> str:
    """The metrics of several processes as one. All of ours are counts, so they add up."""
    types: dict[str, str] = {}
    samples: dict[str, dict[str, float]] = {}
    for text in texts:
        name = ""
        for line in text.splitlines():
            if line.startswith("# TYPE "):
                name = line.split()[2]
                types[name] = line
            else:
                sample, _, value = line.rpartition(" ")
                values = samples.setdefault(name, {})
                values[sample] = values.get(sample, 0.0) + float(value)
    lines = []
    for name, type_line in types.items():
        lines.append(type_line)
        lines += [f"{sample} {value:.15g}" for sample, value in samples.get(name, {}).items()]
    head = ["# TYPE happycity_workers gauge", f"happycity_workers {len(texts)}"]
    return "\n".join([*head, *lines]) + "\n"
