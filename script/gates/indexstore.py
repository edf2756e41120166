"""Reads the index that the Swift compiler writes beside a debug build, through the toolchain's own libIndexStore."""

import ctypes
import json
import os
import shutil
import subprocess


class StringRef(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def text(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace") if self.length else ""


_NAMES = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, StringRef)
_VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_RECORD_KIND = 2


def toolchain_usr():
    """The toolchain's `usr` folder, found through the `swiftc` on the path."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True, text=True).stdout
    resources = json.loads(info)["paths"]["runtimeResourcePath"]
    return os.path.dirname(os.path.dirname(resources)) if resources else os.path.dirname(os.path.dirname(shutil.which("swiftc")))


class IndexStore:
    """The units and records of one index store."""

    def __init__(self, path):
        folder = os.path.join(toolchain_usr(), "lib")
        names = [name for name in ("libIndexStore.so", "libIndexStore.dylib") if os.path.exists(os.path.join(folder, name))]
        if not names:
            raise SystemExit("the toolchain has no libIndexStore")
        self.library = ctypes.CDLL(os.path.join(folder, names[0]))
        self._declare()
        self.store = self.library.indexstore_store_create(path.encode(), None)
        if not self.store:
            raise SystemExit(f"no index at {path}: build first (debug, which indexes by default)")

    def _declare(self):
        pointer, reference = ctypes.c_void_p, StringRef
        for name, result, arguments in [
            ("store_create", pointer, [ctypes.c_char_p, pointer]),
            ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, _NAMES]),
            ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("unit_reader_dispose", None, [pointer]),
            ("unit_reader_get_main_file", reference, [pointer]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, _VISIT]),
            ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
            ("unit_dependency_get_name", reference, [pointer]),
            ("unit_dependency_get_filepath", reference, [pointer]),
            ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
            ("record_reader_dispose", None, [pointer]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, _VISIT]),
            ("occurrence_get_symbol", pointer, [pointer]),
            ("occurrence_get_line_col", None, [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
            ("symbol_get_usr", reference, [pointer]),
        ]:
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments

    def unit_names(self):
        names = []
        self.library.indexstore_store_units_apply_f(self.store, 0, None, _NAMES(lambda _, name: names.append(name.text()) or True))
        return names

    def records(self, unit_name):
        """(main file, [record names of that very file]) of one unit."""
        reader = self.library.indexstore_unit_reader_create(self.store, unit_name.encode(), None)
        if not reader:
            return ("", [])
        main_file = self.library.indexstore_unit_reader_get_main_file(reader).text()
        found = []

        def visit(_, dependency):
            if self.library.indexstore_unit_dependency_get_kind(dependency) == _RECORD_KIND:
                if self.library.indexstore_unit_dependency_get_filepath(dependency).text() == main_file:
                    found.append(self.library.indexstore_unit_dependency_get_name(dependency).text())
            return True

        self.library.indexstore_unit_reader_dependencies_apply_f(reader, None, _VISIT(visit))
        self.library.indexstore_unit_reader_dispose(reader)
        return (main_file, found)

    def occurrences(self, record_name):
        """[(symbol's USR, line)] of one record."""
        reader = self.library.indexstore_record_reader_create(self.store, record_name.encode(), None)
        if not reader:
            return []
        found = []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def visit(_, occurrence):
            self.library.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            symbol = self.library.indexstore_occurrence_get_symbol(occurrence)
            found.append((self.library.indexstore_symbol_get_usr(symbol).text(), line.value))
            return True

        self.library.indexstore_record_reader_occurrences_apply_f(reader, None, _VISIT(visit))
        self.library.indexstore_record_reader_dispose(reader)
        return found
