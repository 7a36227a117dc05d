"""Forbid constant left operands of `<<` in compiled modules (`make lint`).

mypyc 2.4.1 compiles `1 << n` and `i64(1) << n` with a 32-bit one, so `i64(1) << 33` is 2 in the compiled core and
8589934592 in the interpreted one. Use a table of powers of two, or shift something that is not a constant.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "_build"))

from compiled_core import compiled_files  # noqa: E402

WRAPPERS = {"i64", "i32", "i16", "u8", "int"}


def is_constant(node: ast.expr, finals: set[str]) -> bool:
    """Could mypyc fold this operand? Literals, arithmetic on them, native casts, and Final names."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name in finals
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, finals)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, finals) and is_constant(right, finals)
        case ast.Call(func=ast.Name(id=name), args=[argument]):
            return name in WRAPPERS and is_constant(argument, finals)
        case _:
            return False


def finals_of(tree: ast.Module) -> set[str]:
    """Names declared Final with a constant value, in the module or a class of it."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            final = any(
                isinstance(part, ast.Name) and part.id == "Final" for part in ast.walk(node.annotation)
            )
            if final and is_constant(node.value, names):
                names.add(node.target.id)
    return names


def find_shifts(source: str, name: str, imported: set[str]) -> list[str]:
    """One line per forbidden shift."""
    tree = ast.parse(source, name)
    finals = finals_of(tree) | imported
    shifts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_constant(node.left, finals):
            text = ast.unparse(node)
            shifts.append(f"{name}:{node.lineno}: `{text}` shifts a constant (32 bits wide in mypyc)")
    return shifts


def main() -> int:
    """Check every compiled module. Constants imported from other modules count, too."""
    files = compiled_files(ROOT)
    sources = {name: ROOT.joinpath(name).read_text(encoding="utf-8") for name in files}
    shared = {final for name, source in sources.items() for final in finals_of(ast.parse(source, name))}
    shifts = [line for name, source in sources.items() for line in find_shifts(source, name, shared)]
    print("\n".join(shifts) or f"No constant is shifted in {len(files)} compiled modules.")
    return int(bool(shifts))


if __name__ == "__main__":
    sys.exit(main())
