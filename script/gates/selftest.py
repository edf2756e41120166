#!/usr/bin/env python3
"""Shows that every gate can fail: each is run on a small tree that is right, then on one with a planted fault, and must tell them apart."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

import swiftsource

GATES = os.path.dirname(os.path.abspath(__file__))
ROOT = swiftsource.root_from_arguments()


def write(folder, tree):
    for path, text in tree.items():
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as stream:
            stream.write(text)


def run(gate, arguments):
    result = subprocess.run([os.path.join(GATES, gate), *arguments], capture_output=True, text=True, check=False)
    return result.returncode, result.stdout + result.stderr


def plain(folder):
    return [folder]


def indexed(folder):
    """Compiles the tree's one file with an index, as a debug build does. The list of newer symbols comes from the real cache."""
    os.symlink(os.path.join(ROOT, ".build"), os.path.join(folder, ".build"))
    subprocess.run(
        ["swiftc", "-module-name", "Planted", "-index-store-path", os.path.join(folder, "index"), "-c",
         os.path.join(folder, "Sources/SDK/A.swift"), "-o", os.path.join(folder, "a.o")], check=True, capture_output=True)
    return [folder, os.path.join(folder, "index")]


def with_results(folder):
    return [folder, os.path.join(folder, "logs")]


def events(*rows):
    """A run's event stream: rows of (test, ended well)."""
    lines = []
    for name, passed in rows:
        identifier = f"ATests.Adding/`{name}`()/AddingTests.swift:3:4"
        lines.append({"kind": "test", "payload": {"id": identifier, "kind": "function", "name": f"`{name}`()"}})
        lines.append({"kind": "event", "payload": {
            "kind": "testEnded", "testID": identifier, "messages": [{"symbol": "pass" if passed else "fail", "text": ""}]}})
    return "".join(json.dumps(line) + "\n" for line in lines)


def conformance(state, proof, passed=True):
    text = f"# Conformance\n\n## Spec 1: A\n\n### Adding ({state})\n\n| # | statement | proved by |\n|---|---|---|\n| 1.1 | It adds. | {proof} |\n"
    return {"docs/conformance.md": text + "\n## Spec 2: B\n\nNot begun.\n", "logs/a.events.jsonl": events(("it adds", passed)),
            "logs/passed": "gate: format\n"}


CARDS = "Sources/CardRules/A.swift"
SDK = "Sources/SDK/A.swift"
GOOD_FORMAT = {".swift-format": open(os.path.join(ROOT, ".swift-format"), encoding="utf-8").read(), SDK: "func f() {}\n"}
LONG = "// line\n"

XCODE = "Example/Checkout.xcodeproj/project.pbxproj"


def xcode(old="", new="", without=None):
    """The example's own project with what it names, one piece replaced in it or a file left out."""
    names = [XCODE, "Example/Checkout.xcodeproj/xcshareddata/xcschemes/Checkout.xcscheme", "Example/iOS/Info.plist",
             "Example/iOS/Main/CheckoutMain.swift", "Package.swift"]
    tree = {name: swiftsource.read(ROOT, name) for name in names if name != without}
    tree["Example/Sources/CheckoutApp/A.swift"] = ""
    assert old in tree[XCODE]
    tree[XCODE] = tree[XCODE].replace(old, new)
    return tree


# gate, what is planted, right tree, wrong tree, how its arguments are made
CASES = [
    ("format", "two statements on a line", GOOD_FORMAT, {**GOOD_FORMAT, SDK: "func f() {let a=1;print(a)}\n"}, plain),
    ("format", "a force unwrap", GOOD_FORMAT, {**GOOD_FORMAT, SDK: "let number = Int(\"1\")!\n"}, plain),
    ("documentation.py", "a public function without comment",
     {SDK: "/// Does.\npublic func f() {}\n"}, {SDK: "public func f() {}\n"}, plain),
    ("documentation.py", "a package property without comment",
     {SDK: "struct S {\n    /// Is.\n    package var a = 1\n}\n"}, {SDK: "struct S {\n    package var a = 1\n}\n"}, plain),
    ("documentation.py", "a case of a public enum without comment",
     {SDK: "/// E.\npublic enum E {\n    /// A.\n    case a\n}\n"}, {SDK: "/// E.\npublic enum E {\n    case a\n}\n"}, plain),
    ("documentation.py", "a requirement without comment",
     {SDK: "/// P.\npackage protocol P {\n    /// A.\n    func a()\n}\n"}, {SDK: "/// P.\npackage protocol P {\n    func a()\n}\n"}, plain),
    ("availability.py", "a call that came with iOS 16",
     {SDK: "func f() async throws { try await Task.sleep(nanoseconds: 1) }\n"},
     {SDK: "func f() async throws { try await Task.sleep(for: .seconds(1)) }\n"}, indexed),
    ("availability.py", "the newer overload of an old name",
     {SDK: "import Foundation\nfunc f(_ a: URL) -> URL { a.appendingPathComponent(\"b\") }\n"},
     {SDK: "import Foundation\nfunc f(_ a: URL) -> URL { a.appending(path: \"b\") }\n"}, indexed),
    ("embedded", "an untyped throw in the card rules",
     {CARDS: "enum E: Error { case a }\nfunc f() throws(E) { throw .a }\n"}, {CARDS: "enum E: Error { case a }\nfunc f() throws { throw E.a }\n"}, plain),
    ("embedded", "Foundation in the card rules", {CARDS: "func f() {}\n"}, {CARDS: "import Foundation\nfunc f() {}\n"}, plain),
    ("sizes.py", "a file of 401 lines", {SDK: LONG * 400}, {SDK: LONG * 401}, plain),
    ("sizes.py", "8,001 lines of LinuxUI",
     {f"Sources/LinuxUI/UIKit/A{n}.swift": LONG * 400 for n in range(20)},
     {f"Sources/LinuxUI/UIKit/A{n}.swift": LONG * (400 if n else 1) for n in range(21)}, plain),
    ("conditionals.py", "#if os in the SDK's logic",
     {"Sources/SDK/S/Platform/A.swift": "#if os(Linux)\n#endif\n", SDK: "// #if os(Linux)\n"}, {SDK: "#if os(Linux)\n#endif\n"}, plain),
    ("conditionals.py", "#if canImport in the SDK's logic", {SDK: "#if DEBUG\n#endif\n"}, {SDK: "#if canImport(UIKit)\n#endif\n"}, plain),
    ("sendable.py", "an unchecked claim without a lock",
     {SDK: "/// Guarded by `lock`.\nfinal class C: @unchecked Sendable {}\n"}, {SDK: "/// Safe.\nfinal class C: @unchecked Sendable {}\n"}, plain),
    ("words.py", "a path of one machine", {"README.md": "see docs/work/a\n"}, {"README.md": "see /home/ann/work\n"}, plain),
    ("words.py", "a conflict mark", {"README.md": "====\n"}, {"README.md": "<<<<<<< HEAD\n"}, plain),
    ("arrows.py", "the SDK imports the server",
     {"Sources/SDK/CoinmeVaultSDK/A.swift": "import CofferWire\n"}, {"Sources/SDK/CoinmeVaultSDK/A.swift": "import CofferVault\n"}, plain),
    ("arrows.py", "the card rules import something", {CARDS: "// import Foundation\n"}, {CARDS: "import Swift\n"}, plain),
    ("arrows.py", "a second owner of SQLite",
     {"Server/Sources/VaultSQLite/A.swift": "import CCofferSQLite\n"}, {"Server/Sources/API/A.swift": "internal import CCofferSQLite\n"}, plain),
    ("xcode.py", "a file that is not there", xcode(), xcode(without="Example/iOS/Info.plist"), plain),
    ("xcode.py", "an object that is not there", xcode(), xcode("rootObject = C0FFEE000000000000000001", "rootObject = C0FFEE0000000000000000FF"), plain),
    ("xcode.py", "a missing semicolon", xcode(), xcode("objectVersion = 77;", "objectVersion = 77"), plain),
    ("xcode.py", "a product that the package does not have", xcode(), xcode("productName = PrimerSDK;", "productName = OtherSDK;"), plain),
    ("xcode.py", "a newer iOS", xcode(), xcode("DEPLOYMENT_TARGET = 15.0", "DEPLOYMENT_TARGET = 16.0"), plain),
    ("conformance.py", "a finished part with an unproved statement",
     conformance("finished", "ATests/Adding/it adds"), conformance("finished", ""), with_results),
    ("conformance.py", "a test that does not exist",
     conformance("open: later", "ATests/AddingTests/it adds"), conformance("open: later", "ATests/Adding/it does not exist"), with_results),
    ("conformance.py", "a test that failed",
     conformance("finished", "ATests/it adds"), conformance("finished", "ATests/it adds", passed=False), with_results),
    ("conformance.py", "a step that did not pass",
     conformance("finished", "step/gate: format"), conformance("finished", "step/gate: sizes"), with_results),
]


def main():
    wrong = 0
    scratch = tempfile.mkdtemp()
    try:
        for number, (gate, planted, right_tree, wrong_tree, arguments) in enumerate(CASES):
            results = []
            for kind, tree in (("right", right_tree), ("wrong", wrong_tree)):
                folder = os.path.join(scratch, f"{number}-{kind}")
                write(folder, tree)
                results.append(run(gate, arguments(folder)))
            (right_status, right_output), (wrong_status, wrong_output) = results
            if right_status != 0:
                wrong += 1
                print(f"error: {gate} fails on a tree that is right ({planted}):\n{right_output}")
            elif wrong_status == 0:
                wrong += 1
                print(f"error: {gate} did not notice {planted}:\n{wrong_output}")
            else:
                print(f"red when it must be: {gate}, {planted}")
    finally:
        shutil.rmtree(scratch)
    print(f"{len(CASES) - wrong} of {len(CASES)} planted faults were noticed")
    sys.exit(1 if wrong else 0)


main()
