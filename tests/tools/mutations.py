"""The small breaks that a test should notice: one place of a file, and what stands there instead."""

import ast
from collections.abc import Iterator
from copy import copy
from itertools import accumulate
from typing import NamedTuple

PAIRS = (ast.Eq, ast.NotEq), (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.In, ast.NotIn), (ast.Is, ast.IsNot)
TURNED = {one: other for a, b in (*PAIRS, (ast.And, ast.Or), (ast.Add, ast.Sub)) for one, other in ((a, b), (b, a))}
STEP = (ast.Expr, ast.Assign, ast.AugAssign, ast.Delete, ast.Raise, ast.Continue, ast.Break)
FOR_READERS = ("annotation", "returns", "decorator_list")


class Mutant(NamedTuple):
    path: str
    line: int
    statement: int  # the line on which its statement begins
    change: str
    source: bytes


def mutants(path: str, source: bytes) -> Iterator[Mutant]:
    """All of one file."""
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    for node, statement in _steps(ast.parse(source)):
        begin, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        if (becomes := _broken(node)) and becomes.strip("()") != ast.unparse(node):
            change = f"{ast.unparse(node)}  →  {becomes}"
            yield Mutant(path, node.lineno, statement, change, source[:begin] + becomes.encode() + source[end:])


def _steps(node: ast.AST, statement: int = 0) -> Iterator[tuple[ast.AST, int]]:
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.JoinedStr) or name in FOR_READERS:
                continue  # Python 3.11 does not tell the places within an f-string
            if isinstance(child, ast.AST):
                began = child.lineno if isinstance(child, ast.stmt) else statement
                if isinstance(child, ast.stmt | ast.expr):
                    yield child, began
                yield from _steps(child, began)


def _broken(node: ast.AST) -> str | None:
    other = copy(node)
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in TURNED:
            other.ops = [TURNED[type(operator)]()]
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) if type(operator) in TURNED:
            other.op = TURNED[type(operator)]()
        case ast.UnaryOp(op=ast.Not()):
            other = node.operand
        case ast.Constant(value=bool(value)):
            other.value = not value
        case ast.Constant(value=int(value)):
            other.value = value + 1
        case ast.Call(args=[first, second, *others]) if not isinstance(first, ast.Starred):
            other.args = [second, first, *others]
        case ast.Expr(value=ast.Constant()) | ast.Assign(targets=[ast.Name()]):
            return None  # a docstring is no step, and a name that is missing fails at once
        case _:
            return "pass" if isinstance(node, STEP) else None
    return f"({ast.unparse(other)})"  # what stands around it may bind closer
