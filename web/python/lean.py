"""Modules without what nobody reads in a page: docstrings, and the types of functions.

Types of fields stay, which structs are made of, and so do those of functions that are registered by them.
"""

import ast


def lean(source: bytes, name: str) -> ast.Module:
    return _Lean().visit(ast.parse(source, name))


class _Lean(ast.NodeTransformer):
    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [_untyped(statement) for statement in _undocumented(node.body)]
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.body = _undocumented(node.body) or [ast.copy_location(ast.Pass(), node)]
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.body = _undocumented(node.body) or [ast.copy_location(ast.Pass(), node)]
        if not any("register" in ast.unparse(decorator) for decorator in node.decorator_list):
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef


def _undocumented(body: list[ast.stmt]) -> list[ast.stmt]:
    """Without texts that stand alone: the first documents, and the rest was never kept."""
    return [statement for statement in body if not _is_text(statement)]


def _is_text(statement: ast.stmt) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _untyped(statement: ast.stmt) -> ast.stmt:
    """A name of a module without its type."""
    if not isinstance(statement, ast.AnnAssign):
        return statement
    plain = ast.Assign([statement.target], statement.value) if statement.value else ast.Pass()
    return ast.copy_location(plain, statement)
