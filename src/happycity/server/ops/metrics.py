"""Metrics in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.resyncs = 0
        self.sockets = 0
        self.bot_moves = 0
        self.command_buckets: list[int] = [0] * (len(BUCKETS_S) + 1)
        self.command_seconds = 0.0

    def event(self, kind: str) -> None:
        """Count an event."""
        self.events[kind] += 1

    def count_command(self, seconds: float) -> None:
        """Count a command and its time."""
        self.command_buckets[bisect_left(BUCKETS_S, seconds)] += 1
        self.command_seconds += seconds

    def text(self, rooms: int, bot_failures: int) -> str:
        """All metrics."""
        lines = [
            "# TYPE happycity_rooms gauge", f"happycity_rooms {rooms}",
            "# TYPE happycity_sockets gauge", f"happycity_sockets {self.sockets}",
            "# TYPE happycity_events_total counter",
            *(f'happycity_events_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.events.items())),
            "# TYPE happycity_refused_total counter",
            *(f'happycity_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())),
            "# TYPE happycity_resyncs_total counter", f"happycity_resyncs_total {self.resyncs}",
            "# TYPE happycity_bot_moves_total counter", f"happycity_bot_moves_total {self.bot_moves}",
            "# TYPE happycity_bot_failures_total counter", f"happycity_bot_failures_total {bot_failures}",
            "# TYPE happycity_command_seconds histogram",
        ]  # fmt: skip
        total = 0
        for bound, count in zip(BUCKETS_S, self.command_buckets, strict=False):
            total += count
            lines.append(f'happycity_command_seconds_bucket{{le="{bound}"}} {total}')
        total += self.command_buckets[-1]
        lines.append(f'happycity_command_seconds_bucket{{le="+Inf"}} {total}')
        lines += [
            f"happycity_command_seconds_sum {self.command_seconds:.6f}",
            f"happycity_command_seconds_count {total}",
        ]
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
