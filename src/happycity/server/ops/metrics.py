"""Numbers for operators, in the text form that Prometheus reads. Our own few lines instead of a library."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.resyncs = 0
        self.sockets = 0
        self.bot_moves = 0
        self.slow: list[int] = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def event(self, kind: str) -> None:
        """An event was told."""
        self.events[kind] += 1

    def command(self, seconds: float) -> None:
        """A command was answered."""
        self.slow[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, rooms: int, bot_failures: int) -> str:
        """All numbers."""
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
        for bound, count in zip(BOUNDS, self.slow, strict=False):
            total += count
            lines.append(f'happycity_command_seconds_bucket{{le="{bound}"}} {total}')
        total += self.slow[-1]
        lines.append(f'happycity_command_seconds_bucket{{le="+Inf"}} {total}')
        lines += [
            f"happycity_command_seconds_sum {self.seconds:.6f}",
            f"happycity_command_seconds_count {total}",
        ]
        return "\n".join(lines) + "\n"


def summed(texts: list[str]) -> str:
    """The numbers of several processes as one: all of ours are counts, so they add up."""
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
                of = samples.setdefault(name, {})
                of[sample] = of.get(sample, 0.0) + float(value)
    lines = []
    for name, kind in types.items():
        lines.append(kind)
        lines += [f"{sample} {value:.15g}" for sample, value in samples.get(name, {}).items()]
    head = ["# TYPE happycity_workers gauge", f"happycity_workers {len(texts)}"]
    return "\n".join([*head, *lines]) + "\n"
