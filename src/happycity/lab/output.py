"""`--output DIR`: the rows of all games as files, Parquet (extra `lab`) or CSV."""

from __future__ import annotations

import csv
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final, Literal, Protocol

from happycity.errors import BadOptions
from happycity.extras import require
from happycity.lab.data import TABLES, DataSink, no_data
from happycity.lab.results import reporting_errors
from happycity.paths import expand_path
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from happycity.lab.data import Data, Row

DataFormat = Literal["parquet", "csv"]
FORMATS: Final = ("parquet", "csv")
ROWS_AT_ONCE: Final = 50_000
"""Rows in memory, and in a row group of a Parquet file."""


class TableFile(Protocol):
    """An open file for one table."""

    def write(self, rows: list[Row]) -> None:
        """Append rows."""


class Output(DataSink):
    """Writes the data into three files."""

    def __init__(self, files: dict[str, TableFile]) -> None:
        super().__init__()
        self.files = files

    def write(self, data: Data) -> None:
        super().write(data)
        if len(self.data["decisions"]) >= ROWS_AT_ONCE:
            self.flush()

    def flush(self) -> None:
        """Write what is in memory."""
        rows, self.data = self.data, no_data()
        self.files["games"].write(rows["games"])
        self.files["seats"].write(rows["seats"])
        self.files["decisions"].write(rows["decisions"])


@contextmanager
def open_sink(folder: str | Path | None, form: str) -> Iterator[Output | None]:
    """Open the files of a folder; yield None without one."""
    if folder is None:
        yield None
        return
    with open_output(expand_path(str(folder)), form) as output:
        yield output


@contextmanager
def open_output(folder: Path, form: str) -> Iterator[Output]:
    """Open the files of a new folder, or one without such files."""
    if form not in FORMATS:
        raise BadOptions("bad-options", field="format", value=abbreviate(form), expected=" | ".join(FORMATS))
    if form == "parquet":
        require("pyarrow.parquet")
    with reporting_errors(folder), ExitStack() as stack:
        folder.mkdir(parents=True, exist_ok=True)
        files: dict[str, TableFile] = {}
        for name in TABLES:
            path = folder / f"{name}.{form}"
            if path.exists():
                raise BadOptions("output-exists", path=str(path))
            opened = open_parquet(path, name) if form == "parquet" else open_csv(path, name)
            files[name] = stack.enter_context(opened)
        output = Output(files)
        yield output
        output.flush()


class CsvFile:
    """A CSV file; null is an empty cell."""

    def __init__(self, writer: csv.DictWriter[str]) -> None:
        self.writer = writer

    def write(self, rows: list[Row]) -> None:
        self.writer.writerows(rows)


@contextmanager
def open_csv(path: Path, table: str) -> Iterator[TableFile]:
    """Open a CSV file with its head."""
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(TABLES[table]), lineterminator="\n")
        writer.writeheader()
        yield CsvFile(writer)


@contextmanager
def open_parquet(path: Path, table: str) -> Iterator[TableFile]:
    """Open a Parquet file with its schema."""
    arrow, parquet = require("pyarrow"), require("pyarrow.parquet")
    types = {int: arrow.int64(), float: arrow.float64(), str: arrow.string(), bool: arrow.bool_()}
    schema = arrow.schema([(name, types[kind]) for name, kind in TABLES[table].items()])

    class ParquetFile:
        """Writes each batch as a row group."""

        def write(self, rows: list[Row]) -> None:
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))

    with parquet.ParquetWriter(path, schema) as writer:
        yield ParquetFile()
