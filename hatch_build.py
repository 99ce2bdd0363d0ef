"""Compiles the rules with mypyc while a wheel is built, on all cores.

Off unless ``HATCH_BUILD_HOOK_ENABLE_CUSTOM=1``, which ``make compiled`` sets: a plain install is pure Python.
"""

from __future__ import annotations

import ast
import os
import re
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "src"
BATCHES = 16
# Calls inside the library need not go by its table of names, and small functions can be put in their place.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
HOT_FLAGS = ["-O2"]


class CompileRules(BuildHookInterface[Any]):
    """Puts the libraries that mypyc makes beside the modules they were made of."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        with TemporaryDirectory() as build:
            for library in compiled(Path(self.root), self.config, Path(build)):
                build_data["force_include"][str(library)] = str(library.relative_to(Path(self.root) / SOURCE))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def compiled(root: Path, config: dict[str, Any], build: Path) -> list[Path]:
    """Compile what pyproject.toml includes; the libraries lie in the source tree."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            flags, hotter = (FLAGS, HOT_FLAGS) if self.compiler.compiler_type == "unix" else ([], [])
            self.compiler.compile = in_parallel(self.compiler.compile, flags, hotter)
            super().build_extensions()

    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            [*config["mypy-args"], *modules(config)],
            multi_file=True,
            target_dir=str(build),
            **config["options"],
        )
        for module in modules(config):
            put_docstrings(Path(module), build)
        for extension in extensions:
            extension.sources = batches(extension.sources, build, config["hot"])
        distribution = Distribution({"ext_modules": extensions, "package_dir": {"": SOURCE}})
        command = ParallelBuild(distribution)
        command.inplace = True
        command.parallel = True
        command.build_temp = str(build)
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted((root / SOURCE).rglob(f"*{suffix}"))


def modules(config: dict[str, Any]) -> list[str]:
    """The files to compile, below the folders and files that the configuration names."""
    named = [Path(name) for name in config["include"]]
    files = [file for path in named for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    left_out = config.get("exclude", [])
    return [str(file) for file in files if not any(fnmatch(str(file), name) for name in left_out)]


def put_docstrings(module: Path, build: Path) -> None:
    """Put the docstrings of a module into the C file made of it. mypyc writes the signatures alone, so that
    ``help`` would show how a thing is called and not what it is."""
    dotted = ".".join(module.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    file = build / f"__native_{dotted.replace('.', '___')}.c"
    tree = ast.parse(module.read_text())
    code = put(file.read_text(), r"static struct PyModuleDef \w+ = ", MODULE, tree)
    for function in functions_of(tree):
        code = put(code, r"static PyMethodDef \w+module_methods\[\] = ", method(function.name), function)
    for kind in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        name = rf"\w+___{kind.name}"
        code = put(code, rf"static PyTypeObject CPyType_{name}_template_ = ", CLASS, kind)
        for function in functions_of(kind):
            code = put(code, rf"static PyMethodDef {name}_methods\[\] = ", method(function.name), function)
            code = put(code, rf"static PyGetSetDef {name}_getseters\[\] = ", getter(function.name), function)
    file.write_text(code)


def functions_of(node: ast.Module | ast.ClassDef) -> list[ast.FunctionDef]:
    return [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]


# Where a docstring goes in a table: between what is found first and last. A signature that is there stays.
SIGNATURE = r'PyDoc_STR\((?:"(?:[^"\\]|\\.)*")?'
MODULE = r"()NULL(, /\* docstring \*/)"
CLASS = rf"(\.tp_doc = {SIGNATURE})(?:NULL)?(\))"
PLAIN = " .,:;()"  # beside letters and digits: what needs no escape in C


def method(name: str) -> str:
    return rf'(\{{"{name}",\s*\(PyCFunction\)\w+,\s*[A-Z_| ]+, {SIGNATURE})(?:NULL)?(\))'


def getter(name: str) -> str:
    return rf'(\{{"{name}",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\}})'


def put(code: str, table: str, place: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """The same code with a docstring in its place in a table; as it was where there is no such place."""
    text = ast.get_docstring(node)
    found = re.search(rf"^{table}.*?^\}};", code, re.DOTALL | re.MULTILINE) if text else None
    if found is None or text is None:
        return code
    letters = [
        chr(byte) if (byte < 128 and chr(byte).isalnum()) or chr(byte) in PLAIN else f"\\{byte:03o}"
        for byte in text.encode()
    ]
    quoted = f'"{"".join(letters)}"'
    missing = signature(node)

    def fill(gap: re.Match[str]) -> str:
        return gap[1] + (missing if gap[1].endswith("PyDoc_STR(") else "") + quoted + gap[2]

    filled = re.sub(place, fill, found.group(), count=1, flags=re.DOTALL)
    return code[: found.start()] + filled + code[found.end() :]


def signature(node: ast.AST) -> str:
    """How a class is called, where mypyc does not say so because a default is a constant with a name."""
    if not isinstance(node, ast.ClassDef):
        return ""
    for function in functions_of(node):
        if function.name == "__init__":
            given = function.args
            for one in (*given.args, *given.kwonlyargs):
                one.annotation = None
            given.args = given.args[1:]  # without self
            text = f"{node.name}({ast.unparse(given)})".replace("\\", "\\\\").replace('"', '\\"')
            return f'"{text}\\n--\\n\\n"'
    return ""


def batches(sources: list[str], build: Path, hot: list[list[str]]) -> list[str]:
    """Few C files that include the many: each of those reads a header of a megabyte, which takes a fifth of
    the time. Each list of hot ones is a file of its own, at level 2, with a name that setuptools takes first;
    the others are as long as each other, so that no core waits for the last one."""
    if len(sources) <= BATCHES:
        return sources
    lengths = {source: Path(source).stat().st_size for source in sources}
    shares: list[list[str]] = [[] for _ in range(BATCHES)]
    for source in sorted(sources, key=lambda source: -lengths[source]):
        heat = [number for number, words in enumerate(hot) if any(word in source for word in words)]
        places = [shares[heat[0]]] if heat else shares[len(hot) :]
        min(places, key=lambda share: sum(lengths[other] for other in share)).append(source)
    files = [build / f"{'hot' if number < len(hot) else 'rest'}_{number}.c" for number in range(BATCHES)]
    for file, share in zip(files, shares, strict=True):
        file.write_text("".join(f'#include "{source}"\n' for source in share))
    return [str(file) for file in files]


def in_parallel(
    compile_files: Callable[..., list[str]], flags: list[str], hotter: list[str]
) -> Callable[..., list[str]]:
    """setuptools compiles one file after the other; the C compilers are processes, so threads suffice."""

    def compile_all(sources: list[str], *, extra_postargs: list[str], **options: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            more = [*flags, *hotter] if Path(source).name.startswith("hot_") else flags
            return compile_files([source], extra_postargs=[*extra_postargs, *more], **options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [library for found in pool.map(compile_one, sources) for library in found]

    return compile_all
