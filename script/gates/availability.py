#!/usr/bin/env python3
"""What ships to Apple uses nothing newer than iOS 15 (docs/decisions/0002-newer-api.md).

usage: availability.py ROOT [INDEX_STORE...]
Without an index store: ROOT/.build/debug/index/store, into which script/test builds every package.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile

import indexstore
import swiftsource

OLDEST_IOS = (15, 0)
MODULES = ["Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "RegexBuilder", "Distributed", "Dispatch",
           "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking"]
# Fewer symbols than this means that the graphs were not read as intended, and a clean result would mean nothing.
NEWER_SYMBOLS_MIN = 1_000


def newer_symbols(root):
    """USR -> (name, iOS version), for every symbol that came after iOS 15. Kept in .build per toolchain."""
    version = subprocess.run(["swiftc", "--version"], capture_output=True, check=True, text=True).stdout
    key = hashlib.sha256((version + json.dumps([MODULES, OLDEST_IOS])).encode()).hexdigest()[:16]
    cache = os.path.join(root, ".build", f"newer-than-ios15-{key}.json")
    if os.path.exists(cache):
        with open(cache, encoding="utf-8") as stream:
            return json.load(stream)
    found = derive()
    os.makedirs(os.path.dirname(cache), exist_ok=True)
    partial = f"{cache}.{os.getpid()}"
    with open(partial, "w", encoding="utf-8") as stream:
        json.dump(found, stream)
    os.replace(partial, cache)
    return found


def derive():
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True, text=True).stdout)
    found, parents = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, "-target", target["target"]["unversionedTriple"],
                 "-minimum-access-level", "public", "-output-dir", folder], capture_output=True, check=False)
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as stream:
                graph = json.load(stream)
            for symbol in graph["symbols"]:
                usr = symbol["identifier"]["precise"]
                for availability in symbol.get("availability", []):
                    introduced = availability.get("introduced", {})
                    version = (introduced.get("major", 0), introduced.get("minor", 0))
                    if availability.get("domain") == "iOS" and version > OLDEST_IOS and "::SYNTHESIZED::" not in usr:
                        found[usr] = (".".join(symbol["pathComponents"]), f"{version[0]}.{version[1]}")
            for relation in graph["relationships"]:
                if relation["kind"] == "memberOf" and "::SYNTHESIZED::" not in relation["source"]:
                    parents.setdefault(relation["source"], relation["target"])
    # A member is no older than the type it is in, whether or not it says so.
    for member in parents:
        ancestor, depth = parents[member], 0
        while member not in found and ancestor is not None and depth < 8:
            if ancestor in found:
                found[member] = (member, found[ancestor][1])
            ancestor, depth = parents.get(ancestor), depth + 1
    return found


def main():
    root = swiftsource.root_from_arguments()
    stores = sys.argv[2:] or [os.path.join(root, ".build/debug/index/store")]
    if not all(map(os.path.isdir, stores)):
        raise SystemExit("no index to read: build first")
    newer = newer_symbols(root)
    if len(newer) < NEWER_SYMBOLS_MIN:
        raise SystemExit(f"only {len(newer)} symbols newer than iOS 15 were found: the symbol graphs were not read")
    # Platform/Vendor is compiled on macOS only, with the vendor's collector.
    paths = [path for path in swiftsource.files(root, swiftsource.SHIPPED_TO_APPLE) if "/Platform/Vendor/" not in path]
    shipped = {os.path.join(root, path) for path in paths}
    problems, seen = set(), set()
    for store in stores:
        index = indexstore.IndexStore(store)
        for unit in index.unit_names():
            main_file, records = index.records(unit)
            main_file = os.path.realpath(main_file) if main_file not in shipped else main_file
            if main_file not in shipped:
                continue
            seen.add(main_file)
            for record in records:
                for usr, line in index.occurrences(record):
                    if usr in newer:
                        name, version = newer[usr]
                        problems.add(f"{os.path.relpath(main_file, root)}:{line}: {name} came with iOS {version}, the SDKs promise iOS 15")
    unseen = sorted(os.path.relpath(path, root) for path in shipped - seen)
    if unseen:
        raise SystemExit("not in the index, build first: " + ", ".join(unseen))
    swiftsource.finish(sorted(problems), f"{len(seen)} files use nothing of the {len(newer)} symbols newer than iOS 15")


main()
