"""The matrix rule -> tests (`make conformance`): which tests prove which rule of docs/rules.md.

A rule is defined by a heading or list item that begins with its number (`- R-B7 ...`, `- **R-B7** ...`, `### R-B7`).
A test says what it proves with `@pytest.mark.rule("R-B7", ...)` on the function, its class, its parameters
(`pytest.param(..., marks=pytest.mark.rule(...))`) or its module (`pytestmark`). Files are read, never imported,
so the matrix is there even if a test module fails. Exits with 1 if a rule has no test or a test names no rule.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFINITION = re.compile(r"^\s*(?:#+|[-*+]|\|)?\s*(?:\*\*)?`?(R-[A-Z]+\d+[a-z]?)\b(.*)", re.MULTILINE)

Matrix = dict[str, list[str]]


def rules(path: Path) -> dict[str, str]:
    """Rule numbers in the order of the document, each with the beginning of its text."""
    titles: dict[str, str] = {}
    for match in DEFINITION.finditer(path.read_text(encoding="utf-8")):
        text = re.sub(r"[*`|#]", "", match[2]).strip(" .:")
        titles.setdefault(match[1], text[:60])
    return titles


def marked(path: Path) -> Iterator[tuple[str, str]]:
    """Every (test, rule) of a test file, by the place of the mark."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    name = path.relative_to(ROOT).as_posix()
    whole = [rule for node in tree.body if _is_pytestmark(node) for rule in _numbers(node)]
    for test, node, outer in _tests(tree.body, "", []):
        for rule in dict.fromkeys(
            [*whole, *outer, *(n for mark in node.decorator_list for n in _numbers(mark))]
        ):
            yield f"{name}::{test}", rule


def _is_pytestmark(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Assign | ast.AnnAssign):
        return False
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _tests(
    body: list[ast.stmt], prefix: str, outer: list[str]
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef, list[str]]]:
    """Test functions with the rules that their classes are marked with."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield prefix + node.name, node, outer
        elif isinstance(node, ast.ClassDef):
            inner = [rule for mark in node.decorator_list for rule in _numbers(mark)]
            yield from _tests(node.body, f"{prefix}{node.name}::", outer + inner)


def _numbers(node: ast.AST) -> list[str]:
    """The arguments of each `….rule("R-B7", …)` call inside a decorator or assignment."""
    return [
        str(argument.value)
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


def matrix(document: Path, tests: Path) -> tuple[dict[str, str], Matrix, Matrix]:
    """The rules, their tests, and the unknown numbers with the tests that name them."""
    known = rules(document)
    proven: Matrix = {rule: [] for rule in known}
    unknown: Matrix = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, rule in marked(path):
            (proven if rule in known else unknown).setdefault(rule, []).append(test)
    return known, proven, unknown


def main() -> int:
    """Print the matrix; complain on the error stream."""
    parser = argparse.ArgumentParser(description="print which tests prove which rule")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.add_argument("--quiet", action="store_true", help="only what is wrong, and the totals")
    parser.add_argument("--rules", type=Path, default=ROOT / "docs" / "rules.md")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    options = parser.parse_args()
    known, proven, unknown = matrix(options.rules.resolve(), options.tests.resolve())
    missing = [rule for rule, tests in proven.items() if not tests]
    if options.json:
        print(json.dumps({"rules": proven, "untested": missing, "unknown": unknown}, indent=2))
    elif not options.quiet:
        for rule, tests in proven.items():
            print(f"{rule:6} {known[rule]}")
            print("".join(f"         {test}\n" for test in tests) or "         NO TEST\n", end="")
    for rule in missing:
        print(f"{rule} has no test.", file=sys.stderr)
    for rule, tests in unknown.items():
        print(f"{', '.join(tests)}: {rule} is not a rule of {options.rules.name}.", file=sys.stderr)
    if not known:
        print(f"{options.rules} defines no rule.", file=sys.stderr)
    total = sum(map(len, proven.values()))
    print(f"{len(known)} rules, {len(known) - len(missing)} proven, by {total} marks.", file=sys.stderr)
    return int(bool(missing or unknown or not known))


if __name__ == "__main__":
    sys.exit(main())
